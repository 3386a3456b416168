import { type ResultsAddress, resultsQuery } from '../../../search.links.ts';

/**
 * The map runs ahead of the list: what it asks for, while the page still shows an earlier search. `sent` are the
 * searches it led to that the page has not shown yet.
 */
export interface MapTrail {
  asked: ResultsAddress;
  /** The search whose map stands where `searchCamera` says; the map moved on from there by hand. */
  standpoint: ResultsAddress;
  /** Query of the search the page shows. */
  shown: string;
  sent: readonly string[];
}

/** One text for a search: what its address says after the path. */
export const queryOf = ({ filter, view }: ResultsAddress): string => resultsQuery(filter, view);

export const startTrail = (shown: ResultsAddress): MapTrail => ({
  asked: shown,
  standpoint: shown,
  shown: queryOf(shown),
  sent: [],
});

/**
 * The page shows another search. One that the map led to changes nothing, even if the map has moved on since; any other
 * begins anew: somebody changed the filter, or went back.
 */
export function arriveAt(trail: MapTrail, shown: ResultsAddress): MapTrail {
  const query = queryOf(shown);
  const position = trail.sent.indexOf(query);
  if (position < 0) return startTrail(shown);
  return { ...trail, shown: query, sent: trail.sent.slice(position + 1) };
}

/** The visitor asks for something else on the map. */
export const askFor = (trail: MapTrail, asked: ResultsAddress): MapTrail => ({ ...trail, asked });

/** The page was told to show what the map asks for. */
export const markTrailSent = (trail: MapTrail): MapTrail => ({ ...trail, sent: [...trail.sent, queryOf(trail.asked)] });

/** Whether the page has still to be told. */
export function isDue({ asked, shown, sent }: MapTrail): boolean {
  const query = queryOf(asked);
  return query !== (sent.at(-1) ?? shown);
}
