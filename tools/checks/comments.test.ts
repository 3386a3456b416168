import { expect, test } from 'vitest';
import { textFaults } from './comments.ts';

test.each([
  ['a comment of its own', 'src/a.ts', '\n// It is kept for a day.'],
  ['a comment behind code', 'src/a.ts', '\nconst a = 1; // What it is worth.'],
  ['a doc comment', 'src/a.tsx', '\n/** Stores it for whoever asks. */'],
  ['a clause of a comment', 'src/a.ts', '\n// Pages are made once; what is old goes.'],
  ['a clause behind a colon', 'src/a.ts', '\n/** One rule holds: who comes first wins. */'],
  ['a line of a doc comment', 'tools/a.mjs', '/**\n * Who comes first wins.\n */'],
  ['a comment of a configuration', 'deploy/a.conf', '\n# Nobody is in it.'],
  ['a description', 'src/a.graphql', 'type A {\n  "What it shows."\n  a: Int\n}'],
  ['a description in a block', 'src/a.graphql', '\n"""\nThe number,\nas told by its owner.\n"""'],
  ['a title', 'src/a.test.ts', "\ntest('what is old goes', () => {});"],
  ['a title of a group', 'src/a.test.ts', "\ndescribe('abuse 3: who comes late', () => {});"],
  ['a title behind rows', 'tests/a.test.ts', "test.each([1])\n  ('%i hears of it', () => {});".replace('\n  ', '')],
  ['a title behind named rows', 'tests/a.test.ts', "test.each(ROWS)('%i is told', () => {});"],
  ['a title behind rows of several lines', 'tests/a.test.ts', "test.each([\n])('%i is told', () => {});"],
])('%s is checked', (_, file, text) => {
  expect(textFaults(file, text)).toEqual([expect.stringContaining(`${file}:`)]);
});

test.each([
  ['src/a.ts', "const kept = 'What is told';"],
  ['src/a.ts', '// The word `kept` is given up, and "who asks" with it.'],
  ['src/a.ts', '  #told = 0;'],
  ['src/a.test.ts', "test('a visitor finds what was saved', () => {});"],
  ['src/a.test.ts', "test('whose file is lost is reported', () => {});"],
  ['src/a.graphql', 'type A {\n  "A reader who has signed in."\n  kept: Int\n}'],
])('code, quotes and ordinary relative clauses are free: %s %s', (file, text) => {
  expect(textFaults(file, text)).toEqual([]);
});
