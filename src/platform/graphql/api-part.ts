import type { GraphQLScalarType } from 'graphql';

/** Resolvers by type and field; the generated types check them where they are written. */
export type ResolverMap = Record<string, Record<string, unknown> | GraphQLScalarType>;

/** A part of the schema and its resolvers. */
export interface ApiPart {
  /** SDL, by file. */
  schemaFile: URL;
  resolvers: ResolverMap;
}
