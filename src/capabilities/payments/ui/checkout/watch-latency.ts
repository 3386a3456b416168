import type { PayWay } from '../../payment.ts';

/** Polling intervals for a provider, seconds: short while the payer waits, longer later. */
const AT_PROVIDER_S = [3, 3, 5, 8, 13, 21, 34, 60] as const;
/** Polling intervals for a bank, seconds: a transfer takes hours, and an open page still shows its arrival. */
const BY_BANK_S = [30, 60, 120, 300] as const;

/**
 * Interval before the next poll of a payment, milliseconds.
 *
 * @param polls number of polls so far
 * @source docs/reference/screens.md, "Watching a payment"
 */
export function watchLatency(way: PayWay, polls: number): number {
  const waits = way === 'qrBill' ? BY_BANK_S : AT_PROVIDER_S;
  return (waits[Math.min(polls, waits.length - 1)] ?? 60) * 1_000;
}
