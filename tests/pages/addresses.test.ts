import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { firstListings, screensOf } from '#tests/support/browser/known-pages.ts';
import { withSampleMarket } from '#tests/support/market/sample-market.ts';
import { BUILT_PAGES } from '#tests/support/product/built-pages.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;
let origin: string;
let listing: Record<Locale, string>;

beforeAll(async () => {
  app = await testApp(BUILT_PAGES);
  await withSampleMarket(app.database.db, 200);
  origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
  listing = await firstListings(origin);
});
afterAll(() => app.close());

test.each(LOCALES)('every page in %s that they may list says its one address', async (locale) => {
  for (const [name, path] of screensOf(locale, listing)) {
    const html = await (await fetch(origin + path)).text();
    const isHidden = /<meta name="robots" content="noindex"/.test(html);
    expect(html.match(/<link rel="canonical"/g)?.length ?? 0, name).toBe(isHidden ? 0 : 1);
  }
});

describe('an address without a language', () => {
  test.each([
    ['de', '/property/detail'],
    ['fr', '/property'],
  ] as const)('leads a visitor who reads %s to the listing', async (locale, start) => {
    const id = listing[locale].split(',').at(-1);
    const response = await fetch(`${origin}${start}/${id}?x=1`, {
      redirect: 'manual',
      headers: { 'accept-language': `${locale}-CH` },
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, listing[locale]]);
    expect(response.headers.get('vary')).toContain('accept-language');
  });

  test.each(['/property', '/property/detail', '/property/detail/99999999', '/property/detail/x', '/property/rent/1e9'])(
    '%s leads nowhere',
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(404);
    },
  );
});
