import { expect, test } from 'vitest';
import { matchPath } from '#kernel/paths/paths.ts';
import { hasPage } from '#kernel/paths/placeholder-screens.ts';
import { sitemapPagePaths } from './sitemap-pages.ts';

test('search engines learn of the first page, and of no page that is still to come', () => {
  const screens = sitemapPagePaths('fr').map((path) => matchPath(path)?.screen);
  expect(screens).toContain('home');
  expect(screens.filter((screen) => !screen || !hasPage(screen))).toEqual([]);
});
