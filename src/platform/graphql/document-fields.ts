import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

/** The fragments of a document by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fragments of a document by name. */
export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.filter((node) => node.kind === 'FragmentDefinition').map((node) => [node.name.value, node]),
  );

/** Selection of the fragments to open: those not opened yet, and of a matching type. */
export interface Opening {
  entered?: Set<string>;
  isOf?(typeName: string): boolean;
}

/** The fields of a selection and of its fragments, each of which is entered once, as in the execution. */
export function fieldsOf(
  selection: SelectionSetNode | undefined,
  fragments: Fragments,
  { entered = new Set(), isOf = () => true }: Opening = {},
): FieldNode[] {
  return (selection?.selections ?? []).flatMap((node) => {
    if (node.kind === 'Field') return node;
    const fragment = node.kind === 'InlineFragment' ? node : fragments.get(node.name.value);
    if (!fragment || (fragment.typeCondition && !isOf(fragment.typeCondition.name.value))) return [];
    if (fragment.kind === 'FragmentDefinition') {
      if (entered.has(fragment.name.value)) return [];
      entered.add(fragment.name.value);
    }
    return fieldsOf(fragment.selectionSet, fragments, { entered, isOf });
  });
}
