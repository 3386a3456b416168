import { type Actor, isSignedIn } from '#kernel/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { Room } from '#platform/realtime/bus/bus.ts';
import { userRoom, visitorRoom } from './emit.ts';

/** Owner of an open socket; as small as its events need, because thousands are in memory. */
export interface Listener {
  /** The room of all its events. */
  room: Room;
  /** Secret of the session, or null for a visitor. */
  session: string | null;
  /** The session and its roles at the handshake, or null for a visitor: the socket closes when either ends. */
  holds: { sessionId: number; rolesFlag: number } | null;
  visitorId: string | null;
  address: string;
  network: string;
  userAgent: string;
  locale: Context['locale'];
}

/** Longest stored user agent, characters. */
const MOST_OF_USER_AGENT = 200;

/** Room of an actor. @throws AppError `error.auth.required` for an actor without a room; `error.auth.suspended` */
export function roomOf(actor: Actor): Room {
  if (actor.kind === 'user') {
    if (!isSignedIn(actor)) throw new AppError('error.auth.suspended', { code: 403 });
    return userRoom(actor.userId);
  }
  if (actor.kind === 'visitor' && actor.visitorId !== null) return visitorRoom(actor.visitorId);
  throw new AppError('error.auth.required', { code: 401 });
}

/**
 * The listener of a handshake.
 *
 * @param claimed `userId` of the address: it gives no rights, but a wrong one is refused
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
