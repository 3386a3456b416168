import type { Metric } from '../metrics/metric.ts';
import { findTrial } from './backup-trial.queries.ts';

const secondsOf = (moment: Date | null | undefined): number | null => (moment ? moment.getTime() / 1_000 : null);

/** Metrics of the weekly backup trial. */
export const BACKUP_METRICS: readonly Metric[] = [
  {
    name: 'lares_backup_restored_timestamp_seconds',
    help: 'Time of the last successful trial of a backup; missing before the first.',
    read: async (db) => secondsOf((await findTrial(db))?.restoredAt),
  },
  {
    name: 'lares_backup_taken_timestamp_seconds',
    help: 'Time at which the backup of the latest trial was taken.',
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
