import type { SearchFilter } from '#capabilities/search/search.filter.ts';

/** How often somebody wants to hear of homes that an alert found. @source docs/reference/listings.md, "Alerts" */
export const AlertFrequency = { Never: 0, Weekly: 1, Daily: 2, Immediately: 3 } as const;
export type AlertFrequency = (typeof AlertFrequency)[keyof typeof AlertFrequency];

/** Why somebody hears of a home. */
export const MatchReason = { New: 1, Cheaper: 2, Back: 3 } as const;
export type MatchReason = (typeof MatchReason)[keyof typeof MatchReason];

/** What an alert looks for: a search without the order and the page of its results. */
export type AlertFilter = Omit<SearchFilter, 'order' | 'pageNumber'>;
