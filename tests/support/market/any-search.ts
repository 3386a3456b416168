import fc from 'fast-check';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { featuresOf } from '#capabilities/offers/feature.ts';
import { CATEGORIES_BY_OFFER_TYPE, Category, OfferType } from '#capabilities/offers/offer.ts';
import { subcategoriesOf } from '#capabilities/offers/subcategory.ts';
import {
  ADDED_DAYS,
  FloorFilter,
  type ResultsView,
  SEARCH_ORDERS,
  type SearchFilter,
} from '#capabilities/search/search.filter.ts';
import { joinBits } from '#kernel/bits.ts';

const grid = (max: number, factor: number) =>
  fc.integer({ min: -max * factor, max: max * factor }).map((n) => n / factor);
const lat = grid(90, 1e5);
const lng = grid(180, 1e5);
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const upTo = (max: number, min = 0) => orNull(fc.integer({ min, max }));
const bitsOutOf = (bits: readonly number[]) => fc.subarray([...bits]).map(joinBits);
const rectangle = fc
  .record({ south: lat, west: lng, north: lat, east: lng })
  .filter((box) => box.south < box.north && box.west < box.east);
const circle = fc.record({
  center: fc.record({ lat, lng }),
  radiusKm: fc.integer({ min: 1, max: 100_000 }).map((metres) => metres / 1000),
});
const polygon = fc.array(fc.record({ lat, lng }), { minLength: 3, maxLength: 200 });
const locationIds = fc.oneof(
  fc.constant([LAUSANNE_ID]),
  fc.uniqueArray(fc.integer({ min: 1, max: 206_279 }), { maxLength: 50 }).filter((ids) => ids.length !== 1),
);
const name = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
      .trim(),
  )
  .filter((text) => text !== '' && text.length <= 100);
const kinds = ([OfferType.Rent, OfferType.Sell] as const).flatMap((offerType) =>
  [Category.ApartmentHouse, ...CATEGORIES_BY_OFFER_TYPE[offerType]].map((category) => ({ offerType, category })),
);
/** Any search a visitor can ask for; one place is always Lausanne, so that its token is known. */
export const anyFilter: fc.Arbitrary<SearchFilter> = fc.constantFrom(...kinds).chain(({ offerType, category }) =>
  fc.record<SearchFilter>({
    offerType: fc.constant(offerType),
    category: fc.constant(category),
    locationIds,
    subCategory: bitsOutOf(subcategoriesOf(category)),
    features: bitsOutOf(featuresOf(category)),
    minPrice: upTo(1e9),
    maxPrice: upTo(1e9),
    minPricePerM2: upTo(1e9),
    maxPricePerM2: upTo(1e9),
    minRooms: orNull(fc.integer({ min: 0, max: 200 }).map((n) => n / 2)),
    maxRooms: orNull(fc.integer({ min: 0, max: 200 }).map((n) => n / 2)),
    minLivingSpace: upTo(1e7),
    maxLivingSpace: upTo(1e7),
    floor: fc.constantFrom(...Object.values(FloorFilter)),
    availableFrom: orNull(
      fc
        .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    ),
    added: fc.constantFrom(...ADDED_DAYS),
    excludePriceOnRequest: fc.boolean(),
    maxDistance: upTo(100, 1),
    polygons: fc.array(polygon, { maxLength: 10, size: '-1' }),
    rectangles: fc.array(rectangle, { maxLength: 10 }),
    circles: fc.array(circle, { maxLength: 10 }),
    sourceType: upTo(110_000),
    agencyId: upTo(2_147_483_647, 1),
    agencyName: orNull(name),
    noAgency: fc.boolean(),
    order: fc.constantFrom(...SEARCH_ORDERS),
    pageNumber: fc.integer({ min: 1, max: 417 }),
  }),
);
/** Any way of showing results. */
export const anyView: fc.Arbitrary<ResultsView> = fc.record<ResultsView>({
  viewMode: fc.constantFrom('grid', 'list'),
  map: fc.boolean(),
  zoom: orNull(fc.integer({ min: 0, max: 2200 }).map((n) => n / 100)),
  lat: orNull(lat),
  lng: orNull(lng),
  area: fc.boolean(),
});
