import { Category, OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import type { Building, Fittings } from './home.ts';
import { PERIODS, type Period } from './market-mix.ts';
import type { Place } from './place.ts';
import type { Random, Weighted } from './random.ts';

/** Facts that decide the look of a building. */
export interface BuildingKind {
  readonly offerType: SearchableOfferType;
  readonly category: Category;
  readonly subCategory: Subcategory;
  readonly place: Place;
  /** The current year; buildings for sale may be finished up to two years later. */
  readonly year: number;
}

/** Kinds that only ever were built long ago. */
const OLD_KINDS: readonly Subcategory[] = [Subcategory.FarmHouse, Subcategory.RusticHouse, Subcategory.Castle];
const NEWER_KINDS: readonly Subcategory[] = [Subcategory.TerracedHouse, Subcategory.Penthouse];

/** Invents the building an object is in, or is. */
export function inventBuilding(random: Random, kind: BuildingKind): Building {
  const period = random.weighted(periodsFor(kind));
  const latest = kind.offerType === OfferType.Sell ? kind.year + 2 : kind.year;
  const builtIn = Math.min(random.int(period.from, Math.min(period.to, latest)), latest);
  const age = kind.year - builtIn;
  const renovationShare = age > 70 ? 0.75 : age > 45 ? 0.6 : age > 30 ? 0.35 : 0;
  const renovatedIn = random.chance(renovationShare) ? kind.year - 1 - Math.floor(random.next() ** 1.4 * 22) : null;
  return { builtIn, renovatedIn, floors: storeys(random, kind, builtIn) };
}

/** The period a building belongs to. */
export const periodOf = ({ builtIn }: Building): Period =>
  PERIODS.find(({ from, to }) => builtIn >= from && builtIn <= to) ?? (PERIODS[0] as Period);

function periodsFor({ subCategory, place, category }: BuildingKind): Weighted<Period> {
  return PERIODS.map((period) => {
    const isOld = period.to < 1946;
    if (OLD_KINDS.includes(subCategory)) return [period, period.to < 1919 ? 1 : 0];
    if (NEWER_KINDS.includes(subCategory)) return [period, period.from >= 1971 ? period.weight : 0];
    if (subCategory === Subcategory.Loft) return [period, isOld || period.from >= 2001 ? period.weight : 0];
    if (category === Category.Apartment && isOld && place.kind === 'village') return [period, period.weight * 0.6];
    return [period, period.weight];
  });
}

function storeys(random: Random, { category, subCategory, place }: BuildingKind, builtIn: number): number {
  if (category === Category.House) {
    return subCategory === Subcategory.MultiFamilyHouse ? random.int(3, 4) : random.int(2, 3);
  }
  if (subCategory === Subcategory.Penthouse) return random.int(3, place.kind === 'city' ? 6 : 5);
  const tallest = builtIn > 1955 && builtIn < 1985 ? 11 : 6;
  if (place.kind === 'city') return random.chance(0.12) ? random.int(6, tallest + 3) : random.int(4, 6);
  if (place.kind === 'town') return random.chance(0.1) ? random.int(5, tallest) : random.int(3, 5);
  return random.int(2, 4);
}

/** Invents what a home in a building is made of. */
export function inventFittings(random: Random, building: Building, kind: BuildingKind): Fittings {
  const age = kind.year - building.builtIn;
  const isModern = building.builtIn >= 2005;
  return {
    condition: condition(random, building, kind),
    flooring: flooring(random, building, kind.place.isSouth),
    laundry:
      kind.category === Category.House || random.chance(isModern ? 0.85 : kind.offerType === OfferType.Sell ? 0.5 : 0.2)
        ? 'own'
        : 'shared',
    heating: random.weighted([
      ['heatPump', age < 18 ? 65 : 18],
      ['district', kind.place.kind === 'city' ? 22 : 12],
      ['pellets', kind.place.kind === 'city' ? 3 : 9],
      ['gas', age < 18 ? 5 : kind.place.isAlpine ? 5 : 30],
      ['oil', age < 18 ? 0 : 32],
    ]),
    washing: random.weighted([
      ['bath', age > 40 ? 60 : 25],
      ['shower', age > 40 ? 22 : 30],
      ['both', age > 40 ? 18 : 45],
    ]),
    isFurnished: kind.subCategory === Subcategory.Furnished,
    isQuiet: random.chance(kind.place.kind === 'city' ? 0.4 : 0.6),
  };
}

function condition(random: Random, { builtIn, renovatedIn }: Building, { year, offerType }: BuildingKind) {
  const age = year - builtIn;
  if (age <= 0) return 'firstUse';
  if (age < 9) return 'asNew';
  if (renovatedIn && year - renovatedIn < 8) return 'renovated';
  return age > 35 && !renovatedIn && offerType === OfferType.Sell && random.chance(0.35) ? 'needsWork' : 'kept';
}

function flooring(random: Random, { builtIn }: Building, isSouth: boolean): Fittings['flooring'] {
  return random.weighted([
    ['parquet', isSouth ? 30 : 58],
    ['planks', builtIn < 1930 ? 25 : 0],
    ['laminate', builtIn < 1995 ? 18 : 6],
    ['tiles', isSouth ? 50 : 14],
  ]);
}
