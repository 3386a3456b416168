import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Feature } from '#capabilities/offers/feature.ts';
import { AGENCY_FEEDS_SOURCE, OWN_SOURCE } from '#capabilities/offers/offer-source.ts';
import { LOCALES } from '#kernel/locale.ts';
import { localeToolsOf } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { anyFilter } from '#tests/support/market/any-search.ts';
import { EMPTY_FILTER, type SearchFilter } from '../search.filter.ts';
import { withoutFilters } from './search-changes.ts';
import { searchParts } from './search-parts.ts';

const en = localeToolsOf('en', await loadMessages('en'));
const labels = (filter: Partial<SearchFilter>) =>
  searchParts({ ...EMPTY_FILTER, ...filter }, en).map(({ label }) => label.replaceAll('\u00A0', ' '));

describe('the criteria of a search', () => {
  test('are said in words', () => {
    expect(
      labels({
        minPrice: 1000,
        maxPrice: 2000,
        minRooms: 3.5,
        maxLivingSpace: 120,
        features: Feature.Elevator | Feature.Garden,
      }),
    ).toEqual(['CHF 1,000 – 2,000', 'from 3.5 rooms', 'up to 120 m²', 'Lift', 'Garden']);
    expect(labels({ minRooms: 1, maxRooms: 1, added: 1, noAgency: true, maxDistance: 5 })).toEqual([
      '1 room',
      'Last 24 hours',
      'Private advertisers only',
      '+ 5 km',
    ]);
    expect(labels({})).toEqual([]);
  });

  test('call an agency and a source by their names where those are known', () => {
    const filter = { ...EMPTY_FILTER, agencyId: 7, sourceType: 1000 };
    const names = { agency: 'Régie du Léman SA', source: 'Partner portal' };
    expect(searchParts(filter, en, names).map(({ label }) => label)).toEqual(['Régie du Léman SA', 'Partner portal']);
    expect(labels({ agencyId: 7, sourceType: 1000 })).toEqual(['One agency only', 'Source 1000']);
    expect(labels({ sourceType: OWN_SOURCE })).toEqual(['Published on Lares']);
    expect(labels({ sourceType: AGENCY_FEEDS_SOURCE })).toEqual(['From the agency’s own feed']);
  });

  test('are in the wide bar or as a chip, not in both', () => {
    const inBar = (filter: Partial<SearchFilter>) =>
      searchParts({ ...EMPTY_FILTER, ...filter }, en).map(({ isInBar }) => isInBar);
    expect(inBar({ minPrice: 1000, minRooms: 3, maxLivingSpace: 120, features: Feature.Elevator })).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(inBar({ excludePriceOnRequest: true })).toEqual([true]);
    expect(inBar({ maxPrice: 2000, excludePriceOnRequest: true })).toEqual([true, false]);
  });

  test('can be dropped one after the other until only kind and place are left', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        let rest: SearchFilter = { ...filter, pageNumber: 1 };
        for (let part = searchParts(rest, en)[0]; part; part = searchParts(rest, en)[0]) rest = part.without;
        expect(rest).toEqual(withoutFilters(filter));
      }),
    );
  });

  test('have words in every language', async () => {
    const everything: SearchFilter = {
      ...EMPTY_FILTER,
      minPrice: 1,
      minPricePerM2: 1,
      minRooms: 1,
      minLivingSpace: 1,
      excludePriceOnRequest: true,
      subCategory: 1,
      features: 1,
      floor: 2,
      added: 30,
      availableFrom: '2027-01-01',
      noAgency: true,
      agencyId: 1,
      agencyName: 'Régie',
      sourceType: 1000,
      maxDistance: 1,
      circles: [{ center: { lat: 46.5, lng: 6.6 }, radiusKm: 1 }],
    };
    for (const locale of LOCALES) {
      const texts = searchParts(everything, localeToolsOf(locale, await loadMessages(locale))).map(
        (part) => part.label,
      );
      expect(texts).toHaveLength(16);
      expect(new Set(texts).size).toBe(16);
      for (const text of texts) expect(text).not.toMatch(/^(search|offer)\./);
    }
  });
});
