import { type Actor, isSignedIn } from '#kernel/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { Room } from '#platform/realtime/bus/bus.ts';
import { userRoom, visitorRoom } from './emit.ts';

/** Who has a socket open; as little as its events need, because thousands are kept. */
export interface Listener {
  /** What they hear, and all they hear. */
  room: Room;
  /** Secret of the session, or null of a visitor. */
  session: string | null;
  /** The session and its roles at the handshake, or null of a visitor: the socket closes when either is no more. */
  holds: { sessionId: number; rolesFlag: number } | null;
  visitorId: string | null;
  address: string;
  network: string;
  userAgent: string;
  locale: Context['locale'];
}

/** A browser may call itself what it likes; so much of it is kept, characters. */
const MOST_OF_USER_AGENT = 200;

/** The room of whoever asks. @throws AppError `error.auth.required` for whoever can hear nothing; `error.auth.suspended` */
export function roomOf(actor: Actor): Room {
  if (actor.kind === 'user') {
    if (!isSignedIn(actor)) throw new AppError('error.auth.suspended', { code: 403 });
    return userRoom(actor.userId);
  }
  if (actor.kind === 'visitor' && actor.visitorId !== null) return visitorRoom(actor.visitorId);
  throw new AppError('error.auth.required', { code: 401 });
}

/**
 * Who listens behind a handshake.
 *
 * @param claimed `userId` of the address: nobody is believed by it, but whoever is wrong about themselves hears nothing
 * @throws AppError `error.auth.required`; `error.auth.suspended`; `error.forbidden` for another's id
 * @source docs/reference/abuse-cases.md, "33"
 */
export function listenerOf(ctx: Context, claimed: unknown): Listener {
  const { actor, cookies, address, network, locale } = ctx;
  const room = roomOf(actor);
  if (claimed !== undefined && room !== `user:${claimed}` && room !== `visitor:${claimed}`) {
    throw new AppError('error.forbidden', { code: 403 });
  }
  return {
    room,
    session: cookies.session,
    holds: actor.kind === 'user' ? { sessionId: actor.sessionId, rolesFlag: actor.rolesFlag } : null,
    visitorId: actor.visitorId,
    address,
    network,
    userAgent: ctx.userAgent.slice(0, MOST_OF_USER_AGENT),
    locale,
  };
}
