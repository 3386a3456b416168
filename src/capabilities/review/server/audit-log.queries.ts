import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Query of the audit log. */
export interface AuditQuery {
  objectKind: string | null;
  objectId: number | null;
  actorId: number | null;
  from: Date | null;
  /** End of the period, exclusive. */
  until: Date | null;
  /** Only entries before this id. */
  before: number | null;
  limit: number;
}

/** An entry of the audit log, without its network address. */
export interface AuditRow {
  id: number;
  happenedAt: Date;
  act: string;
  actingAs: string;
  actorId: number | null;
  objectKind: string;
  objectId: number | null;
  before: unknown;
  after: unknown;
}

/** Entries of the audit log, the latest first. Indexes: audit_entry_pkey, audit_entry_object, audit_entry_actor, audit_entry_time. */
export function listAuditEntries(db: Db, listQuery: AuditQuery): Promise<AuditRow[]> {
  const { objectKind, objectId, actorId, from, until, before, limit } = listQuery;
  let found = db
    .selectFrom('auditEntry')
    .select(['id', 'happenedAt', 'act', 'actingAs', 'actorId'])
    .select(['objectKind', 'objectId', 'before', 'after']);
  if (objectKind !== null) found = found.where('objectKind', '=', objectKind);
  if (objectId !== null) found = found.where('objectId', '=', objectId);
  if (actorId !== null) found = found.where('actorId', '=', actorId);
  if (from !== null) found = found.where('happenedAt', '>=', from);
  if (until !== null) found = found.where('happenedAt', '<', until);
  if (before !== null) found = found.where('id', '<', before);
  return found.orderBy('id', 'desc').limit(limit).execute();
}

/** Kinds of objects in the log, each found by one index lookup. Index: audit_entry_object. */
export async function listAuditKinds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    with recursive kinds as (
      (select object_kind from audit_entry order by object_kind limit 1)
      union all
      select (select object_kind from audit_entry e where e.object_kind > k.object_kind order by object_kind limit 1)
      from kinds k where k.object_kind is not null)
    select object_kind as kind from kinds where object_kind is not null`.execute(db);
  return rows.map(({ kind }) => kind);
}

/** The account with an address, of any status; null where there is none. Index: account_email. */
export async function findAccountIdByKey(db: Db, emailKey: string): Promise<number | null> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('emailKey', '=', emailKey)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
