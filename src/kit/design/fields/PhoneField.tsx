import { ChevronDown } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { buttonClasses } from '../buttons/button-classes.ts';
import { classes } from '../classes.ts';
import { Popover } from '../overlays/Popover.tsx';
import { CountryFlag } from './CountryFlag.tsx';
import { placeAfterDigits } from './caret.ts';
import { CONTROL_CLASSES, Field, type FieldTexts } from './Field.tsx';
import { PhoneCountryList } from './PhoneCountryList.tsx';
import { diallingCode, type PhoneCountry, readPhone, writePhone } from './phone-number.ts';

type PhoneFieldProps = FieldTexts & {
  /** Dialling code and national number, empty for none: 41 79 123 45 67. */
  value: string | null | undefined;
  onValueChange: (value: string) => void;
} & Pick<ComponentProps<'input'>, 'ref' | 'name' | 'onBlur' | 'required' | 'disabled' | 'autoComplete'>;

/** Where the caret goes after the number was spaced anew; null where the browser knows by itself. */
type CaretDigits = { current: number | null };

/**
 * A telephone number with its country, spaced while it is typed.
 *
 * @source docs/reference/screens.md, "Telephone numbers"
 */
export function PhoneField({ label, hint, error, value, onValueChange, ...input }: PhoneFieldProps) {
  const { text } = useLocale();
  const [chosen, setChosen] = useState<PhoneCountry>(() => readPhone(value ?? '').country);
  const { country, national } = readPhone(value ?? '', chosen);
  const field = useRef<HTMLInputElement>(null);
  const caretDigits: CaretDigits = useRef<number | null>(null);
  // An edit that only took a space away leaves the number as it was: the caret has to be placed nevertheless.
  const [, countEdit] = useReducer((edits: number) => edits + 1, 0);

  useLayoutEffect(() => {
    if (caretDigits.current === null) return;
    const offset = placeAfterDigits(national, caretDigits.current);
    field.current?.setSelectionRange(offset, offset);
    caretDigits.current = null;
  });

  const onChange = ({ currentTarget: { value: typed, selectionStart } }: ChangeEvent<HTMLInputElement>): void => {
    const kept = writePhone(country, typed);
    const shown = readPhone(kept, country);
    const behindCaret = digitCount(typed.slice(selectionStart ?? typed.length));
    caretDigits.current = digitCount(shown.national) - behindCaret;
    if (kept !== '') setChosen(shown.country);
    countEdit();
    onValueChange(kept);
  };
  const pick = (picked: PhoneCountry): void => {
    setChosen(picked);
    onValueChange(writePhone(picked, national));
    requestAnimationFrame(() => field.current?.focus());
  };
  return (
    <Field label={label} hint={hint} error={error} isOptional={input.required === false}>
      {(control) => (
        <span className="flex gap-2">
          <Popover
            label={text('kit.phone.country')}
            renderTrigger={(trigger) => (
              <button
                type="button"
                {...trigger}
                disabled={input.disabled}
                className={classes(buttonClasses({ variant: 'secondary' }), 'border-edge font-normal')}
              >
                <CountryFlag country={country} />
                <span className="sr-only">{text('kit.phone.country')}: </span>
                <span className="tabular-nums">{country === 'CH' ? SWISS_CODE : diallingCode(country)}</span>
                <ChevronDown aria-hidden="true" className="size-4 text-muted" />
              </button>
            )}
          >
            {(close) => (
              <PhoneCountryList
                chosen={country}
                onPick={(picked) => {
                  close();
                  pick(picked);
                }}
              />
            )}
          </Popover>
          <input
            autoComplete="tel"
            placeholder={PLACEHOLDER}
            {...input}
            {...control}
            ref={(element) => {
              field.current = element;
              if (typeof input.ref === 'function') input.ref(element);
            }}
            type="tel"
            value={national}
            onChange={onChange}
            className={CONTROL_CLASSES}
          />
        </span>
      )}
    </Field>
  );
}

/** @source docs/reference/screens.md, "Telephone numbers" */
const SWISS_CODE = '41 (0)';
const PLACEHOLDER = 'XX XXX XX XX';

const digitCount = (text: string): number => text.replace(/\D/g, '').length;
