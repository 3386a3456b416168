import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { homesFound, numberIn } from '#tests/support/browser/found-homes.ts';
import { holdAnswers } from '#tests/support/browser/held-answers.ts';
import { SMALLEST_PHONE } from '#tests/support/browser/looks.ts';

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

/** Presses the button that says how many homes there are, and expects to see that many. */
async function applyAndCount(page: Page, dialog: Locator, expected: number): Promise<void> {
  const apply = dialog.getByRole('button', { name: /^Show \d/ });
  await expect.poll(async () => numberIn(await apply.innerText())).toBe(expected);
  const before = page.url();
  await apply.click();
  await page.waitForURL((url) => url.href !== before);
  await expect.poll(() => homesFound(page)).toBe(expected);
}

describe('the number beside a choice is what the list then says', () => {
  test('for a category, a subcategory, features, the time on the market and a source', async () => {
    const { page, close } = await visit(browser, VAUD);
    let group = await openGroup(page, 'Type');
    const apartments = group.locator('label', { hasText: /^Apartments\s*\d/ });
    let expected = numberIn(await apartments.textContent());
    expect(expected).toBeGreaterThan(0);
    await apartments.click();
    await applyAndCount(page, group, expected);

    group = await openGroup(page, 'Type');
    const duplex = group.locator('label', { hasText: 'Duplex' });
    expected = numberIn(await duplex.textContent());
    await duplex.click();
    await applyAndCount(page, group, expected);

    // The bar says what kind of home it is: no chip says it again.
    expect(await page.getByRole('link', { name: /Remove.*Duplex/ }).count()).toBe(0);
    group = await openGroup(page, 'Type');
    await group.locator('label', { hasText: 'Duplex' }).click();
    await group.getByRole('button', { name: /^Show/ }).click();
    await page.waitForURL((url) => !url.searchParams.has('subCategory'));
    group = await openGroup(page, 'More filters');
    const lift = group.locator('label', { hasText: /^Lift/ });
    expected = numberIn(await lift.textContent());
    await lift.click();
    await expectAccessible(page);
    await applyAndCount(page, group, expected);

    group = await openGroup(page, 'More filters');
    const added = group.getByLabel('Listed');
    const month = (await added.locator('option').allInnerTexts()).find((text) => text.startsWith('Last 30')) ?? '';
    await added.selectOption({ label: month });
    await applyAndCount(page, group, numberIn(/\((.*)\)/.exec(month)?.[1] ?? ''));

    group = await openGroup(page, 'More filters');
    const source = group.getByLabel('Source');
    const own = (await source.locator('option').allInnerTexts()).find((text) => text.includes('Lares')) ?? '';
    await source.selectOption({ label: own });
    await applyAndCount(page, group, numberIn(/\((.*)\)/.exec(own)?.[1] ?? ''));
    await close();
  });

  test('for an agency, found by a part of its name, whose name then stands on the chip', async () => {
    const { page, close } = await visit(browser, VAUD);
    const group = await openGroup(page, 'More filters');
    const field = group.getByRole('combobox', { name: 'Agency' });
    await field.fill('regie');
    const option = page.getByRole('option').filter({ hasText: /^Régie.*\d$/ });
    await option.first().waitFor();
    const label = (await option.first().innerText()).split('\n');
    await field.press('Enter');
    const chosen = group.getByRole('checkbox', { name: label[0] ?? '' });
    await chosen.and(page.locator(':focus')).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await field.and(page.locator(':focus')).waitFor();
    await field.fill('regie');
    await option.first().waitFor();
    await field.press('Enter');
    await chosen.waitFor();
    await applyAndCount(page, group, numberIn(label.at(-1) ?? ''));
    await page.getByRole('main').getByText(`${label[0]}`, { exact: true }).first().waitFor();
    await close();
  });
});

