import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { openBrowser, openPage, visit } from '#tests/support/browser/browser.ts';
import { goToStep } from '#tests/support/browser/publish-form.ts';
import { NARROWEST, textsOutside } from '#tests/support/browser/texts-outside.ts';
import { type LongWords, longWords } from '#tests/support/scenes/long-words.ts';
import { type PayingProduct, payingProduct } from '#tests/support/scenes/paying-product.ts';

let browser: Browser;
let product: PayingProduct;
let scene: LongWords;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
  product = await payingProduct(browser);
  scene = await longWords(product.app.database.db);
});
afterAll(async () => {
  await product.close();
  await browser.close();
});

/** What the page shows or lets edit. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)');
    return [document.querySelector('main')?.innerText, ...[...fields].map(({ value }) => value)].join(' ');
  });

/** Opens screens in the narrowest window, each with a word that is too long for it. Returns what is too wide, by screen. */
async function tooWide(page: Page, paths: readonly string[]): Promise<string[]> {
  await page.setViewportSize(NARROWEST);
  const found: (string | null)[] = [];
  for (const path of paths) {
    await openPage(page, product.origin + path);
    expect(await wordsOf(page), path).toMatch(/W{30}|w{30}/);
    found.push(await outsideOf(page, path));
  }
  return found.filter((words) => words !== null);
}

async function outsideOf(page: Page, name: string): Promise<string | null> {
  const outside = await textsOutside(page, NARROWEST.width);
  return outside && `${name}: ${outside}`;
}

const RESULTS = '/en/properties/buy/apartment,1/switzerland,ch';
const WORKSPACE = '/en/workspace';

test('visitors read the longest words on the narrowest phone without moving the page sideways', async () => {
  const { page, close } = await visit(browser, '/en/terms', { origin: product.origin });
  const { own, agency } = scene.listings;
  const listings = [own, agency].map((id) => `/en/listing/buy/x,${id}`);
  const paths = [RESULTS, `${RESULTS}?viewMode=list`, `/en/abuse/${own}`, ...listings];
  expect(await tooWide(page, paths)).toEqual([]);
  await page.getByRole('button', { name: 'Contact', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  expect(await outsideOf(page, 'message to the agency')).toBeNull();
  await page.emulateMedia({ media: 'print' });
  const printed = listings.map((path) => `${path}/print`);
  expect(await tooWide(page, printed)).toEqual([]);
  await close();
});

test('members read them in their workspace', async () => {
  const { owner, asker, offers, conversationId } = scene;
  const mine = await product.visitAs('/en/terms', { person: owner });
  await mine.page.setViewportSize(NARROWEST);
  await openPage(mine.page, `${product.origin}${WORKSPACE}/my-properties/edit/${offers.draft}`);
  for (const step of ['Details', 'Pictures', 'Price and text', 'Preview']) {
    await goToStep(mine.page, step);
    expect(await outsideOf(mine.page, step)).toBeNull();
  }
  const homes = Object.values(offers).map((id) => `${WORKSPACE}/my-properties/preview/${id}`);
  const paths = [
    ...[`${WORKSPACE}/my-properties?offerType=0`, ...homes, `${WORKSPACE}/my-properties/edit/${offers.draft}`],
    ...[`${WORKSPACE}/my-properties/payment/${offers.draft}`, `${WORKSPACE}/my-account/preview`],
    ...[`${WORKSPACE}/my-account`, `${WORKSPACE}/my-messages`, `${WORKSPACE}/my-messages/${conversationId}`],
  ];
  expect(await tooWide(mine.page, paths)).toEqual([]);
  const other = await product.visitAs('/en/terms', { person: asker });
  const compared = `?compare=${scene.listings.own},${scene.listings.agency}`;
  const seen = [
    ...[`${WORKSPACE}/my-messages/${conversationId}`, `${WORKSPACE}/my-favourites`, `${WORKSPACE}/my-alerts`],
    ...[`${WORKSPACE}/my-favourites?view=list`, `${WORKSPACE}/my-favourites${compared}`],
    ...[`${WORKSPACE}/my-favourites?section=together`, `${WORKSPACE}/my-payments`],
  ];
  expect(await tooWide(other.page, seen)).toEqual([]);
  await Promise.all([mine.close(), other.close()]);
});

test('staff read them in their queues and books', async () => {
  const staff = await product.visitAs('/en/terms', { facts: { rolesFlag: Role.AdminGlobal } });
  const cases = ['waiting', 'published'] as const;
  const paths = [
    ...['', '?list=reports', '?list=conversations'].map((query) => `${WORKSPACE}/moderation${query}`),
    ...cases.map((name) => `${WORKSPACE}/moderation?offer=${scene.offers[name]}`),
    ...['', '?section=payouts', '?section=bank'].map((query) => `${WORKSPACE}/payments${query}`),
  ];
  expect(await tooWide(staff.page, paths)).toEqual([]);
  await staff.close();
});
