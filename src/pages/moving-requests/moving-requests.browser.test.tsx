import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Role } from '#kernel/roles.ts';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { PHONE } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { fakeAnswers, holdAnswers } from '#tests/support/components/held-answers.ts';
import { focus, toastSays } from '#tests/support/components/locators.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';
import { anAccount, mountPageAs, operate } from '#tests/support/components/scenes.ts';

const LIST = '/en/workspace/moving-requests';
const SEND = `mutation ($toPlace: String!, $movingOn: Date!) {
  requestMoving(fromPlace: "8004 Zürich", toPlace: $toPlace, movingOn: $movingOn, name: "Rita Zügli", email: "rita@example.ch")
}`;
const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const entryTo = (toPlace: string) => page.getByRole('listitem').filter({ hasText: `8004 Zürich → ${toPlace}` });

/** A member's request to a place of its own. */
async function aRequestTo(toPlace: string): Promise<void> {
  await operate(await anAccount(), SEND, { toPlace, movingOn: inAMonth() });
}

test('AdminGlobal marks a request as done by keyboard, once however often it is pressed, and finds it among those that are done', async () => {
  const toPlace = `Chur ${Date.now()}`;
  await aRequestTo(toPlace);
  await mountPageAs(await anAccount({ rolesFlag: Role.AdminGlobal }), LIST);
  await entryTo(toPlace).getByRole('link', { name: 'rita@example.ch' }).findElement();
  await expectAccessible();
  const openBefore = currentViewer()?.openMovingRequests ?? 0;
  expect(openBefore).toBeGreaterThan(0);
  let closed = 0;
  holdAnswers(({ query }) => {
    if (!query.includes('closeMovingRequest')) return undefined;
    closed += 1;
    return new Promise((resolve) => setTimeout(resolve, 300));
  });
  await focus(entryTo(toPlace).getByRole('button', { name: 'Mark as done' }));
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await toastSays('Request marked as done');
  await expect.element(page.getByRole('heading', { name: 'Moving requests' })).toHaveFocus();
  expect(closed).toBe(1);
  await expect.poll(() => currentViewer()?.openMovingRequests).toBe(openBefore - 1);
  await expect.poll(() => entryTo(toPlace).length).toBe(0);
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await entryTo(toPlace).getByText('done on', { exact: false }).findElement();
  expect(entryTo(toPlace).getByRole('button').length).toBe(0);
});

test('a request that another administrator has closed meanwhile leaves the list, and one whose closing fails stays', async () => {
  const [taken, failing] = [`Basel ${Date.now()}`, `Bern ${Date.now()}`];
  await aRequestTo(taken);
  await aRequestTo(failing);
  const [staff, colleague] = [
    await anAccount({ rolesFlag: Role.AdminGlobal }),
    await anAccount({ rolesFlag: Role.AdminGlobal }),
  ];
  await mountPageAs(staff, LIST, { window: PHONE });
  await entryTo(taken).findElement();
  const { movingRequests } = await operate<{ movingRequests: { data: { id: number; toPlace: string }[] } }>(
    colleague,
    '{ movingRequests(pageSize: 100) { data { id toPlace } } }',
  );
  const id = movingRequests.data.find(({ toPlace }) => toPlace === taken)?.id;
  await operate(colleague, 'mutation ($id: Int!) { closeMovingRequest(id: $id) { id } }', { id });
  await entryTo(taken).getByRole('button', { name: 'Mark as done' }).click();
  await expect.poll(() => entryTo(taken).length).toBe(0);

  fakeAnswers(({ query }) =>
    query.includes('closeMovingRequest') ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
  );
  await entryTo(failing).getByRole('button', { name: 'Mark as done' }).click();
  await toastSays('The service is temporarily unavailable');
  await expect.element(entryTo(failing).getByRole('button', { name: 'Mark as done' })).toBeEnabled();
});

test('an address past the end shows an empty list, in German on a phone', async () => {
  const staff = await anAccount({ rolesFlag: Role.AdminGlobal });
  await mountPageAs(staff, '/de/workspace/moving-requests?done=true&page=900', { window: PHONE });
  await page.getByText('Noch keine erledigten Anfragen').findElement();
  await expectAccessible();
  await mountPage('/de/workspace/moving-requests?page=-1');
  await page.getByRole('heading', { name: 'Umzugsanfragen' }).findElement();
});
