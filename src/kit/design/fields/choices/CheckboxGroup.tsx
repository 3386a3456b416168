import { BOX_CLASSES } from './Checkbox.tsx';
import { ChoiceCount } from './ChoiceCount.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { Choice } from './choice.ts';
import { toggled } from './toggled.ts';

/** Several of a set. `values` holds the chosen ones, in the order of `choices`. */
export type MultiChoiceProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  values: readonly Value[];
  onValuesChange: (values: Value[]) => void;
  isLabelHidden?: boolean;
  /** The name under which a form sends each chosen value. */
  name?: string;
};

/** Several of a set, as a list of boxes in columns as wide as the room allows. */
export function CheckboxGroup<Value extends string>(props: MultiChoiceProps<Value>) {
  const { label, choices, values, onValuesChange, isLabelHidden } = props;
  return (
    <ChoiceGroup
      label={label}
      isLabelHidden={isLabelHidden}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6"
    >
      {choices.map((choice) => (
        <label key={choice.value} className="flex items-start gap-3 py-1.5 has-disabled:opacity-50">
          <input
            type="checkbox"
            name={props.name}
            value={choice.value}
            checked={values.includes(choice.value)}
            disabled={choice.isDisabled}
            onChange={() => onValuesChange(toggled(choices, values, choice.value))}
            className={BOX_CLASSES}
          />
          <span className="min-w-0 flex-1">{choice.label}</span>
          <ChoiceCount count={choice.count} />
        </label>
      ))}
    </ChoiceGroup>
  );
}
