import type { CapabilityModule } from '#platform/modules/capability-module.ts';

/** Firms that offer homes for others: record, status, name. */
export const agencyModule: CapabilityModule = { name: 'agencies', tables: ['agency'] };
