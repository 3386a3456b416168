import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { openBrowser, SIZES, visit } from '#tests/support/browser/browser.ts';
import { BAD_PHOTOGRAPHS, withPhotographs } from '#tests/support/input/bad-photographs.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { attachPages } from '../../src/product/pages-server.ts';

let browser: Browser;
let app: TestApp;
let origin: string;
let home: number;

beforeAll(async () => {
  browser = await openBrowser({ maps: true });
  app = await testApp({ servePages: (server, pages) => attachPages(server, pages, readConfig({})) });
  const { db } = app.database;
  for (const [index, photograph] of BAD_PHOTOGRAPHS.entries()) {
    home = await anActiveOffer(db, { title: `Home ${photograph.name}`, lng: 6.63 + index / 1_000 });
    const others = BAD_PHOTOGRAPHS.filter((other) => other !== photograph);
    await withPhotographs(app, home, [photograph, ...others]);
  }
  origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

/** Width and height of a box, pixels. */
const sizeOf = async (box: Locator) => (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

describe.each(['wide', 'phone'] as const)('on a %s, photographs of any shape', (size) => {
  test.each([
    ['of cards', '?map=false', 'main'],
    ['as rows', '?map=false&viewMode=list', 'main'],
    ...(size === 'phone' ? [['over the map', '#map', 'dialog']] : []),
  ])('fill the picture of their place in a list %s, which has the shape of all others', async (_, view, role) => {
    const address = `/en/properties/rent/apartment/lausanne,c201866${view}`;
    const { page, close } = await visit(browser, address, { size, origin });
    const cards = page.locator(role).getByRole('article');
    await expect.poll(() => cards.count()).toBe(BAD_PHOTOGRAPHS.length);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      const picture = card.locator('img').first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      // A card that comes into view turns its picture into a row of them.
      const ratio = () => sizeOf(picture).then(({ width, height }) => width / height);
      await expect.poll(ratio).toBeCloseTo(3 / 2, 1);
      await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('cover');
    }
    await close();
  });

  test('are shown whole in the gallery, none larger than it is', async () => {
    const { page, close } = await visit(browser, `/en/listing/rent/x,${home}`, { size, origin });
    await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
    const ordered = [BAD_PHOTOGRAPHS.at(-1), ...BAD_PHOTOGRAPHS.slice(0, -1)];
    for (const photograph of ordered) {
      if (!photograph) continue;
      const shown = page.getByRole('dialog').locator(`.yarl__slide_current img[alt=${photograph.name}]`).last();
      await shown.waitFor();
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect.poll(async () => (await sizeOf(shown)).x).toBeGreaterThan(-1);
      const { width, height } = await sizeOf(shown);
      expect(width / height).toBeCloseTo(photograph.width / photograph.height, 1);
      expect(width).toBeLessThan(Math.min(photograph.width, SIZES[size].width) + 1);
      expect(height).toBeLessThan(SIZES[size].height);
      await page.keyboard.press('ArrowRight');
    }
    await close();
  });
});

test('a listing whose first photograph is any of them is printed on one sheet', async () => {
  const { page, close } = await visit(browser, `/en/listing/rent/x,${home}/print`, { origin });
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await close();
});

test('the middle of a panorama is as sharp in its card as any other picture', async () => {
  const { page, close } = await visit(browser, '/en/properties/rent/apartment/lausanne,c201866', { origin });
  const picture = page.getByRole('article').filter({ hasText: 'Home panorama' }).locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(0);
  const widthPx = await picture.evaluate(async (image: HTMLImageElement) => {
    const file = await (await fetch(image.currentSrc)).blob();
    return (await createImageBitmap(file)).width;
  });
  expect(widthPx).toBeGreaterThanOrEqual(960);
  await close();
});
