import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { buttonClasses } from '../../buttons/button-classes.ts';
import { classes } from '../../classes.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Popover } from '../../overlays/Popover.tsx';
import { placeAfterDigits } from '../caret.ts';
import { CONTROL_CLASSES, Field, type FieldTexts } from '../Field.tsx';
import { CountryFlag } from './CountryFlag.tsx';
import { PhoneCountryList } from './PhoneCountryList.tsx';
import { diallingCode, type PhoneCountry, writePhone } from './phone-number.ts';
import { phonePlaceholder } from './phone-placeholder.ts';
import { afterBlur, afterTyping, shownPhone, typingOf } from './phone-typing.ts';

type PhoneFieldProps = FieldTexts & {
  /** Dialling code and national number, empty for none: 41 79 123 45 67. */
  value: string | null | undefined;
  onValueChange: (value: string) => void;
} & Pick<ComponentProps<'input'>, 'ref' | 'name' | 'onBlur' | 'required' | 'disabled' | 'autoComplete'>;

/** The position of the caret after the number was spaced anew; null where the browser sets it. */
type CaretDigits = { current: number | null };

/**
 * A telephone number with its country, spaced while it is typed.
 *
 * @source docs/reference/screens.md, "Telephone numbers"
 */
export function PhoneField({ label, hint, error, value, onValueChange, ...input }: PhoneFieldProps) {
  const { text } = useLocale();
  const [typing, setTyping] = useState(() => typingOf(value ?? ''));
  const shown = shownPhone(typing, value ?? '');
  const { country, national } = shown;
  const field = useRef<HTMLInputElement>(null);
  const caretDigits: CaretDigits = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caretDigits.current === null) return;
    const offset = placeAfterDigits(national, caretDigits.current);
    field.current?.setSelectionRange(offset, offset);
    caretDigits.current = null;
  });

  const onChange = ({ currentTarget: { value: typed, selectionStart } }: ChangeEvent<HTMLInputElement>): void => {
    const { number, ...after } = afterTyping(typing, shown, typed);
    if (!after.draft) {
      const behindCaret = digitCount(typed.slice(selectionStart ?? typed.length));
      caretDigits.current = digitCount(shownPhone(after, number).national) - behindCaret;
    }
    // Another object each time: an edit that only took a space away has to place the caret as well.
    setTyping(after);
    onValueChange(number);
  };
  const pick = (picked: PhoneCountry): void => {
    const number = value ?? '';
    const { national: digits } = shownPhone(afterBlur(typing), number);
    setTyping({ country: picked, draft: null });
    onValueChange(writePhone(picked, digits));
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
                <Icon name="chevron-down" className="size-4 text-muted" />
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
            placeholder={phonePlaceholder(country)}
            {...input}
            {...control}
            ref={(element) => {
              field.current = element;
              if (typeof input.ref === 'function') input.ref(element);
            }}
            type="tel"
            value={national}
            onChange={onChange}
            onBlur={(event) => {
              setTyping(afterBlur(typing));
              input.onBlur?.(event);
            }}
            className={CONTROL_CLASSES}
          />
        </span>
      )}
    </Field>
  );
}

/** @source docs/reference/screens.md, "Telephone numbers" */
const SWISS_CODE = '41 (0)';

const digitCount = (text: string): number => text.replace(/\D/g, '').length;
