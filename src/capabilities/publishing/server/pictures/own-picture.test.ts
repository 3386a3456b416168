import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { unlimited } from '#platform/http/limits/rate-limit.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { aBomb, redAndBlue } from '#tests/factories/upload.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anOfferMember, COMPLETE, type OfferMember, saved } from '#tests/support/scenes/offer-member.ts';
import { removeUnusedPictures } from '../publication/passing-time.service.ts';

const IMAGES = 'query ($id: Int!) { offerEdit(id: $id) { version images { img_id key title isPlan } } }';
const ORDER = `mutation ($offer: OfferInput!) { createOrUpdateOffer(offer: $offer) { images { img_id title isPlan } } }`;
const TURN =
  'mutation ($id: Int!, $picture: Int!) { turnOfferPicture(id: $id, img_id: $picture) { img_id width height } }';

interface Images {
  images: { img_id: number; key: string; title: string | null; isPlan: boolean }[];
}

let app: TestApp;
let owner: OfferMember;
let width = 60;

beforeAll(async () => {
  app = await testApp();
  owner = await anOfferMember(app);
});
afterAll(() => app.close());

/** A picture with new bytes. */
const aPicture = (): Promise<Buffer> => redAndBlue(++width).jpeg().toBuffer();

/** Uploads a picture as a page does. Returns its id, or number and name of the error. */
async function send(
  { browser }: OfferMember,
  id: number | string,
  {
    file,
    diffs,
    type = 'Offer',
    name = 'home.jpg',
  }: { file?: Buffer; diffs?: string; type?: string; name?: string } = {},
): Promise<number | string> {
  const form = new FormData();
  if (diffs !== undefined) form.append('diffs', diffs);
  form.append('files', new File([new Uint8Array(file ?? (await aPicture()))], name));
  const body = new Response(form);
  const answer = await browser.request({
    method: 'POST',
    url: `/public/uploadfiles?id=${id}&type=${type}`,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { img_id, messageId } = JSON.parse(answer.body) as { img_id?: number; messageId?: string };
  return img_id ?? `${answer.statusCode} ${messageId}`;
}

const draft = async (): Promise<number> => (await anOwnOffer(app.database.db, owner.id)).id;
const imagesOf = async (id: number) => ((await owner.ask<Images>(IMAGES, { id })) as Images).images;
const idsOf = async (id: number) => (await imagesOf(id)).map(({ img_id }) => img_id);

describe('pictures of an offer', () => {
  test('come one by one, each once however often it is sent, where the owner wants them', async () => {
    const id = await draft();
    const file = await aPicture();
    const first = await send(owner, id, { file });
    expect(await send(owner, id, { file })).toBe(first);
    const second = await send(owner, id);
    const cover = await send(owner, id, { diffs: `-1,${first},${second}` });
    const middle = await send(owner, id, { diffs: `${cover},-1` });
    expect(await idsOf(id)).toEqual([cover, middle, first, second]);
  });

  test('sent at once are all there', async () => {
    const id = await draft();
    const files = await Promise.all(Array.from({ length: 3 }, aPicture));
    const sent = await Promise.all([...files, ...files.slice(0, 0)].map((file) => send(owner, id, { file })));
    expect((await idsOf(id)).toSorted()).toEqual(sent.toSorted());
  });

  test('are ordered, described, marked as plans and removed by the offer', async () => {
    const id = await draft();
    const [one, two, three] = [await send(owner, id), await send(owner, id), await send(owner, id)];
    const images = [{ img_id: three, title: 'Ground floor', isPlan: true }, { img_id: one }];
    expect(await owner.ask(ORDER, { offer: { id, images } })).toEqual({
      images: [
        { img_id: three, title: 'Ground floor', isPlan: true },
        { img_id: one, title: null, isPlan: false },
      ],
    });
    for (const wrong of [
      [{ img_id: two }],
      [{ img_id: one }, { img_id: one }],
      [{ img_id: one, title: 'x'.repeat(121) }],
    ])
      expect(await owner.ask(ORDER, { offer: { id, images: wrong } })).toBe('400 error.validation');
    expect(await idsOf(id)).toEqual([three, one]);
  });

  test('turn by a quarter, in their place', async () => {
    const id = await draft();
    const [one, two] = [await send(owner, id), await send(owner, id)];
    const turned = (await owner.ask(TURN, { id, picture: one })) as { img_id: number; width: number; height: number };
    expect(turned.height).toBeGreaterThan(turned.width);
    expect(await idsOf(id)).toEqual([turned.img_id, two]);
    expect(await owner.ask(TURN, { id, picture: one })).toBe('404 error.notFound');
    expect(await (await anOfferMember(app)).ask(TURN, { id, picture: two })).toBe('404 error.notFound');
  });

  test('are turned only within a limit: each turn stores a picture', async () => {
    const id = await draft();
    const picture = await send(owner, id);
    const limit = vi.spyOn(unlimited, 'count').mockImplementation(async (name, rule) => {
      if (name === `turn:${owner.id}` && rule.count === 120) throw new AppError('error.rateLimit', { code: 429 });
    });
    expect(await owner.ask(TURN, { id, picture })).toBe('429 error.rateLimit');
    limit.mockRestore();
    expect(await idsOf(id)).toEqual([picture]);
  });

  test('abuse 59: are not added to another’s offer', async () => {
    const stranger = await anOfferMember(app);
    const id = await draft();
    const online = await anOwnOffer(app.database.db, owner.id, { status: 30 });
    expect(await send(stranger, id)).toBe('404 error.notFound');
    expect(await send(stranger, online.id)).toBe('403 error.forbidden');
    expect(await send(stranger, 999_999)).toBe('404 error.notFound');
    expect(await send(stranger, owner.id, { type: 'User' })).toBe('404 error.notFound');
    expect(await idsOf(id)).toEqual([]);
  });

  test('abuse 60: are pictures, at most thirty, with ids of this offer and no word of where they lie', async () => {
    const id = await draft();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await send(owner, id, { file: svg })).toBe('415 error.upload.type');
    expect(await send(owner, id, { file: aBomb() })).toBe('422 error.upload.pixels');
    const strange = await send(owner, id, { name: '../../etc/passwd\u0000.php' });
    expect(strange).toBeTypeOf('number');
    const html = Buffer.concat([await aPicture(), Buffer.from('<script>alert(1)</script>')]);
    expect(await send(owner, id, { file: html })).toBeTypeOf('number');
    const others = await draft();
    const foreign = await send(owner, others);
    for (const diffs of [`${foreign},-1`, '0,-1', 'a,-1', '1.5', `${strange},${strange}`, '999999', '1e99'])
      expect(await send(owner, id, { diffs }), diffs).toBe('400 error.validation');
    expect(await idsOf(id)).toHaveLength(2);
    const { db } = app.database;
    for (let made = 0; made < 28; made++) {
      const hash = `${made}`.padStart(3, '0').padEnd(64, 'a');
      const row = { hash, width: 9, height: 9, thumbHash: 'x', color: '#aabbcc', isPublic: false };
      const picture = await db.insertInto('picture').values(row).returning('id').executeTakeFirstOrThrow();
      await db
        .insertInto('offerPicture')
        .values({ offerId: id, pictureId: picture.id, position: made + 3 })
        .execute();
    }
    expect(await send(owner, id)).toBe('413 error.upload.tooMany');
  });

  test.each([10, 32, 50, 52, 53])('are not added to an offer of status %i', async (status) => {
    const { id } = await anOwnOffer(app.database.db, owner.id, { status });
    expect(await send(owner, id)).toBe('409 error.status.transition');
  });

  test('abuse 9: that are new online wait for review, and the public sees those that were approved', async () => {
    const { id, activeOfferId } = await anOwnOffer(app.database.db, owner.id, { status: 30 });
    await send(owner, id);
    const page = 'query ($id: Int!) { offer(id: $id) { images { key } } }';
    expect(await owner.ask(page, { id: activeOfferId })).toEqual({ images: [] });
    expect(await owner.save({ id })).toMatchObject({ status: 15 });
  });
});

describe('a picture', () => {
  const under = (folder: string, key: string | undefined): string => `${folder}/${key}/320.webp`;

  test('is private until a public listing shows it', async () => {
    const id = (await saved(owner, COMPLETE)).id;
    await send(owner, id);
    const [image] = await imagesOf(id);
    const own = under(`/own-pictures/${id}`, image?.key);
    const statusFor = async (member: OfferMember, url: string) =>
      (await member.browser.request({ method: 'GET', url })).statusCode;
    const stranger = await anOfferMember(app);
    const { statusCode, headers } = await owner.browser.request({ method: 'GET', url: own });
    // The next user of this browser finds it in no cache.
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(await statusFor(stranger, own)).toBe(404);
    expect((await app.server.inject(own)).statusCode).toBe(401);
    expect((await app.server.inject(under('/pictures', image?.key))).statusCode).toBe(404);
    const { db } = app.database;
    await db.updateTable('price').set({ amount: 0 }).execute();
    await owner.ask('mutation ($id: Int!) { verifyOffer(id: $id) { id } }', { id });
    const moderator = await anOfferMember(app, { rolesFlag: 65_536 });
    expect(await statusFor(moderator, own)).toBe(200);
    await moderator.ask('mutation ($id: Int!) { publishOffer(id: $id) { id } }', { id });
    expect((await app.server.inject(under('/pictures', image?.key))).statusCode).toBe(200);
  });

  test('that no offer shows goes after two days, and no earlier', async () => {
    const id = await draft();
    await send(owner, id);
    const [image] = await imagesOf(id);
    await owner.ask(ORDER, { offer: { id, images: [] } });
    const { db } = app.database;
    const sweepAfter = (days: number) =>
      removeUnusedPictures(
        backgroundContext({ db, services: app.services, requestId: 'upkeep', now: () => inDays(days) }),
      );
    await db
      .updateTable('picture')
      .set({ createdAt: inDays(0) })
      .execute();
    const isStored = async () =>
      (
        await db
          .selectFrom('picture')
          .select('id')
          .where('id', '=', image?.img_id ?? 0)
          .execute()
      ).length === 1;
    await sweepAfter(1);
    expect(await isStored()).toBe(true);
    await sweepAfter(3);
    await sweepAfter(3);
    expect(await isStored()).toBe(false);
  });
});

describe('a picture by its number', () => {
  const FIELDS = '{ id blobPrefix imageStartIndex imageNumber images { img_id key } }';
  interface Numbered {
    id: number;
    blobPrefix: string;
    imageStartIndex: number;
    imageNumber: number;
    images: { img_id: number; key: string }[];
  }
  const get = async ({ browser }: OfferMember, url: string) => {
    const { statusCode, headers } = await browser.request({ method: 'GET', url });
    return [statusCode, headers.location ?? headers['cache-control']];
  };

  test('of an owner’s record is for those who may read it, and none has the number 0', async () => {
    const id = await draft();
    const record = () => owner.ask<Numbered>(`query ($id: Int!) { offerEdit(id: $id) ${FIELDS} }`, { id });
    expect(await record()).toMatchObject({ blobPrefix: `own-${id}`, imageStartIndex: 0, imageNumber: 0 });
    await send(owner, id);
    await send(owner, id);
    const { blobPrefix, images, ...numbers } = (await record()) as Numbered;
    expect(numbers).toEqual({ id, imageStartIndex: 1, imageNumber: 2 });
    for (const [index, { key }] of images.entries())
      expect(await get(owner, `/blob/${blobPrefix}/${index + 1}.jpg`)).toEqual([302, `/own-pictures/${id}/${key}/960`]);
    for (const number of ['0', '3', '1e3', '-1', '1.exe'])
      expect((await get(owner, `/blob/${blobPrefix}/${number}`))[0], number).toBe(404);
    expect((await get(await anOfferMember(app), `/blob/${blobPrefix}/1`))[0]).toBe(404);
  });

  test('of a public listing is public while the listing is', async () => {
    const { activeOfferId } = await anOwnOffer(app.database.db, owner.id, { status: 30 });
    const id = Number(activeOfferId);
    const { db } = app.database;
    const picture = await db.selectFrom('picture').select(['id', 'hash']).executeTakeFirstOrThrow();
    await db
      .insertInto('activeOfferPicture')
      .values({ activeOfferId: id, position: 1, pictureId: picture.id })
      .execute();
    const visitor = await anOfferMember(app);
    const listing = await visitor.ask<Numbered>(`query ($id: Int!) { offer(id: $id) ${FIELDS} }`, { id });
    const images = [{ img_id: picture.id, key: picture.hash.slice(0, 20) }];
    expect(listing).toEqual({ id, blobPrefix: String(id), imageStartIndex: 1, imageNumber: 1, images });
    const address = `/pictures/${picture.hash.slice(0, 20)}/960`;
    expect(await get(visitor, `/blob/${id}/1`)).toEqual([302, address]);
    expect((await get(visitor, `/blob/${id}/2`))[0]).toBe(404);
    await db.updateTable('activeOffer').set({ status: 43 }).where('id', '=', id).execute();
    expect((await get(visitor, `/blob/${id}/1`))[0]).toBe(404);
  });
});
