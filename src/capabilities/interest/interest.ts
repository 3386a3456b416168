/** Kinds of interest in a home that are counted for its owner. @source docs/reference/workspace.md, "Interest in a home" */
export const InterestKind = { Seen: 1, PhoneAsked: 2, Saved: 3, Wrote: 4 } as const;
export type InterestKind = (typeof InterestKind)[keyof typeof InterestKind];

/** All kinds that are counted, in the order in which they are shown. */
export const INTEREST_KINDS: readonly InterestKind[] = [
  ...[InterestKind.Seen, InterestKind.Saved],
  ...[InterestKind.PhoneAsked, InterestKind.Wrote],
];

/** Periods of the counts, days. */
export const INTEREST_DAYS = [30, 90] as const;
export type InterestDays = (typeof INTEREST_DAYS)[number];

/** Number of people with one kind of interest in a home. */
export interface InterestRecord {
  kind: number;
  /** In the whole period; a person who came on two days counts twice. */
  total: number;
  /** Every day of the period, the earliest first, today last. */
  days: readonly { day: string; people: number }[];
}
