import { LOCALES } from '#kernel/locale.ts';

/** Addresses that the product links to, from its start pages on. @param most at most so many */
export async function linkedPaths(origin: string, most = 1_000): Promise<string[]> {
  const known = new Set(LOCALES.map((locale) => `/${locale}`));
  for (const path of known) {
    const html = await (await fetch(origin + path)).text();
    for (const [, href = ''] of html.matchAll(/href="(\/(?:en|de|fr|it)\/[^"#]*)"/g)) {
      if (known.size < most) known.add(href.replaceAll('&amp;', '&'));
    }
    if (known.size >= most) break;
  }
  return [...known];
}
