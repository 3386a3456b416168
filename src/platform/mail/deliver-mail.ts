import { setTimeout } from 'node:timers/promises';
import { isDatabaseAway } from '#platform/db/database-away.ts';
import type { Db } from '#platform/db/db.ts';
import { announce } from '#platform/events/event.ts';
import { handled, type JobDefinition } from '#platform/jobs/job.ts';
import { MAIL_DELIVERY } from './enqueue-mail.ts';
import { mailRefused } from './mail.events.ts';
import { beginMail, type DueMail, markMailFailed, markMailRefused, markMailSent } from './mail.queries.ts';
import { isForGood } from './refusal.ts';
import type { MailTransport } from './transport.ts';

/** Longest an error is kept, characters. */
const LONGEST_ERROR = 500;

/** Longest that news are tried, hours, and how often, which is as often as any job. @source docs/reference/limits.md, "Jobs" */
const LONGEST_NEWS_H = 24;
const MOST_TRIES = 12;

/** While the database is away, it is tried this often to note that a mail went out, milliseconds. */
const NOTE_EVERY_MS = 1_000;

/**
 * Sends a mail by a transport, unless it is sent already. What this process handed over it never hands over again, however
 * long the database is away: it notes that the mail went out as soon as it can.
 */
export function mailDelivery(transport: MailTransport): JobDefinition {
  const inHand = new Set<number>();
  const handedOver = new Set<number>();
  return handled(MAIL_DELIVERY, async ({ db }, { mailId }) => {
    if (inHand.has(mailId)) throw new Error('Another worker is in charge of this mail.');
    inHand.add(mailId);
    try {
      if (!handedOver.has(mailId) && !(await handOver(transport, db, mailId))) return;
      handedOver.add(mailId);
      await noteSent(transport, db, mailId);
      handedOver.delete(mailId);
    } finally {
      inHand.delete(mailId);
    }
  });
}

/** Returns false for a mail that is sent already, and for one that is given up. */
async function handOver(transport: MailTransport, db: Db, mailId: number): Promise<boolean> {
  const mail = await beginMail(db, mailId);
  if (!mail) return false;
  try {
    await transport.deliver(mail);
  } catch (error) {
    const reason = (error as Error).message.slice(0, LONGEST_ERROR);
    if (isForGood(error) || isWorthless(mail)) {
      await giveUp(db, mailId, { mail, reason });
      return false;
    }
    await markMailFailed(db, mailId, reason);
    throw error;
  }
  return true;
}

/** Mail to many is news: after a day, or at the last try, it is nothing that a person has to look after. */
const isWorthless = ({ isBulk, attempts, ageH }: DueMail): boolean =>
  isBulk && (attempts >= MOST_TRIES || ageH >= LONGEST_NEWS_H);

/** Ends the tries at a mail, and tells who sends mail there. */
const giveUp = (db: Db, mailId: number, { mail, reason }: { mail: DueMail; reason: string }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await markMailRefused(tx, mailId, reason);
    await announce(tx, mailRefused, { key: mail.key, recipient: mail.recipient });
  });

/** Waits for a database that is away: until this is noted, the job stays in hand, so nobody else sends the mail. */
async function noteSent(transport: MailTransport, db: Db, mailId: number): Promise<void> {
  for (;;) {
    try {
      return await markMailSent(db, mailId, transport);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await setTimeout(NOTE_EVERY_MS, undefined, { ref: false });
    }
  }
}
