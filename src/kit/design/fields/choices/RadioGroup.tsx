import { useId } from 'react';
import { BOX_CLASSES } from './Checkbox.tsx';
import { ChoiceCount } from './ChoiceCount.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { Choice } from './choice.ts';

/** One of a set. */
export type SingleChoiceProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  isLabelHidden?: boolean;
  /** The name under which a form sends it. */
  name?: string;
};

/** One of a set, as a list of radio buttons. */
export function RadioGroup<Value extends string>(props: SingleChoiceProps<Value>) {
  const { label, choices, value, onValueChange, isLabelHidden } = props;
  const id = useId();
  return (
    <ChoiceGroup label={label} isLabelHidden={isLabelHidden} className="flex flex-col">
      {choices.map((choice) => (
        <label key={choice.value} className="flex items-start gap-3 py-1.5 has-disabled:opacity-50">
          <input
            type="radio"
            name={props.name ?? id}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.isDisabled}
            onChange={() => onValueChange(choice.value)}
            className={BOX_CLASSES}
          />
          <span className="min-w-0 flex-1">{choice.label}</span>
          <ChoiceCount count={choice.count} />
        </label>
      ))}
    </ChoiceGroup>
  );
}
