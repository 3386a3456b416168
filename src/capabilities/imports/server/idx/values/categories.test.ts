import { describe, expect, test } from 'vitest';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { SUBCATEGORIES, Subcategory } from '#capabilities/offers/subcategory.ts';
import { homeOf, isIdxCategory } from './categories.ts';

const letHome = (pair: string, isFlatShare = false) => {
  const [category = '', type = ''] = pair.split('/');
  return homeOf({ category, type: Number(type), isFlatShare, offerType: OfferType.Rent });
};

describe('each IDX pair has its home', () => {
  test.each([
    ['APPT/1', Category.Apartment, Subcategory.Apartment],
    ['APPT/2', Category.Apartment, Subcategory.Duplex],
    ['APPT/3', Category.Apartment, Subcategory.Penthouse],
    ['APPT/4', Category.Apartment, Subcategory.AtticMansard],
    ['APPT/5', Category.Apartment, Subcategory.Studio],
    ['APPT/6', Category.FlatSharing, Subcategory.SingleRoom],
    ['APPT/7', Category.Apartment, Subcategory.Furnished],
    ['APPT/8', Category.Apartment, Subcategory.Apartment],
    ['APPT/10', Category.Apartment, Subcategory.Loft],
    ['APPT/11', Category.Apartment, Subcategory.AtticMansard],
    ['appt/9', Category.Apartment, Subcategory.Apartment],
    ['HOUSE/1', Category.House, Subcategory.SingleHouse],
    ['HOUSE/3', Category.House, Subcategory.BifamiliarHouse],
    ['HOUSE/7', Category.House, Subcategory.MultiFamilyHouse],
    ['HOUSE/9', Category.House, Subcategory.SingleHouse],
    ['HOUSE/11', Category.House, Subcategory.GrannyFlat],
    ['HOUSE/13', Category.House, Subcategory.RusticHouse],
    ['PARK/2', Category.ParkingSpaceGarage, Subcategory.CoveredSlot],
    ['PARK/4', Category.ParkingSpaceGarage, Subcategory.SingleGarage],
    ['PARK/5', Category.ParkingSpaceGarage, Subcategory.UndergroundGarage],
    ['PARK/12', Category.Miscellaneous, 0],
    ['PROP/2', Category.Land, Subcategory.AgriculturalLand],
    ['PROP/4', Category.Land, Subcategory.IndustrialLand],
    ['INDUS/1', Category.CommercialIndustry, Subcategory.Office],
    ['INDUS/6', Category.CommercialIndustry, Subcategory.Office],
    ['INDUS/36', Category.CommercialIndustry, Subcategory.Commercial],
    ['INDUS/38', Category.ParkingSpaceGarage, Subcategory.OpenSlot],
    ['GASTRO/17', Category.CommercialIndustry, Subcategory.Commercial],
    ['AGRI/2', Category.CommercialIndustry, Subcategory.Commercial],
    ['GARDEN/0', Category.Miscellaneous, 0],
    ['GARDEN/1', Category.Miscellaneous, 0],
    ['SECONDARY/2', Category.Miscellaneous, 0],
  ])('%s', (pair, category, subCategory) => {
    expect(letHome(pair)).toEqual({ category, subCategory, isKnown: true });
  });

  test('an unknown type keeps the category', () => {
    for (const pair of ['APPT/0', 'APPT/12', 'HOUSE/8', 'PARK/6', 'INDUS/39']) {
      expect(letHome(pair)).toMatchObject({ subCategory: 0, isKnown: false });
    }
  });

  test('the obsolete MISC and anything else has none', () => {
    expect(letHome('MISC/1')).toBeNull();
    expect(isIdxCategory('MISC')).toBe(false);
    expect(isIdxCategory('toString')).toBe(false);
  });
});

test('any flat that says so is a shared one, but only to let', () => {
  expect(letHome('APPT/1', true)).toMatchObject({ category: Category.FlatSharing });
  expect(letHome('HOUSE/1', true)).toMatchObject({ category: Category.House });
  const forSale = homeOf({ category: 'APPT', type: 6, isFlatShare: true, offerType: OfferType.Sell });
  expect(forSale).toMatchObject({ category: Category.Apartment });
});

test('no pair leads to a subcategory that its category does not offer', () => {
  for (const category of ['APPT', 'HOUSE', 'PARK', 'PROP', 'INDUS', 'GASTRO', 'AGRI', 'GARDEN', 'SECONDARY']) {
    for (let type = 0; type <= 40; type += 1) {
      const home = letHome(`${category}/${type}`);
      if (home && home.subCategory !== 0) expect(SUBCATEGORIES.get(home.category)).toContain(home.subCategory);
    }
  }
});
