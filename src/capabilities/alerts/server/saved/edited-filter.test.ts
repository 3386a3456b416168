import { describe, expect, test } from 'vitest';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { AppError } from '#kernel/app-error.ts';
import { editedField } from '../../alert-edit.ts';
import type { StoredFilter } from '../../alert-filter.ts';
import { editedFilter } from './edited-filter.ts';

/** Bits of features and subcategories that no build knows yet; `LATER` also has unknown fields and an impossible radius. */
const LATER_FEATURE = 1 << 30;
const LATER_SUBCATEGORY = 1 << 29;
const LATER = {
  offerType: OfferType.Rent,
  category: Category.Apartment,
  features: LATER_FEATURE | 1,
  subCategory: LATER_SUBCATEGORY,
  added: 60,
  maxPrice: 3_000,
  energy: ['A', 'B'],
  circles: [{ center: { lat: 46.5, lng: 6.6 }, radiusKm: 500 }],
} as unknown as StoredFilter;

const edited = (stored: StoredFilter, field: Parameters<typeof editedFilter>[1], value: string) =>
  editedFilter(stored, field, editedField(field, value));
const refusal = (stored: StoredFilter, field: Parameters<typeof editedFilter>[1], value: string): object | null => {
  try {
    edited(stored, field, value);
    return null;
  } catch (error) {
    return error instanceof AppError ? error.values : null;
  }
};

describe('an edit of what a later build stored', () => {
  test('changes its field and leaves all else as it is', () => {
    expect(edited(LATER, 'minPrice', '1000')).toEqual({ ...LATER, minPrice: 1_000 });
    const { maxPrice: _maxPrice, ...unbounded } = LATER;
    expect(edited(LATER, 'maxPrice', '')).toEqual(unbounded);
    expect(edited(LATER, 'added', '7')).toEqual({ ...LATER, added: 7 });
  });

  test.each([
    ['other features', String(4), LATER_FEATURE | 4],
    ['other features, sent with the bits that were told', String(LATER_FEATURE | 4), LATER_FEATURE | 4],
    ['no features', '0', LATER_FEATURE],
    ['an empty text, which takes all of them away', '', undefined],
  ])('of flags keeps the bits that it does not know: %s', (_what, value, features) => {
    const { features: _features, ...rest } = LATER;
    expect(edited(LATER, 'features', value)).toEqual({ ...rest, ...(features !== undefined && { features }) });
  });

  test('to another category takes subcategories and features along that this build cannot tell to fit', () => {
    const { subCategory: _subCategory, ...rest } = LATER;
    expect(edited(LATER, 'category', String(Category.House))).toEqual({
      ...rest,
      category: Category.House,
      features: 1,
    });
  });

  test('of an unknown category or offer type works as well', () => {
    const strange = { ...LATER, category: 1 << 20, offerType: 7 } as unknown as StoredFilter;
    expect(edited(strange, 'minRooms', '2.5')).toEqual({ ...strange, minRooms: 2.5 });
  });

  test.each([
    ['minPrice', '-1'],
    ['added', '60'],
    ['features', String((1 << 28) | 1)],
    ['category', String(1 << 20)],
    ['minRooms', '2.3'],
  ] as const)('refuses what the field cannot be, like always: %s %s', (field, value) => {
    expect(Object.keys(refusal(LATER, field, value) ?? {})).toEqual([field]);
  });

  test('still refuses features that the category does not know', () => {
    const parking = { offerType: OfferType.Rent, category: Category.ParkingSpaceGarage } as StoredFilter;
    expect(refusal(parking, 'features', '2')).toEqual({ features: 'error.validation.value' });
  });
});
