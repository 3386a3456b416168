import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type IdxValues, idxValues } from '#tests/factories/idx-record.ts';
import { offersIn } from '#tests/support/input/read-feed.ts';
import { readFeed } from './feed.ts';
import { fieldsBetween, IDX_FIELDS, IDX_PICTURES, type IdxField } from './fields.ts';
import type { ImportedOffer } from './offer.ts';
import { surveyFeed } from './survey.ts';
import { bytesInMemory } from './text/feed-bytes.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

const fileOf = (records: readonly (readonly string[])[]): Buffer =>
  Buffer.from(records.map((values) => `${values.join('#')}#\r\n`).join(''));

/** The published result for the last record of a file. */
function published(values: readonly string[], others: readonly (readonly string[])[] = []): ImportedOffer | null {
  // A whole record shows that the sender closes records with a #.
  const whole = idxValues({ agency_id: values[IDX_FIELDS.indexOf('agency_id')] ?? '', ref_object: 'whole' });
  const feed = bytesInMemory(fileOf([...(others.length > 0 ? others : [whole]), values]));
  const survey = surveyFeed(feed);
  if ('reason' in survey) return null;
  return [...readFeed(feed, survey, NOW)].at(-1)?.offer ?? null;
}

const flags = (answer: string, ...ranges: [IdxField, IdxField][]): IdxValues =>
  Object.fromEntries(ranges.flatMap(([first, last]) => fieldsBetween(first, last)).map((field) => [field, answer]));

/** A house with a value in nearly every field. */
const FULL: IdxValues = {
  ...flags(
    'N',
    ['prop_view', 'prop_roof_floor'],
    ['isdn', 'municipal_info'],
    ['flat_sharing_community', 'minergie_certified'],
  ),
  ...Object.fromEntries(fieldsBetween('distance_public_transport', 'distance_school2').map((field) => [field, '300'])),
  ...Object.fromEntries(
    Array.from({ length: IDX_PICTURES }, (_, index) => [
      [`picture_${index + 1}_filename`, `Haus ${index + 1}.jpg`],
      [`picture_${index + 1}_title`, `Ansicht ${index + 1}`],
      [`picture_${index + 1}_description`, `Von Süden, ${index + 1}`],
    ]).flat(),
  ),
  object_category: 'HOUSE',
  object_type: '5',
  available_from: '01.03.2027',
  number_of_apartments: '2',
  surface_property: '900',
  surface_usable: '200',
  volume: '1200',
  year_built: '1963',
  prop_view: 'Y',
  prop_balcony: 'Y',
  animal_allowed: 'Y',
  swimmingpool: 'Y',
  old_building: 'Y',
  url: 'https://www.example.ch/haus',
  agency_reference: 'Alix Muster',
  agency_country: 'CH',
  agency_fax: '021 555 01 01',
  visit_name: 'Noa Muster',
  number_of_floors: '3',
  year_renovated: '1999',
};

/** A flat of a sender who fills few fields: flags only where they are no. */
const SPARING: IdxValues = flags('N', ['isdn', 'gas_supply'], ['under_roof', 'minergie_certified']);

const RECORDS: [string, readonly string[]][] = [
  ['a flat', idxValues()],
  ['a house with all there is', idxValues(FULL)],
  ['a flat with few answers', idxValues(SPARING)],
  ['a flat nobody dated', idxValues({ last_modified: '' })],
  ['a house without date and agency_id', idxValues({ ...FULL, last_modified: '', agency_id: '' })],
  ['a house of 182 values', idxValues(FULL).slice(0, 182)],
];

/**
 * Positions at which a fault in a record publishes a wrong value: none. A record that a sender could have meant, because it only
 * contains more, is no detectable fault.
 */
