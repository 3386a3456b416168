import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { Role } from '#kernel/roles.ts';
import { PHONE } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { holdAnswers } from '#tests/support/components/held-answers.ts';
import { focus, toastSays } from '#tests/support/components/locators.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';
import { mountPageAs, operate, prepare } from '#tests/support/components/scenes.ts';
import type { SessionOfAccount } from '#tests/support/journey-server/scenes.ts';

const LIST = '/en/workspace/my-properties';
const LAKE = 'Bright flat by the lake';
const main = page.getByRole('main');
const dialog = page.getByRole('dialog');

/** Shows the list to a new owner of homes in every state; to an agent where `isAgent`. */
async function mountHomes({ path = LIST, isAgent = false } = {}): Promise<SessionOfAccount> {
  const owner = await prepare('ownerOfHomes', { rolesFlag: isAgent ? Role.Agent : Role.Bronze });
  await mountPageAs(owner, path);
  return owner;
}

const homeCalled = (title: string): Locator => main.getByRole('article').filter({ hasText: title });
const group = (name: string): Locator =>
  page.getByRole('navigation', { name: 'Groups of your homes' }).getByRole('link', { name: new RegExp(`^${name}`) });
const countSays = (words: string): Promise<Element> =>
  page.getByRole('status').filter({ hasText: words }).findElement();
/** Chooses an action from the menu of a home. */
async function act(title: string, name: string): Promise<void> {
  await homeCalled(title)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page
    .getByRole('dialog', { name: `Actions for “${title}”` })
    .getByText(name, { exact: true })
    .click();
}
const isShown = (home: Locator, words: string): Promise<Element> =>
  home.getByText(words, { exact: false }).first().findElement();

test('each home shows its state and what comes next, by groups, words and order', async () => {
  await mountHomes();
  // Eleven homes are for sale; the one to let is in another list.
  await countSays('11 homes');
  await isShown(homeCalled(LAKE), '60 days left');
  const extend = homeCalled('Flat that ends soon').getByRole('link', { name: 'Extend' });
  await expect.element(extend).toHaveAttribute('href', expect.stringMatching(/payment\/\d+$/));
  await isShown(homeCalled('Flat to be mended'), 'Please describe the kitchen');
  // A slow connection: meanwhile placeholders of the homes are shown.
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  holdAnswers(() => mayCome);
  await group('Drafts').click();
  const busy = page.getByCss('main [aria-busy=true]');
  await busy.first().findElement();
  come();
  await countSays('3 homes');
  expect(busy.length).toBe(0);
  await page.getByRole('searchbox').fill('mended');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await countSays('1 home');
  await mountPage(location.pathname + location.search);
  await homeCalled('Flat to be mended').findElement();
  await page.getByRole('searchbox').fill('no such home');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('heading', { name: 'No homes match your search' }).findElement();
  await page.getByRole('link', { name: 'Show all' }).click();
  await homeCalled(LAKE).findElement();
  await page.getByLabelText('Sort by', { exact: false }).selectOptions('Lowest price');
  await expect.element(main.getByRole('article').first()).toMatchTextContent('420');
  await main.getByRole('link', { name: 'For rent', exact: true }).click();
  await homeCalled('Room to let').findElement();
});

test('the page opens where there are homes, and an empty list leads to them', async () => {
  const owner = await prepare('account', { rolesFlag: Role.Bronze });
  await mountPageAs(owner, LIST);
  await page.getByRole('heading', { name: 'You don’t have any listings yet' }).findElement();
  expect(page.getByRole('navigation', { name: 'Groups of your homes' }).length).toBe(0);
  expect(main.getByRole('searchbox').length).toBe(0);
  await prepare('home', { ownerId: owner.id, facts: { title: 'Room to let' } });
  await mountPage(LIST);
  await homeCalled('Room to let').findElement();
  await main.getByRole('link', { name: 'For sale', exact: true }).click();
  await page.getByRole('heading', { name: 'No homes in this group' }).findElement();
  await main.getByRole('link', { name: 'For rent', exact: true }).last().click();
  await homeCalled('Room to let').findElement();
});

test('the list of an owner of many is a table, with the acts of every home', async () => {
  const owner = await prepare('account', { rolesFlag: Role.Agent });
  for (let number = 1; number <= 20; number += 1)
    await prepare('home', { ownerId: owner.id, facts: { title: `Flat ${number}`, status: OfferStatus.Published } });
  await mountPageAs(owner, LIST);
  const homes = page.getByRole('table', { name: 'My properties' });
  await expect.poll(() => homes.getByRole('row').length).toBe(21);
  await expectAccessible();
  await page.viewport(PHONE.width, PHONE.height);
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBe(PHONE.width);
  const flat = homes.getByRole('row').filter({ hasText: 'Flat 7' });
  await flat.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('dialog', { name: 'Actions for “Flat 7”' }).getByText('Pause', { exact: true }).click();
  await toastSays('Paused');
  await flat.getByRole('button', { name: 'Put online again' }).findElement();
});

