import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CONTROL_CLASSES, Field, type FieldTexts } from './Field.tsx';

type TextFieldProps = ComponentProps<'input'> & FieldTexts & { isLabelHidden?: boolean; icon?: ReactNode };

/** One line of text. A field that is not `required` is marked as optional, unless its label is hidden. */
export function TextField({ label, hint, error, isLabelHidden, icon, className, ...input }: TextFieldProps) {
  const isOptional = input.required === false;
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} isOptional={isOptional}>
      {(control) => (
        <span className="relative block">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted">
              {icon}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={classes(CONTROL_CLASSES, icon !== undefined && 'pl-10', className)}
          />
        </span>
      )}
    </Field>
  );
}
