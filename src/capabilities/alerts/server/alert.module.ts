import { accountStatusChanged } from '#capabilities/accounts/server/account/account.events.ts';
import type { AlertsResolvers } from '#generated/alerts.resolvers.ts';
import { listensTo } from '#platform/events/event.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { DEMAND_QUERIES, OwnOffer } from './demand/demand.resolvers.ts';
import { MATCHING_JOBS, MATCHING_LISTENERS } from './matching/matching.jobs.ts';
import { ALERT_WINDOWS } from './saved/alert.limits.ts';
import { ALERT_RECORDS, silenceAlertsOfAccount } from './saved/alert-records.service.ts';
import { ALERT_UPKEEP } from './saved/alert-upkeep.ts';
import { SAVED_MAILS } from './saved/consent.mail.ts';
import { Alert, SAVED_MUTATIONS, SAVED_QUERIES } from './saved/saved.resolvers.ts';
import { serveMailEnds } from './sending/end-mail/end-mail.route.ts';
import { HOMES_MAILS } from './sending/homes.mail.ts';
import { SENDING_JOBS } from './sending/sending.jobs.ts';
import { SENDING_LISTENERS } from './sending/sending.listeners.ts';
import { SENDING_MUTATIONS, SENDING_PROFILE, SENDING_QUERIES } from './sending/sending.resolvers.ts';

/** Saved searches of members and visitors, and the mails and pushes about homes that match them. */
export const alertModule: CapabilityModule = {
  name: 'alerts',
  tables: [
    'alert',
    'alertChange',
    'alertConsent',
    'alertMatch',
    'homeChange',
    'homeNews',
    'alertDelay',
    'alertLetter',
    'alertRefusal',
    'alertRun',
  ],
  reads: [
    'account',
    'activeOffer',
    'activeOfferPriceHistory',
    'activeOfferStatusHistory',
    'databaseIdentity',
    'favourite',
    'location',
    'offerRelation',
    'offerSearch',
  ],
  api: {
    schemaFile: new URL('./alert.graphql', import.meta.url),
    resolvers: {
      Alert,
      Mutation: { ...SAVED_MUTATIONS, ...SENDING_MUTATIONS },
      OwnOffer,
      Profile: SENDING_PROFILE,
      Query: { ...SAVED_QUERIES, ...DEMAND_QUERIES, ...SENDING_QUERIES },
    } satisfies AlertsResolvers,
  },
  requestLimits: ALERT_WINDOWS,
  serve: serveMailEnds,
  jobs: [ALERT_UPKEEP, ...MATCHING_JOBS, ...SENDING_JOBS],
  listeners: [
    listensTo(accountStatusChanged, 'alerts.followAccount', silenceAlertsOfAccount),
    ...MATCHING_LISTENERS,
    ...SENDING_LISTENERS,
  ],
  mailKinds: { ...SAVED_MAILS, ...HOMES_MAILS },
  personalRecords: ALERT_RECORDS,
  // Its rows contain transaction ids, which are valid in one database only.
  derivedTables: { names: ['alert_change'], rebuild: async () => {} },
};
