import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Location, LocationType } from '#capabilities/locations/location.ts';
import type { DB as Database } from '#generated/db.ts';
import { bitsOf } from '#kernel/bits.ts';
import { type Circle, FloorFilter, type GeoPoint, type Rectangle, type SearchFilter } from '../search.filter.ts';

/** Builds conditions on the search table. */
export type SearchExpressions = ExpressionBuilder<Database & { s: Database['offer_search'] }, 's'>;

type Condition = Expression<SqlBool>;

const DAY_MS = 86_400_000;
/** Rounded down, so that the box around a circle never cuts it. */
const METRES_PER_DEGREE = 111_000;
/** Of the sphere that PostGIS measures on. */
const EARTH_RADIUS_M = 6_371_008.771415;

/** Facts the filter needs besides itself. */
export interface SearchFacts {
  /** The places of `filter.locationIds`. */
  places: readonly Location[];
  now: Date;
}

/** All conditions of a filter; together they mean exactly the homes it finds. */
export function conditionsOf(eb: SearchExpressions, filter: SearchFilter, facts: SearchFacts): Condition[] {
  return [
    eb('s.offer_type', '=', filter.offerType),
    ...kindConditions(eb, filter),
    ...priceConditions(eb, filter),
    ...sizeConditions(eb, filter),
    ...advertiserConditions(eb, filter),
    ...dateConditions(eb, filter, facts.now),
    ...whereConditions(eb, filter, facts.places),
  ];
}

function kindConditions(eb: SearchExpressions, { category, subCategory, features, floor }: SearchFilter): Condition[] {
  const conditions: Condition[] = [];
  if (category !== 0) conditions.push(eb('s.category', 'in', bitsOf(category)));
  if (subCategory !== 0) conditions.push(sql<SqlBool>`s.sub_category & ${subCategory}::int <> 0`);
  if (features !== 0) conditions.push(sql<SqlBool>`s.features & ${features}::int = ${features}::int`);
  if (floor === FloorFilter.GroundFloor) conditions.push(eb('s.floor', '=', 0));
  if (floor === FloorFilter.NotGroundFloor) conditions.push(eb('s.floor', '<>', 0));
  return conditions;
}

function priceConditions(eb: SearchExpressions, filter: SearchFilter): Condition[] {
  const conditions: Condition[] = [];
  const orOnRequest = (condition: Condition): Condition =>
    filter.excludePriceOnRequest ? condition : eb.or([condition, eb('s.price', 'is', null)]);
  if (filter.minPrice !== null) conditions.push(orOnRequest(eb('s.price', '>=', filter.minPrice)));
  if (filter.maxPrice !== null) conditions.push(orOnRequest(eb('s.price', '<=', filter.maxPrice)));
  if (filter.minPricePerM2 !== null) conditions.push(eb('s.price_per_m2', '>=', filter.minPricePerM2));
  if (filter.maxPricePerM2 !== null) conditions.push(eb('s.price_per_m2', '<=', filter.maxPricePerM2));
  if (filter.excludePriceOnRequest) conditions.push(eb('s.price', 'is not', null));
  return conditions;
}

function sizeConditions(eb: SearchExpressions, filter: SearchFilter): Condition[] {
  const conditions: Condition[] = [];
  if (filter.minRooms !== null) conditions.push(eb('s.rooms', '>=', filter.minRooms));
  if (filter.maxRooms !== null) conditions.push(eb('s.rooms', '<=', filter.maxRooms));
  if (filter.minLivingSpace !== null) conditions.push(eb('s.living_space', '>=', filter.minLivingSpace));
  if (filter.maxLivingSpace !== null) conditions.push(eb('s.living_space', '<=', filter.maxLivingSpace));
  return conditions;
}

