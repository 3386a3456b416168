import { accountModule } from '#capabilities/accounts/server/account.module.ts';
import { locationModule } from '#capabilities/locations/server/location.module.ts';
import { offerModule } from '#capabilities/offers/server/offer.module.ts';
import { searchModule } from '#capabilities/search/server/search.module.ts';
import type { DerivedTables } from '#platform/backup/restore-backup.ts';
import type { CapabilityModule } from '#platform/graphql/module.ts';
import type { ClaimVisitorRecords } from '#platform/graphql/visitor-claim.ts';
import type { JobDefinition, JobKind } from '#platform/jobs/job.ts';
import { MAIL_SENDING } from '#platform/mail/post-mail.ts';

/** All that the product can do, ground to roof. */
export const MODULES: readonly CapabilityModule[] = [locationModule, accountModule, offerModule, searchModule];

/** What the capabilities do apart from requests. */
export const MODULE_JOBS: readonly JobDefinition[] = MODULES.flatMap(({ jobs = [] }) => jobs);

/** Every kind of job there is. */
export const JOB_KINDS: readonly JobKind<object>[] = [MAIL_SENDING, ...MODULE_JOBS.map(({ kind }) => kind)];

/** How capabilities move what they kept for a visitor to the account that signed in. */
export const VISITOR_CLAIMS: readonly ClaimVisitorRecords[] = MODULES.flatMap(
  ({ claimVisitorRecords }) => claimVisitorRecords ?? [],
);

/** Tables that capabilities work out from others. */
export const DERIVED_TABLES: readonly DerivedTables[] = MODULES.flatMap(({ derivedTables }) => derivedTables ?? []);
