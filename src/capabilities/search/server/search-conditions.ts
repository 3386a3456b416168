import { LocationType } from '#capabilities/locations/location.ts';
import { isAreaId } from '#capabilities/locations/location-id.ts';
import { FloorFilter, type SearchFilter, shapeCount } from '../search.filter.ts';
import type { RowMemory } from './row-memory.ts';
import { cellCondition, insideAny, insideBoundary, type Shape, shapesOf } from './search-areas.ts';
import type { SearchFacts } from './search-facts.ts';
import { type Condition, equals, hasAllBits, hasAnyBit, meets, within } from './search-rows.ts';
import { NONE, type SearchColumns } from './search-table.ts';

const DAY_MS = 86_400_000;

/** What a search must know, and what it found out of rows already. */
type KnownFacts = SearchFacts & { memory: RowMemory };

/** All conditions of a filter; together they mean exactly the homes it finds. */
export function conditionsOf(columns: SearchColumns, filter: SearchFilter, facts: KnownFacts): Condition[] {
  return [
    equals(columns.offerType, filter.offerType),
    ...whereConditions(columns, filter, facts),
    ...kindConditions(columns, filter),
    ...priceConditions(columns, filter),
    ...sizeConditions(columns, filter),
    ...advertiserConditions(columns, filter, facts),
    ...dateConditions(columns, filter, facts.now),
    ...shapeConditions(columns, filter, facts),
  ];
}

function kindConditions(columns: SearchColumns, filter: SearchFilter): Condition[] {
  const conditions: Condition[] = [];
  if (filter.category !== 0) conditions.push(hasAnyBit(columns.category, filter.category));
  if (filter.subCategory !== 0) conditions.push(hasAnyBit(columns.subCategory, filter.subCategory));
  if (filter.features !== 0) conditions.push(hasAllBits(columns.features, filter.features));
  const { floor } = columns;
  if (filter.floor === FloorFilter.GroundFloor) conditions.push(equals(floor, 0));
  if (filter.floor === FloorFilter.NotGroundFloor) {
    conditions.push(meets((row) => floor[row] !== 0 && floor[row] !== NONE));
  }
  return conditions;
}

/** A bound alone keeps homes whose price is on request. */
function priceConditions({ price, pricePerM2 }: SearchColumns, filter: SearchFilter): Condition[] {
  const conditions: Condition[] = [];
  if (filter.excludePriceOnRequest) conditions.push(within(price, filter.minPrice, filter.maxPrice));
  else if (filter.minPrice !== null || filter.maxPrice !== null) {
    const from = filter.minPrice ?? -Infinity;
    const to = filter.maxPrice ?? Infinity;
    conditions.push(
      meets((row) => {
        const value = price[row] as number;
        return Number.isNaN(value) || (value >= from && value <= to);
      }),
    );
  }
  if (filter.minPricePerM2 !== null || filter.maxPricePerM2 !== null) {
    conditions.push(within(pricePerM2, filter.minPricePerM2, filter.maxPricePerM2));
  }
  return conditions;
}

function sizeConditions({ rooms, livingSpace }: SearchColumns, filter: SearchFilter): Condition[] {
  const { minRooms, maxRooms, minLivingSpace, maxLivingSpace } = filter;
  const conditions: Condition[] = [];
  if (minRooms !== null || maxRooms !== null) conditions.push(within(rooms, minRooms, maxRooms));
  if (minLivingSpace !== null || maxLivingSpace !== null) {
    conditions.push(within(livingSpace, minLivingSpace, maxLivingSpace));
  }
  return conditions;
}

function advertiserConditions(columns: SearchColumns, filter: SearchFilter, facts: SearchFacts): Condition[] {
  const { agencyId, sourceId } = columns;
  const conditions: Condition[] = [];
  if (filter.sourceType !== null) conditions.push(equals(sourceId, filter.sourceType));
  if (filter.agencyId !== null) conditions.push(equals(agencyId, filter.agencyId));
  if (filter.noAgency) conditions.push(equals(agencyId, NONE));
  const { agencyIds } = facts;
  if (agencyIds !== null) conditions.push(meets((row) => agencyIds.has(agencyId[row] as number)));
  return conditions;
}

