import type { DocumentNode, FieldNode, SelectionSetNode } from 'graphql';

/** The fragments of a document by name. */
export type Fragments = ReadonlyMap<string, SelectionSetNode>;

/** The fragments of a document by name. */
export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions
      .filter((node) => node.kind === 'FragmentDefinition')
      .map((node) => [node.name.value, node.selectionSet]),
  );

/** The fields of a selection and of its fragments, each of which is entered once, as when it is carried out. */
export function fieldsOf(
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
