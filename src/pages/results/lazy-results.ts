import { hasSeenOffers } from '#capabilities/offers/ui/seen/has-seen-offers.ts';
import { lazyHydrated } from '#kit/lazy-hydration/lazy-hydration.tsx';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { ResultsBody } from './ResultsBody.tsx';
import { ResultsFilters } from './ResultsFilters.tsx';
import { RelatedSearches } from './ways-on/RelatedSearches.tsx';

/** The bar of filters: its links work as plain markup, its buttons after hydration. */
export const LazyFilters = lazyHydrated({
  part: import.meta.env.SSR ? ResultsFilters : null,
  load: async () => (await import('./ResultsFilters.tsx')).ResultsFilters,
});

/** Heading and list; seen homes are marked at once. */
export const LazyBody = lazyHydrated({
  part: import.meta.env.SSR ? ResultsBody : null,
  load: async () => (await import('./ResultsBody.tsx')).ResultsBody,
  isNeeded: () => hasSeenOffers() || currentViewer() !== null,
});

/** Searches next to this one. */
export const LazyRelatedSearches = lazyHydrated({
  part: import.meta.env.SSR ? RelatedSearches : null,
  load: async () => (await import('./ways-on/RelatedSearches.tsx')).RelatedSearches,
});

/** All parts of the page, for one that is opened by a click. */
export const loadResultsParts = (): Promise<unknown> =>
  Promise.all([LazyFilters.load(), LazyBody.load(), LazyRelatedSearches.load()]);
