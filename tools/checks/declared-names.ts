import { parseSync } from 'oxc-parser';

type Node = { type: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** The parts of a node that declare names, by its type. */
const DECLARING: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSDeclareFunction: ['id', 'params'],
  TSEmptyBodyFunctionExpression: ['params'],
  TSFunctionType: ['params'],
  TSCallSignatureDeclaration: ['params'],
  TSMethodSignature: ['key', 'params'],
  TSPropertySignature: ['key'],
  CatchClause: ['param'],
  ClassDeclaration: ['id'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  TSInterfaceDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSTypeParameter: ['name'],
  TSEnumDeclaration: ['id'],
  TSEnumMember: ['id'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
};

/** Parts of a destructuring pattern in which its names are. */
const PATTERN_PARTS = ['properties', 'elements', 'argument', 'left', 'parameter', 'value'];

const namesOf = (node: Node): string[] =>
  (node.type === 'Identifier' || node.type === 'PrivateIdentifier') && typeof node.name === 'string'
    ? [node.name]
    : PATTERN_PARTS.flatMap((part) => nodesIn(node[part])).flatMap(namesOf);

/** Names that a node itself declares. The keys of an object are declared by it; the names that an import shares with its file are not. */
function declaredBy(node: Node): string[] {
  if (node.type === 'ObjectExpression')
    return nodesIn(node.properties).flatMap(({ key }) => nodesIn(key).flatMap(namesOf));
  if (node.type !== 'ImportSpecifier')
    return (DECLARING[node.type] ?? []).flatMap((part) => nodesIn(node[part])).flatMap(namesOf);
  const [imported, local] = [node.imported, node.local].map((part) => nodesIn(part).flatMap(namesOf)[0]);
  return local && local !== imported ? [local] : [];
}

/** Names that a source declares: of values, functions, parameters, types, properties and methods. */
export function declaredNames(file: string, text: string): Set<string> {
  const names = new Set<string>();
  const waiting = nodesIn(parseSync(file, text).program);
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const name of declaredBy(node)) names.add(name);
    for (const part of Object.values(node)) waiting.push(...nodesIn(part));
  }
  return names;
}
