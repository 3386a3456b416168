import { expect, inject, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { WIDE_WINDOW } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { breakLine } from '#tests/support/components/held-answers.ts';
import { toastSays } from '#tests/support/components/locators.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';
import { anAccount, mountPageAs, operate, prepare } from '#tests/support/components/scenes.ts';
import type { SessionOfAccount } from '#tests/support/journey-server/scenes.ts';

const WRITE = `mutation ($objectId: Int!, $text: String!) {
  createMessage(objectId: $objectId, objectType: 100, text: $text) { conversationId } }`;
const articles = page.getByRole('main').getByRole('article');
const articleWith = (words: string): Locator => articles.filter({ hasText: words });
const dialog = page.getByRole('dialog');

/** An advertiser, and a member who may ask about the home. */
async function aHomeAndAsker(): Promise<{ owner: SessionOfAccount; asker: SessionOfAccount; homeId: number }> {
  const owner = await anAccount({ firstName: 'Vera', lastName: 'Keller', uiLang: 3 });
  const asker = await anAccount({ firstName: 'Luc', lastName: 'Favre', uiLang: 1 });
  const facts = { status: OfferStatus.Published, offerType: OfferType.Sell };
  const { activeOfferId } = await prepare('home', { ownerId: owner.id, facts });
  return { owner, asker, homeId: activeOfferId ?? 0 };
}

/** A conversation that the asker began. @returns its id besides */
async function aConversation(text = 'Écrivez-moi uniquement sur WhatsApp, merci.') {
  const { owner, asker, homeId } = await aHomeAndAsker();
  const { createMessage } = await operate<{ createMessage: { conversationId: number } }>(asker, WRITE, {
    objectId: homeId,
    text,
  });
  return { owner, asker, id: createMessage.conversationId };
}

test('after a broken connection a text is stored, and sent once when it works again', async () => {
  const { asker, homeId } = await aHomeAndAsker();
  await mountPageAs(asker, `/en/listing/buy/x,${homeId}`);
  await page.getByRole('button', { name: 'Write a message' }).first().click();
  await dialog.getByText('You’re writing as Luc Favre', { exact: false }).findElement();
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await dialog.getByRole('link', { name: 'Open the conversation' }).click();
  const field = page.getByRole('textbox', { name: /^Message to / });
  await field.findElement();
  await page.viewport(1280, 480);
  const thread = await page.getByRole('region', { name: 'All messages' }).findElement();
  const mend = breakLine();
  await field.fill('Written under way.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await page.getByText('Not sent', { exact: true }).findElement();
  // The reason, and the action for it, are in view without scrolling.
  await expect.poll(() => thread.scrollHeight - thread.scrollTop - thread.clientHeight).toBeLessThan(2);
  expect(thread.scrollTop).toBeGreaterThan(0);
  await field.fill('A draft');
  mend();
  window.dispatchEvent(new Event('online'));
  await expect.element(articles.getByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  await articleWith('Written under way.').findElement();
  await mountPage(location.pathname);
  await articleWith('Written under way.').findElement();
  expect(articleWith('Written under way.').length).toBe(1);
  await expect.element(field).toHaveValue('A draft');
});

const pdf = (content: string): File => new File([content], 'plan.pdf', { type: 'application/pdf' });

test('a file goes ahead of its message; one that is too many or of another kind is refused before', async () => {
  const { owner, id } = await aConversation();
  await mountPageAs(owner, `/en/workspace/my-messages/${id}`);
  await page.getByRole('textbox', { name: /^Message to / }).fill('The plan');
  const input = page.getByCss('input[type=file]');
  await input.upload(new File([new Uint8Array(9)], 'film.mp4', { type: 'video/mp4' }));
  await page.getByRole('alert').getByText('film.mp4 is neither a picture', { exact: false }).findElement();
  await input.upload(pdf('%PDF-1.4\n%%EOF'));
  await page.getByRole('list', { name: 'Attachments' }).getByText('plan.pdf', { exact: false }).findElement();
  // None of these is a whole PDF: they are left out.
  await input.upload(Array.from({ length: 5 }, () => pdf('%PDF-1.4')));
  await page.getByRole('alert').getByText('You can send five files per message.', { exact: false }).findElement();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect.element(send).toBeEnabled();
  await send.click();
  const link = await articleWith('The plan')
    .getByRole('link', { name: /plan\.pdf/ })
    .findElement();
  const file = await fetch((link as HTMLAnchorElement).href);
  expect(file.headers.get('content-disposition')).toContain('plan.pdf');
});

test('in Italian a warning is beside a message, and its sender is reported and blocked', async () => {
  const { owner, id } = await aConversation();
  await mountPageAs(owner, '/it/workspace/my-messages');
  await page.getByRole('main').getByRole('link').filter({ hasText: 'Luc Favre' }).click();
  const thread = page.getByRole('region', { name: 'Conversazione con Luc Favre' });
  await thread.getByRole('note').getByText('Attenzione a questo messaggio', { exact: false }).findElement();
  await thread.getByRole('button', { name: 'Segna come importante' }).click();
  await thread.getByRole('button', { name: 'Segna come non importante' }).findElement();
  await thread.getByRole('button', { name: 'Altro' }).click();
  await page.getByRole('button', { name: 'Segnala questa conversazione' }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Segnala', exact: true }).click();
  await page.getByText('Grazie. La nostra moderazione esaminerà la Sua segnalazione.').findElement();
  await thread.getByRole('button', { name: 'Altro' }).click();
  await page.getByRole('button', { name: 'Blocca Luc Favre' }).click();
  await dialog.getByRole('button', { name: 'Blocca', exact: true }).click();
  await thread.getByText('Ha bloccato Luc Favre. Qui non è più possibile scrivere.', { exact: false }).findElement();
  await thread.getByRole('button', { name: 'Sblocca' }).click();
  await thread.getByRole('textbox', { name: 'Messaggio a Luc Favre' }).findElement();
  expect(id).toBeGreaterThan(0);
});

test('a conversation that is closed while someone writes keeps the words, until it is open again', async () => {
  const { owner, asker, id } = await aConversation();
  const path = `/fr/workspace/my-messages/${id}`;
  await mountPageAs(asker, path);
  const field = page.getByRole('textbox', { name: /^Message à / });
  const unsent = page.getByRole('textbox', { name: 'Votre message n’a pas été envoyé' });
  await field.fill('Encore une question');
  await operate(owner, 'mutation ($id: Int!) { blockConversation(conversationId: $id) { id } }', { id });
  await page.getByText('Cette conversation est fermée. Vous pouvez toujours la lire.').findElement();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(unsent).toHaveValue('Encore une question');
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(WIDE_WINDOW.width);
  await mountPage(path);
  await expect.element(unsent).toHaveValue('Encore une question');
  await operate(owner, 'mutation ($id: Int!) { unblockConversation(conversationId: $id) { id } }', { id });
  await expect.element(field).toHaveValue('Encore une question');
});

const RELEASED = 'Versez la caution par Western Union avant la visite.';
const REMOVED = 'Payez le loyer par MoneyGram avant la visite.';

test('a message that looks like fraud waits; a moderator delivers one, removes another and closes the conversation', async () => {
  const { owner, asker, id } = await aConversation('Le balcon est-il au sud?');
  await operate(owner, 'mutation ($id: Int!) { reportConversation(conversationId: $id, reason: fraud) }', { id });
  await mountPageAs(asker, `/fr/workspace/my-messages/${id}`);
  const field = page.getByRole('textbox', { name: /^Message à / });
  for (const words of [RELEASED, REMOVED]) {
    await field.fill(words);
    await userEvent.keyboard('{Enter}');
    await articleWith(words).getByText('Nous vérifions', { exact: false }).findElement();
  }

  await mountPageAs({ secret: inject('staff').moderator }, '/en/workspace/moderation?list=conversations');
  const waiting = page.getByRole('region', { name: /messages? waiting$/ }).getByRole('article');
  await waiting.filter({ hasText: RELEASED }).getByRole('button', { name: 'Deliver' }).click();
  await toastSays('The message has been delivered.');
  await waiting.filter({ hasText: REMOVED }).getByRole('button', { name: 'Remove message' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove message' });
  await removal.getByRole('textbox').fill('Money before a visit.');
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await toastSays('The message has been removed.');
  const report = page.getByRole('region', { name: /^Attempted fraud/ }).filter({ hasText: 'Le balcon' });
  await report.getByRole('radio', { name: 'Close it: no one can write any more' }).click();
  await report.getByRole('button', { name: 'Close the report' }).click();
  await toastSays('The report is closed.');

  await mountPageAs(owner, `/it/workspace/my-messages/${id}`);
  const thread = page.getByRole('region', { name: 'Conversazione con Luc Favre' });
  await articleWith(RELEASED).getByRole('note').findElement();
  await thread.getByText('Questa conversazione è chiusa', { exact: false }).findElement();
  expect(thread.getByRole('article').length).toBe(2);
});
