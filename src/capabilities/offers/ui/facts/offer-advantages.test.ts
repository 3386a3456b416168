import { describe, expect, test } from 'vitest';
import { Feature } from '#capabilities/offers/feature.ts';
import { Category } from '#capabilities/offers/offer.ts';
import { LOCALES } from '#kernel/locale.ts';
import { localeToolsOf } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { advantagesOf } from './offer-advantages.ts';

const tools = localeToolsOf('en', await loadMessages('en'));
const home = { category: Category.Apartment, percentBelowMedian: null, features: 0 };

describe('the advantages of a home', () => {
  test('a low price comes first, then the features that are rarest', () => {
    const features = Feature.BalconyPatio | Feature.Elevator | Feature.LakeView | Feature.Pantry;
    expect(advantagesOf({ ...home, percentBelowMedian: 14, features }, tools)).toEqual([
      '14% below local median',
      'Lake view',
      'Balcony or patio',
    ]);
  });

  test('a feature of nearly every home is no advantage, and an empty list shows nothing', () => {
    expect(advantagesOf({ ...home, features: Feature.EquippedKitchen | Feature.OldBuilding }, tools)).toEqual([]);
  });

  test('a feature without meaning for the category is not shown', () => {
    expect(advantagesOf({ ...home, category: Category.Land, features: Feature.Elevator }, tools)).toEqual([]);
  });

  test('it has words in every language', async () => {
    for (const locale of LOCALES) {
      const there = localeToolsOf(locale, await loadMessages(locale));
      const advantages = advantagesOf({ ...home, percentBelowMedian: 14, features: Feature.Garden }, there);
      expect(advantages).toEqual([expect.stringContaining('14'), expect.not.stringContaining('offer.')]);
    }
  });
});
