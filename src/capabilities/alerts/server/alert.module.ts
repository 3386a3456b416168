import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { MATCHING_JOBS, MATCHING_LISTENERS } from './matching/matching.jobs.ts';

/** Searches that people keep, and hearing first of homes that fit them. */
export const alertModule: CapabilityModule = {
  name: 'alerts',
  tables: ['alert', 'alert_change', 'alert_match', 'home_news'],
  reads: [
    ...(['account', 'active_offer', 'active_offer_price_history', 'active_offer_status_history'] as const),
    ...(['database_identity', 'offer_relation'] as const),
  ],
  jobs: MATCHING_JOBS,
  listeners: MATCHING_LISTENERS,
  derivedTables: { names: ['alert_change'], rebuild: async () => {} },
};
