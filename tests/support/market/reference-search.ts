import { sql } from 'kysely';
import { type Location, LocationType } from '#capabilities/locations/location.ts';
import { OfferStatus, PriceType } from '#capabilities/offers/offer.ts';
import { FloorFilter, type SearchFilter } from '#capabilities/search/search.filter.ts';
import type { GeoPoint } from '#kernel/geo.ts';
import type { Db } from '#platform/db/db.ts';

/** A public listing, read straight from the public copy and its place: nothing the search derives. */
export interface ReferenceOffer {
  id: number;
  offerType: number;
  category: number;
  subCategory: number;
  features: number;
  price: number | null;
  priceType: number;
  rooms: number | null;
  livingSpace: number | null;
  floor: number | null;
  availableFrom: string | null;
  createdAt: Date;
  sourceId: number;
  agencyId: number | null;
  agencyName: string | null;
  street: string | null;
  /** Where it may be shown: see `shownPoint`. */
  lat: number | null;
  lng: number | null;
  postalCode: string | null;
  cityId: number | null;
  zoneId: number | null;
  cantonId: number | null;
}

/** All public listings of a database. */
export async function referenceOffers(db: Db): Promise<ReferenceOffer[]> {
  const { rows } = await sql<ReferenceOffer & { cityLat: number | null; cityLng: number | null }>`
    select o.id, offer_type, category, sub_category, features, price,
      price_type, rooms, living_space, floor, available_from,
      o.created_at, source_id, agency_id, a.name as "agencyName", o.street, o.lat, o.lng,
      l.lat as "cityLat", l.lng as "cityLng",
      o.postal_code, o.city_id, l.zone_id, l.canton_id
    from active_offer o left join location l on l.id = o.city_id left join agency a on a.id = o.agency_id
    where o.status = ${OfferStatus.Active}`.execute(db);
  return rows.map(({ cityLat, cityLng, ...offer }) => ({ ...offer, ...shownPoint(offer, cityLat, cityLng) }));
}

/**
 * Exact with a street, else to three decimals; without coordinates the middle of the municipality.
 *
 * @source docs/reference/permissions.md, "Shown positions"
 */
function shownPoint({ street, lat, lng }: ReferenceOffer, cityLat: number | null, cityLng: number | null) {
  if (lat === null || lng === null) return { lat: cityLat, lng: cityLng };
  const shown = (value: number): number => (street === null ? Math.round(value * 1000) / 1000 : value);
  return { lat: shown(lat), lng: shown(lng) };
}

/** Whether a search finds a listing, in the plainest words; the yardstick for the index. */
export function finds(
  filter: SearchFilter,
  offer: ReferenceOffer,
  { places, now }: { places: readonly Location[]; now: Date },
): boolean {
  const price = comparablePrice(offer);
  const pricePerM2 = price === null || !offer.livingSpace ? null : price / offer.livingSpace;
  const onRequest = price === null && !filter.excludePriceOnRequest;
  return (
    offer.offerType === filter.offerType &&
    (filter.category === 0 || (offer.category & filter.category) !== 0) &&
    (filter.subCategory === 0 || (offer.subCategory & filter.subCategory) !== 0) &&
    (offer.features & filter.features) === filter.features &&
    (onRequest || within(price, filter.minPrice, filter.maxPrice)) &&
    !(filter.excludePriceOnRequest && price === null) &&
    within(pricePerM2, filter.minPricePerM2, filter.maxPricePerM2) &&
    within(offer.rooms, filter.minRooms, filter.maxRooms) &&
    within(offer.livingSpace, filter.minLivingSpace, filter.maxLivingSpace) &&
    (filter.floor !== FloorFilter.GroundFloor || offer.floor === 0) &&
    (filter.floor !== FloorFilter.NotGroundFloor || (offer.floor !== null && offer.floor !== 0)) &&
    (filter.availableFrom === null || (offer.availableFrom !== null && offer.availableFrom <= filter.availableFrom)) &&
    (filter.added === 0 || now.getTime() - offer.createdAt.getTime() <= filter.added * 86_400_000) &&
    (filter.sourceType === null || offer.sourceId === filter.sourceType) &&
    (filter.agencyId === null || offer.agencyId === filter.agencyId) &&
    (filter.agencyName === null || !!offer.agencyName?.toLowerCase().includes(filter.agencyName.toLowerCase())) &&
    (!filter.noAgency || offer.agencyId === null) &&
    liesThere(filter, offer, places)
  );
}

const within = (value: number | null, lowest: number | null, highest: number | null): boolean =>
  (lowest === null && highest === null) ||
  (value !== null && value >= (lowest ?? -Infinity) && value <= (highest ?? Infinity));

const MONTHS: Partial<Record<number, number>> = {
  [PriceType.M2Yearly]: 1 / 12,
  [PriceType.Yearly]: 1 / 12,
  [PriceType.M2Monthly]: 1,
  [PriceType.Default]: 1,
};

function comparablePrice({ price, priceType, livingSpace, offerType }: ReferenceOffer): number | null {
  if (price === null || price <= 0) return null;
  const perM2 = priceType >= PriceType.M2Yearly && priceType <= PriceType.M2Semiannual;
  if (perM2 && !livingSpace) return null;
  return Math.round(price * (perM2 ? (livingSpace ?? 0) : 1) * (offerType === 1 ? (MONTHS[priceType] ?? 1) : 1));
}

function liesThere(filter: SearchFilter, offer: ReferenceOffer, places: readonly Location[]): boolean {
  const point = offer.lat === null || offer.lng === null ? null : { lat: offer.lat, lng: offer.lng };
  const shapes = [
    ...filter.polygons.map((polygon) => point !== null && insidePolygon(point, polygon)),
    ...filter.rectangles.map(
      (box) =>
        point !== null &&
        point.lat >= box.south &&
        point.lat <= box.north &&
        point.lng >= box.west &&
        point.lng <= box.east,
    ),
    ...filter.circles.map(({ center, radiusKm }) => point !== null && distanceM(point, center) <= radiusKm * 1000),
  ];
  if (shapes.length > 0) return shapes.some(Boolean);
  if (filter.locationIds.length === 0) return true;
  return places.some((place) => isIn(offer, place) || isNear(point, place, filter.maxDistance));
}

function isIn(offer: ReferenceOffer, place: Location): boolean {
  if (place.type === LocationType.Region) return offer.cantonId === place.id;
  if (place.type === LocationType.Zone) return offer.zoneId === place.id;
  if (place.type === LocationType.City) return offer.cityId === place.id;
  return offer.postalCode === String(place.id);
}

const isNear = (point: GeoPoint | null, place: Location, km: number | null): boolean =>
  km !== null && km > 0 && point !== null && distanceM(point, place) <= place.radiusM + km * 1000;

/** Metres on the sphere that the product measures on. */
function distanceM(a: GeoPoint, b: GeoPoint): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * 6_371_008.771415 * Math.asin(Math.sqrt(h));
}

/** Even-odd rule, which is also what making a self-crossing outline valid comes to. */
function insidePolygon({ lat, lng }: GeoPoint, polygon: readonly GeoPoint[]): boolean {
  let inside = false;
  for (const [index, a] of polygon.entries()) {
    const b = polygon.at(index - 1) ?? a;
    const crosses = a.lat > lat !== b.lat > lat;
    if (crosses && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng) inside = !inside;
  }
  return inside;
}
