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
      const fragments = fragmentsOf(document);
      const fields = fieldsOf(operation.selectionSet, fragments);
      if (fields.length > DOCUMENT_LIMITS.rootFields) refuse('root fields');
      if (operation.operation === 'mutation' && fields.length > 1) refuse('mutations');
      if (depthOf(operation.selectionSet, fragments) > DOCUMENT_LIMITS.depth) refuse('depth');
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
  const fragments = fragmentsOf(document);
  const values = { ...defaultsOf(operation), ...variables };
  return fieldsOf(operation.selectionSet, fragments).reduce<number>((sum, field) => {
    const type = rootType?.getFields()[field.name.value]?.type;
    return sum + (type && lists(type, field, fragments) ? listSize(field, values) : 0);
  }, own);
}

/** Sizes that variables have when nobody gives them. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, number> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === 'IntValue' ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );

/** What the client says of a list's size, where it says a size at all. */
function listSize(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const given = field.arguments?.find((argument) => LIST_ARGUMENTS.includes(argument.name.value))?.value;
  const size =
    given?.kind === 'Variable' ? variables[given.name.value] : given?.kind === 'IntValue' && Number(given.value);
  return typeof size === 'number' && Number.isSafeInteger(size) && size >= 0 ? size : USUAL_LIST;
}

/** Whether a field answers with a list of records: it is one, or one is asked for inside it. */
function lists(type: GraphQLOutputType, { selectionSet }: FieldNode, fragments: Fragments): boolean {
  const inner = getNamedType(type);
  if (!isObjectType(inner)) return false;
  if (isListType(getNullableType(type))) return true;
  return fieldsOf(selectionSet, fragments).some((field) =>
    isListType(getNullableType(inner.getFields()[field.name.value]?.type)),
  );
}

type Fragments = ReadonlyMap<string, SelectionSetNode>;

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions
      .filter((node) => node.kind === 'FragmentDefinition')
      .map((node) => [node.name.value, node.selectionSet]),
  );

/** The fields of a selection and of its fragments, each of which is entered once, as when it is carried out. */
function fieldsOf(
  selection: SelectionSetNode | undefined,
  fragments: Fragments,
  entered: Set<string> = new Set(),
): FieldNode[] {
  return (selection?.selections ?? []).flatMap((node) => {
    if (node.kind === 'Field') return node;
    if (node.kind === 'InlineFragment') return fieldsOf(node.selectionSet, fragments, entered);
    const name = node.name.value;
    if (entered.has(name)) return [];
    entered.add(name);
    return fieldsOf(fragments.get(name), fragments, entered);
  });
}

/**
 * Levels of fields; a fragment that leads back to itself counts as endless.
 *
 * @param known levels of the fragments measured so far: each is measured once, however often it is spread
 */
function depthOf(
  selection: SelectionSetNode | undefined,
  fragments: Fragments,
  known: Map<string, number> = new Map(),
): number {
  let deepest = 0;
  for (const node of selection?.selections ?? []) {
    if (node.kind === 'FragmentSpread') {
      const name = node.name.value;
      if (!known.has(name)) {
        known.set(name, Number.POSITIVE_INFINITY);
        known.set(name, depthOf(fragments.get(name), fragments, known));
      }
      deepest = Math.max(deepest, known.get(name) ?? 0);
    } else {
      const own = node.kind === 'Field' ? 1 : 0;
      deepest = Math.max(deepest, own + depthOf(node.selectionSet, fragments, known));
    }
    if (deepest > DOCUMENT_LIMITS.depth) break;
  }
  return deepest;
}
