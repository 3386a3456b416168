import type { Insertable } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import type { NewAccount } from '#capabilities/accounts/server/account/account.queries.ts';
import { findOwnOffer } from '#capabilities/publishing/server/own-offer/own-offer.queries.ts';
import type { Offer } from '#generated/db.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { readConfig } from '#platform/config/config.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { anAccount, type TestAccount } from '#tests/factories/account.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { openPage, type Visitor, type VisitorPage, visit } from '#tests/support/browser/browser.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { freePort } from '#tools/testing/free-port.ts';
import { attachPages } from '../../../src/product/pages-server.ts';

/** A signed-in member in a browser. */
export type SignedIn = VisitorPage & { person: TestAccount };

type HomeFacts = Partial<Insertable<Offer>>;
type SigningIn = Visitor & { facts?: Partial<NewAccount>; person?: TestAccount };

/** The product with its pages, at whose database a journey may look: people and their homes are simply there. */
export interface PayingProduct {
  app: TestApp;
  origin: string;
  /** Signs a member in, a new one by default, and opens a page. */
  visitAs(path: string, visitor?: SigningIn): Promise<SignedIn>;
  /** A complete draft of a rental, unless said otherwise. */
  aHome(owner: { id: number }, facts?: HomeFacts): Promise<number>;
  /** An owner before the page on which their home is paid for. */
  ownerPaying(home?: HomeFacts, visitor?: SigningIn): Promise<SignedIn & { offerId: number }>;
  /** Payments for a home, successful or not: the status of each in their order, with its id and reference. */
  paymentsFor(offerId: number): Promise<{ id: number; status: number; reference: string | null }[]>;
  /** The status of a home. */
  statusOf(offerId: number): Promise<number | undefined>;
  close(): Promise<void>;
}

/** Starts the product with its built pages, on a port of its own. @param further settings besides */
export async function payingProduct(
  browser: Browser,
  further: Readonly<Record<string, string>> = {},
): Promise<PayingProduct> {
  const port = await freePort();
  const settings = { ...further, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  const app = await testApp({
    settings,
    now: () => new Date(),
    servePages: (server, pages) => attachPages(server, pages, readConfig(settings)),
  });
  const { db } = app.database;
  const origin = await app.server.listen({ port, host: '127.0.0.1' });
  const visitAs: PayingProduct['visitAs'] = async (path, { facts = {}, person: known, ...visitor } = {}) => {
    const person = known ?? (await anAccount(app.database, facts));
    const { secret: value } = await openSession(app, person.id, new Date());
    // Nothing is shown before the cookie is there: a page would be opened twice.
    const opened = await visit(browser, '/robots.txt', { ...visitor, origin });
    const place = { url: origin.replace('http:', 'https:'), secure: true, httpOnly: true } as const;
    await opened.context.addCookies([{ name: '__Host-session', value, ...place, sameSite: 'Lax' }]);
    await openPage(opened.page, origin + path);
    return { ...opened, person };
  };
  const aHome: PayingProduct['aHome'] = async ({ id }, facts = {}) =>
    (await anOwnOffer(db, id, { title: 'Helle Wohnung am See', createdAt: new Date(), ...facts })).id;
  return {
    ...{ app, origin, visitAs, aHome },
    ownerPaying: async (home = {}, visitor = {}) => {
      const owner = await visitAs('/en/terms', visitor);
      const offerId = await aHome(owner.person, home);
      await openPage(owner.page, origin + payPath(offerId));
      return { ...owner, offerId };
    },
    paymentsFor: (offerId) =>
      db
        .selectFrom('payment')
        .select(['id', 'status', 'reference'])
        .where('offerId', '=', offerId)
        .orderBy('id')
        .execute(),
    statusOf: async (offerId) => (await findOwnOffer(db, offerId))?.status,
    close: () => app.close(),
  };
}

/** The page on which a home is paid for. */
export const payPath = (offerId: number, locale: Locale = 'en'): string =>
  buildPath('payProperty', locale, { id: String(offerId) });

/** Lets the latest payment end at the till for trying out, in a window of its own. @param ending the button's words */
export async function endAtTill(page: Page, paymentId: number, ending: string, locale: Locale = 'en'): Promise<void> {
  const till = await page.context().newPage();
  await till.goto(`${new URL(page.url()).origin}/dev/till?payment=${paymentId}`);
  await till.getByRole('button', { name: ending, exact: true }).press('Enter');
  await till.getByRole('link', { name: textIn(locale, 'till.back') }).waitFor();
  await till.close();
}

/** The member comes back to a page that waits: it asks at once. */
export const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The payment that the address of a page names. */
export const paymentOf = (page: Page): number => Number(new URL(page.url()).searchParams.get('payment'));

/** Chooses days, a pack or a way by the first words of its card. */
export const choose = (page: Page, words: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`^${words}`) }).check();

/** Until a toast says something. */
export const toastSays = (page: Page, words: string): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).waitFor();
