import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPath } from '#kernel/paths/paths.ts';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { firstListing, PASSING_RESULTS } from '#tests/support/browser/known-pages.ts';
import { expectScreensWellFormed } from '#tests/support/browser/looks.ts';
import { openMail } from '#tests/support/browser/member.ts';
import { openCase, visitAsStaff } from '#tests/support/browser/staff-visit.ts';
import { WAITING_TITLES } from '#tests/support/scenes/review-scene.ts';

const QUEUE = '/en/workspace/moderation';
const [LOFT, CHANGED, QUIET, CENTRE, ROOF, SMALL] = WAITING_TITLES;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const toastSays = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).waitFor();
/** Keys count once the page listens. */
const press = async (page: Page, key: string): Promise<void> => {
  await page.getByRole('button', { name: 'Next', exact: true }).and(page.locator(':enabled')).waitFor();
  await page.keyboard.press(key);
};

describe('the queue', () => {
  test('is gone through by keys alone: taken in hand, approved, undone, and on to the next', async () => {
    const { page, close } = await visitAsStaff(browser, QUEUE, 'moderator');
    await page.getByRole('heading', { level: 1, name: 'Moderation' }).waitFor();
    await expect
      .poll(async () => {
        await page.keyboard.press('j');
        return page.evaluate(() => document.activeElement?.textContent ?? '');
      })
      .toContain(LOFT);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: LOFT }).waitFor();
    // What the reviewer may want to look at, with what it is drawn from.
    await page.getByText('079 123 45 67', { exact: true }).waitFor();
    await press(page, 't');
    await page.getByText(/Claimed by you until/).waitFor();
    await press(page, 'a');
    await toastSays(page, 'The listing is online.');
    await page.getByText('Online', { exact: true }).first().waitFor();
    await press(page, 'z');
    await toastSays(page, 'The decision has been undone.');
    await page.getByText('Waiting for review', { exact: true }).waitFor();
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Decision undone').waitFor();
    await press(page, 'n');
    await page.getByRole('heading', { level: 1, name: LOFT }).waitFor({ state: 'detached' });
    await press(page, 'q');
    await page.getByRole('heading', { level: 1, name: 'Moderation' }).waitFor();
    await close();
  });

  test('shows what changed since the last approval side by side', async () => {
    const { page, close } = await visitAsStaff(browser, QUEUE, 'moderator');
    await openCase(page, CHANGED);
    const changes = page.getByRole('region', { name: 'What changed' });
    await changes.getByText('Wohnung mit Balkon.').waitFor();
    await changes.getByRole('heading', { name: 'Rooms' }).waitFor();
    expect(await changes.locator('img').count()).toBe(5);
    await close();
  });

  test('tells a second reviewer who has an offer in hand', async () => {
    const one = await visitAsStaff(browser, QUEUE, 'moderator');
    const other = await visitAsStaff(browser, QUEUE, 'colleague');
    await openCase(one.page, CENTRE);
    await openCase(other.page, CENTRE);
    await press(one.page, 't');
    await toastSays(one.page, /30 minutes/);
    // The second one’s page does not know yet, and learns it by trying.
    await press(other.page, 'a');
    await toastSays(other.page, 'This entry was changed meanwhile. Please reload.');
    await other.page.getByText('Mona Prüfer has claimed this listing.').waitFor();
    expect(await other.page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    await press(one.page, 'g');
    await toastSays(one.page, 'You’ve released the listing.');
    await other.page.reload();
    await other.page.getByRole('button', { name: 'Claim' }).waitFor();
    await one.close();
    await other.close();
  });

  test('sends an offer back with words in the owner’s language, which the owner gets by mail', async () => {
    const { page, close } = await visitAsStaff(browser, QUEUE, 'moderator');
    await openCase(page, QUIET);
    await press(page, 'r');
    const dialog = page.getByRole('dialog', { name: 'Send the listing back' });
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await dialog.getByText('This field is required.').waitFor();
    await dialog.getByRole('button', { name: /mindestens drei Fotos/ }).click();
    // Keys belong to the text while somebody types.
    await dialog.getByLabel('Message to the owner').pressSequentially(' Danke a');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await toastSays(page, 'The listing has been sent back.');
    await page.getByText('Sent back', { exact: true }).first().waitFor();
    const mail = await openMail(page, 'olivia.owner@example.ch', QUIET);
    await mail.getByText(/mindestens drei Fotos.*Danke a/).waitFor();
    await close();
  });
});