test('the preview shows the home as everyone sees it, its state, and how many came', async () => {
  await mountHomes();
  await page.getByRole('link', { name: new RegExp(LAKE) }).click();
  await page.getByRole('heading', { level: 2, name: 'Your home as everyone sees it' }).findElement();
  await page.getByRole('heading', { level: 1, name: LAKE }).findElement();
  await page.getByRole('heading', { name: /^Viewed the listing/ }).findElement();
  await page.getByText('As a table').first().click();
  await expect.poll(() => page.getByRole('table', { name: 'Viewed the listing' }).getByRole('row').length).toBe(29);
  await page.getByRole('link', { name: 'View public page' }).click();
  await expect.poll(() => location.pathname).toMatch(/\/en\/listing\/buy\//);
});

test('the facts that a draft lacks are named', async () => {
  await mountHomes({ path: `${LIST}?group=0` });
  await homeCalled('Apartment').getByRole('link').first().click();
  await page.getByText('Still missing').findElement();
  await page.getByText('the number of rooms', { exact: true }).findElement();
});

test('pause, go on, private, to suggest, sold, deleted and archived, each with its counter', async () => {
  await mountHomes({ isAgent: true });
  const lake = homeCalled(LAKE);
  await act(LAKE, 'Pause');
  await toastSays('Paused');
  await isShown(lake, 'Hidden from everyone.');
  await lake.getByRole('button', { name: 'Put online again' }).click();
  await toastSays('Online again');
  await act(LAKE, 'Make private');
  await isShown(lake, 'Only you can see it.');
  await act(LAKE, 'Suggest to people searching');
  await isShown(lake, 'Private, suggested to people searching');
  await act(LAKE, 'Mark as sold');
  const listQuery = page.getByRole('dialog', { name: 'Mark as sold or rented?' });
  await listQuery.getByRole('button', { name: 'Mark as sold' }).click();
  await toastSays('Congratulations');
  await isShown(group('Sold'), '2');

  const deletion = page.getByRole('dialog', { name: 'Delete this draft?' });
  await act('Complete draft', 'Delete');
  await deletion.getByRole('button', { name: 'Cancel' }).click();
  await act('Complete draft', 'Delete');
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await toastSays('Deleted');
  await expect.element(homeCalled('Complete draft')).not.toBeInTheDocument();
  await isShown(group('Drafts'), '2');

  await act('Flat that ends soon', 'Archive');
  await page.getByRole('dialog', { name: 'Archive this home?' }).getByRole('button', { name: 'Archive' }).click();
  await toastSays('Archived');
  await isShown(homeCalled('Flat that ends soon'), 'We’ve kept it for you.');

  await act('House in the vineyard', 'Use as a template');
  await toastSays('New draft created');
  await expect.poll(() => homeCalled('House in the vineyard').length).toBe(2);
});

const HOMES =
  'query ($userId: Int!) { offers(filter: { userId: $userId, offerType: 0, pageNumber: 0 }) { data { id title activeOfferId } } }';
const SHOW = `mutation ($activeOfferId: Int!, $status: Int!) {
  setVisibilityOnOffer(activeOfferId: $activeOfferId, status: $status) { id } }`;
interface OwnHome {
  id: number;
  title: string;
  activeOfferId: number;
}

/** A home of the list, as the owner fetches it in another window. */
async function homeElsewhere(owner: SessionOfAccount, name: string): Promise<OwnHome | undefined> {
  const { offers } = await operate<{ offers: { data: OwnHome[] } }>(owner, HOMES, { userId: owner.id });
  return offers.data.find(({ title }) => title === name);
}

test('a change in another window is shown by the next act here, and nothing is lost', async () => {
  const owner = await mountHomes();
  const { id } = (await homeElsewhere(owner, LAKE)) ?? {};
  await operate(owner, 'mutation ($id: Int!) { deleteOffer(id: $id) { id } }', { id });
  await act(LAKE, 'Pause');
  await toastSays('This home has been changed in the meantime. Here’s its current status.');
  await isShown(homeCalled(LAKE), 'We’ve kept it for you.');
});

test('an act of two windows is done once, and both succeed', async () => {
  const owner = await mountHomes();
  const vineyard = 'House in the vineyard';
  const { activeOfferId } = (await homeElsewhere(owner, vineyard)) ?? {};
  await operate(owner, SHOW, { activeOfferId, status: OfferStatus.Active });
  await act(vineyard, 'Put online again');
  await toastSays('Online again');
});

test('two taps in a row are one', async () => {
  await mountHomes();
  const requests = vi.spyOn(window, 'fetch');
  await homeCalled('Flat under review')
    .getByRole('button', { name: /^Actions/ })
    .click();
  const button = await dialog.getByText('Use as a template', { exact: true }).findElement();
  (button as HTMLElement).click();
  (button as HTMLElement).click();
  await toastSays('New draft created');
  expect(requests.mock.calls.filter(([, init]) => String(init?.body).includes('cloneOffer'))).toHaveLength(1);
});

test('by keyboard alone', async () => {
  await mountHomes();
  await focus(homeCalled(LAKE).getByRole('button', { name: /^Actions/ }));
  await userEvent.keyboard('{Enter}');
  const menu = page.getByRole('dialog', { name: `Actions for “${LAKE}”` });
  await menu.getByRole('link', { name: 'Preview' }).findElement();
  for (let steps = 0; steps < 12 && document.activeElement?.textContent !== 'Pause'; steps++) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await toastSays('Paused');
  await focus(homeCalled(LAKE).getByRole('button', { name: 'Put online again' }));
  await userEvent.keyboard('{Enter}');
  await toastSays('Online again');
});
