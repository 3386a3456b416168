import { accountStatusChanged } from '#capabilities/accounts/server/account.events.ts';
import type { AlertsResolvers } from '#generated/alerts.resolvers.ts';
import { listensTo } from '#platform/events/event.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { MATCHING_JOBS, MATCHING_LISTENERS } from './matching/matching.jobs.ts';
import { ALERT_RECORDS, followAccount } from './saved/alert-records.service.ts';
import { ALERT_UPKEEP } from './saved/alert-upkeep.ts';
import { Alert, SAVED_MUTATIONS, SAVED_QUERIES } from './saved/saved.resolvers.ts';
import { OwnOffer, SEEKER_QUERIES } from './seekers/seekers.resolvers.ts';

/** Searches that people keep, and hearing first of homes that fit them. */
export const alertModule: CapabilityModule = {
  name: 'alerts',
  tables: ['alert', 'alert_change', 'alert_consent', 'alert_match', 'home_news'],
  reads: [
    ...(['account', 'active_offer', 'active_offer_price_history', 'active_offer_status_history'] as const),
    ...(['database_identity', 'location', 'offer_relation'] as const),
  ],
  api: {
    schemaFile: new URL('./alert.graphql', import.meta.url),
    resolvers: {
      Alert,
      Mutation: SAVED_MUTATIONS,
      OwnOffer,
      Query: { ...SAVED_QUERIES, ...SEEKER_QUERIES },
    } satisfies AlertsResolvers,
  },
  jobs: [ALERT_UPKEEP, ...MATCHING_JOBS],
  listeners: [listensTo(accountStatusChanged, 'alerts.followAccount', followAccount), ...MATCHING_LISTENERS],
  personalRecords: ALERT_RECORDS,
  // Of the transactions of one database, and of no use in another.
  derivedTables: { names: ['alert_change'], rebuild: async () => {} },
};
