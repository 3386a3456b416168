import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { PHONE } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { holdAnswers } from '#tests/support/components/held-answers.ts';
import { toastSays } from '#tests/support/components/locators.ts';
import { mountPageAsMember } from '#tests/support/components/member.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const FAVOURITES = '/en/workspace/my-favourites';
const LIST = '/en/properties/rent/apartment-house,3/zuerich,c196541?map=false';
const main = page.getByRole('main');
const cards = main.getByRole('article');
const heart = main.getByRole('button', { name: /^Favourite: / }).first();
const note = page.getByLabelText('Your note', { exact: false });
const noteIsSaved = (): Promise<Element> =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .findElement();

const titles = (): string[] =>
  cards
    .getByRole('heading')
    .elements()
    .map((heading) => (heading as HTMLElement).innerText);

/** Hides the first home of the list. */
async function hideFirst(): Promise<void> {
  const first: Locator = cards.first();
  await first.hover();
  await first.getByRole('button', { name: /^Hide: / }).click();
}

test('a hidden home vanishes, stays away, and comes back by one tap or together', async () => {
  await mountPageAsMember(LIST);
  await cards.first().findElement();
  const before = titles();
  await hideFirst();
  await toastSays('Listing has been hidden.');
  await expect.poll(() => titles()[0]).toBe(before[1]);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await toastSays('Listing has been restored.');
  await expect.poll(() => titles()[0]).toBe(before[0]);
  for (let hidden = 0; hidden < 2; hidden++) {
    const [top] = titles();
    await hideFirst();
    await expect.poll(() => titles()[0]).not.toBe(top);
  }
  await mountPage(LIST);
  await expect.poll(() => titles()[0]).toBe(before[2]);
  await mountPage(`${FAVOURITES}?section=hidden`);
  await expect.poll(() => cards.length).toBe(2);
  await page.getByRole('button', { name: 'Show everything on this page again' }).click();
  await toastSays('Listings have been restored.');
  await page.getByRole('heading', { name: 'No hidden homes' }).findElement();
  await mountPage(LIST);
  await expect.poll(titles).toEqual(before);
});

test('after a broken connection a heart is reverted with a message, and a note waits until it works again, also on the next visit', async () => {
  await mountPageAsMember(LIST);
  let broken = 'SaveHome';
  holdAnswers(({ query }) =>
    broken && query.includes(broken) ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
  );
  await heart.click();
  await toastSays('The service is temporarily unavailable. Please try again.');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  broken = '';
  await heart.click();
  await toastSays('Saved as favourite.');
  await mountPage(FAVOURITES);
  broken = 'WriteNote';
  await page.getByRole('button', { name: 'Add note' }).click();
  await note.fill('Third floor');
  await page.getByText('Not saved yet. We’ll keep trying.').findElement();
  await mountPage(FAVOURITES);
  await expect.element(note).toHaveValue('Third floor');
  broken = '';
  await note.fill('Third floor, lift');
  await noteIsSaved();
  await mountPage(FAVOURITES);
  await page.getByText('Third floor, lift').findElement();
  await page.getByRole('button', { name: 'Edit note' }).click();
  await expect.element(note).toHaveValue('Third floor, lift');
});

test('four homes are picked on their pictures, and the bar at the foot of the window compares them', async () => {
  await mountPageAsMember(LIST);
  const hearts = main.getByRole('button', { name: /^Favourite: / });
  for (let home = 0; home < 5; home += 1) {
    await hearts.nth(home).click();
    await expect.element(hearts.nth(home)).toHaveAttribute('aria-pressed', 'true');
  }
  await mountPage(FAVOURITES);
  const boxes = page.getByRole('checkbox', { name: /^Compare: / });
  await expect.poll(() => boxes.length).toBe(5);
  await boxes.nth(0).click();
  await page.getByText('One home chosen', { exact: false }).findElement();
  for (const box of [1, 2, 3]) await boxes.nth(box).click();
  await page.getByText('4 of 4 homes chosen').findElement();
  await expect.element(boxes.nth(4)).toBeDisabled();
  await expectAccessible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(boxes.nth(4)).toBeEnabled();
  for (const box of [0, 4]) await boxes.nth(box).click();
  await page.getByRole('link', { name: 'Compare (2)' }).click();
  await page.getByRole('heading', { name: 'Side by side' }).findElement();
  const price = page
    .getByRole('row')
    .filter({ hasText: /^Price/ })
    .first();
  await price.getByText('lowest').findElement();
  await page.getByRole('rowheader', { name: 'Net rent' }).findElement();
  await expectAccessible();
  await page.viewport(PHONE.width, PHONE.height);
  const columns = page.getByRole('columnheader');
  const { right } = (await columns.last().findElement()).getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(PHONE.width);
  await page
    .getByRole('link', { name: /^Remove from the comparison/ })
    .first()
    .click();
  await expect.poll(() => columns.length).toBe(1);
});
