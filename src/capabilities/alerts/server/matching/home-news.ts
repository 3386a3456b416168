/**
 * Kinds of news of a public home. The first three are reasons to send it (`MatchReason`); `Repriced` is any other change of the price,
 * after which the home may fit further alerts.
 */
export const NewsKind = { New: 1, Cheaper: 2, Back: 3, Repriced: 4 } as const;
export type NewsKind = (typeof NewsKind)[keyof typeof NewsKind];

/** News of one home, waiting to be matched against all alerts. */
export interface HomeNews {
  id: number;
  activeOfferId: number;
  kind: NewsKind;
  /** Comparable price before the change, CHF per month or total; null for a price on request, and where the price did not change. */
  comparableBefore: number | null;
}
