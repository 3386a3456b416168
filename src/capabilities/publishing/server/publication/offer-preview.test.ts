import { afterAll, beforeAll, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const SHOWN = `id offerType category title description language price currency comparablePrice pricePerM2 city street
  postalCode lat lng rooms livingSpace landArea features contactInfo { type advertiserName hasPhoneNumber }
  imageNumber images { key title isPlan folder } places { name } placeMap { name }`;
const PREVIEW = `query ($id: Int!) { offerEdit(id: $id) { preview { ${SHOWN} } } }`;

let app: TestApp;
let ownerId: number;
let owner: TestBrowser;
beforeAll(async () => {
  app = await testApp();
  ({ id: ownerId } = await anAccount(app.database));
  await app.database.db.updateTable('account').set({ phone: '41215550000' }).where('id', '=', ownerId).execute();
  owner = aBrowser(app);
  owner.setCookie('__Host-session', (await openSession(app, ownerId)).secret);
});
afterAll(() => app.close());

let pictures = 0;
const addPicture = async (offerId: number, facts: { isPublic: boolean; isPlan?: boolean }): Promise<string> => {
  const hash = `e${(++pictures).toString(16).padStart(19, '0')}`.padEnd(64, '0');
  const { db } = app.database;
  const picture = {
    hash,
    width: 2048,
    height: 1536,
    thumbHash: 'x',
    color: '#aabbcc',
    isPublic: facts.isPublic,
  };
  const { id } = await db.insertInto('picture').values(picture).returning('id').executeTakeFirstOrThrow();
  const place = { offerId, pictureId: id, position: pictures, isPlan: facts.isPlan ?? false };
  await db.insertInto('offerPicture').values(place).execute();
  return hash.slice(0, 20);
};

const previewOf = async (id: number) => {
  const { data, errors } = await owner.run(PREVIEW, { id });
  expect(errors).toBeUndefined();
  return (data as { offerEdit: { preview: Record<string, unknown> } }).offerEdit.preview;
};

test('a draft is shown as it would be public, its pictures where its owner may see them', async () => {
  const { id } = await anOwnOffer(app.database.db, ownerId, { landArea: 900 });
  const seen = await addPicture(id, { isPublic: true });
  const unseen = await addPicture(id, { isPublic: false, isPlan: true });
  expect(await previewOf(id)).toMatchObject({
    id: 0,
    title: 'Helle Wohnung am See',
    city: 'Lausanne',
    street: 'Rue de Bourg 1',
    comparablePrice: 1950,
    // An apartment has no land of its own.
    landArea: null,
    livingSpace: 84,
    contactInfo: { type: 2, hasPhoneNumber: true },
    images: [
      { key: seen, folder: '/pictures', isPlan: false },
      { key: unseen, folder: `/own-pictures/${id}`, isPlan: true },
    ],
    placeMap: { name: 'Lausanne' },
  });
});

test('missing facts are blank', async () => {
  const blank = { title: null, description: null, city: null, cityId: null, street: null, price: null };
  const { id } = await anOwnOffer(app.database.db, ownerId, blank);
  expect(await previewOf(id)).toMatchObject({
    title: '',
    description: '',
    city: '',
    price: null,
    comparablePrice: null,
    pricePerM2: null,
    images: [],
    places: [],
    placeMap: null,
  });
});

test('of a hidden address only the public part is shown', async () => {
  const { id } = await anOwnOffer(app.database.db, ownerId, {
    hidesAddress: true,
    lat: 46.519_256,
    lng: 6.634_582,
    showsPhone: false,
  });
  expect(await previewOf(id)).toMatchObject({
    street: null,
    lat: 46.519,
    lng: 6.635,
    contactInfo: { hasPhoneNumber: false },
  });
});

test('of an offer that is online the preview is what the public sees', async () => {
  const { id, activeOfferId } = await anOwnOffer(app.database.db, ownerId, { status: OfferStatus.Published });
  const { data } = await app.run(`query ($id: Int!) { offer(id: $id) { ${SHOWN} } }`, { id: activeOfferId });
  const { offer } = data as { offer: { pricePerM2: number } };
  expect(await previewOf(id)).toEqual({ ...offer, pricePerM2: expect.closeTo(offer.pricePerM2, 4) });
});

test('a list takes as many statements for five previews as for one', async () => {
  const { db } = app.database;
  const statementsOf = async (text: string): Promise<number> => {
    app.database.takeStatements();
    const list = `{ offers(filter: { group: 0, text: "${text}" }) { data { ... on OwnOffer { preview { title images(limit: 1) { key } } } } } }`;
    expect((await owner.run(list)).errors).toBeUndefined();
    return app.database.takeStatements().length;
  };
  await anOwnOffer(db, ownerId, { title: 'Eine' });
  for (let number = 0; number < 5; number++) await anOwnOffer(db, ownerId, { title: 'Viele' });
  expect(await statementsOf('Viele')).toBe(await statementsOf('Eine'));
});
