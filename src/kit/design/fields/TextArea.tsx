import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { CONTROL_CLASSES, Field, type FieldTexts } from './Field.tsx';

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ label, hint, error, className, ...area }: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={area.required === false}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={classes(CONTROL_CLASSES, 'field-sizing-content min-h-28 py-2.5', className)}
        />
      )}
    </Field>
  );
}
