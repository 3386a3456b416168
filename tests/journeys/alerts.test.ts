import { randomUUID } from 'node:crypto';
import polyline from '@mapbox/polyline';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectWellFormed, openBrowser, openPage, visit } from '#tests/support/browser/browser.ts';
import { confirmAddress, linkInMail, openMail, register, visitAsMember } from '#tests/support/browser/member.ts';
import { aPerson } from '#tests/support/browser/person.ts';
import { visitorHints } from '#tests/support/browser/visitor-hints.ts';
import { deliverFeed } from '#tests/support/journey-server/feed-server.ts';

type Point = [latitude: number, longitude: number];

/** Homes with at least two rooms in a box drawn from its southwest to its northeast. */
function drawn([south, west]: Point, [north, east]: Point): string {
  const box = polyline.encode([
    [south, west],
    [north, west],
    [north, east],
    [south, east],
  ]);
  return `/en/properties/rent/apartment-house,3/switzerland,ch?minRooms=2&polygons=${encodeURIComponent(box)}&map=false`;
}

const ROUND_LAUSANNE = drawn([46.45, 6.5], [46.65, 6.8]);
/** No other journey looks at homes there: a feed brings them while other journeys run. */
const ROUND_LOCARNO = drawn([46.1, 8.7], [46.25, 8.95]);
const IN_LOCARNO = { object_zip: '6600', object_city: 'Locarno', object_state: 'TI' };
const IN_CHUR = { object_zip: '7000', object_city: 'Chur', object_state: 'GR' };
const MY_ALERTS = '/en/workspace/my-alerts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const toastSays = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).waitFor();
const entries = (page: Page) => page.getByRole('main').getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');

