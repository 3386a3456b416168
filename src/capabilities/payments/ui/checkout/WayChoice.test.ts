import { expect, test } from 'vitest';
import { firstWay, payableWays } from './WayChoice.tsx';

const WAYS = (['qrBill', 'card', 'credit'] as const).map((way) => ({ way, hours: 24, isSample: false }));
const names = (credits: Parameters<typeof payableWays>[1]) => payableWays(WAYS, credits).map(({ way }) => way);

test('credits come first where there are enough, last where there are too few, and not at all without any', () => {
  expect(names({ balance: 2, needed: 1 })).toEqual(['credit', 'qrBill', 'card']);
  expect(names({ balance: 1, needed: 2 })).toEqual(['qrBill', 'card', 'credit']);
  expect(names({ balance: 0, needed: 1 })).toEqual(['qrBill', 'card']);
  expect(names(null)).toEqual(['qrBill', 'card']);
});

test('the way chosen at first is one that can be paid by', () => {
  expect(firstWay(WAYS, { balance: 2, needed: 1 })).toBe('credit');
  expect(firstWay(WAYS, { balance: 1, needed: 2 })).toBe('qrBill');
  expect(firstWay([{ way: 'credit', hours: null, isSample: false }], { balance: 1, needed: 2 })).toBeNull();
});
