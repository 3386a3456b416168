import type { GraphQLSchema } from 'graphql';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHANGES_NOTHING } from '#platform/db/statements/quiet-database.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { aBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { isShared } from './shared-fields.ts';

let app: TestApp;
let schema: GraphQLSchema;
let home: number;

beforeAll(async () => {
  app = await testApp({ limited: true });
  schema = app.server.graphql.schema;
  home = await anActiveOffer(app.database.db, { price: 2_000 });
});
afterAll(() => app.close());

/** A query for each shared field about homes: a new shared field needs one here or below. */
const OF_HOMES: Readonly<Record<string, string>> = {
  coords: '{ coords(filter: { offerType: 1 }) { count result { id price } } }',
  offersCount: '{ offersCount(filter: { offerType: 1 }) { totalRecords } }',
  topCities: '{ topCities(limit: 3) { toRent } }',
  offer: '{ offer(id: 1) { price } }',
};

const QUESTIONS: Readonly<Record<string, string>> = {
  ...OF_HOMES,
  prices: '{ prices { amount } }',
  article: '{ article(kind: blog, locale: en, id: "handover") { title } }',
  articles: '{ articles(kind: blog, locale: en) { title } }',
};

/** Number of answers made so far. */
async function made(): Promise<number> {
  const { body } = await app.server.inject('/metrics');
  return Number(/^lares_answers_built_total (\d+)$/m.exec(body)?.[1]);
}

describe('a query with the same answer for all visitors', () => {
  test('is asked here for each field that is shared', () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const shared = fields.filter(({ name }) => isShared(parse(`{ ${name} }`), schema)).map(({ name }) => name);
    expect(shared.sort()).toEqual(Object.keys(QUESTIONS).sort());
  });

  test.each(Object.entries(QUESTIONS))('%s is answered from memory the second time', async (_field, question) => {
    const query = question.replace('id: 1', `id: ${home}`);
    const first = await app.run(query);
    expect(first.errors).toBeUndefined();
    app.database.takeStatements();
    const second = await app.run(query);
    expect(second.data).toEqual(first.data);
    expect(second.headers['cache-control']).toBe('no-store');
    // A changed database is looked at again.
    const statements = app.database.takeStatements();
    expect(statements.filter(({ sql }) => !sql.startsWith(CHANGES_NOTHING))).toEqual([]);
    expect(statements.length).toBeLessThanOrEqual(1);
  });

  test.each(Object.entries(OF_HOMES))('%s is answered anew once a home has changed', async (_field, question) => {
    const query = question.replace('id: 1', `id: ${home}`);
    await app.run(query);
    await app.database.execute(`update active_offer set price = price + 10, rooms = rooms + 0.5 where id = ${home}`);
    const before = await made();
    await app.run(query);
    expect((await made()) - before).toBe(1);
  });

  test('is answered with what is true now', async () => {
    const query = `{ offer(id: ${home}) { price } }`;
    await app.run(query);
    await app.database.execute(`update active_offer set price = 1234 where id = ${home}`);
    expect((await app.run(query)).data).toEqual({ offer: { price: 1234 } });
    await app.database.execute(`update active_offer set status = 41 where id = ${home}`);
    expect((await app.run(query)).errors?.[0]?.extensions?.messageId).toBe('error.notFound');
    await app.database.execute(`update active_offer set status = 40 where id = ${home}`);
    expect((await app.run(query)).data).toEqual({ offer: { price: 1234 } });
  });

  test('in another language, or with other variables, is another one', async () => {
    const query = 'query ($id: Int!) { offer(id: $id) { places { name } } }';
    const placesIn = async (language: string, id = home): Promise<string> =>
      JSON.stringify((await app.run(query, { id }, { 'accept-language': language })).data);
    const other = await anActiveOffer(app.database.db, { cityId: null, lat: null, lng: null });
    const answer = [await placesIn('de'), await placesIn('it'), await placesIn('de', other)];
    expect([await placesIn('de'), await placesIn('it'), await placesIn('de', other)]).toEqual(answer);
    expect(answer[0]).not.toBe(answer[2]);
    expect(answer[0]).toContain('Lausanne');
  });
});

describe('answers that are never cached', () => {
  test('documents that ask for anything else, or that change something', () => {
    const isSharedDocument = (document: string) => isShared(parse(document), schema);
    expect(isSharedDocument('{ topCities { toRent } }')).toBe(true);
    expect(isSharedDocument('{ ...All } fragment All on Query { topCities { toRent } }')).toBe(true);
    expect(isSharedDocument('{ topCities { toRent } postAuth }')).toBe(false);
    expect(isSharedDocument('{ ...All } fragment All on Query { topCities { toRent } offerPhone(offerId: 1) }')).toBe(
      false,
    );
    expect(isSharedDocument('{ __schema { types { name } } }')).toBe(false);
    expect(isSharedDocument('mutation { topCities }')).toBe(false);
    expect(isSharedDocument('fragment All on Query { topCities { toRent } }')).toBe(false);
  });

  test('an answer to a member', async () => {
    const member = aBrowser(app, '192.0.2.7');
    const { id } = await anAccount(app.database);
    member.setCookie('__Host-session', (await openSession(app, id)).secret);
    const ask = () =>
      member.request({ method: 'POST', url: '/graphql', payload: { query: '{ topCities(limit: 2) { toRent } }' } });
    await ask();
    app.database.takeStatements();
    await ask();
    expect(app.database.takeStatements().length).toBeGreaterThan(1);
  });

  test('a caller over the limit is refused as ever', async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, () => app.run('{ topCities(limit: 50) { toRent } }')),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});
