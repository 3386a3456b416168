import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { visitAsMember } from '#tests/support/browser/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

/** Sheets a page takes on A4: page objects are in a PDF in plain words. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.each([
  ['/en/listing/rent/1/print', 'light'],
  ['/de/angebot/mieten/2/print', 'dark'],
  ['/fr/annonce/louer/3/print', 'light'],
  ['/it/annuncio/affitta/4/print', 'light'],
] as const)('a listing takes one sheet of paper, and nothing of the page around it: %s', async (path, scheme) => {
  const { page, close } = await visit(browser, path, { scheme });
  await page.getByRole('article').waitFor();
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('body').innerText()).toBe(await page.getByRole('article').innerText());
  await close();
});

/** Width of A4 between its margins of 15 mm, CSS pixels. */
const SHEET = { width: 680, height: 1_009 };

/** Four homes to rent that have a plan. */
async function fourWithPlans(): Promise<number[]> {
  const query = '{ offers(filter: { offerType: 1, category: 3, pageSize: 50 }) { data { id images { isPlan } } } }';
  const answer = await fetch(`${inject('origin')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  type Home = { id: number; images: { isPlan: boolean }[] };
  const { data } = (await answer.json()) as { data: { offers: { data: Home[] } } };
  const homes = data.offers.data.filter(({ images }) => images.some(({ isPlan }) => isPlan)).slice(0, 4);
  expect(homes).toHaveLength(4);
  return homes.map(({ id }) => id);
}

test.each([
  ['de', 'wide', 'dark'],
  ['fr', 'phone', 'light'],
] as const)(
  'four homes side by side take one sheet, whole, and nothing else does: %s, %s',
  async (locale, size, scheme) => {
    const path = `/${locale}/workspace/my-favourites?compare=${await fourWithPlans()}`;
    const { page, close } = await visitAsMember(browser, path, { size, scheme });
    await page.getByRole('table').waitFor();
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    const [title, table] = [page.getByRole('heading', { level: 1 }), page.getByRole('table')];
    expect((await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').trim()).toBe(
      `${await title.innerText()} ${await table.innerText()}`.replaceAll(/\s+/g, ' ').trim(),
    );
    // Kind, price, place and plan of each home are shown, and its pictures have loaded without scrolling.
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(8);
    for (const row of await table.getByRole('row').all()) expect(await row.locator('th, td').count()).toBe(5);
    await expect
      .poll(() =>
        table
          .locator('img')
          .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
      )
      .toEqual(Array(8).fill(true));
    const { x, y, width, height } = await page.evaluate(() => {
      const { left, top, width, height } = document.querySelector('table')?.getBoundingClientRect() ?? new DOMRect();
      return { x: left, y: top, width, height };
    });
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(SHEET.width);
    expect(y + height).toBeLessThanOrEqual(SHEET.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET.width);
    await close();
  },
);
