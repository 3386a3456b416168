/** Times of one thing done often, milliseconds. */
export interface Timing {
  name: string;
  runs: number;
  medianMs: number;
  p95Ms: number;
  /** Per second, one after the other. */
  rate: number;
}

/**
 * Runs work as often as requested, after a few unmeasured runs, and reports its duration. A function that the work returns is called
 * after the clock has stopped.
 */
export async function measure(
  name: string,
  runs: number,
  work: (index: number) => Promise<unknown> | unknown,
): Promise<Timing> {
  for (let index = 0; index < Math.min(20, runs); index += 1) await work(index);
  const times: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const startedMs = performance.now();
    const afterwards = await work(index);
    times.push(performance.now() - startedMs);
    if (typeof afterwards === 'function') afterwards();
  }
  const totalMs = times.reduce((sum, ms) => sum + ms, 0);
  times.sort((a, b) => a - b);
  return {
    name,
    runs,
    medianMs: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    rate: (runs / totalMs) * 1000,
  };
}

/** The value that a share of all does not exceed. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Timings as a Markdown table; the last column compares medians with the first row's. */
export function timingTable(title: string, timings: readonly Timing[]): string {
  const base = timings[0]?.medianMs ?? 1;
  const rows = timings.map(
    ({ name, medianMs, p95Ms, rate }) =>
      `| ${name} | ${medianMs.toFixed(2)} | ${p95Ms.toFixed(2)} | ${rate.toFixed(0)} | ${(medianMs / base).toFixed(2)} |`,
  );
  return [`\n**${title}**\n`, '| | median ms | p95 ms | per second | × first |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}
