import type { PayWay } from '../payment.ts';

/** Waits between two questions, seconds: at first somebody looks on, later nobody hurries. */
const AT_PROVIDER_S = [3, 3, 5, 8, 13, 21, 34, 60] as const;
/** What is paid from a bank takes hours: who leaves the page open still hears of it. */
const BY_BANK_S = [30, 60, 120, 300] as const;

/**
 * How long to wait before asking again how a payment stands, milliseconds.
 *
 * @param asked how often it was asked already
 * @source docs/reference/screens.md, "Watching a payment"
 */
export function watchLatency(way: PayWay, asked: number): number {
  const waits = way === 'qrBill' ? BY_BANK_S : AT_PROVIDER_S;
  return (waits[Math.min(asked, waits.length - 1)] ?? 60) * 1_000;
}
