import { expect, test } from 'vitest';
import { amountText, rateText } from './amount-text.ts';

test.each([
  [4_900, 'de', 'CHF\u00A049.00'],
  [0, 'fr', 'CHF\u00A00.00'],
  [5, 'it', 'CHF\u00A00.05'],
  [195_050, 'de', 'CHF\u00A01’950.50'],
  [195_050, 'en', 'CHF\u00A01,950.50'],
  [-4_910, 'fr', 'CHF\u00A0−49.10'],
] as const)('%i centimes are said in %s with all their centimes', (amount, locale, words) => {
  expect(amountText(amount, 'CHF', locale)).toBe(words);
});

test('a rate of tax is said in per cent', () => {
  expect([rateText(81, 'de'), rateText(0, 'en')]).toEqual(['8.1\u00A0%', '0\u00A0%']);
});
