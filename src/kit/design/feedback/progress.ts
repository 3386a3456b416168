/**
 * The bar's numbers: never full while running, growing by at most 20 % every 400 ms.
 *
 * @source docs/reference/screens.md, "Loading bar"
 */
export const PROGRESS = { maximum: 99, growth: 20, everyMs: 400, finishMs: 200 } as const;

/** The next width of a running bar in percent: full steps at first, ever smaller ones towards the end. */
export function nextProgress(percent: number): number {
  const step = PROGRESS.growth * Math.cos((percent / 100) * (Math.PI / 2));
  return Math.min(PROGRESS.maximum, percent + step);
}
