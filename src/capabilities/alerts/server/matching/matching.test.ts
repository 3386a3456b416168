import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Category, OfferStatus } from '#capabilities/offers/offer.ts';
import { announceOffers } from '#capabilities/offers/server/announce-offers.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { DAY_MS } from '#kernel/time.ts';
import { backgroundContext } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { anAccount } from '#tests/factories/account.ts';
import { type ActiveOfferFacts, anActiveOffer } from '#tests/factories/active-offer.ts';
import { anAlert } from '#tests/factories/alert.ts';
import { doJobsOf } from '#tests/support/product/do-jobs.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { AlertFrequency, MatchReason } from '../../alert.ts';
import { alertTable } from './alert-index.ts';
import { MATCHING_JOBS, MATCHING_LISTENERS } from './matching.jobs.ts';
import { matchNews } from './matching.service.ts';

const LISTENERS = MATCHING_LISTENERS.map(({ job }) => job);

let app: TestApp;
let db: Db;
let searcher: number;

beforeAll(async () => {
  app = await testApp();
  ({ db } = app.database);
  searcher = (await anAccount(app.database)).id;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.execute('delete from alert; delete from home_news; delete from pgboss.job');
});

/** Publishes a home. */
const published = (facts: ActiveOfferFacts = {}): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const id = await anActiveOffer(tx, facts);
    await announceOffers(tx, [{ id, wasPublic: false, isPublic: true }]);
    return id;
  });

const written = (id: number, facts: ActiveOfferFacts, [wasPublic, isPublic] = [true, true]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.updateTable('activeOffer').set(facts).where('id', '=', id).execute();
    await announceOffers(tx, [{ id, wasPublic, isPublic }]);
  });

interface Match {
  alert: number;
  home: number;
  reason: number;
  price: number | null;
  before: number | null;
}

async function storedMatches(): Promise<Match[]> {
  const { rows } = await sql<Match>`select alert_id as alert, active_offer_id as home,
      case when is_change then 4 else reason end as reason, price, price_before as before
    from alert_match order by alert_id, id`.execute(db);
  return rows;
}

/** Matches of alerts since the last call, after all jobs are done. */
async function matches(): Promise<Match[]> {
  await doJobsOf([...LISTENERS, ...MATCHING_JOBS], app);
  return storedMatches();
}

test('a home waits as long as the current frequency of its alert demands', async () => {
  const intervals = [AlertFrequency.Weekly, AlertFrequency.Daily, AlertFrequency.Immediately];
  for (const notification of intervals) await anAlert(db, { accountId: searcher, notification });
  await published();
  await matches();
  const waiting = await db.selectFrom('alertMatch').select('frequency').orderBy('alertId').execute();
  expect(waiting.map(({ frequency }) => frequency)).toEqual(intervals);
});

describe('the receivers of a home', () => {
  test('are members, and visitors whose address was confirmed', async () => {
    const member = await anAlert(db, { accountId: searcher });
    const visitor = await anAlert(db, { visitorId: 'v1', email: 'v@example.ch', emailConfirmedAt: TEST_NOW });
    await anAlert(db, { visitorId: 'v2', email: 'w@example.ch' });
    await anAlert(db, { visitorId: 'v3' });
    await anAlert(db, { accountId: searcher, notification: 0 });
    const home = await published();
    const news = { home, reason: MatchReason.New, price: 1_950, before: null };
    expect(await matches()).toEqual([
      { alert: member, ...news },
      { alert: visitor, ...news },
    ]);
  });

  test('is not its owner, nor who hid it, is suspended or removed, or only asked for such homes later', async () => {
    const account = async (facts: object = {}): Promise<number> => (await anAccount(app.database, facts)).id;
    const [owner, hider, unconfirmed] = [await account(), await account(), await account({ status: 1 })];
    const [suspended, removed] = [
      await account({ status: AccountStatus.Inactive }),
      await account({ status: AccountStatus.Removed }),
    ];
    for (const accountId of [owner, hider, suspended, removed]) await anAlert(db, { accountId });
    const unconfirmedAlert = await anAlert(db, { accountId: unconfirmed });
    await anAlert(db, { accountId: searcher, openedAt: new Date(TEST_NOW.getTime() + 1) });
    const home = await published({ userId: owner });
    await sql`insert into offer_relation (account_id, type, active_offer_id, created_at)
      values (${hider}, 20, ${home}, ${TEST_NOW})`.execute(db);
    expect(await matches()).toMatchObject([{ alert: unconfirmedAlert, home }]);
  });
});

