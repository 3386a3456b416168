import { hashPassword } from '#capabilities/accounts/server/passwords/password-hash.ts';
import { anAccount, TEST_PASSWORD, type TestAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { aBrowser, refusalOf } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import type { TestApp } from '#tests/support/product/test-app.ts';
import { CALLS } from './all-cases.ts';
import { ASKERS, type Asker, type Permission, type Relation } from './permission-table.ts';
import { missingFor, targetFor } from './targets.ts';

/** Shared data of all cells of the table: the callers, their agency, and a listing of another member. */
export interface CellScene {
  app: TestApp;
  agencyId: number;
  offerId: number;
  passwordHash: string;
  /** A member of each role. */
  members: ReadonlyMap<Asker, SignedIn>;
}

/** A member with a session. */
interface SignedIn {
  account: TestAccount;
  secret: string;
}

/** Visitors who asked so far: each has a browser of their own. */
let visitors = 0;

/** Prepares a product for the questions of the table. */
export async function openCells(app: TestApp): Promise<CellScene> {
  const passwordHash = await hashPassword(TEST_PASSWORD);
  const { db } = app.database;
  const agency = { slug: 'seeblick', name: 'Seeblick AG' };
  const { id } = await db.insertInto('agency').values(agency).returning('id').executeTakeFirstOrThrow();
  const offerId = await anActiveOffer(db, { phoneNumber: '41 21 555 00 00' });
  // The product keeps its last AdminGlobal: another one than those who ask.
  await anAccount(app.database, { rolesFlag: ASKERS.adminGlobal, passwordHash });
  const place = { app, agencyId: id, offerId, passwordHash };
  const members = new Map<Asker, SignedIn>();
  for (const [asker, rolesFlag] of ROLES) members.set(asker, await signIn(place, rolesFlag));
  return { ...place, members };
}

type Agency = Omit<CellScene, 'members'>;

const ROLES = (Object.entries(ASKERS) as [Asker, number | null][]).filter(
  (entry): entry is [Asker, number] => entry[1] !== null,
);

async function signIn(place: Agency, rolesFlag: number): Promise<SignedIn> {
  const account = await member(place, rolesFlag, { isInAgency: true });
  return { account, secret: (await openSession(place.app, account.id)).secret };
}

async function member(
  { app, agencyId, passwordHash }: Agency,
  rolesFlag: number,
  { isInAgency }: { isInAgency: boolean },
): Promise<TestAccount> {
  const account = await anAccount(app.database, { rolesFlag, passwordHash });
  const { db } = app.database;
  if (isInAgency) await db.updateTable('account').set({ agencyId }).where('id', '=', account.id).execute();
  return account;
}

/** The account that an operation is about; the asker's own, or that of another member. */
async function subjectOf(cells: CellScene, relation: Relation, asker: TestAccount | null): Promise<TestAccount | null> {
  if (relation === 'missing') return null;
  if (relation === 'own' && asker) return asker;
  return member(cells, ASKERS.bronze, { isInAgency: relation === 'sameAgency' });
}

/** A row of the table, for some of its askers at least. */
type AskedRow = Omit<Permission, 'answers'> & { readonly answers: Partial<Permission['answers']> };

/** The answers to a row of the table, by asker: `ok`, or the code of the refusal. */
export async function answersTo(cells: CellScene, row: AskedRow): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const asker of Object.keys(row.answers) as Asker[]) answers[asker] = await answerTo(cells, row, asker);
  return answers;
}

/** An operation may change or remove the caller only where no other member is its object. */
const CHANGES_ASKER: readonly Relation[] = ['own', '-', 'token'];

async function askerOf(cells: CellScene, relation: Relation, asker: Asker): Promise<SignedIn | null> {
  const rolesFlag = ASKERS[asker];
  if (rolesFlag === null) return null;
  const shared = CHANGES_ASKER.includes(relation) ? undefined : cells.members.get(asker);
  return shared ?? signIn(cells, rolesFlag);
}

async function answerTo(cells: CellScene, { operation, relation }: AskedRow, asker: Asker): Promise<string> {
  const { app, offerId } = cells;
  const signedIn = await askerOf(cells, relation, asker);
  const account = signedIn?.account ?? null;
  const browser = aBrowser(app);
  const visitorId = `visitor-${++visitors}`;
  if (signedIn) browser.setCookie('__Host-session', signedIn.secret);
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
