import { type Actor, isSignedIn } from '#kernel/actor.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { insertAuditEntry } from './audit.queries.ts';

/** An act that the audit log keeps. */
export interface Act {
  /** For example `password.changed`. */
  act: string;
  /** What it was done to, by the name that the capability has for such things. */
  objectKind: string;
  objectId: number | null;
  /** In what right it was done. */
  actingAs: 'self' | 'token' | 'agency' | 'staff' | 'operator' | 'system';
  /** Never secrets: names of what changed, and values that may be read. */
  before?: object;
  after?: object;
}

const actorIdOf = (actor: Actor): number | null =>
  isSignedIn(actor) || actor.kind === 'pending' ? actor.userId : null;

/** Writes an act into the audit log, in the transaction of the act. @source docs/reference/permissions.md, "Audit" */
export const recordAct = (
  tx: Db,
  ctx: Pick<Context, 'actor' | 'address' | 'now'>,
  { before, after, ...act }: Act,
): Promise<void> =>
  insertAuditEntry(tx, {
    ...act,
    happenedAt: ctx.now(),
    actorId: actorIdOf(ctx.actor),
    before: before ?? null,
    after: after ?? null,
    address: ctx.address,
  });
