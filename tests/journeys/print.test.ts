import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from '#tests/support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

/** Sheets a page takes on A4: page objects stand in a PDF in plain words. */
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
