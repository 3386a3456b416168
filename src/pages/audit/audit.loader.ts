import { AuditLogDocument, type AuditLogQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import { type AuditFilter, dayIn, idIn, readAuditFilter } from './audit-filter.ts';

/** A line of the log. */
export type AuditLine = AuditLogQuery['auditLog']['data'][number];

/** Data of the page, and the filters of the address that are invalid. */
export interface AuditData {
  filter: AuditFilter;
  wrong: (keyof AuditFilter)[];
  page: AuditLogQuery['auditLog'];
}

/** Loads the data of an address; its invalid filters are left out and named. @param query without question mark */
export async function loadAudit(query: string): Promise<AuditData> {
  const filter = readAuditFilter(query);
  const [objectId, from, to] = [idIn(filter.object), dayIn(filter.from), dayIn(filter.to)];
  const wrong = [
    ...(filter.object !== '' && objectId === null ? (['object'] as const) : []),
    ...(filter.from !== '' && from === null ? (['from'] as const) : []),
    ...(filter.to !== '' && to === null ? (['to'] as const) : []),
  ];
  const before = idIn(new URLSearchParams(query).get('before'));
  const asked = { objectKind: filter.kind || null, person: filter.person || null, objectId, from, to, before };
  const { auditLog } = await execute(AuditLogDocument, asked);
  return { filter, wrong, page: auditLog };
}
