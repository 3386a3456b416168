import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_COST } from '#platform/graphql/request-bucket.ts';
import { BUCKETS } from '#platform/http/limits/limit-rules.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { storeBuild } from './earlier-builds.ts';
import { serveFiles, servePages } from './serve-pages.ts';

/** Pages that the bucket of a network has room for. */
const BURST = BUCKETS.pagesOfNetwork.size / PAGE_COST;

const folder = mkdtempSync(join(tmpdir(), 'lares-built-'));
const earlierAssets = join(folder, 'kept');

/** Output of a build: a script, and an icon beside it. */
function build(name: string): string {
  const client = join(folder, name);
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'assets', `home-${name}.js`), `export const build = '${name}'`);
  writeFileSync(join(client, 'icon.svg'), '<svg/>');
  return client;
}

let app: TestApp;
let rendered = 0;

beforeAll(async () => {
  app = await testApp({
    limited: true,
    servePages: async (server, { contextOf }) => {
      await serveFiles(server, { clientFolder: build('a1'), earlierAssets, scriptPolicy: "default-src 'none'" });
      servePages(server, {
        handler: async () => ({
          fetch: async ({ url }) => {
            rendered += 1;
            return new Response('a page', { status: url.includes('/missing') ? 404 : 200 });
          },
        }),
        contextOf,
        policyOf: () => "default-src 'none'",
      });
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const german = { 'accept-language': 'de-CH' };

test('a network that opens four hundred pages at once is served, one that goes on waits and reads why', async () => {
  const visitor = aBrowser(app, '192.0.2.1');
  const open = () => visitor.request({ url: '/de', headers: german });
  const answers = await Promise.all(Array.from({ length: BURST }, open));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  // Points are refilled while the test runs: at some point too few are left.
  const more = await Promise.all(Array.from({ length: BURST }, open));
  const refused = more.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(rendered).toBe(2 * BURST - refused.length);
  expect(refused[0]?.body).toContain('<p>Zu viele Anfragen. Bitte versuchen Sie es später erneut.</p>');
  expect(refused[0]?.headers).toMatchObject({
    'retry-after': '1',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
});

test('of one network a member and a visitor from elsewhere are still served', async () => {
  const member = aBrowser(app, '192.0.2.1');
  const account = await anAccount(app.database);
  member.setCookie('__Host-session', (await openSession(app, account.id)).secret);
  expect((await member.request({ url: '/de', headers: german })).statusCode).toBe(200);
  expect((await aBrowser(app, '192.0.2.2').request({ url: '/de', headers: german })).statusCode).toBe(200);
});

test('addresses of one IPv6 network share a bucket', async () => {
  const ask = (_: unknown, host: number) =>
    aBrowser(app, `2001:db8::${(host + 1).toString(16)}`).request({ url: '/de', headers: german });
  const answers = await Promise.all(Array.from({ length: 2 * BURST }, ask));
  expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
});

test('a page gives no cookie, so that caches can keep it', async () => {
  const { headers } = await aBrowser(app, '192.0.2.9').request({ url: '/de', headers: german });
  expect(headers['set-cookie']).toBeUndefined();
});

test('for a file of another build no page is made, and the answer is not cached', async () => {
  const visitor = aBrowser(app, '192.0.2.3');
  const before = rendered;
  const present = await visitor.request({ url: '/assets/home-a1.js' });
  expect([present.statusCode, present.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  const gone = await visitor.request({ url: '/assets/home-b2.js' });
  expect([gone.statusCode, gone.body, gone.headers['cache-control']]).toEqual([404, '', 'no-store']);
  expect(rendered).toBe(before);
});

test('pages of a build before and of one that serves beside this one find their files, also after this build’s folder went', async () => {
  const other = Fastify();
  await serveFiles(other, { clientFolder: build('b2'), earlierAssets, scriptPolicy: "default-src 'none'" });
  for (const server of [app.server, other]) {
    for (const name of ['a1', 'b2']) {
      const { body, headers } = await server.inject(`/assets/home-${name}.js`);
      expect([body, headers['cache-control'], headers['content-security-policy']]).toEqual([
        `export const build = '${name}'`,
        'public, max-age=31536000, immutable',
        expect.stringContaining("default-src 'none'"),
      ]);
    }
  }
  rmSync(join(folder, 'a1', 'assets'), { recursive: true });
  expect((await app.server.inject('/assets/home-a1.js')).body).toBe("export const build = 'a1'");
  await other.close();
});

test('icons are asked for again every day, and nothing outside of the folders is served', async () => {
  const icon = await app.server.inject('/icon.svg');
  expect([icon.body, icon.headers['cache-control']]).toEqual(['<svg/>', 'public, max-age=86400']);
  writeFileSync(join(folder, 'secret'), 'of the operator');
  for (const path of ['..%2fsecret', '..%2f..%2fsecret', '%2e%2e%2f%2e%2e%2fsecret', '..%5csecret'])
    expect((await app.server.inject(`/assets/${path}`)).body).not.toContain('operator');
});

test('files that no start wanted for thirty days go, and those that are too much', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const put = (name: string, age: number, bytes: number) => {
    const file = join(earlierAssets, name);
    writeFileSync(file, '');
    truncateSync(file, bytes);
    utimesSync(file, days(age), days(age));
  };
  put('old-c3.js', 31, 10);
  put('recent-d4.js', 29, 10);
  put('large-e5.js', 2, 200_000_000);
  put('larger-f6.js', 3, 200_000_000);
  await storeBuild(join(build('a1'), 'assets'), earlierAssets, new Date());
  const stored = readdirSync(earlierAssets);
  expect(stored).toEqual(expect.arrayContaining(['home-a1.js', 'home-b2.js', 'large-e5.js']));
  expect(stored.filter((name) => ['old-c3.js', 'larger-f6.js', 'recent-d4.js'].includes(name))).toEqual([]);
});

test('a missing page is an error for programs, and a page for readers', async () => {
  const get = async (accept: string, url = '/en/missing') => {
    const { statusCode, body } = await aBrowser(app, '203.0.113.77').request({
      method: 'GET',
      url,
      headers: { accept },
    });
    return [statusCode, body];
  };
  const [status, body] = await get('application/json');
  expect([status, JSON.parse(String(body))]).toEqual([
    404,
    { message: expect.any(String), messageId: 'error.notFound', code: 404, values: {} },
  ]);
  for (const accept of ['text/html', '*/*', 'text/html, application/json'])
    expect(await get(accept)).toEqual([404, 'a page']);
  expect(await get('application/json', '/en')).toEqual([200, 'a page']);
});

test('an address that is longer than any of ours reaches no page, with any page behind it', async () => {
  const visitor = aBrowser(app, '192.0.2.9');
  const before = rendered;
  const tooLong = await visitor.request({ url: `/de/${'x'.repeat(2_000)}?a=1`, headers: german });
  expect(tooLong.statusCode).toBe(404);
  expect(tooLong.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(rendered).toBe(before);
  const query = await visitor.request({ url: `/de?${'x'.repeat(8_000)}`, headers: german });
  expect([query.statusCode, rendered]).toEqual([200, before + 1]);
});
