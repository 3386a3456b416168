import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { serveMailEnds } from './sending/end-mail.route.ts';
import { SENDING_JOBS } from './sending/sending.jobs.ts';
import { SENDING_LISTENERS } from './sending/sending.listeners.ts';
import { SENDING_MUTATIONS, SENDING_PROFILE, SENDING_QUERIES } from './sending/sending.resolvers.ts';

/** Searches that people keep, and hearing first of homes that fit them. */
export const alertModule: CapabilityModule = {
  name: 'alerts',
  tables: ['alert', 'alert_delay', 'alert_letter', 'alert_match', 'alert_refusal', 'alert_run'],
  reads: ['active_offer', 'active_offer_price_history', 'favourite', 'offer_relation', 'offer_search'],
  api: [
    {
      schemaFile: new URL('./sending/sending.graphql', import.meta.url),
      resolvers: { Mutation: SENDING_MUTATIONS, Profile: SENDING_PROFILE, Query: SENDING_QUERIES },
    },
  ],
  serve: serveMailEnds,
  jobs: SENDING_JOBS,
  listeners: SENDING_LISTENERS,
};
