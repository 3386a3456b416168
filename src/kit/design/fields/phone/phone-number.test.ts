import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diallingCode, PHONE_COUNTRIES, type PhoneCountry, readPhone, writePhone } from './phone-number.ts';

test.each([
  ['CH', '791234567', '41 79 123 45 67'],
  ['CH', '079 123 45 67', '41 79 123 45 67'],
  ['CH', '0', ''],
  ['CH', '+41 (0)79 123 45 67', '41 79 123 45 67'],
  ['CH', '0041 79 123 45 67', '41 79 123 45 67'],
  ['CH', '+33 6 12 34 56 78', '33 612345678'],
  ['CH', '+33 (0)6 12 34 56 78', '33 612345678'],
  ['CH', '(+33) 6 12 34 56 78', '33 612345678'],
  ['CH', '+39 06 1234 5678', '39 06 1234 5678'],
  ['CH', '+7 800 555 35 35', '7 800 555 35 35'],
  ['CH', '+999 12', '+99912'],
  ['CH', '+', ''],
  ['FR', '06 12 34 56 78', '33 612345678'],
  ['DE', '0151 23456789', '49 1512 3456789'],
  ['IT', '06 1234 5678', '39 06 1234 5678'],
  ['BS', '359 1234', '1242 359 1234'],
  ['CH', 'abc', ''],
] as const)('in %s, "%s" is stored as "%s"', (country, typed, stored) => {
  expect(writePhone(country, typed)).toBe(stored);
});

test.each([
  ['41 79 123 45 67', 'CH', '79 123 45 67'],
  ['410791234567', 'CH', '79 123 45 67'],
  ['33 612345678', 'FR', '6 12 34 56 78'],
  ['4915123456789', 'DE', '1512 3456789'],
  ['12423591234', 'BS', '359 1234'],
  ['12015550123', 'US', '201 555 0123'],
  ['77012345678', 'RU', '701 234 5678'],
  ['', 'CH', ''],
])('the stored number "%s" is shown as one of %s: "%s"', (stored, country, national) => {
  expect(readPhone(stored)).toEqual({ country, national });
});

test('digits are grouped while they are typed', () => {
  const shown = ['7', '79', '791', '79 123', '79 123 4', '79 123 45 6'].map(
    (typed) => readPhone(writePhone('CH', typed)).national,
  );
  expect(shown).toEqual(['7', '79', '79 1', '79 123', '79 123 4', '79 123 45 6']);
});

test('a chosen country stays where it shares its dialling code with others', () => {
  expect(readPhone('77012345678', 'KZ').country).toBe('KZ');
  expect(readPhone('1 613 555 0123', 'CA').country).toBe('CA');
});

describe('any typed text', () => {
  const country = fc.constantFrom<PhoneCountry>(...PHONE_COUNTRIES);
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789 +()-x'), maxLength: 24 });

  test('the stored value is empty, or digits and spaces within the bounds of a number, behind a + where it is none yet', () => {
    fc.assert(
      fc.property(country, typed, (where, text) => {
        expect(writePhone(where, text)).toMatch(/^(?=.{0,15}$)(\+\d+|\d+( \d+)*)?$/);
      }),
    );
  });

  test('a beginning that the library stumbles over is taken as it is', () => {
    expect(writePhone('WS', '05')).toBe('685 5');
  });

  test('the stored value is shown again unchanged', () => {
    fc.assert(
      fc.property(country, typed, (where, text) => {
        const stored = writePhone(where, text);
        const shown = readPhone(stored, where);
        const digits = stored.startsWith('+') ? shown.national : diallingCode(shown.country) + shown.national;
        expect(digits.replaceAll(' ', '')).toBe(stored === '' ? diallingCode(where) : stored.replaceAll(' ', ''));
      }),
    );
  });
});
