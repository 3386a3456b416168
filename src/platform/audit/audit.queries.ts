import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** One line of the audit log. */
export interface AuditEntry {
  happenedAt: Date;
  actorId: number | null;
  actingAs: string;
  act: string;
  objectKind: string;
  objectId: number | null;
  before: object | null;
  after: object | null;
  address: string;
}

/** Adds a line; none is ever changed. */
export async function insertAuditEntry(tx: Db, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      happened_at: entry.happenedAt,
      actor_id: entry.actorId,
      acting_as: entry.actingAs,
      act: entry.act,
      object_kind: entry.objectKind,
      object_id: entry.objectId,
      before: entry.before && JSON.stringify(entry.before),
      after: entry.after && JSON.stringify(entry.after),
      address: entry.address,
    })
    .execute();
}

/** What was done to an object, the earliest first; from where only if its owner did it. */
export const listEntriesAbout = (db: Db, { kind, id }: { kind: string; id: number }, ownerId: number) =>
  db
    .selectFrom('audit_entry')
    .select(['happened_at as happenedAt', 'act', 'acting_as as actingAs', 'before', 'after'])
    .select(sql<string | null>`case when actor_id = ${ownerId} then address end`.as('address'))
    .where('object_kind', '=', kind)
    .where('object_id', '=', id)
    .orderBy('id')
    .execute();
