import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { PAGE_PARTS } from '#generated/page-parts.ts';
import { isLocale, LOCALES, type Locale } from '#kernel/locale.ts';
import type { PageOwnTexts } from '#kit/graphql/execute.ts';
import type { Message, Messages } from '#kit/i18n/message.ts';
import { ownTextsUrl } from '#kit/i18n/own-texts.ts';
import { parseMessage } from '#kit/i18n/parse-message.ts';
import { partsById } from '#platform/i18n/messages.ts';
import type { OwnTexts } from '#platform/i18n/own-texts.ts';

const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';
const VERSION_LETTERS = 12;
/** Parts that pages have; the others are of mails and documents. */
const PARTS_OF_PAGES: ReadonlySet<string> = new Set(['base', ...PAGE_PARTS]);

/** The installation's texts of pages, parsed; null without any. */
export function pageTexts(own: OwnTexts): PageOwnTexts | null {
  const spoken = LOCALES.filter((locale) => own[locale]);
  if (spoken.length === 0) return null;
  const partOf = partsById();
  const partsOf = (locale: Locale): string[] => [
    ...new Set(Object.keys(own[locale] ?? {}).map((id) => partOf.get(id) ?? '')),
  ];
  const compiled = spoken.map((locale) => [locale, compiledTexts(own, locale)] as const);
  const version = createHash('sha256').update(JSON.stringify(compiled)).digest('hex').slice(0, VERSION_LETTERS);
  const parts = spoken.map((locale) => [locale, partsOf(locale).filter((part) => PARTS_OF_PAGES.has(part))] as const);
  return { texts: Object.fromEntries(compiled), index: { version, parts: Object.fromEntries(parts) } };
}

const compiledTexts = (own: OwnTexts, locale: Locale): Messages =>
  Object.fromEntries(Object.entries(own[locale] ?? {}).map(([id, text]) => [id, compiledText(text, locale)]));

const compiledText = (text: string, locale: Locale): Message => (/[{<]/.test(text) ? parseMessage(text, locale) : text);

/**
 * Serves the installation's texts at `/texts/{language}/{part}.{version}.js`. A page that is open since before a restart names an older
 * version: it gets the current texts, uncached.
 */
export function serveOwnTexts(server: FastifyInstance, pages: PageOwnTexts | null): void {
  const partOf = partsById();
  server.get<{ Params: { locale: string; file: string } }>('/texts/:locale/:file', (request, reply) => {
    const { locale, file } = request.params;
    const part = file.split('.')[0] ?? '';
    if (!isLocale(locale) || !PARTS_OF_PAGES.has(part))
      return reply.code(404).header('cache-control', 'no-store').send();
    const texts = Object.entries(pages?.texts[locale] ?? {}).filter(([id]) => partOf.get(id) === part);
    const isOfNow = pages !== null && request.url === ownTextsUrl(pages.index, locale, part);
    reply.header('cache-control', isOfNow ? CACHE_FOR_EVER : 'no-store').type('text/javascript; charset=utf-8');
    return reply.send(`export default ${JSON.stringify(Object.fromEntries(texts))};`);
  });
}
