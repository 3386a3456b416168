import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TokenPurpose } from '#capabilities/accounts/server/mailed-links/token.queries.ts';
import { makeToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { hashPassword } from '#capabilities/accounts/server/passwords/password-hash.ts';
import { makeClaim } from '#capabilities/conversations/server/claim.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { schemaText } from '#platform/graphql/api.ts';
import { anAccount, TEST_PASSWORD, type TestAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { aConversation, aConversationReport, aMessage, aVisitorConversation } from '#tests/factories/conversation.ts';
import { aFavourite, anInvitation } from '#tests/factories/favourite.ts';
import { anIdentity } from '#tests/factories/identity.ts';
import { aNotification } from '#tests/factories/notification.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { aReport } from '#tests/factories/report.ts';
import { aBrowser, refusalOf } from '#tests/support/browser-session.ts';
import { openSession } from '#tests/support/open-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/test-app.ts';
import { API_PARTS } from '../../src/modules.ts';
import { CALLS, type Target } from './operation-calls.ts';
import { ASKERS, type Asker, type Permission, type Relation, readPermissions } from './permission-table.ts';

const PERMISSIONS = readPermissions();
const MISSING = {
  password: TEST_PASSWORD,
  accountId: 999_999,
  email: 'missing@example.ch',
  sessionId: 999_999,
  offerId: 999_999,
  ownOfferId: 999_999,
  ownCopyId: 999_999,
  paymentId: 999_999,
  onlineOfferId: 999_999,
  reportId: 999_999,
  savedId: 999_999,
  invitationId: 999_999,
  activityId: 'nothing:0',
  ...{ conversationId: 999_999, messageId: 999_999, heldMessageId: 999_999, conversationReportId: 999_999 },
  claimSecret: 'no-such-secret',
};

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

async function targetOf(relation: Relation, asker: TestAccount | null): Promise<Target> {
  const { db } = app.database;
  const subject = await subjectOf(relation, asker);
  const askerEmail = asker?.email ?? 'nobody@example.ch';
  const noSecret = async (): Promise<string> => 'no-such-secret';
  if (!subject) return { ...MISSING, askerEmail, secret: noSecret };
  const draft = await anOwnOffer(db, subject.id);
  const online = await anOwnOffer(db, subject.id, { status: OfferStatus.Published });
  if (relation === 'own') await anIdentity(app.database, { accountId: subject.id });
  return {
    ...{ accountId: subject.id, email: subject.email, offerId, askerEmail },
    ...{ ownOfferId: draft.id, ownCopyId: online.activeOfferId ?? 0 },
    paymentId: (await aPayment(db, subject.id)).id,
    ...{ onlineOfferId: online.id, reportId: await aReport(db, online.activeOfferId) },
    savedId: await aFavourite(db, { accountId: subject.id }),
    invitationId: await anInvitation(db, { accountId: subject.id }),
    activityId: await aNotification(db, { accountId: subject.id }),
    ...(await correspondenceOf(db, { subject, activeOfferId: online.activeOfferId ?? 0, offerId })),
    password: relation === 'own' ? TEST_PASSWORD : 'a good guess',
    sessionId: (await openSession(app, subject.id)).sessionId,
    secret: (purpose, facts = {}) =>
      makeToken(db, { purpose: purpose as TokenPurpose, accountId: subject.id, facts }, TEST_NOW),
  };
}

/** What others wrote to a member, and what the member wrote as a visitor. */
async function correspondenceOf(
  db: Db,
  { subject, activeOfferId, offerId: homeId }: { subject: TestAccount; activeOfferId: number; offerId: number },
): Promise<Pick<Target, 'conversationId' | 'messageId' | 'heldMessageId' | 'conversationReportId' | 'claimSecret'>> {
  const { id: otherId } = await member(ASKERS.bronze, { isInAgency: false });
  const { conversationId, messageId } = await aConversation(db, {
    ...{ activeOfferId, fromAccountId: otherId, toAccountId: subject.id },
  });
  return {
    ...{ conversationId, messageId },
    heldMessageId: await aMessage(db, conversationId, { isAnswer: true, isHeld: true }),
    conversationReportId: await aConversationReport(db, { conversationId, accountId: otherId }),
    claimSecret: await makeClaim(db, await aVisitorConversation(db, { activeOfferId: homeId, ...subject }), TEST_NOW),
  };
}

async function answerTo({ operation, relation, asker }: Permission): Promise<string> {
  const rolesFlag = ASKERS[asker];
  const account = rolesFlag === null ? null : await member(rolesFlag, { isInAgency: true });
  const browser = aBrowser(app);
  if (account) browser.setCookie('__Host-session', (await openSession(app, account.id)).secret);
  const query = await CALLS[operation]?.(await targetOf(relation, account));
  if (query === undefined) return 'is not called';
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
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );

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
