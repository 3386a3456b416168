import { z } from '#kernel/schema.ts';
import { isMailAddress } from '#kernel/text/mail-address.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { jobKind, send } from '#platform/jobs/job.ts';
import { insertMail, listOutcomes, listUsedKeys, markCounted, markNeverSent, type NewMail } from './mail.queries.ts';
import type { Mail } from './mail.ts';
import { mailText } from './mail-text.ts';
import { admitMail, recipientStanding, stopHref } from './recipient.service.ts';

/**
 * Job that sends one mail, several in parallel (`MAIL_CONNECTIONS`): after a kill of the process only those in hand may be sent twice.
 *
 * A try lasts as long as the database may be away, because a sent mail is recorded before its job can pass to another process.
 */
export const MAIL_DELIVERY = jobKind('mail.send', { payload: z.object({ mailId: z.int() }), longestTryS: 6 * 3_600 });

/**
 * Queues a mail in the transaction that causes it: it is sent soon after the commit, at least once, and never after a rollback. A mail
 * whose key was used before is left out.
 *
 * Mails to an address that never confirmed are counted, all kinds together, carry a stop link, and wait for their turn or are given up
 * (`mail-kind.ts`).
 *
 * @throws AppError `error.rateLimit` and `error.mail.stopped` for a requested link, beyond the number of mails to an
 *   address that never confirmed; Error for an invalid address or link
 */
export async function enqueueMail({ services }: Pick<Context, 'services'>, tx: Db, written: Mail): Promise<void> {
  const mail = { ...written, subject: oneLine(written.subject) };
  requireSendable(mail);
  const standing = await recipientStanding(tx, mail);
  const row = await mailRow(mail, standing.isRuled ? stopHref(services, mail.to) : null);
  const mailId = await insertMail(tx, row);
  if (mailId === null) return;
  const admission = await admitMail(tx, mail.kind, standing);
  if ('refusal' in admission)
    return markNeverSent(tx, mailId, { reason: admission.refusal, isEnvelopeStored: mail.accountId !== undefined });
  const { until } = admission;
  if (standing.isRuled) await markCounted(tx, mailId, { mailboxHash: standing.mailboxHash, heldUntil: until });
  await send(tx, MAIL_DELIVERY, { mailId }, { isBulk: row.isBulk, ...(until && { startAfter: until }) });
}

function requireSendable(mail: Mail): void {
  if (mail.replyTo && !isMailAddress(mail.replyTo.address)) throw new Error('Not an address that answers can go to.');
  if (!isMailAddress(mail.to)) throw new Error(`Not an address to send mail to: ${JSON.stringify(mail.to)}`);
  for (const href of hrefsOf(mail)) if (!/^https?:\/\//.test(href)) throw new Error(`Not an address to open: ${href}`);
}

/** @param stop address that stops all mail to the recipient, for one that never confirmed */
async function mailRow(mail: Mail, stop: string | null): Promise<NewMail> {
  // Loaded by the first mail: the library is large, and most processes of tools and tests send none.
  const { mailHtml } = await import('./mail-html.ts');
  const { key, to: recipient, locale, subject, accountId = null, unsubscribeHref, isBulk = false } = mail;
  return {
    key,
    accountId,
    recipient,
    locale,
    subject,
    isBulk,
    html: mailHtml(mail, stop),
    text: mailText(mail, stop),
    // A mail program shows one button: with both links, it stops everything.
    unsubscribeHref: stop ?? unsubscribeHref ?? null,
    replyToName: mail.replyTo ? oneLine(mail.replyTo.name) : null,
    replyToAddress: mail.replyTo?.address ?? null,
  };
}

/** All addresses that a mail links to or shows. */
const hrefsOf = ({ action, unsubscribeHref, groups = [] }: Mail): string[] =>
  [
    ...[action?.href, unsubscribeHref],
    ...groups.flatMap(({ entries, links }) => [
      ...entries.flatMap(({ href, pictureHref }) => [href, pictureHref]),
      ...links.map(({ href }) => href),
    ]),
  ].filter((href) => href !== undefined && href !== null);

/** Keys of these that were used before: it saves writing mails that would be left out. */
export const usedMailKeys = async (db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await listUsedKeys(db, keys));

/** Keys of sent mails, and of those whose last try failed; the others are still open. */
export async function mailOutcomes(
  db: Db,
  keys: readonly string[],
): Promise<Readonly<Record<'sent' | 'failed', readonly string[]>>> {
  const mails = await listOutcomes(db, keys);
  return {
    sent: mails.filter(({ sentAt }) => sentAt !== null).map(({ key }) => key),
    failed: mails.filter(({ sentAt, lastError }) => sentAt === null && lastError !== null).map(({ key }) => key),
  };
}

/** A line break in a subject would begin another header. @source docs/reference/abuse-cases.md, "63" */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
