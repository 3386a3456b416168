import type { Page } from 'playwright-core';

/** Longest that the browser takes to tell of the past, milliseconds. */
const TELLING_MS = 300;

/**
 * Sizes of the layout shifts of a page. Shifts while the browser still reads the page are allowed.
 *
 * @param sinceMs only what was shifted after this moment, by the clock of the page
 */
export const shiftsOf = (page: Page, sinceMs = 0): Promise<number[]> =>
  page.evaluate(
    ({ tellingMs, sinceMs }) =>
      new Promise<number[]>((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const readMs = Math.max(navigation?.domInteractive ?? 0, sinceMs);
        const isLater = ({ startTime }: PerformanceEntry): boolean => startTime > readMs;
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter(isLater)
              .map((entry) => (entry as PerformanceEntry & { value: number }).value),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), tellingMs);
      }),
    { tellingMs: TELLING_MS, sinceMs },
  );
