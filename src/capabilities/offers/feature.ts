import { Category } from './offer.ts';

/**
 * The 26 features as bits, in a fixed order.
 *
 * @source docs/reference/listings.md, "Features"
 */
export const Feature = {
  BalconyPatio: 1,
  Elevator: 2,
  Fireplace: 4,
  PetsAllowed: 8,
  OpenKitchen: 16,
  SeparateKitchen: 32,
  Garden: 64,
  ParkingSpotGarage: 128,
  SwimmingPool: 256,
  View: 512,
  OldBuilding: 1024,
  NewBuilding: 2048,
  WheelchairAccess: 4096,
  MinergieCertified: 8192,
  ChargingStation: 16_384,
  ElectricPlug: 32_768,
  IndoorParking: 65_536,
  OutdoorParking: 131_072,
  LakeView: 262_144,
  MountainView: 524_288,
  Basement: 1_048_576,
  AirCondition: 2_097_152,
  OpticalFiber: 4_194_304,
  EquippedKitchen: 8_388_608,
  Pantry: 16_777_216,
  Sauna: 33_554_432,
} as const;
export type Feature = (typeof Feature)[keyof typeof Feature];

/** All 26, in the order of their bits. */
export const FEATURES: readonly Feature[] = Object.values(Feature);

const { IndoorParking, OutdoorParking } = Feature;

const OF_HOMES = FEATURES.filter((feature) => feature !== IndoorParking && feature !== OutdoorParking);

const OF_OTHERS: ReadonlyMap<Category, readonly Feature[]> = new Map<Category, Feature[]>([
  [Category.ParkingSpaceGarage, [Feature.ChargingStation, Feature.ElectricPlug, IndoorParking, OutdoorParking]],
  [
    Category.CommercialIndustry,
    [
      Feature.Elevator,
      Feature.ParkingSpotGarage,
      Feature.View,
      Feature.OldBuilding,
      Feature.NewBuilding,
      Feature.WheelchairAccess,
      Feature.MinergieCertified,
      Feature.AirCondition,
      Feature.OpticalFiber,
    ],
  ],
  [Category.Land, [Feature.View, Feature.LakeView, Feature.MountainView]],
  [Category.Miscellaneous, []],
]);

/**
 * The features that apply to a category, in the order of the choice.
 *
 * @source docs/reference/listings.md, "Features of a category"
 */
export const featuresOf = (category: Category): readonly Feature[] => OF_OTHERS.get(category) ?? OF_HOMES;
