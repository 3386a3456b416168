import type { GraphQLScalarType } from 'graphql';
import type { DerivedTables } from '#platform/backup/restore-backup.ts';
import type { JobDefinition } from '#platform/jobs/job.ts';
import type { ClaimVisitorRecords } from './visitor-claim.ts';

/** Resolvers by type and field; the generated types check them where they are written. */
export type ResolverMap = Record<string, Record<string, unknown> | GraphQLScalarType>;

/** What a capability contributes to the API, and the work it does apart from it. */
export interface CapabilityModule {
  name: string;
  /** Schema in SDL, by file. */
  schemaFile: URL;
  resolvers: ResolverMap;
  jobs?: readonly JobDefinition[];
  /** Moves what is kept for a visitor to the account that signed in. */
  claimVisitorRecords?: ClaimVisitorRecords;
  /** Tables it works out from others: no backup carries them. */
  derivedTables?: DerivedTables;
}
