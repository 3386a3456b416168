import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_DOCUMENTS } from '#tests/support/input/hostile-documents.ts';
import { aBrowser } from '#tests/support/product/browser-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

const post = (payload: string, headers: Record<string, string>) =>
  app.server.inject({ method: 'POST', url: '/graphql', headers, payload });

describe('POST /graphql', () => {
  test('is tried with three hundred hostile documents, all of them different', () => {
    expect(new Set(HOSTILE_DOCUMENTS.map(([, document]) => document)).size).toBeGreaterThanOrEqual(300);
  });

  test.each(HOSTILE_DOCUMENTS)(
    'abuse case 64: refuses %s and says no more than its error table',
    async (_fault, document) => {
      const { status, errors } = await app.run(document);
      expect(status).toBe(400);
      expect(errors).toHaveLength(1);
      expect(errors?.[0]?.extensions?.messageId).toMatch(/^error\.request\.(malformed|tooComplex)$/);
      expect(JSON.stringify(errors)).not.toMatch(/did you mean|graphql|node_modules|stack/i);
    },
  );

  test.each([
    ['{ offer(id: 1) { colour } }', {}, 'Offer.colour'],
    ['{ offers(filter: { offerType: 1 }) { data { id mood } } }', {}, 'AnyOffer.mood'],
    ['{ offer(id: 1, mood: 2) { id } }', {}, 'Query.offer.mood'],
    ['query ($f: OfferFiltre!) { offersCount(filter: $f) { totalRecords } }', { f: {} }, 'OfferFiltre'],
    ['{ offersCount(filter: { offerTyp: 1 }) { totalRecords } }', {}, 'OfferFilter.offerTyp'],
    ['query ($f: OfferFilter!) { offersCount(filter: $f) { totalRecords } }', { f: { mood: 1 } }, 'OfferFilter.mood'],
    ['{ intl(locale: rm) { id } }', {}, 'Locale.rm'],
  ])('names what the schema does not have: %s', async (query, variables, unknown) => {
    const { status, errors } = await app.run(query, variables);
    const extensions = { messageId: 'error.request.malformed', code: 400, values: { unknown } };
    expect({ status, errors }).toEqual({ status: 400, errors: [{ message: expect.any(String), extensions }] });
  });

  test('lists inside lists are refused before any work, wherever their sizes are', async () => {
    const offers =
      'data { ... on Offer { images(limit: 500) { key } similar(limit: 24) { images(limit: 500) { key } } } }';
    const written = `{ offers(filter: { offerType: 1, pageSize: 100 }) { ${offers} } }`;
    const given = `query ($f: OfferFilter!) { offers(filter: $f) { ${offers} } }`;
    app.database.takeStatements();
    for (const [query, variables] of [
      [written, {}],
      [given, { f: { offerType: 1, pageSize: 100 } }],
    ] as const) {
      const { status, errors } = await app.run(query, variables);
      expect(status).toBe(400);
      expect(errors?.[0]?.extensions).toMatchObject({ messageId: 'error.request.tooComplex', code: 400 });
    }
    expect(app.database.takeStatements()).toEqual([]);
  });

  test('refuses batches, broken JSON and bodies over 256 kB', async () => {
    const json = { 'content-type': 'application/json' };
    const one = { query: '{ intl(locale: en) { id } }' };
    expect((await post(JSON.stringify([one, one]), json)).statusCode).toBe(400);
    expect((await post('{"query": ', json)).statusCode).toBe(400);
    const large = { ...one, variables: { text: 'x'.repeat(260 * 1024) } };
    expect((await post(JSON.stringify(large), json)).statusCode).toBe(413);
  });

  test('answers a page of our own', async () => {
    const query = '{ intl(locale: en) { id } }';
    const origin = 'https://lares.example';
    expect((await app.run(query, {}, { host: 'lares.example', origin, 'sec-fetch-site': 'same-origin' })).status).toBe(
      200,
    );
  });

  test('answers a page of our own behind a proxy that is believed, and refuses it behind any other', async () => {
    const behind = { host: '127.0.0.1:3000', 'x-forwarded-host': 'lares.example', origin: 'https://lares.example' };
    const query = '{ intl(locale: en) { id } }';
    expect((await app.run(query, {}, behind)).status).toBe(403);
    const proxied = await testApp({ settings: { TRUST_PROXY: '127.0.0.1' } });
    try {
      expect((await proxied.run(query, {}, behind)).status).toBe(200);
    } finally {
      await proxied.close();
    }
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'https://lares.example:8443' }],
    ['a page without an origin', { origin: 'null' }],
    ['no address at all', { origin: 'lares.example' }],
    ['a page the browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
    ['a text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['something like JSON', { 'content-type': 'application/json-patch+json' }],
    ['nothing named', { 'content-type': '' }],
  ])('abuse case 35: refuses %s', async (_sender, headers) => {
    const json = { host: 'lares.example', 'content-type': 'application/json' };
    const refused = await post('{"query":"{ intl(locale: en) { id } }"}', { ...json, ...headers });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().errors[0].extensions).toEqual({ messageId: 'error.csrf', code: 403, values: {} });
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'abuse case 35: is not served by %s, nor is a mutation',
    async (method) => {
      const refused = await app.server.inject({ method, url: '/graphql?query=mutation{logout}' });
      expect(refused.statusCode).toBe(405);
      expect(refused.headers.allow).toBe('POST');
      if (method !== 'HEAD') expect(refused.json().errors[0].extensions.messageId).toBe('error.method');
    },
  );

  test('an expected failure carries text id, number and values', async () => {
    const { status, data, errors } = await app.run('{ offer(id: 424242) { id } }');
    expect(status).toBe(200);
    expect(data).toEqual({ offer: null });
    expect(errors).toEqual([
      {
        message: 'This content is no longer available.',
        extensions: { messageId: 'error.notFound', code: 404, values: {} },
      },
    ]);
  });

  test('an operation may be asked for by its own name, and by no other, however often', async () => {
    const query = 'query Words { intl(locale: en) { id } }';
    const ask = (operationName: string) =>
      post(JSON.stringify({ query, operationName }), { 'content-type': 'application/json' });
    for (let time = 0; time < 3; time += 1) {
      expect((await ask('Words')).statusCode).toBe(200);
      expect((await ask('Others')).statusCode).toBe(400);
    }
  });

  test('all texts of a language can be asked for', async () => {
    const { data } = await app.run('{ intl(locale: de) { id message } }');
    expect((data as { intl: unknown[] }).intl).toContainEqual({
      id: 'error.notFound',
      message: 'Dieser Inhalt ist nicht mehr verfügbar.',
    });
  });
});

