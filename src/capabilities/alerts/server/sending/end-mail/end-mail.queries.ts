import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { AlertFrequency } from '../../../alert.ts';
import type { MailEnd } from './end-mail.link.ts';

/** Whose alerts: of a member by its id, of visitors by the address they gave. */
const isOf = (person: MailEnd['person']) =>
  typeof person === 'number'
    ? sql<boolean>`account_id = ${person}`
    : sql<boolean>`lower(email) = ${person.toLowerCase()}`;

/** Alerts of a person tell of nothing by mail any more: one, or all. */
export async function markNever(tx: Db, { person, alertId }: MailEnd, now: Date): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ notification: AlertFrequency.Never, updatedAt: now })
    .where(isOf(person))
    .where('notification', '<>', AlertFrequency.Never)
    .$if(alertId !== null, (query) => query.where('id', '=', alertId as number))
    .execute();
}
