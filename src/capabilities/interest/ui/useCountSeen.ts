import { useEffect } from 'react';
import { OfferSeenDocument } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Listings sent since the page was loaded: navigating back and forth between homes sends nothing again. */
const sent = new Set<number>();

/** Sends a view of a listing once, after a pause, when the page is visible. A failure does not affect the page. */
export function useCountSeen(offerId: number): void {
  useEffect(() => {
    if (sent.has(offerId)) return;
    const sendWhenVisible = (): void => {
      if (document.visibilityState !== 'visible' || sent.has(offerId)) return;
      sent.add(offerId);
      execute(OfferSeenDocument, { offerId }).catch(() => {});
    };
    const timer = setTimeout(sendWhenVisible, REST_MS);
    document.addEventListener('visibilitychange', sendWhenVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', sendWhenVisible);
    };
  }, [offerId]);
}

/** Shortest view that counts, milliseconds; the page has loaded by then. */
const REST_MS = 1_500;
