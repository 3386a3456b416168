import {
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isInterfaceType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { AppError } from '#kernel/app-error.ts';
import { type Fragments, fieldsOf, fragmentsOf } from './document-fields.ts';
import { type FieldCost, type FieldCosts, fieldCostsOf } from './field-cost.ts';
import { DOCUMENT_LIMITS } from './limits.ts';

/** Points of an operation before its fields. */
const OWN_COST = { query: 1, mutation: 5, subscription: 1 } as const;
/** Price of a field's point in an operation of few points. */
const FACTOR_OF_FEW = 0.4;
/** Points of fields from which an operation costs twice as much or more: it blocks the processor in one piece. */
const DOUBLE_FROM_POINTS = 300;
/** Points of any value in the answer. */
const VALUE_POINTS = 0.01;
/** Most fields of a document once its fragments are expanded. */
const MOST_FIELDS = 2_000;

/**
 * Points of an operation: 1 for a query or 5 for a mutation, plus its fields, each multiplied by the sizes of the lists around it. A large
 * operation costs more than its parts.
 *
 * A point of a field represents about 0.2 ms of processor time.
 *
 * @throws AppError `error.request.tooComplex` for a document whose fragments expand into too many fields
 * @source docs/reference/limits.md, "Points"; docs/decisions/021-what-an-operation-costs.md
 */
export function costOf(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  schema: GraphQLSchema,
): number {
  const operation = operationOf(document);
  const points = pointsOf(document, variables, schema);
  return Math.ceil(
    OWN_COST[operation?.operation ?? 'query'] + FACTOR_OF_FEW * points * (1 + points / DOUBLE_FROM_POINTS),
  );
}

/** Points of all fields, each multiplied by the sizes of the lists around it. @throws AppError as `costOf` does */
export function pointsOf(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  schema: GraphQLSchema,
): number {
  const operation = operationOf(document);
  const rootType = operation && schema.getRootType(operation.operation);
  const values = operation && variablesOf(operation, variables, schema);
  // Refused before any field is executed.
  if (!operation || !rootType || !values) return 0;
  const counted = new Count(schema, fragmentsOf(document), values);
  return counted.pointsOf([operation.selectionSet], rootType);
}

const operationOf = (document: DocumentNode): OperationDefinitionNode | undefined =>
  document.definitions.find((node) => node.kind === 'OperationDefinition');

/** The variables as resolvers get them, with defaults; null where they do not fit the operation. */
function variablesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  schema: GraphQLSchema,
): Record<string, unknown> | null {
  try {
    return getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 }).coerced ?? null;
  } catch {
    return null;
  }
}

/** Context of a field: its depth, and the sizes of enclosing lists that were given further out. */
interface Surroundings {
  depth: number;
  isInList: boolean;
  sizes: ReadonlyMap<string, number>;
}

const NO_SIZES: ReadonlyMap<string, number> = new Map();
const OUTERMOST: Surroundings = { depth: 1, isInList: false, sizes: NO_SIZES };

class Count {
  readonly #fragments: Fragments;
  readonly #schema: GraphQLSchema;
  readonly #costs: FieldCosts;
  readonly #variables: Record<string, unknown>;
  readonly #asked = new Set<FieldCost>();
  #fields = 0;

  constructor(schema: GraphQLSchema, fragments: Fragments, variables: Record<string, unknown>) {
    this.#schema = schema;
    this.#costs = fieldCostsOf(schema);
    this.#fragments = fragments;
    this.#variables = variables;
  }

  pointsOf(selections: readonly SelectionSetNode[], type: GraphQLNamedType, around = OUTERMOST): number {
    // An interface costs as much as its most expensive type.
    if (isInterfaceType(type))
      return Math.max(...this.#schema.getPossibleTypes(type).map((own) => this.pointsOf(selections, own, around)));
    const { depth, isInList, sizes } = around;
    // Deeper fields are refused with the whole document.
    if (!isObjectType(type) || depth > DOCUMENT_LIMITS.depth) return 0;
    let points = 0;
    for (const nodes of byResponseName(this.#fieldsOf(selections, type)).values()) {
      this.#fields += nodes.length;
      if (this.#fields > MOST_FIELDS)
        throw new AppError('error.request.tooComplex', { code: 400, values: { limit: 'fields' } });
      const [first] = nodes as [FieldNode, ...FieldNode[]];
      const field = type.getFields()[first.name.value];
      const cost = field && this.#costs.get(field);
      if (!cost) continue;
      const values = this.#argumentsOf(field, first);
      const given = cost.givenSize(values);
      const size = sizes.get(field.name) ?? (cost.lists.length > 0 ? null : given) ?? cost.usualSize;
      const inside = { depth: depth + 1, isInList: isInList || cost.entryPoints > 0, sizes: innerSizes(cost, given) };
      const inner = this.pointsOf(selectionsOf(nodes), getNamedType(field.type), inside);
      points +=
        cost.inputPoints(values) + this.#callPoints(cost, isInList) + size * (VALUE_POINTS + cost.entryPoints + inner);
    }
    return points;
  }

  #callPoints(cost: FieldCost, isInList: boolean): number {
    const isAgain = this.#asked.has(cost);
    this.#asked.add(cost);
    if (isAgain && cost.pointsAgain !== null) return cost.pointsAgain;
    return isInList ? cost.pointsInList : cost.points;
  }

  #argumentsOf(field: Parameters<typeof getArgumentValues>[0], node: FieldNode): Record<string, unknown> {
    try {
      return getArgumentValues(field, node, this.#variables);
    } catch {
      // The field fails before its resolver runs.
      return {};
    }
  }

  #fieldsOf(selections: readonly SelectionSetNode[], type: GraphQLObjectType): FieldNode[] {
    const isOf = (name: string): boolean => name === type.name || type.getInterfaces().some((own) => own.name === name);
    const opening = { entered: new Set<string>(), isOf };
    return selections.flatMap((selection) => fieldsOf(selection, this.#fragments, opening));
  }
}

const selectionsOf = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

const innerSizes = ({ lists }: FieldCost, given: number | null): ReadonlyMap<string, number> =>
  given === null || lists.length === 0 ? NO_SIZES : new Map(lists.map((name) => [name, given]));

/** Fields that are merged in the answer: the same response name. */
function byResponseName(fields: readonly FieldNode[]): Map<string, FieldNode[]> {
  const groups = new Map<string, FieldNode[]>();
  for (const field of fields) {
    const name = (field.alias ?? field.name).value;
    const group = groups.get(name);
    if (group) group.push(field);
    else groups.set(name, [field]);
  }
  return groups;
}
