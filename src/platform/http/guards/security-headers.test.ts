import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { servePages } from '#platform/web/serve-pages.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { pagePolicy } from './content-policy.ts';
import { setSecurityHeaders } from './security-headers.ts';

const STRICT = "default-src 'none';base-uri 'none';frame-ancestors 'none'";
const config = readConfig({});

/** The nonces of rendered pages. */
const nonces: string[] = [];

let app: TestApp;

beforeAll(async () => {
  app = await testApp({
    servePages: async (server) =>
      servePages(server, {
        // A page with a script that was written for it, and injected ones.
        handler: async () => ({
          fetch: async (_request, { context }) => {
            const { nonce } = context as { nonce: string };
            nonces.push(nonce);
            return new Response(`<script>brought()</script><script nonce="guessed">guessed()</script>
              <link nonce="${nonce}" href="/a.js"><script type="module" nonce="${nonce}">written(
              )</script><script src="/b.js" nonce="${nonce}"></script>`);
          },
        }),
        contextOf: async () => ({}),
        policyOf: (scriptHashes) => pagePolicy(config, scriptHashes),
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

describe('headers that restrict a browser', () => {
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

  test('a page may run the files of the product and the scripts that were written for it, and no others', async () => {
    const { body, headers } = await app.server.inject('/en');
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update('written(\n              )').digest('base64');
    expect(sources(policy, 'script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(sources(policy, 'style-src')).toEqual(["'self'"]);
    expect(sources(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sources(policy, 'object-src')).toEqual(["'none'"]);
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(body).toContain('<script type="module">written(');
    expect(body).toContain('<script src="/b.js"></script>');
  });

  test('the nonce of a page’s scripts cannot be guessed or read', async () => {
    const { body, headers } = await app.server.inject('/en');
    await app.server.inject('/en');
    const [first, second] = nonces.slice(-2) as [string, string];
    expect(first.length).toBeGreaterThanOrEqual(22);
    expect(first).not.toBe(second);
    expect(body + JSON.stringify(headers)).not.toContain(first);
  });

  test('the dev mailbox keeps a policy of its own', async () => {
    expect(await policyAt('/dev/mail')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
  });

  test('addresses are not sent to others, and devices are out of reach', async () => {
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
      setSecurityHeaders(server, { publicUrl });
      return (await server.inject('/')).headers['strict-transport-security'];
    };
    expect(await hstsOf('https://www.example.ch')).toBe('max-age=63072000');
    expect(await hstsOf('http://www.example.ch')).toBeUndefined();
    expect(await hstsOf(null)).toBeUndefined();
    expect(pagePolicy({ ...config, publicUrl: 'https://www.example.ch' }, [])).toContain('upgrade-insecure-requests');
  });

  test('another map style may load from wherever it names, by TLS', () => {
    expect(sources(pagePolicy(config, []), 'connect-src')).toEqual(["'self'"]);
    const policy = pagePolicy({ ...config, mapStyleUrl: 'https://tiles.example.ch/style.json' }, []);
    expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https:']);
    expect(sources(policy, 'img-src')).toContain('https:');
    expect(sources(policy, 'script-src')).toEqual(["'self'"]);
  });

  test('Google’s reCAPTCHA may run and frame its own part, and nothing else of Google', () => {
    const recaptcha = { siteKey: 'site', secretKey: 'secret' };
    const policy = pagePolicy({ ...config, recaptcha }, []);
    expect(sources(policy, 'script-src').slice(1)).toEqual([
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(sources(policy, 'frame-src')).toContain('https://www.google.com/recaptcha/');
    expect(policy).not.toContain('secret');
  });
});
