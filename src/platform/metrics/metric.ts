import type { Db } from '../db/db.ts';

/** A number by which whoever watches the product sees how a capability does. */
export interface Metric {
  /** As Prometheus wants it, with the unit at its end: `lares_feed_last_run_timestamp_seconds`. */
  name: string;
  /** What it counts, for a person. */
  help: string;
  /** The number now; null where there is none yet. A statement or two: it is asked every few seconds. */
  read(db: Db): Promise<number | null>;
}
