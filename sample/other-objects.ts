import { Feature } from '#capabilities/offers/feature.ts';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { type BuildingKind, inventBuilding, inventFittings } from './building.ts';
import type { CommercialUse } from './drawing/paint/drawing.ts';
import { type Assignment, inventApartment } from './dwelling.ts';
import { inventFeatures, viewsOf } from './features.ts';
import type { Home } from './home.ts';
import type { Random } from './random.ts';
import { inventSite } from './site.ts';

/** Invents a room in a shared flat: the flat comes first, then the room in it. */
export function inventSharedRoom(random: Random, assignment: Assignment): Home {
  const flat = inventApartment(random, assignment);
  const rooms = Math.max(3, flat.rooms ?? 3);
  const fittings = flat.fittings && { ...flat.fittings, isFurnished: random.chance(0.45) };
  return {
    ...flat,
    fittings,
    category: Category.FlatSharing,
    subCategory: Subcategory.SingleRoom,
    rooms: 1,
    bathrooms: null,
    livingSpace: random.int(10, 22),
    flatmates: Math.min(5, Math.max(1, Math.floor(rooms) - random.int(1, 2))),
  };
}

/** Invents a parking space or garage. */
export function inventParking(random: Random, { offerType, place }: Assignment): Home {
  const subCategory = random.weighted([
    [Subcategory.OpenSlot, offerType === OfferType.Rent ? 26 : 8],
    [Subcategory.CoveredSlot, 9],
    [Subcategory.SingleGarage, place.kind === 'city' ? 10 : 22],
    [Subcategory.UndergroundGarage, 46],
  ]);
  const isInside = subCategory === Subcategory.SingleGarage || subCategory === Subcategory.UndergroundGarage;
  const power = random.chance(0.14) ? Feature.ChargingStation : random.chance(0.2) ? Feature.ElectricPlug : 0;
  return {
    ...bare(random, { offerType, place, category: Category.ParkingSpaceGarage, subCategory }),
    floor: subCategory === Subcategory.UndergroundGarage ? -random.int(1, 2) : null,
    parkings: 1,
    features: power | (isInside ? Feature.IndoorParking : Feature.OutdoorParking),
  };
}

/** Invents a plot of land; building land is only for sale. */
export function inventLand(random: Random, { offerType, place }: Assignment): Home {
  const subCategory = random.weighted([
    [Subcategory.Land, 86],
    [Subcategory.AgriculturalLand, place.kind === 'village' ? 7 : 1],
    [Subcategory.IndustrialLand, 4],
    [Subcategory.CommercialLand, 4],
  ]);
  const size = subCategory === Subcategory.AgriculturalLand ? 6200 : subCategory === Subcategory.Land ? 780 : 2400;
  const land: Home = {
    ...bare(random, { offerType, place, category: Category.Land, subCategory }),
    landArea: Math.round(size * random.lognormal(0.35)),
  };
  const views = viewsOf(land);
  const chosen = [Feature.LakeView, Feature.MountainView].filter((feature) => random.chance(views[feature] ?? 0));
  return { ...land, features: chosen.reduce((flags, feature) => flags | feature | Feature.View, 0) };
}

const USES: ReadonlyMap<CommercialUse, { area: number; sigma: number; floors: readonly number[] }> = new Map([
  ['office', { area: 130, sigma: 0.6, floors: [1, 1, 2, 2, 3, 4] }],
  ['practice', { area: 110, sigma: 0.35, floors: [0, 1, 1, 2] }],
  ['shop', { area: 95, sigma: 0.55, floors: [0] }],
  ['workshop', { area: 240, sigma: 0.55, floors: [0, 0, 1] }],
  ['storage', { area: 160, sigma: 0.7, floors: [-1, 0, 0] }],
]);

/** Invents an office, shop, practice, workshop or store. */
export function inventCommercial(random: Random, { offerType, place, year }: Assignment): Home {
  const use = random.weighted<CommercialUse>([
    ['office', place.kind === 'city' ? 46 : 32],
    ['shop', 24],
    ['workshop', place.kind === 'city' ? 8 : 22],
    ['practice', 10],
    ['storage', 13],
  ]);
  const subCategory = use === 'office' || use === 'practice' ? Subcategory.Office : Subcategory.Commercial;
  const kind: BuildingKind = { offerType, category: Category.CommercialIndustry, subCategory, place, year };
  const building = inventBuilding(random, kind);
  const { area, sigma, floors } = USES.get(use) ?? { area: 120, sigma: 0.5, floors: [0] };
  return inventFeatures(random, {
    ...bare(random, kind),
    year,
    building,
    fittings: inventFittings(random, building, kind),
    livingSpace: Math.max(18, Math.round(area * random.lognormal(sigma))),
    floor: Math.min(random.pick(floors), building.floors),
    parkings: random.chance(0.35) ? random.int(1, 8) : null,
    use,
  });
}

function bare(random: Random, { offerType, place, category, subCategory }: Omit<BuildingKind, 'year'>): Home {
  return {
    offerType,
    category,
    subCategory,
    site: inventSite(random, place),
    building: null,
    fittings: null,
    rooms: null,
    bathrooms: null,
    livingSpace: null,
    landArea: null,
    floor: null,
    parkings: null,
    exposition: 0,
    features: 0,
    outdoor: null,
    use: null,
    flatmates: null,
  };
}
