import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { servePages } from '#platform/web/serve-pages.ts';
import { type TestApp, testApp } from '#tests/support/test-app.ts';
import { pagePolicy } from './content-policy.ts';
import { setSecurityHeaders } from './security-headers.ts';

const STRICT = "default-src 'none';base-uri 'none';frame-ancestors 'none'";
const config = readConfig({});

let app: TestApp;

beforeAll(async () => {
  app = await testApp({
    servePages: async (server) =>
      servePages(server, {
        // A page that tells its own nonce.
        handler: async () => ({
          fetch: async (_request, { context }) => new Response((context as { nonce: string }).nonce),
        }),
        contextOf: async (_request, _reply, nonce) => ({ nonce }),
        policyOf: (nonce) => pagePolicy(config, nonce),
      }),
  });
});
afterAll(() => app.close());

const policyAt = async (url: string): Promise<unknown> =>
  (await app.server.inject(url)).headers['content-security-policy'];

/** The sources of a directive. */
const sources = (policy: string, directive: string): string[] =>
  policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1) ?? [];

describe('what answers let a browser do', () => {
  test.each([
    '/healthz',
    '/sitemap.xml',
    '/robots.txt',
    '/map/settings.json',
    '/map/tiles/0/0/0.pbf',
    '/pictures/0/x.jpg',
  ])('nothing may be loaded by %s', async (url) => {
    expect(await policyAt(url)).toBe(STRICT);
  });

  test('nor by answers of the API, failures and redirects', async () => {
    const { headers } = await app.run('{ intl(locale: en) { id } }');
    expect(headers['content-security-policy']).toBe(STRICT);
    expect((await app.run('{')).headers['content-security-policy']).toBe(STRICT);
    const redirect = await app.server.inject('/');
    expect(redirect.statusCode).toBeGreaterThan(300);
    expect(redirect.headers['content-security-policy']).toBe(STRICT);
  });

  test('a page may run its own scripts and those with the nonce of this answer, which is never the same', async () => {
    const ask = async () => {
      const { body, headers } = await app.server.inject('/en');
      return { nonce: body, policy: String(headers['content-security-policy']) };
    };
    const [first, second] = [await ask(), await ask()];
    expect(first.nonce.length).toBeGreaterThanOrEqual(22);
    expect(first.nonce).not.toBe(second.nonce);
    expect(sources(first.policy, 'script-src')).toEqual(["'self'", `'nonce-${first.nonce}'`]);
    expect(sources(first.policy, 'style-src')).toEqual(["'self'"]);
    expect(sources(first.policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sources(first.policy, 'object-src')).toEqual(["'none'"]);
    expect(first.policy).not.toContain('upgrade-insecure-requests');
  });

  test('the dev mailbox keeps a policy of its own', async () => {
    expect(await policyAt('/dev/mail')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
  });

  test('addresses are not told to others, and devices are out of reach', async () => {
    const { headers } = await app.server.inject('/en');
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  });
});

describe('settings', () => {
  test('TLS is insisted on where the product is reached by it, and nowhere else', async () => {
    const hstsOf = async (publicUrl: string | null) => {
      const server = Fastify();
      await setSecurityHeaders(server, { publicUrl });
      return (await server.inject('/')).headers['strict-transport-security'];
    };
    expect(await hstsOf('https://www.example.ch')).toBe('max-age=63072000');
    expect(await hstsOf('http://www.example.ch')).toBeUndefined();
    expect(await hstsOf(null)).toBeUndefined();
    expect(pagePolicy({ ...config, publicUrl: 'https://www.example.ch' }, 'n')).toContain('upgrade-insecure-requests');
  });

  test('another map style may load from wherever it names, by TLS', () => {
    expect(sources(pagePolicy(config, 'n'), 'connect-src')).toEqual(["'self'"]);
    const policy = pagePolicy({ ...config, mapStyleUrl: 'https://tiles.example.ch/style.json' }, 'n');
    expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https:']);
    expect(sources(policy, 'img-src')).toContain('https:');
    expect(sources(policy, 'script-src')).toEqual(["'self'", "'nonce-n'"]);
  });

  test('Google’s reCAPTCHA may run and frame its own part, and nothing else of Google', () => {
    const recaptcha = { siteKey: 'site', secretKey: 'secret' };
    const policy = pagePolicy({ ...config, recaptcha }, 'n');
    expect(sources(policy, 'script-src').slice(2)).toEqual([
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(sources(policy, 'frame-src')).toContain('https://www.google.com/recaptcha/');
    expect(policy).not.toContain('secret');
  });
});
