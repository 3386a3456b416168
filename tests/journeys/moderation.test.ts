import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { firstListing, PASSING_RESULTS } from '#tests/support/browser/known-pages.ts';
import { openMail } from '#tests/support/browser/member.ts';
import { visitAsStaff } from '#tests/support/browser/staff-visit.ts';
import { WAITING_TITLES } from '#tests/support/scenes/waiting-titles.ts';

const QUEUE = '/en/workspace/moderation';
const [_LOFT, _CHANGED, _QUIET, _CENTRE, _ROOF, _SMALL] = WAITING_TITLES;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const toastSays = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).waitFor();
describe('a problem with a listing', () => {
  test('is reported by a visitor on a phone, decided on a computer, and the decision arrives by mail', async () => {
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
    await page.getByRole('button', { name: 'Take the listing offline …' }).click();
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
