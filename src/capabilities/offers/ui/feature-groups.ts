import {
  Accessibility,
  AirVent,
  Archive,
  ArrowUpDown,
  Binoculars,
  Building2,
  Cable,
  Car,
  CircleParking,
  CookingPot,
  DoorClosed,
  EvCharger,
  Fence,
  FlameKindling,
  Landmark,
  Leaf,
  type LucideIcon,
  Microwave,
  MountainSnow,
  PawPrint,
  Plug,
  Sailboat,
  ShoppingBasket,
  ThermometerSun,
  Trees,
  Warehouse,
  WavesLadder,
} from 'lucide-react';
import { Feature } from '../feature.ts';

/** Features that are read together; the words of the group are `offer.features.{name}`. */
export interface FeatureGroup {
  name: string;
  features: readonly (readonly [Feature, LucideIcon])[];
}

/** Every feature with its icon, where people look for it. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    name: 'inside',
    features: [
      [Feature.OpenKitchen, CookingPot],
      [Feature.SeparateKitchen, DoorClosed],
      [Feature.EquippedKitchen, Microwave],
      [Feature.Pantry, ShoppingBasket],
      [Feature.Fireplace, FlameKindling],
      [Feature.AirCondition, AirVent],
      [Feature.OpticalFiber, Cable],
      [Feature.Sauna, ThermometerSun],
      [Feature.Basement, Archive],
    ],
  },
  {
    name: 'outside',
    features: [
      [Feature.BalconyPatio, Fence],
      [Feature.Garden, Trees],
      [Feature.SwimmingPool, WavesLadder],
      [Feature.View, Binoculars],
      [Feature.LakeView, Sailboat],
      [Feature.MountainView, MountainSnow],
    ],
  },
  {
    name: 'building',
    features: [
      [Feature.NewBuilding, Building2],
      [Feature.OldBuilding, Landmark],
      [Feature.Elevator, ArrowUpDown],
      [Feature.WheelchairAccess, Accessibility],
      [Feature.MinergieCertified, Leaf],
      [Feature.PetsAllowed, PawPrint],
    ],
  },
  {
    name: 'parking',
    features: [
      [Feature.ParkingSpotGarage, Car],
      [Feature.IndoorParking, Warehouse],
      [Feature.OutdoorParking, CircleParking],
      [Feature.ChargingStation, EvCharger],
      [Feature.ElectricPlug, Plug],
    ],
  },
];

/** The groups with only the features of a set; groups that end up empty fall away. @param features bits */
export const groupedFeatures = (features: number): FeatureGroup[] =>
  FEATURE_GROUPS.map(({ name, features: all }) => ({
    name,
    features: all.filter(([feature]) => (features & feature) !== 0),
  })).filter((group) => group.features.length > 0);
