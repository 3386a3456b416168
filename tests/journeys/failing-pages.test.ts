import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser } from '#tests/support/browser/browser.ts';
import { RESULTS } from '#tests/support/browser/known-pages.ts';
import { expectWholePage } from '#tests/support/browser/whole-page.ts';
import { LONGEST_WAIT_MS } from '#tests/support/runner/longest-wait.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const HOME = '/en';
const LINK = 'Forgot your password?';
/** The page that the link of the login leads to. */
const CHUNK = /\/assets\/forgot-password-/;

interface Opened {
  page: Page;
  /** How often a document was asked for. */
  loads: () => number;
}

/** A page of a visitor; failures are what these journeys are about, so that its console may complain. */
async function aPage({ storage = true }: { storage?: boolean } = {}): Promise<Opened> {
  const context = await browser.newContext({ locale: 'en-CH' });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  const page = await context.newPage();
  let loads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads++;
  });
  if (!storage) {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
  }
  return { page, loads: () => loads };
}

const missing = (route: Route): Promise<void> => route.fulfill({ status: 404, body: '' });
const open = (page: Page, path: string) => page.goto(inject('origin') + path, { waitUntil: 'load' });

/** Until nothing more happens: a page that loads itself again would do so by then. */
const settled = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle').then(() => page.waitForTimeout(300));

/** The notice about missing parts is fixed in the window; without styles it is in the flow of the page. */
async function expectNotice(page: Page, isStyled = true): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load.' });
  await notice.waitFor();
  if (!isStyled) return;
  const box = await notice.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
}

/** The visible content of a failed page. */
async function expectFailurePage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'This page didn’t load' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.locator('header a[href="/en"] svg').count()).toBe(1);
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: 'Back to homepage' }).getAttribute('href')).toBe('/en');
  await main.getByText(/^Support reference: [\da-f-]{36}$/).waitFor();
  await main
    .getByRole('button', { name: 'Try again' })
    .or(main.getByRole('link', { name: 'Try again' }))
    .waitFor();
  expect(await page.textContent('body')).not.toContain('Show Error');
}

describe.each([
  ['', true],
  [' where storage is blocked', false],
])('a build older than that of the server%s', (_where, storage) => {
  test('is loaded anew by itself when a click finds a file gone', async () => {
    const { page, loads } = await aPage({ storage });
    await open(page, '/en/login');
    await expectWholePage(page, 'en');
    await page.route(CHUNK, (route) => (loads() === 1 ? missing(route) : route.continue()));
    await page.getByRole('link', { name: LINK }).click();
    await page.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
    await expectWholePage(page, 'en');
    expect(loads()).toBe(2);
    await page.context().close();
  });

  test('is loaded anew once, then the page says so', async () => {
    const { page, loads } = await aPage({ storage });
    await open(page, '/en/login');
    await expectWholePage(page, 'en');
    await page.route(CHUNK, missing);
    await page.getByRole('link', { name: LINK }).click();
    await page.waitForEvent('domcontentloaded');
    await expectFailurePage(page);
    await settled(page);
    expect(loads()).toBe(2);
    await expectFailurePage(page);
    await page.unroute(CHUNK);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
    await page.context().close();
  });
});

test('a piece of a page that does not come within two minutes counts as missing: the page is loaded anew', async () => {
  const { page, loads } = await aPage();
  await open(page, '/en/login');
  await expectWholePage(page, 'en');
  await page.clock.install();
  const asked = page.waitForRequest(CHUNK);
  await page.route(CHUNK, (route) => (loads() === 1 ? undefined : route.continue()));
  await page.getByRole('link', { name: LINK }).click();
  await asked;
  await page.clock.fastForward(110_000);
  expect(loads()).toBe(1);
  await page.clock.fastForward(10_000);
  await page.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
  expect(loads()).toBe(2);
  await page.context().close();
});

/** Files without which a page cannot start. */
const FOUNDATIONS: readonly [string, RegExp][] = [
  ['the first script', /\/assets\/index-[^/]*\.js/],
  ['a script that the first one needs', /\/assets\/framework-/],
  ['the texts', /\/assets\/en-/],
  ['the styles', /\/assets\/index-[^/]*\.css/],
];

describe.each(FOUNDATIONS)('where %s does not arrive', (what, file) => {
  test('the page is loaded anew once, then what the server made stays, and says so', async () => {
    const { page, loads } = await aPage();
    await page.route(file, missing);
    await open(page, HOME);
    await expectNotice(page, what !== 'the styles');
    await settled(page);
    expect(loads()).toBe(2);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.unroute(file);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expectWholePage(page, 'en');
    await page.context().close();
  });
});

test('a page whose data is broken stays as the server made it, and says so', async () => {
  const { page, loads } = await aPage();
  await page.route(`**${HOME}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('$_TSR.router=', '$_TSR.nothing=') });
  });
  await open(page, HOME);
  await expectNotice(page);
  await settled(page);
  expect(loads()).toBe(2);
  await page.context().close();
});

/** Texts that different parts of a page use: where one throws, so does that part. */
const BROKEN_PARTS: readonly [string, readonly string[]][] = [
  ['the page', ['home.title']],
  ['the shell', ['header.skip']],
  ['the bar', ['header.home']],
  ['the document', ['failure.start']],
  ['the page for failures', ['header.skip', 'failure.text']],
];

test.each(BROKEN_PARTS)('a defect in %s shows a page of ours, once', async (_part, ids) => {
  const { page, loads } = await aPage();
  await page.route(/\/assets\/en-[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // The file that all pages have, before those of parts are added to it.
    const [, texts] = body.includes('"header.home"') ? (/(\w+) as default/.exec(body) ?? []) : [];
    const trap = '{get(){throw Error("broken")},set(){}}';
    const traps = texts ? ids.map((id) => `Object.defineProperty(${texts},"${id}",${trap});`) : [];
    await route.fulfill({ response, body: `${body};${traps.join('')}` });
  });
  await open(page, HOME);
  // The page itself is not hydrated until the visitor acts.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.getByRole('heading', { level: 1, name: 'This page didn’t load' }).waitFor();
  await settled(page);
  expect(loads()).toBe(1);
  expect(await page.locator('header a[href="/en"] svg').count()).toBe(1);
  expect(await page.getByRole('main').getByRole('link', { name: 'Back to homepage' }).count()).toBe(1);
  expect(await page.textContent('body')).not.toContain('Show Error');
  await page.context().close();
});

test('a page that is shown stays while a question has to wait, and changes when the answer comes', async () => {
  const { page, loads } = await aPage();
  await open(page, '/en/login');
  await expectWholePage(page, 'en');
  const answers: number[] = [];
  const headings: (string | null)[] = [];
  await page.route('**/graphql', async (route) => {
    if (answers.length === 0) {
      answers.push(429);
      await route.fulfill({ status: 429, headers: { 'retry-after': '1' }, body: '{"errors":[{"message":""}]}' });
    } else {
      // It waits as it was asked: meanwhile nothing of the page has changed. Later requests are those of the new page.
      if (answers.length === 1) headings.push(await page.getByRole('heading', { level: 1 }).textContent());
      answers.push(200);
      await route.continue();
    }
  });
  await page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
  }, RESULTS.en);
  await page.getByRole('heading', { level: 1, name: /Zurich/ }).waitFor();
  await expectWholePage(page, 'en');
  expect([answers.slice(0, 2), loads()]).toEqual([[429, 200], 1]);
  expect(headings).toEqual(['Login']);
  await page.context().close();
});
