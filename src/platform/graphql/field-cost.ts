import {
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql';

/** Cost of a field by its directives `@cost` and `@listSize`. */
export interface FieldCost {
  /** Points of each value, or of a list beside its entries. */
  points: number;
  /** The same inside a list. */
  pointsInList: number;
  /** Points where the operation selected the field before. */
  pointsAgain: number | null;
  /** Points of an entry; 0 where the field is no list. */
  entryPoints: number;
  /** Entries of a list without a given size; 1 for a field that is no list. */
  usualSize: number;
  /** Lists inside the answer whose size the arguments give. */
  lists: readonly string[];
  /** The size that the arguments give, or null without a valid one. */
  givenSize(values: Readonly<Record<string, unknown>>): number | null;
  /** Points of the entries of lists in the arguments. */
  inputPoints(values: Readonly<Record<string, unknown>>): number;
}

type Field = GraphQLField<unknown, unknown>;

/** Costs by field, computed once for a schema. */
export type FieldCosts = ReadonlyMap<Field, FieldCost>;

const known = new WeakMap<GraphQLSchema, FieldCosts>();

/**
 * The cost of each field of a schema.
 *
 * @throws Error naming the lists without a size, whose cost is unknown
 */
export function fieldCostsOf(schema: GraphQLSchema): FieldCosts {
  const present = known.get(schema);
  if (present) return present;
  const costs = new Map<Field, FieldCost>();
  const silent: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInterfaceType(type))) continue;
    for (const field of Object.values(type.getFields())) {
      const cost = costOfField(schema, field);
      if (cost) costs.set(field, cost);
      else silent.push(`${type.name}.${field.name}`);
    }
  }
  if (silent.length > 0) throw new Error(`Lists without @listSize: ${silent.join(', ')}`);
  known.set(schema, costs);
  return costs;
}

/** @returns null for a list without a size */
function costOfField(schema: GraphQLSchema, field: Field): FieldCost | null {
  const isList = isListType(getNullableType(field.type));
  const list = valuesOf(schema, 'listSize', field);
  const cost = valuesOf(schema, 'cost', field);
  const points = Number(cost?.points ?? 0);
  if (isList && list?.usual === undefined) return null;
  const givenBy = (list?.givenBy ?? []) as readonly string[];
  return {
    points,
    pointsInList: Number(cost?.inList ?? points),
    pointsAgain: cost?.again === undefined ? null : Number(cost.again),
    entryPoints: isList ? Number(list?.points) : 0,
    usualSize: isList ? Number(list?.usual) : 1,
    lists: (list?.of ?? []) as readonly string[],
    givenSize: (values) => {
      const sizes = givenBy.flatMap((path) => sizeAt(schema, field, path.split('.'), values) ?? []);
      return sizes.length > 0 ? Math.max(...sizes) : null;
    },
    inputPoints: (values) =>
      field.args.reduce((points, { name, type }) => points + pointsOfInput(schema, type, values[name]), 0),
  };
}

function pointsOfInput(schema: GraphQLSchema, type: GraphQLInputType, value: unknown): number {
  const input = getNamedType(type);
  if (!isInputObjectType(input) || typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value))
    return value.reduce<number>((points, entry) => points + pointsOfInput(schema, type, entry), 0);
  return Object.values(input.getFields()).reduce((points, field) => {
    const given = (value as Record<string, unknown>)[field.name];
    const own = given === undefined ? 0 : Number(valuesOf(schema, 'cost', field)?.points ?? 0);
    return points + own * entriesOf(given) + pointsOfInput(schema, field.type, given);
  }, 0);
}

/** Number of entries of a list; for nested lists the total. */
const entriesOf = (value: unknown): number =>
  Array.isArray(value) ? value.reduce<number>((entries, part) => entries + entriesOf(part), 0) : 1;

/** The size at a path of the arguments: a number, or a choice that represents one. */
function sizeAt(schema: GraphQLSchema, { args }: Field, path: readonly string[], values: unknown): number | null {
  let type: GraphQLInputType | undefined;
  let value = values;
  for (const name of path) {
    const inputType = type && getNamedType(type);
    type = isInputObjectType(inputType)
      ? inputType.getFields()[name]?.type
      : args.find((argument) => argument.name === name)?.type;
    value = (value as Record<string, unknown> | null | undefined)?.[name];
  }
  if (!type) throw new Error(`@listSize names ${path.join('.')}, which is no argument.`);
  const choices = getNamedType(type);
  if (isEnumType(choices)) {
    const choice = choices.getValues().find((entry) => entry.value === value);
    value = choice && valuesOf(schema, 'listSize', choice)?.usual;
  }
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function valuesOf(
  schema: GraphQLSchema,
  name: string,
  { astNode }: { astNode?: { readonly directives?: readonly ConstDirectiveNode[] } | null | undefined },
): Record<string, unknown> | undefined {
  const directive = schema.getDirective(name);
  return directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
}
