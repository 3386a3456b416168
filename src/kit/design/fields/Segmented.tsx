import { useId } from 'react';
import { ChoiceCount } from './ChoiceCount.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { SingleChoiceProps } from './RadioGroup.tsx';

/** One of two to five short words side by side: rent or buy, list or grid. */
export function Segmented<Value extends string>(props: SingleChoiceProps<Value>) {
  const { label, choices, value, onValueChange, isLabelHidden } = props;
  const id = useId();
  return (
    <ChoiceGroup
      label={label}
      isLabelHidden={isLabelHidden}
      className="flex w-fit max-w-full flex-wrap rounded-md border border-line bg-surface p-0.75"
    >
      {choices.map((choice) => (
        <label key={choice.value} className={SEGMENT_CLASSES}>
          <input
            type="radio"
            name={props.name ?? id}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.isDisabled}
            onChange={() => onValueChange(choice.value)}
            className="sr-only"
          />
          {choice.label}
          <ChoiceCount count={choice.count} />
        </label>
      ))}
    </ChoiceGroup>
  );
}

const SEGMENT_CLASSES =
  'relative inline-flex min-h-9 flex-1 items-center justify-center gap-1.5 rounded-sm px-4 text-sm font-medium ' +
  'whitespace-nowrap text-muted transition-colors hover:text-ink has-checked:bg-ink has-checked:text-paper has-checked:*:text-paper ' +
  'has-disabled:opacity-50 has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-lake';
