import type { SearchFilter } from '#capabilities/search/search.filter.ts';

/** How often the homes that an alert found are mailed. @source docs/reference/listings.md, "Alerts" */
export const AlertFrequency = { Never: 0, Weekly: 1, Daily: 2, Immediately: 3 } as const;
export type AlertFrequency = (typeof AlertFrequency)[keyof typeof AlertFrequency];

/** Why a home is sent: it is new, became cheaper, is back on the market, or is found only since it changed. */
export const MatchReason = { New: 1, Cheaper: 2, Back: 3, Changed: 4 } as const;
export type MatchReason = (typeof MatchReason)[keyof typeof MatchReason];

/** The filter of an alert: a search without the order and the page of its results. */
export type AlertFilter = Omit<SearchFilter, 'order' | 'pageNumber'>;
