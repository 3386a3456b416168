import type { DocumentNode, GraphQLSchema } from 'graphql';
import { fieldsOf, fragmentsOf } from './document-fields.ts';

/** Whether a document selects only fields with `@shared`. */
export function isShared(document: DocumentNode, schema: GraphQLSchema): boolean {
  const operation = document.definitions.find((node) => node.kind === 'OperationDefinition');
  if (operation?.operation !== 'query') return false;
  const fields = schema.getQueryType()?.getFields() ?? {};
  const asked = fieldsOf(operation.selectionSet, fragmentsOf(document));
  return asked.every(({ name }) =>
    fields[name.value]?.astNode?.directives?.some((directive) => directive.name.value === 'shared'),
  );
}
