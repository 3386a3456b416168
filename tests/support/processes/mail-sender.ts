import { mailDelivery } from '#platform/mail/deliver-mail.ts';
import { mailTransport } from '#platform/mail/transport.ts';
import { workUntilKilled } from './killed-worker.ts';

/** A process that sends mail. */
const { SMTP_URL = '' } = process.env;
await workUntilKilled(mailDelivery(mailTransport({ smtpUrl: SMTP_URL, mailFrom: 'post@lares.test' })));
