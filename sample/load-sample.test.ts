// engines: both
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContactType, OfferType } from '#capabilities/offers/offer.ts';
import { sizeName } from '#capabilities/offers/server/pictures/picture-files.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { listenToOffers, NO_EVENTS_SEEN, offerEventsSeen } from '#tests/support/product/offer-events-seen.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { clearSample } from './clear-sample.ts';
import { loadSampleMarket } from './load-sample.ts';
import { hasSample } from './sample.queries.ts';

const COUNT = 1_200;
/** Pictures that someone looked at, and that have files therefore. */
const DRAWN = 40;
const SEED = 5;
const NOW = new Date('2026-03-12T09:00:00Z');

let database: TestDatabase;
let statements: ReturnType<TestDatabase['takeStatements']>;

beforeAll(async () => {
  database = await testDatabase();
  await listenToOffers(database);
  database.takeStatements();
  // With this seed the first batch begins with a private person.
  await loadSampleMarket(database.db, { count: COUNT, seed: SEED, now: NOW, onProgress: () => {} });
  statements = database.takeStatements();
});

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const store = new FolderStore(folder);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row | undefined> =>
  (await query.execute(database.db)).rows[0];

describe('a loaded sample market', () => {
  test('is there in full, marked as sample, and can be searched', async () => {
    expect(await hasSample(database.db)).toBe(true);
    const counts = await one(sql<{ marked: number; searchable: number; scored: number }>`
      select (select count(*)::int from active_offer where is_sample) as marked, count(*)::int as searchable,
        count(*) filter (where completeness * plausibility between 0.06 and 1)::int as scored
      from offer_search`);
    expect(counts).toEqual({ marked: COUNT, searchable: COUNT, scored: COUNT });
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

  test('has agencies that delivered before their oldest listing appeared', async () => {
    const late = await one(sql<{ count: number }>`
      select count(*)::int as count from active_offer o join agency a on a.id = o.agency_id
      where a.created_at > o.created_at`);
    expect(late?.count).toBe(0);
  });

  test('takes a few statements for a thousand listings of any content', () => {
    expect(statements.length).toBeLessThan(25);
  });

  test('names every agency and every private person, also beside others in the same batch', async () => {
    const first = await one(sql<{ kind: number }>`select contact_type as kind from active_offer order by id limit 1`);
    expect(first?.kind).toBe(ContactType.Private);
    const { rows } = await sql<{ kind: number; listings: number; named: number }>`
      select contact_type as kind, count(*)::int as listings,
        count(*) filter (where case contact_type
          when ${ContactType.Agency} then agency_name = (select name from agency where id = agency_id) and agency_address <> ''
          else agency_id is null and agency_name is null and advertiser_name <> '' end)::int as named
      from active_offer group by contact_type order by contact_type`.execute(database.db);
    expect(rows.map(({ kind }) => kind)).toEqual([ContactType.Agency, ContactType.Private]);
    for (const { listings, named } of rows) expect(named).toBe(listings);
  });

  test('sends no news', async () => {
    expect(await offerEventsSeen(database)).toEqual(NO_EVENTS_SEEN);
  });

  test('goes away on request; the offers of agencies and owners stay, with agency and pictures', async () => {
    const { rows: agencies } = await sql<{ id: number }>`select id from agency where is_sample order by id`.execute(
      database.db,
    );
    const { rows: pictures } = await sql<{ id: number; hash: string }>`select id, hash from picture`.execute(
      database.db,
    );
    const { rows: offers } = await sql<{ id: number }>`select id from active_offer order by id`.execute(database.db);
    const [first, second] = agencies;
    const [shared, ...invented] = pictures;
    const imported = await anActiveOffer(database.db, { agencyId: first?.id ?? null });
    const draft = { offerType: OfferType.Rent, category: 1, agencyId: second?.id ?? null };
    await database.db.insertInto('offer').values(draft).execute();
    const link = { activeOfferId: imported, position: 1, pictureId: shared?.id ?? 0 };
    await database.db.insertInto('activeOfferPicture').values(link).execute();
    const fileOf = ({ hash = '' }: { hash?: string } = {}) => sizeName({ hash, width: 640, format: 'avif' });
    for (const picture of pictures.slice(0, DRAWN)) await store.put(fileOf(picture), Buffer.from('picture'));

    const { listings, pictureHashes } = await clearSample({ db: database.db, store });

    expect(listings).toBe(COUNT);
    expect(pictureHashes.toSorted()).toEqual(invented.map(({ hash }) => hash).toSorted());
    expect(await hasSample(database.db)).toBe(false);
    const events = await offerEventsSeen(database);
    expect({ ...events, left: events.left.flat().toSorted((a, b) => a - b) }).toEqual({
      ...NO_EVENTS_SEEN,
      left: offers.map(({ id }) => id),
    });
    const left = await one(sql<{ offers: number[]; agencies: number[]; pictures: number[]; searchable: number }>`
      select (select array_agg(id) from active_offer) as offers,
        (select array_agg(id order by id) from agency) as agencies,
        (select array_agg(id) from picture) as pictures, (select count(*)::int from offer_search) as searchable`);
    expect(left).toEqual({
      offers: [imported],
      agencies: [first?.id, second?.id],
      pictures: [shared?.id],
      searchable: 1,
    });
    const stored = await Promise.all(pictures.map((picture) => store.has(fileOf(picture))));
    expect(pictures.filter((_, index) => stored[index])).toEqual([shared]);
  });
});
