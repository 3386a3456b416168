// engines: both
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anIdxFile, anIdxLine, anIdxStock, idxValues } from '#tests/factories/idx-record.ts';
import { genuineExport } from '#tests/support/input/feed-samples.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import * as scene from '#tests/support/scenes/imported-listings.ts';
import type { ImportOptions } from './import.service.ts';

const { Crawling, Active, HiddenOnSource, Historical } = OfferStatus;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const deliver = (agencyName: string, bytes: Uint8Array, options: Partial<ImportOptions> = {}) =>
  scene.deliver(database.db, agencyName, bytes, options);
const rowsOf = <Row>(query: RawBuilder<Row>) => scene.rowsOf(database.db, query);
const listingsOf = (agencyName: string) => scene.listingsOf(database.db, agencyName);
const setStatus = (id: number | undefined, status: OfferStatus) => scene.setStatus(database.db, id, status);
const fingerprint = () => scene.fingerprint(database.db);
const statusesOf = async (agencyName: string): Promise<number[]> =>
  (await listingsOf(agencyName)).map(({ status }) => status);

describe.skipIf(!genuineExport)('the genuine export', () => {
  const bytes = genuineExport ?? Buffer.alloc(0);

  test('becomes 24 active listings in their places, each with its history from the first moment', async () => {
    const report = await deliver('Régie Exemple SA', bytes);
    expect(report).toMatchObject({ read: 24, created: 24, updated: 0, unchanged: 0, putAside: 0 });
    const listings = await listingsOf('Régie Exemple SA');
    expect(listings.map(({ status }) => status)).toEqual(Array(24).fill(Active));
    expect(new Map(listings.map(({ city, municipality }) => [city, municipality]))).toEqual(
      new Map([
        ['Cheseaux-Lausanne', 'Cheseaux-sur-Lausanne'],
        ['Renens', 'Renens (VD)'],
        ['Renens VD', 'Renens (VD)'],
        ['Clarens', 'Montreux'],
        ['Bussigny', 'Bussigny'],
        ['Lausanne', 'Lausanne'],
        ['Gimel', 'Gimel'],
        ['Ecublens VD', 'Ecublens (VD)'],
      ]),
    );
    const history = await rowsOf(sql<{ steps: number[] }>`
      select distinct array_agg(to_status order by id) as steps from active_offer_status_history group by active_offer_id`);
    expect(history).toEqual([{ steps: [Crawling, Active] }]);
  });

  test('brings its agency along, unclaimed', async () => {
    expect(await rowsOf(sql`select type, status, name, slug, city, phone from agency`)).toEqual([
      {
        type: 1,
        status: 10,
        name: 'Régie Exemple SA',
        slug: 'regie-exemple-sa',
        city: 'Pully',
        phone: '021/555.01.00',
      },
    ]);
  });

  test('can be found', async () => {
    const found = await rowsOf(sql`select count(*)::int as listings, min(price) as cheapest from offer_search`);
    expect(found).toEqual([{ listings: 24, cheapest: 60 }]);
  });

  test('changes nothing the second time, in any spelling of the agency', async () => {
    const before = await fingerprint();
    const report = await deliver(' régie exemple sa', bytes, { now: new Date('2026-11-21T09:00:00Z') });
    expect(report).toMatchObject({ read: 24, created: 0, updated: 0, unchanged: 24, withdrawn: 0 });
    expect(await fingerprint()).toEqual(before);
  });
});

test('a changed record changes its listing alone, and the old price stays in the history', async () => {
  await deliver('Wechsel AG', anIdxFile(...anIdxStock(3)));
  const [first] = await listingsOf('Wechsel AG');
  const [one, ...others] = anIdxStock(3);
  const report = await deliver('Wechsel AG', anIdxFile({ ...one, selling_price: '1700', rent_net: '1500' }, ...others));
  expect(report).toMatchObject({ created: 0, updated: 1, unchanged: 2 });
  const prices = await rowsOf(sql<{ price: number }>`
    select price from active_offer_price_history where active_offer_id = ${first?.id} order by id`);
  expect(prices.map(({ price }) => price)).toEqual([1800, 1700]);
});

test('"immediately" does not make a listing new every day', async () => {
  const bytes = anIdxFile({ available_from: 'ab sofort' });
  await deliver('Sofort AG', bytes);
  expect(await deliver('Sofort AG', bytes, { now: new Date('2026-12-24T09:00:00Z') })).toMatchObject({ unchanged: 1 });
});

