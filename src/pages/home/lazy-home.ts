import { hasSeenOffers } from '#capabilities/offers/ui/seen/has-seen-offers.ts';
import { lazyHydrated } from '#kit/lazy-hydration/lazy-hydration.tsx';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { HomePage } from './HomePage.tsx';
import { hasRecentSearches } from './recent/has-recent-searches.ts';

/** The first page, which works as plain markup until the reader acts. Seen homes, favourites of a
 * member, and the latest searches are shown at once. */
export const LazyHomePage = lazyHydrated({
  part: import.meta.env.SSR ? HomePage : null,
  load: async () => (await import('./HomePage.tsx')).HomePage,
  isNeeded: () => hasSeenOffers() || hasRecentSearches() || currentViewer() !== null,
});
