import { useId } from 'react';
import { ChoiceCount } from './ChoiceCount.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { SingleChoiceProps } from './RadioGroup.tsx';

/** One of two to five short words side by side: rent or buy, list or grid. */
export function Segmented<Value extends string>(props: SingleChoiceProps<Value>) {
  const { label, choices, value, onValueChange, isLabelHidden } = props;
  const id = useId();
  return (
    <ChoiceGroup label={label} isLabelHidden={isLabelHidden} className={SEGMENTS_CLASSES}>
      {choices.map((choice) => (
        <label key={choice.value} className="relative flex flex-1 select-none">
          <input
            type="radio"
            name={props.name ?? id}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.isDisabled}
            onChange={() => onValueChange(choice.value)}
            className="peer sr-only"
          />
          <span className={SEGMENT_CLASSES}>
            {choice.label}
            <ChoiceCount count={choice.count} />
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}

const SEGMENTS_CLASSES = 'flex w-fit max-w-full flex-wrap rounded-md border border-line bg-surface p-0.75';
const SEGMENT_CLASSES =
  'inline-flex min-h-9 flex-1 items-center justify-center gap-1.5 whitespace-nowrap rounded-sm px-3 text-sm font-medium ' +
  'text-muted transition-colors peer-not-checked:hover:text-ink mobile-landscape:px-4 peer-checked:bg-ink ' +
  'peer-checked:text-paper peer-checked:*:text-paper peer-disabled:opacity-50 peer-focus-visible:outline-2 ' +
  'peer-focus-visible:outline-lake';
