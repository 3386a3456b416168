import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Insertable } from 'kysely';
import { userLanguageOf } from '#capabilities/accounts/account.ts';
import type { NewAccount } from '#capabilities/accounts/server/account/account.queries.ts';
import { mailAddressKey } from '#capabilities/accounts/server/account-lookup.service.ts';
import { addBounce } from '#capabilities/alerts/server/sending/bounce.queries.ts';
import { MOST_BOUNCES } from '#capabilities/alerts/server/sending/sending.ts';
import {
  insertAddresses,
  insertDirectory,
  markCurrentDirectory,
} from '#capabilities/locations/server/addresses/address.queries.ts';
import type { DirectoryAddress } from '#capabilities/locations/server/addresses/address-file.ts';
import { findOwnOffer } from '#capabilities/publishing/server/own-offer/own-offer.queries.ts';
import type { CreditEntry, Offer, OfferReport } from '#generated/db.ts';
import type { Services } from '#platform/context/services.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { anAccount, type TestAccount } from '#tests/factories/account.ts';
import { aBankFile, type BankAmount } from '#tests/factories/bank-file.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aReport } from '#tests/factories/report.ts';
import { aBrowser } from '#tests/support/product/browser-session.ts';
import { asHuman } from '#tests/support/product/human.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { mailsTo, type SentMail } from '#tests/support/product/sent-mails.ts';
import type { GraphqlAnswer } from '#tests/support/product/test-app.ts';
import { anOwnerOfHomes } from './journey-owners.ts';

/** The running product of browser tests. */
export interface SceneProduct {
  server: FastifyInstance;
  database: DatabaseHandle;
  services: Services;
}

/** The cookies of a browser in which an account was made. */
export type MemberCookies = Readonly<Record<'__Host-session' | '__Host-visitor', string>>;

/** A registration: the person, and their browser. */
export interface Registration {
  person: Readonly<Record<'firstName' | 'lastName' | 'email' | 'password', string>>;
  userAgent: string;
}

/** An account with a session: `secret` is the value of its cookie. */
export type SessionOfAccount = TestAccount & { secret: string };

/** A home of an owner, and its public copy where its status has one. */
export interface SceneHome {
  id: number;
  activeOfferId: number | null;
}