/** From when on a listing counts as added within so many days, milliseconds since 1970. */
export const addedSince = (days: number, now: Date): number => now.getTime() - days * DAY_MS;

function dateConditions({ addedAt, availableFrom }: SearchColumns, filter: SearchFilter, now: Date): Condition[] {
  const conditions: Condition[] = [];
  if (filter.added !== 0) conditions.push(within(addedAt, addedSince(filter.added, now), null));
  if (filter.availableFrom !== null) {
    const latest = Date.parse(filter.availableFrom) / DAY_MS;
    conditions.push(within(availableFrom, NONE + 1, latest));
  }
  return conditions;
}

/** Shapes win over places; without either the whole country is meant. */
function whereConditions(columns: SearchColumns, filter: SearchFilter, facts: KnownFacts): Condition[] {
  const { places, memory } = facts;
  if (filter.locationIds.length === 0 || shapeCount(filter) > 0) return [];
  const isInArea = insideAreas(columns, facts);
  const areas = [
    { column: columns.cantonId, type: LocationType.Region },
    { column: columns.zoneId, type: LocationType.Zone },
    { column: columns.cityId, type: LocationType.City },
    { column: columns.postalCode, type: LocationType.PostalCode },
  ]
    .map(({ column, type }) => ({ column, ids: idsOf(places, type) }))
    .filter(({ ids }) => ids.length > 0);
  const around = filter.maxDistance ?? 0;
  const circles = around > 0 ? places.map(({ lat, lng, radiusM }) => ({ lat, lng, km: radiusM / 1000 + around })) : [];
  const [only] = areas;
  const onlyId = only?.ids.length === 1 ? only.ids[0] : undefined;
  if (only && areas.length === 1 && onlyId !== undefined && circles.length === 0 && !isInArea)
    return [equals(only.column, onlyId)];
  const shapes = circles.map(
    ({ lat, lng, km }): Shape => ({
      kind: 'circle',
      circle: { center: { lat, lng }, radiusKm: km },
    }),
  );
  const isNear = memory.remembered('near', () => insideAny(columns, shapes));
  const sets = areas.map(({ column, ids }) => ({ column, ids: new Set(ids) }));
  return [
    meets((row) => sets.some(({ column, ids }) => ids.has(column[row] as number)) || isInArea?.(row) || isNear(row)),
  ];
}

/** Places of a kind that the columns know; named areas are asked by their boundaries. */
const idsOf = (places: KnownFacts['places'], type: number): number[] =>
  places.filter((place) => place.type === type && !isAreaId(place.id)).map(({ id }) => id);

/** Whether a row lies in one of the named areas asked for; null where none is. */
function insideAreas({ lat, lng }: SearchColumns, { areas, memory }: KnownFacts): ((row: number) => boolean) | null {
  if (areas.size === 0) return null;
  return memory.remembered('areas', () => {
    const tests = [...areas.values()].map(insideBoundary);
    return (row) => tests.some((test) => test(lat[row] as number, lng[row] as number));
  });
}

/** Last, as they take longest: shapes, and the cell of the map. */
function shapeConditions(
  columns: SearchColumns,
  filter: SearchFilter,
  { cell, hiddenIds, memory }: KnownFacts,
): Condition[] {
  const conditions: Condition[] = [];
  if (cell) conditions.push(cellCondition(columns, cell));
  if (hiddenIds.size > 0) conditions.push(meets((row) => !hiddenIds.has(columns.id[row] as number)));
  if (shapeCount(filter) > 0)
    conditions.push(meets(memory.remembered('shapes', () => insideAny(columns, shapesOf(filter)))));
  return conditions;
}
