import { lazy, Suspense } from 'react';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { hasRecentSearches } from './has-recent-searches.ts';

const RecentLinks = lazy(async () => ({
  default: (await withTexts('search', import('./RecentLinks.tsx'))).RecentLinks,
}));

/**
 * The ways on of a reader who comes back: the latest searches of this browser, and the favourites of a member. The page is the same for
 * all readers, so that the row comes after the page; it lies over the space under the search, and moves nothing.
 */
export function RecentRow() {
  const isHydrated = useHydrated();
  const viewer = useViewer();
  if (!isHydrated || (viewer === null && !hasRecentSearches())) return null;
  return (
    <Suspense>
      <RecentLinks />
    </Suspense>
  );
}
