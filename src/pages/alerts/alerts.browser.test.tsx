import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { aPerson } from '#tests/support/browser/person.ts';
import { PHONE } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { toastSays } from '#tests/support/components/locators.ts';
import { aMemberElsewhere, logIn, register } from '#tests/support/components/member.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';
import { anAccount, mountPageAs, prepare } from '#tests/support/components/scenes.ts';

const CREATE = '/en/create-alert';
const MY_ALERTS = '/en/workspace/my-alerts';
const dialog = page.getByRole('dialog');
const entries = page.getByRole('main').getByRole('article');
const saveAsAlert = page.getByRole('button', { name: 'Save as an alert' });
const name = dialog.getByLabelText('Name', { exact: true });
const save = dialog.getByRole('button', { name: 'Save', exact: true });

/** Saves searches as the visitor or member at this browser. */
async function saveSearches(numbers: readonly number[]): Promise<void> {
  for (const index of numbers) {
    const search = { name: `Search ${index}`, notification: 0, offerType: 1, category: 3, minRooms: index };
    const query = 'mutation ($search: SearchInput!) { createSearch(search: $search) { id } }';
    const body = JSON.stringify({ query, variables: { search } });
    await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
}

/** Deletes a saved search of the list. */
async function deleteSearch(searchName: string): Promise<void> {
  await page
    .getByRole('checkbox', { name: `Select “${searchName}”` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete selected (1)' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
}

/** Expects no finding of axe, one main heading, and a page no wider than its window. */
async function expectWellFormed(): Promise<void> {
  await expectAccessible();
  expect(page.getByRole('heading', { level: 1 }).length).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** The notice of a visitor whose five searches are the most, in each language. */
const FULL: Readonly<Record<Locale, RegExp>> = {
  en: /You have 5 saved searches; without an account you can save 5\. Sign up for free to save up to 20/,
  fr: /Vous avez 5 alertes; sans compte, vous pouvez en enregistrer 5\..*jusqu’à 20/,
  de: /Sie haben 5 Suchabos; ohne Konto sind 5 möglich\..*bis zu 20/,
  it: /Ha 5 avvisi di ricerca; senza account può salvarne 5\..*fino a 20/,
};

test('where there is no room for another search the way to more is named: a visitor signs up, and goes on', async () => {
  await saveSearches([1, 2, 3, 4, 5]);
  for (const [locale, notice] of Object.entries(FULL) as [Locale, RegExp][]) {
    await mountPage(buildPath('createAlert', locale), { window: PHONE });
    await page.getByText(notice).findElement();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }
  await mountPage(CREATE, { window: PHONE });
  await saveAsAlert.click();
  await name.fill('The sixth');
  await save.click();
  const notice = dialog.getByRole('alert');
  await notice.getByText('without an account you can save 5', { exact: false }).findElement();
  await expectWellFormed();
  // The list of searches to delete is below the form of this page.
  await notice.getByRole('link', { name: 'Delete one' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Select “Search 5”' }).findElement();

  await saveAsAlert.click();
  await name.fill('The sixth, after all');
  await notice.getByRole('button', { name: 'Sign up' }).click();
  await register(aPerson());
  await expect.element(name).toHaveValue('The sixth, after all');
  expect(notice.length).toBe(0);
  await save.click();
  await toastSays('Search alert saved.');
  await mountPage(MY_ALERTS);
  await expect.poll(() => entries.length).toBe(6);

  await saveSearches(Array.from({ length: 14 }, (_, index) => index + 7));
  await mountPage(MY_ALERTS);
  const full = page.getByText('your account allows 20', { exact: false });
  await full.findElement();
  await expectWellFormed();
  await deleteSearch('Search 2');
  await expect.element(full).not.toBeInTheDocument();
});

test('a visitor who signs in while saving a search goes on with what was typed', async () => {
  const person = await aMemberElsewhere();
  await mountPage(CREATE);
  await saveAsAlert.click();
  await name.fill('Typed before');
  await dialog.getByLabelText('Emails about new homes', { exact: false }).selectOptions('Weekly');
  const email = dialog.getByLabelText('Your email address', { exact: false });
  await email.fill('no address');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await logIn(person);
  await expect.element(name).toHaveValue('Typed before');
  expect(email.length).toBe(0);
  await save.click();
  // The value of a removed field neither blocks nor needs consent: a member gets mail at their own address.
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText(/^Search alert saved\.$/)
    .findElement();
  await mountPage(MY_ALERTS);
  const frequency = entries.filter({ hasText: 'Typed before' }).getByRole('combobox');
  await expect.element(frequency).toHaveValue('1');
});

test('a member whose address bounced mails about homes reads so above the searches', async () => {
  const member = await anAccount();
  await prepare('bouncedAlerts', { email: member.email });
  await mountPageAs(member, MY_ALERTS);
  const notice = page.getByText(`${member.email} rejected our last emails`, { exact: false });
  await notice.findElement();
  await page.getByRole('button', { name: 'Resume emails' }).click();
  await toastSays('We’re sending you emails about homes again.');
  await expect.element(notice).not.toBeInTheDocument();
});
