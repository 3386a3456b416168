import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import type { Emission } from '#platform/realtime/bus/bus.ts';

/** Job that emits an event of a transaction after the commit: for a bus outside of the database. */
export const EMISSION = jobKind<Emission>('realtime.tell', { longestTryS: 60 });

/** Uses the bus of the current settings, whichever queued it. */
export const EMISSION_JOB: JobDefinition = handled(EMISSION, ({ db, services }, emission) =>
  services.bus.pass(db, emission),
);
