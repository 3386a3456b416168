import { type AnyRouter, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { parseOfferToken } from '#capabilities/offers/offer.links.ts';
import { knownOffers } from '#capabilities/offers/ui/card/known-offers.ts';
import { matchPath } from '#kernel/paths/paths.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { firstInput } from '#kit/lazy-hydration/first-input.ts';

const loadPreview = async () => withTexts('listing', import('#pages/listing/ListingPreview.tsx'));
const ListingPreview = lazy(async () => ({ default: (await loadPreview()).ListingPreview }));

/** Later than all that a page needs, milliseconds after somebody turned to it. */
const REST_MS = 3_000;

/** One that cannot be fetched now is fetched when it is needed. */
async function fetchPreviewAhead(): Promise<void> {
  await firstInput();
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  await loadPreview().catch(() => null);
}

/**
 * The page, or while a listing is opened whose card was shown, what is known of it. A home that nobody knows leaves the
 * page as it is until it comes.
 */
export function OpeningListing({ children }: { children: ReactNode }) {
  const id = useOpeningListing();
  useEffect(() => {
    void fetchPreviewAhead();
  }, []);
  useEffect(() => {
    if (id !== null) window.scrollTo(0, 0);
  }, [id]);

  const known = id === null ? null : knownOffers.find(id);
  if (known === null) return children;
  return (
    <Suspense fallback={children}>
      <ListingPreview key={id} {...known} />
    </Suspense>
  );
}

/** The listing that is on its way and not the page that is shown. */
const useOpeningListing = (): number | null =>
  useRouterState<AnyRouter, number | null>({
    select: ({ isLoading, location, matches }) => {
      const id = listingAt(location.pathname);
      if (!isLoading || id === null) return null;
      const shown = matches.at(-1);
      const isThere = shown?.status !== 'pending' && listingAt(shown?.pathname ?? '') === id;
      return isThere ? null : id;
    },
  });

function listingAt(path: string): number | null {
  const match = matchPath(path);
  return match?.screen === 'listing' ? parseOfferToken(match.params.listing) : null;
}
