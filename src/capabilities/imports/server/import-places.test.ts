import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anIdxFile } from '#tests/factories/idx-record.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import * as scene from '#tests/support/scenes/imported-listings.ts';
import { formatReport } from '../import-report.ts';

const { Active, HiddenIncorrect } = OfferStatus;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const deliver = (agencyName: string, bytes: Uint8Array) => scene.deliver(database.db, agencyName, bytes);
const rowsOf = <Row>(query: RawBuilder<Row>) => scene.rowsOf(database.db, query);
const listingsOf = (agencyName: string) => scene.listingsOf(database.db, agencyName);
const setStatus = (id: number | undefined, status: OfferStatus) => scene.setStatus(database.db, id, status);
const fingerprint = () => scene.fingerprint(database.db);

describe('a home abroad', () => {
  const at = (reference: string, zip: string, city: string, country: string) => ({
    agency_id: 'grenze',
    ref_object: reference,
    object_zip: zip,
    object_city: city,
    object_country: country,
  });

  test('is on show where the Swiss post delivers, and else the run says how many are not, and why', async () => {
    const file = anIdxFile(
      at('100', '9490', 'Vaduz', 'LI'),
      at('101', '8238', 'Büsingen', 'DE'),
      at('102', '6911', "Campione d'Italia", 'CH'),
      at('103', '79713', 'Bad Säckingen', 'DE'),
      at('104', '79713', 'Bad Säckingen', 'DE'),
      at('105', '6800', 'Feldkirch', 'AT'),
      at('106', '9999', 'Nirgendwo', 'CH'),
    );
    const report = await deliver('Grenze AG', file);
    expect(await listingsOf('Grenze AG')).toMatchObject([
      { status: Active, municipality: 'Vaduz' },
      { status: Active, municipality: 'Büsingen am Hochrhein' },
      ...Array.from({ length: 5 }, () => ({ status: HiddenIncorrect, municipality: null })),
    ]);
    expect(report.counts).toEqual({ hidden: { placeAbroad: 4, placeUnknown: 1 } });
    const text = formatReport(report, { dryRun: false });
    expect(text).toContain('listing stored, but hidden: 4 × the place lies abroad, 1 × the place is not known.');
    for (const value of ['DE 79713 Bad Säckingen', 'AT 6800 Feldkirch', "CH 6911 Campione d'Italia"])
      expect(text).toContain(value);
    const [run] = await rowsOf(sql<{ counts: object }>`
      select counts from source_run r join agency a on a.id = r.agency_id where a.name = 'Grenze AG'`);
    expect(run?.counts).toEqual(report.counts);
  });

  test('that an earlier version hid is on show after the next delivery', async () => {
    const file = anIdxFile({ ...at('200', '9494', 'Schaan', 'LI'), agency_id: 'vorher' });
    await deliver('Vorher AG', file);
    await database.execute(`update active_offer set status = ${HiddenIncorrect}, city_id = null
      where agency_id = (select id from agency where name = 'Vorher AG')`);
    await deliver('Vorher AG', file);
    expect(await listingsOf('Vorher AG')).toMatchObject([{ status: Active, municipality: 'Schaan' }]);
  });
});

describe('an unknown place', () => {
  const nowhere = { agency_id: 'nirgends', object_zip: '9999', object_city: 'Nirgendwo' };

  test('hides a new listing until the feed is put right', async () => {
    const report = await deliver('Nirgends AG', anIdxFile(nowhere));
    expect(report.problems).toEqual([
      {
        record: 1,
        object: '10#1#100',
        field: 'object_city',
        problem: 'placeUnknown',
        value: 'CH 9999 Nirgendwo',
        done: 'hidden',
      },
    ]);
    expect(await listingsOf('Nirgends AG')).toMatchObject([{ status: HiddenIncorrect, city: 'Nirgendwo' }]);
    expect(await deliver('Nirgends AG', anIdxFile(nowhere))).toMatchObject({ unchanged: 1 });
    await deliver('Nirgends AG', anIdxFile({ agency_id: 'nirgends' }));
    expect(await listingsOf('Nirgends AG')).toMatchObject([{ status: Active, municipality: 'Lausanne' }]);
  });

  test('leaves a published listing as it was', async () => {
    await deliver('Irrtum AG', anIdxFile({ agency_id: 'nirgends', object_title: 'Before' }));
    const before = await fingerprint();
    const report = await deliver('Irrtum AG', anIdxFile({ ...nowhere, object_title: 'After' }));
    expect(report).toMatchObject({ updated: 0, missing: 0, putAside: 1, problems: [{ done: 'putAside' }] });
    expect(await listingsOf('Irrtum AG')).toMatchObject([
      { status: Active, title: 'Before', municipality: 'Lausanne' },
    ]);
    expect(await fingerprint()).toEqual(before);
  });

  test('does not bring back what a moderator took off the map', async () => {
    await deliver('Moderiert AG', anIdxFile({}));
    const [listing] = await listingsOf('Moderiert AG');
    await setStatus(listing?.id, HiddenIncorrect);
    await deliver('Moderiert AG', anIdxFile({ object_title: 'After' }));
    expect(await listingsOf('Moderiert AG')).toMatchObject([{ status: HiddenIncorrect, title: 'After' }]);
  });
});
