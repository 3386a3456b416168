import { Feature } from '#capabilities/offers/feature.ts';
import { grossOf } from '#capabilities/offers/gross-price.ts';
import { Category, OfferType, PriceType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { hasAllBits } from '#kernel/bits.ts';
import { periodOf } from './building.ts';
import type { Home } from './home.ts';
import { cantonStatistics } from './market-statistics.ts';
import type { Random } from './random.ts';

/** The price of an object, CHF. */
export interface Price {
  /** Gross rent of a month or a year, or the sale price. */
  readonly price: number;
  readonly netPrice: number | null;
  readonly additionalFees: number | null;
  readonly priceType: PriceType;
}

/** Spread of prices that nothing else explains. @source docs/reference/places-and-market.md, "Generator" */
const NOISE = 0.16;
/** Houses cost about as much per m² as flats, with their larger area a little less. Assumption. */
const HOUSE_LEVEL = 0.97;

/** The price of an object after area, canton, place, rooms, age and a share of chance. */
export function inventPrice(random: Random, home: Home): Price {
  if (home.offerType === OfferType.Sell) return salePrice(random, home);
  if (home.category === Category.CommercialIndustry) return commercialRent(random, home);
  if (home.category === Category.ParkingSpaceGarage) return flatRent(parkingRent(random, home), 5);
  if (home.category === Category.FlatSharing) return flatRent(roomRent(random, home), 10);
  return homeRent(random, home);
}

function homeRent(random: Random, home: Home): Price {
  const { rentPerM2 } = cantonStatistics(home.site.place.regionCode);
  const area = home.livingSpace ?? 80;
  const factor = rentPlaceFactor(home) * roomFactor(home) * ageFactor(home) * comfortFactor(home);
  const netPrice = rounded(area * rentPerM2 * factor * random.lognormal(NOISE), random.chance(0.75) ? 10 : 5);
  const additionalFees = rounded(netPrice * random.range(0.08, 0.15), 10);
  return { price: grossOf(netPrice, additionalFees), netPrice, additionalFees, priceType: PriceType.Default };
}

function roomRent(random: Random, home: Home): number {
  const { rentPerM2 } = cantonStatistics(home.site.place.regionCode);
  return (
    (430 + 16 * (home.livingSpace ?? 14)) * (rentPerM2 / 20) ** 0.8 * rentPlaceFactor(home) * random.lognormal(0.14)
  );
}

const PARKING_RENTS: ReadonlyMap<Subcategory, number> = new Map<Subcategory, number>([
  [Subcategory.OpenSlot, 65],
  [Subcategory.CoveredSlot, 90],
  [Subcategory.SingleGarage, 140],
  [Subcategory.UndergroundGarage, 135],
]);

const KIND_OF_PLACE = { city: 1.35, town: 1, village: 0.85 } as const;

function parkingRent(random: Random, home: Home): number {
  const { rentPerM2 } = cantonStatistics(home.site.place.regionCode);
  const kind = PARKING_RENTS.get(home.subCategory) ?? 100;
  return kind * (rentPerM2 / 19) ** 0.8 * KIND_OF_PLACE[home.site.place.kind] * random.lognormal(0.16);
}

const COMMERCIAL_RENTS = { office: 215, practice: 225, shop: 270, workshop: 130, storage: 95 } as const;

/** Businesses rent by the month, or by m² and year. */
function commercialRent(random: Random, home: Home): Price {
  const { rentPerM2 } = cantonStatistics(home.site.place.regionCode);
  const level = COMMERCIAL_RENTS[home.use ?? 'office'] * (rentPerM2 / 19) * rentPlaceFactor(home);
  const perM2 = rounded(level * random.lognormal(0.2), 5);
  if (random.chance(0.4)) {
    const fees = random.chance(0.6) ? rounded(random.range(20, 45), 5) : null;
    return { price: grossOf(perM2, fees), netPrice: perM2, additionalFees: fees, priceType: PriceType.M2Yearly };
  }
  const netPrice = rounded((perM2 * (home.livingSpace ?? 100)) / 12, 10);
  const additionalFees = rounded(netPrice * random.range(0.1, 0.18), 10);
  return { price: grossOf(netPrice, additionalFees), netPrice, additionalFees, priceType: PriceType.Default };
}

const flatRent = (price: number, step: number): Price => ({
  price: rounded(price, step),
  netPrice: null,
  additionalFees: null,
  priceType: PriceType.Default,
});

function salePrice(random: Random, home: Home): Price {
  const price = random.lognormal(NOISE) * saleValue(home);
  const step = price < 100_000 ? 1000 : 5000;
  return { price: rounded(price, step), netPrice: null, additionalFees: null, priceType: PriceType.Default };
}

const SALE_USES = { office: 0.75, practice: 0.75, shop: 0.7, workshop: 0.45, storage: 0.3 } as const;
const SALE_KINDS: ReadonlyMap<Subcategory, number> = new Map<Subcategory, number>([
  [Subcategory.MultiFamilyHouse, 0.72],
  [Subcategory.FarmHouse, 0.75],
  [Subcategory.Villa, 1.3],
  [Subcategory.Castle, 1.2],
  [Subcategory.Penthouse, 1.18],
  [Subcategory.RusticHouse, 0.8],
  [Subcategory.TerracedHouse, 1.05],
]);

function saleValue(home: Home): number {
  const { salePerM2 } = cantonStatistics(home.site.place.regionCode);
  const level = salePerM2 * home.site.place.priceFactor;
  switch (home.category) {
    case Category.ParkingSpaceGarage:
      return (PARKING_RENTS.get(home.subCategory) ?? 100) * 270 * (salePerM2 / 7700) ** 0.6;
    case Category.Land:
      return (home.landArea ?? 700) * landPerM2(home, level);
    case Category.CommercialIndustry:
      return (home.livingSpace ?? 100) * level * SALE_USES[home.use ?? 'office'];
    case Category.House:
      return (home.livingSpace ?? 150) * level * HOUSE_LEVEL * saleFactor(home) * plotFactor(home);
    default:
      return (home.livingSpace ?? 100) * level * saleFactor(home);
  }
}

const saleFactor = (home: Home): number =>
  (SALE_KINDS.get(home.subCategory) ?? 1) *
  Math.sqrt(roomFactor(home)) *
  ageFactor(home) *
  comfortFactor(home) *
  (home.fittings?.condition === 'needsWork' ? 0.85 : 1);

/** Land grows dearer faster than homes do: about 1,500 CHF/m² in Zürich, 250 in the Jura. */
function landPerM2({ subCategory }: Home, level: number): number {
  const building = 1500 * (level / 9900) ** 2.1;
  if (subCategory === Subcategory.AgriculturalLand) return 9;
  return subCategory === Subcategory.Land ? building : building * 0.45;
}

/** A large plot adds to the value of the building. */
const plotFactor = ({ landArea, livingSpace }: Home): number =>
  Math.min(1.25, Math.max(0.92, ((landArea ?? 500) / ((livingSpace ?? 150) * 3.3)) ** 0.12));

/** Rents differ less between places than sale prices do. */
const rentPlaceFactor = (home: Home): number => home.site.place.priceFactor ** 0.6;

/** Small homes cost more per m²: the BFS row of the canton. */
function roomFactor({ site, rooms }: Home): number {
  const [all, ...byRooms] = cantonStatistics(site.place.regionCode).runningRents;
  const row = byRooms[Math.min(byRooms.length, Math.max(1, Math.floor(rooms ?? 3))) - 1] ?? all;
  return Math.min(1.4, Math.max(0.85, row / all));
}

function ageFactor({ building, fittings }: Home): number {
  if (!building) return 1;
  return periodOf(building).priceFactor * (fittings?.condition === 'renovated' ? 1.07 : 1);
}

function comfortFactor({ features, subCategory, offerType, floor, category }: Home): number {
  const lake = hasAllBits(features, Feature.LakeView) ? (offerType === OfferType.Sell ? 1.18 : 1.1) : 1;
  const furnished = subCategory === Subcategory.Furnished ? 1.18 : 1;
  const low = category === Category.Apartment && (floor ?? 1) < 1 ? 0.97 : 1;
  return lake * furnished * low;
}

const rounded = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);
