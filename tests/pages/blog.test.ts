import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allArticles } from '#capabilities/content/server/content.service.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { BUILT_PAGES } from '#tests/support/product/built-pages.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { sitemapPagePaths } from '../../src/product/sitemap-pages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp(BUILT_PAGES);
});
afterAll(() => app.close());

const get = (url: string) => app.server.inject({ url, headers: { host: 'lares.test' } });
const isAt = (locale: Locale) => (path: string) => path.startsWith(`/${locale}/blog`);

describe.each(LOCALES)('in %s', (locale) => {
  test('every page of the sitemap is there, with its title, languages and data', async () => {
    const paths = sitemapPagePaths(locale).filter(isAt(locale));
    expect(paths).toHaveLength(5 + allArticles('blog').length);
    for (const path of paths) {
      const { statusCode, body } = await get(path);
      expect(statusCode, path).toBe(200);
      expect(body, path).toContain(`<link rel="canonical" href="http://lares.test${path}"`);
      expect(body.match(/<h1/g), path).toHaveLength(1);
      expect(body, path).toContain('"@type":"BreadcrumbList"');
    }
  });

  test('an article shows its body and its sources', async () => {
    const article = allArticles('blog').find(({ en }) => en.id === 'rent-deposit')?.[locale];
    const path = sitemapPagePaths(locale).find((each) => each.endsWith(`/${article?.slug}`));
    const { body } = await get(path ?? '');
    expect(body).toContain('"@type":"Article"');
    expect(body.match(/<h2 id="s-/g)?.length).toBeGreaterThan(3);
    expect(body).toContain('id="sources"');
  });

  test('the feed is Atom and names every article', async () => {
    const { statusCode, headers, body } = await get(`/feeds/blog/${locale}.xml`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(body);
    expect(feed.entry).toHaveLength(allArticles('blog').length);
    expect(feed.entry[0].link['@_href']).toMatch(new RegExp(`^http://lares.test/${locale}/blog/`));
  });
});

describe('an address of the blog', () => {
  test.each([
    ['/de/blog/mieten/rent-deposit', '/de/blog/mieten/mietzinsdepot-kaution'],
    ['/fr/blog/kaufen/mietzinsdepot-kaution', '/fr/blog/louer/garantie-de-loyer'],
    ['/en/blog/living/x/rent-deposit', '/en/blog/renting/rent-deposit'],
    ['/en/blog/renting/rent-deposit/rent-deposit', '/en/blog/renting/rent-deposit'],
    ['/it/blog/renting', '/it/blog/affittare'],
  ])('%s redirects to %s', async (from, to) => {
    const { statusCode, headers } = await get(from);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  test.each([
    '/en/blog/nothing',
    '/en/blog/renting/nothing',
    '/en/blog/renting/rent-deposit/nothing',
    '/feeds/blog/es.xml',
  ])('%s is not found', async (path) => expect((await get(path)).statusCode).toBe(404));
});

describe('the search', () => {
  test('finds beginnings of words without accents, titles first', async () => {
    const { data } = await app.run('{ articles(kind: blog, locale: fr, text: "GARANTI loyer") { id } }');
    expect((data as { articles: { id: string }[] }).articles[0]?.id).toBe('rent-deposit');
  });

  test('shows a text as text, and says that nothing was found', async () => {
    const { statusCode, body } = await get(`/en/blog?q=${encodeURIComponent('<script>alert(1)</script>')}`);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>alert(1)');
    expect(body).toContain('No guide for «&lt;script&gt;');
    expect(body).toContain('content="noindex"');
  });
});
