import { expect, test } from 'vitest';
import { cacheRows, findCacheFaults } from './caches.ts';

const DOCUMENT = `# Bounds

## Memory

| Contents (file) | At most | Goes |
|---|---|---|
| answers (\`graphql/answers.ts\`) | 32 MB; more | the oldest |
| rows (\`server/table/\`) | by the data | with the row |

## Other

| other (\`graphql/other.ts\`) | 1 MB | |
`;
const ROWS = cacheRows(DOCUMENT);
const faultsOf = (files: Record<string, string>): string[] =>
  findCacheFaults((file) => files[file] ?? '', Object.keys(files), ROWS).map((fault) => fault.split(' ')[0] ?? '');

const ANSWERS = 'src/platform/graphql/answers.ts';
const ROW = 'src/capabilities/search/server/table/rows.ts';
const present = { [ANSWERS]: '', [ROW]: '' };

test('the table of cached memory is read with its first amount in bytes', () => {
  expect(ROWS).toEqual([
    { files: ['graphql/answers.ts'], bytes: 32 * 1_048_576 },
    { files: ['server/table/'], bytes: null },
  ]);
});

test.each([
  'const known = new Map<string, Promise<number>>();',
  'export const known = new Set();',
  'class Names {\n  readonly #known = new Map<string, string>();\n}',
  'class Names {\n  #known: Map<string, string> = new Map();\n}',
  'const known = new LRUCache<string, object>({\n  maxSize: 10,\n});',
])('a file that keeps something and is in no row is named: %s', (text) => {
  expect(faultsOf({ ...present, 'src/platform/x.ts': text })).toEqual(['src/platform/x.ts']);
  expect(faultsOf({ ...present, [ANSWERS]: text, [ROW]: text })).toEqual([]);
});

test.each([
  "const WORDS = new Set(['a']);",
  'const NONE: ReadonlySet<number> = new Set();',
  'function f() {\n  const seen = new Map<string, number>();\n}',
])('a value that does not grow, or goes with its function, needs no row: %s', (text) => {
  expect(faultsOf({ ...present, 'src/platform/x.ts': text })).toEqual([]);
});

test('a cache that counts entries instead of bytes is named, and so is a row of a file that is gone', () => {
  expect(faultsOf({ ...present, [ANSWERS]: 'const known = new LRUCache<string, object>({ max: 500 });' })).toEqual([
    ANSWERS,
  ]);
  expect(faultsOf({ [ROW]: '' })).toEqual(['docs/reference/bounds.md:']);
});
