import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anIdxFile, anIdxLine, type IdxValues, idxValues } from '#tests/factories/idx-record.ts';
import { workbookExamples } from '#tests/support/input/feed-samples.ts';
import { offersIn, recordsIn } from '#tests/support/input/read-feed.ts';
import { feedFieldText, IDX_FIELDS } from './fields.ts';
import { surveyFeed } from './survey.ts';
import { bytesInMemory } from './text/feed-bytes.ts';

const read = (text: string) => recordsIn(Buffer.from(text));
const joined = (values: readonly string[]): string => values.join('#');
/** Reads a file whose first record shows that its sender closes records with a #; returns the result of the other record. */
const afterClosed = (line: string) => {
  const { taken, putAside, problems } = read(`${anIdxLine({ ref_object: 'first' })}\n${line}`);
  return { taken: taken.filter((record) => record.line > 1), putAside, problems };
};

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
    expect(file.taken.map((record) => feedFieldText(record, 'ref_object'))).toEqual(['1', '2', '3']);
    expect(file.taken.map((record) => record.line)).toEqual([1, 3, 5]);
  });

  test('with text that would end a value in other formats', () => {
    const [record] = read(anIdxLine({ object_title: 'Hell; "ruhig", zentral|neu\tfrei' })).taken;
    expect(record && feedFieldText(record, 'object_title')).toBe('Hell; "ruhig", zentral|neu frei');
  });

  test('with a character reference, whose # separates nothing', () => {
    const { taken, problems } = read(anIdxLine({ object_title: 'R&#233;gie et &#xE9;tage' }));
    expect(problems).toEqual([]);
    expect(taken[0] && feedFieldText(taken[0], 'object_title')).toBe('R&#233;gie et &#xE9;tage');
  });
});

test('an additional header line is left out', () => {
  const { taken, problems } = read(`${joined(IDX_FIELDS)}#\r\n${anIdxLine()}\r\n`);
  expect(taken).toHaveLength(1);
  expect(problems).toEqual([{ record: 1, field: '', problem: 'headerLine', done: 'dropped' }]);
});

test('a line break inside a text does not break the record', () => {
  const { taken, problems } = read(
    `${anIdxLine({ object_description: 'Eins\n\nzwei\ndrei' })}\n${anIdxLine({ ref_object: '2' })}`,
  );
  expect(taken.map((record) => feedFieldText(record, 'ref_object'))).toEqual(['100', '2']);
  expect(taken[0] && feedFieldText(taken[0], 'object_description')).toBe('Eins\n\nzwei\ndrei');
  expect(problems).toEqual([
    { record: 1, object: '10#1#100', field: '', problem: 'lineBreakInside', done: 'repaired' },
  ]);
});

