import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFailed } from 'vitest';
import { LONGEST_WAIT_MS } from '#tests/support/runner/longest-wait.ts';
import { CHROMIUM, chromiumPath, MAP_FLAGS, SEEN_MAP_FLAGS } from '#tools/testing/chromium.ts';
import { expectAccessible } from './accessible.ts';
import { watchRequests } from './quiet-page.ts';
import { PHONE, WIDE_WINDOW } from './windows.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-maglev --no-turbofan',
  // The process of the empty window takes the page that is opened in it, instead of one begun for each page.
  '--renderer-process-limit=1',
];

const NO_MAP_FLAGS = ['--disable-gpu'];

/** Length of a window's text in the report of a failed journey, from its beginning and from its end, characters. */
const SHOWN_OF_WINDOW = 500;

/** Computer and phone. */
export const SIZES = { wide: WIDE_WINDOW, phone: PHONE } as const;

/** Further options of a browser of tests. */
interface BrowserGifts {
  /** Draws maps. */
  maps: boolean;
  /** Maps are moved and drawn on by hand. */
  movesMaps?: boolean;
  /** Keeps pages for the way back, as outside of tests. */
  keepsPages?: boolean;
  /** Shows messages of sites that no page shows. */
  showsMessages?: boolean;
}

/** A browser of one test file. */
export const openBrowser = (gifts: BrowserGifts): Promise<Browser> => {
  const { maps, movesMaps = false, keepsPages = false, showsMessages = false } = gifts;
  const mapFlags = movesMaps ? MAP_FLAGS : SEEN_MAP_FLAGS;
  return chromium.launch({
    executablePath: keepsPages || showsMessages ? CHROMIUM : chromiumPath(),
    args: [...FLAGS, ...(maps ? mapFlags : NO_MAP_FLAGS)],
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  });
};

/** Options of a visitor. */
export interface Visitor {
  size?: keyof typeof SIZES;
  scheme?: 'light' | 'dark';
  language?: string;
  /** Whether scripts run; pages must be readable without. */
  script?: boolean;
  /** Whether the question about cookies has been answered before. */
  consented?: boolean;
  /** Whether the visitor acts at once: until then, lazy parts of a page are not hydrated. */
  isThere?: boolean;
  /** Another product than that of all journeys. */
  origin?: string;
}

/** A page of a new visitor; a warning or error in its console fails the test at `close`. */
export interface VisitorPage {
  page: Page;
  context: BrowserContext;
  origin: string;
  /** Closes the page and expects that nothing was complained of. */
  close(): Promise<void>;
}

/** Comes to the product as a new visitor. */
export async function visit(
  browser: Browser,
  path: string,
  {
    size = 'wide',
    scheme = 'light',
    language = 'en-CH',
    script = true,
    consented = true,
    isThere = true,
    ...other
  }: Visitor = {},
): Promise<VisitorPage> {
  const origin = other.origin ?? inject('origin');
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: scheme,
    locale: language,
    javaScriptEnabled: script,
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    reducedMotion: 'reduce',
  });
  if (consented) await answerCookieQuestion({ context, origin });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  await context.addInitScript(reportPolicyBreaches);
  const page = await context.newPage();
  const complaints: string[] = [];
  onTestFailed(async () => console.error((await windowsOf(context)).join('\n'), complaints));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isAskedFor(message.text())) complaints.push(message.text());
  });
  if (script) await openPage(page, origin + path, isThere);
  else await page.goto(origin + path);
  return {
    page,
    context,
    origin,
    close: async () => {
      await context.close();
      expect(complaints).toEqual([]);
    },
  };
}

/**
 * The browser itself reports answers such as 404 and 410, and a line that was cut: they are what the journey asks for. It
 * also says that a map that is carried over (`SEEN_MAP_FLAGS`) is slow.
 */
const isAskedFor = (words: string): boolean =>
  words.startsWith('Failed to load resource') ||
  /^WebSocket .*ERR_INTERNET_DISCONNECTED$/.test(words) ||
  words.includes('GL Driver Message (OpenGL, Performance, GL_CLOSE_PATH_NV, High): GPU stall due to ReadPixels');

/** The open windows of a visitor: their addresses, and both ends of their texts. */
const windowsOf = (context: BrowserContext): Promise<string[]> =>
  Promise.all(
    context.pages().map(async (page) => {
      const words = await page
        .locator('body')
        .ariaSnapshot()
        .catch((error: Error) => error.message);
      const line = words.replaceAll(/\s+/g, ' ');
      return `${page.url()}: ${line.slice(0, SHOWN_OF_WINDOW)} … ${line.slice(-SHOWN_OF_WINDOW)}`;
    }),
  );

/** Opens an address and waits until the page takes what is done to it: on a busy machine scripts arrive long before they have run. */
export async function openPage(page: Page, url: string, isThere = true): Promise<void> {
  await whenQuiet(page, isThere, () => page.goto(url));
}

/** Loads the page anew and waits as for one that is opened. */
export async function reloadPage(page: Page): Promise<void> {
  await whenQuiet(page, true, () => page.reload());
}

/** Lets a page load, and waits until it is alive and asks for nothing more. */
async function whenQuiet(page: Page, isThere: boolean, load: () => Promise<unknown>): Promise<void> {
  const requests = watchRequests(page);
  try {
    await load();
    await untilAlive(page, isThere);
    await requests.untilQuiet();
  } finally {
    requests.end();
  }
}

/**
 * Until the page is alive and nothing waits to be drawn. A page that is not ours has no parts to hydrate.
 *
 * @param isThere whether the visitor acts, so that lazy parts are hydrated
 */
export async function untilAlive(page: Page, isThere = true): Promise<void> {
  await expect.poll(() => page.evaluate(() => !('pageStart' in window) || window.pageStart.isDone)).toBe(true);
  if (isThere) {
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.locator('[data-lazy]').first().waitFor({ state: 'detached' });
  }
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}

/** Lets the question about cookies count as answered: only what is necessary. */
export const answerCookieQuestion = ({ context, origin }: Pick<VisitorPage, 'context' | 'origin'>): Promise<void> =>
  context.addCookies([{ name: 'lm_cookies', value: 'necessary', url: origin }]);

/** A violation of the content policy is a complaint, also where the browser itself reports none. */
function reportPolicyBreaches(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`Against the policy: ${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`);
  });
}

/** Expects of a screen that axe finds nothing, and what `expectFitting` does. @param isWhole see `expectAccessible` */
export async function expectWellFormed(page: Page, name: string, isWhole = true): Promise<void> {
  await expectAccessible(page, isWhole);
  await expectFitting(page, name);
}

/** Expects of a whole screen that it has one main heading, and that it is no wider than its window. */
export async function expectFitting(page: Page, name: string): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).count(), `${name}: main headings`).toBe(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${name}: wider than the window`).toBeLessThanOrEqual(0);
}
