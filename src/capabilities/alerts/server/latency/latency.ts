/** How long mails took from a home going online to leaving, over the last days. */
export interface MailLatency {
  mails: number;
  /** Half of them took no longer, seconds; null without mails. */
  medianS: number | null;
  /** Ninety-five of a hundred took no longer, seconds. */
  p95S: number | null;
}

/** A sum of the measured: so many mails took so long, seconds. */
export interface LatencySum {
  seconds: number;
  mails: number;
}

/** Seconds as they are kept: rounded up to two digits, so that there are few different ones and none flatters. */
export function bucketSeconds(ms: number): number {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  const step = 10 ** Math.max(0, String(seconds).length - 2);
  return Math.ceil(seconds / step) * step;
}

/** What sums say. @param sums the shortest first */
export function latencyOf(sums: readonly LatencySum[]): MailLatency {
  const upTo = (place: number): number => sums.slice(0, place + 1).reduce((total, sum) => total + sum.mails, 0);
  const mails = upTo(sums.length);
  const within = (share: number): number | null =>
    sums.find((_sum, place) => upTo(place) >= mails * share)?.seconds ?? null;
  return { mails, medianS: within(0.5), p95S: within(0.95) };
}
