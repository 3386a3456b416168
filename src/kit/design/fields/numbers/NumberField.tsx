import { type ComponentProps, useState } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { classes } from '../../classes.ts';
import { CONTROL_CLASSES, Field, type FieldTexts } from '../Field.tsx';
import { parseNumber } from './number-text.ts';

type NumberFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> &
  FieldTexts & { value: number | null; onValueChange: (value: number | null) => void; unit?: string };

/** A number with its unit (CHF, m²). Takes 1'950 and 3,5 as well; shows its own notation when left. */
export function NumberField({ label, hint, error, value, onValueChange, unit, ...input }: NumberFieldProps) {
  const { number, text } = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && parseNumber(draft) === 'invalid';
  const change = (written: string): void => {
    const parsed = parseNumber(written);
    setDraft(written);
    if (parsed !== 'invalid') onValueChange(parsed);
  };
  const problem = error ?? (isWrong ? text('kit.number.invalid') : undefined);
  return (
    <Field label={label} hint={hint} error={problem} isOptional={input.required === false}>
      {(control) => (
        <span className="relative block">
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...control}
            value={draft ?? (value === null ? '' : number(value))}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={() => !isWrong && setDraft(null)}
            className={classes(CONTROL_CLASSES, 'tabular-nums', unit && 'pr-14', input.className)}
          />
          {unit && (
            <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm text-muted">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
