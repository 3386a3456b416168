import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { HOSTILE_FRACTIONS, HOSTILE_NUMBERS, HOSTILE_TEXTS, withPrototype } from './hostile-values.ts';

type Arguments = Record<string, unknown>;

/** Values that mean something in the database at hand: ids, addresses. */
export interface Known {
  numbers: readonly number[];
  texts: readonly string[];
}

/** How deep an answer is asked for. */
const DEPTH = 3;
/** Entries of most lists that are sent; a few are far longer. */
const LONGEST_LIST = 4;

const text = ({ texts }: Known) =>
  fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS, ...texts),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ maxLength: 12 }),
  );

const wholeNumber = ({ numbers }: Known) =>
  fc.oneof(fc.constantFrom(...HOSTILE_NUMBERS, ...numbers), fc.integer(), fc.integer({ min: -3, max: 300 }));

/** Values that are invalid in their position. */
const misplaced = fc.constantFrom<unknown[]>(null, {}, [], [[]], '', 'x', 7, 1.5, true, { id: 1 }, withPrototype({}));

/** Mostly values of a type, as hostile as it allows; now and then something else. */
export function anyValue(type: GraphQLInputType, known: Known): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return mostly(fitting(type.ofType, known), 24);
  return fc.option(mostly(fitting(type, known), 24), { nil: undefined, freq: 2 });
}

const mostly = (usual: fc.Arbitrary<unknown>, weight: number) =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: misplaced, weight: 1 });

function fitting(type: GraphQLInputType, known: Known): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fitting(type.ofType, known);
  if (isListType(type)) {
    const entry = fitting(type.ofType, known);
    const long = entry.map((value) => Array.from({ length: 400 }, () => value));
    return fc.oneof(
      { arbitrary: fc.array(entry, { maxLength: LONGEST_LIST }), weight: 20 },
      { arbitrary: long, weight: 1 },
    );
  }
  if (isEnumType(type)) return mostly(fc.constantFrom<unknown[]>(...type.getValues().map(({ name }) => name)), 4);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(({ name, type: own }) => [name, anyValue(own, known)] as const);
    // Input with all fields hardly ever finds anything, so most optional fields are left out.
    const sparse = fields.map(([name, value]) => [
      name,
      fc.oneof({ arbitrary: fc.constant(undefined), weight: 6 }, { arbitrary: value, weight: 1 }),
    ]);
    const needed = Object.fromEntries(fields.filter(([name]) => isNonNullType(type.getFields()[name]?.type)));
    const record = fc.record({ ...Object.fromEntries(sparse), ...needed });
    return fc.oneof({ arbitrary: record, weight: 30 }, { arbitrary: record.map(withPrototype), weight: 1 });
  }
  return scalar(getNamedType(type).name, known);
}

function scalar(name: string, known: Known): fc.Arbitrary<unknown> {
  switch (name) {
    case 'Int':
      return wholeNumber(known);
    case 'Float':
      return fc.oneof(wholeNumber(known), fc.constantFrom(...HOSTILE_FRACTIONS), fc.double({ noNaN: true }));
    case 'Boolean':
      return fc.boolean();
    default:
      return text(known);
  }
}

/** Any arguments of a field. */
export const anyArguments = ({ args }: GraphQLField<unknown, unknown>, known: Known): fc.Arbitrary<Arguments> =>
  fc.record(Object.fromEntries(args.map(({ name, type }) => [name, anyValue(type, known)])));

/**
 * Arguments of a field in which each hostile or known value is once in each place, also inside of input objects.
 * The other places have random values; input objects have only their required fields.
 */
export function sweptArguments({ args }: GraphQLField<unknown, unknown>, known: Known, seed: number): Arguments[] {
  const places = args.map(({ name, type }) => ({ name, type, isNeeded: true }));
  return sweptRecords(places, { known, seed });
}

interface Place {
  readonly name: string;
  readonly type: GraphQLInputType;
  /** Whether it is beside the others while these are swept. */
  readonly isNeeded: boolean;
}

interface Sweep {
  readonly known: Known;
  readonly seed: number;
}

function sweptRecords(places: readonly Place[], sweep: Sweep): Arguments[] {
  const changes = places.flatMap(({ name, type }) => sweptValues(type, sweep).map((value) => ({ [name]: value })));
  if (changes.length === 0) return [];
  const needed = places.filter(({ isNeeded }) => isNeeded);
  const around = fc.record(Object.fromEntries(needed.map(({ name, type }) => [name, anyValue(type, sweep.known)])));
  const others = fc.sample(around, { seed: sweep.seed, numRuns: changes.length });
  return changes.map((change, index) => ({ ...others[index], ...change }));
}

function sweptValues(type: GraphQLInputType, sweep: Sweep): readonly unknown[] {
  if (isNonNullType(type)) return sweptValues(type.ofType, sweep);
  if (isListType(type)) return sweptValues(type.ofType, sweep).map((value) => [value]);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return sweptRecords(
      fields.map(({ name, type: own }) => ({ name, type: own, isNeeded: isNonNullType(own) })),
      sweep,
    );
  }
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  const { numbers, texts } = sweep.known;
  switch (getNamedType(type).name) {
    case 'Int':
      return [...HOSTILE_NUMBERS, ...numbers];
    case 'Float':
      return [...HOSTILE_NUMBERS, ...HOSTILE_FRACTIONS, ...numbers];
    case 'Boolean':
      return [true, false];
    default:
      return [...HOSTILE_TEXTS, ...texts];
  }
}

/** A body of a form, honest but for some of its fields, or no form at all. */
export function anyBody(honest: fc.Arbitrary<object>, fields: readonly string[], known: Known): fc.Arbitrary<unknown> {
  const value = fc.oneof(text(known), wholeNumber(known), fc.boolean(), misplaced);
  const damage = fc.dictionary(fc.constantFrom(...fields), value, { minKeys: 1, maxKeys: 3 });
  const damaged = fc.tuple(honest, damage).map(([form, some]) => ({ ...form, ...some }));
  return fc.oneof(
    { arbitrary: damaged, weight: 20 },
    { arbitrary: damaged.map(withPrototype), weight: 1 },
    { arbitrary: misplaced, weight: 1 },
    { arbitrary: fc.jsonValue(), weight: 2 },
  );
}

/** A document that calls one field with all its arguments as variables, and asks for as much as an answer holds. */
export function documentOf(kind: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const call = args.length > 0 ? `${name}(${given})` : name;
  return `${kind}${declared && ` (${declared})`} { ${call} ${selectionOf(type, DEPTH)} }`;
}

function selectionOf(output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output);
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const fields = Object.values(type.getFields())
    .filter(
      ({ args, type: own }) =>
        !args.some((argument) => isNonNullType(argument.type)) && (depth > 1 || isLeafType(getNamedType(own))),
    )
    .map(({ name, type: own }) => `${name} ${selectionOf(own, depth - 1)}`);
  return `{ ${fields.join(' ')} }`;
}
