import { expect, test } from 'vitest';
import { type SourceFiles, sourceFaults } from './sources.ts';

const FILES: SourceFiles = {
  read: (path) =>
    ({ 'docs/limits.md': '# Limits\n\n## Uploads\n\n| `a` | 1 |\n', 'src/a.ts': 'const a = 1;' })[path] ?? null,
  hasPackage: (name) => name === 'swiss-maps',
};
const commented = (source: string): string => `/** What it is. @${'source'} ${source} */\nconst a = 1;`;

test.each([
  'docs/limits.md',
  'docs/limits.md, "Uploads"; RFC 8058',
  'docs/limits.md, "Uploads", "a"',
  'src/a.ts, "const a"',
  'https://example.ch/standard "Part"',
  'RFC 4226, §4',
  'ASVS 5.0, 6.2.9',
  'unix(7), "sun_path"',
  'package swiss-maps, README "License"',
])('%s can be found', (source) => {
  expect(sourceFaults(commented(source), FILES)).toEqual([]);
});

test.each([
  ['docs/limit.md', 'there is no such file'],
  ['docs/limits.md, "Downloads"', 'nothing is called "Downloads" there'],
  ['RFC 8058; src/a.ts, "const b"', 'nothing is called "const b" there'],
  ['docs/limits.md §6', 'neither a file'],
  ['spec 1, §9', 'neither a file'],
  ['rules §6.1', 'neither a file'],
  ['abuse case 53', 'neither a file'],
  ['decision 011', 'neither a file'],
  ['package swiss-map', 'there is no such package'],
])('%s cannot', (source, fault) => {
  expect(sourceFaults(commented(source), FILES)).toEqual([expect.stringContaining(fault)]);
});

test('a source on a line of its own is read as well, a command of a style sheet is none', () => {
  expect(sourceFaults(` * @${'source'} somewhere\n */`, FILES)).toHaveLength(1);
  expect(sourceFaults(`@${'source'} not "../../**/*.test.ts";`, FILES)).toEqual([]);
});
