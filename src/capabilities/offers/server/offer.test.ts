// engines: both
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anActiveOffer, withPictures } from '#tests/factories/active-offer.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { OfferStatus, OfferType } from '../offer.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterEach(() => app.database.execute('delete from active_offer; delete from place_price'));
afterAll(() => app.close());

const read = async (id: number, fields: string) => {
  const { data, errors } = await app.run(`query ($id: Int!) { offer(id: $id) { ${fields} } }`, { id });
  return { offer: (data as { offer: Record<string, unknown> | null }).offer, errors };
};

describe('a listing', () => {
  test('shows the text of its advertiser, and never their address', async () => {
    const id = await anActiveOffer(app.database.db, { phoneNumber: '021 555 01 00', contactEmail: 'a@example.ch' });
    const { offer } = await read(
      id,
      'title price rooms livingSpace street source { name } contactInfo { hasPhoneNumber }',
    );
    expect(offer).toEqual({
      title: 'Appartement de 3.5 pièces',
      price: 1950,
      rooms: 3.5,
      livingSpace: 84,
      street: 'Rue de Bourg 1',
      source: { name: 'IDX agencies' },
      contactInfo: { hasPhoneNumber: true },
    });
    const { errors } = await app.run('query ($id: Int!) { offer(id: $id) { phoneNumber contactEmail } }', { id });
    expect(errors?.[0]?.extensions?.messageId).toBe('error.request.malformed');
  });

  test.each(Object.entries(OfferStatus).filter(([, status]) => status !== OfferStatus.Active))(
    'is hidden from visitors while it is %s, with the answer of a missing one',
    async (_name, status) => {
      const id = await anActiveOffer(app.database.db, { status, phoneNumber: '021 555 01 00' });
      const { offer, errors } = await read(id, 'id');
      expect(offer).toBeNull();
      expect(errors?.[0]?.extensions?.messageId).toBe('error.notFound');
      const phone = await app.run('query ($id: Int!) { offerPhone(offerId: $id) }', { id });
      expect(phone.errors?.[0]?.extensions?.messageId).toBe('error.notFound');
    },
  );

  test('without the name of its agency bears the one the agency is known by', async () => {
    const { id: agency } = await app.database.db
      .insertInto('agency')
      .values({ name: 'Régie du Lac', slug: 'regie-du-lac' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const names = async (facts: Parameters<typeof anActiveOffer>[1]) =>
      (await read(await anActiveOffer(app.database.db, facts), 'contactInfo { agencyName }')).offer?.contactInfo;
    expect(await names({ agencyId: agency, agencyName: null })).toEqual({ agencyName: 'Régie du Lac' });
    expect(await names({ agencyId: agency, agencyName: 'Régie SA' })).toEqual({ agencyName: 'Régie SA' });
    expect(await names({ agencyId: null, agencyName: null })).toEqual({ agencyName: null });
  });

  test('without a street is shown near its place only', async () => {
    const withStreet = await anActiveOffer(app.database.db);
    const without = await anActiveOffer(app.database.db, { street: null });
    expect((await read(withStreet, 'lat lng')).offer).toEqual({ lat: 46.519_25, lng: 6.634_58 });
    expect((await read(without, 'lat lng')).offer).toEqual({ lat: 46.519, lng: 6.635 });
  });

  test('shows its pictures in order, the first being the cover', async () => {
    const id = await anActiveOffer(app.database.db);
    const hashes = await withPictures(app.database.db, id, 3);
    const { offer } = await read(id, 'imageNumber images { hash } cover: images(limit: 1) { hash }');
    expect(offer).toEqual({
      imageNumber: 3,
      images: hashes.map((hash) => ({ hash })),
      cover: [{ hash: hashes[0] }],
    });
  });

  test('shows its price over time, and an earlier price only where it was higher', async () => {
    const id = await anActiveOffer(app.database.db, { price: 2100 });
    await app.database.db.updateTable('activeOffer').set({ price: 1990 }).where('id', '=', id).execute();
    expect((await read(id, 'previousPrice priceHistory { price }')).offer).toEqual({
      previousPrice: 2100,
      priceHistory: [{ price: 2100 }, { price: 1990 }],
    });
    await app.database.db.updateTable('activeOffer').set({ price: 2050 }).where('id', '=', id).execute();
    expect((await read(id, 'previousPrice')).offer).toEqual({ previousPrice: null });
  });

  test.each([
    ['a monthly rent', { price: 1950 }, 1950],
    ['a yearly rent', { price: 24_000, priceType: 35 }, 2000],
    ['a yearly rent per m²', { price: 240, priceType: 10, livingSpace: 100 }, 2000],
    ['a rent per m² without an area', { price: 240, priceType: 10, livingSpace: null }, null],
    ['a price on request', { price: null }, null],
    ['a sale', { offerType: OfferType.Sell, price: 900_000 }, 900_000],
    ['a sale per m²', { offerType: OfferType.Sell, price: 9000, priceType: 12, livingSpace: 100 }, 900_000],
  ])('compares %s with others', async (_name, facts, comparablePrice) => {
    const id = await anActiveOffer(app.database.db, facts);
    expect((await read(id, 'comparablePrice')).offer).toEqual({ comparablePrice });
  });
});

describe('the yardstick of the place', () => {
  const refresh = () => sql`select refresh_place_prices()`.execute(app.database.db);

  test('is the median of the municipality where ten homes are on offer', async () => {
    for (let i = 0; i < 11; i += 1) await anActiveOffer(app.database.db, { price: 1000 + 100 * i, livingSpace: 50 });
    await refresh();
    const id = await anActiveOffer(app.database.db);
    expect((await read(id, 'placePrice { medianPricePerM2 offers locationName }')).offer).toEqual({
      placePrice: { medianPricePerM2: 30, offers: 11, locationName: 'Lausanne' },
    });
  });

  test('shows how far a price lies below it, where that is an advantage and no mistake', async () => {
    for (let i = 0; i < 11; i += 1) await anActiveOffer(app.database.db, { price: 1000 + 100 * i, livingSpace: 50 });
    await refresh();
    const below = async (price: number | null, place = {}) =>
      (await read(await anActiveOffer(app.database.db, { price, livingSpace: 50, ...place }), 'percentBelowMedian'))
        .offer;
    expect(await below(1290)).toEqual({ percentBelowMedian: 14 });
    expect(await below(1425)).toEqual({ percentBelowMedian: 5 });
    expect(await below(900)).toEqual({ percentBelowMedian: 40 });
    for (const price of [1440, 1500, 1800, 870, null]) expect(await below(price)).toEqual({ percentBelowMedian: null });
  });

  test('is missing where too few are', async () => {
    for (let i = 0; i < 9; i += 1) await anActiveOffer(app.database.db);
    await refresh();
    const id = await anActiveOffer(app.database.db);
    expect((await read(id, 'placePrice { offers }')).offer).toEqual({ placePrice: null });
  });
});

describe('the phone number', () => {
  test('is shown thirty times an hour to one address', async () => {
    const limited = await testApp({ limited: true });
    try {
      const id = await anActiveOffer(limited.database.db, { phoneNumber: '021 555 01 00' });
      const ask = () => limited.run('query ($id: Int!) { offerPhone(offerId: $id) }', { id });
      for (let i = 0; i < 30; i += 1) expect((await ask()).data).toEqual({ offerPhone: '021 555 01 00' });
      expect((await ask()).errors?.[0]?.extensions?.messageId).toBe('error.rateLimit');
    } finally {
      await limited.close();
    }
  });
});
