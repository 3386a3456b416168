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

/** Adds an entry; entries are never changed. */
export async function insertAuditEntry(tx: Db, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('auditEntry')
    .values({
      happenedAt: entry.happenedAt,
      actorId: entry.actorId,
      actingAs: entry.actingAs,
      act: entry.act,
      objectKind: entry.objectKind,
      objectId: entry.objectId,
      before: entry.before && JSON.stringify(entry.before),
      after: entry.after && JSON.stringify(entry.after),
      address: entry.address,
    })
    .execute();
}

/** Entries about an object, the earliest first. The address is included only for acts of the owner. */
export const listEntriesAbout = (db: Db, { kind, id }: { kind: string; id: number }, ownerId: number) =>
  db
    .selectFrom('auditEntry')
    .select(['happenedAt', 'act', 'actingAs', 'before', 'after'])
    .select(sql<string | null>`case when actor_id = ${ownerId} then address end`.as('address'))
    .where('objectKind', '=', kind)
    .where('objectId', '=', id)
    .orderBy('id')
    .execute();
