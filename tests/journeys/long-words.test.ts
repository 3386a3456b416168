import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { openBrowser, openPage, visit } from '#tests/support/browser/browser.ts';
import { goToStep } from '#tests/support/browser/publish-form.ts';
import { NARROWEST, textsOutside } from '#tests/support/browser/texts-outside.ts';
import { wordsShown } from '#tests/support/browser/words-shown.ts';
import { LONG_WORD } from '#tests/support/browser/workspace-screens.ts';
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

/** A sheet of A4 without its margins, CSS pixels: 180 × 267 mm. */
const PAPER = { width: 680, height: 1009 };

interface Seen {
  /** Content of each screen; by default a word that is too long for the window. */
  words?: RegExp;
  /** The narrowest window, unless said otherwise. */
  size?: { width: number; height: number };
}

/** Opens screens. Returns what is too wide for the window, by screen. */
async function tooWide(
  page: Page,
  paths: readonly string[],
  { words = LONG_WORD, size = NARROWEST }: Seen = {},
): Promise<string[]> {
  await page.setViewportSize(size);
  const found: (string | null)[] = [];
  for (const path of paths) {
    await openPage(page, product.origin + path);
    expect(await wordsShown(page), path).toMatch(words);
    found.push(await outsideOf(page, path, size.width));
  }
  return found.filter((words) => words !== null);
}

async function outsideOf(page: Page, name: string, width: number = NARROWEST.width): Promise<string | null> {
  const outside = await textsOutside(page, width);
  return outside && `${name}: ${outside}`;
}

/** Expects of what was opened over a page that it holds a long word and is no wider than the window. */
async function expectNarrow(page: Page, name: string): Promise<void> {
  expect(await wordsShown(page), name).toMatch(LONG_WORD);
  expect(await outsideOf(page, name)).toBeNull();
}

const RESULTS = '/en/properties/buy/apartment,1/switzerland,ch';
const WORKSPACE = '/en/workspace';

test('visitors read the longest words on the narrowest phone without moving the page sideways', async () => {
  const { page, close } = await visit(browser, '/robots.txt', { origin: product.origin });
  const { own, agency, compound, gone } = scene.listings;
  const [ownPath, agencyPath, gonePath] = [own, agency, gone].map((id) => `/en/listing/buy/x,${id}`);
  // German prices are the longest.
  const struckThrough = page.getByRole('main').locator('s');
  const listings = [`${ownPath}`, `${gonePath}`, `${ownPath}/print`, `/de/angebot/kaufen/x,${compound}`];
  const links = [`/en/messages/take-over/${scene.secrets.claim}`, `/en/alerts/confirm/${scene.secrets.consent}`];
  const ends = ['/unsubscribe/x', '/unsubscribe/all.x', '/unsubscribe/alert/x'];
  expect(await tooWide(page, ends, { words: /\S/ })).toEqual([]);
  const paths = [`${RESULTS}?viewMode=list`, `/en/abuse/${own}`, ...listings, ...links, RESULTS];
  expect(await tooWide(page, paths)).toEqual([]);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.getByRole('dialog').getByRole('article').first().waitFor();
  await expectNarrow(page, 'homes of the map');
  expect(await tooWide(page, [`${agencyPath}`])).toEqual([]);
  await page.getByRole('button', { name: 'Contact', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await expectNarrow(page, 'message to the agency');
  await page.keyboard.press('Escape');
  expect(await struckThrough.filter({ visible: true }).count()).toBeGreaterThan(0);
  await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
  await page.getByRole('dialog').getByText('Picture 1 of 2').waitFor();
  await expectNarrow(page, 'gallery');
  await page.emulateMedia({ media: 'print' });
  const printed = [ownPath, agencyPath].map((path) => `${path}/print`);
  expect(await tooWide(page, printed, { size: PAPER })).toEqual([]);
  await close();
});

test('members read them in what opens over a screen of their workspace', async () => {
  const { owner, offers } = scene;
  const { page, close } = await product.visitAs(`${WORKSPACE}/my-properties/edit/${offers.draft}`, { person: owner });
  await page.setViewportSize(NARROWEST);
  for (const step of ['Details', 'Pictures', 'Price and text', 'Preview']) {
    await goToStep(page, step);
    expect(await outsideOf(page, step)).toBeNull();
  }
  expect(await tooWide(page, ['/change-email'])).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').locator('summary').filter({ hasText: 'Notifications' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Message from' }).first().waitFor();
  await expectNarrow(page, 'bell');
  await close();
});

test('staff read them in the dialogs of their queues and books', async () => {
  const staff = await product.visitAs(`${WORKSPACE}/audit`, { facts: { rolesFlag: Role.AdminGlobal } });
  await staff.page.setViewportSize(NARROWEST);
  await staff.page.locator('summary', { hasText: 'Raw entry' }).first().click();
  await expectNarrow(staff.page, 'line of the audit log');

  const dialogs = [
    [`moderation?offer=${scene.offers.waiting}`, 'Send back …'],
    ['moderation?list=reports', 'Decide …'],
    ['payments?section=payouts', 'Mark as sent'],
    ['payments?section=bank', 'Assign to …'],
  ] as const;
  for (const [path, name] of dialogs) {
    await openPage(staff.page, `${product.origin}${WORKSPACE}/${path}`);
    await staff.page.getByRole('button', { name, exact: true }).first().click();
    await staff.page.getByRole('dialog').getByRole('button').first().waitFor();
    await expectNarrow(staff.page, `${path}: ${name}`);
  }
  await staff.close();
});
