import type { Db } from '#platform/db/db.ts';
import { handingOver } from '#platform/jobs/handed-over.ts';
import { handled, type JobDefinition } from '#platform/jobs/job.ts';
import { MAIL_DELIVERY } from './enqueue-mail.ts';
import { beginMail, markMailFailed, markMailSent } from './mail.queries.ts';
import type { MailTransport } from './transport.ts';

/** Longest an error is kept, characters. */
const LONGEST_ERROR = 500;

/** Sends a mail by a transport, unless it is sent already. */
export function mailDelivery(transport: MailTransport): JobDefinition {
  const handOver = handingOver();
  return handled(MAIL_DELIVERY, ({ db }, { mailId }) =>
    handOver(mailId, {
      send: () => deliver(transport, db, mailId),
      note: () => markMailSent(db, mailId, transport),
    }),
  );
}

/** Returns false for a mail that is sent already. */
async function deliver(transport: MailTransport, db: Db, mailId: number): Promise<boolean> {
  const mail = await beginMail(db, mailId);
  if (!mail) return false;
  try {
    await transport.deliver(mail);
  } catch (error) {
    await markMailFailed(db, mailId, (error as Error).message.slice(0, LONGEST_ERROR));
    throw error;
  }
  return true;
}
