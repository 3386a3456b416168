import { Icon } from '../../icons/Icon.tsx';
import type { MultiChoiceProps } from './CheckboxGroup.tsx';
import { ChoiceCount } from './ChoiceCount.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { toggled } from './toggled.ts';

/** Several of a short set, as chips. */
export function ToggleChips<Value extends string>(props: MultiChoiceProps<Value>) {
  const { label, choices, values, onValuesChange, isLabelHidden } = props;
  return (
    <ChoiceGroup label={label} isLabelHidden={isLabelHidden} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <label key={choice.value} className="relative select-none">
          <input
            type="checkbox"
            name={props.name}
            value={choice.value}
            checked={values.includes(choice.value)}
            disabled={choice.isDisabled}
            onChange={() => onValuesChange(toggled(choices, values, choice.value))}
            className="peer sr-only"
          />
          <span className={CHIP_CLASSES}>
            <Icon name="check" className="-ml-0.5 hidden size-4" />
            {choice.label}
            <ChoiceCount count={choice.count} />
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}

const CHIP_CLASSES =
  'inline-flex min-h-10 items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-sm transition-colors ' +
  'peer-not-checked:hover:border-ink peer-checked:border-lake peer-checked:bg-lake-tint peer-checked:font-medium ' +
  'peer-checked:text-lake-hover peer-checked:[&>.icon]:block peer-disabled:opacity-50 peer-focus-visible:outline-2 ' +
  'peer-focus-visible:outline-offset-2 peer-focus-visible:outline-lake';
