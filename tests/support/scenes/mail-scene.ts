import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { JobDefinition } from '#platform/jobs/job.ts';
import { mailDelivery } from '#platform/mail/deliver-mail.ts';
import { type MailTransport, mailTransport } from '#platform/mail/transport.ts';
import { type TestMailServer, testMailServer } from '#tests/support/neighbours/mail-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';

/** Environment of a file of tests about mails. */
export let database: TestDatabase;
export let mailServer: TestMailServer;
export let transport: MailTransport;
export let sender: JobDefinition;

/** Prepares them, and forgets between tests what was written and sent. */
export function startMailing(): void {
  beforeAll(async () => {
    database = await testDatabase();
    mailServer = await testMailServer();
    transport = mailTransport({ smtpUrl: mailServer.url, mailFrom: 'post@lares.test', mailConnections: 5 });
    sender = mailDelivery(transport);
  });
  beforeEach(async () => {
    mailServer.received.length = 0;
    mailServer.refuseNext(0);
    await database.execute(
      'delete from mail; delete from mailbox; delete from confirmed_address; delete from pgboss.job',
    );
  });
  afterAll(async () => {
    transport.close();
    await mailServer.close();
    await database.close();
  });
}
