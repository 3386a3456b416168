import { describe, expect, test } from 'vitest';
import { Category, Exposition } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { createLocaleTools } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { aListing } from '#tests/factories/listing.ts';
import { availableText } from './kind-texts.ts';
import { allFacts, keyFacts, type OfferFact } from './offer-facts.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const en = createLocaleTools('en', await loadMessages('en'));

const factValue = (facts: readonly OfferFact[], label: string) => facts.find((fact) => fact.label === label)?.value;

describe('the facts of a home', () => {
  test('are those the advertiser stated, and no others', () => {
    expect(
      allFacts(aListing(), NOW, en).map(({ label, value }) => `${label}: ${value.replace('\u00A0', ' ')}`),
    ).toEqual(['Type: Apartment', 'Rooms: 3.5', 'Living area: 84 m²', 'Floor: 2nd floor', 'Available: On request']);
  });

  test('name the ground floor, which is zero and yet a fact', () => {
    expect(factValue(allFacts(aListing({ floor: 0 }), NOW, en), 'Floor')).toBe('Ground floor');
  });

  test('leave out counts of zero', () => {
    expect(factValue(allFacts(aListing({ parkings: 0 }), NOW, en), 'Parking spaces')).toBeUndefined();
    expect(factValue(allFacts(aListing({ parkings: 2 }), NOW, en), 'Parking spaces')).toBe('2');
  });

  test('put subcategory and directions into words', () => {
    const facts = allFacts(
      aListing({ subCategory: Subcategory.Loft, exposition: Exposition.South | Exposition.West }),
      NOW,
      en,
    );
    expect(factValue(facts, 'Type')).toBe('Loft');
    expect(factValue(facts, 'Orientation')).toBe('South, West');
  });

  test('name the floor area for categories without dwellings', () => {
    const facts = keyFacts(aListing({ category: Category.CommercialIndustry }), NOW, en);
    expect(factValue(facts, 'Floor area')).toBeDefined();
    expect(factValue(facts, 'Living area')).toBeUndefined();
  });
});

test('a home is free at once, from a day on, or on request', () => {
  expect(availableText('2026-11-20', NOW, en)).toBe('Immediately');
  expect(availableText('2020-01-01', NOW, en)).toBe('Immediately');
  expect(availableText('2027-03-01', NOW, en)).toBe('1 March 2027');
  expect(availableText(null, NOW, en)).toBe('On request');
});
