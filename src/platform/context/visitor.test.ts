import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servePages } from '#platform/web/serve-pages.ts';
import { aBrowser } from '#tests/support/product/browser-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { createSecrets } from '../http/cookies/secrets.ts';

const [EARLIER, PRESENT, FOREIGN] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];
const ASK = '{ intl(locale: en) { id } }';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    settings: { SECRET: PRESENT, SECRET_PREVIOUS: EARLIER },
    servePages: async (server, { contextOf }) =>
      servePages(server, {
        handler: async () => ({ fetch: async () => new Response('A page') }),
        contextOf,
        policyOf: () => "default-src 'none'",
      }),
  });
});
afterAll(() => app.close());

/** The visitor in a browser's cookie after a request with a cookie signed by this secret. */
async function visitorAfter(secret: string): Promise<{ visitor: string | null; isNew: boolean }> {
  const browser = aBrowser(app);
  const cookie = createSecrets([secret]).sign('visitor', 'visitor-1');
  browser.setCookie('__Host-visitor', cookie);
  await browser.run(ASK);
  const stored = browser.cookie('__Host-visitor') ?? '';
  return { visitor: createSecrets([PRESENT]).unsign('visitor', stored), isNew: stored !== cookie };
}

describe('the cookie of a visitor', () => {
  test('is signed anew after a change of the secret, for the same visitor', async () => {
    expect(await visitorAfter(EARLIER)).toEqual({ visitor: 'visitor-1', isNew: true });
  });

  test('is left alone when it was signed with the present secret', async () => {
    expect(await visitorAfter(PRESENT)).toEqual({ visitor: 'visitor-1', isNew: false });
  });

  test('is signed anew by no page: a cache might keep it for others', async () => {
    const cookie = `__Host-visitor=${createSecrets([EARLIER]).sign('visitor', 'visitor-1')}`;
    const { statusCode, headers } = await app.server.inject({ url: '/en', headers: { cookie } });
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('signed with a foreign secret identifies no visitor', async () => {
    expect((await visitorAfter(FOREIGN)).visitor).not.toBe('visitor-1');
  });
});

describe('a browser without a cookie', () => {
  const SEED = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  const visitorOf = async (seed: string): Promise<string | null> => {
    const browser = aBrowser(app);
    const headers = { 'x-visitor-seed': seed };
    await browser.request({ method: 'POST', url: '/graphql', headers, payload: { query: ASK } });
    return createSecrets([PRESENT]).unsign('visitor', browser.cookie('__Host-visitor') ?? '');
  };

  test('is one visitor for all requests that a page sends before its first answer', async () => {
    const [one, other] = await Promise.all([visitorOf(SEED), visitorOf(SEED)]);
    expect(one).toBe(other);
    expect(one).not.toContain(SEED);
  });

  test.each(['', 'x', 'visitor-1', `${SEED}${SEED}`])(
    'is another visitor each time for the seed "%s"',
    async (seed) => {
      const [one, other] = await Promise.all([visitorOf(seed), visitorOf(seed)]);
      expect(one).not.toBe(other);
    },
  );
});
