import { type AnyRouter, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { parseOfferToken } from '#capabilities/offers/offer.links.ts';
import { knownOffers } from '#capabilities/offers/ui/card/known-offers.ts';
import { matchPath } from '#kernel/paths/paths.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { firstInput } from '#kit/lazy-hydration/first-input.ts';

const loadPreview = async () => withTexts('listing', import('#pages/listing/ListingPreview.tsx'));
const ListingPreview = lazy(async () => ({ default: (await loadPreview()).ListingPreview }));

/** Delay of the prefetch after the first input, milliseconds: later than all requests that a page needs. */
const REST_MS = 3_000;

/** A preview that fails to load now is fetched when it is needed. */
async function fetchPreviewAhead(): Promise<void> {
  await firstInput();
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  await loadPreview().catch(() => null);
}

/**
 * The page, or the preview of a listing that is being opened from a shown card. A home without a known card leaves the page as it is
 * until the listing has loaded.
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

/** The id of the listing that is being opened and is not the shown page. */
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
