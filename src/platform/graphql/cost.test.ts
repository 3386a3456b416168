import { readFileSync } from 'node:fs';
import { buildSchema, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { costOf, pointsOf } from './cost.ts';
import { fieldCostsOf } from './field-cost.ts';

const [DIRECTIVES] = readFileSync(new URL('base.graphql', import.meta.url), 'utf8').split('"One of the four');
const schemaOf = (text: string) => buildSchema(`${DIRECTIVES} ${text}`);
/** An entry costs a thousand points here, so that values hardly count. */
const schema = schemaOf(`
  enum Mode { list map @listSize(usual: 2000) }
  input Filter { pageSize: Int = 12, mode: Mode, outlines: [[Int!]!] @cost(points: 1000) }
  type Picture { hash: String }
  type Home {
    id: Int
    median: Float @cost(points: 2000)
    plan: String @cost(points: 2000, inList: 9000)
    like(limit: Int): [Home!] @listSize(usual: 6, givenBy: ["limit"], points: 1000) @cost(points: 10000)
    pictures(limit: Int = 4): [Picture!] @listSize(usual: 24, givenBy: ["limit"], points: 250)
  }
  type Page {
    total: Int
    list: [Home!] @listSize(usual: 24, points: 1000)
    other: [Home!] @listSize(usual: 3, points: 1000)
  }
  interface Kept { id: Int, like: [Kept!] @listSize(usual: 6, points: 1000) }
  type Own implements Kept { id: Int, note: Int @cost(points: 5000), like: [Own!] @listSize(usual: 9, points: 1000) }
  type Shown implements Kept { id: Int, like(limit: Int): [Shown!] @listSize(usual: 6, givenBy: ["limit"], points: 1000) }
  type Query {
    home: Home
    kept: [Kept!] @listSize(usual: 10, points: 1000)
    guess(text: String): String @cost(points: 1000, again: 7000)
    homes(limit: Int): [Home!] @listSize(usual: 24, givenBy: ["limit"], points: 1000)
    page(filter: Filter): Page @listSize(givenBy: ["filter.pageSize", "filter.mode"], of: ["list"])
  }
  type Mutation { logout: Boolean }
`);
const points = (document: string, variables = {}): number => pointsOf(parse(document), variables, schema);
/** Cost in thousands of points: list entries requested. */
const cost = (document: string, variables = {}): number => Math.floor(points(document, variables) / 1000);
const charged = (document: string, variables = {}): number => costOf(parse(document), variables, schema);

describe('the cost of an operation', () => {
  test('a query 1, a mutation 5, and a hundredth for each value', () => {
    expect(charged('mutation { logout }')).toBe(6);
    expect(charged('{ home { id } }')).toBe(2);
    expect(points('{ home { id } }')).toBeCloseTo(0.02);
    expect(points('{ homes(limit: 50) { id } }')).toBeCloseTo(50 * 1000 + 50 * 0.02);
  });

  test('more than its parts when they are many', () => {
    expect(charged('{ home { pictures(limit: 1) { hash } } }')).toBe(1 + 0.4 * 250 + 84);
    expect(charged('{ homes(limit: 1) { id } }')).toBe(1 + 0.4 * 1000 + 1334);
    expect(charged('{ homes(limit: 3) { id } }')).toBeGreaterThan(4 * 3000);
  });

  test('the sizes of its lists', () => {
    expect(cost('{ homes(limit: 50) { id } }')).toBe(50);
  });

  test('lists inside lists multiply, however deep', () => {
    expect(cost('{ homes(limit: 10) { like(limit: 5) { id } } }')).toBe(10 + 10 * (10 + 5));
    const three = '{ homes(limit: 10) { like(limit: 10) { like(limit: 10) { id } } } }';
    expect(cost(three)).toBe(10 + 10 * (10 + 10 + 10 * (10 + 10)));
    const five = `{ homes(limit: 100) ${'{ like(limit: 24) '.repeat(5)} { id } ${'}'.repeat(5)} }`;
    expect(cost(five)).toBeGreaterThan(100 * 24 ** 5);
  });

  test('of a field with several types the cost of the dearest, whichever others are selected under the same name', () => {
    expect(cost('{ kept { id } }')).toBe(10);
    expect(cost('{ kept { like { id } } }')).toBe(10 + 10 * 9);
    expect(cost('{ kept { ... on Own { note } } }')).toBe(10 + 10 * 5);
    expect(cost('{ kept { ...own } } fragment own on Own { note }')).toBe(10 + 10 * 5);
    for (const document of [
      '{ kept { ... on Own { x: id } ... on Shown { x: like(limit: 50) { id } } } }',
      '{ kept { ... on Own { x: like { id } } ... on Shown { x: like(limit: 50) { id } } } }',
    ])
      expect(cost(document)).toBe(10 + 10 * 50);
  });

  test('each alias as much as the field, a repeated selection under one name once', () => {
    expect(cost('{ a: homes(limit: 10) { id } b: homes(limit: 10) { id } }')).toBe(20);
    expect(cost('{ homes(limit: 10) { id } homes(limit: 10) { median } }')).toBe(10 + 20);
  });

  test('the cost of a field that is no list, as often as its list has entries', () => {
    expect(cost('{ home { median } }')).toBe(2);
    expect(cost('{ homes(limit: 10) { median } }')).toBe(10 + 10 * 2);
  });

  test('the higher cost of a repeated field', () => {
    expect(cost('{ guess(text: "a") }')).toBe(1);
    expect(cost('{ guess(text: "a") b: guess(text: "b") c: guess(text: "c") }')).toBe(1 + 7 + 7);
  });

  test('each entry that an input brings', () => {
    const document = 'query ($o: [[Int!]!]) { page(filter: { outlines: $o }) { total } }';
    expect(cost(document, { o: [[1, 2, 3], [], [4]] })).toBe(4);
    expect(cost('{ page(filter: { outlines: [[1, 2], [3]] }) { total } }')).toBe(3);
    expect(cost(document)).toBe(0);
  });

  test('the higher cost in a list that loads many at once', () => {
    expect(cost('{ home { plan } }')).toBe(2);
    expect(cost('{ homes(limit: 10) { plan } }')).toBe(10 + 10 * 9);
    expect(cost('{ home { like(limit: 1) { plan } } }')).toBe(10 + 1 + 9);
  });
});

describe('the size of a list is read wherever it is given:', () => {
  test.each([
    ['as an argument', '{ homes(limit: 7) { id } }', {}, 7],
    ['by a variable', 'query ($n: Int) { homes(limit: $n) { id } }', { n: 7 }, 7],
    ['as a default of a variable', 'query ($n: Int = 7) { homes(limit: $n) { id } }', {}, 7],
    ['by a variable instead of its default', 'query ($n: Int = 7) { homes(limit: $n) { id } }', { n: 3 }, 3],
    ['as a default of the schema', '{ home { pictures { hash } } }', {}, 1],
    ['as a default of an input', '{ page(filter: {}) { list { id } } }', {}, 12],
    ['in an input', '{ page(filter: { pageSize: 7 }) { list { id } } }', {}, 7],
    ['by a variable in an input', 'query ($n: Int) { page(filter: { pageSize: $n }) { list { id } } }', { n: 7 }, 7],
    [
      'in an input that is a variable',
      'query ($f: Filter) { page(filter: $f) { list { id } } }',
      { f: { pageSize: 7 } },
      7,
    ],
    [
      'in a default that is an input',
      'query ($f: Filter = { pageSize: 7 }) { page(filter: $f) { list { id } } }',
      {},
      7,
    ],
    ['by a choice', '{ page(filter: { mode: map }) { list { id } } }', {}, 2000],
    ['for the list that it is the size of', '{ page(filter: { pageSize: 7 }) { other { id } } }', {}, 3],
    ['not at all', '{ homes { id } }', {}, 24],
    ['nowhere, as nothing is listed', '{ page(filter: { pageSize: 7 }) { total } }', {}, 0],
  ])('%s', (_where, document, variables, entries) => {
    expect(cost(document, variables)).toBe(entries);
  });

  test('a size below nothing is none', () => {
    expect(cost('{ homes(limit: -500) { id } }')).toBe(24);
    expect(cost('{ homes(limit: 0) { id } }')).toBe(0);
  });

  test.each(['abc', 2.5, { size: 1 }])('variables that do not fit, as %s, are refused before any work', (n) => {
    expect(charged('query ($n: Int) { homes(limit: $n) { id } }', { n })).toBe(1);
  });
});

describe('fragments', () => {
  test.each([
    '{ ...a } fragment a on Query { homes(limit: 50) { id } }',
    '{ ... on Query { ... { homes(limit: 50) { id } } } }',
    '{ ...a ...a } fragment a on Query { ...b } fragment b on Query { homes(limit: 50) { id } }',
    '{ page(filter: { pageSize: 50 }) { ...a } } fragment a on Page { list { id } }',
    '{ page(filter: { pageSize: 50 }) { ... on Page { list { id } } } }',
  ])('do not change what a list costs: %s', (document) => {
    expect(cost(document)).toBe(50);
  });

  test('that lead back to themselves come to an end', () => {
    expect(cost('{ ...a } fragment a on Query { homes(limit: 50) { id } ...a }')).toBe(50);
    expect(cost('{ home { ...a } } fragment a on Home { like(limit: 1) { ...a } }')).toBeLessThan(200);
  });

  test('that open into too many fields are refused', () => {
    const wide = Array.from(
      { length: 5 },
      (_, i) =>
        `fragment f${i} on Home { ${'abcdef'
          .split('')
          .map((name) => `${name}: like { ...f${i + 1} }`)
          .join(' ')} }`,
    );
    const document = `{ home { ...f0 } } ${wide.join(' ')} fragment f5 on Home { id }`;
    expect(() => cost(document)).toThrow(expect.objectContaining({ messageId: 'error.request.tooComplex' }));
  });
});

test('a schema with a list without a size is refused, by name', () => {
  expect(() => fieldCostsOf(schemaOf('type Query { homes: [Int!]! }'))).toThrow('Query.homes');
});
