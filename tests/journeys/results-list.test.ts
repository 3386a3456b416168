import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { homesFound, numberIn } from '#tests/support/browser/found-homes.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const VAUD = '/en/properties/rent/apartment-house,3/vaud-VD,r22?map=false';

describe('the order of the list', () => {
  test('can be changed, and says by itself how the recommended one comes about', async () => {
    const { page, close } = await visit(browser, VAUD);
    const why = page.getByRole('link', { name: 'Why in this order?' });
    expect(await why.count()).toBe(1);
    expect(
      await page
        .getByLabel('Sort by')
        .getByRole('option', { name: /source/i })
        .count(),
    ).toBe(0);
    await page.getByLabel('Sort by').selectOption({ label: 'Lowest price first' });
    await page.waitForURL(/order=4/);
    await expect.poll(() => why.count()).toBe(0);
    const pricesShown = async (): Promise<number[]> =>
      (await page.getByRole('article').allInnerTexts())
        .map((text) => /CHF\s[\d,]+/.exec(text)?.[0])
        .filter((price) => price !== undefined)
        .map(numberIn);
    await expect.poll(async () => (await pricesShown()).length).toBeGreaterThan(10);
    const prices = await pricesShown();
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));

    await page.goBack();
    await page.getByRole('link', { name: 'Why in this order?' }).click();
    await page.waitForURL(/\/en\/how-we-order$/);
    await page.getByRole('heading', { level: 1, name: /Recommended/ }).waitFor();
    await expectAccessible(page);
    await close();
  });
});

describe('where few homes are found', () => {
  test('neighbours are offered apart from the results, each with what it has', async () => {
    const { page, close } = await visit(browser, '/en/properties/buy/house,2/lausanne,c201866?map=false');
    expect(await homesFound(page)).toBeLessThan(12);
    const nearby = page.getByRole('region', { name: 'Homes nearby' });
    const link = nearby.getByRole('link').first();
    const expected = numberIn(/(\d+) homes?$/.exec(await link.innerText())?.[1] ?? '');
    expect(expected).toBeGreaterThan(0);
    await link.click();
    await page.waitForURL((url) => !url.pathname.includes('lausanne'));
    await expect.poll(() => homesFound(page)).toBe(expected);
    await close();
  });

  test('and none are, it is said which filters to drop, with what is then found', async () => {
    const { page, close } = await visit(
      browser,
      '/en/properties/rent/apartment-house,3/vaud-VD,r22?map=false&minPrice=90000&excludePriceOnRequest=true&minRooms=3',
    );
    const way = page.getByRole('main').getByRole('link', { name: /^Without “from CHF 90,000”/ });
    const expected = numberIn(/(\d+) homes?$/.exec(await way.innerText())?.[1] ?? '');
    expect(expected).toBeGreaterThan(0);
    await expectAccessible(page);
    await way.click();
    await expect.poll(() => homesFound(page)).toBe(expected);
    await close();
  });

  test('and no single filter is the reason, two are named', async () => {
    const { page, close } = await visit(
      browser,
      '/en/properties/rent/apartment-house,3/vaud-VD,r22?map=false&minPrice=90000&excludePriceOnRequest=true&minLivingSpace=9000',
    );
    await page.getByRole('link', { name: /^Without “from CHF 90,000” and “from 9,000 m²”/ }).waitFor();
    await close();
  });
});
