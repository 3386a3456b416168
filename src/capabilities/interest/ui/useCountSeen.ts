import { useEffect } from 'react';
import { OfferSeenDocument } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Listings this page life has told of: going back and forth between homes tells nothing new. */
const told = new Set<number>();

/**
 * Tells once that somebody looks at a listing, when the page is in view and has nothing better to do. Whatever becomes of it,
 * the page stays as it is.
 */
export function useCountSeen(offerId: number): void {
  useEffect(() => {
    if (told.has(offerId)) return;
    const tellWhenVisible = (): void => {
      if (document.visibilityState !== 'visible' || told.has(offerId)) return;
      told.add(offerId);
      execute(OfferSeenDocument, { offerId }).catch(() => {});
    };
    const timer = setTimeout(tellWhenVisible, REST_MS);
    document.addEventListener('visibilitychange', tellWhenVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tellWhenVisible);
    };
  }, [offerId]);
}

/** Whoever leaves sooner has not looked, milliseconds; and the page has come by then. */
const REST_MS = 1_500;
