import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
} from 'graphql';
import { costOf } from '#platform/graphql/cost.ts';
import { DOCUMENT_LIMITS } from '#platform/graphql/limits.ts';
import { type Random, seeded } from '#sample/random.ts';

/** A random operation. */
export interface AnyDocument {
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

/** Sizes that are tried from the largest on, until the operation is allowed. */
const SIZES = [500, 100, 50, 24, 12, 6, 3, 1];
const PAGE_SIZE_LIMIT = 100;
/** Fields that require a signed-in member, or that count something else. */
const LEFT_OUT = [
  ...['profile', 'sessions', 'postAuth', 'signInProviders', 'offerPhone', 'favourites', 'hiddenHomes', 'userRelations'],
  ...['seenObjects', 'favouriteCircle', 'openedInvitation', 'alerts', 'alertConsent'],
];
const TEXTS = ['s', 'Lausane', 'saint gallen sur la mer', 'lausanne zuerich bern basel saint gallen '.repeat(2)];

/** An operation for a seed, always the same: any fields, as large as the limits on cost allow. */
export function anyDocument(schema: GraphQLSchema, seed: number): AnyDocument {
  const candidates = SIZES.map((size) => documentOf(schema, { random: seeded(seed), size }));
  const isAllowed = ({ query, variables }: AnyDocument): boolean => {
    try {
      return costOf(parse(query), variables, schema) <= DOCUMENT_LIMITS.cost;
    } catch {
      return false;
    }
  };
  return candidates.find(isAllowed) ?? (candidates.at(-1) as AnyDocument);
}

interface Draw {
  random: Random;
  /** Entries that every list is asked for. */
  size: number;
}

function documentOf(schema: GraphQLSchema, draw: Draw): AnyDocument {
  const { random } = draw;
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) => !LEFT_OUT.includes(name));
  const share = random.pick([0.2, 0.6, 1]);
  // Often one field many times: a field that costs much once costs most this way.
  const favourite = random.pick(fields);
  const count = random.int(1, DOCUMENT_LIMITS.rootFields);
  const isFavourite = random.chance(0.5);
  const variables: Record<string, unknown> = {};
  const roots = Array.from({ length: count }, (_, index) => {
    const field = isFavourite ? favourite : random.pick(fields);
    return `a${index}: ${callOf(field, draw, { variables, index })} ${selectionOf(field.type, draw, share)}`;
  });
  const declared = Object.keys(variables).map((name) => `$${name}: OfferFilter!`);
  return { query: `query ${declared.length > 0 ? `(${declared.join(', ')})` : ''} { ${roots.join(' ')} }`, variables };
}

type AnyField = GraphQLField<unknown, unknown>;

function callOf(
  { name, args }: AnyField,
  draw: Draw,
  place?: { variables: Record<string, unknown>; index: number },
): string {
  const given = args.flatMap((argument) => {
    const type = getNamedType(argument.type);
    if (type.name !== 'OfferFilter')
      return isInputObjectType(type) ? [] : `${argument.name}: ${literalOf(argument, draw)}`;
    if (!place) return [];
    place.variables[`f${place.index}`] = filterOf(draw, place.index);
    return `${argument.name}: $f${place.index}`;
  });
  return given.length > 0 ? `${name}(${given.join(', ')})` : name;
}

function literalOf({ name, type }: GraphQLArgument, { random, size }: Draw): string {
  if (name === 'limit') return String(size);
  if (name === 'pageSize') return String(Math.min(size, PAGE_SIZE_LIMIT));
  if (name === 'view') return '{ south: 45.8, west: 5.9, north: 47.9, east: 10.5, zoom: 22 }';
  if (name === 'text') return JSON.stringify(random.pick(TEXTS));
  const named = getNamedType(type);
  if (['String', 'DateTime', 'Date'].includes(named.name)) return JSON.stringify(random.pick(TEXTS));
  if (isEnumType(named)) return random.pick(named.getValues()).name;
  return named.name === 'Boolean' ? String(random.chance(0.5)) : String(random.int(1, 20_000));
}

function selectionOf(output: GraphQLOutputType, draw: Draw, share: number): string {
  const type = getNamedType(output);
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const fields = Object.values(type.getFields());
  const chosen = fields.filter(() => draw.random.chance(share));
  const some = chosen.length > 0 ? chosen : fields.slice(0, 1);
  return `{ ${some.map((field) => `${callOf(field, draw)} ${selectionOf(field.type, draw, share)}`).join(' ')} }`;
}

function filterOf({ random, size }: Draw, index: number): object {
  const shapes = random.pick([{}, {}, { polygons: outlines(random) }, { circles: circles(random) }]);
  return {
    offerType: random.int(0, 1),
    pageNumber: index + 1,
    pageSize: Math.min(size, PAGE_SIZE_LIMIT),
    order: random.pick([0, 1, 4, 8, 13]),
    ...(random.chance(0.1) && { viewMode: 'map' }),
    ...(random.chance(0.2) && { locationIds: Array.from({ length: 26 }, (_, id) => id + 1), maxDistance: 100 }),
    ...(random.chance(0.2) && { agencyName: 'a' }),
    ...shapes,
  };
}

/** Outlines that cross themselves again and again: over the whole country, or all on one line. */
function outlines(random: Random): object[] {
  const width = random.pick([4.4, 0.2]);
  return Array.from({ length: 10 }, (_outline, shift) =>
    Array.from({ length: 200 }, (_corner, corner) => ({
      lat: corner % 2 === 0 ? 45.8 : 47.8,
      lng: 6 + shift * 0.01 + (width === 0.2 ? 2.4 + (corner % 2) * width : (width * corner) / 200),
    })),
  );
}

const circles = (random: Random): object[] =>
  Array.from({ length: 10 }, () => ({
    center: { lat: random.range(46, 47.5), lng: random.range(6, 10) },
    radiusKm: 99,
  }));
