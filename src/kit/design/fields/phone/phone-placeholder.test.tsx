import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#kit/i18n/LocaleProvider.tsx';
import { loadMessages } from '#kit/i18n/messages.ts';
import { PhoneField } from './PhoneField.tsx';
import { type PhoneCountry, readPhone, writePhone } from './phone-number.ts';
import { phonePlaceholder } from './phone-placeholder.ts';

/** A mobile number of each. */
const NUMBERS: Partial<Record<PhoneCountry, string>> = {
  AT: '664123456',
  CA: '5062345678',
  CH: '781234567',
  DE: '15123456789',
  ES: '612345678',
  FR: '612345678',
  GB: '7400123456',
  IT: '3123456789',
  LI: '660234567',
  PT: '912345678',
  US: '2015550123',
};

test.each(Object.entries(NUMBERS))(
  'the placeholder of %s is grouped as a number that is typed there',
  (key, digits) => {
    const country = key as PhoneCountry;
    const { national } = readPhone(writePhone(country, digits), country);
    expect(phonePlaceholder(country)).toBe(national.replaceAll(/\d/g, 'X'));
  },
);

test('a country without a placeholder of its own has the usual one', () => {
  expect(phonePlaceholder('NO')).toBe('XX XXX XX XX');
});

test.each([
  ['', 'XX XXX XX XX'],
  ['33612345678', 'X XX XX XX XX'],
])('the field with the number "%s" has the placeholder of its country', async (value, placeholder) => {
  const html = renderToString(
    <LocaleProvider locale="en" messages={await loadMessages('en')}>
      <PhoneField label="Phone" value={value} onValueChange={() => {}} />
    </LocaleProvider>,
  );
  expect(html).toContain(`placeholder="${placeholder}"`);
});
