/** What people do with a home that its owner is told of. @source docs/reference/workspace.md, "Figures of a home" */
export const InterestKind = { Seen: 1, PhoneAsked: 2 } as const;
export type InterestKind = (typeof InterestKind)[keyof typeof InterestKind];

/** All kinds that are counted, in the order in which they are shown. */
export const INTEREST_KINDS: readonly InterestKind[] = [InterestKind.Seen, InterestKind.PhoneAsked];

/** Stretches of time that figures are shown for, days. */
export const INTEREST_DAYS = [30, 90] as const;
export type InterestDays = (typeof INTEREST_DAYS)[number];

/** How many people did one thing with a home. */
export interface InterestRecord {
  kind: number;
  /** In the whole time; who came on two days counts twice. */
  total: number;
  /** Every day of it, the earliest first, today last. */
  days: readonly { day: string; people: number }[];
}
