import { anAccount, type TestAccount } from '#tests/factories/account.ts';
import { aBrowser, refusalOf, type TestBrowser } from './browser-session.ts';
import { openSession } from './open-session.ts';
import type { TestApp } from './test-app.ts';

/** A member with a browser that is signed in. */
export interface SignedIn {
  account: TestAccount;
  browser: TestBrowser;
  /** The data of an answer. @throws Error for a refusal */
  ask<Data>(query: string, variables?: object): Promise<Data>;
  /** The refusal of an answer as number and name, or null. */
  refusal(query: string, variables?: object): Promise<string | null>;
}

/** A member of a test, without the slow way through the login. */
export async function signedIn(app: TestApp, facts: Parameters<typeof anAccount>[1] = {}): Promise<SignedIn> {
  const account = await anAccount(app.database, facts);
  const browser = aBrowser(app);
  browser.setCookie('__Host-session', (await openSession(app, account.id)).secret);
  return {
    account,
    browser,
    ask: async <Data>(query: string, variables: object = {}) => {
      const answer = await browser.run(query, variables);
      if (answer.errors) throw new Error(JSON.stringify(answer.errors));
      return answer.data as Data;
    },
    refusal: async (query, variables = {}) => refusalOf(await browser.run(query, variables)),
  };
}
