import { Category } from './offer.ts';

/**
 * Subcategories as bits, in a fixed order. A bit means one subcategory of one category, so a filter may join subcategories of several
 * categories.
 *
 * @source docs/reference/listings.md, "Subcategories"
 */
export const Subcategory = {
  Apartment: 1,
  Duplex: 2,
  AtticMansard: 4,
  Studio: 8,
  Furnished: 16,
  Loft: 32,
  Penthouse: 64,
  SingleHouse: 128,
  RowHouse: 256,
  BifamiliarHouse: 512,
  TerracedHouse: 1024,
  Villa: 2048,
  FarmHouse: 4096,
  Castle: 8192,
  GrannyFlat: 16_384,
  Chalet: 32_768,
  RusticHouse: 65_536,
  MultiFamilyHouse: 131_072,
  SingleRoom: 262_144,
  OpenSlot: 524_288,
  CoveredSlot: 1_048_576,
  SingleGarage: 2_097_152,
  UndergroundGarage: 4_194_304,
  Commercial: 8_388_608,
  Office: 16_777_216,
  Land: 33_554_432,
  AgriculturalLand: 67_108_864,
  IndustrialLand: 134_217_728,
  CommercialLand: 268_435_456,
} as const;
export type Subcategory = (typeof Subcategory)[keyof typeof Subcategory];

/** The subcategories of each category, in the order of the choice. */
export const SUBCATEGORIES: ReadonlyMap<Category, readonly Subcategory[]> = new Map<Category, Subcategory[]>([
  [Category.Apartment, range(Subcategory.Apartment, Subcategory.Penthouse)],
  [Category.House, range(Subcategory.SingleHouse, Subcategory.MultiFamilyHouse)],
  [Category.FlatSharing, [Subcategory.SingleRoom]],
  [Category.ParkingSpaceGarage, range(Subcategory.OpenSlot, Subcategory.UndergroundGarage)],
  [Category.CommercialIndustry, [Subcategory.Commercial, Subcategory.Office]],
  [Category.Land, range(Subcategory.Land, Subcategory.CommercialLand)],
]);

/** The subcategories to choose from for a category, or for the pair apartment/house. */
export function subcategoriesOf(category: Category): readonly Subcategory[] {
  if (category === Category.ApartmentHouse) {
    return [...subcategoriesOf(Category.Apartment), ...subcategoriesOf(Category.House)];
  }
  return SUBCATEGORIES.get(category) ?? [];
}

function range(first: Subcategory, last: Subcategory): Subcategory[] {
  return Object.values(Subcategory).filter((bit) => bit >= first && bit <= last);
}
