import type { PriceHistoryFragment } from '#generated/operations.ts';

/** A price from its first day. */
export interface PriceStep {
  /** ISO 8601. */
  at: string;
  /** Null: on request. */
  price: number | null;
  /** Whole percent against the price before, with sign; null for the first one and where either is on request. */
  changePercent: number | null;
}

/** The successive comparable prices of a home: those with its present period. A repeated price is no step. */
export function priceSteps(history: PriceHistoryFragment['priceHistory']): PriceStep[] {
  const today = history.at(-1);
  const comparable = history.filter((entry) => entry.priceType === today?.priceType);
  const steps: PriceStep[] = [];
  for (const { price, changedAt } of comparable) {
    const before = steps.at(-1);
    if (before && before.price === price) continue;
    const changePercent = before?.price && price ? Math.round((price / before.price - 1) * 100) : null;
    steps.push({ at: changedAt, price, changePercent });
  }
  return steps;
}