describe('an object that is missing from a file', () => {
  const stock = anIdxStock(10);
  const withoutLast = anIdxFile(...stock.slice(0, 9));

  test('stays for one run, goes with the second, and returns when it is seen again', async () => {
    await deliver('Lücke AG', anIdxFile(...stock));
    expect(await deliver('Lücke AG', withoutLast)).toMatchObject({ missing: 1, withdrawn: 0 });
    expect(await statusesOf('Lücke AG')).toEqual(Array(10).fill(Active));
    expect(await deliver('Lücke AG', withoutLast)).toMatchObject({ missing: 0, withdrawn: 1 });
    expect((await statusesOf('Lücke AG')).filter((status) => status === HiddenOnSource)).toHaveLength(1);
    expect(await deliver('Lücke AG', anIdxFile(...stock))).toMatchObject({ created: 0, updated: 1, unchanged: 9 });
    expect(await statusesOf('Lücke AG')).toEqual(Array(10).fill(Active));
  });

  test('must be missing in two runs in a row', async () => {
    await deliver('Wacklig AG', anIdxFile(...stock));
    await deliver('Wacklig AG', withoutLast);
    await deliver('Wacklig AG', anIdxFile(...stock));
    expect(await deliver('Wacklig AG', withoutLast)).toMatchObject({ missing: 1, withdrawn: 0 });
  });

  test.each([
    ['a file that lacks three of ten', anIdxFile(...stock.slice(0, 7)), 'tooManyMissing', 3],
    ['an empty file', Buffer.alloc(0), 'emptyFile', 10],
  ])('%s is held and writes nothing', async (_name, bytes, reason, wouldWithdraw) => {
    await deliver('Halt AG', anIdxFile(...stock));
    const before = await fingerprint();
    expect(await deliver('Halt AG', bytes)).toMatchObject({
      created: 0,
      missing: 0,
      held: { reason, wouldWithdraw, of: 10 },
    });
    expect(await fingerprint()).toEqual(before);
  });

  test('a file that is no feed writes nothing', async () => {
    await deliver('Format AG', anIdxFile(...stock));
    const before = await fingerprint();
    expect(await deliver('Format AG', Buffer.from('<openimmo/>'), { confirm: true })).toMatchObject({
      refused: { reason: 'wrongFormat', name: 'OpenImmo (XML)' },
      withdrawn: 0,
      missing: 0,
    });
    expect(await fingerprint()).toEqual(before);
  });

  test('is withdrawn on confirmation, by the same two runs', async () => {
    await deliver('Weniger AG', anIdxFile(...stock));
    const few = anIdxFile(...stock.slice(0, 5));
    expect(await deliver('Weniger AG', few, { confirm: true })).toMatchObject({ missing: 5, withdrawn: 0 });
    expect(await deliver('Weniger AG', few, { confirm: true })).toMatchObject({ withdrawn: 5, unchanged: 5 });
    expect(await deliver('Weniger AG', few)).toMatchObject({ withdrawn: 0, unchanged: 5 });
  });

  test('is not what was only put aside, in however many runs', async () => {
    await deliver('Beiseite AG', anIdxFile(...stock));
    const lines = stock.map((changes, index) =>
      index === 9 ? idxValues(changes).slice(1, 180).join('#') : anIdxLine(changes),
    );
    const shifted = idxValues(stock[8]).toSpliced(130, 2).join('#');
    const refused = anIdxLine({ ...stock[7], object_city: '' });
    const bytes = Buffer.from([...lines.slice(0, 7), refused, shifted, lines[9]].join('\n'));
    const reports = [await deliver('Beiseite AG', bytes), await deliver('Beiseite AG', bytes)];
    expect(reports).toMatchObject([
      { read: 10, putAside: 3, missing: 1, withdrawn: 0 },
      { read: 10, putAside: 3, missing: 0, withdrawn: 1 },
    ]);
    // The tenth has lost its head: nothing identifies its object.
    expect((await statusesOf('Beiseite AG')).filter((status) => status === Active)).toHaveLength(9);
  });
});

test('a dry run reports the same and writes nothing, not even the agency', async () => {
  const before = await fingerprint();
  expect(await deliver('Probe AG', anIdxFile(...anIdxStock(3)), { dryRun: true })).toMatchObject({
    read: 3,
    created: 3,
  });
  expect(await fingerprint()).toEqual(before);
});

test('two agencies may use the same references', async () => {
  await deliver('Eins AG', anIdxFile({ object_title: 'Eins' }));
  await deliver('Zwei AG', anIdxFile({ object_title: 'Zwei' }));
  expect(await listingsOf('Eins AG')).toMatchObject([{ title: 'Eins', status: Active }]);
  expect(await listingsOf('Zwei AG')).toMatchObject([{ title: 'Zwei', status: Active }]);
});

test('an object that returns years after it was archived is a new listing', async () => {
  await deliver('Archiv AG', anIdxFile({ object_title: 'Old' }));
  const [old] = await listingsOf('Archiv AG');
  await setStatus(old?.id, Historical);
  expect(await deliver('Archiv AG', anIdxFile({ object_title: 'New' }))).toMatchObject({ created: 1 });
  expect(await listingsOf('Archiv AG')).toMatchObject([
    { title: 'New', status: Active },
    { title: 'Old', status: Historical },
  ]);
});

test('the tenant of a flat, and the person who shows it, are nowhere in the database', async () => {
  const visit = {
    agency_reference: 'Andrea Locataire',
    visit_name: 'Vreni Mieterin',
    visit_phone: '079 555 99 99',
    visit_email: 'vreni@example.ch',
    visit_remark: 'Code 4711',
  };
  await deliver('Diskret AG', anIdxFile(visit, { ...visit, ref_object: '2', object_city: '' }));
  const texts = await Promise.all(
    ['agency', 'active_offer', 'active_offer_picture', 'source', 'offer_search'].map((table) =>
      rowsOf(sql`select row_to_json(t)::text as text from ${sql.table(table)} t`),
    ),
  );
  expect(JSON.stringify(texts)).toContain('Diskret AG');
  expect(JSON.stringify(texts)).not.toMatch(/Locataire|Vreni|vreni|555 99 99|4711/);
});

test('an agency needs a name', async () => {
  await expect(deliver(' – ', anIdxFile({}))).rejects.toMatchObject({ messageId: 'error.validation.value' });
});
