import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backgroundContext } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { mailsTo } from '#tests/support/product/sent-mails.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { PUBLISHING_JOBS } from '../publishing.jobs.ts';
import { applyPassingTime, findUnpaired } from './passing-time.service.ts';

let app: TestApp;
let owner: { id: number; email: string };

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('passingTime').execute();
  owner = await anAccount(app.database);
});

const HOUR_DAYS = 1 / 24;
const contextAt = (days: number, db: Db = app.database.db) =>
  backgroundContext({ db, services: app.services, requestId: 'time', now: () => inDays(days) });
/** Runs the job a number of days after the test's current time. */
const lookAt = (days: number): Promise<void> => applyPassingTime(contextAt(days));
const online = (facts = {}) => anOwnOffer(app.database.db, owner.id, { status: 30, endDate: inDays(20), ...facts });
const standing = async ({ id }: { id: number }) => {
  const { db } = app.database;
  const offer = await db.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copy = await db
    .selectFrom('activeOffer')
    .select('status')
    .where('id', '=', offer.activeOfferId)
    .executeTakeFirst();
  return [offer.status, copy?.status ?? null];
};
const mails = async (): Promise<string[]> =>
  (await mailsTo(app.database.db, owner.email)).map(({ key }) => key.split(':')[0] ?? '');

