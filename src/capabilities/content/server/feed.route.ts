import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import { BRAND } from '#kernel/brand.ts';
import { isLocale, LANGUAGE_TAGS, type Locale } from '#kernel/locale.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { contentPath, feedPath } from '../content.links.ts';
import { CONTENT_KINDS, type ContentKind } from '../content.ts';
import { allArticles } from './content.service.ts';

/** Cache lifetime of a feed, in seconds. */
const FEED_CACHE_S = 600;

/** Serves the Atom feed of each kind in each language. @source RFC 4287 */
export function serveFeeds(server: FastifyInstance, { config }: Pick<RouteParts, 'config'>): void {
  server.get<{ Params: { kind: string; file: string } }>('/feeds/:kind/:file', async (request, reply) => {
    const kind = CONTENT_KINDS.find((each) => each === request.params.kind);
    const [, locale] = /^(\w\w)\.xml$/.exec(request.params.file) ?? [];
    if (!kind || !isLocale(locale)) return reply.code(404).type('text/plain').send('Not found\n');
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`;
    return reply
      .type('application/atom+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${FEED_CACHE_S}`)
      .send(atomFeed(kind, locale, origin));
  });
}

function atomFeed(kind: ContentKind, locale: Locale, origin: string): string {
  const articles = allArticles(kind).map((set) => set[locale]);
  const home = origin + contentPath(kind, {}, locale);
  const feed = new Feed({
    title: BRAND.name,
    id: home,
    link: home,
    language: LANGUAGE_TAGS[locale],
    copyright: BRAND.name,
    author: { name: BRAND.name },
    feedLinks: { atom: origin + feedPath(kind, locale) },
    updated: new Date(articles[0]?.published ?? 0),
  });
  for (const article of articles) {
    const link = origin + contentPath(kind, article, locale);
    const { title, description, published } = article;
    feed.addItem({ title, description, id: link, link, date: new Date(published), published: new Date(published) });
  }
  return feed.atom1();
}
