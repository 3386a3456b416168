import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { RESULTS } from '#tests/support/browser/known-pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const WITHOUT_MAP = `${RESULTS.en}?map=false`;

const notHydratedIn = (page: Page): Promise<number> => page.locator('[data-lazy]').count();

/** Clicks like a screen reader, which moves no pointer before. */
const clickAlone = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((target: HTMLElement) => target.click());

describe('an unused page', () => {
  test.each(['/en', WITHOUT_MAP])('sleeps until a pointer moves, and is the same awake: %s', async (path) => {
    const { page, close } = await visit(browser, path, { isThere: false });
    expect(await notHydratedIn(page)).toBeGreaterThan(4);
    const linksOf = () => page.locator('a').evaluateAll((links) => links.map((link) => link.outerHTML));
    const before = await linksOf();
    await page.mouse.move(200, 200);
    await expect.poll(() => notHydratedIn(page)).toBe(0);
    expect(await linksOf()).toEqual(before);
    await close();
  });

  test('sleeps on when it changes beneath a pointer that rests', async () => {
    const { page, close } = await visit(browser, '/en', { isThere: false });
    const waiting = await notHydratedIn(page);
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })));
    // Longer than a part takes to wake: nothing shows that it stays lazy.
    await page.waitForTimeout(500);
    expect(await notHydratedIn(page)).toBe(waiting);
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1, movementY: 0 })));
    await expect.poll(() => notHydratedIn(page)).toBe(0);
    await close();
  });

  test('loses no first click: a button does what it does, a link leads on without a load', async () => {
    const { page, close } = await visit(browser, WITHOUT_MAP, { isThere: false });
    await clickAlone(page, 'search button[aria-haspopup=dialog]:visible');
    await page.getByRole('dialog').first().waitFor();
    await close();
    const other = await visit(browser, WITHOUT_MAP, { isThere: false });
    await other.page.evaluate(() => Object.assign(window, { isSame: true }));
    await clickAlone(other.page, 'main article a[href*="/"], main li[data-home] a');
    await other.page.waitForURL((url) => !url.pathname.startsWith(RESULTS.en));
    expect(await other.page.evaluate(() => 'isSame' in window)).toBe(true);
    await other.close();
  });

  test('speaks another language at the first click, and remembers it', async () => {
    const { page, context, close } = await visit(browser, '/en', { isThere: false });
    await clickAlone(page, 'header a[hreflang=fr]');
    await page.waitForURL('**/fr');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect((await context.cookies()).map(({ value }) => value)).toContain('fr');
    await close();
  });

  test('is loaded anew once where its parts do not arrive, then read and followed without them', async () => {
    const context = await browser.newContext({ locale: 'en-CH' });
    const page = await context.newPage();
    await page.route(/\/assets\/(lazy|homes|HomePage)-/, (route) => route.abort());
    await page.goto(`${inject('origin')}/en`, { waitUntil: 'networkidle' });
    await Promise.all([page.waitForEvent('load'), page.mouse.move(200, 200)]);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(210, 200);
    await page.waitForTimeout(500);
    expect(await notHydratedIn(page)).toBeGreaterThan(4);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await context.close();
  });
});
