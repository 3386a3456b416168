import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import type { Emission } from '#platform/realtime/bus/bus.ts';

/** What was told in a transaction, on its way after the commit: for a bus that no transaction can hold. */
export const EMISSION = jobKind<Emission>('realtime.tell', { longestTryS: 60 });

/** By the bus of the settings as they are now, whichever left it. */
export const EMISSION_JOB: JobDefinition = handled(EMISSION, ({ db, services }, emission) =>
  services.bus.pass(db, emission),
);
