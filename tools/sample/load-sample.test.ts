import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import { invisiblePictures } from './invisible-pictures.ts';
import { loadSampleMarket } from './load-sample.ts';
import { countSample, deleteSample } from './sample.queries.ts';

const COUNT = 1_200;
const NOW = new Date('2026-03-12T09:00:00Z');

let database: TestDatabase;
let statements: string[];

beforeAll(async () => {
  database = await testDatabase();
  const pictures = await invisiblePictures(database.db);
  database.takeStatements();
  await loadSampleMarket(database.db, { count: COUNT, seed: 3, now: NOW, pictures, onProgress: () => {} });
  statements = database.takeStatements();
});

afterAll(() => database.close());

const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row | undefined> =>
  (await query.execute(database.db)).rows[0];

describe('a loaded sample market', () => {
  test('is there in full, marked as sample, and can be searched', async () => {
    expect(await countSample(database.db)).toBe(COUNT);
    const counts = await one(sql<{ searchable: number; scored: number }>`
      select count(*)::int as searchable, count(*) filter (where quality between 0.1 and 1)::int as scored
      from offer_search`);
    expect(counts).toEqual({ searchable: COUNT, scored: COUNT });
  });

  test('has a history that begins when the listing appeared and ends with the present price', async () => {
    const wrong = await one(sql<{ count: number }>`
      select count(*)::int as count from active_offer o
      cross join lateral (
        select min(changed_at) as first, (array_agg(price order by changed_at desc, id desc))[1] as last
        from active_offer_price_history h where h.active_offer_id = o.id) h
      where h.first <> o.created_at or h.last is distinct from o.price`);
    expect(wrong?.count).toBe(0);
    const changed = await one(sql<{ count: number }>`
      select count(*)::int - ${COUNT} as count from active_offer_price_history`);
    expect(changed?.count).toBeGreaterThan(10);
  });

  test('takes a few statements for a thousand listings, whatever they hold', () => {
    expect(statements.length).toBeLessThan(25);
  });

  test('goes away on request; what an agency imported stays, with its agency', async () => {
    const agency = await one(sql<{ id: number }>`select id from agency where is_sample limit 1`);
    const imported = await anActiveOffer(database.db, { agency_id: agency?.id ?? null });
    expect(await deleteSample(database.db)).toBe(COUNT);
    expect(await countSample(database.db)).toBe(0);
    const left = await one(sql<{ offers: number[]; agencies: number; pictures: number; searchable: number }>`
      select (select array_agg(id) from active_offer) as offers, (select count(*)::int from agency) as agencies,
        (select count(*)::int from picture) as pictures, (select count(*)::int from offer_search) as searchable`);
    expect(left).toEqual({ offers: [imported], agencies: 1, pictures: 0, searchable: 1 });
  });
});
