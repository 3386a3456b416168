import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { redAndBlue } from '#tests/factories/upload.ts';
import { refusalOf, signedInBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const member = async () => {
  const account = await anAccount(app.database);
  return { ...account, browser: await signedInBrowser(app, account.email) };
};

const SAVE = `mutation ($offer: OfferInput!) { createOrUpdateOffer(offer: $offer) {
  id offerType category status version images { img_id title isPlan } } }`;

describe('contracts for the form of an offer', () => {
  test('a draft becomes a pre-sale and a sale again; a submitted one stays as it is', async () => {
    const { id: userId, browser } = await member();
    const { id } = await anOwnOffer(app.database.db, userId, { offerType: 0 });
    const changed = await browser.run(SAVE, { offer: { id, offerType: 2 } });
    expect(changed.data).toMatchObject({ createOrUpdateOffer: { id, offerType: 2 } });
    expect((await browser.run(SAVE, { offer: { id, offerType: 0 } })).data).toMatchObject({
      createOrUpdateOffer: { offerType: 0 },
    });
    const rejected = await anOwnOffer(app.database.db, userId, { offerType: 0, status: OfferStatus.Rejected });
    expect(refusalOf(await browser.run(SAVE, { offer: { id: rejected.id, offerType: 2 } }))).toBe(
      '400 error.validation',
    );
  });

  test('a draft does not become what its category cannot be', async () => {
    const { id: userId, browser } = await member();
    const { id } = await anOwnOffer(app.database.db, userId, { offerType: 0, category: 16, rooms: null });
    expect(refusalOf(await browser.run(SAVE, { offer: { id, offerType: 2 } }))).toBe('400 error.validation');
  });

  test('a picture comes with its words and to its place, and again is the same one', async () => {
    const { id: userId, browser } = await member();
    const { id } = await anOwnOffer(app.database.db, userId);
    const first = await upload(browser, id, { width: 90 });
    const plan = await upload(browser, id, {
      width: 80,
      diffs: `-1,${first.img_id}`,
      title: 'Ground floor',
      isPlan: 'true',
    });
    const again = await upload(browser, id, { width: 80, diffs: `${first.img_id},-1` });
    expect(again.img_id).toBe(plan.img_id);
    const { data } = await browser.run(SAVE, { offer: { id } });
    expect((data as { createOrUpdateOffer: { images: object[] } }).createOrUpdateOffer.images).toEqual([
      { img_id: plan.img_id, title: 'Ground floor', isPlan: true },
      { img_id: first.img_id, title: null, isPlan: false },
    ]);
    expect(await upload(browser, id, { width: 70, title: 'x'.repeat(121) })).toMatchObject({ code: 400 });
  });

  test('an offer online goes back to review by its text, and its pictures follow it there', async () => {
    const { id: userId, browser } = await member();
    const { id } = await anOwnOffer(app.database.db, userId, { status: OfferStatus.Published });
    const saved = await browser.run(SAVE, { offer: { id, title: 'Another title' } });
    expect(saved.data).toMatchObject({ createOrUpdateOffer: { status: OfferStatus.PendingVerification } });
    const { img_id } = await upload(browser, id, { width: 60, title: 'The kitchen' });
    // Repeated pictures change nothing, whatever the status.
    const images = [{ img_id, title: 'The kitchen', isPlan: false }];
    expect((await browser.run(SAVE, { offer: { id, title: 'Another title', images } })).data).toMatchObject({
      createOrUpdateOffer: { images },
    });
    expect(refusalOf(await browser.run(SAVE, { offer: { id, title: 'A third' } }))).toBe('409 error.status.transition');
  });

  test('the copy of a home that shows the neighbourhood alone holds neither street nor exact point', async () => {
    const { id: userId } = await member();
    const exact = { status: OfferStatus.Published, lat: 46.519871, lng: 6.633412 };
    const hidden = await anOwnOffer(app.database.db, userId, { ...exact, hidesAddress: true });
    const shown = await anOwnOffer(app.database.db, userId, exact);
    const copyOf = (activeOfferId: number | null) =>
      app.database.db
        .selectFrom('activeOffer')
        .select(['street', 'lat', 'lng'])
        .where('id', '=', activeOfferId)
        .executeTakeFirst();
    expect(await copyOf(hidden.activeOfferId)).toEqual({ street: null, lat: 46.52, lng: 6.633 });
    expect(await copyOf(shown.activeOfferId)).toEqual({ street: 'Rue de Bourg 1', lat: 46.519871, lng: 6.633412 });
  });

  test('a point that came with the postal code is public nowhere, until its owner moves or confirms it', async () => {
    const { id: userId } = await member();
    const centre = { status: OfferStatus.Published, lat: 46.519871, lng: 6.633412, hasExactPoint: false };
    for (const hidesAddress of [false, true]) {
      const { activeOfferId: id } = await anOwnOffer(app.database.db, userId, { ...centre, hidesAddress });
      const { data } = await app.run(`{ offer(id: ${id}) { lat lng street } }`);
      expect(data).toEqual({ offer: { lat: null, lng: null, street: hidesAddress ? null : 'Rue de Bourg 1' } });
    }
    const moved = await anOwnOffer(app.database.db, userId, { ...centre, hasExactPoint: true });
    const { data } = await app.run(`{ offer(id: ${moved.activeOfferId}) { lat lng } }`);
    expect(data).toEqual({ offer: { lat: 46.519871, lng: 6.633412 } });
  });

  test('a net rent without a gross rent is the price, with its charges where there are any', async () => {
    const { browser } = await member();
    const save = `mutation ($offer: OfferInput!) { createOrUpdateOffer(offer: $offer) { id price netPrice } }`;
    const { data } = await browser.run(save, { offer: { offerType: 1, category: 1, netPrice: 2_400 } });
    expect(data).toMatchObject({ createOrUpdateOffer: { price: 2_400, netPrice: 2_400 } });
    const { id } = (data as { createOrUpdateOffer: { id: number } }).createOrUpdateOffer;
    const charged = await browser.run(save, { offer: { id, additionalFees: 200, price: null } });
    expect(charged.data).toMatchObject({ createOrUpdateOffer: { price: 2_600 } });
  });

  test('a postal code says which municipality it lies in', async () => {
    const { data } = await app.run('{ locations(text: "1003", limit: 1, locale: fr) { postalCode name cityId } }');
    expect(data).toEqual({ locations: [{ postalCode: '1003', name: 'Lausanne', cityId: LAUSANNE_ID }] });
  });
});

interface Sent {
  width: number;
  diffs?: string;
  title?: string;
  isPlan?: string;
}

async function upload(browser: TestBrowser, id: number, { width, ...fields }: Sent): Promise<{ img_id: number }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('files', new File([new Uint8Array(await redAndBlue(width).toBuffer())], 'home.png'));
  const body = new Response(form);
  const answer = await browser.request({
    method: 'POST',
    url: `/public/uploadfiles?id=${id}&type=Offer`,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return JSON.parse(answer.body) as { img_id: number };
}