/** Tries to take the listing of the only report off the map while the server fails: the page says so, and the dialog stays. */
async function failToTakeOffMap(page: Page): Promise<void> {
  const answer = { data: null, errors: [{ message: '', extensions: { messageId: 'error.internal', code: 500 } }] };
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('deleteCoords')
      ? route.fulfill({ contentType: 'application/json', body: JSON.stringify(answer) })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Take the listing offline …' }).click();
  const dialog = page.getByRole('dialog', { name: /Take the listing offline/ });
  await dialog.getByRole('radio', { name: 'Its position on the map is wrong' }).check();
  await dialog.getByRole('button', { name: 'Take offline' }).click();
  await toastSays(page, 'The point could not be taken off the map.');
  await page.unroute('**/graphql');
}

describe('a problem with a listing', () => {
  test('is reported by a visitor on a phone, decided at a desk, and the decision arrives by mail', async () => {
    const listing = await firstListing('de', PASSING_RESULTS);
    const phone = await visit(browser, listing, { size: 'phone', language: 'de-CH' });
    await phone.page.getByRole('link', { name: 'Problem melden' }).first().click();
    const form = phone.page.getByRole('main');
    await form.getByRole('radio', { name: 'Ich vermute Betrug' }).check();
    await form.getByLabel('Was ist Ihnen aufgefallen?').fill('Die Bilder zeigen ein anderes Haus.');
    await form.getByLabel('Vorname').fill('Rita');
    await form.getByLabel('Nachname').fill('Melder');
    await phone.page.reload();
    // Nothing typed is lost.
    await expect.poll(() => form.getByLabel('Vorname').inputValue()).toBe('Rita');
    expect(await form.getByRole('radio', { name: 'Ich vermute Betrug' }).isChecked()).toBe(true);
    await form.getByRole('button', { name: 'Meldung senden' }).click();
    await form.getByText('Dieses Feld ist erforderlich.').first().waitFor();
    await form.getByLabel('E-Mail').fill('rita.melder@example.ch');
    await form.getByRole('button', { name: 'Meldung senden' }).dblclick();
    await form.getByRole('heading', { name: 'Vielen Dank, wir haben Ihre Meldung erhalten.' }).waitFor();
    await phone.close();

    const { page, close } = await visitAsStaff(browser, `${QUEUE}?list=reports`, 'moderator');
    const report = page.getByRole('region', { name: 'I suspect fraud' });
    await report.getByText('Die Bilder zeigen ein anderes Haus.').waitFor();
    expect(await report.count()).toBe(1);
    await failToTakeOffMap(page);
    let dialog = page.getByRole('dialog', { name: /Take the listing offline/ });
    await dialog.getByRole('radio', { name: 'It breaks the rules' }).check();
    await dialog.getByLabel('Reason').fill('The pictures are those of another house.');
    await dialog.getByRole('button', { name: 'Take offline' }).click();
    await toastSays(page, 'The listing has been taken offline.');
    await report.getByText('Suspended').waitFor();
    await report.getByRole('button', { name: 'Decide …' }).click();
    dialog = page.getByRole('dialog', { name: /Decide/ });
    await dialog.getByRole('radio', { name: 'Taken offline' }).check();
    await dialog.getByRole('button', { name: 'Close the report' }).click();
    await toastSays(page, 'The report is closed.');
    await page.getByRole('heading', { name: 'No open reports' }).waitFor();
    const mail = await openMail(page, 'rita.melder@example.ch', 'Neues zu Ihrer Meldung');
    await mail.getByText('Das Inserat wurde offline genommen.').waitFor();
    await close();
  });
});

test('the audit log tells an administrator who did what, by kind and person; for others it does not exist', async () => {
  const { page, close } = await visitAsStaff(browser, '/en/workspace/audit', 'administrator');
  await page.getByLabel('Type').selectOption({ label: 'Owners’ listings' });
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/kind=offer/);
  // Other journeys send homes back, too.
  await page.getByText('Sent back', { exact: true }).first().waitFor();
  await page
    .getByText(/Mona Prüfer \(no\. \d+\)/)
    .first()
    .waitFor();
  await page.getByLabel('Who').fill('nobody@example.ch');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await close();
  const other = await visitAsStaff(browser, QUEUE, 'moderator');
  const answer = await other.page.request.get(`${other.origin}/en/workspace/audit`);
  expect(answer.status()).toBe(404);
  await other.close();
});

test('screens of review pass axe and fit their window', async () => {
  const { page, origin, close } = await visitAsStaff(browser, QUEUE, 'administrator');
  const offer = await page.getByRole('link', { name: new RegExp(ROOF) }).getAttribute('data-case');
  await expectScreensWellFormed(page, origin, (locale) => [
    ...['', `?offer=${offer}`, '?list=reports', '?list=decided'].map(
      (query) => `/${locale}/workspace/moderation${query}`,
    ),
    `/${locale}/workspace/audit`,
    buildPath('report', locale),
  ]);
  expect(SMALL).not.toBe(ROOF);
  await close();
});
