import { insertAccount } from '#capabilities/accounts/server/account/account.queries.ts';
import { hashOfSecret, randomSecret } from '#capabilities/accounts/server/account/one-time-secret.ts';
import { insertSession } from '#capabilities/accounts/server/sessions/session.queries.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';

const DAY_MS = 86_400_000;

/** A signed-in member who writes or reviews offers. */
export interface OfferWriter {
  accountId: number;
  headers: Readonly<Record<string, string>>;
}

/** Makes so many members of a role, each with a session. */
export async function makeWriters(db: Db, rolesFlag: number, count: number): Promise<OfferWriter[]> {
  const writers: OfferWriter[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `writer-${rolesFlag}-${index}@example.ch`;
    const accountId = await insertAccount(db, { ...ORDINARY, email, rolesFlag, now: new Date() });
    if (accountId === null) throw new Error(`${email} is there already.`);
    writers.push({ accountId, headers: { cookie: `__Host-session=${await openSession(db, accountId)}` } });
  }
  return writers;
}

async function openSession(db: Db, accountId: number): Promise<string> {
  const secret = randomSecret();
  const now = new Date();
  const tomorrow = new Date(now.getTime() + DAY_MS);
  await insertSession(db, {
    ...{ accountId, now, tokenHash: hashOfSecret(secret), provider: 0, idleUntil: tomorrow, expiresAt: tomorrow },
    ...{ needsSecondFactor: false, address: '127.0.0.1', userAgent: '' },
  });
  return secret;
}

const ORDINARY = {
  status: AccountStatus.Active,
  isEmailConfirmed: true,
  passwordHash: null,
  firstName: 'Anna',
  lastName: 'Muster',
  phone: null,
  uiLang: 0,
  newsletter: false,
  hasAcceptedTerms: true,
  isSample: false,
};

/** A whole offer, as a form sends it. */
export const wholeOffer = (facts: object): object => ({
  ...{ offerType: 1, category: 1, title: 'Helle Wohnung am See', description: 'Ruhig. '.repeat(60), language: 'de' },
  ...{ netPrice: null, additionalFees: null, cityId: LAUSANNE_ID, city: 'Lausanne', postalCode: '1003' },
  ...{ street: 'Rue de Bourg 1', lat: 46.519_25, lng: 6.634_58, rooms: 3.5, livingSpace: 84, floor: 2, features: 3 },
  ...facts,
});

/** The body of a save. */
export const saveBody = (offer: object): object => ({
  query: 'mutation ($offer: OfferInput!) { createOrUpdateOffer(offer: $offer) { id version } }',
  variables: { offer },
});
