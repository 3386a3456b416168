import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../testing/chromium.ts';
import { cameOf, type Measurements, observe } from './view-measurements.ts';

/**
 * `npm run bench:views`: how long a phone on a slow line waits for the largest thing of a page, whether anything moves, and
 * how soon filters answer. The product runs already: its address is `ORIGIN`, else that of `npm start`. Each view is
 * opened once unmeasured, so that the sizes of its pictures are made.
 */
const ORIGIN = process.env.ORIGIN ?? 'http://localhost:3000';
const RUNS = Number(process.env.RUNS ?? 5);

/** A phone of the middle class. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** 1.6 Mbit/s, 150 ms there and back, a quarter of this machine's pace. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

const RESULTS = '/de/immobilien/mieten/wohnung-haus,3/lugano,c201472';
/** Requests within this time after a load belong to it, milliseconds. */
const REST_MS = 2_500;

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const listing = await firstListing(browser);
  const views = [
    ['home', '/de'],
    ['results', RESULTS],
    ['listing', listing],
  ] as const;
  console.log(
    '| View | LCP ms: median · most | what it was | first paint ms | CLS | kB until it rests |\n|---|---|---|---|---|---|',
  );
  for (const [name, path] of views) console.log(viewRow(name, await measureView(browser, path)));
  console.log(`\n| Filters of a page of results | ms until the next paint: median · most (INP) |\n|---|---|`);
  const waits = await measureFilters(browser);
  console.log(`| ${waits.length} taps | ${middle(waits)} · ${Math.max(...waits)} |`);
} finally {
  await browser.close();
}

/** The first home of the results. */
async function firstListing(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.goto(ORIGIN + RESULTS);
  const path = await page.locator('[data-home] h3 a').first().getAttribute('href');
  await page.close();
  if (path === null) throw new Error(`No homes at ${RESULTS}: the sample market is needed.`);
  return path;
}

async function measureView(browser: Browser, path: string): Promise<Measurements[]> {
  await openAt(browser, path, false).then(({ page }) => page.context().close());
  const all: Measurements[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { page, line } = await openAt(browser, path, true);
    all.push(await cameOf(page, line));
    await page.context().close();
  }
  return all;
}

async function openAt(browser: Browser, path: string, isSlow: boolean): Promise<{ page: Page; line: CDPSession }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await observe(page, line);
  if (isSlow) {
    await line.send('Network.emulateNetworkConditions', LINE);
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  await page.goto(ORIGIN + path, { waitUntil: 'load' });
  await page.waitForTimeout(REST_MS);
  return { page, line };
}

/** Taps on filters on a slow processor, and how long each waited for its paint, milliseconds. */
async function measureFilters(browser: Browser): Promise<number[]> {
  const { page, line } = await openAt(browser, RESULTS, false);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  const choices = sheet.locator('label:has(input[type=checkbox], input[type=radio]):visible');
  await choices.first().waitFor();
  const count = Math.min(await choices.count(), 12);
  for (let index = 0; index < count; index += 1) {
    await choices.nth(index).tap();
    // People look at what became of a tap.
    await page.waitForTimeout(400);
  }
  const { waitsMs } = await cameOf(page, line);
  await page.context().close();
  return waitsMs;
}

function viewRow(name: string, all: readonly Measurements[]): string {
  const lcps = all.map(({ lcpMs }) => lcpMs);
  const cells = [
    name,
    `${middle(lcps)} · ${Math.round(Math.max(...lcps))}`,
    [...new Set(all.map(({ lcpOf }) => lcpOf))].join(', '),
    middle(all.map(({ firstPaintMs }) => firstPaintMs)),
    Math.max(...all.map(({ cls }) => cls)).toFixed(3),
    middle(all.map(({ bytes }) => bytes / 1000)),
  ];
  return `| ${cells.join(' | ')} |`;
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}
