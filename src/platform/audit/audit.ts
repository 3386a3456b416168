import { type Actor, isSignedIn } from '#kernel/actor.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { insertAuditEntry } from './audit.queries.ts';

/** A kind of things that acts are done to, as the audit log calls them. */
export interface AuditKind {
  name: string;
}

/** Names a kind of things, once, in the capability that keeps them; its module lists it (`tools/checks/audit-kinds.ts`). */
export const auditKind = (name: string): AuditKind => ({ name });

/** An act that the audit log keeps. */
export interface Act {
  /** For example `password.changed`. */
  act: string;
  /** What it was done to. */
  objectKind: AuditKind;
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
  { before, after, objectKind, ...act }: Act,
): Promise<void> =>
  insertAuditEntry(tx, {
    ...act,
    objectKind: objectKind.name,
    happenedAt: ctx.now(),
    actorId: actorIdOf(ctx.actor),
    before: before ?? null,
    after: after ?? null,
    address: ctx.address,
  });