function advertiserConditions(eb: SearchExpressions, filter: SearchFilter): Condition[] {
  const conditions: Condition[] = [];
  if (filter.sourceType !== null) conditions.push(eb('s.source_id', '=', filter.sourceType));
  if (filter.agencyId !== null) conditions.push(eb('s.agency_id', '=', filter.agencyId));
  if (filter.noAgency) conditions.push(eb('s.agency_id', 'is', null));
  if (filter.agencyName !== null) {
    const part = `%${filter.agencyName.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
    const agencies = eb.selectFrom('agency').select('agency.id').where('agency.name', 'ilike', part);
    conditions.push(eb('s.agency_id', 'in', agencies));
  }
  return conditions;
}

function dateConditions(eb: SearchExpressions, { added, availableFrom }: SearchFilter, now: Date): Condition[] {
  const conditions: Condition[] = [];
  if (added !== 0) conditions.push(eb('s.added_at', '>=', new Date(now.getTime() - added * DAY_MS)));
  if (availableFrom !== null) conditions.push(eb('s.available_from', '<=', availableFrom));
  return conditions;
}

/** Shapes win over places; without either the whole country is meant. */
function whereConditions(eb: SearchExpressions, filter: SearchFilter, places: readonly Location[]): Condition[] {
  const shapes = [
    ...filter.polygons.map(insidePolygon),
    ...filter.rectangles.map(insideRectangle),
    ...filter.circles.map(insideCircle),
  ];
  if (shapes.length > 0) return [eb.or(shapes)];
  if (filter.locationIds.length === 0) return [];
  const around = filter.maxDistance ?? 0;
  const circles = around > 0 ? places.map((place) => insideCircle(widened(place, around))) : [];
  return [eb.or([...placeConditions(eb, places), ...circles])];
}

function placeConditions(eb: SearchExpressions, places: readonly Location[]): Condition[] {
  const idsOf = (type: LocationType): number[] => places.filter((place) => place.type === type).map(({ id }) => id);
  const columns = [
    { column: 's.canton_id', ids: idsOf(LocationType.Region) },
    { column: 's.zone_id', ids: idsOf(LocationType.Zone) },
    { column: 's.city_id', ids: idsOf(LocationType.City) },
    { column: 's.postal_code', ids: idsOf(LocationType.PostalCode) },
  ] as const;
  return columns.filter(({ ids }) => ids.length > 0).map(({ column, ids }) => eb(column, 'in', ids));
}

const widened = ({ lat, lng, radiusM }: Location, km: number): Circle => ({
  center: { lat, lng },
  radiusKm: radiusM / 1000 + km,
});

/**
 * Within a circle on the sphere, by the haversine of the angle. Plain arithmetic: PostGIS's own distance costs the
 * planner's estimate so much that it starts parallel workers for a few hundred homes. Index: offer_search_point, by the
 * box around the circle.
 */
function insideCircle({ center: { lat, lng }, radiusKm }: Circle): Condition {
  const metres = radiusKm * 1000;
  const dLat = metres / METRES_PER_DEGREE;
  const cosLat = Math.cos((lat * Math.PI) / 180);
  const dLng = dLat / Math.max(0.1, cosLat);
  const reach = Math.sin(metres / (2 * EARTH_RADIUS_M)) ** 2;
  return sql<SqlBool>`(s.point && ST_MakeEnvelope(${lng - dLng}, ${lat - dLat}, ${lng + dLng}, ${lat + dLat}, 4326)
    and power(sin(radians(ST_Y(s.point) - ${lat}) / 2), 2)
      + ${cosLat} * cos(radians(ST_Y(s.point))) * power(sin(radians(ST_X(s.point) - ${lng}) / 2), 2) <= ${reach})`;
}

/** Index: offer_search_point. */
const insideRectangle = ({ south, west, north, east }: Rectangle): Condition =>
  sql<SqlBool>`s.point && ST_MakeEnvelope(${west}, ${south}, ${east}, ${north}, 4326)`;

/** Lines that cross themselves are made valid, as people draw them. Index: offer_search_point. */
function insidePolygon(points: readonly GeoPoint[]): Condition {
  const [first] = points;
  const ring = first ? [...points, first] : points;
  const text = `POLYGON((${ring.map(({ lat, lng }) => `${lng} ${lat}`).join(',')}))`;
  return sql<SqlBool>`ST_Covers(ST_MakeValid(ST_GeomFromText(${text}, 4326)), s.point)`;
}
