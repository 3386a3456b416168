import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { costOf } from './limits.ts';

const schema = buildSchema(`
  type Offer { id: Int similar: [Offer!] }
  type Page { total: Int list: [Offer!] }
  type Query { offers(pageSize: Int): Page similar(limit: Int): [Offer!] offer: Offer }
  type Mutation { logout: Boolean }
`);
const cost = (document: string, variables = {}): number => costOf(parse(document), variables, schema);

test('a query costs 1 and the sizes of its lists, a mutation 5', () => {
  expect(cost('{ offer { id } }')).toBe(1);
  expect(cost('{ similar(limit: 50) { id } offers(pageSize: 10) { list { id } } }')).toBe(61);
  expect(cost('{ offers(pageSize: 10) { total } }')).toBe(1);
  expect(cost('mutation { logout }')).toBe(5);
});

test.each([-500, 'abc', 2.5, null, Number.POSITIVE_INFINITY, undefined, { size: 1 }])(
  'a list whose size is given as %s costs as much as usual',
  (size) => {
    expect(cost('query ($n: Int) { similar(limit: $n) { id } }', { n: size })).toBe(25);
  },
);

test('no size in the document makes a list cheaper than nothing', () => {
  expect(cost('{ similar(limit: -500) { id } }')).toBe(25);
  expect(cost(`{ similar(limit: ${'9'.repeat(400)}) { id } }`)).toBe(25);
  expect(cost('{ similar(limit: 0) { id } }')).toBe(1);
});

test('a size that nobody gives is the one its variable begins with', () => {
  const document = 'query ($n: Int = 500) { similar(limit: $n) { id } }';
  expect(cost(document)).toBe(501);
  expect(cost(document, { n: 3 })).toBe(4);
});

test.each([
  '{ ...a } fragment a on Query { similar(limit: 50) { id } }',
  '{ ... on Query { ... { similar(limit: 50) { id } } } }',
  '{ ...a ...a } fragment a on Query { ...b } fragment b on Query { similar(limit: 50) { id } }',
  '{ offers(pageSize: 50) { ...a } } fragment a on Page { list { id } }',
  '{ offers(pageSize: 50) { ... on Page { list { id } } } }',
])('a list costs the same in a fragment: %s', (document) => {
  expect(cost(document)).toBe(51);
});

test('a fragment without a list costs nothing, and one that leads back to itself is read once', () => {
  expect(cost('{ offers(pageSize: 50) { ...a } } fragment a on Page { total }')).toBe(1);
  expect(cost('{ ...a } fragment a on Query { similar(limit: 50) { id } ...a }')).toBe(51);
});
