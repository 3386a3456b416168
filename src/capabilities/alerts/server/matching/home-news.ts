/** What happened to a public home that alerts are held against; the first three are reasons to hear of it (`MatchReason`). */
export const NewsKind = { New: 1, Cheaper: 2, Back: 3, Repriced: 4 } as const;
export type NewsKind = (typeof NewsKind)[keyof typeof NewsKind];

/** What happened to one home, until all alerts were held against it. */
export interface HomeNews {
  id: number;
  activeOfferId: number;
  kind: NewsKind;
  /** Comparable price before, CHF per month or total; null on request, and where the price is as it was. */
  comparableBefore: number | null;
}