describe('a file says the same however its sender ends records', () => {
  const versions = { 'IDX3.01': 183, 'IDX1.02': 125 };
  const file = fc.record({
    version: fc.constantFrom<keyof typeof versions>('IDX3.01', 'IDX1.02'),
    closing: fc.constantFrom('', '#'),
    end: fc.constantFrom('\r\n', '\n', '\r'),
    mark: fc.constantFrom('', '\uFEFF'),
    lastEnd: fc.boolean(),
    lastValues: fc.array(fc.constantFrom('', 'N'), { minLength: 1, maxLength: 6 }),
    last_modified: fc.constantFrom('', '01.10.2026 08:30:00'),
  });

  test('with or without a closing #, with any line end, a byte-order mark, and a last value that is empty or not', () => {
    fc.assert(
      fc.property(file, ({ version, closing, end, mark, lastEnd, lastValues, last_modified }) => {
        const lines = lastValues.map((lastValue, index) => {
          const values = idxValues({ version, last_modified, ref_object: String(index) }).slice(0, versions[version]);
          return joined(values.with(-1, lastValue)) + closing;
        });
        const { taken, putAside, problems } = read(mark + lines.join(end) + (lastEnd ? end : ''));
        expect(putAside).toEqual([]);
        expect(problems.filter(({ problem }) => problem !== 'oldVersion')).toEqual([]);
        expect(taken.map((record) => [feedFieldText(record, 'ref_object'), record.values.at(-1)])).toEqual(
          lastValues.map((lastValue, index) => [String(index), lastValue]),
        );
      }),
    );
  });

  test('without the empty values at the end of each record', () => {
    const lines = ['1', '2', '3'].map((number) => joined(idxValues({ ref_object: number })).replace(/#+$/, ''));
    const { taken, problems } = read(lines.join('\r\n'));
    expect(taken).toHaveLength(3);
    expect(problems.map(({ value, done }) => [value, done])).toEqual(Array(3).fill(['178', 'kept']));
  });

  test('with more separators than the format has, where nothing is between them in any record', () => {
    const wide = (number: string, extra: string) => `${joined(idxValues({ ref_object: number }))}${extra}`;
    const lines = ['1', '2', '3'].map((number) => wide(number, '#######'));
    expect(read(lines.join('\n')).taken).toHaveLength(3);
    expect(read([...lines, wide('4', '#########')].join('\n')).putAside).toHaveLength(1);
    expect(read([...lines, wide('4', '######x#')].join('\n')).putAside).toHaveLength(1);
  });
});

describe('records of another length than 183 values', () => {
  test.each([178, 181, 182, 184])('%i values that are in their places are taken with a warning', (count) => {
    const values = [...idxValues(), 'extra'].slice(0, count);
    const { taken, problems } = afterClosed(`${joined(values)}#`);
    expect(taken).toHaveLength(1);
    expect(problems).toEqual([
      { record: 2, object: '10#1#100', field: '', problem: 'valueCount', value: String(count), done: 'kept' },
    ]);
  });

  test('184 pieces of which the last is empty are 183 values', () => {
    expect(read(joined([...idxValues(), ''])).problems).toEqual([]);
  });

  test.each([177, 185])('%i values are put aside, with the references of the object', (count) => {
    const values = [...idxValues(), 'extra', 'extra'].slice(0, count);
    const { taken, putAside, problems } = read(`${joined(values)}#`);
    expect(taken).toEqual([]);
    expect(putAside).toEqual([{ line: 1, references: '10#1#100' }]);
    expect(problems).toMatchObject([{ problem: 'valueCount', value: String(count), done: 'putAside' }]);
  });

  test('185 pieces of which the last is empty are taken', () => {
    expect(read(joined([...idxValues(), 'extra', ''])).taken).toHaveLength(1);
  });

  test.each([
    ['version', 'IDX3.01 x'],
    ['object_category', 'CASTLE'],
    ['object_zip', 'Lausanne'],
    ['picture_1_filename', '150'],
    ['agency_email', 'Lausanne'],
    ['last_modified', 'Y'],
    ['swimmingpool', '28.08.2007 14:18:37'],
  ] as const)('a short record whose %s is %j is not trusted', (field, value) => {
    const short = joined(idxValues({ [field]: value }).slice(0, 182));
    expect(afterClosed(`${short}#`).problems).toContainEqual(
      expect.objectContaining({ field, problem: 'shifted', done: 'putAside' }),
    );
  });

  test('without a date of change a missing value is believed only where it could not move anything that is stored', () => {
    const undated = { last_modified: '' };
    const short = (changes: IdxValues, count: number) => afterClosed(`${joined(idxValues(changes).slice(0, count))}#`);
    expect([182, 181].map((count) => short(undated, count).taken.length)).toEqual([1, 1]);
    const pictured = short({ ...undated, picture_6_filename: 'Haus.jpg' }, 182);
    expect(pictured.putAside).toHaveLength(1);
    expect(pictured.problems.at(-1)).toMatchObject({ problem: 'placesUnclear', done: 'putAside' });
  });

  test('a # inside a text moves the price, which even a missing spare does not hide', () => {
    const { putAside, problems } = read(joined(idxValues({ object_description: 'Wohnung #3 im Haus' }).slice(0, 182)));
    expect(putAside).toHaveLength(1);
    expect(problems).toContainEqual(
      expect.objectContaining({ field: 'selling_price', value: '3 im Haus', problem: 'shifted' }),
    );
  });
});

test('a broken record whose head cannot be read does not claim to know its object', () => {
  expect(read(`${anIdxLine()}\n\ngarbage#more#and more`).putAside).toEqual([{ line: 3, references: null }]);
});

describe('a file that is no IDX is refused by what it is', () => {
  test.each([
    ['garbage#more#and more', 'unknown'],
    ['<?xml version="1.0"?><!-- x --><openimmo><anbieter/></openimmo>', 'OpenImmo (XML)'],
    ['\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<export><properties/></export>', 'SwissRETS (XML)'],
    ['<rss version="2.0"/>', 'XML'],
    ['<!DOCTYPE html><html><body>Login</body></html>', 'HTML page'],
    ['{"properties": []}', 'JSON'],
    ['ref;title;price\n1;Wohnung;1200', 'table with commas, semicolons or tabs (CSV)'],
    ['PK\u0003\u0004\u0014\0', 'ZIP archive'],
    ['%PDF-1.7 x', 'PDF'],
  ])('%j', (text, name) => {
    expect(surveyFeed(bytesInMemory(Buffer.from(text)))).toEqual({ reason: 'wrongFormat', name });
    const wide = Buffer.from(text.replace('\uFEFF', ''), 'utf16le');
    expect(surveyFeed(bytesInMemory(wide))).toMatchObject({ reason: 'wrongFormat' });
  });
});

describe('an old version is named and read as far as its fields go', () => {
  const old = (changes: IdxValues = {}, count = 125) =>
    `${joined(idxValues({ version: 'IDX1.02', price_unit: '', ...changes }).slice(0, count))}#`;

  test('IDX 1.02 ends with the supply of gas', () => {
    const { taken, problems } = read([1, 2, 3].map((number) => old({ ref_object: `${number}` })).join('\n'));
    expect(taken.map((record) => [feedFieldText(record, 'ref_object'), feedFieldText(record, 'agency_name')])).toEqual([
      ['1', 'Régie du Lac'],
      ['2', 'Régie du Lac'],
      ['3', 'Régie du Lac'],
    ]);
    expect(problems).toEqual([{ record: 0, field: 'version', problem: 'oldVersion', value: 'IDX1.02', done: 'kept' }]);
  });

  test('of another length, when its values are in their places', () => {
    expect(read(old({}, 100)).taken).toHaveLength(1);
    expect(read(old({}, 70)).problems.at(-1)).toMatchObject({ problem: 'valueCount', done: 'putAside' });
  });

  test('is put aside when it is shifted', () => {
    const values = idxValues({ version: 'IDX1.02' }).slice(0, 125);
    expect(read(`${joined(values.toSpliced(16, 1))}#`).taken).toEqual([]);
    expect(read(`${joined(values.toSpliced(71, 0, 'Alix Muster'))}#`).taken).toEqual([]);
  });

  test('a version to come is not guessed', () => {
    expect(read(anIdxLine({ version: 'IDX4.00' })).problems).toEqual([]);
    expect(offersIn(anIdxFile({ version: 'IDX4.00' }), new Date()).putAside).toHaveLength(1);
  });
});

test.each([
  ['an empty file', ''],
  ['blank lines', '\r\n \r\n\n'],
])('%s holds no record', (_name, text) => {
  expect(read(text)).toMatchObject({ taken: [], putAside: [], problems: [] });
});

test.skipIf(!workbookExamples)(
  'of the two samples of the workbook, the shifted one is put aside, the other read',
  () => {
    const { taken, putAside, problems } = recordsIn(workbookExamples ?? Buffer.alloc(0));
    expect(putAside).toEqual([{ line: 1, references: 'a#h#2' }]);
    expect(taken.map((record) => [record.line, feedFieldText(record, 'last_modified')])).toEqual([
      [2, '28.08.2007 14:18:37'],
    ]);
    expect(problems).toEqual([
      { record: 1, object: 'a#h#2', field: '', problem: 'valueCount', value: '182', done: 'putAside' },
      {
        record: 1,
        object: 'a#h#2',
        field: 'delivery_id',
        problem: 'shifted',
        done: 'putAside',
        value: 'Wohnung_Uznach10.jpg',
      },
    ]);
  },
);

describe('reading never fails on any input', () => {
  test('any bytes', () => {
    const noise = fc.uint8Array({ maxLength: 2_000 });
    const broken = fc
      .tuple(fc.nat(1_500), noise)
      .map(([at, bytes]) => Buffer.concat([anIdxFile({}).subarray(0, at), bytes, anIdxFile({}).subarray(at)]));
    fc.assert(
      fc.property(fc.oneof(noise, broken), (bytes) => {
        if ('reason' in surveyFeed(bytesInMemory(bytes))) return;
        const { taken, putAside } = recordsIn(bytes);
        for (const record of taken) expect(record.values.length).toBeGreaterThanOrEqual(181);
        for (const { line } of putAside) expect(line).toBeGreaterThan(0);
      }),
    );
  });

  test('ten megabytes, in a few seconds', () => {
    const line = anIdxLine({ object_description: 'Schöne Wohnung. '.repeat(120) });
    const bytes = Buffer.from(`${line}\r\n`.repeat(Math.ceil(10_000_000 / line.length)), 'latin1');
    const started = performance.now();
    expect(recordsIn(bytes).taken.length).toBeGreaterThan(3_000);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('ten megabytes of one line without a separator', () => {
    const endless = Buffer.concat([Buffer.from('IDX3.01#'), Buffer.alloc(10_000_000, ' <br')]);
    expect(recordsIn(endless).problems.at(-1)).toMatchObject({ problem: 'tooLong', done: 'putAside' });
    expect(recordsIn(endless).putAside).toHaveLength(1);
  });
});
