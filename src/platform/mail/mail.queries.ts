import { sql } from 'kysely';
import type { Locale } from '#kernel/locale.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '../db/in-batches.queries.ts';

/** A new mail. */
export interface NewMail {
  accountId: number | null;
  key: string;
  recipient: string;
  locale: Locale;
  subject: string;
  html: string;
  text: string;
  unsubscribeHref: string | null;
  replyToName: string | null;
  replyToAddress: string | null;
  isBulk: boolean;
}

/** A mail due for sending. */
export interface DueMail extends Omit<NewMail, 'locale'> {
  /** Number of tries, the current one included. */
  attempts: number;
  /** Hours since it may be sent. */
  ageH: number;
}

/** A mail as the dev mailbox lists it. */
export interface DevMail extends Omit<NewMail, 'unsubscribeHref' | 'isBulk'> {
  id: number;
  createdAt: Date;
  sentAt: Date | null;
  attempts: number;
  lastError: string | null;
}

/** Inserts a mail; null when one with its key exists. */
export async function insertMail(tx: Db, mail: NewMail): Promise<number | null> {
  const { accountId, unsubscribeHref, replyToName, replyToAddress, isBulk, ...words } = mail;
  const row = await tx
    .insertInto('mail')
    .values({
      ...words,
      accountId,
      unsubscribeHref,
      replyToName,
      replyToAddress,
      isBulk,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Keys of these that were used by a mail whose row still exists. Index: mail_key_key. */
export async function listUsedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('mail')
    .select('key')
    .where('key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute();
  return rows.map(({ key }) => key);
}

/** Counts a try of a mail; null when it is sent, given up, or deleted. */
export async function beginMail(db: Db, mailId: number): Promise<DueMail | null> {
  const { rows } = await sql<DueMail>`
    update mail set attempts = attempts + 1 where id = ${mailId} and sent_at is null and refused_at is null
    returning key, account_id, is_bulk, attempts,
      (extract(epoch from now() - coalesce(held_until, created_at)) / 3600)::float8 as "ageH", recipient, subject, html, text, unsubscribe_href,
      reply_to_name, reply_to_address`.execute(db);
  return rows[0] ?? null;
}

/** Content of a mail, and its author where that was a visitor: cleared after sending. */
const FORGOTTEN = { html: null, text: null, replyToName: null, replyToAddress: null };

/** Marks a mail as sent, and clears its content unless that is retained. */
export async function markMailSent(db: Db, mailId: number, { isRetained }: { isRetained: boolean }): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sentAt: sql`now()`, lastError: null, ...(!isRetained && FORGOTTEN) })
    .where('id', '=', mailId)
    .execute();
}

/** Stores the error of a failed try. */
export async function markMailFailed(db: Db, mailId: number, error: string): Promise<void> {
  await db.updateTable('mail').set({ lastError: error }).where('id', '=', mailId).execute();
}

/** Marks a mail as given up, and clears its content. */
export async function markMailRefused(tx: Db, mailId: number, error: string): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ refusedAt: sql`now()`, lastError: error, ...FORGOTTEN })
    .where('id', '=', mailId)
    .execute();
}

/** Gives up the mails that wait for a mailbox, as `markMailRefused` does. */
export async function markWaitingRefused(tx: Db, mailboxHash: string, error: string): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ refusedAt: sql`now()`, lastError: error, ...FORGOTTEN })
    .where('mailboxHash', '=', mailboxHash)
    .where('sentAt', 'is', null)
    .where('refusedAt', 'is', null)
    .execute();
}

/** Stores the mailbox that a mail was counted for, and the time until which it waits for its turn. */
export async function markCounted(
  tx: Db,
  mailId: number,
  { mailboxHash, heldUntil }: { mailboxHash: string; heldUntil: Date | null },
): Promise<void> {
  await tx.updateTable('mail').set({ mailboxHash, heldUntil }).where('id', '=', mailId).execute();
}

/** Marks a mail as never sent. For a mail about no account even the address is cleared. */
export async function markNeverSent(
  tx: Db,
  mailId: number,
  { reason, isEnvelopeStored }: { reason: string; isEnvelopeStored: boolean },
): Promise<void> {
  await markMailRefused(tx, mailId, reason);
  if (!isEnvelopeStored) await tx.updateTable('mail').set({ recipient: '' }).where('id', '=', mailId).execute();
}

/** Number of bulk mails that wait for their first try, without held ones; counts no further than `most`. Index: mail_bulk_waiting. */
export async function countWaitingBulk(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from mail
      where is_bulk and sent_at is null and attempts = 0 and (held_until is null or held_until <= now()) limit ${most}
    ) as waiting`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Outcome of a mail: the time at which a server accepted it, or that none will. */
export interface MailOutcome {
  key: string;
  recipient: string;
  sentAt: Date | null;
  isRefused: boolean;
}

/** Outcomes of mails by their keys; deleted mails have none. Index: mail_key_key. */
export async function listMailOutcomes(db: Db, keys: readonly string[]): Promise<MailOutcome[]> {
  const { rows } = await sql<MailOutcome>`
    select key, recipient, sent_at, refused_at is not null as "isRefused" from mail
    where key = any(${[...keys]}::text[])`.execute(db);
  return rows;
}

/** Mails that still have their content, newest first. */
export async function listDevMails(db: Db, most: number): Promise<DevMail[]> {
  const { rows } = await sql<DevMail>`
    select id, key, recipient, locale, subject, html, text, reply_to_name,
      reply_to_address, created_at, sent_at, attempts,
      last_error
    from mail where html is not null order by created_at desc, id desc limit ${most}`.execute(db);
  return rows;
}

/** All stored facts of every mail to an address except its content, the earliest first. */
export const listEnvelopesAbout = (db: Db, accountId: number) =>
  db
    .selectFrom('mail')
    .select(['subject', 'createdAt', 'sentAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

/** Deletes mails that were written before a moment, sent or not; their keys may be used again. */
export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'mail', sql`created_at < ${before}`);
}

/** Deletes waiting bulk mail to an account that no longer gets news. */
export async function deleteWaitingBulk(tx: Db, accountId: number): Promise<void> {
  await tx
    .deleteFrom('mail')
    .where('accountId', '=', accountId)
    .where('isBulk', '=', true)
    .where('sentAt', 'is', null)
    .execute();
}

/** Deletes all mails to some addresses, sent or not. */
export async function deleteMailsTo(db: Db, recipients: readonly string[]): Promise<void> {
  if (recipients.length > 0) await db.deleteFrom('mail').where('recipient', 'in', recipients).execute();
}

/** States of mails by their keys. Index: mail_key_key. */
export async function listOutcomes(
  db: Db,
  keys: readonly string[],
): Promise<{ key: string; sentAt: Date | null; lastError: string | null }[]> {
  return db
    .selectFrom('mail')
    .select(['key', 'sentAt', 'lastError'])
    .where('key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute();
}

/** Mails of the last two days that were given up within one day. Index: mail_newest. */
export async function countRefusedLately(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mail
    where created_at > now() - interval '2 days' and refused_at > now() - interval '1 day'`.execute(db);
  return rows[0]?.count ?? 0;
}
