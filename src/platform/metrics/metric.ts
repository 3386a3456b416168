import type { Db } from '../db/db.ts';

/** A metric of a capability, for monitoring. */
export interface Metric {
  /** Name in Prometheus's form, with the unit at its end: `lares_feed_last_run_timestamp_seconds`. */
  name: string;
  /** Description for a person. */
  help: string;
  /** The current value; null where there is none yet. It takes a statement or two: it is read every few seconds. */
  read(db: Db): Promise<number | null>;
}
