import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  expectWellFormed,
  openBrowser,
  openPage,
  reloadPage,
  untilAlive,
  visit,
} from '#tests/support/browser/browser.ts';
import { homeWithoutPictures } from '#tests/support/browser/known-pages.ts';
import { shiftsOf } from '#tests/support/browser/layout-shifts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: true });
});
afterAll(() => browser.close());

const CHEAPEST = '/en/properties/rent/apartment-house,3/switzerland,ch?map=false&order=4';
const DEAREST = '/en/properties/rent/apartment-house,3/switzerland,ch?map=false&order=3';

const cards = (page: Page): Locator => page.locator('[data-home] h3 a');
/** Where the homes of a page of results lead, in their order. */
const homesOf = async (page: Page): Promise<string[]> => {
  await cards(page).first().waitFor();
  return cards(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
};
const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const at = (page: Page, path: string | undefined): Promise<void> =>
  page.waitForURL((url) => url.href === inject('origin') + path);
/** Goes to the home that is known to come before or after the one that is shown by now. */
async function goOn(page: Page, rel: 'prev' | 'next', path: string | undefined): Promise<void> {
  await page.locator(`a[rel=${rel}][href="${path}"]`).click();
  await at(page, path);
}
const addressOf = (page: Page): string => page.url().slice(inject('origin').length);
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

describe('a listing that was chosen from results', () => {
  test('leads to the homes after and before it, and back to the results in one step, as they were left', async () => {
    const { page, close } = await visit(browser, CHEAPEST);
    const results = addressOf(page);
    const homes = await homesOf(page);
    await cards(page).nth(20).scrollIntoViewIfNeeded();
    await untilAlive(page);
    await cards(page).nth(20).click();
    await at(page, homes[20]);
    const left = await page.evaluate(() => history.length);
    for (const place of [21, 22, 23]) await goOn(page, 'next', homes[place]);
    // Over the end of the page.
    await page.locator(`a[rel=prev][href="${homes[22]}"]`).waitFor();
    await link(page, 'Next').click();
    await page.waitForURL((url) => !homes.includes(url.pathname));
    const beyond = addressOf(page);
    await reloadPage(page);
    await goOn(page, 'prev', homes[23]);
    await goOn(page, 'next', beyond);
    expect(await page.evaluate(() => history.length)).toBe(left);

    await link(page, 'Back to results').click();
    await at(page, results);
    await homesOf(page);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1_000);
    await page.goForward();
    await link(page, 'Back to results').waitFor();
    await page.goBack();
    await at(page, results);
    await homesOf(page);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1_000);
    await close();
  });

  test('knows it in each tab by itself, in another language, and in a tab of its own', async () => {
    const { page, context, origin, close } = await visit(browser, CHEAPEST);
    const cheap = await homesOf(page);
    await cards(page).nth(1).click();
    await at(page, cheap[1]);
    const other = await context.newPage();
    await openPage(other, origin + DEAREST);
    const dear = await homesOf(other);
    await cards(other).nth(1).click();
    await at(other, dear[1]);
    await goOn(other, 'next', dear[2]);
    await goOn(page, 'next', cheap[2]);

    await page.locator('a[hreflang=de]').first().dispatchEvent('click');
    await page.waitForURL('**/de/angebot/mieten/**');
    await link(page, 'Nächstes Objekt').click();
    await page.waitForURL(new RegExp(`/de/angebot/mieten/.*,${cheap[3]?.split(',').at(-1)}$`));
    await link(page, 'Zurück zu den Ergebnissen').click();
    await page.waitForURL(/\/de\/immobilien\/mieten\/wohnung-haus,3\/.*order=4/);

    await other.goBack();
    await homesOf(other);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      cards(other)
        .nth(4)
        .click({ modifiers: ['Control'] }),
    ]);
    await goOn(opened, 'prev', dear[3]);
    await link(opened, 'Back to results').click();
    await at(opened, DEAREST);
    await close();
  });
});

describe('a listing that was opened by its address', () => {
  test('is among all homes of its place and says nothing of results; nor does the page that all are sent', async () => {
    const { page, origin, close } = await visit(browser, CHEAPEST);
    const [home = ''] = await homesOf(page);
    const html = await (await fetch(origin + home, { headers: { referer: origin + CHEAPEST } })).text();
    expect(html).not.toContain('Back to results');
    await openPage(page, origin + home);
    await page.getByRole('navigation', { name: 'You are here' }).waitFor();
    expect(await link(page, 'Back to results').count()).toBe(0);
    // An entry of another build or a stranger in the history is no way back.
    await page.evaluate(() =>
      history.replaceState({ ...history.state, wayBack: { list: 'javascript:alert(1)', index: -5, items: [7] } }, ''),
    );
    await reloadPage(page);
    expect(await link(page, 'Back to results').count()).toBe(0);
    await close();
  });

  test('by a link of a page of results that was no click in it, moves nothing when the row comes', async () => {
    const { page, close } = await visit(browser, CHEAPEST, { size: 'phone' });
    const [, home = ''] = await homesOf(page);
    await page.evaluate((path) => window.location.assign(path), home);
    await at(page, home);
    await link(page, 'Next').waitFor();
    expect(await shiftsOf(page)).toEqual([]);
    await expectWellFormed(page, 'listing from results');
    await close();
  });
});

describe('a home without pictures', () => {
  test.each(['light', 'dark'] as const)(
    'is drawn by its kind on its card, its page and on paper: %s',
    async (scheme) => {
      const { address, path } = await homeWithoutPictures();
      const { page, origin, close } = await visit(browser, address, { size: 'phone', scheme });
      const card = page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
      await expectDrawn(card);
      await openPage(page, origin + path);
      await expectDrawn(page.locator('figure').filter({ hasText: 'No pictures yet' }));
      await expectWellFormed(page, 'listing without pictures');
      await openPage(page, `${origin}${path}/print`);
      await page.emulateMedia({ media: 'print' });
      await expectDrawn(page.getByRole('article'));
      await close();
    },
  );
});

/** The drawing has come: a part of a file that is missing has no size. */
const expectDrawn = (place: Locator): Promise<void> =>
  expect
    .poll(() =>
      place
        .locator('use[href*="#category-"]')
        .first()
        .evaluate((use) => (use as SVGUseElement).getBBox().width),
    )
    .toBeGreaterThan(50);
