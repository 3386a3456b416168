import { BRAND } from '#kernel/brand.ts';
import { LANGUAGE_TAGS, LOCALES, type Locale } from '#kernel/locale.ts';

/** Titles up to this length get the brand behind them. @source docs/reference/screens.md, "Head of a page" */
const LONGEST_BRANDED_TITLE = 50;

/** Content of the head of a page. */
export interface PageHeadInput {
  locale: Locale;
  title: string;
  description: string;
  keywords: string;
  /** Scheme and host, for absolute addresses. */
  origin: string;
  /** Public path of this page in every language, without query unless the query makes it another page. */
  paths: Readonly<Record<Locale, string>>;
  /** Path of the picture shown when the page is shared. */
  image?: string | undefined;
  /** schema.org objects; facts only. */
  structuredData?: readonly object[];
  /** Pages that search engines should leave out. */
  hidden?: boolean;
}

/** Head elements in the shape the router takes. */
export interface PageHead {
  meta: Record<string, string>[];
  links: Record<string, string>[];
  scripts: { type: string; children: string }[];
}

/** Title with the brand suffix where there is room. */
export const pageTitle = (title: string): string =>
  title.length <= LONGEST_BRANDED_TITLE ? `${title} | ${BRAND.name}` : title;

/**
 * Title, description, Open Graph, canonical address, languages and structured data of a page.
 *
 * @source docs/reference/screens.md, "Head of a page"
 */
export function pageHead(input: PageHeadInput): PageHead {
  const { locale, description, origin, paths } = input;
  const title = pageTitle(input.title);
  const address = origin + paths[locale];
  const meta: Record<string, string>[] = [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: input.keywords },
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: LANGUAGE_TAGS[locale].replace('-', '_') },
  ];
  if (input.image) meta.push({ property: 'og:image', content: origin + input.image });
  if (input.hidden) meta.push({ name: 'robots', content: 'noindex' });
  return {
    meta,
    links: input.hidden ? [] : [{ rel: 'canonical', href: address }, ...alternates(origin, paths)],
    scripts: (input.structuredData ?? []).map((data) => ({
      type: 'application/ld+json',
      // "<" could end the script element: text is never markup.
      children: JSON.stringify(data).replaceAll('<', String.raw`\u003c`),
    })),
  };
}

function alternates(origin: string, paths: Readonly<Record<Locale, string>>): Record<string, string>[] {
  const languages = LOCALES.map((locale) => ({
    rel: 'alternate',
    hrefLang: LANGUAGE_TAGS[locale],
    href: origin + paths[locale],
  }));
  return [...languages, { rel: 'alternate', hrefLang: 'x-default', href: origin + paths.en }];
}
