import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { dragFinger, spreadFingers, straight } from '#tests/support/browser/touch.ts';

let browser: Browser;
let withPlan: number;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
  const query = '{ offers(filter: { offerType: 1, pageSize: 50 }) { data { id images { isPlan } } } }';
  const answer = await fetch(`${inject('origin')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  type Found = { data: { offers: { data: { id: number; images: { isPlan: boolean }[] }[] } } };
  const { data } = ((await answer.json()) as Found).data.offers;
  const home = data.find(({ images }) => images.length > 4 && images.some(({ isPlan }) => isPlan));
  if (!home) throw new Error('No home of the sample has a plan');
  withPlan = home.id;
});
afterAll(() => browser.close());

const gallery = (page: Page): Locator => page.getByRole('dialog');
const counter = (page: Page): Locator => gallery(page).getByRole('status').first();
const picture = (page: Page): Locator => gallery(page).locator('[data-slides] .yarl__slide_current img').last();

test('a visitor looks at all pictures at a glance, at one of them, at the plan, and leaves by keyboard', async () => {
  const { page, close } = await visit(browser, `/en/listing/rent/${withPlan}`);
  const opener = page.getByRole('button', { name: /All \d+ pictures/ });
  await opener.click();
  await gallery(page).getByRole('heading', { name: 'Plans' }).waitFor();
  await gallery(page).getByRole('region', { name: 'Photos' }).getByRole('button').nth(1).click();
  await expect.poll(() => counter(page).innerText()).toMatch(/^Picture 2 of/);

  await page.keyboard.press('ArrowRight');
  await expect.poll(() => counter(page).innerText()).toMatch(/^Picture 3 of/);
  await page.keyboard.press('End');
  await expect.poll(() => counter(page).innerText()).toMatch(/^Picture (\d+) of \1$/);
  expect(await gallery(page).getByRole('button', { name: 'Next picture' }).isDisabled()).toBe(true);
  await page.keyboard.press('Home');
  await expect.poll(() => counter(page).innerText()).toMatch(/^Picture 1 of/);
  await gallery(page).getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => counter(page).innerText()).toMatch(/^Picture 2 of/);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await gallery(page).waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Floor plan' }).click();
  await gallery(page).getByText('Picture', { exact: false }).first().waitFor();
  const [, at = '', count = ''] = /Picture (\d+) of (\d+)/.exec(await counter(page).innerText()) ?? [];
  expect(Number(at)).toBeGreaterThan(1);
  expect(Number(at)).toBeLessThanOrEqual(Number(count));
  await close();
});

test('on a phone fingers swipe, spread to come nearer, and tap to see all', async () => {
  const { page, close } = await visit(browser, `/de/angebot/mieten/${withPlan}`, { size: 'phone', scheme: 'light' });
  await page.getByRole('region', { name: 'Bilder' }).getByRole('link').first().tap();
  await expect.poll(() => counter(page).innerText()).toMatch(/^Bild 1 von/);
  await picture(page).waitFor();
  const before = (await picture(page).boundingBox())?.width ?? 0;

  await dragFinger(page, straight([320, 400], [60, 400]));
  await expect.poll(() => counter(page).innerText()).toMatch(/^Bild 2 von/);
  await expect.poll(async () => (await picture(page).boundingBox())?.x).toBeGreaterThanOrEqual(0);

  await spreadFingers(page, [195, 400]);
  await expect.poll(async () => (await picture(page).boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.5);
  await gallery(page).getByRole('button', { name: 'Ganzes Bild' }).tap();
  await expect.poll(async () => (await picture(page).boundingBox())?.width).toBeCloseTo(before, 0);
  await expectAccessible(page);

  await gallery(page).getByRole('button', { name: 'Alle Bilder auf einen Blick' }).tap();
  await gallery(page).getByRole('heading', { name: 'Grundrisse' }).waitFor();
  await expectAccessible(page);
  await gallery(page).getByRole('button', { name: 'Schliessen' }).tap();
  await gallery(page).waitFor({ state: 'hidden' });
  await close();
});

test('a picture whose file does not arrive says so, and the others can be looked at', async () => {
  const { page, close } = await visit(browser, `/fr/annonce/louer/${withPlan}`);
  await page.route('**/pictures/**', (route) => route.abort());
  await page.getByRole('region', { name: 'Photos' }).getByRole('link').first().click();
  await gallery(page).getByText('Cette photo n’a pas pu être chargée.').first().waitFor();
  await page.unroute('**/pictures/**');
  await page.keyboard.press('End');
  await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await close();
});
