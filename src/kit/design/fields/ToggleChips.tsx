import { Icon } from '../icons/Icon.tsx';
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
        <label key={choice.value} className={CHIP_CLASSES}>
          <input
            type="checkbox"
            name={props.name}
            value={choice.value}
            checked={values.includes(choice.value)}
            disabled={choice.isDisabled}
            onChange={() => onValuesChange(toggled(choices, values, choice.value))}
            className="sr-only"
          />
          <Icon name="check" className="-ml-0.5 hidden size-4 group-has-checked:block" />
          {choice.label}
          <ChoiceCount count={choice.count} />
        </label>
      ))}
    </ChoiceGroup>
  );
}

const CHIP_CLASSES =
  'group inline-flex min-h-10 select-none items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-sm ' +
  'transition-colors hover:border-ink has-checked:border-lake has-checked:bg-lake-tint has-checked:font-medium ' +
  'has-checked:text-lake-hover has-disabled:opacity-50 has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-lake';
