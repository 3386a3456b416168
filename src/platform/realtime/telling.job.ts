import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import type { Told } from '#platform/telling/bus.ts';

/** What was told in a transaction, on its way after the commit: for a bus that no transaction can hold. */
export const TELLING = jobKind<Told>('realtime.tell', { longestTryS: 60 });

/** By the bus of the settings as they are now, whichever left it. */
export const TELLING_JOB: JobDefinition = handled(TELLING, ({ db, services }, told) => services.bus.pass(db, told));
