import type { ComponentProps } from 'react';
import { classes } from '../../classes.ts';
import { Icon } from '../../icons/Icon.tsx';
import { CONTROL_CLASSES, Field, type FieldTexts } from '../Field.tsx';
import type { Choice } from './choice.ts';

type SelectProps = ComponentProps<'select'> & FieldTexts & { choices: readonly Choice[]; isLabelHidden?: boolean };

/** The platform's own select: best on a phone, known to every screen reader. */
export function Select({ label, hint, error, choices, isLabelHidden, className, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={classes(CONTROL_CLASSES, className)}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
