import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectWellFormed, openBrowser, openPage, visit } from '#tests/support/browser/browser.ts';
import { confirmAddress, linkInMail, openMail, register } from '#tests/support/browser/member.ts';
import { aPerson, registrationOf } from '#tests/support/browser/person.ts';
import { aPhotograph, stored } from '#tests/support/browser/publish-form.ts';
import {
  actOn,
  approve,
  fieldIn,
  homeCalled,
  offerOf,
  openHomes,
  payByQrBill,
  pressOn,
  review,
  sendButton,
  stepIn,
  streetIn,
  tabTo,
  typeInto,
  untilListed,
  untilSeen,
  type WrittenHome,
  writeFacts,
  writePlace,
  writeWords,
} from '#tests/support/browser/publishing-way.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: true, movesMaps: true });
});
afterAll(() => browser.close());

/** The draft as an earlier version of the form stored it. */
const EARLIER_DRAFT = {
  ...{ version: '5.1.0.20000', id: 'earlier-draft-1', type: 'rent', currentStep: 2, isValid: false },
  ...{ date: '2026-10-01T08:00:00.000Z', offerId: null, paymentId: null },
  property: { offerType: 1, category: 1, rooms: 5, kitchens: 1, language: 'fr', images: [], userId: null },
};

/** Where the pin of the draft is. */
const pinOf = async (page: Page): Promise<{ lat: number; lng: number }> =>
  JSON.parse((await stored(page, 'lm_quotes_rent')) ?? '{}').property;

/** The facts that a page sends about a visitor who looks at a home. */
const mailed = (page: Page) =>
  page.waitForResponse((response) => response.request().postData()?.includes('offerSeen') ?? false);