describe('time', () => {
  test.each([30, 31, 33, 34])(
    'ends an offer of status %i when its days have passed, and not before',
    async (status) => {
      const offer = await online({ status });
      await lookAt(20 - HOUR_DAYS);
      expect((await standing(offer))[0]).toBe(status);
      await lookAt(20);
      expect(await standing(offer)).toEqual([50, 50]);
      expect(await mails()).toContain('offerExpired');
    },
  );

  test.each([0, 10, 15, 16, 32, 52, 53])('ends nothing of status %i', async (status) => {
    const offer = await online({ status });
    const before = await standing(offer);
    await lookAt(20);
    expect(await standing(offer)).toEqual(before);
  });

  test('ends an offer once, however often it is looked at', async () => {
    await online();
    for (const _again of [1, 2, 3]) await lookAt(20);
    expect(await mails()).toEqual(['offerExpired']);
  });

  test('warns of each end once, five days before, also when the owner changes the offer', async () => {
    const { id } = await online();
    await lookAt(14);
    expect(await mails()).toEqual([]);
    await app.database.db.deleteFrom('passingTime').execute();
    await lookAt(15.5);
    await app.database.db
      .updateTable('offer')
      .set({ updatedAt: inDays(15.6) })
      .where('id', '=', id)
      .execute();
    await lookAt(15.5 + HOUR_DAYS);
    expect(await mails()).toEqual(['offerEndsSoon']);
    await app.database.db
      .updateTable('offer')
      .set({ endDate: inDays(19) })
      .where('id', '=', id)
      .execute();
    await lookAt(15.5 + 2 * HOUR_DAYS);
    expect(await mails()).toEqual(['offerEndsSoon', 'offerEndsSoon']);
  });

  test('makes history of a copy that left the public ninety days ago', async () => {
    const [ended, sold] = [await online(), await online({ status: 53 })];
    await lookAt(20);
    await app.database.db.deleteFrom('passingTime').execute();
    await lookAt(90);
    expect(await standing(ended)).toEqual([50, 50]);
    expect(await standing(sold)).toEqual([53, 51]);
    await app.database.db.deleteFrom('passingTime').execute();
    await lookAt(110);
    expect(await standing(ended)).toEqual([50, 51]);
    expect(await findUnpaired(app.database)).toEqual([]);
  });

  test('makes no history of what is put up once more while it is at work', async () => {
    const { db } = app.database;
    const offer = await online({ status: 50, endDate: inDays(-1) });
    // Money comes as soon as the list of ended offers has been read.
    let hasCome = false;
    const listed = (row: Record<string, unknown>): boolean => Object.keys(row).length === 1 && row.id === offer.id;
    const busy = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (hasCome || !result.rows.some(listed)) return result;
        hasCome = true;
        const facts = { status: 30, endDate: inDays(200) };
        await db.updateTable('offer').set(facts).where('id', '=', offer.id).execute();
        await db.updateTable('activeOffer').set({ status: 40 }).where('id', '=', offer.activeOfferId).execute();
        return result;
      },
    });
    await applyPassingTime(contextAt(110, busy));
    expect(hasCome).toBe(true);
    expect(await standing(offer)).toEqual([30, 40]);
  });

  test('goes on with all others where one offer fails', async () => {
    const [stuck, over] = [await online(), await online({ status: 53 })];
    let moved = 0;
    const failing = app.database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'UpdateQueryNode' && JSON.stringify(node).includes('"active_offer"') && ++moved === 1)
          throw new Error('broken');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(applyPassingTime(contextAt(110, failing))).rejects.toThrow();
    expect(await standing(stuck)).toEqual([30, 40]);
    expect(await standing(over)).toEqual([53, 51]);
    await lookAt(110 + HOUR_DAYS);
    expect(await standing(stuck)).toEqual([50, 50]);
  });

  test('that jumps a day ahead and back does no harm', async () => {
    const offer = await online({ endDate: inDays(0.5) });
    await lookAt(0);
    await lookAt(1);
    expect(await standing(offer)).toEqual([30, 40]);
    await lookAt(HOUR_DAYS);
    await lookAt(-1);
    await lookAt(2 * HOUR_DAYS);
    expect(await standing(offer)).toEqual([30, 40]);
    await lookAt(0.5);
    await lookAt(0.5 + HOUR_DAYS);
    expect(await standing(offer)).toEqual([50, 50]);
  });

  test('that goes on where it jumped to is believed at the second look', async () => {
    const offer = await online();
    await lookAt(0);
    await lookAt(30);
    expect(await standing(offer)).toEqual([30, 40]);
    await lookAt(30 + HOUR_DAYS);
    expect(await standing(offer)).toEqual([50, 50]);
  });

  test('killed in between leaves whole offers, and goes on at the next try', async () => {
    const offers = [await online(), await online(), await online()];
    // The connection dies with the second offer, between the record and its copy.
    let moved = 0;
    const dying = app.database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'UpdateQueryNode' && JSON.stringify(node).includes('"active_offer"') && ++moved === 2)
          throw new Error('killed');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(applyPassingTime(contextAt(20, dying))).rejects.toThrow();
    expect(await findUnpaired(app.database)).toEqual([]);
    const ended = await Promise.all(offers.map(standing));
    expect(ended.filter(([status]) => status === 50)).toHaveLength(2);
    await lookAt(20 + HOUR_DAYS);
    for (const offer of offers) expect(await standing(offer)).toEqual([50, 50]);
    expect(await mails()).toHaveLength(3);
  });
});

describe('the pairs', () => {
  const look = () => PUBLISHING_JOBS.find(({ kind }) => kind.name === 'offer.pairs')?.handle(contextAt(0), {});

  test('are looked at by a job that fails where a record and its copy differ', async () => {
    await look();
    const offer = await online();
    const { db } = app.database;
    await db.updateTable('activeOffer').set({ status: 43 }).where('id', '=', offer.activeOfferId).execute();
    expect(await findUnpaired(app.database)).toEqual([`offer ${offer.id}: 30 beside 43`]);
    await expect(look()).rejects.toThrow(`offer ${offer.id}: 30 beside 43`);
    await db.updateTable('offer').set({ status: 0, activeOfferId: null }).where('id', '=', offer.id).execute();
    await expect(look()).rejects.toThrow('public copies whose owner');
    await db.updateTable('activeOffer').set({ status: 51 }).where('id', '=', offer.activeOfferId).execute();
    await look();
  });
});