function wronglyPublished(
  values: readonly string[],
  spoil: (at: number) => readonly string[],
  publish: (values: readonly string[]) => ImportedOffer | null = published,
): string[] {
  const tried = new Set<string>();
  return values.flatMap((_, at) => {
    const spoiled = spoil(at);
    // Of equal values side by side, it does not matter which one is missing.
    if (tried.has(spoiled.join('#'))) return [];
    tried.add(spoiled.join('#'));
    const couldBeMeant = isDeepStrictEqual(spoiled, values.with(at, spoiled[at] ?? ''));
    const offer = couldBeMeant ? null : publish(spoiled);
    // Lost values are lost; all others must be unchanged.
    const isWrong = offer && ![values, values.with(at, '')].some((meant) => isDeepStrictEqual(publish(meant), offer));
    return isWrong ? [`${at} ${IDX_FIELDS[at]}`] : [];
  });
}

describe.each(RECORDS)('%s: nothing is published that was not said', (_name, values) => {
  test('and it is published as it is', () => {
    expect(published(values)).not.toBeNull();
  });

  test('where a value is missing', () => {
    expect(wronglyPublished(values, (at) => values.toSpliced(at, 1))).toEqual([]);
  });

  test.each(['', 'N', '3'])('where a value is too many: %j', (extra) => {
    expect(wronglyPublished(values, (at) => values.toSpliced(at, 0, extra))).toEqual([]);
  });
});

describe('two faults that hide each other are seen by what the other records of the file fill', () => {
  const others = Array.from({ length: 10 }, (_, index) =>
    idxValues({ ...FULL, last_modified: '', ref_object: `${index}` }),
  );
  const values = idxValues({ ...FULL, last_modified: '' });
  const amongOthers = (one: readonly string[]): ImportedOffer | null => published(one, others);

  test('a value is missing and the end filled up', () => {
    expect(wronglyPublished(values, (at) => [...values.toSpliced(at, 1), ''], amongOthers)).toEqual([]);
  });

  test.each(['', 'N'])('a value is too many and the end cut: %j', (extra) => {
    expect(wronglyPublished(values, (at) => values.toSpliced(at, 0, extra).slice(0, -1), amongOthers)).toEqual([]);
  });
});

describe.each(RECORDS.slice(0, 3))('%s: two faults that hide each other', (_name, values) => {
  test('a value is missing and the end filled up', () => {
    expect(wronglyPublished(values, (at) => [...values.toSpliced(at, 1), ''])).toEqual([]);
  });

  test.each(['', 'N', '3'])('a value is too many and the end cut: %j', (extra) => {
    expect(wronglyPublished(values, (at) => values.toSpliced(at, 0, extra).slice(0, -1))).toEqual([]);
  });
});

describe('the vote over the whole file', () => {
  const stock = (count: number, values: (index: number) => string[]): string[][] =>
    Array.from({ length: count }, (_, index) => values(index));
  const flat = (index: number, changes: IdxValues = {}) => idxValues({ ref_object: `${index}`, ...changes });

  test('a file with mostly shifted records is not taken at all, not even its sound ones', () => {
    const file = fileOf([...stock(5, (index) => flat(index).toSpliced(16, 1)), flat(9)]);
    const { taken, putAside, problems } = offersIn(file, NOW);
    expect(taken).toEqual([]);
    expect(putAside).toHaveLength(6);
    expect(problems.at(-1)).toMatchObject({ record: 6, problem: 'layoutShifted', done: 'putAside' });
  });

  test('a record that could lack a value anywhere is taken where the others of its length prove where', () => {
    const short = (index: number, changes: IdxValues) => flat(index, changes).slice(0, 181);
    const undated = { last_modified: '', picture_6_filename: 'Haus.jpg' };
    const alone = offersIn(fileOf([short(1, undated)]), NOW);
    expect(alone.problems).toContainEqual(expect.objectContaining({ problem: 'placesUnclear', done: 'putAside' }));
    const among = offersIn(fileOf([...stock(4, (index) => short(index, {})), short(9, undated)]), NOW);
    expect(among.taken).toHaveLength(5);
  });

  test('one record of another length among whole ones is not believed', () => {
    const odd = flat(9, { last_modified: '', picture_6_filename: 'Haus.jpg' }).toSpliced(80, 1);
    const { taken, putAside } = offersIn(fileOf([...stock(9, (index) => flat(index)), odd]), NOW);
    expect([taken.length, putAside.length]).toEqual([9, 1]);
  });
});