describe('in French, on a phone', () => {
  const home: WrittenHome & { additionalFees: string } = {
    ...{ title: 'Trois pièces et demie près de la cathédrale', postalCode: '1003', street: 'Rue de Bourg' },
    ...{ price: '2100', additionalFees: '245' },
  };
  const found =
    '/fr/immobilier/louer/appartement-maison,3/lausanne,c201866?minPrice=2345&maxPrice=2345&excludePriceOnRequest=true';

  /** A visitor comes back to a draft of an earlier form, finishes it, sets its pin, and signs up. */
  async function write(page: Page): Promise<void> {
    await page.getByText('Votre brouillon vient d’une version antérieure').waitFor();
    expect(await fieldIn(page, 'fr', 'offer.fact.kitchens').inputValue()).toBe('1');
    await stepIn(page, 'fr', 'place').click();
    await writePlace(page, 'fr', home);
    await page.getByRole('button', { name: 'Placer le repère sur la carte' }).tap();
    const map = page.getByRole('region', { name: 'Carte avec la position du bien' });
    await map.waitFor();
    await expect.poll(() => stored(page, 'lm_quotes_rent')).toContain('Rue de Bourg');
    const town = await pinOf(page);
    await map.scrollIntoViewIfNeeded();
    const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(box.x + box.width / 2 + 60, box.y + box.height / 2 - 40);
    await expect.poll(async () => (await pinOf(page)).lng).toBeGreaterThan(town.lng);
    expect((await pinOf(page)).lat).toBeGreaterThan(town.lat);
    await writeFacts(page, 'fr');
    await stepIn(page, 'fr', 'pictures').click();
    const photographs = [await aPhotograph(page, 31), await aPhotograph(page, 32)];
    await page.locator('input[type=file]').first().setInputFiles(photographs);
    await writeWords(page, 'fr', home);
    await stepIn(page, 'fr', 'preview').click();
    await expectWellFormed(page, 'preview in French');
  }

  test('a home is written, paid by QR-bill, approved, found, looked at, paused, let', async () => {
    const owner = await visit(browser, '/fr', { size: 'phone', language: 'fr-CH' });
    const { page, origin } = owner;
    await page.evaluate((draft) => localStorage.setItem('lm_quotes_rent', draft), JSON.stringify(EARLIER_DRAFT));
    await openPage(page, `${origin}/fr/publier/louer`);
    await write(page);
    await sendButton(page, 'fr', 'signUp').tap();
    const person = aPerson({ firstName: 'Léa', lastName: 'Rochat' });
    await register(page, person, 'fr');
    await page.getByText('Enregistré', { exact: true }).waitFor();
    await sendButton(page, 'fr', 'submit').tap();
    await page.getByText('Votre annonce est enregistrée comme brouillon.').waitFor();

    await expect.poll(() => page.getByText(/encore en cours d’envoi/).count()).toBe(0);
    // The draft is in the list with its pictures, which are private.
    const list = await owner.context.newPage();
    await list.goto(`${origin}/fr`);
    await openHomes(list, 'fr', 1);
    await homeCalled(list, home.title).getByText('Brouillon', { exact: true }).waitFor();
    const cover = homeCalled(list, home.title).locator('img');
    await untilSeen(cover, 1);
    const address = await cover.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    expect(address).toMatch(/^\/own-pictures\/\d+\//);
    expect((await fetch(origin + address)).status).toBe(401);

    await confirmAddress(page, person, 'fr');
    await sendButton(page, 'fr', 'submit').tap();
    await payByQrBill(page, 'fr');
    await review(browser, home.title, async (editor) => {
      await untilSeen(editor.getByRole('main').locator('img[src^="/own-pictures/"]').first(), 1);
      await approve(editor);
    });

    const enquirer = await visit(browser, found, { language: 'fr-CH' });
    await untilListed(enquirer.page, home.title, 1);
    const pins = enquirer.page.getByRole('group', { name: 'Biens sur la carte' }).getByRole('button');
    await expect.poll(() => pins.count()).toBe(1);
    await pins.first().press('Enter');
    const here = enquirer.page.getByRole('region', { name: /1 bien ici/ });
    const href = await here.getByRole('article').getByRole('link').last().getAttribute('href');
    // In the list, and at its pin.
    await expect.poll(() => homeCalled(enquirer.page, home.title).count()).toBe(2);

    const look = mailed(enquirer.page);
    await openPage(enquirer.page, `${origin}${href}`);
    expect(await (await look).json()).toEqual({ data: { offerSeen: true } });
    await enquirer.page.getByRole('heading', { level: 1, name: home.title }).waitFor();
    const trust = enquirer.page.getByRole('region', { name: 'Ce que nous savons de cette annonce' });
    for (const mark of [/^Vérifiée le /, /^Adresse e-mail confirmée\./, /^Membre depuis le /])
      await trust.getByText(mark).waitFor();

    await openHomes(list, 'fr', 1);
    await homeCalled(list, home.title).getByText('consultée par 1 personne').waitFor();
    await actOn(list, 'fr', home.title, 'properties.act.pause');
    await homeCalled(list, home.title).getByText('Personne ne le voit actuellement.').waitFor();
    await openPage(enquirer.page, origin + found);
    await untilListed(enquirer.page, home.title, 0);
    await homeCalled(list, home.title).getByRole('button', { name: 'Remettre en ligne' }).tap();
    await homeCalled(list, home.title).getByText('En ligne', { exact: true }).waitFor();
    await untilListed(enquirer.page, home.title, 1);
    await actOn(list, 'fr', home.title, 'properties.act.sell');
    await list
      .getByRole('dialog', { name: 'Marquer comme vendu ou loué?' })
      .getByRole('button', { name: 'Marquer comme loué' })
      .tap();
    await homeCalled(list, home.title).getByText('Loué', { exact: true }).waitFor();
    await untilListed(enquirer.page, home.title, 0);
    expect((await enquirer.page.goto(`${origin}${href}`))?.status()).toBe(410);
    await enquirer.page.getByRole('heading', { name: 'Cette annonce n’est plus disponible' }).waitFor();
    await Promise.all([owner.close(), enquirer.close()]);
  });
});

describe('in German, on a computer', () => {
  const home: WrittenHome = {
    ...{ title: 'Atelierwohnung mit hohen Räumen', postalCode: '8004', street: 'Ankerstrasse' },
    ...{ price: '1234567' },
  };
  const found =
    '/de/immobilien/kaufen/wohnung-haus,3/zuerich,c196541?minPrice=1234567&maxPrice=1234567&excludePriceOnRequest=true';

  test('a home is sent back in words of its owner’s language, mended, approved, and changed while it is online', async () => {
    const { page, close } = await visit(browser, '/de/inserieren/verkaufen', { language: 'de-CH' });
    await writePlace(page, 'de', home);
    await writeFacts(page, 'de');
    await writeWords(page, 'de', home);
    await stepIn(page, 'de', 'preview').click();
    await sendButton(page, 'de', 'signUp').click();
    const person = aPerson({ firstName: 'Urs', lastName: 'Zürcher' });
    await register(page, person, 'de');
    await page.getByText('Gespeichert', { exact: true }).waitFor();
    await confirmAddress(page, person, 'de');
    await sendButton(page, 'de', 'submit').click();
    await payByQrBill(page, 'de');

    await review(browser, home.title, async (editor) => {
      await editor.getByRole('button', { name: 'Send back …' }).click();
      const dialog = editor.getByRole('dialog', { name: 'Send the listing back' });
      await dialog.getByText('Owner’s language: German.').waitFor();
      await dialog.getByRole('button', { name: /mindestens drei Fotos/ }).click();
      await dialog.getByRole('button', { name: 'Send back' }).click();
      await editor
        .getByRole('region', { name: 'Notifications' })
        .getByText('The listing has been sent back.')
        .waitFor();
    });

    const mails = await visit(browser, '/dev/mail');
    const subject = `Bitte ändern Sie Ihr Inserat: ${home.title}`;
    await (await openMail(mails.page, person.email, subject)).getByText(/mindestens drei Fotos/).waitFor();
    await openPage(page, await linkInMail(mails.page, person.email, subject));
    await openHomes(page, 'de', 0);
    await homeCalled(page, home.title).getByText('Änderung nötig', { exact: true }).waitFor();
    await homeCalled(page, home.title)
      .getByText(/mindestens drei Fotos/)
      .waitFor();
    await homeCalled(page, home.title).getByRole('link', { name: 'Ändern' }).click();
    await page.getByText('Bitte ändern Sie Folgendes:').waitFor();
    await stepIn(page, 'de', 'pictures').click();
    const photographs = [await aPhotograph(page, 41), await aPhotograph(page, 42), await aPhotograph(page, 43)];
    await page.locator('input[type=file]').first().setInputFiles(photographs);
    await expect.poll(() => page.getByRole('button', { name: /^Bild \d von 3 verschieben/ }).count()).toBe(3);
    await stepIn(page, 'de', 'preview').click();
    // Paid for once: it goes straight to review.
    await sendButton(page, 'de', 'submit').click();
    await page.waitForURL(/\/my-properties\?/);
    await homeCalled(page, home.title).getByText('Wird geprüft', { exact: true }).waitFor();
    await review(browser, home.title);
    await openMail(mails.page, person.email, `Ihr Inserat ist online: ${home.title}`);
    await mails.close();

    const enquirer = await visit(browser, found, { language: 'de-CH' });
    await untilListed(enquirer.page, home.title, 1);
    await openHomes(page, 'de', 0);
    await actOn(page, 'de', home.title, 'properties.way.edit');
    await page.getByText('Dieses Objekt ist online.').waitFor();
    const offer = offerOf(page);
    await stepIn(page, 'de', 'words').click();
    const changed = 'Atelierwohnung mit hellen Räumen';
    await fieldIn(page, 'de', 'publish.field.title').fill(changed);
    await expect.poll(() => stored(page, `lm_quotes_edit_${offer}`)).toContain(changed);
    await stepIn(page, 'de', 'preview').click();
    await sendButton(page, 'de', 'saveOnline').click();
    await page.waitForURL(/\/my-properties\?/);
    await homeCalled(page, changed).getByText('Wird geprüft', { exact: true }).waitFor();
    // The public sees the approved version until the change is approved.
    await untilListed(enquirer.page, home.title, 1);
    expect(await homeCalled(enquirer.page, changed).count()).toBe(0);
    await review(browser, changed, async (editor) => {
      const changes = editor.getByRole('region', { name: 'Changes since the approval' });
      await changes.waitFor();
      expect(await changes.innerText()).toMatch(/hohen Räumen.*hellen Räumen/s);
      await approve(editor);
    });
    await untilListed(enquirer.page, changed, 1);
    await Promise.all([close(), enquirer.close()]);
  });
});

test('by keyboard alone a visitor writes a home, sets its pin, adds pictures, signs up and pays', async () => {
  const { page, close } = await visit(browser, '/de/inserieren/vermieten', { language: 'de-CH' });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const onward = (): Promise<void> => pressOn(page, button('Weiter'));
  await typeInto(page, page.getByRole('combobox', { name: 'Ort oder PLZ' }), '8004');
  await page.getByRole('option', { name: /^8004/ }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeInto(page, streetIn(page, 'de'), 'Ankerstrasse');
  await typeInto(page, fieldIn(page, 'de', 'publish.field.streetNumber'), '9');
  await pressOn(page, button('Lage auf der Karte setzen'));
  const map = page.getByRole('region', { name: 'Karte mit der Lage des Objekts' });
  await map.waitFor();
  await expect.poll(() => stored(page, 'lm_quotes_rent')).toContain('Ankerstrasse');
  const town = await pinOf(page);
  // The button is gone, and the map has the focus in its place.
  await expect.poll(() => map.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await pinOf(page)).lng).toBeGreaterThan(town.lng);
  await onward();
  await typeInto(page, fieldIn(page, 'de', 'offer.fact.rooms'), '2.5');
  await typeInto(page, fieldIn(page, 'de', 'offer.fact.livingSpace'), '61');
  await onward();
  // The browser hands its dialog over from some time after it is asked to.
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, page.locator('button', { hasText: 'Bilder wählen' }));
  await (await chooser).setFiles([await aPhotograph(page, 51)]);
  await page.getByText('Wartet').waitFor();
  await onward();
  await typeInto(page, fieldIn(page, 'de', 'publish.field.netPrice'), '1900');
  await typeInto(page, fieldIn(page, 'de', 'publish.field.additionalFees'), '150');
  await pressOn(page, button('Titel vorschlagen'));
  await pressOn(page, button('Text aus Ihren Angaben erstellen'));
  await button('Durch Text aus Ihren Angaben ersetzen').waitFor();
  await onward();
  await pressOn(page, button('Registrieren und einreichen'));
  const dialog = page.getByRole('dialog');
  const person = aPerson({ firstName: 'Vreni', lastName: 'Meier' });
  const labels = ['Vorname', 'Nachname', 'E-Mail', 'Passwort', 'Passwort wiederholen'];
  for (const [index, [, value]] of registrationOf(person).entries())
    await typeInto(page, dialog.getByLabel(labels[index] ?? '', { exact: true }), value);
  await tabTo(page, dialog.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Registrieren', exact: true }));
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  await confirmAddress(page, person, 'de');
  await pressOn(page, button('Inserat einreichen'));
  await payByQrBill(page, 'de');
  await pressOn(page, page.getByRole('link', { name: 'Ihr Objekt ansehen' }));
  await page.getByText('Wird geprüft', { exact: true }).first().waitFor();
  await untilSeen(page.getByRole('main').locator('img[src^="/own-pictures/"]').first(), 1);
  await close();
});
