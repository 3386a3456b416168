import { Category, OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';

/** The product's category and subcategory of an IDX pair of category and type. */
export interface Home {
  category: Category;
  /** 0 where the category has no subcategory for it. */
  subCategory: Subcategory | 0;
}

/** The fields of a record for the kind of object. */
export interface IdxKind {
  /** For example APPT; not case-sensitive. */
  category: string;
  type: number;
  /** Field 164. */
  isFlatShare: boolean;
  offerType: SearchableOfferType;
}

/** Whether the text is one of the nine categories of IDX 3.01; the obsolete MISC is not. */
export const isIdxCategory = (text: string): boolean => HOMES.has(text.toUpperCase());

/**
 * The product's category and subcategory for an IDX pair; null for an unknown category. `isKnown` is false where the category has no
 * such type and only the category is imported.
 *
 * A room in a shared flat is let, never sold: for sale it stays an apartment.
 *
 * @source docs/reference/feeds.md, "Categories"
 */
export function homeOf(kind: IdxKind): (Home & { isKnown: boolean }) | null {
  const homes = HOMES.get(kind.category.toUpperCase());
  if (!homes) return null;
  if (homes === APPT && (kind.isFlatShare || kind.type === SINGLE_ROOM) && kind.offerType === OfferType.Rent) {
    return { category: Category.FlatSharing, subCategory: Subcategory.SingleRoom, isKnown: true };
  }
  const home = homes.types.get(kind.type);
  return home ? { ...home, isKnown: true } : { category: homes.category, subCategory: 0, isKnown: false };
}

interface CategoryHomes {
  category: Category;
  types: ReadonlyMap<number, Home>;
}

const SINGLE_ROOM = 6;

const APPT = homes(Category.Apartment, [
  [1, Subcategory.Apartment],
  [2, Subcategory.Duplex],
  [3, Subcategory.Penthouse],
  [4, Subcategory.AtticMansard],
  [5, Subcategory.Studio],
  [SINGLE_ROOM, Subcategory.Apartment],
  [7, Subcategory.Furnished],
  [8, Subcategory.Apartment],
  [9, Subcategory.Apartment],
  [10, Subcategory.Loft],
  [11, Subcategory.AtticMansard],
]);

const HOUSE = homes(Category.House, [
  [1, Subcategory.SingleHouse],
  [2, Subcategory.RowHouse],
  [3, Subcategory.BifamiliarHouse],
  [4, Subcategory.TerracedHouse],
  [5, Subcategory.Villa],
  [6, Subcategory.FarmHouse],
  [7, Subcategory.MultiFamilyHouse],
  [9, Subcategory.SingleHouse],
  [10, Subcategory.Castle],
  [11, Subcategory.GrannyFlat],
  [12, Subcategory.Chalet],
  [13, Subcategory.RusticHouse],
]);

const PARK = homes(
  Category.ParkingSpaceGarage,
  [
    [1, Subcategory.OpenSlot],
    [2, Subcategory.CoveredSlot],
    [3, Subcategory.SingleGarage],
    [4, Subcategory.SingleGarage],
    [5, Subcategory.UndergroundGarage],
  ],
  [7, 8, 9, 10, 11, 12].map((type) => [type, { category: Category.Miscellaneous, subCategory: 0 }]),
);

const PROP = homes(Category.Land, [
  [1, Subcategory.Land],
  [2, Subcategory.AgriculturalLand],
  [3, Subcategory.CommercialLand],
  [4, Subcategory.IndustrialLand],
]);

const INDUS = homes(
  Category.CommercialIndustry,
  [...numbers(1, 36)].map((type) => [type, type === 1 || type === 6 ? Subcategory.Office : Subcategory.Commercial]),
  [
    [37, { category: Category.ParkingSpaceGarage, subCategory: Subcategory.CoveredSlot }],
    [38, { category: Category.ParkingSpaceGarage, subCategory: Subcategory.OpenSlot }],
  ],
);

const commercial = (lastType: number): CategoryHomes =>
  homes(
    Category.CommercialIndustry,
    numbers(1, lastType).map((type) => [type, Subcategory.Commercial]),
  );

const miscellaneous = (lastType: number): CategoryHomes =>
  homes(
    Category.Miscellaneous,
    numbers(0, lastType).map((type) => [type, 0]),
  );

const HOMES: ReadonlyMap<string, CategoryHomes> = new Map([
  ['APPT', APPT],
  ['HOUSE', HOUSE],
  ['PARK', PARK],
  ['PROP', PROP],
  ['INDUS', INDUS],
  ['GASTRO', commercial(17)],
  ['AGRI', commercial(3)],
  // The workbook numbers the allotment garden 0, OpenEstate's tools 1: both are the same garden.
  ['GARDEN', miscellaneous(1)],
  ['SECONDARY', miscellaneous(2)],
]);

function homes(
  category: Category,
  types: [number, Subcategory | 0][],
  elsewhere: [number, Home][] = [],
): CategoryHomes {
  const here = types.map(([type, subCategory]): [number, Home] => [type, { category, subCategory }]);
  return { category, types: new Map([...here, ...elsewhere]) };
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
