import { Feature, featuresOf } from '#capabilities/offers/feature.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { joinBits } from '#kernel/bits.ts';
import type { IdxField } from './fields.ts';
import { type RecordReading, readFlag } from './reading.ts';
import type { Home } from './values/categories.ts';

/**
 * The features that a record has, as bits; only those that apply to the category.
 *
 * IDX has no fields for the product's other features: they stay unknown.
 *
 * @source docs/reference/feeds.md, "Features"
 */
export function readFeatures(reading: RecordReading, { category, subCategory }: Home): number {
  const readFeaturesOf = FEATURE_FIELDS.filter(([field]) => readFlag(reading, field)).map(([, feature]) => feature);
  const implied = PARKING_FEATURES.get(subCategory) ?? [];
  const meaningful = featuresOf(category);
  return joinBits([...new Set([...readFeaturesOf, ...implied])].filter((feature) => meaningful.includes(feature)));
}

const FEATURE_FIELDS: readonly (readonly [IdxField, Feature])[] = [
  ['prop_view', Feature.View],
  ['prop_fireplace', Feature.Fireplace],
  ['prop_elevator', Feature.Elevator],
  ['prop_parking', Feature.ParkingSpotGarage],
  ['prop_garage', Feature.ParkingSpotGarage],
  ['prop_balcony', Feature.BalconyPatio],
  ['wheelchair_accessible', Feature.WheelchairAccess],
  ['animal_allowed', Feature.PetsAllowed],
  ['new_building', Feature.NewBuilding],
  ['old_building', Feature.OldBuilding],
  ['under_roof', Feature.IndoorParking],
  ['swimmingpool', Feature.SwimmingPool],
  ['minergie_certified', Feature.MinergieCertified],
];

/** Features of parking spaces: the kind of space says whether it is inside or outside. */
const PARKING_FEATURES: ReadonlyMap<number, readonly Feature[]> = new Map([
  [Subcategory.OpenSlot, [Feature.OutdoorParking]],
  [Subcategory.SingleGarage, [Feature.IndoorParking]],
  [Subcategory.UndergroundGarage, [Feature.IndoorParking]],
]);
