import { normalForm } from '#kernel/text/normal-form.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { auditInput } from '../review.input.ts';
import { type AuditRow, findAccountIdByKey, listAuditEntries, listAuditKinds } from './audit-log.queries.ts';
import { personNameLoader } from './person.queries.ts';
import { requireAdministrator } from './reviewer.policy.ts';

/** Entries of a page. */
const PAGE = 50;

/** Filter of the audit log, not validated yet. */
export interface AuditInput {
  objectKind?: string | null;
  objectId?: number | null;
  person?: string | null;
  from?: string | null;
  to?: string | null;
  before?: number | null;
}

/** An entry as shown. */
export interface ShownAuditEntry extends Omit<AuditRow, 'before' | 'after'> {
  actorName: string | null;
  before: string | null;
  after: string | null;
}

/** A page of the audit log. */
export interface AuditPage {
  data: ShownAuditEntry[];
  next: number | null;
  kinds: string[];
}

/**
 * A page of the audit log, the latest first. For an unknown person it is empty.
 *
 * @throws AppError `error.auth.required`, `error.forbidden`, `error.validation`
 * @source docs/reference/permissions.md, "Audit"
 */
export async function readAuditLog(ctx: Context, sent: AuditInput): Promise<AuditPage> {
  requireAdministrator(ctx);
  const { person, from, to, ...input } = validated(auditInput, sent);
  const kinds = await listAuditKinds(ctx.db);
  const actorId = person ? await accountIdOf(ctx, person) : null;
  if (person && actorId === null) return { data: [], next: null, kinds };
  const rows = await listAuditEntries(ctx.db, {
    objectKind: input.objectKind || null,
    objectId: input.objectId ?? null,
    actorId,
    before: input.before ?? null,
    from: from ? new Date(from) : null,
    until: to ? new Date(Date.parse(to) + DAY_MS) : null,
    limit: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const data = await Promise.all(
    shown.map(async ({ before, after, ...row }) => ({
      ...row,
      actorName: row.actorId === null ? null : await ctx.loader(personNameLoader).load(row.actorId),
      before: asJson(before),
      after: asJson(after),
    })),
  );
  return { data, next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null, kinds };
}

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const LARGEST_ID = 2_147_483_647;

async function accountIdOf({ db }: Context, person: string): Promise<number | null> {
  if (/^\d{1,10}$/.test(person) && Number(person) <= LARGEST_ID) return Number(person);
  return findAccountIdByKey(db, normalForm(person, 'NFC').toLowerCase());
}
