import { expect, test } from 'vitest';
import { expressionsOf, slowAmong } from './regular-expressions.ts';

const faultsOf = (...sources: string[]): Promise<string[]> =>
  slowAmong(expressionsOf('src/a.ts', sources.map((source) => `f(${source});`).join('\n')).literals, new Set());

test('a regular expression that reads a text again from each of its characters is refused, with a text that shows it', async () => {
  const slow = [
    String.raw`/\s+$/`,
    '/<!--.*?-->/gs',
    String.raw`/ \(.*\)$/`,
    String.raw`/^-?\d*\.?\d+$/`,
    '/^(?:a+)+$/',
  ];
  const faults = await faultsOf(...slow);
  expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual(slow.map((_, index) => `src/a.ts:${index + 1}:`));
  expect(faults.join()).toContain("takes 2nd degree polynomial time on '\\t'.repeat(");
});

test('one that reads each character once passes, and is not asked about again', async () => {
  const known = new Set<string>();
  const { literals } = expressionsOf('src/a.ts', String.raw`f(/^\s+/, /[^a-z]+/g, /(?<!\s)\s+$/, /ab?c/)`);
  expect(await slowAmong(literals, known)).toEqual([]);
  expect(known.size).toBe(3);
});

test('where expressions are built is found, not what only looks like one', () => {
  const text =
    "const a = 'new RegExp(b)'; // RegExp(c)\nconst b = /[/]d/u;\nconst c = () =>\n  new RegExp(b, 'g');\nRegExp('e');";
  expect(expressionsOf('src/a.ts', text)).toEqual({
    literals: [{ at: 'src/a.ts:2', source: '[/]d', flags: 'u' }],
    built: ['src/a.ts:4', 'src/a.ts:5'],
  });
});
