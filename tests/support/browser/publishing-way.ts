import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { StepName } from '#capabilities/publishing/ui/draft/form-steps.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { endAtTill, lookAgain, paymentOf } from '#tests/support/scenes/paying-product.ts';
import { openPage } from './browser.ts';
import { openCase, visitAsStaff } from './staff-visit.ts';

/** A home as an owner enters it; `price` is the net rent or the asking price. */
export interface WrittenHome {
  title: string;
  postalCode: string;
  street: string;
  price: string;
  /** Only of a home to let. */
  additionalFees?: string;
}

/** A step of the form, with its names in a language. */
export const stepIn = (page: Page, locale: Locale, step: StepName): Locator =>
  page
    .getByRole('navigation', { name: textIn(locale, 'publish.steps') })
    .getByRole('button', { name: new RegExp(textIn(locale, `publish.step.${step}`)) });

/** A field of the form by the beginning of its label, which may go on by saying that it may stay empty. */
export const fieldIn = (page: Page, locale: Locale, textId: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${textIn(locale, textId)}`) });

/** The field for the street, which suggests addresses. */
export const streetIn = (page: Page, locale: Locale): Locator =>
  page.getByRole('combobox', { name: new RegExp(`^${textIn(locale, 'publish.field.street')}`) });

/** Says where a home is. */
export async function writePlace(page: Page, locale: Locale, { postalCode, street }: WrittenHome): Promise<void> {
  await page.getByRole('combobox', { name: textIn(locale, 'publish.place.town') }).fill(postalCode);
  await page
    .getByRole('option', { name: new RegExp(`^${postalCode}`) })
    .first()
    .click();
  await streetIn(page, locale).fill(street);
  await fieldIn(page, locale, 'publish.field.streetNumber').fill('12');
}

/** Says how large it is. */
export async function writeFacts(page: Page, locale: Locale): Promise<void> {
  await stepIn(page, locale, 'facts').click();
  await fieldIn(page, locale, 'offer.fact.rooms').fill('3.5');
  await fieldIn(page, locale, 'offer.fact.livingSpace').fill('84');
}

/** Names its price, and lets a text be made of the facts. */
export async function writeWords(page: Page, locale: Locale, home: WrittenHome): Promise<void> {
  const { title, price, additionalFees } = home;
  await stepIn(page, locale, 'words').click();
  if (additionalFees === undefined) await fieldIn(page, locale, 'publish.price.sale').fill(price);
  else {
    await fieldIn(page, locale, 'publish.field.netPrice').fill(price);
    await fieldIn(page, locale, 'publish.field.additionalFees').fill(additionalFees);
  }
  await page.getByRole('textbox', { name: textIn(locale, 'publish.field.title'), exact: true }).fill(title);
  await page.getByRole('button', { name: textIn(locale, 'publish.words.suggestText') }).click();
  await page.getByRole('button', { name: textIn(locale, 'publish.words.suggestAgain') }).waitFor();
}

/** The button that sends the form as it is. */
export const sendButton = (page: Page, locale: Locale, action: 'signUp' | 'submit' | 'saveOnline'): Locator =>
  page.getByRole('button', { name: textIn(locale, `publish.action.${action}`) });

/** Gets the QR-bill on the page of payment, and has it paid at the till. */
export async function payByQrBill(page: Page, locale: Locale): Promise<void> {
  await page.waitForURL(/\/my-properties\/payment\/\d+/);
  const words = textIn(locale, 'payment.pay.qrBill', { amount: '' }).trim();
  await page.getByRole('button', { name: new RegExp(words.split(' ')[0] ?? words) }).press('Enter');
  await page.getByRole('heading', { name: textIn(locale, 'payment.open.qrBill') }).waitFor();
  await endAtTill(page, paymentOf(page), textIn(locale, 'till.ending.transferred'), locale);
  await lookAgain(page);
  const thanks = textIn(locale, 'payment.ended.title.20', { amount: '' }).trim();
  await page.getByRole('heading', { name: thanks }).waitFor();
}

/** The offer that an address of the workspace names. */
export const offerOf = (page: Page): string => /\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';

/** A home in its owner's list, or among results. */
export const homeCalled = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: title });

/** Opens an owner's list of homes. @param offerType 0 of sales, 1 of rentals */
export async function openHomes(page: Page, locale: Locale, offerType: number): Promise<void> {
  await openPage(page, `${new URL(page.url()).origin}${buildPath('myProperties', locale)}?offerType=${offerType}`);
}

/** Does something with a home from its menu. @param act id of its words */
export async function actOn(page: Page, locale: Locale, title: string, act: string): Promise<void> {
  const menu = textIn(locale, 'properties.menu', { title });
  await homeCalled(page, title).getByRole('button', { name: menu }).click();
  await page
    .getByRole('dialog', { name: menu })
    .getByText(textIn(locale, act, { offerType: '1' }), { exact: true })
    .click();
}

/** A reviewer on a computer opens a home that waits, and decides. */
export async function review(
  browser: Browser,
  title: string,
  decide: (editor: Page) => Promise<void> = approve,
): Promise<void> {
  const { page, close } = await visitAsStaff(browser, '/en/workspace/moderation', 'moderator');
  await openCase(page, title);
  await decide(page);
  await close();
}

/** Approves the home that is open. */
export async function approve(editor: Page): Promise<void> {
  await editor.getByRole('button', { name: 'Approve' }).click();
  await editor.getByRole('region', { name: 'Notifications' }).getByText('The listing is online.').waitFor();
}

/** Until a list, loaded anew, has a home so many times. */
export const untilListed = (page: Page, title: string, times: number): Promise<void> =>
  expect
    .poll(async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
      return homeCalled(page, title).count();
    })
    .toBe(times);

/** Until all of these pictures are really there, as wide as they are. */
export const untilSeen = (pictures: Locator, count: number): Promise<void> =>
  expect
    .poll(() =>
      pictures.evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBe(count);

/** Goes by Tab to something, as far as the keyboard leads there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < MOST_TABS; steps++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${target}.`);
}

const MOST_TABS = 90;

/** Goes by Tab to a field, and types. */
export async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(words);
}

/** Goes by Tab to a button or link, and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
