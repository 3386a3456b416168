import { createRouter } from '@tanstack/react-router';
import type { Locale } from '#kernel/locale.ts';
import { toCanonicalPath, toPublicPath } from '#kernel/paths/paths.ts';
import { pageNonce } from '#kit/graphql/execute.ts';
import type { PagePart } from '#kit/i18n/message-parts.ts';
import type { WayBack } from '#kit/links/way-back.ts';
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx';
import { routeTree } from '../generated/route-tree.ts';
import { ErrorPage } from './failure/ErrorPage.tsx';
import { filesWithoutPreloads, pageDataAsJson } from './page-data/page-data.ts';

/** Time for which a page's data is shown again without a request, milliseconds. */
const FRESH_MS = 30_000;

/**
 * Creates the router of one request or one browser tab. Routes are written in English; `rewrite` gives every language its own words,
 * from the one table of paths.
 */
export function getRouter() {
  const nonce = pageNonce();
  return createRouter({
    routeTree,
    ...(nonce !== undefined && { ssr: { nonce } }),
    rewrite: {
      input: ({ url }) => {
        url.pathname = toCanonicalPath(url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = toPublicPath(url.pathname);
        return url;
      },
    },
    pathParamsAllowedCharacters: [',', ';', '@'],
    parseSearch: (search) => ({ query: search.replace(/^\?/, '') }),
    stringifySearch: (search) => (search.query ? `?${search.query}` : ''),
    serializationAdapters: [pageDataAsJson, filesWithoutPreloads],
    scrollRestoration: true,
    defaultStaleTime: FRESH_MS,
    defaultPreload: false,
    defaultErrorComponent: ErrorPage,
    // The framework's own error page is not ours: `RootErrorBoundary` is around it.
    disableGlobalCatchBoundary: true,
    defaultNotFoundComponent: NotFoundPage,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface HistoryState {
    /** The language chosen on a page whose address names none. */
    locale?: Locale;
    wayBack?: WayBack | undefined;
  }
  interface StaticDataRouteOption {
    /** Parts of the texts that the pages of a route need. */
    texts?: readonly PagePart[];
  }
}
