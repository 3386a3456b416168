import { LANGUAGE_TAGS, LOCALES, type Locale } from '#kernel/locale.ts';

/** One URL of a sitemap, as a public path. */
export interface SitemapEntry {
  path: string;
  lastModified?: Date;
  /** The same page in every language. */
  paths?: Readonly<Record<Locale, string>>;
}

/** An XML document, split where scheme and host belong. `join(origin)` completes it. */
export type OriginlessXml = readonly string[];

/** Placeholder for scheme and host. No path contains it, because braces are encoded in paths. */
const ORIGIN = '{origin}';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A sitemap file. @source https://www.sitemaps.org/protocol.html */
export const sitemapXml = (entries: readonly SitemapEntry[]): OriginlessXml =>
  `${HEAD}<urlset ${NAMESPACES}>\n${entries.map(entryXml).join('')}</urlset>\n`.split(ORIGIN);

/** The index of sitemap files. */
export const sitemapIndexXml = (paths: readonly string[]): OriginlessXml =>
  `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `<sitemap><loc>${address(path)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`.split(ORIGIN);

/** Scheme and host, escaped for XML. */
export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

function entryXml({ path, lastModified, paths }: SitemapEntry): string {
  const changed = lastModified ? `<lastmod>${lastModified.toISOString().slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${address(path)}</loc>${changed}${paths ? alternates(paths) : ''}</url>\n`;
}

const alternates = (paths: Readonly<Record<Locale, string>>): string =>
  [...LOCALES.map((locale) => [LANGUAGE_TAGS[locale], paths[locale]] as const), ['x-default', paths.en] as const]
    .map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`)
    .join('');

const address = (path: string): string => ORIGIN + escapeXml(path);
