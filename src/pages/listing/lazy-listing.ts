import { hasSeenOffers } from '#capabilities/offers/ui/seen/has-seen-offers.ts';
import { lazyHydrated } from '#kit/lazy-hydration/lazy-hydration.tsx';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { ListingPage } from './ListingPage.tsx';

/**
 * The page of a listing, which works as plain markup until the reader acts. A reader who came from results is shown the way back at
 * once, and seen homes are marked.
 */
export const LazyListingPage = lazyHydrated({
  part: import.meta.env.SSR ? ListingPage : null,
  load: async () => (await import('./ListingPage.tsx')).ListingPage,
  isNeeded: () => hasSeenOffers() || currentViewer() !== null || history.state?.wayBack !== undefined || cameFromHere(),
});

const cameFromHere = (): boolean => document.referrer.startsWith(window.location.origin);
