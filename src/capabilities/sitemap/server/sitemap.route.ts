import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALES } from '#kernel/locale.ts';
import type { Config } from '#platform/config/config.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { parseSitemapPath, SITEMAP_INDEX_PATH } from '../sitemap.links.ts';
import { createSitemaps, SITEMAP_CACHE_S, type SitemapSources } from './sitemap.service.ts';
import { escapeXml, type OriginlessXml } from './sitemap-xml.ts';

/** Dependencies of the sitemap routes. */
export interface SitemapParts extends Pick<SitemapSources, 'now' | 'pagePaths'> {
  config: Pick<Config, 'publicUrl'>;
  database: Pick<DatabaseHandle, 'db'>;
  /** Listings in one file; tests set a small number. */
  listingsPerFile?: number;
}

/** Most URLs that search engines accept in one file. @source https://www.sitemaps.org/protocol.html */
const ADDRESSES_PER_FILE = 50_000;

/** Serves `/robots.txt`, `/sitemap.xml` and the files that it lists. */
export function serveSitemaps(server: FastifyInstance, parts: SitemapParts): void {
  const { config, database, listingsPerFile = ADDRESSES_PER_FILE } = parts;
  const sitemaps = createSitemaps({ ...parts, db: database.db, listingsPerFile });
  const originOf = (request: FastifyRequest): string => config.publicUrl ?? `${request.protocol}://${request.host}`;
  const send = (request: FastifyRequest, reply: FastifyReply, xml: OriginlessXml): FastifyReply =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${SITEMAP_CACHE_S}`)
      .send(xml.join(escapeXml(originOf(request))));

  server.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(originOf(request))),
  );
  server.get(SITEMAP_INDEX_PATH, async (request, reply) => send(request, reply, await sitemaps.index()));
  server.get<{ Params: { locale: string; file: string } }>('/sitemaps/:locale/:file', async (request, reply) => {
    const file = parseSitemapPath(request.params.locale, request.params.file);
    const xml = file && (await sitemaps.file(file));
    return xml ? send(request, reply, xml) : reply.code(404).type('text/plain').send('Not found\n');
  });
}

/** Rules for robots: everything except the API and pages that need a login. */
const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /graphql',
    ...LOCALES.map((locale) => `Disallow: /${locale}/workspace/`),
    '',
    `Sitemap: ${origin}${SITEMAP_INDEX_PATH}`,
    '',
  ].join('\n');
