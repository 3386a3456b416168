import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { AlertFrequency } from '../../../alert.ts';
import type { UnsubscribeEffect } from './end-mail.link.ts';

/** Condition on the owner of alerts: a member by id, visitors by their address. */
const isOf = (person: UnsubscribeEffect['person']) =>
  typeof person === 'number'
    ? sql<boolean>`account_id = ${person}`
    : sql<boolean>`lower(email) = ${person.toLowerCase()}`;

/** Sets the interval of one or all alerts of a person to "never". */
export async function markNever(tx: Db, { person, alertId }: UnsubscribeEffect, now: Date): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ notification: AlertFrequency.Never, updatedAt: now })
    .where(isOf(person))
    .where('notification', '<>', AlertFrequency.Never)
    .$if(alertId !== null, (query) => query.where('id', '=', alertId as number))
    .execute();
}
