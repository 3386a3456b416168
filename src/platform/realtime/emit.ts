import type { Context } from '#platform/context/context.ts';
import type { BrowserEvent, Emission, Room } from '#platform/realtime/bus/bus.ts';

/** The open browsers in which an account is signed in. */
export const userRoom = (accountId: number): Room => `user:${accountId}`;

/** The open browser of a visitor. */
export const visitorRoom = (visitorId: string): Room => `visitor:${visitorId}`;

/** Largest event, bytes: PostgreSQL carries less than 8,000 in one notice. @source https://www.postgresql.org/docs/15/sql-notify.html */
const MOST_BYTES = 7_900;

/**
 * Emits an event to open browsers, wherever they are connected. In a transaction it is sent after the commit, and never after a rollback.
 *
 * A disconnected browser gets nothing, and queries what it missed when it reconnects.
 *
 * @param room all its members may read the content of `data` by query
 * @throws RangeError for data of more than 7,900 bytes: send ids then
 */
export async function emit(
  { db, services }: Pick<Context, 'db' | 'services'>,
  room: Room,
  event: BrowserEvent,
  data: unknown,
): Promise<void> {
  const emission: Emission = { room, event, data };
  if (Buffer.byteLength(JSON.stringify(emission)) > MOST_BYTES)
    throw new RangeError(`"${event}" is too long to be emitted.`);
  await services.bus.emit(db, emission);
}
