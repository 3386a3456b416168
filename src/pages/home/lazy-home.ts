import { hasSeenOffers } from '#capabilities/offers/ui/seen/has-seen-offers.ts';
import { lazyHydrated } from '#kit/lazy-hydration/lazy-hydration.tsx';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { HomePage } from './HomePage.tsx';

/** The first page, which works by itself until somebody turns to it; what was seen before is marked at once, and so is what a member keeps. */
export const LazyHomePage = lazyHydrated({
  part: import.meta.env.SSR ? HomePage : null,
  load: async () => (await import('./HomePage.tsx')).HomePage,
  isNeeded: () => hasSeenOffers() || currentViewer() !== null,
});