describe('request limits', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await testApp({ limited: true });
  });
  afterAll(() => limited.close());

  /** Costs 51 points: the bucket of a visitor has room for nine, that of a network for 196. */
  const COSTLY = '{ here: topCities(limit: 41) { toRent } there: topCities(limit: 41) { toRent } }';
  const CHEAP = '{ intl(locale: en) { id } }';

  test('the first answer to a script gives a cookie, which has a bucket of its own from then on', async () => {
    const [browser, colleague] = [aBrowser(limited, '192.0.2.1'), aBrowser(limited, '192.0.2.1')];
    const first = await browser.run(CHEAP);
    expect(first.headers['set-cookie']).toMatch(
      /^__Host-visitor=[\w-]+\.[\w-]+\.[\w-]+; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await browser.run(COSTLY)).status);
    expect(statuses.slice(0, 9)).toEqual(Array(9).fill(200));
    const refused = await browser.run(COSTLY);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.errors?.[0]?.extensions?.messageId).toBe('error.rateLimit');
    expect((await colleague.run(COSTLY)).status).toBe(200);
    expect((await browser.run(CHEAP)).headers['set-cookie']).toBeUndefined();
  });

  test('callers who block or invent cookies share the bucket of the network, and are served', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 20; i += 1) {
      const browser = aBrowser(limited, '192.0.2.2');
      if (i % 2) browser.setCookie('__Host-visitor', `c29tZWJvZHk.${i}`);
      statuses.push((await browser.run(COSTLY)).status);
    }
    expect(statuses).toEqual(Array(20).fill(200));
  });

  test('a network that asks too much waits, with new cookies too; another does not', async () => {
    const ask = (address: string) => aBrowser(limited, address).run(COSTLY);
    const statuses: number[] = [];
    for (let i = 0; i < 1_000 && statuses.at(-1) !== 429; i += 1) statuses.push((await ask('192.0.2.3')).status);
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(196);
    expect((await ask('192.0.2.4')).status).toBe(200);
  });

  test('a cookie of one answer is good also when several were asked for at once', async () => {
    const browser = aBrowser(limited, '192.0.2.5');
    await Promise.all(Array.from({ length: 5 }, () => browser.run(CHEAP)));
    expect((await browser.run(CHEAP)).headers['set-cookie']).toBeUndefined();
  });
});

describe('health', () => {
  test('the process answers and, with all migrations, it is ready', async () => {
    expect((await app.server.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await app.server.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({ database: 'ok', missingMigrations: 0, deadJobs: 0 });
  });

  test('is not public', async () => {
    for (const url of ['/healthz', '/readyz']) {
      expect((await app.server.inject({ url, remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
      const throughProxy = { 'x-forwarded-for': '127.0.0.1' };
      expect((await app.server.inject({ url, headers: throughProxy })).statusCode).toBe(404);
    }
  });

  test('a database behind its migrations is not ready', async () => {
    await app.database.execute("delete from schema_migration where name = '0004_search.sql'");
    expect((await app.server.inject('/readyz')).statusCode).toBe(503);
    await app.database.execute("insert into schema_migration (name) values ('0004_search.sql')");
  });
});
