import type { Actor } from '#kernel/actor.ts';
import type { Context } from './context.ts';

/** Whoever asks, by the session and the visitor of the browser; asked for every request. */
export type Identify = (
  parts: Pick<Context, 'db' | 'now'>,
  session: string | null,
  visitorId: string | null,
) => Promise<Actor>;

/** Roles of those sessions that hold at this moment, of accounts in good standing, by their ids. */
export type SessionRoles = (
  parts: Pick<Context, 'db' | 'now'>,
  sessionIds: readonly number[],
) => Promise<ReadonlyMap<number, number>>;
