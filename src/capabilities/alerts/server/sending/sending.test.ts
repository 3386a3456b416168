// engines: both
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { RelationType } from '#capabilities/favourites/favourite.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer, withPictures } from '#tests/factories/active-offer.ts';
import { aMailedSearch, aMatch } from '#tests/factories/alert-match.ts';
import { aFavourite } from '#tests/factories/favourite.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';
import {
  app,
  aWaitingMember,
  closedAs,
  ctxAt,
  later,
  mails,
  onlyMail,
  send,
  startSending,
} from '#tests/support/scenes/sending-scene.ts';

import { AlertFrequency, MatchReason } from '../../alert.ts';
import { hasBatchToSend } from './batch.service.ts';
import { recordPriceDrop } from './price-drop.service.ts';
import { ClosedAs } from './sending.ts';

startSending();

describe('a mail about homes', () => {
  test('shows a member in their language the news, with picture, price and times, and the way to end it', async () => {
    const { db } = app.database;
    const home = await anActiveOffer(db, { title: 'Loft <b>am See</b>' });
    const [hash = ''] = await withPictures(db, home, 2);
    const { email, id } = await aWaitingMember({ uiLang: 1, name: 'Seeblick & <i>Ruhe</i>' }, home);
    await send(later(3_000));
    const mail = await onlyMail();
    expect(mail).toMatchObject({ recipient: email, accountId: id, isBulk: true });
    expect(mail.locale).toBe('fr');
    expect(mail.subject).toBe('Un bien pour «Seeblick & <i>Ruhe</i>»');
    expect(mail.html).toContain(`src="${app.services.origin}/pictures/${hash.slice(0, 20)}/320.webp"`);
    expect(mail.html).toContain('Loft &lt;b&gt;am See&lt;/b&gt;');
    for (const texts of ['Nouveau', '84 m²', '1003 Lausanne', '20 novembre', '13:00:00', '13:00:03'])
      expect(mail.text).toContain(texts);
    expect(mail.unsubscribeHref).toMatch(/\/unsubscribe\/alerts\//);
    expect(mail.text).toMatch(/\/unsubscribe\/alert\/\S+/);
    expect(await closedAs()).toEqual([ClosedAs.Sent]);
  });

  test('is one for all searches of a person, each home once, and lets the bell ring', async () => {
    const { db } = app.database;
    const { id, activeOfferId } = await aWaitingMember({ name: 'By the lake' });
    const other = await aMailedSearch(db, { accountId: id, name: 'In the hills' });
    await aMatch(db, { alertId: other, activeOfferId });
    await aMatch(db, { alertId: other, activeOfferId: await anActiveOffer(db, { title: 'Chalet' }) });
    await send();
    const { text } = await onlyMail();
    expect(text.match(/Appartement de 3.5 pièces/g)).toHaveLength(1);
    expect(text.indexOf('BY THE LAKE')).toBeLessThan(text.indexOf('IN THE HILLS'));
    expect(text).toContain('Chalet');
    expect((await closedAs()).toSorted()).toEqual([ClosedAs.Sent, ClosedAs.Sent, ClosedAs.SentBefore]);
  });

  test('shows twenty homes, and the rest behind a link to the search', async () => {
    const { db } = app.database;
    const { alertId } = await aWaitingMember();
    for (let count = 0; count < 22; count++) await aMatch(db, { alertId, activeOfferId: await anActiveOffer(db) });
    await send();
    const { text, subject } = await onlyMail();
    expect(subject).toContain('23 new matches');
    expect(text.match(/Appartement de 3.5 pièces/g)).toHaveLength(20);
    expect(text).toMatch(/3 more homes in this search:\nhttp\S+\/en\/properties\/rent\/\S+lausanne,c\d+\?order=1/);
    expect(new Set(await closedAs())).toEqual(new Set([ClosedAs.Sent]));
  });

  test('goes to a visitor whose address said yes, in the language of the search, and to no other', async () => {
    const { db } = app.database;
    const activeOfferId = await anActiveOffer(db);
    const found = { activeOfferId };
    await aMatch(db, { ...found, alertId: await aMailedSearch(db, { email: 'Yes@example.ch' }) });
    await aMatch(db, {
      ...found,
      alertId: await aMailedSearch(db, { email: 'silent@example.ch', isConfirmed: false }),
    });
    await aMatch(db, { ...found, alertId: await aMailedSearch(db, {}) });
    await send();
    expect(await onlyMail()).toMatchObject({ recipient: 'yes@example.ch', locale: 'fr', accountId: null });
    expect(await closedAs()).toEqual([ClosedAs.Sent, ClosedAs.NoAddress, ClosedAs.NoAddress]);
  });

  test.each([
    ['is suspended', { status: AccountStatus.Inactive }, ClosedAs.Unwanted],
    ['is removed', { status: AccountStatus.Removed }, ClosedAs.Unwanted],
    ['never confirmed the address', { isEmailConfirmed: false }, ClosedAs.NoAddress],
  ])('is none for a member who %s', async (_name, facts, expected) => {
    await aWaitingMember(facts);
    await send();
    expect(await mails()).toEqual([]);
    expect(await closedAs()).toEqual([expected]);
    expect(await hasBatchToSend(ctxAt(later(20_000)))).toBe(false);
  });

  test('is none for a member who turned them off, and none of a search that is mailed no more', async () => {
    const { db } = app.database;
    const { id } = await aWaitingMember();
    await db.updateTable('account').set({ alertPreference: false }).where('id', '=', id).execute();
    await send();
    expect(await closedAs()).toEqual([ClosedAs.Unwanted]);
    await db.updateTable('alert').set({ notification: AlertFrequency.Never }).execute();
    expect(await mails()).toEqual([]);
  });
});

describe('a home is not sent if at the moment of sending', () => {
  const cases: [string, number, (home: number, accountId: number) => Promise<unknown>][] = [
    [
      'that is gone',
      ClosedAs.Gone,
      (home) =>
        app.database.db
          .updateTable('activeOffer')
          .set({ status: OfferStatus.Deleted })
          .where('id', '=', home)
          .execute(),
    ],
    [
      'that the person hid',
      ClosedAs.Hidden,
      (home, accountId) =>
        app.database.db
          .insertInto('offerRelation')
          .values({ accountId, type: RelationType.Hidden, activeOfferId: home, createdAt: TEST_NOW })
          .execute(),
    ],
    [
      'whose price went up again',
      ClosedAs.Dearer,
      (home) => app.database.db.updateTable('activeOffer').set({ price: 2100 }).where('id', '=', home).execute(),
    ],
    [
      'whose price is on request by now',
      ClosedAs.Dearer,
      (home) => app.database.db.updateTable('activeOffer').set({ price: null }).where('id', '=', home).execute(),
    ],
  ];

  test.each(cases)('%s', async (_name, expected, change) => {
    const { db } = app.database;
    const { id, alertId, activeOfferId } = await aWaitingMember();
    await db.deleteFrom('alertMatch').execute();
    await aMatch(db, { alertId, activeOfferId, reason: MatchReason.Cheaper, price: 1950, priceBefore: 2000 });
    const staying = await anActiveOffer(db, { title: 'It stays' });
    await aMatch(db, { alertId, activeOfferId: staying });
    await change(activeOfferId, id);
    await send();
    const { text } = await onlyMail();
    expect(text).toContain('It stays');
    expect(text).not.toContain('Appartement');
    expect(await closedAs()).toEqual([expected, ClosedAs.Sent]);
  });

  test('that costs more by now than the search asks for', async () => {
    const { db } = app.database;
    const { alertId, activeOfferId } = await aWaitingMember();
    await db
      .updateTable('alert')
      .set({ filter: JSON.stringify({ offerType: 1, maxPrice: 2000 }) })
      .where('id', '=', alertId)
      .execute();
    await db.updateTable('activeOffer').set({ price: 2001 }).where('id', '=', activeOfferId).execute();
    await send();
    expect(await mails()).toEqual([]);
    expect(await closedAs()).toEqual([ClosedAs.Dearer]);
  });

  test('another search of the person sent it before, for the same reason at the same price', async () => {
    const { db } = app.database;
    const { id, activeOfferId } = await aWaitingMember();
    await send();
    const other = await aMailedSearch(db, { accountId: id, name: 'Other' });
    await aMatch(db, { alertId: other, activeOfferId, at: later(60_000) });
    await send(later(61_000));
    expect(await mails()).toHaveLength(1);
    await aMatch(db, { alertId: other, activeOfferId, reason: MatchReason.Back, at: later(70_000) });
    await send(later(71_000));
    expect(await mails()).toHaveLength(2);
    expect(await closedAs()).toEqual([ClosedAs.Sent, ClosedAs.SentBefore, ClosedAs.Sent]);
  });
});

describe('a favourite that became cheaper', () => {
  async function aHeart(price: number, savedAt = later(-60_000)) {
    const { db } = app.database;
    const { id, email } = await anAccount(app.database);
    const home = await aFavourite(db, { accountId: id, activeOfferId: await anActiveOffer(db, { price }) });
    await db.updateTable('favourite').set({ savedAt }).where('accountId', '=', id).execute();
    return { id, email, home };
  }

  const reprice = async (home: number, price: number): Promise<void> => {
    await app.database.db.updateTable('activeOffer').set({ price }).where('id', '=', home).execute();
    await recordPriceDrop(ctxAt(TEST_NOW), { activeOfferIds: [home] });
  };

  test('is reported to the owner of the heart, once for each price, with the earlier price', async () => {
    const { email, home } = await aHeart(2000);
    await reprice(home, 1900);
    await recordPriceDrop(ctxAt(TEST_NOW), { activeOfferIds: [home] });
    await send();
    const mail = await onlyMail();
    expect(mail).toMatchObject({ recipient: email, subject: 'One of your favourites is now cheaper' });
    expect(mail.text.replaceAll(/\s/g, ' ')).toMatch(/CHF 1\D900, previously CHF 2\D000/);
    await reprice(home, 2000);
    await reprice(home, 1900);
    await send(later(20_000));
    expect(await mails()).toHaveLength(1);
    await reprice(home, 1800);
    await send(later(40_000));
    expect(await mails()).toHaveLength(2);
  });

  test('is no news where it got dearer, fell before it was saved, or the heart was taken back meanwhile', async () => {
    const { home } = await aHeart(2000);
    await reprice(home, 2100);
    const late = await aHeart(2000, new Date(Date.now() + 3_600_000));
    await reprice(late.home, 1900);
    expect(await closedAs()).toEqual([]);
    const taken = await aHeart(2000);
    await reprice(taken.home, 1900);
    await app.database.db
      .updateTable('favourite')
      .set({ removedAt: TEST_NOW })
      .where('accountId', '=', taken.id)
      .execute();
    await send();
    expect(await mails()).toEqual([]);
    expect(await closedAs()).toEqual([ClosedAs.Unwanted]);
  });
});

test('a letter that cannot be written holds up no other, and comes again', async () => {
  const { db } = app.database;
  await aWaitingMember();
  const bad = await aWaitingMember({ at: TEST_NOW });
  await sql`alter table mail add constraint no_bad check (recipient <> ${sql.lit(bad.email)})`.execute(db);
  await expect(send()).rejects.toThrow('could not be written');
  expect(await mails()).toHaveLength(1);
  await sql`alter table mail drop constraint no_bad`.execute(db);
  await send(later(30_000));
  expect(await mails()).toHaveLength(1);
  await send(later(62_000));
  expect(await mails()).toHaveLength(2);
});
