import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Bounds of one document. @source rules §6.1 */
export const DOCUMENT_LIMITS = {
  bodyBytes: 256 * 1024,
  tokens: 2_000,
  depth: 8,
  aliases: 15,
  rootFields: 10,
  directives: 20,
  cost: 5_000,
} as const;

const COST = { query: 1, mutation: 5 } as const;
/** Entries that a list argument stands for when its value comes in a variable or is absent. */
const USUAL_LIST = 24;
const LIST_ARGUMENTS = ['limit', 'pageSize'];

/** Validation rule: refuses documents that are too deep, too wide or repeat themselves. */
export function documentLimits(context: ValidationContext): ASTVisitor {
  const document = context.getDocument();
  const refuse = (what: string): void =>
    context.reportError(new GraphQLError(`tooComplex: ${what}`, { extensions: { tooComplex: what } }));
  const operations = document.definitions.filter((node) => node.kind === 'OperationDefinition');
  if (operations.length > 1) refuse('operations');
  let aliases = 0;
  let directives = 0;
  return {
    Field: (node) => {
      if (node.alias && ++aliases === DOCUMENT_LIMITS.aliases + 1) refuse('aliases');
    },
    Directive: () => {
      if (++directives === DOCUMENT_LIMITS.directives + 1) refuse('directives');
    },
    OperationDefinition: (operation) => {
      const fields = rootFields(operation);
      if (fields.length > DOCUMENT_LIMITS.rootFields) refuse('root fields');
      if (operation.operation === 'mutation' && fields.length > 1) refuse('mutations');
      if (depthOf(operation.selectionSet, fragmentsOf(document)) > DOCUMENT_LIMITS.depth) refuse('depth');
    },
  };
}

/**
 * Points an operation costs: 1 for a query or 5 for a mutation, and the sizes of its lists.
 *
 * @source rules §6.1 "query 1 + list sizes, mutation 5"
 */
export function costOf(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  schema: GraphQLSchema,
): number {
  const operation = document.definitions.find((node) => node.kind === 'OperationDefinition');
  if (!operation) return COST.query;
  const own = operation.operation === 'mutation' ? COST.mutation : COST.query;
  const rootType = schema.getRootType(operation.operation);
  return rootFields(operation).reduce<number>((sum, field) => {
    const type = rootType?.getFields()[field.name.value]?.type;
    return sum + (type && lists(type, field) ? listSize(field, variables) : 0);
  }, own);
}

const rootFields = (operation: OperationDefinitionNode): FieldNode[] =>
  operation.selectionSet.selections.filter((node) => node.kind === 'Field');

function listSize(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const size = field.arguments?.find((argument) => LIST_ARGUMENTS.includes(argument.name.value))?.value;
  if (size?.kind === 'IntValue') return Number(size.value);
  if (size?.kind === 'Variable') return Number(variables[size.name.value] ?? USUAL_LIST);
  return USUAL_LIST;
}

/** Whether a field answers with a list of records: it is one, or one is asked for inside it. */
function lists(type: GraphQLOutputType, { selectionSet }: FieldNode): boolean {
  const inner = getNamedType(type);
  if (!isObjectType(inner)) return false;
  if (isListType(getNullableType(type))) return true;
  return (selectionSet?.selections ?? []).some(
    (node) => node.kind !== 'Field' || isListType(getNullableType(inner.getFields()[node.name.value]?.type)),
  );
}

type Fragments = ReadonlyMap<string, SelectionSetNode>;

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions
      .filter((node) => node.kind === 'FragmentDefinition')
      .map((node) => [node.name.value, node.selectionSet]),
  );

/** Levels of fields; a fragment that leads back to itself counts as endless. */
function depthOf(selection: SelectionSetNode, fragments: Fragments, open: readonly string[] = []): number {
  let deepest = 0;
  for (const node of selection.selections) {
    if (node.kind === 'Field') {
      deepest = Math.max(deepest, 1 + (node.selectionSet ? depthOf(node.selectionSet, fragments, open) : 0));
    } else if (node.kind === 'InlineFragment') {
      deepest = Math.max(deepest, depthOf(node.selectionSet, fragments, open));
    } else {
      const name = node.name.value;
      const fragment = fragments.get(name);
      if (open.includes(name)) return Number.POSITIVE_INFINITY;
      if (fragment) deepest = Math.max(deepest, depthOf(fragment, fragments, [...open, name]));
    }
    if (deepest > DOCUMENT_LIMITS.depth) break;
  }
  return deepest;
}
