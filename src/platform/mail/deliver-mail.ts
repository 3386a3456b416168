import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/statements/ending-db.ts';
import { announce } from '#platform/events/event.ts';
import { deliveringOnce } from '#platform/jobs/deliver-once.ts';
import { handled, type JobDefinition } from '#platform/jobs/job.ts';
import { isForGood } from './bounce.ts';
import { MAIL_DELIVERY } from './enqueue-mail.ts';
import { mailRefused } from './mail.events.ts';
import { beginMail, type DueMail, markMailFailed, markMailRefused, markMailSent } from './mail.queries.ts';
import type { MailTransport } from './transport.ts';

/** Longest stored error, characters. */
const LONGEST_ERROR = 500;

/**
 * Longest time for which bulk mail is tried, hours, and the number of tries, which is that of any job.
 *
 * @source docs/reference/limits.md, "Jobs"
 */
const LONGEST_NEWS_H = 24;
const MOST_TRIES = 12;

/** Sends a mail by a transport, unless it is sent already. */
export function mailDelivery(transport: MailTransport): JobDefinition {
  const deliverOnce = deliveringOnce();
  const delivery = handled(MAIL_DELIVERY, (ctx, { mailId }) =>
    deliverOnce(mailId, {
      send: () => deliver(transport, ctx, mailId),
      // A mail that is out is recorded even while the process stops.
      record: () => markMailSent(sharedDb(ctx.db), mailId, transport),
    }),
  );
  return { ...delivery, lanes: transport.atOnce };
}

/** Returns false for a mail that is sent or given up already. */
async function deliver(transport: MailTransport, { db, ending }: Context, mailId: number): Promise<boolean> {
  const mail = await beginMail(db, mailId);
  if (!mail) return false;
  try {
    await transport.deliver(mail, ending);
  } catch (error) {
    ending.throwIfAborted();
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

/** Bulk mail is news: after a day, or at the last try, it needs no operator. */
const isWorthless = ({ isBulk, attempts, ageH }: DueMail): boolean =>
  isBulk && (attempts >= MOST_TRIES || ageH >= LONGEST_NEWS_H);

/** Ends the tries of a mail, and announces the bounce. */
const giveUp = (db: Db, mailId: number, { mail, reason }: { mail: DueMail; reason: string }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await markMailRefused(tx, mailId, reason);
    await announce(tx, mailRefused, { key: mail.key, recipient: mail.recipient });
  });
