import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anIdxFile, anIdxLine, idxValues } from '#tests/factories/idx-record.ts';
import { workbookExamples } from '#tests/support/feed-samples.ts';
import { fieldText, IDX_FIELDS } from './idx-fields.ts';
import { readIdx } from './idx-reader.ts';

const read = (text: string) => readIdx(Buffer.from(text));
const joined = (values: readonly string[]): string => values.join('#');

test('the format has 183 fields, in the places the workbook gives them', () => {
  expect(IDX_FIELDS).toHaveLength(183);
  expect(new Set(IDX_FIELDS).size).toBe(183);
  expect([2, 18, 46, 68, 84, 99, 115, 142, 164, 177, 182].map((number) => IDX_FIELDS[number])).toEqual([
    'object_category',
    'selling_price',
    'picture_1_filename',
    'agency_id',
    'visit_remark',
    'picture_1_url',
    'wheelchair_accessible',
    'picture_10_filename',
    'flat_sharing_community',
    'last_modified',
    'sparefield_4',
  ]);
});

describe('a file of whole records is read without complaint', () => {
  test.each(['\r\n', '\n', '\r'])('with line end %j', (end) => {
    const file = read(['1', '2', '3'].map((number) => anIdxLine({ ref_object: number }) + end).join(end));
    expect(file.problems).toEqual([]);
    expect(file.records.map((record) => fieldText(record, 'ref_object'))).toEqual(['1', '2', '3']);
    expect(file.records.map((record) => record.line)).toEqual([1, 3, 5]);
  });

  test('with text that would end a value in other formats', () => {
    const [record] = read(anIdxLine({ object_title: 'Hell; "ruhig", zentral|neu\tfrei' })).records;
    expect(record && fieldText(record, 'object_title')).toBe('Hell; "ruhig", zentral|neu frei');
  });

  test('with a character reference, whose # separates nothing', () => {
    const { records, problems } = read(anIdxLine({ object_title: 'R&#233;gie et &#xE9;tage' }));
    expect(problems).toEqual([]);
    expect(records[0] && fieldText(records[0], 'object_title')).toBe('R&#233;gie et &#xE9;tage');
  });
});

test('a header line that somebody sends is left out', () => {
  const { records, problems } = read(`${joined(IDX_FIELDS)}#\r\n${anIdxLine()}\r\n`);
  expect(records).toHaveLength(1);
  expect(problems).toEqual([{ record: 1, field: '', problem: 'headerLine', done: 'dropped' }]);
});

test('a line break inside a text does not break the record', () => {
  const { records, problems } = read(
    `${anIdxLine({ object_description: 'Eins\n\nzwei\ndrei' })}\n${anIdxLine({ ref_object: '2' })}`,
  );
  expect(records.map((record) => fieldText(record, 'ref_object'))).toEqual(['100', '2']);
  expect(records[0] && fieldText(records[0], 'object_description')).toBe('Eins\n\nzwei\ndrei');
  expect(problems).toEqual([{ record: 1, field: '', problem: 'lineBreakInside', done: 'repaired' }]);
});

