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
