import { z } from '#kernel/schema.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import type { Emission, Room } from '#platform/realtime/bus/bus.ts';

const ROOM: z.ZodType<Room> = z.union([
  z.templateLiteral(['user:', z.int()]),
  z.templateLiteral(['visitor:', z.string()]),
]);
const PAYLOAD: z.ZodType<Emission> = z.object({ room: ROOM, event: z.string(), data: z.unknown() });

/** Job that emits an event of a transaction after the commit: for a bus outside of the database. */
export const EMISSION = jobKind('realtime.tell', { payload: PAYLOAD, longestTryS: 60 });

/** Uses the bus of the current settings, whichever queued it. */
export const EMISSION_JOB: JobDefinition = handled(EMISSION, ({ db, services }, emission) =>
  services.bus.pass(db, emission),
);
