import { expect, inject, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { fakeAnswers } from '#tests/support/components/held-answers.ts';
import { toastSays } from '#tests/support/components/locators.ts';
import { mountPageAs, operate, prepare } from '#tests/support/components/scenes.ts';
import { WAITING_TITLES } from '#tests/support/scenes/waiting-titles.ts';

const QUEUE = '/en/workspace/moderation';
const [LOFT, CHANGED, QUIET, CENTRE] = WAITING_TITLES;
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

const mountQueue = (): Promise<void> => mountPageAs({ secret: inject('staff').moderator }, QUEUE);
/** Keys take effect once the page listens. */
async function press(key: string): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await userEvent.keyboard(key);
}
/** Opens a waiting offer. @returns its id */
async function openCase(title: string): Promise<number> {
  const link = page.getByRole('link', { name: new RegExp(title) });
  const id = (await link.findElement()).getAttribute('data-case');
  await link.click();
  await heading(title).findElement();
  return Number(id);
}

test('the queue works by keys alone: claim, approve, undo, and on to the next', async () => {
  await mountQueue();
  await heading('Moderation').findElement();
  await page.getByRole('link', { name: new RegExp(LOFT) }).findElement();
  await expect
    .poll(async () => {
      await userEvent.keyboard('j');
      return document.activeElement?.textContent ?? '';
    })
    .toContain(LOFT);
  await userEvent.keyboard('{Enter}');
  await heading(LOFT).findElement();
  // The hints for the reviewer, each with its source.
  await page.getByText('079 123 45 67', { exact: true }).findElement();
  await press('t');
  await page.getByText(/Claimed by you until/).findElement();
  await press('a');
  await toastSays('The listing is online.');
  await page.getByText('Online', { exact: true }).first().findElement();
  await press('z');
  await toastSays('The decision has been undone.');
  await page.getByText('Waiting for review', { exact: true }).first().findElement();
  await page.getByRole('region', { name: 'History' }).getByText('Decision undone', { exact: false }).findElement();
  await press('n');
  await expect.element(heading(LOFT)).not.toBeInTheDocument();
  await press('q');
  await heading('Moderation').findElement();
});

test('a case shows what changed since the last approval side by side', async () => {
  await mountQueue();
  await openCase(CHANGED);
  const changes = page.getByRole('region', { name: 'Changes since the approval' });
  await changes.getByText('Wohnung mit Balkon.', { exact: false }).findElement();
  await changes.getByRole('heading', { name: 'Rooms' }).findElement();
  await expect.poll(() => changes.getByCss('img').length).toBe(5);
});

test('a second reviewer reads the name of the reviewer who claimed an offer', async () => {
  const colleague = { secret: inject('staff').colleague };
  await mountQueue();
  const id = await openCase(CENTRE);
  await operate(colleague, 'mutation ($id: Int!) { verifyOffer(id: $id) { id } }', { id });
  // The page's state is outdated, and the server's answer corrects it.
  await press('a');
  await toastSays('This entry was changed meanwhile. Please reload.');
  await page.getByText('Karl Prüfer has claimed this listing.', { exact: false }).findElement();
  expect(page.getByRole('button', { name: 'Approve' }).length).toBe(0);
  await mountPageAs(colleague, `${QUEUE}?offer=${id}`);
  await press('g');
  await toastSays('You’ve released the listing.');
  await mountPageAs({ secret: inject('staff').moderator }, `${QUEUE}?offer=${id}`);
  await page.getByRole('button', { name: 'Claim' }).findElement();
  await press('t');
  await toastSays('30 minutes');
});

test('an offer is sent back with words in the owner’s language, which the owner gets by mail', async () => {
  await mountQueue();
  await openCase(QUIET);
  await press('r');
  const dialog = page.getByRole('dialog', { name: 'Send the listing back' });
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await dialog.getByText('This field is required.').findElement();
  await dialog.getByRole('button', { name: /mindestens drei Fotos/ }).click();
  // Keys belong to the text while it is edited.
  await dialog.getByLabelText('Message to the owner', { exact: false }).click();
  await userEvent.keyboard('{End} Danke a');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await toastSays('The listing has been sent back.');
  await page.getByText('Sent back', { exact: true }).first().findElement();
  const mailed = async (): Promise<string[]> =>
    (await prepare('mails', { recipient: 'olivia.owner@example.ch' }))
      .filter(({ subject }) => subject.includes(QUIET))
      .map(({ text }) => text);
  await expect.poll(mailed).toContainEqual(expect.stringMatching(/mindestens drei Fotos[\s\S]*Danke a/));
});

test('a point that cannot be taken off the map is reported, and the dialog stays', async () => {
  const owner = await prepare('account', {});
  const facts = { status: OfferStatus.Published, title: 'Haus am falschen Ort' };
  const { activeOfferId } = await prepare('home', { ownerId: owner.id, facts });
  await prepare('report', { activeOfferId: activeOfferId ?? 0, facts: { description: 'It is not there.' } });
  await mountPageAs({ secret: inject('staff').moderator }, `${QUEUE}?list=reports`);
  const report = page.getByRole('region').filter({ hasText: 'It is not there.' }).last();
  await report.findElement();
  const messageId = 'error.internal';
  fakeAnswers(({ query }) =>
    query.includes('deleteCoords')
      ? { data: null, errors: [{ message: '', extensions: { messageId, code: 500 } }] }
      : undefined,
  );
  await page.getByRole('button', { name: 'Take the listing offline …' }).first().click();
  const dialog = page.getByRole('dialog', { name: /Take the listing offline/ });
  await dialog.getByRole('radio', { name: 'Its position on the map is wrong' }).click();
  await dialog.getByRole('button', { name: 'Take offline' }).click();
  await toastSays('The point could not be taken off the map.');
  await expect.element(dialog).toBeVisible();
});

test('a report is closed as unfounded after its home was taken offline only with a confirmation', async () => {
  const owner = await prepare('account', {});
  const facts = { status: OfferStatus.OfferSuspended, title: 'Haus ohne Bilder' };
  const { activeOfferId } = await prepare('home', { ownerId: owner.id, facts });
  await prepare('report', { activeOfferId: activeOfferId ?? 0, facts: { description: 'These are other pictures.' } });
  await mountPageAs({ secret: inject('staff').moderator }, `${QUEUE}?list=reports`);
  const report = page.getByRole('region').filter({ hasText: 'These are other pictures.' }).last();
  await report.getByRole('button', { name: 'Decide …' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'What did you find?' });
  await expect.element(dialog.getByRole('radio', { name: 'Taken offline' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Nothing wrong' }).click();
  const close = dialog.getByRole('button', { name: 'Close the report' });
  await expect.element(close).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'We took this listing offline.', exact: false }).click();
  await close.click();
  await expect.element(report).not.toBeInTheDocument();
});

test('two open reports of one reason differ by their number', async () => {
  const owner = await prepare('account', {});
  const { activeOfferId } = await prepare('home', { ownerId: owner.id, facts: { status: OfferStatus.Published } });
  const report = (): Promise<number> => prepare('report', { activeOfferId: activeOfferId ?? 0, facts: {} });
  const ids = [await report(), await report()];
  await mountPageAs({ secret: inject('staff').moderator }, `${QUEUE}?list=reports`);
  for (const id of ids) await page.getByRole('region', { name: new RegExp(`Report ${id}$`) }).findElement();
  await expectAccessible();
});