test('a drawn search is saved on a phone, taken along at the sign-up, edited and deleted', async () => {
  const { page, origin, close } = await visit(browser, ROUND_LAUSANNE, { size: 'phone' });
  const save = page.getByRole('main').getByRole('button', { name: 'Save this search' });
  // By keyboard: it opens, suggests a name, saves, and can be taken back.
  await save.press('Enter');
  const name = dialog(page).getByLabel('Name', { exact: true });
  await expect.poll(() => name.inputValue()).toBe('Apartments and houses for rent in the area you drew, from 2 rooms');
  await expectWellFormed(page, 'save a search');
  await name.press('Enter');
  await toastSays(page, 'Search alert saved.');
  await page.getByRole('link', { name: 'Search saved' }).waitFor();
  expect(await visitorHints(page)).toEqual({ days: 360, isOneName: true, marked: 1 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await toastSays(page, 'Saved search deleted.');
  await save.click();
  await name.fill('Round Lausanne');
  await dialog(page).getByLabel('Emails about new homes').selectOption('Immediately');
  const email = `alert-${process.pid}@example.ch`;
  await dialog(page).getByLabel('Your email address').fill(email);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await toastSays(page, /^Search alert saved\. Check your inbox/);

  // Another visit: the browser still knows the search and shows it.
  await openPage(page, origin + ROUND_LAUSANNE);
  await page.getByRole('link', { name: 'Search saved' }).click();
  await page.getByText(`Waiting for ${email} to be confirmed.`).waitFor();
  await expectWellFormed(page, 'create an alert');

  const other = await visit(browser, new URL(await linkInMail(page, email, 'Would you like emails')).pathname);
  await expectWellFormed(other.page, 'consent');
  await other.page.getByRole('button', { name: 'Yes, email me' }).click();
  await other.page.getByText('Thank you. We’ll email you as soon as').waitFor();
  await other.close();
  await openPage(page, `${origin}/en/create-alert`);
  await page.getByText(`Emails go to ${email}.`).waitFor();

  await openPage(page, `${origin}/en/register`);
  await register(page, aPerson());
  await page.waitForURL(/\/en$/);
  await openPage(page, origin + MY_ALERTS);
  const entry = entries(page).filter({ hasText: 'Round Lausanne' });
  await entry.getByRole('img', { name: 'Area drawn on the map' }).waitFor();
  expect(await entry.getByRole('combobox').inputValue()).toBe('3');
  await expectWellFormed(page, 'my alerts');
  await entry.getByRole('combobox').selectOption('Weekly');
  await toastSays(page, 'Saved search edited successfully.');
  await entry.getByRole('button', { name: 'Edit “Round Lausanne”' }).click();
  await expectWellFormed(page, 'edit a search');
  await dialog(page).getByLabel('Name', { exact: true }).fill('By the lake');
  await dialog(page)
    .getByRole('radio', { name: /^Apartment(?!s? and)/ })
    .press('Space');
  await dialog(page).getByRole('checkbox', { name: /^Lift/ }).press('Space');
  // An invalid price shows an error at its field, and nothing is sent.
  const perM2 = dialog(page).getByLabel('Minimum price per m²', { exact: true });
  await perM2.fill('9.5');
  await perM2.press('Enter');
  await dialog(page).getByText('Please enter a valid value.').waitFor();
  await perM2.fill('9');
  await dialog(page).getByLabel('Maximum price', { exact: true }).fill('3000');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await page.reload();
  const edited = entries(page).filter({ hasText: 'By the lake' });
  expect(await edited.getByRole('combobox').inputValue()).toBe('1');
  await edited.getByText(/3.000/).waitFor();
  await edited.getByRole('link', { name: 'By the lake' }).click();
  await page.waitForURL(/apartment,1.*maxPrice=3000.*minPricePerM2=9.*features=\d+.*polygons=/);

  await openPage(page, origin + MY_ALERTS);
  await page.getByRole('checkbox', { name: 'Select “By the lake”' }).press('Space');
  await page.getByRole('button', { name: 'Delete selected (1)' }).click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await toastSays(page, 'Saved search deleted.');
  await page.reload();
  await page.getByRole('heading', { name: 'No saved searches yet' }).waitFor();
  await close();
});

/** A run leaves every fifteen seconds. */
const RUN = { interval: 500 };

test('a feed brings a home into a drawn search, its mail leads there, and ends by its link', async () => {
  const { page, origin, person, close } = await visitAsMember(browser, ROUND_LOCARNO, { size: 'phone' });
  const { email } = person;
  await confirmAddress(page, person);
  await page.getByRole('main').getByRole('button', { name: 'Save this search' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Heard at once');
  await dialog(page).getByLabel('Emails about new homes').selectOption('Immediately');
  // The offer of push comes late, in a room that is there at once: Save stays where it is.
  const save = dialog(page).getByRole('button', { name: 'Save', exact: true });
  const place = await save.boundingBox();
  await dialog(page).getByRole('status').filter({ hasText: /\w/ }).waitFor();
  expect(await save.boundingBox()).toEqual(place);
  await save.click();
  await toastSays(page, 'Search alert saved.');

  const title = `By the feed ${randomUUID().slice(0, 8)}`;
  // Locarno is inside of what was drawn, Chur is not.
  await deliverFeed(
    `Agency ${title}`,
    { ref_object: '1', object_title: title, ...IN_LOCARNO },
    { ref_object: '2', object_title: `Elsewhere ${title}`, ...IN_CHUR },
  );
  const subject = 'A new match for “Heard at once”';
  const mailed = page.getByRole('article').filter({ hasText: email }).filter({ hasText: 'Heard at once' });
  await expect
    .poll(async () => {
      await page.goto(`${origin}/dev/mail`);
      return mailed.count();
    }, RUN)
    .toBe(1);
  const mail = await openMail(page, email, subject);
  await mail.getByText(/^Online since .*:\d\d:\d\d$/).waitFor();
  const linkTo = async (name: string | RegExp): Promise<string> =>
    (await mail.getByRole('link', { name }).first().getAttribute('href')) ?? '';
  const [home, end] = [await linkTo(title), await linkTo('Stop emails for “Heard at once”')];
  expect(await mail.getByText('Elsewhere').count()).toBe(0);
  await openPage(page, home);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  // To look at the page of the link changes nothing; its button does.
  const frequency = entries(page).filter({ hasText: 'Heard at once' }).getByRole('combobox');
  const isMailed = async (): Promise<string> => {
    await openPage(page, origin + MY_ALERTS);
    return frequency.inputValue();
  };
  await openPage(page, end);
  await expectWellFormed(page, 'end of a mail');
  expect(await isMailed()).toBe('3');
  await openPage(page, end);
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByText('You won’t get any more emails for this search.').waitFor();
  expect(await isMailed()).toBe('0');
  await page.getByRole('link', { name: 'How fast alerts are' }).click();
  await page.getByRole('heading', { level: 1, name: 'How fast alerts are' }).waitFor();
  await page.getByText('Measured over the last 30 days.').or(page.getByText('Nothing measured yet')).waitFor();
  await close();
});
