import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENTS_BYTES, Documents } from '#platform/graphql/documents.ts';
import { DOCUMENT_LIMITS } from '#platform/graphql/limits.ts';
import { COSTS_BYTES, Weights } from '#platform/graphql/weights.ts';
import { aBrowser } from '#tests/support/product/browser-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const MB = 1024 * 1024;
/** Memory of the tests themselves, compiled code and the collector, bytes. */
const TOLERANCE = 24 * MB;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let app: TestApp;
let limited: TestApp;

beforeAll(async () => {
  app = await testApp();
  limited = await testApp({ limited: true });
});
afterAll(async () => {
  await app.close();
  await limited.close();
});

/** Bytes by which the heap grows while documents of a visitor without a cookie are sent. */
async function growthOf(count: number, document: (n: number) => string, status: number): Promise<number> {
  for (let n = 0; n < 20; n += 1) await app.run(document(-n));
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let n = 1; n <= count; n += 1) expect((await app.run(document(n))).status).toBe(status);
  collect();
  return process.memoryUsage().heapUsed - before;
}

const named = (n: number): string => `Q${Math.abs(n)}${n < 0 ? 'w' : ''}`;

test.each<[string, (n: number) => string]>([
  ['one unknown field over and over', (n) => `query ${named(n)}{payWays{${'way '.repeat(1_900)}}}`],
  ['unknown fields of different names', (n) => `query ${named(n)}{offer(id:1){${words(1_200, 'x')}}}`],
  ['more letters than are read', (n) => `query ${named(n)}{offer(id:1){${words(6_000, 'x')}}}`],
  ['an end that is missing', (n) => `query ${named(n)}{offer(id:1){${words(1_200, 'x')}`],
])(
  '2,000 refused documents of 8 kB leave nothing in memory: %s',
  async (_fault, document) => {
    expect(await growthOf(2_000, document, 400)).toBeLessThan(TOLERANCE);
  },
  60_000,
);

const words = (count: number, letter: string): string =>
  Array.from({ length: count }, (_, i) => `${letter}${i}`).join(' ');

test('800 valid documents of 8 kB, each sent twice, take no more than documents may', async () => {
  const text = `#${'x'.repeat(7_900)}\n`;
  const document = (n: number): string => `${text}query ${named(n)}{offer(id:1){id title price rooms images{key}}}`;
  const twice = async (n: number): Promise<string> => {
    await app.run(document(n));
    return document(n);
  };
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let n = 1; n <= 800; n += 1) expect((await app.run(await twice(n))).status).toBe(200);
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(DOCUMENTS_BYTES + COSTS_BYTES + TOLERANCE);
}, 60_000);

test('valid documents of the largest size fill what documents may take, and the first of them is read anew', async () => {
  const documents = new Documents(app.server.graphql.schema, { introspection: false });
  const fields = words(DOCUMENT_LIMITS.aliases, 'a')
    .split(' ')
    .map((alias) => `${alias}:title`);
  const spreads = Array.from({ length: 40 }, (_, i) => `fragment F${i} on Offer{id title price rooms}`);
  const used = spreads.map((_, i) => `...F${i}`);
  const head = `{offer(id:1){${[...fields, ...used].join(' ')}}}${spreads.join(' ')}#`;
  const document = (n: number) => ({ query: `query ${named(n)}${head}`.padEnd(DOCUMENT_LIMITS.letters, 'x') });
  const run = async (n: number) => {
    const request = document(n);
    const read = documents.of(request);
    expect(read).not.toHaveProperty('refusal');
    await documents.run({}, request);
    return read;
  };
  const first = await run(0);
  expect(documents.of(document(0))).toBe(first);
  collect();
  const before = process.memoryUsage().heapUsed;
  let largest = 0;
  for (let n = 1; n <= 200; n += 1) {
    const bytes = documents.bytes;
    await run(n);
    await run(n);
    largest = Math.max(largest, documents.bytes - bytes);
  }
  collect();
  const growth = process.memoryUsage().heapUsed - before;
  expect(documents.bytes).toBeLessThanOrEqual(DOCUMENTS_BYTES);
  expect(documents.bytes).toBeGreaterThan(DOCUMENTS_BYTES - largest);
  expect(documents.of(document(0))).not.toBe(first);
  expect(growth).toBeLessThan(DOCUMENTS_BYTES + TOLERANCE);
}, 60_000);

test('the costs of the largest cached variables fill the room of costs, and no more', async () => {
  const documents = new Documents(app.server.graphql.schema, { introspection: false });
  const weights = new Weights(app.server.graphql.schema, documents);
  const query = 'query($t:String!){locations(text:$t){id}}';
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let n = 1; n <= 4_000; n += 1) {
    const { refusal } = weights.of({ query, variables: { t: `${n}${'x'.repeat(1_900)}` } });
    expect(refusal).toBeNull();
  }
  collect();
  expect(weights.bytes).toBeLessThanOrEqual(COSTS_BYTES);
  expect(weights.bytes).toBeGreaterThan(0.98 * COSTS_BYTES);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(COSTS_BYTES + 4 * MB);
}, 60_000);

test('a visitor without a cookie who sends refused documents of 8 kB is soon limited', async () => {
  let sent = 0;
  let status = 400;
  while (status === 400 && sent < 1_000) {
    sent += 1;
    const browser = aBrowser(limited, '192.0.2.77');
    status = (await browser.run(`query Q${sent}{payWays{${'way '.repeat(1_900)}}}`)).status;
  }
  expect(status).toBe(429);
  expect(sent).toBeLessThan(300);
});
