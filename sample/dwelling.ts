import { Category, Exposition, OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { type BuildingKind, inventBuilding, inventFittings, periodOf } from './building.ts';
import type { Outdoor } from './drawing/paint/drawing.ts';
import { inventFeatures } from './features.ts';
import type { Building, Home } from './home.ts';
import { AREA_BY_ROOMS, apartmentKinds, houseKinds, ROOM_MIX } from './market-mix.ts';
import type { Place } from './place.ts';
import type { Random } from './random.ts';
import { inventSite } from './site.ts';

/** Values that are drawn before the object itself. */
export interface Assignment {
  readonly offerType: SearchableOfferType;
  readonly place: Place;
  readonly year: number;
}

/** Invents an apartment. */
export function inventApartment(random: Random, { offerType, place, year }: Assignment): Home {
  const wholeRooms = random.weighted(offerType === OfferType.Rent ? ROOM_MIX.rentedApartment : ROOM_MIX.soldApartment);
  const subCategory = random.weighted(apartmentKinds(wholeRooms, place.kind !== 'village'));
  const kind: BuildingKind = { offerType, category: Category.Apartment, subCategory, place, year };
  const building = inventBuilding(random, kind);
  const floor = floorOf(random, subCategory, building);
  const rooms = withHalf(random, wholeRooms, place);
  const outdoor = outdoorOfApartment(random, { subCategory, building, floor, rooms });
  const livingSpace = areaOf(random, { rooms, building, place, factor: offerType === OfferType.Sell ? 1.12 : 1 });
  return inventFeatures(random, {
    ...kind,
    site: inventSite(random, place),
    building,
    fittings: inventFittings(random, building, kind),
    rooms,
    bathrooms: bathroomsOf(random, wholeRooms, livingSpace),
    livingSpace,
    landArea: null,
    floor,
    parkings: null,
    exposition: expositionOf(random),
    features: 0,
    outdoor,
    use: null,
    flatmates: null,
  });
}

/** Invents a house. */
export function inventHouse(random: Random, { offerType, place, year }: Assignment): Home {
  const region = {
    isTown: place.kind !== 'village',
    isMountain: place.isAlpine,
    isSouth: place.isSouth,
    isSale: offerType === OfferType.Sell,
  };
  const subCategory = random.weighted(houseKinds(region));
  const kind: BuildingKind = { offerType, category: Category.House, subCategory, place, year };
  const building = inventBuilding(random, kind);
  const rooms = roomsOfHouse(random, subCategory, place);
  const livingSpace = areaOf(random, { rooms, building, place, factor: HOUSE_FACTOR.get(subCategory) ?? 1.12 });
  return inventFeatures(random, {
    ...kind,
    site: inventSite(random, place),
    building,
    fittings: inventFittings(random, building, kind),
    rooms,
    bathrooms: Math.min(6, Math.max(1, Math.round(livingSpace / 75))),
    livingSpace,
    landArea: plotOf(random, subCategory, livingSpace),
    floor: null,
    parkings: random.chance(0.55) ? random.int(1, 3) : null,
    exposition: expositionOf(random),
    features: 0,
    outdoor: random.weighted<Outdoor>([
      ['terrace', 55],
      ['patio', 35],
      ['balcony', 10],
    ]),
    use: null,
    flatmates: null,
  });
}

const HOUSE_FACTOR: ReadonlyMap<Subcategory, number> = new Map<Subcategory, number>([
  [Subcategory.Villa, 1.4],
  [Subcategory.FarmHouse, 1.3],
  [Subcategory.Castle, 2.2],
  [Subcategory.RusticHouse, 0.85],
  [Subcategory.Chalet, 0.98],
  [Subcategory.GrannyFlat, 0.9],
  [Subcategory.RowHouse, 1.04],
  [Subcategory.MultiFamilyHouse, 1.1],
]);

function roomsOfHouse(random: Random, subCategory: Subcategory, place: Place): number {
  const wholeRooms = random.weighted(ROOM_MIX.house);
  if (subCategory === Subcategory.MultiFamilyHouse) return random.int(9, 24);
  if (subCategory === Subcategory.Castle) return random.int(10, 24);
  if (subCategory === Subcategory.GrannyFlat || subCategory === Subcategory.RusticHouse) return random.int(2, 5);
  const smallest = subCategory === Subcategory.Villa || subCategory === Subcategory.FarmHouse ? 5 : 3;
  return withHalf(random, Math.max(smallest, wholeRooms), place);
}

/** Half rooms are the rule in German-speaking places and rarer in the others; large homes count whole rooms more often. */
function withHalf(random: Random, wholeRooms: number, place: Place): number {
  const share = { de: 0.87, fr: 0.58, it: 0.72 }[place.language] * (wholeRooms >= 7 ? 0.6 : 1);
  return wholeRooms + (random.chance(share) ? 0.5 : 0);
}

function areaOf(
  random: Random,
  { rooms, building, place, factor }: { rooms: number; building: Building; place: Place; factor: number },
): number {
  // In Geneva the kitchen counts as a room.
  const counted = Math.max(1, place.regionCode === 'GE' ? rooms - 0.8 : rooms);
  const whole = Math.floor(counted);
  const typical = AREA_BY_ROOMS[whole] ?? 147 + 26 * (whole - 6);
  const half = counted > whole ? 1.05 : 0.95;
  const period = Math.sqrt(periodOf(building).meanAreaM2 / 99);
  return Math.max(14, Math.round(typical * half * period * factor * random.lognormal(0.12)));
}

/** Land in m² for each m² of living space. */
const PLOT_RATIOS: ReadonlyMap<Subcategory, number> = new Map<Subcategory, number>([
  [Subcategory.RowHouse, 1.3],
  [Subcategory.TerracedHouse, 1.6],
  [Subcategory.GrannyFlat, 1.6],
  [Subcategory.FarmHouse, 12],
  [Subcategory.Castle, 12],
]);

const plotOf = (random: Random, subCategory: Subcategory, livingSpace: number): number =>
  Math.round(livingSpace * (PLOT_RATIOS.get(subCategory) ?? 3.6) * random.lognormal(0.3));

function floorOf(random: Random, subCategory: Subcategory, { floors }: Building): number {
  if (subCategory === Subcategory.Penthouse || subCategory === Subcategory.AtticMansard) return floors - 1;
  if (random.chance(0.015)) return -1;
  return random.chance(0.17) ? 0 : random.int(1, Math.max(1, floors - 1));
}

function outdoorOfApartment(
  random: Random,
  home: { subCategory: Subcategory; building: Building; floor: number; rooms: number },
): Outdoor | null {
  if (home.subCategory === Subcategory.Penthouse) return 'roofTerrace';
  const share = home.building.builtIn > 1990 ? 0.96 : home.building.builtIn < 1946 ? 0.5 : 0.78;
  if (!random.chance(home.rooms < 2 ? share - 0.3 : share)) return null;
  if (home.subCategory === Subcategory.AtticMansard) return random.chance(0.4) ? 'roofTerrace' : 'balcony';
  if (home.floor <= 0) return random.chance(0.8) ? 'patio' : 'terrace';
  return random.weighted<Outdoor>([
    ['balcony', 76],
    ['loggia', home.building.builtIn > 1985 ? 16 : 6],
    ['terrace', 12],
  ]);
}

function bathroomsOf(random: Random, wholeRooms: number, livingSpace: number): number {
  if (wholeRooms < 3) return 1;
  return random.chance(Math.min(0.9, Math.max(0.05, (livingSpace - 70) / 70))) ? (livingSpace > 160 ? 3 : 2) : 1;
}

function expositionOf(random: Random): number {
  const { North, South, West, East } = Exposition;
  return random.weighted([
    [South, 24],
    [South | West, 30],
    [South | East, 18],
    [West, 12],
    [East, 8],
    [North | West, 4],
    [North | East, 4],
  ]);
}
