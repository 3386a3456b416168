// engines: both
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { markConfirmed } from '#platform/mail/recipient.service.ts';
import { aMail } from '#tests/factories/mail.ts';
import { testServices } from '#tests/support/product/test-services.ts';
import { mailServer, messageIds, place, prepareSenders, senders } from '#tests/support/scenes/mail-senders.ts';

/** Time before a supervisor kills a stopping process, milliseconds. @source deploy/compose.yaml */
const LONGEST_STOP_MS = 10_000;
const MAILS = 8;
const PATIENCE = { timeout: 60_000 };

prepareSenders('mail-sender.ts');

test('a stopping process with a slow or silent mail server ends in time; no mail is lost or doubled', async () => {
  const addresses = Array.from({ length: MAILS }, (_, index) => `anna${index}@example.ch`);
  await place.withDatabase(async ({ db }) => {
    for (const to of addresses) {
      await markConfirmed(db, to);
      await db.transaction().execute((tx) => enqueueMail({ services: testServices() }, tx, aMail({ to })));
    }
  });
  mailServer.slowness.answerMs = 1_000;
  for (const address of addresses.slice(0, 2)) mailServer.stuck.add(address);
  const sender = senders.start();
  await expect.poll(() => mailServer.received.length, PATIENCE).toBeGreaterThan(0);
  const begunMs = performance.now();
  sender.kill('SIGTERM');
  await once(sender, 'exit');
  expect(performance.now() - begunMs).toBeLessThan(LONGEST_STOP_MS);
  expect(messageIds().length).toBeLessThan(MAILS);
  mailServer.slowness.answerMs = 0;
  mailServer.stuck.clear();
  // An interrupted mail waits a minute for its next try.
  await place.withDatabase(({ db }) => sql`update pgboss.job set start_after = now()`.execute(db));
  senders.start();
  await expect.poll(() => new Set(messageIds()).size, PATIENCE).toBe(MAILS);
  await senders.killAll();
  expect(messageIds()).toHaveLength(MAILS);
});
