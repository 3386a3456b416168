import { handled, type JobDefinition } from '#platform/jobs/job.ts';
import { claimMail, isMailSent, markMailFailed, markMailSent } from './mail.queries.ts';
import { MAIL_SENDING } from './post-mail.ts';
import type { MailTransport } from './transport.ts';

/** Longest an error is kept, characters. */
const LONGEST_ERROR = 500;

/** Sends a mail by a transport, unless it is sent already. */
export const mailSending = (transport: MailTransport): JobDefinition =>
  handled(MAIL_SENDING, async ({ db }, { mailId }) => {
    const mail = await claimMail(db, mailId);
    if (!mail) {
      if (await isMailSent(db, mailId)) return;
      // Not done until it is sent: the other one may have been killed.
      throw new Error('Another worker is in charge of this mail.');
    }
    try {
      await transport.deliver(mail);
    } catch (error) {
      await markMailFailed(db, mailId, (error as Error).message.slice(0, LONGEST_ERROR));
      throw error;
    }
    await markMailSent(db, mailId, transport);
  });
