import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { NO_SITE_LINKS, type SiteLinks } from '#kernel/site-links.ts';
import type { PageRequestContext } from '../graphql/execute.ts';

/** Name of the `<meta>` that holds the operator's other sites; a page without any has none. */
export const SITE_LINKS_META = 'site-links';

/** Other sites of the operator: on the server of the settings, in the browser of the document. */
export const siteLinks = createIsomorphicFn()
  .server((): SiteLinks => (getGlobalStartContext() as unknown as PageRequestContext).siteLinks)
  .client((): SiteLinks => {
    const content = document.querySelector<HTMLMetaElement>(`meta[name=${SITE_LINKS_META}]`)?.content;
    return content ? (JSON.parse(content) as SiteLinks) : NO_SITE_LINKS;
  });
