import type { CDPSession, Page } from 'playwright-core';

/** What a browser says of a view. */
export interface Figures {
  /** When its largest thing was painted, milliseconds after the address was opened, and which that was. */
  lcpMs: number;
  lcpOf: string;
  firstPaintMs: number;
  /** How much moved that nobody had touched. */
  cls: number;
  /** How long each tap waited for its paint, milliseconds. */
  waitsMs: number[];
  /** All that came over the line. */
  bytes: number;
}

interface Told {
  lcpMs: number;
  lcpOf: string;
  cls: number;
  waits: Record<number, number>;
}

declare global {
  interface Window {
    told: Told;
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
    const told: Told = { lcpMs: 0, lcpOf: '', cls: 0, waits: {} };
    window.told = told;
    const hear = (type: string, take: (entry: PerformanceEntry & Record<string, unknown>) => void): void => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, unknown>);
      }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    };
    hear('largest-contentful-paint', (entry) => {
      told.lcpMs = entry.startTime;
      told.lcpOf = (entry.element as Element | null)?.localName ?? 'gone';
    });
    hear('layout-shift', (entry) => {
      if (!entry.hadRecentInput) told.cls += entry.value as number;
    });
    hear('event', (entry) => {
      const tap = entry.interactionId as number;
      if (tap > 0) told.waits[tap] = Math.max(told.waits[tap] ?? 0, entry.duration);
    });
  });
}

/** What the page has told until now. */
export async function cameOf(page: Page, line: CDPSession): Promise<Figures> {
  const { told, firstPaintMs } = await page.evaluate(() => ({
    told: window.told,
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  const { waits, ...rest } = told;
  return { ...rest, firstPaintMs, waitsMs: Object.values(waits), bytes: bytesOf.get(line) ?? 0 };
}
