import { useId } from 'react';
import { ChoiceCount } from './ChoiceCount.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { SingleChoiceProps } from './RadioGroup.tsx';

/** One of two to five short words side by side: rent or buy, list or grid. */
export function Segmented<Value extends string>(props: SingleChoiceProps<Value>) {
  const { label, choices, value, onValueChange, isLabelHidden } = props;
  const id = useId();
  return (
    <ChoiceGroup label={label} isLabelHidden={isLabelHidden} className="segments">
      {choices.map((choice) => (
        <label key={choice.value}>
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
