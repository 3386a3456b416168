import { openDatabase } from '#platform/db/db.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { mailDelivery } from '#platform/mail/deliver-mail.ts';
import { mailTransport } from '#platform/mail/transport.ts';
import { testServices } from './test-services.ts';

/** A process that sends mail until it is killed, and is known for gone two seconds later. */
const { DATABASE_URL, DATA_DIR = '', SMTP_URL = '' } = process.env;
const database = await openDatabase({
  databaseUrl: DATABASE_URL || null,
  dataDir: DATA_DIR,
  unlimitedStatements: true,
});
await startWorker({
  database,
  services: testServices(),
  definitions: [mailDelivery(mailTransport({ smtpUrl: SMTP_URL, mailFrom: 'post@lares.test' }))],
  log: { warn: () => {}, error: console.error },
  now: () => new Date(),
  signsOfLife: { everyS: 0.2, lookEveryMs: 400, looks: 5 },
});
