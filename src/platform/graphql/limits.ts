import { type ASTVisitor, GraphQLError, type SelectionSetNode, type ValidationContext } from 'graphql';
import { type Fragments, fieldsOf, fragmentsOf } from './document-fields.ts';

/** Bounds of one document. @source docs/reference/limits.md, "Documents" */
export const DOCUMENT_LIMITS = {
  bodyBytes: 256 * 1024,
  tokens: 2_000,
  depth: 8,
  aliases: 15,
  rootFields: 10,
  directives: 20,
  cost: 5_000,
} as const;

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
        known.set(name, depthOf(fragments.get(name)?.selectionSet, fragments, known));
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
