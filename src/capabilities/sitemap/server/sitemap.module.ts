import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { type SitemapParts, serveSitemaps } from './sitemap.route.ts';

/** Robots rules and sitemaps for search engines. @param pagePaths paths of the pages without parameters, in one language */
export const sitemapModule = (pagePaths: SitemapParts['pagePaths']): CapabilityModule => ({
  name: 'sitemap',
  reads: ['activeOffer', 'location', 'offerSearch'],
  serve: (server, parts) => serveSitemaps(server, { ...parts, pagePaths }),
});