/** Scenes by name. Inputs and results are JSON: dates arrive as text, which the database reads. */
export const SCENES = {
  /** Registers a member as the form does, without its puzzle. */
  member: async (product: SceneProduct, { person, userAgent }: Registration): Promise<MemberCookies> => {
    const browser = aBrowser(product);
    const { statusCode, body } = await browser.request({
      ...{ method: 'POST', url: '/register', payload: { ...person, newsletter: false, uiLang: userLanguageOf('en') } },
      headers: { ...asHuman(product, browser, 'register', { now: () => new Date() }), 'user-agent': userAgent },
    });
    if (statusCode !== 200) throw new Error(body);
    const cookie = (name: keyof MemberCookies): string => browser.cookie(name) ?? '';
    return { '__Host-session': cookie('__Host-session'), '__Host-visitor': cookie('__Host-visitor') };
  },
  /** An account that is signed in, of any role. */
  account: async ({ database }: SceneProduct, facts: Partial<NewAccount>): Promise<SessionOfAccount> => {
    const account = await anAccount(database, facts);
    return { ...account, secret: (await openSession({ database }, account.id, new Date())).secret };
  },
  /** An owner who is signed in, of homes in every state. */
  ownerOfHomes: async ({ database }: SceneProduct, facts: Partial<NewAccount>): Promise<SessionOfAccount> => {
    const owner = await anOwnerOfHomes(database.db, facts, new Date());
    return { ...owner, secret: (await openSession({ database }, owner.id, new Date())).secret };
  },
  /** One more session of an account, as of another browser. */
  session: async ({ database }: SceneProduct, { accountId }: { accountId: number }): Promise<string> =>
    (await openSession({ database }, accountId, new Date())).secret,
  confirmAddress: async ({ database: { db } }: SceneProduct, { accountId }: { accountId: number }): Promise<void> => {
    await db.updateTable('account').set({ emailConfirmed: true }).where('id', '=', accountId).execute();
  },
  /** A directory of building addresses. */
  addresses: async ({ database: { db } }: SceneProduct, { rows }: { rows: DirectoryAddress[] }): Promise<void> => {
    const id = await insertDirectory(db, new Date());
    await insertAddresses(db, id, rows);
    await markCurrentDirectory(db, id, rows.length);
  },
  /** A home of a member: a complete draft to let, unless `facts` say otherwise. */
  home: async (
    { database: { db } }: SceneProduct,
    { ownerId, facts = {} }: { ownerId: number; facts?: Partial<Insertable<Offer>> },
  ): Promise<SceneHome> => {
    const { id, activeOfferId } = await anOwnOffer(db, ownerId, { createdAt: new Date(), ...facts });
    return { id, activeOfferId };
  },
  homeStatus: async ({ database: { db } }: SceneProduct, { offerId }: { offerId: number }): Promise<number | null> =>
    (await findOwnOffer(db, offerId))?.status ?? null,
  /** Payments for a home, those that failed as well, in their order. */
  payments: ({ database: { db } }: SceneProduct, { offerId }: { offerId: number }) =>
    db
      .selectFrom('payment')
      .select(['id', 'status', 'reference'])
      .where('offerId', '=', offerId)
      .orderBy('id')
      .execute(),
  /** Ends a payment at the till, by one of its buttons. */
  endAtTill: async (
    { server }: SceneProduct,
    { paymentId, ending }: { paymentId: number; ending: string },
  ): Promise<void> => {
    const { statusCode, body } = await server.inject({
      ...{
        method: 'POST',
        url: '/dev/till',
        payload: new URLSearchParams({ payment: String(paymentId), ending }).toString(),
      },
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: '127.0.0.1' },
    });
    if (statusCode !== 303) throw new Error(body);
  },
  credits: async (
    { database: { db } }: SceneProduct,
    entry: Omit<Insertable<CreditEntry>, 'createdAt'>,
  ): Promise<void> => {
    await db
      .insertInto('creditEntry')
      .values({ ...entry, createdAt: new Date() })
      .execute();
  },
  /** A notification of the bank with one amount. */
  bankFile: async (_product: SceneProduct, amount: BankAmount): Promise<string> => String(aBankFile([[amount]])),
  /** An entry of the bank account whose reference names no payment. */
  unknownArrival: async (
    { database: { db } }: SceneProduct,
    { amount, debtorName }: { amount: number; debtorName: string },
  ): Promise<void> => {
    const entry = { entryKey: randomUUID(), amount, debtorName, fault: 'unknownReference' };
    await db
      .insertInto('bankEntry')
      .values({ ...entry, bookedOn: '2026-11-20', currency: 'CHF', importedAt: new Date() })
      .execute();
  },
  /** Lets an address bounce as many mails about homes as end them. */
  bouncedAlerts: async ({ database: { db } }: SceneProduct, { email }: { email: string }): Promise<void> => {
    for (let time = 0; time < MOST_BOUNCES; time += 1) await addBounce(db, mailAddressKey(email), new Date());
  },
  /** Mails to an address, the latest first. */
  mails: ({ database: { db } }: SceneProduct, { recipient }: { recipient: string }): Promise<SentMail[]> =>
    mailsTo(db, recipient),
  report: (
    { database: { db } }: SceneProduct,
    { activeOfferId, facts = {} }: { activeOfferId: number; facts?: Partial<Insertable<OfferReport>> },
  ): Promise<number> => aReport(db, activeOfferId, { reportedAt: new Date(), ...facts }),
  /** An operation of another browser, which has a session. */
  operation: (
    product: SceneProduct,
    { secret, query, variables = {} }: { secret: string; query: string; variables?: object },
  ): Promise<GraphqlAnswer> => {
    const browser = aBrowser(product);
    browser.setCookie('__Host-session', secret);
    return browser.run(query, variables);
  },
};

export type Scenes = typeof SCENES;
