import { describe, expect, test } from 'vitest';
import type { StoredListing } from '#capabilities/offers/external-listing.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anIdxFile, anIdxStock } from '#tests/factories/idx-record.ts';
import { offersIn } from '#tests/support/input/read-feed.ts';
import { feedObject } from './feed-object.ts';
import { type PlannedObject, planImport } from './import.plan.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const LAUSANNE = { cityId: 201_866, regionCode: 'VD', postalCode: '1003', lat: 46.52, lng: 6.63 };

/** The first flats of an agency, as in a file. */
const objects = (count: number) =>
  offersIn(anIdxFile(...anIdxStock(count)), NOW).taken.map((offer) => {
    const { contentHash } = feedObject({ offer, place: LAUSANNE, pictures: [] });
    return { externalId: offer.externalId, contentHash, hasPosition: true, line: offer.line };
  });

/** The same flats as stored by an earlier run. */
const stored = (count: number, changes: Partial<StoredListing> = {}): StoredListing[] =>
  objects(count).map(({ externalId, contentHash }, index) => ({
    id: index + 1,
    externalId,
    status: OfferStatus.Active,
    contentHash,
    missedRuns: 0,
    cityId: LAUSANNE.cityId,
    ...changes,
  }));

const plan = (present: number, before: readonly StoredListing[], putAside: readonly string[] = []) =>
  planImport({ objects: objects(present), putAsideReferences: new Set(putAside), isEmpty: present === 0 }, before);

describe('a file that would remove too much is held', () => {
  test.each([
    [10, 10, null],
    [8, 10, null],
    [7, 10, { reason: 'tooManyMissing', wouldWithdraw: 3, of: 10 }],
    [3, 4, { reason: 'tooManyMissing', wouldWithdraw: 1, of: 4 }],
    [0, 10, { reason: 'emptyFile', wouldWithdraw: 10, of: 10 }],
    [0, 0, null],
    [10, 0, null],
  ])('%i of %i are in the file', (present, before, held) => {
    expect(plan(present, stored(before)).held).toEqual(held);
  });

  test('hidden listings count neither as missing nor as stock', () => {
    const hidden = stored(10, { status: OfferStatus.HiddenPermanently });
    expect(plan(0, hidden)).toMatchObject({ held: null, missing: [], withdraw: [] });
  });

  test('a record put aside counts as present', () => {
    expect(plan(7, stored(10), ['10#1#8', '10#1#9', '10#1#10'])).toMatchObject({ held: null, missing: [] });
  });
});

test('a listing goes when it is missing in two runs', () => {
  const [, second] = stored(2);
  expect(plan(1, stored(2))).toMatchObject({ missing: [{ id: second?.id }], withdraw: [] });
  expect(plan(1, stored(2, { missedRuns: 1 }))).toMatchObject({ missing: [], withdraw: [{ id: second?.id }] });
});

test('an unchanged object is left alone, unless it was hidden for being missing', () => {
  expect(plan(2, stored(2))).toMatchObject({ unchanged: [{ id: 1 }, { id: 2 }], update: [] });
  expect(plan(1, stored(1, { status: OfferStatus.HiddenOnSource })).update).toHaveLength(1);
  expect(plan(1, stored(1, { contentHash: 'other' })).update).toHaveLength(1);
});

test('an archived listing gives its key to the new one', () => {
  expect(plan(1, stored(1, { status: OfferStatus.Historical }))).toMatchObject({
    create: [{ externalId: 'agence#10#1#1' }],
    release: [{ id: 1 }],
  });
});

describe('an object that comes under another agency_id', () => {
  const renamed = (present: number) =>
    objects(present).map((object) => ({ ...object, externalId: object.externalId.replace('agence', 'neu') }));
  const planOf = (file: readonly PlannedObject[], before: readonly StoredListing[]) =>
    planImport({ objects: file, putAsideReferences: new Set(), isEmpty: false }, before);

  test('keeps its listing', () => {
    const { create, update, moved, missing, held } = planOf(renamed(3), stored(3));
    expect([create, missing, held]).toEqual([[], [], null]);
    expect(update.map((pair) => [pair.stored.id, pair.object.externalId])).toEqual([
      [1, 'neu#10#1#1'],
      [2, 'neu#10#1#2'],
      [3, 'neu#10#1#3'],
    ]);
    expect(moved).toEqual(update);
  });

  test('is another one while the file still has the old', () => {
    const { create, unchanged, moved } = planOf([...objects(2), ...renamed(2)], stored(2));
    expect([create.length, unchanged.length, moved.length]).toEqual([2, 2, 0]);
  });

  test('takes no listing where two could be meant', () => {
    const twice = stored(1).flatMap((one) => [
      one,
      { ...one, id: 9, externalId: one.externalId.replace('agence', 'alt') },
    ]);
    expect(planOf(renamed(1), twice)).toMatchObject({ create: [{ externalId: 'neu#10#1#1' }], moved: [] });
  });
});
