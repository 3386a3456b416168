import { SENDING_JOBS } from '#capabilities/alerts/server/sending/sending.jobs.ts';
import { mailDelivery } from '#platform/mail/deliver-mail.ts';
import { mailTransport } from '#platform/mail/transport.ts';
import { workUntilKilled } from './killed-worker.ts';

/** A process that sends mails about homes. */
const { SMTP_URL = '' } = process.env;
await workUntilKilled(
  mailDelivery(mailTransport({ smtpUrl: SMTP_URL, mailFrom: 'post@lares.test', mailConnections: 5 })),
  ...SENDING_JOBS,
);
