import { Feature, featuresOf } from '#capabilities/offers/feature.ts';
import { Category, Exposition, OfferType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { hasAllBits, joinBits } from '#kernel/bits.ts';
import type { Home } from './home.ts';
import type { Random } from './random.ts';

/** How likely an object has each feature, 0 … 1. */
type Likelihoods = Partial<Record<Feature, number>>;

/** Gives an object features that fit its building, floor, price class and place. */
export function inventFeatures(random: Random, draft: Home & { readonly year: number }): Home {
  const { year, ...home } = draft;
  const likely = home.category === Category.CommercialIndustry ? ofCommercial(home, year) : ofHome(home, year);
  const views = viewsOf(home);
  const features = featuresOf(home.category).filter((feature) => random.chance(views[feature] ?? likely[feature] ?? 0));
  const chosen = joinBits(features);
  const isView = chosen & (Feature.LakeView | Feature.MountainView) ? Feature.View : 0;
  const meaningful =
    home.subCategory === Subcategory.MultiFamilyHouse ? OF_BUILDINGS : joinBits(featuresOf(home.category));
  return { ...home, features: withoutContradictions((chosen | isView) & meaningful) };
}

/** Lake and mountain views, for buildings whose site has them. */
export function viewsOf({ site, floor, category }: Home): Likelihoods {
  const height = floor === null ? 0.3 : Math.min(0.6, 0.1 + floor * 0.12);
  const { lakeKm } = site;
  return {
    [Feature.LakeView]: lakeKm !== null && lakeKm < 1.2 && category !== Category.ParkingSpaceGarage ? height : 0,
    [Feature.MountainView]: site.place.isAlpine ? 0.2 + height : 0,
    [Feature.View]: 0.04 + height / 4,
  };
}

function ofHome(home: Home, year: number): Likelihoods {
  const builtIn = home.building?.builtIn ?? 1970;
  const isHouse = home.category === Category.House;
  const isNew = builtIn >= year - 1;
  const isModern = builtIn >= 2005;
  const isLarge = (home.livingSpace ?? 0) > 110;
  const isRent = home.offerType === OfferType.Rent;
  const isVilla = home.subCategory === Subcategory.Villa || home.subCategory === Subcategory.Castle;
  return {
    [Feature.BalconyPatio]: home.outdoor ? 1 : 0,
    [Feature.Elevator]: isHouse ? 0.01 : liftLikelihood(home.building?.floors ?? 3, builtIn),
    [Feature.Fireplace]: isHouse ? 0.38 : isLarge && !isRent ? 0.22 : 0.03,
    [Feature.PetsAllowed]: isRent ? 0.22 : 0.04,
    [Feature.OpenKitchen]: isModern ? 0.62 : builtIn < 1946 ? 0.12 : 0.2,
    [Feature.SeparateKitchen]: isModern ? 0.05 : 0.28,
    [Feature.Garden]: isHouse ? 0.72 : home.outdoor === 'patio' ? 0.4 : 0.05,
    [Feature.ParkingSpotGarage]: isHouse ? 0.75 : home.site.place.kind === 'city' ? 0.3 : 0.55,
    [Feature.SwimmingPool]: isVilla ? 0.45 : isHouse ? 0.06 : 0.008,
    [Feature.OldBuilding]: builtIn < 1930 ? 0.65 : 0,
    [Feature.NewBuilding]: isNew ? 0.95 : builtIn >= year - 4 ? 0.4 : 0,
    [Feature.WheelchairAccess]: isHouse ? 0.03 : isModern ? 0.45 : 0.05,
    [Feature.MinergieCertified]: builtIn >= 2003 ? 0.32 : 0,
    [Feature.ChargingStation]: builtIn >= 2018 ? 0.3 : 0.02,
    [Feature.ElectricPlug]: builtIn >= 2012 ? 0.12 : 0.05,
    [Feature.Basement]: isHouse ? 0.7 : 0.62,
    [Feature.AirCondition]: home.site.place.isSouth && isModern ? 0.35 : 0.02,
    [Feature.OpticalFiber]: isModern ? 0.42 : 0.14,
    [Feature.EquippedKitchen]: 0.5,
    [Feature.Pantry]: isLarge ? 0.28 : 0.12,
    [Feature.Sauna]: isVilla ? 0.35 : isHouse ? 0.06 : 0.004,
  };
}

function ofCommercial(home: Home, year: number): Likelihoods {
  const builtIn = home.building?.builtIn ?? 1970;
  return {
    [Feature.Elevator]: liftLikelihood(home.building?.floors ?? 3, builtIn),
    [Feature.ParkingSpotGarage]: 0.5,
    [Feature.OldBuilding]: builtIn < 1930 ? 0.6 : 0,
    [Feature.NewBuilding]: builtIn >= year - 2 ? 0.8 : 0,
    [Feature.WheelchairAccess]: builtIn >= 2000 ? 0.45 : 0.15,
    [Feature.MinergieCertified]: builtIn >= 2003 ? 0.25 : 0,
    [Feature.AirCondition]: builtIn >= 1990 ? 0.4 : 0.1,
    [Feature.OpticalFiber]: 0.4,
  };
}

/** Tall and newer buildings have a lift. */
function liftLikelihood(floors: number, builtIn: number): number {
  if (floors >= 6) return 1;
  if (builtIn >= 2000) return floors >= 3 ? 0.95 : 0.45;
  if (floors === 5) return builtIn < 1946 ? 0.6 : 0.93;
  if (floors === 4) return 0.45;
  return builtIn < 1960 ? 0.02 : 0.12;
}

/** Facts of a whole block of flats. */
const OF_BUILDINGS = joinBits([
  Feature.Elevator,
  Feature.Garden,
  Feature.ParkingSpotGarage,
  Feature.View,
  Feature.LakeView,
  Feature.MountainView,
  Feature.OldBuilding,
  Feature.NewBuilding,
  Feature.MinergieCertified,
  Feature.Basement,
  Feature.OpticalFiber,
  Feature.BalconyPatio,
]);

/** A kitchen is open or separate, not both. */
const withoutContradictions = (features: number): number =>
  hasAllBits(features, Feature.OpenKitchen) ? features & ~Feature.SeparateKitchen : features;

/** Whether a home faces the sun. */
export const isSunny = (exposition: number): boolean => (exposition & (Exposition.South | Exposition.West)) !== 0;
