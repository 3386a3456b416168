// engines: both
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MATCHING_JOBS, matchMissedNews } from '#capabilities/alerts/server/matching/matching.jobs.ts';
import { onOffersPublished } from '#capabilities/alerts/server/matching/matching.service.ts';
import { backgroundContext, withinTransaction } from '#platform/context/context.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { KilledProcesses, type SharedDatabase, sharedDatabase } from '#tests/support/processes/killed-processes.ts';
import { isServerTested } from '#tests/support/product/test-database.ts';
import { testServices } from '#tests/support/product/test-services.ts';

/** `ALERT_KILLS=50 npx vitest run alert-kills` kills more often. */
const KILLS = Number(process.env.ALERT_KILLS ?? 2);
const HOMES = 3;
const ALERTS = 1_500;
/** How long a process lives, milliseconds: a folder is opened and made whole first. */
const LONGEST_LIFE_MS = isServerTested() ? 900 : 2_500;

let place: SharedDatabase;
let matchers: KilledProcesses;

beforeAll(async () => {
  place = await sharedDatabase();
  matchers = new KilledProcesses('alert-matcher.ts', place.environment);
});
afterAll(async () => {
  await matchers.killAll();
  await place.close();
});

test(`${ALERTS} alerts find ${HOMES} homes once each, however often who looks is killed`, async () => {
  await place.withDatabase(async (database) => {
    const { db } = database;
    await prepareJobs(database, { kinds: MATCHING_JOBS.map(({ kind }) => kind) });
    const { id } = await anAccount(database);
    await sql`insert into alert (account_id, name, notification, filter, locale, created_at, updated_at, opened_at)
      select ${id}, 'all', 3, '{"offerType": 1}', 'de', now(), now(), now() from generate_series(1, ${ALERTS}::int)`.execute(
      db,
    );
    const ctx = backgroundContext({ db, services: testServices(), requestId: 'test', now: () => new Date() });
    for (let number = 0; number < HOMES; number++)
      await db.transaction().execute(async (tx) => {
        const activeOfferId = await anActiveOffer(tx);
        await onOffersPublished(withinTransaction(ctx, tx), { activeOfferIds: [activeOfferId] });
      });
  });
  for (let count = 0; count < KILLS; count++) {
    matchers.start();
    await sleep(LONGEST_LIFE_MS * (0.5 + Math.random() / 2));
    await matchers.killOldest();
  }
  // The next process finds the remaining work.
  await place.withDatabase(async ({ db }) => {
    const later = (): Date => new Date(Date.now() + 20 * 60_000);
    await matchMissedNews(backgroundContext({ db, services: testServices(), requestId: 'test', now: later }));
  });
  const found = await place.withDatabase(async ({ db }) => {
    const { rows } = await sql<{ rows: number; pairs: number }>`
      select count(*) as rows, count(distinct (alert_id, active_offer_id)) as pairs from alert_match`.execute(db);
    return rows[0];
  });
  expect(found).toEqual({ rows: HOMES * ALERTS, pairs: HOMES * ALERTS });
}, 900_000);
