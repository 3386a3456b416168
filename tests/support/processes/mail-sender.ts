import { mailDelivery } from '#platform/mail/deliver-mail.ts';
import { mailTransport } from '#platform/mail/transport.ts';
import { workUntilKilled } from './killed-worker.ts';

/** A process that sends mail until it is killed, or stops when it is asked to. */
const { SMTP_URL = '' } = process.env;
const transport = mailTransport({ smtpUrl: SMTP_URL, mailFrom: 'post@lares.test', mailConnections: 5 });
const worker = await workUntilKilled(mailDelivery(transport));
process.once('SIGTERM', () => void worker.stop().then(() => process.exit(0)));
