import type { Context } from '#platform/context/context.ts';
import type { BrowserEvent, Emission, Room } from '#platform/realtime/bus/bus.ts';

/** The open browsers in which an account is signed in. */
export const userRoom = (accountId: number): Room => `user:${accountId}`;

/** The open browser of a visitor. */
export const visitorRoom = (visitorId: string): Room => `visitor:${visitorId}`;

/** PostgreSQL carries less than 8,000 bytes in one notice. @source https://www.postgresql.org/docs/15/sql-notify.html */
const MOST_BYTES = 7_900;

/**
 * Tells open browsers something, wherever they are connected. In a transaction it is told once that commits, and never if it
 * does not; a browser that is away hears nothing, and asks by query when it comes back.
 *
 * @param room those who hear it may read by query what `data` says
 * @throws RangeError for data of more than 7,900 bytes: tell ids then
 */
export async function emit(
  { db, services }: Pick<Context, 'db' | 'services'>,
  room: Room,
  event: BrowserEvent,
  data: unknown,
): Promise<void> {
  const emission: Emission = { room, event, data };
  if (Buffer.byteLength(JSON.stringify(emission)) > MOST_BYTES)
    throw new RangeError(`"${event}" is too long to be told.`);
  await services.bus.emit(db, emission);
}