describe('the news of a home', () => {
  test('is that it is new, cheaper and back; each once', async () => {
    const alert = await anAlert(db, { accountId: searcher });
    const home = await published({ price: 2_000 });
    expect(await matches()).toHaveLength(1);
    await written(home, { price: 1_900 });
    expect(await matches()).toHaveLength(2);
    await written(home, { title: 'Neue Worte' });
    expect(await matches()).toHaveLength(2);
    await written(home, { status: OfferStatus.Paused }, [true, false]);
    await written(home, { status: OfferStatus.Active }, [false, true]);
    const all = [
      { alert, home, reason: MatchReason.New, price: 2_000, before: null },
      { alert, home, reason: MatchReason.Cheaper, price: 1_900, before: 2_000 },
      { alert, home, reason: MatchReason.Back, price: 1_900, before: null },
    ];
    expect(await matches()).toEqual(all);
    await sql`update home_news set matched_at = null`.execute(db);
    await db.transaction().execute((tx) => announceOffers(tx, [{ id: home, wasPublic: false, isPublic: true }]));
    expect(await matches()).toEqual(all);
  });

  test('is not a price that rises, but for a search that finds the home only now', async () => {
    const home = await published({ price: null });
    await anAlert(db, { accountId: searcher });
    const priced = await anAlert(db, { accountId: searcher, filter: { excludePriceOnRequest: true } });
    const dear = await anAlert(db, { accountId: searcher, filter: { minPrice: 2_500, excludePriceOnRequest: true } });
    await sql`delete from pgboss.job`.execute(db);
    await written(home, { price: 2_000 });
    expect(await matches()).toMatchObject([{ alert: priced, reason: MatchReason.Changed, price: 2_000 }]);
    await written(home, { price: 2_600 });
    expect((await matches()).at(-1)).toMatchObject({ alert: dear, reason: MatchReason.Changed, price: 2_600 });
    expect(await storedMatches()).toHaveLength(2);
  });

  test('is any correction, for a search that finds the home only now', async () => {
    const home = await published({ rooms: 2.5 });
    await matches();
    await anAlert(db, { accountId: searcher });
    const large = await anAlert(db, { accountId: searcher, filter: { minRooms: 4 } });
    await written(home, { title: 'Neue Worte' });
    expect(await matches()).toEqual([]);
    await written(home, { rooms: 4.5 });
    expect(await matches()).toMatchObject([{ alert: large, home, reason: MatchReason.Changed }]);
    await written(home, { rooms: 5.5 });
    expect(await matches()).toHaveLength(1);
  });

  test('of several changes is the difference between the first and the last', async () => {
    const home = await published({ rooms: 2.5, category: Category.Apartment });
    await matches();
    await anAlert(db, { accountId: searcher, filter: { maxRooms: 3 } });
    await anAlert(db, { accountId: searcher, filter: { minRooms: 3, maxRooms: 4 } });
    const house = await anAlert(db, { accountId: searcher, filter: { category: Category.House } });
    await written(home, { rooms: 3.5 });
    await written(home, { category: Category.House });
    await written(home, { rooms: 2.5 });
    expect(await matches()).toMatchObject([{ alert: house, reason: MatchReason.Changed }]);
  });

  test('is one where a change makes a home cheaper, too; a home that comes back is no change', async () => {
    const home = await published({ price: 2_000, rooms: 2.5 });
    await matches();
    const large = await anAlert(db, { accountId: searcher, filter: { minRooms: 4 } });
    await written(home, { price: 1_900, rooms: 4.5 });
    expect(await matches()).toMatchObject([{ alert: large, reason: MatchReason.Cheaper }]);
    await written(home, { rooms: 5 });
    await written(home, { status: OfferStatus.Paused }, [true, false]);
    await written(home, { status: OfferStatus.Active }, [false, true]);
    expect((await matches()).map(({ reason }) => reason)).toEqual([MatchReason.Cheaper, MatchReason.Back]);
    await written(home, { title: 'Neue Worte' });
    expect(await matches()).toHaveLength(2);
    expect(await sql`select 1 from home_change`.execute(db)).toMatchObject({ rows: [] });
  });

  test('recorded by code before 0090 carries only the price before', async () => {
    const home = await published({ price: 2_600 });
    await matches();
    await anAlert(db, { accountId: searcher });
    const dear = await anAlert(db, { accountId: searcher, filter: { minPrice: 2_500 } });
    const { id } = await db
      .insertInto('homeNews')
      .values({
        activeOfferId: home,
        kind: 4,
        price: 2_600,
        comparableBefore: 2_000,
        happenedAt: TEST_NOW,
        heardAt: TEST_NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ctx = backgroundContext({ db, services: app.services, requestId: 'test', now: () => TEST_NOW });
    await matchNews(ctx, [Number(id)]);
    expect(await storedMatches()).toMatchObject([{ alert: dear, reason: MatchReason.Changed }]);
  });

  test('carries the time of the event, not of its detection; a home that left meanwhile has none', async () => {
    await anAlert(db, { accountId: searcher });
    const gone = await published();
    const created = new Date(TEST_NOW.getTime() - DAY_MS);
    const home = await published({ createdAt: created });
    await written(gone, { status: OfferStatus.Paused }, [true, false]);
    expect(await matches()).toMatchObject([{ home }]);
    const row = await db.selectFrom('alertMatch').select(['happenedAt', 'matchedAt']).executeTakeFirst();
    expect(row).toEqual({ happenedAt: created, matchedAt: TEST_NOW });
  });

  test('is empty while no search is saved', async () => {
    await published();
    await matches();
    expect(await sql`select 1 from home_news`.execute(db)).toMatchObject({ rows: [] });
  });
});

test('is completed after an interruption, and nothing is sent twice', async () => {
  await sql`insert into alert (account_id, name, notification, filter, locale, created_at, updated_at, opened_at)
    select ${searcher}, 'all', 3, '{"offerType": 1}', 'de', ${TEST_NOW}::timestamptz, ${TEST_NOW}, ${TEST_NOW}
    from generate_series(1, 1200)`.execute(db);
  const home = await published();
  await app.database.execute(`
    create function fail_late() returns trigger language plpgsql as $$
    begin
      if (select count(*) from alert_match) > 700 then raise exception 'cut off'; end if;
      return null;
    end $$;
    create trigger fail_late after insert on alert_match for each statement execute function fail_late()`);
  await doJobsOf(LISTENERS, app);
  const [match] = MATCHING_JOBS;
  const { rows: jobs } = await sql<{
    data: object;
  }>`select data from pgboss.job where name = ${match?.kind.name}`.execute(db);
  await expect(matches()).rejects.toThrow('cut off');
  expect((await storedMatches()).length).toBe(500);
  await app.database.execute('drop trigger fail_late on alert_match; drop function fail_late');
  // The job was lost, as with its database: the upkeep finds the waiting news.
  expect(jobs).toHaveLength(1);
  await doJobsOf(LISTENERS, app);
  const later = (): Date => new Date(TEST_NOW.getTime() + 20 * 60_000);
  const [, left] = MATCHING_JOBS;
  await sql`insert into pgboss.job (name, data) values (${left?.kind.name}, '{}')`.execute(db);
  await doJobsOf(MATCHING_JOBS, app, later);
  const all = await storedMatches();
  expect(all).toHaveLength(1_200);
  expect(new Set(all.map(({ alert }) => alert)).size).toBe(1_200);
  expect(new Set(all.map((one) => one.home))).toEqual(new Set([home]));
});

describe('the index of alerts', () => {
  const count = async (): Promise<number> => (await alertTable(db)).count;

  test('has each alert as it is now', async () => {
    const id = await anAlert(db, { accountId: searcher, notification: 0 });
    expect(await count()).toBe(1);
    await sql`update alert set notification = 3 where id = ${id}`.execute(db);
    const home = await published({ rooms: 5 });
    expect(await matches()).toMatchObject([{ home }]);
    await sql`update alert set filter = '{"offerType": 1, "minRooms": 6}' where id = ${id}`.execute(db);
    await published({ rooms: 5 });
    expect(await matches()).toHaveLength(1);
    await sql`delete from alert where id = ${id}`.execute(db);
    expect(await count()).toBe(0);
  });

  test('leaves out an alert that goes after it was looked for', async () => {
    const id = await anAlert(db, { accountId: searcher });
    const home = await published();
    await count();
    await app.database.execute('alter table alert disable trigger alert_removal');
    await sql`delete from alert where id = ${id}`.execute(db);
    await app.database.execute('alter table alert enable trigger alert_removal');
    const stays = await anAlert(db, { accountId: searcher });
    expect(await matches()).toMatchObject([{ alert: stays, home }]);
  });

  test('is read anew from another database at the same address', async () => {
    await anAlert(db, { accountId: searcher });
    await count();
    // Like a restore: other rows, other transaction numbers, another identity of the database.
    await app.database.execute(`
      alter table alert disable trigger user;
      insert into alert (account_id, name, notification, filter, locale, created_at, updated_at, opened_at)
        select account_id, name, notification, filter, locale, created_at, updated_at, opened_at from alert;
      alter table alert enable trigger user;
      insert into alert_change (alert_id, changed) values (2000000, '99999999999');
      update database_identity set id = gen_random_uuid()`);
    expect(await count()).toBe(2);
    expect(await count()).toBe(2);
  });
});
