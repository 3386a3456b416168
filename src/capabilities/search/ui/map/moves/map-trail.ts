import { type ResultsAddress, resultsQuery } from '../../../search.links.ts';

/**
 * State of a map whose search is ahead of the list: the page may still show an earlier search.
 *
 * `sent` holds the searches that the map has requested and the page has not shown yet.
 */
export interface MapTrail {
  asked: ResultsAddress;
  /** The search that gave the map its camera, see `searchCamera`; the visitor moved the map on from there. */
  standpoint: ResultsAddress;
  /** Query of the search the page shows. */
  shown: string;
  sent: readonly string[];
}

/** Key of a search: its address after the path. */
export const queryOf = ({ filter, view }: ResultsAddress): string => resultsQuery(filter, view);

export const startTrail = (shown: ResultsAddress): MapTrail => ({
  asked: shown,
  standpoint: shown,
  shown: queryOf(shown),
  sent: [],
});

/**
 * The trail after the page shows another search. A search that the map requested changes nothing, even if the map has moved since.
 *
 * Any other starts over: the visitor changed the filter, or went back.
 */
export function afterShowing(trail: MapTrail, shown: ResultsAddress): MapTrail {
  const query = queryOf(shown);
  const position = trail.sent.indexOf(query);
  if (position < 0) return startTrail(shown);
  return { ...trail, shown: query, sent: trail.sent.slice(position + 1) };
}

/** The trail after the visitor searches elsewhere on the map. */
export const afterRequest = (trail: MapTrail, asked: ResultsAddress): MapTrail => ({ ...trail, asked });

/** The trail after the page was asked to show the map's search. */
export const markTrailSent = (trail: MapTrail): MapTrail => ({ ...trail, sent: [...trail.sent, queryOf(trail.asked)] });

/** Whether the map's search has still to be sent to the page. */
export function isDue({ asked, shown, sent }: MapTrail): boolean {
  const query = queryOf(asked);
  return query !== (sent.at(-1) ?? shown);
}
