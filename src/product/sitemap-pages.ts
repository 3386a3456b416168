import { contentPaths } from '#capabilities/content/server/content.service.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { INDEXED_PATHS, type ScreenName, type ScreenPath } from '#kernel/paths/paths-table.ts';
import { hasPage } from '#kernel/paths/placeholder-screens.ts';

/** Built screens with a single address that search engines may list. */
const PAGES = (Object.entries(INDEXED_PATHS) as [ScreenName, ScreenPath][])
  .filter(([screen, path]) => hasPage(screen) && !String(path).includes('{'))
  // Screens without parameters have addresses of one form.
  .map(([screen]) => screen as 'home');

/** The paths of those pages and of written pages in one language, in the same order in every language. */
export const sitemapPagePaths = (locale: Locale): readonly string[] => [
  ...PAGES.map((screen) => buildPath(screen, locale)),
  ...contentPaths().map((paths) => paths[LOCALES.indexOf(locale)] ?? ''),
];
