import type { Services } from '#platform/context/services.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import type { SignsOfLife } from './abandoned-jobs.ts';
import type { JobDefinition } from './job.ts';

/** Dependencies of a worker. */
export interface WorkerParts {
  database: DatabaseHandle;
  services: Services;
  definitions: readonly JobDefinition[];
  log: JobLog;
  now(): Date;
  signsOfLife?: SignsOfLife;
}

/** The part of the log that jobs write to. */
export interface JobLog {
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}
