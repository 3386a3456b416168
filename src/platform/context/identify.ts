import type { Actor } from '#kernel/actor.ts';
import type { Context } from './context.ts';

/** Resolves the actor from the browser's session and visitor, for every request. */
export type Identify = (
  parts: Pick<Context, 'db' | 'now'>,
  session: string | null,
  visitorId: string | null,
) => Promise<Actor>;

/** Current roles by session id, for live sessions of accounts in good standing. */
export type SessionRoles = (
  parts: Pick<Context, 'db' | 'now'>,
  sessionIds: readonly number[],
) => Promise<ReadonlyMap<number, number>>;
