import { expect, test } from 'vitest';
import { createLocaleTools } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { priceChangeText } from './price-change.ts';

const tools = createLocaleTools('en', await loadMessages('en'));
const home = (price: number | null, priceType = 0) => ({ price, priceType, currency: 'CHF' });
const change = (savedPrice: number | null, property: ReturnType<typeof home>) =>
  priceChangeText({ savedPrice, savedPriceType: 0, property }, tools);

test('changes since a home was saved are shown, more or less', () => {
  expect(change(2_000, home(1_900))).toBe('CHF\u00a0100 less since you saved it');
  expect(change(2_000, home(2_050))).toBe('CHF\u00a050 more since you saved it');
});

test('nothing is said where nothing can be compared', () => {
  expect(change(2_000, home(2_000))).toBeNull();
  expect(change(null, home(2_000))).toBeNull();
  expect(change(2_000, home(null))).toBeNull();
  expect(change(2_000, home(20, 12))).toBeNull();
});
