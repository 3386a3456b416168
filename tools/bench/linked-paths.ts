import { LOCALES } from '#kernel/locale.ts';

const MOST_PATHS = 1_000;

/** Addresses that the product links to, from its start pages on, at most a thousand. */
export async function linkedPaths(origin: string): Promise<string[]> {
  const known = new Set(LOCALES.map((locale) => `/${locale}`));
  for (const path of known) {
    const html = await (await fetch(origin + path)).text();
    for (const [, href = ''] of html.matchAll(/href="(\/(?:en|de|fr|it)\/[^"#]*)"/g)) {
      if (known.size < MOST_PATHS) known.add(href.replaceAll('&amp;', '&'));
    }
    if (known.size >= MOST_PATHS) break;
  }
  return [...known];
}
