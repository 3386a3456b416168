import type { PriceHistoryFragment } from '#generated/operations.ts';

/** A price from the day it began. */
export interface PriceStep {
  /** ISO 8601. */
  at: string;
  /** Null: on request. */
  price: number | null;
  /** Whole percent against the price before, with sign; null for the first one and where either is on request. */
  changePercent: number | null;
}

/**
 * The prices of a home one after the other, as far as they can be compared: those of the period it is priced by today.
 * A price that was stated again without change is no step.
 */
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
