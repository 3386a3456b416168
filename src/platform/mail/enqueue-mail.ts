import { isMailAddress } from '#kernel/mail-address.ts';
import type { Db } from '#platform/db/db.ts';
import { jobKind, send } from '#platform/jobs/job.ts';
import { insertMail, listOutcomes, listUsedKeys } from './mail.queries.ts';
import type { Mail } from './mail.ts';
import { mailText } from './mail-text.ts';

/**
 * Sending one mail. One at a time in a process: should it be killed, only that one may go out twice. A try lasts as long as
 * the database may be away, because a mail that went out is noted before its job is anybody else's.
 */
export const MAIL_DELIVERY = jobKind<{ mailId: number }>('mail.send', { longestTryS: 6 * 3_600, isOneByOne: true });

/**
 * Puts a mail into the transaction that is its cause: once that commits it is sent, soon and at least once; if it does
 * not, there never was a mail. A mail whose key was used before is left out.
 *
 * @throws Error for an address or a link that cannot be meant
 */
export async function enqueueMail(tx: Db, written: Mail): Promise<void> {
  const mail = { ...written, subject: oneLine(written.subject) };
  if (mail.replyTo && !isMailAddress(mail.replyTo.address)) throw new Error('Not an address that answers can go to.');
  if (!isMailAddress(mail.to)) throw new Error(`Not an address to send mail to: ${JSON.stringify(mail.to)}`);
  for (const href of hrefsOf(mail)) if (!/^https?:\/\//.test(href)) throw new Error(`Not an address to open: ${href}`);
  // Loaded by the first mail: the library is large, and most processes of tools and tests send none.
  const { mailHtml } = await import('./mail-html.ts');
  const { key, to: recipient, locale, subject, accountId = null, unsubscribeHref = null, isBulk = false } = mail;
  const html = mailHtml(mail);
  const text = mailText(mail);
  const answers = {
    replyToName: mail.replyTo ? oneLine(mail.replyTo.name) : null,
    replyToAddress: mail.replyTo?.address ?? null,
  };
  const row = { key, accountId, recipient, locale, subject, html, text, unsubscribeHref, isBulk, ...answers };
  const mailId = await insertMail(tx, row);
  if (mailId !== null) await send(tx, MAIL_DELIVERY, { mailId }, { isBulk });
}

/** All addresses that a mail leads to or shows. */
const hrefsOf = ({ action, unsubscribeHref, groups = [] }: Mail): string[] =>
  [
    ...[action?.href, unsubscribeHref],
    ...groups.flatMap(({ entries, links }) => [
      ...entries.flatMap(({ href, pictureHref }) => [href, pictureHref]),
      ...links.map(({ href }) => href),
    ]),
  ].filter((href) => href !== undefined && href !== null);

/** Which of some keys need no mail any more: for those who would write many only to see them left out. */
export const usedMailKeys = async (db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await listUsedKeys(db, keys));

/** Keys of mails that went out, and of those whose last try failed; of the others nothing is known yet. */
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
