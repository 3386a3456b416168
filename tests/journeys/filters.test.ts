import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { homesFound, numberIn } from '#tests/support/browser/found-homes.ts';
import { holdAnswers } from '#tests/support/browser/held-answers.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const VAUD = '/en/properties/rent/apartment-house,3/vaud-VD,r22?map=false';

/** Opens a group of the filter bar; its numbers are there when nothing is busy any more. */
async function openGroup(page: Page, label: string): Promise<Locator> {
  await page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click();
  const group = page.getByRole('dialog', { name: label });
  await group.locator('[aria-busy="false"]').waitFor();
  return group;
}

describe('filters', () => {
  test('changed while the homes of the last change are still coming stay changed', async () => {
    const { page, close } = await visit(browser, VAUD);
    const group = await openGroup(page, 'Price');
    const low = group.getByRole('textbox', { name: 'Minimum price', exact: true });
    const high = group.getByRole('textbox', { name: 'Maximum price', exact: true });
    const apply = group.getByRole('button', { name: /^Show \d/ });
    const all = await homesFound(page);
    await low.fill('1000');
    const release = await holdAnswers(page, 'Results');
    await apply.click();
    await page.waitForURL((url) => url.searchParams.get('minPrice') === '1000');
    await openGroup(page, 'Price');
    await high.fill('3000');
    release();
    await expect.poll(() => homesFound(page)).toBeLessThan(all);
    const found = await homesFound(page);
    expect([await low.inputValue(), await high.inputValue()].map(numberIn)).toEqual([1000, 3000]);
    await apply.click();
    await expect.poll(() => homesFound(page)).toBeLessThan(found);
    expect(new URL(page.url()).searchParams.get('maxPrice')).toBe('3000');
    // The way back leads to another search: nothing of the draft is left.
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('maxPrice'));
    await openGroup(page, 'Price');
    await expect.poll(() => high.inputValue()).toBe('');
    expect(numberIn(await low.inputValue())).toBe(1000);
    await close();
  });
});

test('without scripts all filters stand on a page of their own, with their numbers', async () => {
  const { page, close } = await visit(browser, VAUD, { script: false });
  await page.getByRole('link', { name: 'Filters' }).click();
  const apartments = page.locator('label', { hasText: /^Apartments\s*\d/ });
  const expected = numberIn(await apartments.textContent());
  await apartments.click();
  await page.getByRole('button', { name: /^Show/ }).click();
  await page.waitForURL(/\/en\/properties\/rent\/apartment,1\//);
  expect(await homesFound(page)).toBe(expected);
  await close();
});