describe('records of another length than 183 values', () => {
  test.each([181, 182, 184])('%i values that stand in their places are taken with a warning', (count) => {
    const values = [...idxValues(), 'extra'].slice(0, count);
    const { records, problems } = read(`${joined(values)}#`);
    expect(records).toHaveLength(1);
    expect(problems).toEqual([{ record: 1, field: '', problem: 'valueCount', value: String(count), done: 'kept' }]);
  });

  test('184 pieces of which the last is empty are 183 values', () => {
    expect(read(joined([...idxValues(), ''])).problems).toEqual([]);
  });

  test.each([180, 185])('%i values are put aside, with the references of the object', (count) => {
    const values = [...idxValues(), 'extra', 'extra'].slice(0, count);
    const { records, putAside, problems } = read(`${joined(values)}#`);
    expect(records).toEqual([]);
    expect(putAside).toEqual([{ line: 1, references: '10#1#100' }]);
    expect(problems).toMatchObject([{ problem: 'valueCount', value: String(count), done: 'putAside' }]);
  });

  test('185 pieces of which the last is empty are taken', () => {
    expect(read(joined([...idxValues(), 'extra', ''])).records).toHaveLength(1);
  });

  test.each([
    ['version', 'IDX4.00'],
    ['object_category', 'CASTLE'],
    ['object_zip', 'Lausanne'],
    ['picture_1_filename', '150'],
    ['agency_id', ''],
    ['last_modified', 'Y'],
    ['swimmingpool', '28.08.2007 14:18:37'],
  ] as const)('a short record whose %s is %j is not trusted', (field, value) => {
    const short = joined(idxValues({ [field]: value }).slice(0, 182));
    expect(read(`${short}#`).problems).toContainEqual(
      expect.objectContaining({ field, problem: 'shifted', done: 'putAside' }),
    );
  });

  test('two missing values and no date of change: nothing shows where they are missing', () => {
    const undated = idxValues({ last_modified: '' });
    expect(read(`${joined(undated.slice(0, 182))}#`).records).toHaveLength(1);
    expect(read(`${joined(undated.slice(0, 181))}#`).putAside).toHaveLength(1);
  });

  test('a # inside a text moves the price, which even a missing spare does not hide', () => {
    const { putAside, problems } = read(joined(idxValues({ object_description: 'Wohnung #3 im Haus' }).slice(0, 182)));
    expect(putAside).toHaveLength(1);
    expect(problems).toContainEqual(
      expect.objectContaining({ field: 'currency', value: 'MONTHLY', problem: 'shifted' }),
    );
  });
});

test('a broken record whose head cannot be read does not claim to know its object', () => {
  expect(read('garbage#more#and more').putAside).toEqual([{ line: 1, references: null }]);
});

test.each([
  ['an empty file', ''],
  ['blank lines', '\r\n \r\n\n'],
])('%s holds no record', (_name, text) => {
  expect(read(text)).toMatchObject({ records: [], putAside: [], problems: [] });
});

test.skipIf(!workbookExamples)(
  'of the two samples of the workbook, the shifted one is put aside, the other read',
  () => {
    const { records, putAside, problems } = readIdx(workbookExamples ?? Buffer.alloc(0));
    expect(putAside).toEqual([{ line: 1, references: 'a#h#2' }]);
    expect(records.map((record) => [record.line, fieldText(record, 'last_modified')])).toEqual([
      [2, '28.08.2007 14:18:37'],
    ]);
    expect(problems).toEqual([
      { record: 1, field: '', problem: 'valueCount', value: '181', done: 'putAside' },
      { record: 1, field: 'last_modified', problem: 'shifted', done: 'putAside' },
      { record: 2, field: '', problem: 'valueCount', value: '182', done: 'kept' },
    ]);
  },
);

describe('whatever arrives, reading does not fail', () => {
  test('any bytes', () => {
    const noise = fc.uint8Array({ maxLength: 2_000 });
    const broken = fc
      .tuple(fc.nat(1_500), noise)
      .map(([at, bytes]) => Buffer.concat([anIdxFile({}).subarray(0, at), bytes, anIdxFile({}).subarray(at)]));
    fc.assert(
      fc.property(fc.oneof(noise, broken), (bytes) => {
        const { records, putAside } = readIdx(bytes);
        for (const record of records) expect(record.values.length).toBeGreaterThanOrEqual(181);
        for (const { line } of putAside) expect(line).toBeGreaterThan(0);
      }),
    );
  });

  test('ten megabytes, in a few seconds', () => {
    const line = anIdxLine({ object_description: 'Schöne Wohnung. '.repeat(120) });
    const bytes = Buffer.from(`${line}\r\n`.repeat(Math.ceil(10_000_000 / line.length)), 'latin1');
    const started = performance.now();
    expect(readIdx(bytes).records.length).toBeGreaterThan(3_000);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('ten megabytes of one line without a separator', () => {
    expect(readIdx(Buffer.alloc(10_000_000, ' <br')).putAside).toHaveLength(1);
  });
});
