import type { CDPSession, Page } from 'playwright-core';

/** Measurements of a view in a browser. */
export interface Measurements {
  /** When its largest thing was painted, milliseconds after the address was opened, and which that was. */
  lcpMs: number;
  lcpOf: string;
  firstPaintMs: number;
  /** Layout shift without an act of the visitor. */
  cls: number;
  /** How long each tap waited for its paint, milliseconds. */
  waitsMs: number[];
  /** All that came over the line. */
  bytes: number;
}

interface ReportedView {
  lcpMs: number;
  lcpOf: string;
  cls: number;
  waits: Record<number, number>;
}

declare global {
  interface Window {
    measured: ReportedView;
  }
}

const bytesOf = new WeakMap<CDPSession, number>();

/** Has a page tell of its paints, shifts and taps from the beginning. */
export async function observe(page: Page, line: CDPSession): Promise<void> {
  bytesOf.set(line, 0);
  await line.send('Network.enable');
  line.on('Network.loadingFinished', ({ encodedDataLength }) =>
    bytesOf.set(line, (bytesOf.get(line) ?? 0) + encodedDataLength),
  );
  await page.addInitScript(() => {
    const measured: ReportedView = { lcpMs: 0, lcpOf: '', cls: 0, waits: {} };
    window.measured = measured;
    const receive = (type: string, take: (entry: PerformanceEntry & Record<string, unknown>) => void): void => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, unknown>);
      }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    };
    receive('largest-contentful-paint', (entry) => {
      measured.lcpMs = entry.startTime;
      measured.lcpOf = (entry.element as Element | null)?.localName ?? 'gone';
    });
    receive('layout-shift', (entry) => {
      if (!entry.hadRecentInput) measured.cls += entry.value as number;
    });
    receive('event', (entry) => {
      const tap = entry.interactionId as number;
      if (tap > 0) measured.waits[tap] = Math.max(measured.waits[tap] ?? 0, entry.duration);
    });
  });
}

/** Measurements of the page until now. */
export async function cameOf(page: Page, line: CDPSession): Promise<Measurements> {
  const { measured, firstPaintMs } = await page.evaluate(() => ({
    measured: window.measured,
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  const { waits, ...rest } = measured;
  return { ...rest, firstPaintMs, waitsMs: Object.values(waits), bytes: bytesOf.get(line) ?? 0 };
}
