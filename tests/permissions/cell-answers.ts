import { hashPassword } from '#capabilities/accounts/server/passwords/password-hash.ts';
import { anAccount, TEST_PASSWORD, type TestAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { aBrowser, refusalOf } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import type { TestApp } from '#tests/support/product/test-app.ts';
import { CALLS } from './operation-calls.ts';
import { ASKERS, type Permission, type Relation } from './permission-table.ts';
import { missingFor, targetFor } from './targets.ts';

/** What all cells of the table share: an agency, and a listing of another member. */
export interface CellScene {
  app: TestApp;
  agencyId: number;
  offerId: number;
  passwordHash: string;
}

/** Visitors who asked so far: each has a browser of their own. */
let visitors = 0;

/** Prepares a product for the questions of the table. */
export async function openCells(app: TestApp): Promise<CellScene> {
  const passwordHash = await hashPassword(TEST_PASSWORD);
  const { db } = app.database;
  const agency = { slug: 'seeblick', name: 'Seeblick AG' };
  const { id } = await db.insertInto('agency').values(agency).returning('id').executeTakeFirstOrThrow();
  const offerId = await anActiveOffer(db, { phone_number: '41 21 555 00 00' });
  // The product keeps its last AdminGlobal: another one than those who ask.
  await anAccount(app.database, { rolesFlag: ASKERS.adminGlobal, passwordHash });
  return { app, agencyId: id, offerId, passwordHash };
}

async function member(
  { app, agencyId, passwordHash }: CellScene,
  rolesFlag: number,
  { isInAgency }: { isInAgency: boolean },
): Promise<TestAccount> {
  const account = await anAccount(app.database, { rolesFlag, passwordHash });
  const { db } = app.database;
  if (isInAgency) await db.updateTable('account').set({ agency_id: agencyId }).where('id', '=', account.id).execute();
  return account;
}

/** The account that an operation is about; the asker's own, or that of another member. */
async function subjectOf(cells: CellScene, relation: Relation, asker: TestAccount | null): Promise<TestAccount | null> {
  if (relation === 'missing') return null;
  if (relation === 'own' && asker) return asker;
  return member(cells, ASKERS.bronze, { isInAgency: relation === 'sameAgency' });
}

/** The answer to one cell of the table: `ok`, or the code of the refusal. */
export async function answerTo(cells: CellScene, { operation, relation, asker }: Permission): Promise<string> {
  const { app, offerId } = cells;
  const rolesFlag = ASKERS[asker];
  const account = rolesFlag === null ? null : await member(cells, rolesFlag, { isInAgency: true });
  const browser = aBrowser(app);
  const visitorId = `visitor-${++visitors}`;
  if (account) browser.setCookie('__Host-session', (await openSession(app, account.id)).secret);
  else browser.setCookie('__Host-visitor', app.services.secrets.sign('visitor', visitorId));
  const call = CALLS[operation];
  if (!call) return 'is not called';
  const subject = await subjectOf(cells, relation, account);
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
