import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { Feature, featuresOf } from '#capabilities/offers/feature.ts';
import { CATEGORIES_BY_OFFER_TYPE, Category, OFFER_BOUNDS, OfferType } from '#capabilities/offers/offer.ts';
import { subcategoriesOf } from '#capabilities/offers/subcategory.ts';
import { hasAllBits, joinBits } from '#kernel/bits.ts';
import { contains, type Position } from '#kernel/boundary.ts';
import { readDrawing } from './drawing/order.ts';
import { generateMarket, type SampleMarket } from './generate-market.ts';
import { lakes } from './lakes.ts';
import type { SampleListing } from './listing.ts';
import { CANTONS } from './market-statistics.ts';
import { packagePlaces } from './package-places.ts';
import type { PlaceInput } from './place.ts';

const NOW = Date.UTC(2026, 2, 12, 9);
const DAY_MS = 86_400_000;
const COUNT = 20_000;

let places: PlaceInput[];
let listings: SampleListing[];

const marketOf = (seed: number): SampleMarket => generateMarket({ places, seed, now: NOW });

beforeAll(() => {
  places = packagePlaces();
  const market = marketOf(1);
  listings = Array.from({ length: COUNT }, (_, index) => market.listing(index));
});

const share = (part: number, whole: number): number => part / whole;
const offers = () => listings.map(({ offer }) => offer);
const homes = () => offers().filter(({ category }) => category === Category.Apartment || category === Category.House);

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? 0;
}

describe('the same market again', () => {
  const digest = (market: SampleMarket, count: number): string => {
    const hash = createHash('sha256').update(JSON.stringify(market.agencies));
    for (let index = 0; index < count; index++) hash.update(JSON.stringify(market.listing(index)));
    return hash.digest('hex');
  };

  test('comes from the same seed, bit for bit', () => {
    expect(digest(marketOf(1), 500)).toBe(digest(marketOf(1), 500));
  });

  test('does not come from another seed', () => {
    expect(digest(marketOf(1), 5)).not.toBe(digest(marketOf(2), 5));
  });

  test('begins alike, however large it gets and in whatever order listings are asked for', () => {
    expect(marketOf(1).listing(4711)).toEqual(listings[4711]);
  });
});

describe('the homes on the market', () => {
  test('is spread over the cantons as dwellings are', () => {
    const dwellings = Object.values(CANTONS).reduce((sum, canton) => sum + canton.dwellings, 0);
    for (const [code, canton] of Object.entries(CANTONS)) {
      const found = share(offers().filter(({ region }) => region === code).length, COUNT);
      expect(Math.abs(found - canton.dwellings / dwellings), code).toBeLessThan(0.012);
    }
  });

  test('is more often in towns than in the country', () => {
    const inZurich = offers().filter(({ cityId }) => cityId === 196_541).length;
    const ofCanton = offers().filter(({ region }) => region === 'ZH').length;
    expect(share(inZurich, ofCanton)).toBeGreaterThan(0.2);
    expect(new Set(offers().map(({ cityId }) => cityId)).size).toBeGreaterThan(1500);
  });

  test('is to let and for sale in about equal parts, more to let where people rent', () => {
    const rented = (code: string): number => {
      const local = offers().filter(({ region }) => region === code);
      return share(local.filter(({ offerType }) => offerType === OfferType.Rent).length, local.length);
    };
    const all = offers().filter(({ offerType }) => offerType === OfferType.Rent).length;
    expect(share(all, COUNT)).toBeGreaterThan(0.42);
    expect(share(all, COUNT)).toBeLessThan(0.5);
    expect(rented('BS')).toBeGreaterThan(rented('VS') + 0.2);
  });

  test('has rooms like the dwellings of the country', () => {
    const known = [6.4, 14.7, 27.0, 27.5, 15.0, 9.4];
    const counts = known.map(() => 0);
    const rooms = homes().flatMap((home) => home.rooms ?? []);
    for (const count of rooms) {
      const index = Math.min(6, Math.floor(count)) - 1;
      counts[index] = (counts[index] ?? 0) + 1;
    }
    for (const [index, percent] of known.entries()) {
      expect(Math.abs(share(counts[index] ?? 0, rooms.length) * 100 - percent), `${index + 1} rooms`).toBeLessThan(6);
    }
    expect(share(rooms.filter((count) => count % 1 === 0.5).length, rooms.length)).toBeGreaterThan(0.6);
  });

  test('is let near the market level of its canton', () => {
    for (const [code, canton] of Object.entries(CANTONS)) {
      const rents = homes().flatMap(({ region, offerType, netPrice, livingSpace }) =>
        region === code && offerType === OfferType.Rent && netPrice && livingSpace ? [netPrice / livingSpace] : [],
      );
      if (rents.length < 25) continue;
      expect(Math.abs(median(rents) / canton.rentPerM2 - 1), `${code} ${median(rents)}`).toBeLessThan(0.25);
    }
  });

  test('is sold near the market level of its canton', () => {
    for (const [code, canton] of Object.entries(CANTONS)) {
      const prices = homes().flatMap(({ region, offerType, price, livingSpace }) =>
        region === code && offerType === OfferType.Sell && price && livingSpace ? [price / livingSpace] : [],
      );
      if (prices.length < 25) continue;
      expect(Math.abs(median(prices) / canton.salePerM2 - 1), `${code} ${median(prices)}`).toBeLessThan(0.25);
    }
  });

  test('appeared within 60 days, mostly on working days', () => {
    const days = offers().map(({ createdAt }) => new Date(String(createdAt)));
    expect(Math.min(...days.map(Number))).toBeGreaterThan(NOW - 60 * DAY_MS);
    expect(Math.max(...days.map(Number))).toBeLessThan(NOW);
    const weekend = days.filter((day) => day.getUTCDay() % 6 === 0).length;
    expect(share(weekend, COUNT)).toBeGreaterThan(0.05);
    expect(share(weekend, COUNT)).toBeLessThan(0.2);
  });

  test('is advertised by agencies, and by private people in about one of eight cases', () => {
    const isPrivate = listings.filter(({ agency }) => agency === null).length;
    expect(Math.abs(share(isPrivate, COUNT) - 0.12)).toBeLessThan(0.025);
    const fed = offers().filter(({ sourceId }) => sourceId === 1).length;
    expect(share(fed, COUNT - isPrivate)).toBeGreaterThan(0.45);
    expect(share(fed, COUNT - isPrivate)).toBeLessThan(0.75);
  });

  test('has gaps as real adverts do', () => {
    const built = homes().filter(({ buildIn }) => buildIn === null).length;
    const noArea = homes().filter(({ livingSpace }) => livingSpace === null).length;
    const onRequest = offers().filter(({ price }) => price === null).length;
    const noPictures = listings.filter(({ pictures }) => pictures.length === 0).length;
    expect(share(built, homes().length)).toBeGreaterThan(0.5);
    expect(share(noArea, homes().length)).toBeCloseTo(1 / 6, 1);
    expect(share(onRequest, COUNT)).toBeCloseTo(0.033, 1);
    expect(share(noPictures, COUNT)).toBeCloseTo(0.02, 1);
  });
});

