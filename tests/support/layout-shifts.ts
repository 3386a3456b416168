import type { Page } from 'playwright-core';

/** Longest that the browser takes to tell of the past, milliseconds. */
const TELLING_MS = 300;

/** Share of the window by which less is no shift: a few rows of pixels at its lower edge, where a card replaces its placeholder. */
const UNSEEN = 0.001;

/** How far what is shown was shifted, each time; what a browser draws before it has read the whole page may still move. */
export const shiftsOf = async (page: Page): Promise<number[]> => {
  const shifts = await page.evaluate(
    (tellingMs) =>
      new Promise<number[]>((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const readMs = navigation?.domInteractive ?? 0;
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
    TELLING_MS,
  );
  return shifts.filter((shift) => shift >= UNSEEN);
};
