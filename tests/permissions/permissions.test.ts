import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#capabilities/accounts/server/passwords/password-hash.ts';
import { schemaText } from '#platform/graphql/api.ts';
import { anAccount, TEST_PASSWORD, type TestAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { aBrowser, refusalOf } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { API_PARTS } from '../../src/modules.ts';
import { CALLS } from './operation-calls.ts';
import { ASKERS, type Asker, type Permission, type Relation, readPermissions } from './permission-table.ts';
import { missingFor, targetFor } from './targets.ts';

const PERMISSIONS = readPermissions();
/** Visitors who asked so far: each has a browser of their own. */
let visitors = 0;

let app: TestApp;
let agencyId: number;
let offerId: number;
let passwordHash: string;

beforeAll(async () => {
  app = await testApp();
  passwordHash = await hashPassword(TEST_PASSWORD);
  const agency = { slug: 'seeblick', name: 'Seeblick AG' };
  const { db } = app.database;
  ({ id: agencyId } = await db.insertInto('agency').values(agency).returning('id').executeTakeFirstOrThrow());
  offerId = await anActiveOffer(db, { phone_number: '41 21 555 00 00' });
  // Somebody always runs the house, so that whoever is tested is not the last to.
  await anAccount(app.database, { rolesFlag: ASKERS.adminGlobal, passwordHash });
});
afterAll(() => app.close());

async function member(rolesFlag: number, { isInAgency }: { isInAgency: boolean }): Promise<TestAccount> {
  const account = await anAccount(app.database, { rolesFlag, passwordHash });
  const { db } = app.database;
  if (isInAgency) await db.updateTable('account').set({ agency_id: agencyId }).where('id', '=', account.id).execute();
  return account;
}

/** The account that an operation is about; the asker's own, or that of another member. */
async function subjectOf(relation: Relation, asker: TestAccount | null): Promise<TestAccount | null> {
  if (relation === 'missing') return null;
  if (relation === 'own' && asker) return asker;
  return member(ASKERS.bronze, { isInAgency: relation === 'sameAgency' });
}

async function answerTo({ operation, relation, asker }: Permission): Promise<string> {
  const rolesFlag = ASKERS[asker];
  const account = rolesFlag === null ? null : await member(rolesFlag, { isInAgency: true });
  const browser = aBrowser(app);
  const visitorId = `visitor-${++visitors}`;
  if (account) browser.setCookie('__Host-session', (await openSession(app, account.id)).secret);
  else browser.setCookie('__Host-visitor', app.services.secrets.sign('visitor', visitorId));
  const call = CALLS[operation];
  if (!call) return 'is not called';
  const subject = await subjectOf(relation, account);
  const scene = { app, publicOfferId: offerId, asker: account, visitorId, isOwn: relation === 'own' };
  const query = await call(subject ? await targetFor(call, { ...scene, subject }) : missingFor(account));
  const refusal = refusalOf(await browser.run(withoutForeignLink(query, { operation, relation })));
  return refusal?.split(' ')[0] ?? 'ok';
}

/** Of one's own preferences one says without a link. */
const withoutForeignLink = (
  query: string,
  { operation, relation }: Pick<Permission, 'operation' | 'relation'>,
): string => (operation === 'changeEmailPreference' && relation === 'own' ? query.replace(/, id: "[^"]*"/, '') : query);

describe('the table of permissions', () => {
  const schema = buildSchema(schemaText(API_PARTS));
  const queries = Object.keys(schema.getQueryType()?.getFields() ?? {});
  // The same name may stand for a query and for a mutation.
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).map((name) =>
    queries.includes(name) ? `mutation.${name}` : name,
  );
  const operations = [...queries, ...mutations];

  test('speaks of every operation there is, and of no other', () => {
    const spokenOf = new Set(PERMISSIONS.map(({ operation }) => operation));
    expect([...spokenOf].sort()).toEqual(operations.toSorted());
    expect(Object.keys(CALLS).sort()).toEqual(operations.toSorted());
  });

  test('refuses in at least half of its cells where somebody may be refused', () => {
    const guarded = PERMISSIONS.filter(({ operation }) =>
      PERMISSIONS.some((cell) => cell.operation === operation && cell.answer !== 'ok'),
    );
    const refused = guarded.filter(({ answer }) => answer !== 'ok');
    expect(refused.length / guarded.length).toBeGreaterThan(0.5);
  });
});

describe.each(Object.keys(ASKERS) as Asker[])('%s', (asker) => {
  const cells = PERMISSIONS.filter((cell) => cell.asker === asker);

  test.each(cells)('$operation, $relation: $answer', async (cell) => {
    expect(await answerTo(cell)).toBe(cell.answer);
  });
});
