import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefinitionNode, Kind, type ObjectTypeDefinitionNode, type ObjectTypeExtensionNode, parse } from 'graphql';

/** Types whose every field is an operation, which needs a resolver. */
const ROOTS: readonly string[] = ['Query', 'Mutation'];

/**
 * Writes for each capability the types of what answers its own SDL, as parts of those for the whole schema: an operation
 * without an answer, and an answer to what another capability says, are errors of types.
 *
 * @param folder where `resolvers.ts` lies
 */
export function generateCapabilityResolvers(folder: string): void {
  for (const [capability, files] of sdlByCapability()) {
    const types = [...fieldsByType(files)].sort(([one], [other]) => one.localeCompare(other));
    const text = textOf(capability, types, files.flatMap(interfaces));
    if (types.length > 0) writeFileSync(join(folder, `${capability}.resolvers.ts`), text);
  }
}

/** Files of SDL by the capability that has them. */
function sdlByCapability(): Map<string, string[]> {
  const files = globSync('src/capabilities/*/server/**/*.graphql').sort();
  return Map.groupBy(files, (file) => file.split('/')[2] ?? '');
}

function fieldsByType(files: readonly string[]): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const { name, fields: own = [] } of files.flatMap(objectTypes))
    fields.set(name.value, [...(fields.get(name.value) ?? []), ...own.map((field) => field.name.value)]);
  return fields;
}

const definitionsOf = (file: string): readonly DefinitionNode[] => parse(readFileSync(file, 'utf8')).definitions;

const objectTypes = (file: string): (ObjectTypeDefinitionNode | ObjectTypeExtensionNode)[] =>
  definitionsOf(file).filter(
    (definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION,
  );

/** Names of interfaces, whose answers say which type they are. */
const interfaces = (file: string): string[] =>
  definitionsOf(file)
    .filter((definition) => definition.kind === Kind.INTERFACE_TYPE_DEFINITION)
    .map(({ name }) => name.value);

type TypeFields = readonly [type: string, fields: readonly string[]];

function textOf(capability: string, types: readonly TypeFields[], abstract: readonly string[]): string {
  const parts = types.map(([type, fields]) => {
    const part = `Pick<all.${type}Resolvers, ${fields.map((field) => `'${field}'`).join(' | ')}>`;
    return `export type ${type}Resolvers = ${ROOTS.includes(type) ? `Required<${part}>` : part};`;
  });
  for (const type of abstract)
    parts.push(`export type ${type}Resolvers = { resolveType: all.${type}Resolvers['__resolveType'] };`);
  const names = [...types.map(([type]) => type), ...abstract];
  const members = names.map((type) => `  ${type}${ROOTS.includes(type) ? '' : '?'}: ${type}Resolvers;`);
  return [
    "import type * as all from './resolvers.ts';",
    ...parts,
    `/** What answers the schema of \`${capability}\`. */
export interface ${capability[0]?.toUpperCase()}${capability.slice(1)}Resolvers {
${members.join('\n')}
}
`,
  ].join('\n\n');
}
