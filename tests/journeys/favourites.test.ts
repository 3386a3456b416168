import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectWellFormed, openBrowser, openPage, visit } from '#tests/support/browser/browser.ts';
import { RESULTS } from '#tests/support/browser/known-pages.ts';
import { linkInMail, logIn, register, visitAsMember } from '#tests/support/browser/member.ts';
import { aPerson } from '#tests/support/browser/person.ts';

const FAVOURITES = '/en/workspace/my-favourites';
const LIST = `${RESULTS.en}?map=false`;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const toastSays = (page: Page, words: string): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true }).waitFor();

const heartsOf = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favourite: / });
const isPressed = (page: Page, nth: number) => heartsOf(page).nth(nth).getAttribute('aria-pressed');
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

/** Says that the address of a member is theirs. */
async function confirmAddress(page: Page, email: string): Promise<void> {
  const link = await linkInMail(page, email, 'Confirm your email address');
  await openPage(page, link);
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('main').getByRole('link').first().waitFor();
}

test('a heart taps a visitor into an account; then two keep their list together', async () => {
  const lena = aPerson({ firstName: 'Lena' });
  const marc = aPerson({ firstName: 'Marc' });
  const { page, origin, close } = await visit(browser, LIST);
  const first = await cardsOf(page).nth(0).getByRole('heading').innerText();
  await heartsOf(page).nth(0).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: 'Sign up' })
    .or(page.getByRole('dialog').getByRole('button', { name: 'Sign up' }))
    .first()
    .click();
  await register(page, lena);
  // The puzzle of the bot check and the hash of the password take their time.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await toastSays(page, 'Saved as favourite.');
  await expect.poll(() => isPressed(page, 0)).toBe('true');
  await heartsOf(page).nth(1).click();
  await expect.poll(() => isPressed(page, 1)).toBe('true');
  await toastSays(page, 'Saved as favourite.');

  await openPage(page, origin + FAVOURITES);
  await expect.poll(() => cardsOf(page).count()).toBe(2);
  await cardsOf(page).filter({ hasText: first }).waitFor();
  await page.getByRole('button', { name: 'Add note' }).first().click();
  const note = page.getByLabel('Your note').first();
  await note.fill('Near the lake');
  await page.getByText('Saved', { exact: true }).and(page.getByRole('status')).waitFor();
  await page.reload();
  await page.getByText('Near the lake').waitFor();

  for (const nth of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare: / })
      .nth(nth)
      .check();
  await page.getByRole('link', { name: 'Compare (2)' }).click();
  await page.getByRole('heading', { level: 1, name: 'Side by side' }).waitFor();
  await page.getByRole('rowheader', { name: 'Price per m²' }).waitFor();
  await expectWellFormed(page, 'compare');

  await confirmAddress(page, lena.email);
  await openPage(page, `${origin}${FAVOURITES}?section=together`);
  await page.getByLabel('Email address').fill(marc.email);
  await page.getByRole('button', { name: 'Invite' }).click();
  await toastSays(page, 'Invitation sent');
  const link = await linkInMail(page, marc.email, 'Lena would like');

  const other = await visit(browser, new URL(link).pathname);
  await other.page.getByRole('heading', { level: 1, name: 'Lena invites you' }).waitFor();
  await expectWellFormed(other.page, 'invitation');
  await other.page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await register(other.page, marc);
  await other.page.waitForURL(/favourites\/invitation/);
  await other.page.getByRole('button', { name: 'Accept' }).click();
  await other.page.getByRole('heading', { name: 'You’re now sharing your favourites.' }).waitFor();
  await other.page.getByRole('main').getByRole('link', { name: 'My favourites' }).click();
  await expect.poll(() => cardsOf(other.page).count()).toBe(2);
  await other.page.getByText('Near the lake').waitFor();
  await other.page.getByRole('button', { name: 'Maybe' }).first().click();
  await expect
    .poll(() => other.page.getByRole('button', { name: 'Maybe' }).first().getAttribute('aria-pressed'))
    .toBe('true');

  await openPage(page, origin + FAVOURITES);
  await page.getByText('Marc: Maybe').waitFor();
  await expectWellFormed(page, 'together');
  await openPage(page, `${origin}${FAVOURITES}?section=together`);
  await page.getByRole('button', { name: 'Remove Marc' }).click();
  await toastSays(page, 'Marc can no longer see this list.');
  await openPage(other.page, origin + FAVOURITES);
  await other.page.getByRole('heading', { name: 'No favourites yet' }).waitFor();
  await other.close();
  await close();
});

test('a heart taps a visitor in by a provider, and is saved', async () => {
  const { page, close } = await visit(browser, LIST);
  await heartsOf(page).nth(2).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
  await toastSays(page, 'Saved as favourite.');
  await expect.poll(() => isPressed(page, 2)).toBe('true');
  await page.reload();
  await expect.poll(() => isPressed(page, 2)).toBe('true');
  await close();
});

test('two tabs agree about hearts', async () => {
  const { page, context, origin, close } = await visitAsMember(browser, LIST);
  const other = await context.newPage();
  await openPage(other, origin + LIST);
  await expect.poll(() => isPressed(other, 0)).toBe('false');
  await heartsOf(page).nth(0).click();
  await expect.poll(() => isPressed(other, 0)).toBe('true');
  await close();
});

test('homes that were seen as a visitor are marked on another device after signing in', async () => {
  const person = aPerson();
  const { page, origin, close } = await visit(browser, LIST);
  await cardsOf(page).nth(0).getByRole('link').first().click();
  await page.waitForURL(/\/listing\//);
  // Remembered once the page of the home is alive.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lm_seen_offers'))).toMatch(/\d/);
  await openPage(page, `${origin}/en/register`);
  const mailed = page.waitForResponse(
    (response) => response.request().postData()?.includes('RememberSeen') === true && response.ok(),
  );
  await register(page, person);
  await mailed;
  const device = await visit(browser, '/en/login');
  await logIn(device.page, person);
  await device.page.waitForURL(/\/en$/);
  await openPage(device.page, origin + LIST);
  await cardsOf(device.page).nth(0).getByText('Seen').waitFor();
  await device.close();
  await close();
});
