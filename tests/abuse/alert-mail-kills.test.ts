// engines: both
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { AlertFrequency, MatchReason } from '#capabilities/alerts/alert.ts';
import { ClosedAs } from '#capabilities/alerts/server/sending/sending.ts';
import { type Db, upkeep } from '#platform/db/db.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import {
  CONNECTIONS,
  mailServer,
  messageIds,
  PROCESSES,
  place,
  prepareSenders,
  senders,
} from '#tests/support/scenes/mail-senders.ts';

/** `npm run bench:alerts-mail` kills more often, in a run of more mails. */
const KILLS = Number(process.env.ALERT_MAIL_KILLS ?? 2);
const MAILS = Number(process.env.ALERT_MAILS ?? 60);
const PATIENCE = { timeout: 3_000_000, interval: 20 };

prepareSenders('alert-sender.ts');

/** So many members each wait for the same home. */
async function haveMembersWait(db: Db): Promise<void> {
  const home = await anActiveOffer(db);
  await sql`insert into account (email, email_key, email_confirmed, status, first_name, last_name, created_at, active_at)
    select 'seeker' || n || '@example.ch', 'seeker' || n || '@example.ch', true, 2, 'Anna', 'Muster', now(), now()
    from generate_series(1, ${MAILS}::int) as n`.execute(db);
  await sql`insert into alert (account_id, name, notification, filter, locale, created_at, updated_at, opened_at)
    select id, 'Lausanne', ${AlertFrequency.Immediately}, '{"offerType": 1}', 'en', now(), now(), now()
    from account where email like 'seeker%'`.execute(db);
  await sql`insert into alert_match (alert_id, active_offer_id, reason, price, happened_at, matched_at)
    select id, ${home}, ${MatchReason.New}, 1950, now(), now() from alert`.execute(db);
}

const readers = (): string[] => mailServer.received.flatMap(({ recipients }) => recipients);

test(`of ${MAILS} mails of a run none is lost in ${KILLS} kills, and what goes out twice is the same mail`, async () => {
  await place.withDatabase(({ db }) => upkeep(db, haveMembersWait));
  for (let count = 0; count < PROCESSES; count++) senders.start();
  await expect.poll(() => mailServer.received.length, PATIENCE).toBeGreaterThan(0);
  const begunAt = performance.now();
  for (let kill = 1; kill <= KILLS; kill++) {
    const goal = Math.floor((MAILS * kill) / (KILLS + 1));
    await expect.poll(() => mailServer.received.length, PATIENCE).toBeGreaterThanOrEqual(goal);
    await setTimeout(Math.random() * 30);
    await senders.killOldest();
    senders.start();
  }
  await expect.poll(() => new Set(readers()).size, PATIENCE).toBe(MAILS);
  const seconds = (performance.now() - begunAt) / 1_000;
  expect(new Set(messageIds()).size).toBe(MAILS);
  const doubled = mailServer.received.length - MAILS;
  expect(doubled).toBeLessThanOrEqual(CONNECTIONS * KILLS);
  await senders.killAll();
  const unsent = await place.withDatabase(({ db }) =>
    db.selectFrom('alertMatch').select('id').where('closedAs', 'is distinct from', ClosedAs.Sent).execute(),
  );
  expect(unsent).toEqual([]);
  console.info(`${MAILS} mails in ${seconds.toFixed(1)} s with ${KILLS} kills: ${doubled} went out twice.`);
}, 3_600_000);
