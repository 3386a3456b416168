import { expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { slugify } from '#kernel/text/slug.ts';
import { categorySlug, categoryToken, parseCategoryToken } from './category.links.ts';
import { Category } from './offer.ts';

test('apartment and house together have the given address in each language', () => {
  const tokens = LOCALES.map((locale) => categoryToken(Category.ApartmentHouse, locale));
  expect(tokens).toEqual(['apartment-house,3', 'appartement-maison,3', 'wohnung-haus,3', 'appartamento-casa,3']);
});

test('every category has its own words in every language and reads back', () => {
  for (const locale of LOCALES) {
    const tokens = Object.values(Category).map((category) => categoryToken(category, locale));
    expect(tokens.map(parseCategoryToken)).toEqual(Object.values(Category));
    const slugs = Object.values(Category).map((category) => categorySlug(category, locale));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.map(slugify)).toEqual(slugs);
  }
});

test.each(['3', 'whatever,3', 'wohnung,3', ',3', 'a,b,3'])('the number alone decides: %s', (token) => {
  expect(parseCategoryToken(token)).toBe(Category.ApartmentHouse);
});

test.each(['', 'house', 'house,', 'house,5', 'house,-1', 'house3', 'house,3x', 'house,9999999999'])(
  '"%s" names no category',
  (token) => {
    expect(parseCategoryToken(token)).toBeNull();
  },
);
