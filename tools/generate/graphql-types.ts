import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, type GraphQLSchema, parse, printSchema } from 'graphql';
import { generateCapabilityResolvers } from './capability-resolvers.ts';
import { offerFragments } from './offer-fragments.ts';

const SCALARS = { Date: 'string', DateTime: { input: 'string', output: 'string | Date' } };
const COMMON = {
  scalars: SCALARS,
  useTypeImports: true,
  enumsAsTypes: true,
  skipTypename: true,
  avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
  defaultScalarType: 'unknown',
};

/** Where the types of resolvers are read from, wherever they are written. */
const RESOLVERS_FOLDER = 'src/generated';
const DECORATION_IMPORT = "import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';";

/** Writes the printed schema, the types of the resolvers, whole and by capability, and the typed operations of the screens. */
export async function generateGraphqlTypes(folder: string, schemaFile: string): Promise<void> {
  const schema = buildSchema(sourceOf());
  writeFileSync(schemaFile, `${printSchema(schema)}\n`);
  await write(`${folder}/resolvers.ts`, schema, {
    plugins: { typescript, typescriptResolvers },
    config: {
      ...COMMON,
      mappers: mappersBesideSdl(),
      contextType: '../platform/graphql/resolver-context.ts#ResolverContext',
    },
    documents: [],
  });
  generateCapabilityResolvers(folder);
  const fragments = `${folder}/offer-fragments.graphql`;
  writeFileSync(fragments, offerFragments());
  await write(`${folder}/operations.ts`, schema, {
    plugins: { operations, typedDocumentNode },
    config: {
      ...COMMON,
      scalars: { Date: 'string', DateTime: 'string' },
      documentMode: 'string',
      pureMagicComment: true,
    },
    documents: [
      ...globSync('src/{pages,capabilities/*/ui,app,kit}/**/*.graphql').sort(),
      fragments,
      // Of all manifests (`capability-lists.ts`).
      `${folder}/viewer-counters.graphql`,
    ],
  });
}

const sourceOf = (): string =>
  globSync('src/{platform,capabilities/*/server}/**/*.graphql')
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Records that are behind the types of the schema: `*.mappers.json` beside the SDL, with paths from there. */
function mappersBesideSdl(): Record<string, string> {
  const files = globSync('src/capabilities/*/server/*.mappers.json').sort();
  return Object.assign({}, ...files.map((file) => mappersIn(file)));
}

function mappersIn(file: string): Record<string, string> {
  const mappers = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const from = (path: string): string => relative(RESOLVERS_FOLDER, join(dirname(file), path));
  return Object.fromEntries(Object.entries(mappers).map(([type, record]) => [type, from(record)]));
}

interface Target {
  plugins: Record<
    string,
    typeof typescript | typeof operations | typeof typescriptResolvers | typeof typedDocumentNode
  >;
  config: Record<string, unknown>;
  documents: readonly string[];
}

async function write(
  filename: string,
  schemaAst: GraphQLSchema,
  { plugins, config, documents }: Target,
): Promise<void> {
  const text = await codegen({
    filename,
    schema: parse(sourceOf()),
    schemaAst,
    documents: documents.map((location) => ({ location, document: parse(readFileSync(location, 'utf8')) })),
    config,
    plugins: Object.keys(plugins).map((name) => ({ [name]: {} })),
    pluginMap: plugins as never,
  });
  // The plugin names this type without importing it when documents are strings.
  const needsImport = /\bDocumentTypeDecoration\b/.test(text) && !/import .*DocumentTypeDecoration/.test(text);
  writeFileSync(filename, needsImport ? `${DECORATION_IMPORT}\n${text}` : text);
}
