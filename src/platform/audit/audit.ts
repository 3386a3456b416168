import { type Actor, isSignedIn } from '#kernel/actor.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { insertAuditEntry } from './audit.queries.ts';

/** A kind of object in the audit log. */
export interface AuditKind {
  name: string;
}

/** A kind of object, named once in the capability that stores it; its module lists it (`tools/checks/audit-kinds.ts`). */
export const auditKind = (name: string): AuditKind => ({ name });

/** An act that the audit log records. */
export interface Act {
  /** For example `password.changed`. */
  act: string;
  /** The object of the act. */
  objectKind: AuditKind;
  objectId: number | null;
  /** The right under which the act was done. */
  actingAs: 'self' | 'token' | 'agency' | 'staff' | 'operator' | 'system';
  /** Names of changed fields, and values that may be read; never secrets. */
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
