import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { clientPath, linkClickOf } from '#kit/links/client-navigation.ts';
import type { Neighbour, Neighbours } from './results-way.ts';

/** The way back to the results a listing was chosen from, and its neighbours. */
export interface ResultsWay extends Neighbours {
  /** Address of the results, in the language of the page. */
  href: string;
  /** Goes back in this tab's history to the results as they were left; else the link is followed. */
  goBack: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Replaces this home by another, so that one step back leads to the results. */
  goTo: (event: MouseEvent<HTMLAnchorElement>, neighbour: Neighbour) => void;
}

/**
 * Finds the way back after rendering, because the page is the same for all; null without one. Its code is fetched only if there may be
 * one.
 *
 * @param page the way is read again when it changes: another listing, or the same again
 */
export function useResultsWay(page: object, locale: Locale): ResultsWay | null {
  const router = useRouter();
  const [way, setWay] = useState<ResultsWay | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history has another entry with each page
  useEffect(() => {
    let isLeft = false;
    const show = (found: ResultsWay | null): void => {
      if (!isLeft) setWay(found);
    };
    findWay(router, locale, show).catch(() => show(null));
    return () => {
      isLeft = true;
    };
  }, [router, locale, page]);
  return way;
}

type Router = ReturnType<typeof useRouter>;

async function findWay(router: Router, locale: Locale, show: (way: ResultsWay | null) => void): Promise<void> {
  const stored: unknown = router.history.location.state.wayBack;
  if (stored === undefined && !document.referrer.startsWith(window.location.origin)) return show(null);
  const { findNeighbours, readWayBack, wayOfReferrer } = await import('./results-way.ts');
  const wayBack = readWayBack(stored, locale) ?? readWayBack(wayOfReferrer(), locale);
  if (wayBack === null) return show(null);
  const goBack = (event: MouseEvent<HTMLAnchorElement>): void => {
    const steps = wayBack.index - router.history.location.state.__TSR_index;
    if (!isFollowed(event) || steps >= 0) return;
    event.preventDefault();
    router.history.go(steps);
  };
  const goTo = (event: MouseEvent<HTMLAnchorElement>, neighbour: Neighbour): void => {
    if (!isFollowed(event)) return;
    event.preventDefault();
    router.history.replace(neighbour.href, { wayBack: neighbour.wayBack });
  };
  const { pathname } = window.location;
  const shown = { href: wayBack.list, goBack, goTo };
  show({ ...shown, previous: null, next: null });
  show({ ...shown, ...(await findNeighbours(wayBack, pathname, locale)) });
}

/** Whether a click is followed in this page, not in another tab. */
const isFollowed = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  clientPath(linkClickOf(event.nativeEvent, event.currentTarget)) !== null;
