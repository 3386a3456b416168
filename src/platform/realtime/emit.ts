import type { Context } from '#platform/context/context.ts';
import type { Emission, Room } from '#platform/realtime/bus/bus.ts';

/** An event for browsers. `Data` is its payload: browsers check it, since another version may have emitted it. */
export interface BrowserEvent<Data> {
  /** Name on the wire. */
  name: string;
  /** Only for the compiler: type of the payload. */
  readonly carries?: Data;
}

/** An event for browsers, named in the capability in which it happens. @source docs/reference/realtime.md */
export const browserEvent = <Data>(name: string): BrowserEvent<Data> => ({ name });

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
export async function emit<Data>(
  { db, services }: Pick<Context, 'db' | 'services'>,
  room: Room,
  event: BrowserEvent<Data>,
  data: Data,
): Promise<void> {
  const emission: Emission = { room, event: event.name, data };
  if (Buffer.byteLength(JSON.stringify(emission)) > MOST_BYTES)
    throw new RangeError(`"${event.name}" is too long to be emitted.`);
  await services.bus.emit(db, emission);
}
