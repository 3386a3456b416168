import { LocationType } from '#capabilities/locations/location.ts';
import { isAreaId } from '#capabilities/locations/location-id.ts';
import { Category } from '#capabilities/offers/offer.ts';
import { bitsOf } from '#kernel/bits.ts';
import { DAY_MS } from '#kernel/time.ts';
import { EMPTY_FILTER, FloorFilter, type SearchFilter, shapeCount } from '../../search.filter.ts';
import { cellCondition, insideArea, insideShape, searchShapesOf } from '../places/search-areas.ts';
import { subtractRows } from '../table/row-bits.ts';
import type { RowMemory } from '../table/row-memory.ts';
import { MISSING, type SearchColumns } from '../table/search-columns.ts';
import { type Condition, either, equals, inAny, inEach, meets, notOutside, within } from '../table/search-rows.ts';
import type { SearchTable } from '../table/search-table.ts';
import { Mark } from '../table/stored-rows.ts';
import type { SearchFacts } from './search-facts.ts';

/** Facts that a search needs, and results of slow tests of its rows. */
type KnownFacts = SearchFacts & { memory: RowMemory };

/** The parts of a table that conditions read. */
type SearchedTable = Pick<SearchTable, 'columns' | 'rowOf'>;

/** All conditions of a filter; together they match exactly the homes it finds. Conditions with precomputed sets come first. */
export function conditionsOf({ columns, rowOf }: SearchedTable, filter: SearchFilter, facts: KnownFacts): Condition[] {
  return [
    inAny('offerType', [filter.offerType]),
    ...hiddenConditions(rowOf, facts.hiddenIds),
    ...kindConditions(filter),
    ...whereConditions(columns, filter, facts),
    ...priceConditions(columns, filter),
    ...sizeConditions(columns, filter),
    ...advertiserConditions(columns, filter, facts),
    ...dateConditions(columns, filter, facts),
    ...shapeConditions(columns, filter, facts),
  ];
}

/** Fields that the variations of a filter omit or change. */
const VARIED: ReadonlySet<keyof SearchFilter> = new Set([
  ...(['category', 'subCategory', 'features', 'floor', 'added', 'minRooms', 'maxRooms'] as const),
  ...(['minPrice', 'maxPrice', 'excludePriceOnRequest', 'sourceType', 'agencyId', 'agencyName', 'noAgency'] as const),
]);

/** Whether all variations of a filter leave a field unchanged. */
export const isInvariant = (field: keyof SearchFilter): boolean => !VARIED.has(field);

/** The fields of a filter that no variation changes. */
export function invariantPart(filter: SearchFilter): SearchFilter {
  const varied = [...VARIED].map((field) => [field, EMPTY_FILTER[field]]);
  return { ...filter, ...Object.fromEntries(varied), category: Category.None };
}

function kindConditions(filter: SearchFilter): Condition[] {
  const { category, subCategory, features, floor, noAgency } = filter;
  const conditions: Condition[] = [];
  if (category !== 0) conditions.push(inAny('category', bitNumbers(category)));
  if (subCategory !== 0) conditions.push(inAny('subCategory', bitNumbers(subCategory)));
  if (features !== 0) conditions.push(inEach('features', bitNumbers(features)));
  if (floor === FloorFilter.GroundFloor) conditions.push(inAny('marks', [Mark.OnGroundFloor]));
  if (floor === FloorFilter.NotGroundFloor) conditions.push(inAny('marks', [Mark.OnKnownFloor]), notOnGround);
  if (noAgency) conditions.push(inAny('marks', [Mark.Private]));
  return conditions;
}

/** Homes that the member hid: one bit each, whatever the filter is. */
export function hiddenConditions(rowOf: SearchTable['rowOf'], hiddenIds: ReadonlySet<number>): Condition[] {
  if (hiddenIds.size === 0) return [];
  const narrow: Condition['narrow'] = (found) => {
    for (const id of hiddenIds) {
      const row = rowOf(id);
      if (row !== null) found[row >>> 5] = (found[row >>> 5] as number) & ~(1 << (row & 31));
    }
  };
  return [{ name: 'not hidden', isPrecomputed: true, narrow }];
}

const bitNumbers = (flags: number): number[] => bitsOf(flags).map((bit) => Math.log2(bit));

const notOnGround: Condition = {
  name: 'not on the ground floor',
  isPrecomputed: true,
  narrow: (found, stored) => subtractRows(found, stored.marks.of(Mark.OnGroundFloor)),
};

/** A price bound alone does not exclude homes whose price is on request. */
function priceConditions({ comparablePrice, pricePerM2 }: SearchColumns, filter: SearchFilter): Condition[] {
  const { minPrice, maxPrice, minPricePerM2, maxPricePerM2 } = filter;
  const conditions: Condition[] = [];
  if (filter.excludePriceOnRequest) conditions.push(inAny('marks', [Mark.Priced]));
  if (minPrice !== null || maxPrice !== null) {
    conditions.push(notOutside('comparablePrice', comparablePrice, { from: minPrice, to: maxPrice }));
  }
  if (minPricePerM2 !== null || maxPricePerM2 !== null) {
    conditions.push(within('pricePerM2', pricePerM2, { from: minPricePerM2, to: maxPricePerM2 }));
  }
  return conditions;
}

