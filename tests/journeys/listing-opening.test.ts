import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, untilAlive, visit } from '#tests/support/browser/browser.ts';
import { holdAnswers } from '#tests/support/browser/held-answers.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const CHEAPEST = '/en/properties/rent/apartment-house,3/switzerland,ch?map=false&order=4';

const cards = (page: Page): Locator => page.locator('[data-home] h3 a');
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

describe.each(['wide', 'phone'] as const)('a listing whose data is long in coming, on a %s', (size) => {
  test('shows what its card has shown at once, and nothing moves when the rest comes', async () => {
    const { page, close } = await visit(browser, CHEAPEST, { size });
    await cards(page).first().waitFor();
    await untilAlive(page);
    const release = await holdAnswers(page, 'Listing');
    const card = page.locator('[data-home]', { has: page.locator('img') }).nth(5);
    await card.scrollIntoViewIfNeeded();
    // On a phone the cover becomes a carousel meanwhile.
    const shown = (): Promise<string> =>
      card
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => (image.complete && image.naturalWidth > 0 ? image.currentSrc : ''));
    await expect.poll(shown).toContain('/pictures/');
    const file = await shown();
    const title = await card.locator('h3').innerText();
    const price = (await card.locator('.card-words > p').first().innerText()).split(' /')[0] ?? '';
    await card.locator('h3 a').click();

    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe(title);
    const article = page.locator('main article[aria-busy]');
    await page.getByRole('main').getByRole('progressbar').waitFor();
    await expectAccessible(page);
    expect(await article.innerText()).toContain(price);
    const picture = article.locator('img').first();
    expect(await picture.evaluate((image) => image.style.background)).toContain(file);
    expect(await scrolled(page)).toBe(0);
    const places = () =>
      page
        .locator('main h1, main article ul:first-of-type img')
        .evaluateAll((shown) =>
          [shown.find(({ localName }) => localName === 'h1'), shown.find(({ localName }) => localName === 'img')].map(
            (one) => one && JSON.stringify(one.getBoundingClientRect()),
          ),
        );
    const before = await places();
    release();
    await article.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await heading.innerText()).toBe(title);
    expect(await places()).toEqual(before);
    await page.goBack();
    await cards(page).nth(5).waitFor();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    await close();
  });
});
