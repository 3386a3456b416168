import { type DocumentNode, GraphQLError, type SelectionSetNode, visit } from 'graphql';
import { type Fragments, fieldsOf, fragmentsOf } from './document-fields.ts';

/** Bounds of one document. @source docs/reference/limits.md, "Documents" */
export const DOCUMENT_LIMITS = {
  bodyBytes: 256 * 1024,
  letters: 16_384,
  tokens: 2_000,
  depth: 8,
  aliases: 15,
  rootFields: 10,
  directives: 20,
  fragments: 50,
  repeats: 10,
  cost: 5_000,
} as const;

/** Refusal of a document that exceeds a limit. */
export const tooComplex = (what: string): GraphQLError =>
  new GraphQLError(`tooComplex: ${what}`, { extensions: { tooComplex: what } });

/**
 * Refuses documents that are too deep, too wide or repeat themselves. It runs before GraphQL's own rules, some of which compare each field
 * with each other of its name.
 *
 * @throws GraphQLError at the first exceeded limit
 */
export function refuseBeyondLimits(document: DocumentNode): void {
  const fragments = fragmentsOf(document);
  const operations = document.definitions.filter((node) => node.kind === 'OperationDefinition');
  if (operations.length > 1) throw tooComplex('operations');
  if (fragments.size > DOCUMENT_LIMITS.fragments) throw tooComplex('fragments');
  let aliases = 0;
  let directives = 0;
  visit(document, {
    Field: (node) => {
      if (node.alias && ++aliases > DOCUMENT_LIMITS.aliases) throw tooComplex('aliases');
    },
    Directive: () => {
      if (++directives > DOCUMENT_LIMITS.directives) throw tooComplex('directives');
    },
    SelectionSet: refuseRepeats,
    OperationDefinition: ({ operation, selectionSet }) => {
      const fields = fieldsOf(selectionSet, fragments);
      if (fields.length > DOCUMENT_LIMITS.rootFields) throw tooComplex('root fields');
      if (operation === 'mutation' && fields.length > 1) throw tooComplex('mutations');
      if (depthOf(selectionSet, fragments) > DOCUMENT_LIMITS.depth) throw tooComplex('depth');
    },
  });
}

/** @throws GraphQLError where a selection names one field too often */
function refuseRepeats(selection: SelectionSetNode): void {
  const times = new Map<string, number>();
  for (const node of selection.selections) {
    const name =
      node.kind === 'Field'
        ? (node.alias ?? node.name).value
        : `...${node.kind === 'FragmentSpread' ? node.name.value : ''}`;
    const again = (times.get(name) ?? 0) + 1;
    if (again > DOCUMENT_LIMITS.repeats) throw tooComplex('repeated fields');
    times.set(name, again);
  }
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