function sizeConditions({ rooms, livingSpace }: SearchColumns, filter: SearchFilter): Condition[] {
  const { minRooms, maxRooms, minLivingSpace, maxLivingSpace } = filter;
  const conditions: Condition[] = [];
  if (minRooms !== null || maxRooms !== null) {
    conditions.push(within('rooms', rooms, { from: minRooms, to: maxRooms }));
  }
  if (minLivingSpace !== null || maxLivingSpace !== null) {
    conditions.push(within('livingSpace', livingSpace, { from: minLivingSpace, to: maxLivingSpace }));
  }
  return conditions;
}

function advertiserConditions(columns: SearchColumns, filter: SearchFilter, facts: SearchFacts): Condition[] {
  const { agencyId, sourceId } = columns;
  const conditions: Condition[] = [];
  if (filter.sourceType !== null) conditions.push(equals('sourceId', sourceId, filter.sourceType));
  if (filter.agencyId !== null) conditions.push(inAny('agencyId', [filter.agencyId]));
  const { agencyIds } = facts;
  if (agencyIds !== null) {
    conditions.push(meets('agency of that name', (row) => agencyIds.has(agencyId[row] as number)));
  }
  return conditions;
}

/** Start of the last so many days, milliseconds since 1970: a listing added later counts as new. */
export const addedSince = (days: number, now: Date): number => now.getTime() - days * DAY_MS;

function dateConditions(columns: SearchColumns, filter: SearchFilter, { now, addedAfter }: SearchFacts): Condition[] {
  const { addedAt, availableFrom } = columns;
  const conditions: Condition[] = [];
  if (addedAfter) {
    const after = addedAfter.getTime();
    conditions.push(meets('came after', (row) => (addedAt[row] as number) > after));
  }
  if (filter.added !== 0) {
    conditions.push(within('addedAt', addedAt, { from: addedSince(filter.added, now), to: null }));
  }
  if (filter.availableFrom !== null) {
    const latest = Date.parse(filter.availableFrom) / DAY_MS;
    const isFree = (row: number): boolean => {
      const day = availableFrom[row] as number;
      return day !== MISSING && day <= latest;
    };
    conditions.push(meets('free by then', isFree));
  }
  return conditions;
}

/** Shapes win over places; without either the search covers the whole country. */
function whereConditions(columns: SearchColumns, filter: SearchFilter, facts: KnownFacts): Condition[] {
  const { places, areas, memory } = facts;
  if (filter.locationIds.length === 0 || shapeCount(filter) > 0) return [];
  const around = filter.maxDistance ?? 0;
  const circles = around > 0 ? places.map(({ lat, lng, radiusM }) => ({ lat, lng, km: radiusM / 1000 + around })) : [];
  const alternatives = [
    ...placeConditions(places).map((condition) => [condition]),
    ...[...areas].map(([id, boundary]) =>
      insideArea(columns, boundary, (make) => memory.remembered(`area ${id}`, make)),
    ),
    ...circles.map(({ lat, lng, km }) => {
      const circle = { center: { lat, lng }, radiusKm: km };
      return insideShape(columns, { kind: 'circle', circle }, (make) => make());
    }),
  ];
  const [only] = alternatives;
  return alternatives.length === 1 && only ? [...only] : [either('where', alternatives)];
}

/** Rows in the given places, by type of place. */
const placeConditions = (places: KnownFacts['places']): Condition[] =>
  PLACE_KINDS.map(({ name, type }) => ({ name, ids: idsOf(places, type) }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ name, ids }) => inAny(name, ids));

const PLACE_KINDS = [
  { name: 'cantonId', type: LocationType.Region },
  { name: 'zoneId', type: LocationType.Zone },
  { name: 'cityId', type: LocationType.City },
  { name: 'postalCode', type: LocationType.PostalCode },
] as const;

/** Ids of the places of one type that have a column, without duplicates; named areas are tested by their boundaries. */
const idsOf = (places: KnownFacts['places'], type: number): number[] => {
  const ofKind = places.filter((place) => place.type === type && !isAreaId(place.id));
  return [...new Set(ofKind.map(({ id }) => id))];
};

/** Shapes and the cell of the map, the slowest conditions: last. */
function shapeConditions(columns: SearchColumns, filter: SearchFilter, { cell, memory }: KnownFacts): Condition[] {
  const conditions: Condition[] = [];
  if (cell) conditions.push(cellCondition(columns, cell));
  if (shapeCount(filter) > 0) {
    const shapes = searchShapesOf(filter).map((shape, index) =>
      insideShape(columns, shape, (make) => memory.remembered(`shape ${index}`, make)),
    );
    conditions.push(either('shapes', shapes));
  }
  return conditions;
}
