import type { CapabilityModule } from '#platform/modules/capability-module.ts';

/** Feeds of agencies: operators bring them in by a command. */
export const importModule: CapabilityModule = { name: 'imports', tables: ['source', 'source_run'] };