describe('prices', () => {
  test('are chosen on the bars with the keyboard, and the fields below follow', async () => {
    const { page, close } = await visit(browser, VAUD);
    const group = await openGroup(page, 'Price');
    await group.getByRole('img', { name: /Price distribution of \d+ homes/ }).waitFor();
    const low = group.getByRole('slider', { name: 'Lower end of the price range' });
    const high = group.getByRole('slider', { name: 'Upper end of the price range' });
    await low.press('ArrowRight');
    await low.press('ArrowRight');
    await high.press('PageDown');
    await high.press('ArrowLeft');
    const min = numberIn(await low.getAttribute('aria-valuetext'));
    const max = numberIn(await high.getAttribute('aria-valuetext'));
    expect(max).toBeGreaterThan(min);
    expect(numberIn(await group.getByRole('textbox', { name: 'Minimum price', exact: true }).inputValue())).toBe(min);
    expect(numberIn(await group.getByRole('textbox', { name: 'Maximum price', exact: true }).inputValue())).toBe(max);
    await expectAccessible(page);
    await group.getByRole('button', { name: /^Show \d/ }).click();
    await page.waitForURL((url) => url.searchParams.get('minPrice') === String(min));
    expect(new URL(page.url()).searchParams.get('maxPrice')).toBe(String(max));
    await low.waitFor({ state: 'hidden' });
    // Back at the ends of the axis nothing is asked.
    const again = await openGroup(page, 'Price');
    await again.getByRole('img', { name: /Price distribution of \d+ homes/ }).waitFor();
    await low.press('Home');
    await high.press('End');
    const textIn = (name: string) => again.getByRole('textbox', { name, exact: true }).inputValue();
    await expect.poll(() => textIn('Minimum price')).toBe('');
    await expect.poll(() => textIn('Maximum price')).toBe('');
    await close();
  });

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

describe('the filter sheet on a phone', () => {
  test('counts as one chooses, and loses nothing when it is put away', async () => {
    const { page, close } = await visit(browser, '/en/properties/rent/apartment-house,3/vaud-VD,r22', {
      size: 'phone',
      scheme: 'dark',
    });
    const opener = page.getByRole('search').getByRole('button', { name: /filter/i });
    await opener.tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const apply = sheet.getByRole('button', { name: /^Show \d|^No homes/ });
    await apply.waitFor();
    const all = numberIn(await apply.innerText());
    await sheet.getByRole('textbox', { name: 'Maximum price', exact: true }).fill('2000');
    await expect.poll(async () => numberIn(await apply.innerText())).toBeLessThan(all);
    await sheet.locator('label', { hasText: /^Lift/ }).tap();
    await sheet.locator('[aria-busy="false"]').waitFor();
    await expectAccessible(page);
    await expect.poll(async () => numberIn(await apply.innerText())).toBeLessThan(all);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await sheet.waitFor({ state: 'hidden' });
    expect(page.url()).not.toContain('maxPrice');

    await opener.tap();
    await apply.waitFor();
    expect(numberIn(await sheet.getByRole('textbox', { name: 'Maximum price', exact: true }).inputValue())).toBe(2000);
    expect(await sheet.getByRole('checkbox', { name: /^Lift/ }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await opener.tap();
    await expect.poll(async () => numberIn(await apply.innerText())).toBeLessThan(all);
    const expected = numberIn(await apply.innerText());
    await apply.tap();
    await page.waitForURL(/maxPrice=2000/);
    expect(page.url()).toContain('features=2');
    await expect.poll(() => homesFound(page)).toBe(expected);
    await close();
  });

  test('takes a place out: a finger is not given the keyboard of the phone, who uses keys goes on in the field', async () => {
    const { page, close } = await visit(browser, '/en/properties/rent/apartment-house,3/vaud-VD,r22', {
      size: 'phone',
    });
    const field = page.getByRole('dialog', { name: 'Filters' }).getByRole('combobox', { name: 'Place' });
    await page
      .getByRole('search')
      .getByRole('button', { name: /filter/i })
      .tap();
    await page.locator('label', { has: page.getByRole('checkbox', { name: 'Vaud' }) }).tap();
    await page.getByRole('checkbox', { name: 'Vaud' }).waitFor({ state: 'detached' });
    expect(await field.and(page.locator(':focus')).count()).toBe(0);
    await field.fill('Renens');
    await page
      .getByRole('option', { name: /^Renens/ })
      .first()
      .tap();
    await page.getByRole('checkbox', { name: 'Renens' }).press('Space');
    await page.getByRole('checkbox', { name: 'Renens' }).waitFor({ state: 'detached' });
    await field.and(page.locator(':focus')).waitFor();
    await close();
  });

  test('takes every tap, also those that come before the last one is shown in all groups', async () => {
    const view = { size: 'phone', scheme: 'light' } as const;
    const { page, close } = await visit(browser, '/en/properties/rent/apartment-house,3/vaud-VD,r22', view);
    const opener = page.getByRole('search').getByRole('button', { name: /filter/i });
    await opener.tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.locator('[aria-busy="false"]').waitFor();
    await sheet.evaluate(async (all) => {
      for (const words of ['^Lift', '^Houses', '^View', '^3$', '^Show']) {
        const choices = [...all.querySelectorAll<HTMLElement>('label, button')];
        choices.find((choice) => new RegExp(words).test(choice.textContent))?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await page.waitForURL((url) => url.searchParams.has('features'));
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toContain('/house,');
    expect(searchParams.get('minRooms')).toBe('3');
    expect(searchParams.get('features')).toBe('2,512');
    await close();
  });

  test('keeps its buttons within its margins, in the widest words on the smallest phone', async () => {
    const { page, close } = await visit(browser, '/de/immobilien/mieten/wohnung-haus,3/schweiz,ch', {
      size: 'phone',
      language: 'de-CH',
    });
    await page.setViewportSize(SMALLEST_PHONE);
    await page
      .getByRole('search')
      .getByRole('button', { name: /filter/i })
      .tap();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    const apply = sheet.getByRole('button', { name: /Objekte anzeigen$/ });
    await apply.waitFor();
    const { x = 0, width = 0 } = (await apply.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(SMALLEST_PHONE.width - 20);
    await close();
  });

  test('turns to homes to buy without the prices of rents', async () => {
    const { page, close } = await visit(
      browser,
      '/en/properties/rent/apartment-house,3/vaud-VD,r22?maxPrice=2000&minRooms=3',
      { size: 'phone' },
    );
    await page
      .getByRole('search')
      .getByRole('button', { name: /filter/i })
      .tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.locator('label', { hasText: /^Buy$/ }).tap();
    const maxPrice = sheet.getByRole('textbox', { name: 'Maximum price', exact: true });
    await expect.poll(() => maxPrice.inputValue()).toBe('');
    await sheet.getByRole('button', { name: /^Show \d/ }).tap();
    await page.waitForURL(/properties\/buy\/.*minRooms=3/);
    expect(page.url()).not.toContain('maxPrice');
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
