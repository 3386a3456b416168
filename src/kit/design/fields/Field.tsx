import { type ReactNode, useId } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { classes } from '../classes.ts';

/** The texts of a form control. */
export type FieldTexts = { label: string; hint?: string | undefined; error?: string | undefined };

/** Attributes that tie label, hint and error to the control inside. */
type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldTexts & {
  isOptional?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  children: (control: ControlAttributes) => ReactNode;
};

/** Label above, hint and error below a control. The error is announced when it appears. */
export function Field({ label, hint, error, isOptional, isLabelHidden, children }: FieldProps) {
  const id = useId();
  const { text } = useLocale();
  const describedBy = classes(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {isOptional && <span className="font-normal text-muted"> · {text('kit.optional')}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite" className={isLabelHidden ? 'empty:-mt-1.5' : undefined}>
        {error && (
          <p id={`${id}-error`} className="text-sm font-medium text-brick-hover">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** The box of a text control: 44 px high, an edge that darkens under the pointer, brick when wrong. */
export const CONTROL_CLASSES = 'control';
