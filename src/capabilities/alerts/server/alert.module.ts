import type { CapabilityModule } from '#platform/modules/capability-module.ts';

/** Searches that people keep, and hearing first of homes that fit them. */
export const alertModule: CapabilityModule = {
  name: 'alerts',
  tables: ['alert', 'alert_match'],
};
