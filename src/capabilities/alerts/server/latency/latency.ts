/** Latency of mails in a period, from a home going online to its mail leaving. */
export interface MailLatency {
  mails: number;
  /** Median in seconds; null without mails. */
  medianS: number | null;
  /** 95th percentile in seconds; null without mails. */
  p95S: number | null;
}

/** A number of mails with the same latency, in seconds. */
export interface LatencySum {
  seconds: number;
  mails: number;
}

/** The bucket of a latency, in seconds: rounded up to two digits. This limits the number of buckets and never understates a latency. */
export function bucketSeconds(ms: number): number {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  const step = 10 ** Math.max(0, String(seconds).length - 2);
  return Math.ceil(seconds / step) * step;
}

/** Median and 95th percentile of measured latencies. @param sums shortest first */
export function latencyOf(sums: readonly LatencySum[]): MailLatency {
  const upTo = (index: number): number => sums.slice(0, index + 1).reduce((total, sum) => total + sum.mails, 0);
  const mails = upTo(sums.length);
  const within = (share: number): number | null =>
    sums.find((_sum, index) => upTo(index) >= mails * share)?.seconds ?? null;
  return { mails, medianS: within(0.5), p95S: within(0.95) };
}
