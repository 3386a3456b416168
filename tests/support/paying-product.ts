import type { Insertable } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import type { NewAccount } from '#capabilities/accounts/server/account.queries.ts';
import { findOwnOffer } from '#capabilities/publishing/server/own-offer.queries.ts';
import type { Offer } from '#generated/db.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths.ts';
import { readConfig } from '#platform/config/config.ts';
import { freePort } from '#tools/testing/free-port.ts';
import { attachPages } from '../../src/pages-server.ts';
import { anAccount, type TestAccount } from '../factories/account.ts';
import { anOwnOffer } from '../factories/own-offer.ts';
import { openPage, type Visitor, type VisitorPage, visit } from './browser.ts';
import { openSession } from './open-session.ts';
import { type TestApp, testApp } from './test-app.ts';

/** Somebody in a browser who has signed in. */
export type SignedIn = VisitorPage & { person: TestAccount };

/** The product with its pages, at whose database a journey may look: people and their homes are simply there. */
export interface PayingProduct {
  app: TestApp;
  origin: string;
  /** Signs somebody in, who is new unless named, and opens a page. */
  visitAs(path: string, visitor?: Visitor & { facts?: Partial<NewAccount>; person?: TestAccount }): Promise<SignedIn>;
  /** A complete draft of a rental, unless said otherwise. */
  aHome(owner: { id: number }, facts?: Partial<Insertable<Offer>>): Promise<number>;
  /** Where a home stands. */
  statusOf(offerId: number): Promise<number | undefined>;
  close(): Promise<void>;
}

/** Starts the product with its built pages, on a port of its own. */
export async function payingProduct(browser: Browser): Promise<PayingProduct> {
  const port = await freePort();
  const settings = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  const app = await testApp({
    settings,
    now: () => new Date(),
    servePages: (server, pages) => attachPages(server, pages, readConfig(settings)),
  });
  const { db } = app.database;
  const origin = await app.server.listen({ port, host: '127.0.0.1' });
  return {
    app,
    origin,
    visitAs: async (path, { facts = {}, person: known, ...visitor } = {}) => {
      const person = known ?? (await anAccount(app.database, facts));
      const { secret: value } = await openSession(app, person.id, new Date());
      const opened = await visit(browser, '/en/terms', { ...visitor, origin });
      const place = { url: origin.replace('http:', 'https:'), secure: true, httpOnly: true } as const;
      await opened.context.addCookies([{ name: '__Host-session', value, ...place, sameSite: 'Lax' }]);
      await openPage(opened.page, origin + path);
      return { ...opened, person };
    },
    aHome: async ({ id }, facts = {}) =>
      (await anOwnOffer(db, id, { title: 'Helle Wohnung am See', created_at: new Date(), ...facts })).id,
    statusOf: async (offerId) => (await findOwnOffer(db, offerId))?.status,
    close: () => app.close(),
  };
}

/** The page on which a home is paid for. */
export const payPath = (offerId: number, locale: Locale = 'en'): string =>
  buildPath('payProperty', locale, { id: String(offerId) });

/** Lets the latest payment end at the till for trying out, in a window of its own. @param ending the button's words */
export async function endAtTill(page: Page, paymentId: number, ending: string): Promise<void> {
  const till = await page.context().newPage();
  await till.goto(`${new URL(page.url()).origin}/dev/till?payment=${paymentId}`);
  await till.getByRole('button', { name: ending, exact: true }).click();
  await till.getByRole('link', { name: 'Back to the payment' }).waitFor();
  await till.close();
}

/** Somebody comes back to a page that waits: it asks at once. */
export const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The payment that the address of a page names. */
export const paymentOf = (page: Page): number => Number(new URL(page.url()).searchParams.get('payment'));
