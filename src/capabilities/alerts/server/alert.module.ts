import { accountStatusChanged } from '#capabilities/accounts/server/account.events.ts';
import type { AlertsResolvers } from '#generated/alerts.resolvers.ts';
import { listensTo } from '#platform/events/event.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { ALERT_RECORDS, followAccount } from './saved/alert-records.service.ts';
import { ALERT_UPKEEP } from './saved/alert-upkeep.ts';
import { Alert, SAVED_MUTATIONS, SAVED_QUERIES } from './saved/saved.resolvers.ts';

/** Searches that people keep, and hearing first of homes that fit them. */
export const alertModule: CapabilityModule = {
  name: 'alerts',
  tables: ['alert', 'alert_consent', 'alert_match'],
  api: {
    schemaFile: new URL('./alert.graphql', import.meta.url),
    resolvers: { Alert, Mutation: SAVED_MUTATIONS, Query: SAVED_QUERIES } satisfies AlertsResolvers,
  },
  jobs: [ALERT_UPKEEP],
  listeners: [listensTo(accountStatusChanged, 'alerts.followAccount', followAccount)],
  personalRecords: ALERT_RECORDS,
};
