import type { MovingResolvers } from '#generated/moving.resolvers.ts';
import { handled, jobKind } from '#platform/jobs/job.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { MOVING_WINDOWS } from './moving.limits.ts';
import { deleteMovingRequestsOf, listMovingRequestsOf } from './moving.queries.ts';
import { MovingRequest, Mutation, Profile, Query } from './moving.resolvers.ts';
import { deleteOldRequests, MOVING_KIND } from './moving.service.ts';

const DELETING = jobKind('moving.deleteOld');

/** Help with a move: a public form, and the list of requests for staff. */
export const movingModule: CapabilityModule = {
  name: 'moving',
  tables: ['movingRequest'],
  api: {
    schemaFile: new URL('./moving.graphql', import.meta.url),
    resolvers: { MovingRequest, Mutation, Profile, Query } satisfies MovingResolvers,
  },
  requestLimits: MOVING_WINDOWS,
  jobs: [{ ...handled(DELETING, deleteOldRequests), cron: '23 4 * * *' }],
  auditKinds: [MOVING_KIND],
  personalRecords: {
    export: async (db, { accountId }) => ({ movingRequests: await listMovingRequestsOf(db, accountId) }),
    erase: deleteMovingRequestsOf,
  },
};
