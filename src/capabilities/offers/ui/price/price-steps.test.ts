import { describe, expect, test } from 'vitest';
import { priceSteps } from './price-steps.ts';

const [MAY, JUNE, JULY] = ['2026-05-01T08:00:00.000Z', '2026-06-01T08:00:00.000Z', '2026-07-01T08:00:00.000Z'];

describe('the price history of a home', () => {
  test('says how much each price differs from the one before', () => {
    const history = [
      { price: 2000, priceType: 0, changedAt: MAY },
      { price: 1900, priceType: 0, changedAt: JUNE },
      { price: 1995, priceType: 0, changedAt: JULY },
    ];
    expect(priceSteps(history)).toEqual([
      { at: MAY, price: 2000, changePercent: null },
      { at: JUNE, price: 1900, changePercent: -5 },
      { at: JULY, price: 1995, changePercent: 5 },
    ]);
  });

  test('leaves out a price that was only stated again', () => {
    const history = [
      { price: 2000, priceType: 0, changedAt: MAY },
      { price: 2000, priceType: 0, changedAt: JUNE },
    ];
    expect(priceSteps(history)).toHaveLength(1);
  });

  test('does not compare a price per year with one per month', () => {
    const history = [
      { price: 24_000, priceType: 35, changedAt: MAY },
      { price: 2000, priceType: 0, changedAt: JUNE },
    ];
    expect(priceSteps(history)).toEqual([{ at: JUNE, price: 2000, changePercent: null }]);
  });

  test('knows no percentage where the price was on request', () => {
    const history = [
      { price: null, priceType: 0, changedAt: MAY },
      { price: 2000, priceType: 0, changedAt: JUNE },
    ];
    expect(priceSteps(history).map((step) => step.changePercent)).toEqual([null, null]);
  });
});