describe('every listing', () => {
  test('is of a kind that can be offered so', () => {
    for (const { offerType, category, subCategory } of offers()) {
      const type = offerType === OfferType.Rent ? OfferType.Rent : OfferType.Sell;
      expect(CATEGORIES_BY_OFFER_TYPE[type]).toContain(category);
      expect(subcategoriesOf(category as Category)).toContain(subCategory);
    }
    for (const type of [OfferType.Rent, OfferType.Sell] as const) {
      const found = new Set(offers().flatMap((offer) => (offer.offerType === type ? offer.category : [])));
      expect([...found].sort()).toEqual([...CATEGORIES_BY_OFFER_TYPE[type]].sort());
    }
  });

  test('keeps to what advertisers may state', () => {
    for (const offer of offers()) {
      const { price, rooms, livingSpace, landArea, floor, buildIn, title, description } = offer;
      expect(title.length).toBeLessThanOrEqual(OFFER_BOUNDS.title);
      expect(description?.length).toBeLessThanOrEqual(OFFER_BOUNDS.description);
      expect(price ?? 1).toBeGreaterThan(0);
      expect(price ?? 1).toBeLessThanOrEqual(OFFER_BOUNDS.price);
      expect((rooms ?? 1) * 2).toBe(Math.round((rooms ?? 1) * 2));
      expect(livingSpace ?? 1).toBeLessThanOrEqual(OFFER_BOUNDS.surfaceM2);
      expect(landArea ?? 1).toBeLessThanOrEqual(OFFER_BOUNDS.surfaceM2);
      expect(floor ?? 0).toBeGreaterThanOrEqual(OFFER_BOUNDS.lowestFloor);
      expect(floor ?? 0).toBeLessThanOrEqual(offer.floorsInBuilding ?? OFFER_BOUNDS.highestFloor);
      expect(buildIn ?? 2000).toBeGreaterThan(OFFER_BOUNDS.earliestYearBuilt);
      expect(buildIn ?? 2000).toBeLessThanOrEqual(2026 + OFFER_BOUNDS.yearsAhead);
    }
  });

  test('has only features that mean something for its category and its place', () => {
    for (const { category, features = 0, city, lat, lng, floorsInBuilding, floor } of offers()) {
      expect(hasAllBits(joinBits(featuresOf(category as Category)), features), `${category} ${features}`).toBe(true);
      expect(hasAllBits(features, Feature.OpenKitchen | Feature.SeparateKitchen)).toBe(false);
      if (hasAllBits(features, Feature.LakeView)) expect(isByLake(Number(lng), Number(lat)), city).toBe(true);
      if ((floor ?? 0) > 6 && (floorsInBuilding ?? 0) > 6) expect(hasAllBits(features, Feature.Elevator)).toBe(true);
    }
  });

  const isByLake = (lng: number, lat: number): boolean =>
    lakes().some(({ boundary }) => boundary.flat(2).some(([x, y]) => Math.hypot((x - lng) * 76, (y - lat) * 111) < 4));

  test('is on dry land in its municipality, where it stands and where it is shown without its street', () => {
    const byId = new Map(places.map((place) => [place.cityId, place]));
    const shown = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;
    for (const { cityId, city, lat, lng } of offers()) {
      const position = [Number(lng), Number(lat)] as const;
      const boundary = byId.get(cityId ?? 0)?.boundary;
      expect(boundary && contains(boundary, position), `${city} ${position}`).toBe(true);
      const isInLake = (at: Position): boolean => lakes().some((lake) => contains(lake.boundary, at));
      expect(isInLake(position), `${city} ${position}`).toBe(false);
      expect(isInLake([shown(position[0]), shown(position[1])]), `${city} ${position}`).toBe(false);
    }
  });

  test('names its rent as the sum of net rent and charges, charges from 8 to 15 per cent', () => {
    for (const { offerType, netPrice, additionalFees, price, category } of homes()) {
      if (offerType !== OfferType.Rent || !price || !netPrice || !additionalFees) continue;
      expect(netPrice + additionalFees, String(category)).toBe(price);
      expect(additionalFees / netPrice).toBeGreaterThan(0.06);
      expect(additionalFees / netPrice).toBeLessThan(0.17);
    }
  });

  test('names its advertiser: the agency, unless a feed brought it a person as well; else the person', () => {
    for (const { agency, offer } of listings) {
      const { agencyName, agencyAddress, advertiserName, isExternal } = offer;
      expect(Boolean(agencyName && agencyAddress), agency ?? 'private').toBe(agency !== null);
      expect(Boolean(advertiserName), agency ?? 'private').toBe(!isExternal);
    }
  });

  test('has its prices in order, the present one last', () => {
    const changed = listings.filter(({ priceSteps }) => priceSteps.length > 0);
    expect(share(changed.length, COUNT)).toBeGreaterThan(0.02);
    for (const { offer, priceSteps } of changed) {
      const moments = priceSteps.map(({ changedAt }) => changedAt);
      expect(moments).toEqual([...moments].sort());
      expect(moments[0]).toBe(offer.createdAt);
      expect(Date.parse(moments.at(-1) ?? '')).toBeLessThan(NOW);
      expect(priceSteps.at(-1)?.price).toBe(offer.price);
      expect(String(offer.updatedAt) >= (moments.at(-1) ?? '')).toBe(true);
      for (const [index, step] of priceSteps.slice(1).entries()) expect(step.price).not.toBe(priceSteps[index]?.price);
    }
  });

  test('shows 3 to 14 pictures of its own, or none', () => {
    const hashes = listings.flatMap(({ pictures }) => pictures.map(({ hash }) => hash));
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const { pictures, offer } of listings) {
      if (pictures.length > 0) expect(pictures.length, String(offer.category)).toBeGreaterThanOrEqual(3);
      expect(pictures.length).toBeLessThanOrEqual(14);
    }
  });

  test('shows no lake, pool, balcony, second bathroom or storey that it has not', () => {
    const wrong = listings.filter(({ pictures, offer }) => {
      const features = Number(offer.features);
      const drawings = pictures.map(({ drawing }) => readDrawing(drawing));
      const has = (motif: string, most: number): boolean =>
        drawings.filter((drawing) => drawing.motif === motif).length > most;
      const isShared = offer.category === Category.FlatSharing;
      return (
        drawings.some(
          ({ look }) =>
            look.hasLake !== hasAllBits(features, Feature.LakeView) ||
            (look.hasPool && !hasAllBits(features, Feature.SwimmingPool)) ||
            look.rooms !== Math.floor(Number(offer.rooms ?? look.rooms)) ||
            look.area !== (offer.livingSpace ?? look.area) ||
            look.floor !== (offer.floor ?? look.floor) ||
            look.storeys !== (offer.floorsInBuilding ?? look.storeys) ||
            look.builtIn !== (offer.buildIn ?? look.builtIn),
        ) ||
        (!hasAllBits(features, Feature.BalconyPatio) && !isShared && has('terrace', 0)) ||
        has('bathroom', Number(offer.bathrooms ?? 3)) ||
        (!isShared && has('bedroom', Number(offer.rooms ?? 9)))
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('the agencies', () => {
  test('have names, addresses and phone numbers that no other advertiser has', () => {
    const { agencies } = marketOf(1);
    expect(agencies.length).toBeGreaterThan(170);
    expect(new Set(agencies.map(({ name }) => name.toLowerCase())).size).toBe(agencies.length);
    expect(new Set(agencies.map(({ slug }) => slug)).size).toBe(agencies.length);
    for (const { phone, email, slug } of agencies) {
      expect(phone).toMatch(/^0\d\d 555 \d\d \d\d$/);
      expect(email).toMatch(/@example\.ch$/);
      expect(slug).toMatch(/^[a-z0-9-]+$/);
    }
  });
});
