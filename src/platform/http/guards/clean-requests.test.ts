import { afterAll, beforeAll, expect, test } from 'vitest';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { aBrowser, logIn, refusalOf } from '#tests/support/product/browser-session.ts';
import { asHuman } from '#tests/support/product/human.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const UNCLEAN = 'Re\u0301gie\u0000 du\u202E Lac';
const CLEAN = 'Régie du Lac';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  const { db } = app.database;
  const { id } = await db
    .insertInto('agency')
    .values({ name: CLEAN, slug: 'regie-du-lac' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await anActiveOffer(db, { agencyId: id, agencyName: CLEAN });
});
afterAll(() => app.close());

const escaped = JSON.stringify(UNCLEAN).replace('\u202E', String.raw`\u202E`);

test.each([
  ['written in a document', `{ offersCount(filter: { offerType: 1, agencyName: ${escaped} }) { totalRecords } }`, {}],
  [
    'given by a variable',
    'query ($n: String) { offersCount(filter: { offerType: 1, agencyName: $n }) { totalRecords } }',
    { n: UNCLEAN },
  ],
  [
    'inside a variable',
    'query ($f: OfferFilter!) { offersCount(filter: $f) { totalRecords } }',
    { f: { offerType: 1, agencyName: UNCLEAN } },
  ],
  [
    'as a default',
    `query ($n: String = ${escaped}) { offersCount(filter: { offerType: 1, agencyName: $n }) { totalRecords } }`,
    {},
  ],
])('a text of an operation is clean, %s', async (_where, query, variables) => {
  // Twice more: the second time the operation is compiled.
  for (let time = 0; time < 3; time += 1)
    expect((await app.run(query, variables)).data).toEqual({ offersCount: { totalRecords: 1 } });
});

test('a name of nothing but control characters is a wrong value', async () => {
  const query = '{ offersCount(filter: { offerType: 1, agencyName: "\\u0000" }) { totalRecords } }';
  expect((await app.run(query)).errors?.[0]?.extensions).toMatchObject({ messageId: 'error.validation.value' });
});

test('the texts of a form are clean; its password is what was typed', async () => {
  const browser = aBrowser(app);
  const password = 'Tür\u0007schloss\u202E-77';
  const payload = { firstName: 'Le\u0301a\u0000', lastName: 'Ro\u202Echat', email: 'lea@example.ch', password };
  const headers = asHuman(app, browser, 'register');
  const registered = await browser.request({ method: 'POST', url: '/register', payload, headers });
  expect(JSON.parse(registered.body)).toMatchObject({ firstName: 'Léa', lastName: 'Rochat' });
  expect(refusalOf(await logIn(aBrowser(app), 'lea@example.ch', password))).toBeNull();
  expect(refusalOf(await logIn(aBrowser(app), 'lea@example.ch', 'Türschloss-77'))).toBe('401 error.auth.failed');
});

test('so are those of an address', async () => {
  for (const url of ['/recaptcha?purpose=register%00', '/map/style/light%00.json?locale=de%E2%80%AE'])
    expect((await app.server.inject({ url })).statusCode).toBeLessThan(500);
});
