import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_TAGS, LOCALES, type Locale } from '#kernel/locale.ts';
import { Role } from '#kernel/roles.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { expectFitting, openBrowser, openPage, type VisitorPage, visit } from '#tests/support/browser/browser.ts';
import { LUGGAGE } from '#tests/support/browser/carried-over.ts';
import { expectWellFormedIn, LOOKS } from '#tests/support/browser/looks.ts';
import { setHostCookies } from '#tests/support/browser/member-cookies.ts';
import type { Walker } from '#tests/support/browser/screen-cases.ts';
import { NARROWEST, textsOutside } from '#tests/support/browser/texts-outside.ts';
import { expectWholePage } from '#tests/support/browser/whole-page.ts';
import { shortenWords, wordsShown } from '#tests/support/browser/words-shown.ts';
import { LONG_WORD, workspaceScreens } from '#tests/support/browser/workspace-screens.ts';
import { SCENES } from '#tests/support/journey-server/scenes.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type LongWords, longWords } from '#tests/support/scenes/long-words.ts';
import { type PayingProduct, payingProduct } from '#tests/support/scenes/paying-product.ts';

let browser: Browser;
let product: PayingProduct;
let scene: LongWords;
let paid: number;
let people: Readonly<Record<Walker, number>>;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
  product = await payingProduct(browser);
  const { db } = product.app.database;
  scene = await longWords(db);
  const staff = await anAccount({ db }, { rolesFlag: Role.AdminGlobal });
  people = { owner: scene.owner.id, asker: scene.asker.id, staff: staff.id };
  paid = (await anOwnOffer(db, scene.owner.id, { title: 'Half paid', createdAt: new Date() })).id;
  await payHalf(scene.owner.id, paid);
});
afterAll(async () => {
  await product.close();
  await browser.close();
});

/** Orders the QR-bill for a home of an owner, half of which then arrives. */
async function payHalf(ownerId: number, offerId: number): Promise<void> {
  const { secret } = await openSession(product.app, ownerId, new Date());
  const query = 'mutation ($id: Int) { createPayment(operationType: 0, offerId: $id, days: 30, way: qrBill) { id } }';
  await SCENES.operation(product.app, { secret, query, variables: { id: offerId } });
  const [payment] = await product.paymentsFor(offerId);
  await SCENES.endAtTill(product.app, { paymentId: payment?.id ?? 0, ending: 'transferredPart' });
}

/** Comes as a member in the look of a language, with its luggage, to a page that runs nothing. */
async function comeAs(accountId: number, locale: Locale): Promise<VisitorPage> {
  const { size, scheme } = LOOKS[locale];
  const look = { size, scheme, language: LANGUAGE_TAGS[locale], consented: locale === 'en' };
  const opened = await visit(browser, '/robots.txt', { ...look, origin: product.origin });
  await LUGGAGE[locale].pack(opened.context, opened.origin);
  const { secret } = await openSession(product.app, accountId, new Date());
  await setHostCookies(opened.context, opened.origin, { '__Host-session': secret });
  if (locale === 'de') await opened.page.setViewportSize(NARROWEST);
  return opened;
}

/** Expects that every text stays in its box. */
async function expectTextsInside(page: Page, path: string): Promise<void> {
  const width = page.viewportSize()?.width ?? NARROWEST.width;
  expect(await textsOutside(page, width), path).toBeNull();
}

/** Policy, errors and texts that are missing are complaints in the console, which `close` looks at. */
test.each(
  LOCALES.flatMap((locale) => (['owner', 'asker', 'staff'] as const).map((walker) => [walker, locale] as const)),
)(
  'every screen of the workspace is whole for the %s in %s, fits its window with the longest words and passes axe',
  async (walker, locale) => {
    const { page, origin, close } = await comeAs(people[walker], locale);
    const screens = await workspaceScreens(locale, scene, paid);
    // Bar and footer are the same around all of them.
    let isWhole = true;
    for (const { path, isLong, isOutsideLanguages } of screens[walker]) {
      await openPage(page, origin + path);
      if (isLong) expect(await wordsShown(page), path).toMatch(LONG_WORD);
      await expectTextsInside(page, path);
      await expectWholePage(page, isOutsideLanguages ? LUGGAGE[locale].remembered : locale, path);
      await expectFitting(page, path);
      await shortenWords(page);
      await expectWellFormedIn(locale, page, path, isWhole);
      isWhole = false;
    }
    await close();
  },
);
