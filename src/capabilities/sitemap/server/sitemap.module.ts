import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { type SitemapParts, serveSitemaps } from './sitemap.route.ts';

/** What search engines may read. @param pagePaths the pages of one address each, in one language */
export const sitemapModule = (pagePaths: SitemapParts['pagePaths']): CapabilityModule => ({
  name: 'sitemap',
  reads: ['activeOffer', 'location', 'offerSearch'],
  serve: (server, parts) => serveSitemaps(server, { ...parts, pagePaths }),
});
