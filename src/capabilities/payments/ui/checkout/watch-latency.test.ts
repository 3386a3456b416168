import { expect, test } from 'vitest';
import { watchLatency } from './watch-latency.ts';

const waits = (way: 'card' | 'qrBill') => [0, 1, 2, 3, 7, 50].map((asked) => watchLatency(way, asked) / 1_000);

test('a payment at a provider is asked for soon, then slower and slower, at last once a minute', () => {
  expect(waits('card')).toEqual([3, 3, 5, 8, 60, 60]);
});

test('a QR-bill is polled seldom, at last every five minutes', () => {
  expect(waits('qrBill')).toEqual([30, 60, 120, 300, 300, 300]);
});
