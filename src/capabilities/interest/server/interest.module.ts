import { phoneShown } from '#capabilities/offers/server/offer.events.ts';
import type { InterestResolvers } from '#generated/interest.resolvers.ts';
import { handlesHook } from '#platform/context/hook.ts';
import { handled, jobKind } from '#platform/jobs/job.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { Mutation, OwnOffer, Query } from './interest.resolvers.ts';
import { countPhoneView, forgetVisitors } from './interest.service.ts';

const DAY_OVER = jobKind('interest.dayOver');

import { INTEREST_WINDOWS } from './interest.limits.ts';

/** Number of people interested in a home, for its owner. */
export const interestModule: CapabilityModule = {
  name: 'interest',
  tables: ['interestSecret', 'interestSum', 'interestVisitor'],
  reads: ['activeOffer', 'offer'],
  api: {
    schemaFile: new URL('./interest.graphql', import.meta.url),
    resolvers: { Mutation, OwnOffer, Query } satisfies InterestResolvers,
  },
  requestLimits: INTEREST_WINDOWS,
  hooks: [handlesHook(phoneShown, (ctx, { activeOfferId }) => countPhoneView(ctx, activeOfferId))],
  // Soon after midnight, and every hour in case the server was down then.
  jobs: [{ ...handled(DAY_OVER, forgetVisitors), cron: '2 * * * *' }],
  // The visitors of a day are of no use on another machine, and must not be stored elsewhere.
  derivedTables: { names: ['interest_secret', 'interest_visitor'], rebuild: async () => {} },
};
