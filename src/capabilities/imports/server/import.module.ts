import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { findLastRunS } from './source-run.queries.ts';

/** Feeds of agencies, which operators import by a command. */
export const importModule: CapabilityModule = {
  name: 'imports',
  tables: ['source', 'sourceRun'],
  metrics: [
    {
      name: 'lares_feed_last_run_timestamp_seconds',
      help: 'When a delivery of a feed was last taken over.',
      read: findLastRunS,
    },
  ],
};
