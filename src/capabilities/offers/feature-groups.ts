import { Feature } from './feature.ts';

/** Features that are read together; the words of the group are `offer.features.{name}`. */
export interface FeatureGroup {
  name: string;
  features: readonly Feature[];
}

/** Every feature, in the group where visitors look for it. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    name: 'inside',
    features: [
      Feature.OpenKitchen,
      Feature.SeparateKitchen,
      Feature.EquippedKitchen,
      Feature.Pantry,
      Feature.Fireplace,
      Feature.AirCondition,
      Feature.OpticalFiber,
      Feature.Sauna,
      Feature.Basement,
    ],
  },
  {
    name: 'outside',
    features: [
      Feature.BalconyPatio,
      Feature.Garden,
      Feature.SwimmingPool,
      Feature.View,
      Feature.LakeView,
      Feature.MountainView,
    ],
  },
  {
    name: 'building',
    features: [
      Feature.NewBuilding,
      Feature.OldBuilding,
      Feature.Elevator,
      Feature.WheelchairAccess,
      Feature.MinergieCertified,
      Feature.PetsAllowed,
    ],
  },
  {
    name: 'parking',
    features: [
      Feature.ParkingSpotGarage,
      Feature.IndoorParking,
      Feature.OutdoorParking,
      Feature.ChargingStation,
      Feature.ElectricPlug,
    ],
  },
];

/** The groups with only the features of a set; empty groups are dropped. @param features bits */
export const groupedFeatures = (features: number): FeatureGroup[] =>
  FEATURE_GROUPS.map(({ name, features: all }) => ({
    name,
    features: all.filter((feature) => (features & feature) !== 0),
  })).filter((group) => group.features.length > 0);
