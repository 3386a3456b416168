import type { Metric } from '../metrics/metric.ts';
import { findTrial } from './backup-trial.queries.ts';

const secondsOf = (moment: Date | null | undefined): number | null => (moment ? moment.getTime() / 1_000 : null);

/** How the weekly trial of backups does. */
export const BACKUP_METRICS: readonly Metric[] = [
  {
    name: 'lares_backup_restored_timestamp_seconds',
    help: 'When a backup was last restored on trial; missing before the first.',
    read: async (db) => secondsOf((await findTrial(db))?.restoredAt),
  },
  {
    name: 'lares_backup_taken_timestamp_seconds',
    help: 'When the backup of the latest trial was taken.',
    read: async (db) => secondsOf((await findTrial(db))?.takenAt),
  },
  {
    name: 'lares_backup_trial_failed',
    help: 'Whether the latest trial of a backup failed: 1 or 0.',
    read: async (db) => {
      const trial = await findTrial(db);
      return trial ? Number(trial.failure !== null) : null;
    },
  },
];
