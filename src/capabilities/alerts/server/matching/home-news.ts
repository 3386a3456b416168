/**
 * Kinds of news of a public home. The first three concern every alert that finds it; `Changed` concerns those that find it only since its
 * facts changed.
 */
export const NewsKind = { New: 1, Cheaper: 2, Back: 3, Changed: 4 } as const;
export type NewsKind = (typeof NewsKind)[keyof typeof NewsKind];

/** News of one home, waiting to be matched against all alerts. */
export interface HomeNews {
  id: number;
  activeOfferId: number;
  kind: NewsKind;
  /** The search row of a changed home before the change, as JSON; null for other kinds. */
  before: string | null;
}
