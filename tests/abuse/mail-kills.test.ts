// engines: both
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { markConfirmed } from '#platform/mail/recipient.service.ts';
import { aMail } from '#tests/factories/mail.ts';
import { testServices } from '#tests/support/product/test-services.ts';
import {
  CONNECTIONS,
  mailServer,
  messageIds,
  PROCESSES,
  place,
  prepareSenders,
  senders,
} from '#tests/support/scenes/mail-senders.ts';

/** `MAIL_KILLS=200 npx vitest run mail-kills` kills more often. */
const KILLS = Number(process.env.MAIL_KILLS ?? 2);
const MAILS = 20 * (KILLS + 1);
const PATIENCE = { timeout: 240_000 };

prepareSenders('mail-sender.ts');

test(`of ${MAILS} mails none is lost, and at most ${CONNECTIONS} a kill go out twice, in ${KILLS} kills`, async () => {
  await place.withDatabase(async ({ db }) => {
    await markConfirmed(db, 'anna@example.ch');
    const sending = { services: testServices() };
    for (let count = 0; count < MAILS; count++)
      await db.transaction().execute((tx) => enqueueMail(sending, tx, aMail()));
  });
  for (let count = 0; count < PROCESSES; count++) senders.start();
  for (let count = 0; count < KILLS; count++) {
    const goal = mailServer.received.length + 5 + Math.floor(Math.random() * 12);
    await expect.poll(() => mailServer.received.length, { ...PATIENCE, interval: 2 }).toBeGreaterThanOrEqual(goal);
    await setTimeout(Math.random() * 10);
    await senders.killOldest();
    senders.start();
  }
  await expect.poll(() => new Set(messageIds()).size, PATIENCE).toBe(MAILS);
  expect(mailServer.received.length - MAILS).toBeLessThanOrEqual(KILLS * CONNECTIONS);
  await senders.killAll();
  console.info(`${MAILS} mails, ${KILLS} kills: ${mailServer.received.length - MAILS} went out twice.`);
}, 900_000);
