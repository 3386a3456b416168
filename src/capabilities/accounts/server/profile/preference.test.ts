import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backgroundContext } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBrowser, refusalOf, signedInBrowser } from '#tests/support/product/browser-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { EMAIL_PREFERENCES, type EmailPreference } from '../../account.ts';
import { unsubscribeAddress } from './preference.service.ts';

const PREFERENCES = `{ profile { preferences {
  alertPreference listingsPreference inboxPreference suggestionPreference newsletterPreference
} } }`;
const CHANGE = `mutation ($value: Boolean!, $type: EmailPreference!, $id: String) {
  changeEmailPreference(value: $value, type: $type, id: $id) { id }
}`;
const UNSUBSCRIBE = 'mutation ($id: String!) { unsubscribe(id: $id) }';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The unsubscribe link in a mail of one kind to a member. */
async function mailedLink(accountId: number, type: EmailPreference): Promise<string> {
  const { database, services } = app;
  const ctx = backgroundContext({ db: database.db, services, requestId: 'mail', now: () => TEST_NOW });
  return unsubscribeAddress(ctx, database.db, { accountId, type });
}

describe('which mail a member wants', () => {
  test.each(EMAIL_PREFERENCES)('is said for each kind: %s', async (type) => {
    const { id, email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    for (const value of [true, false]) {
      expect((await browser.run(CHANGE, { type, value })).data).toEqual({ changeEmailPreference: { id } });
      const { data } = await browser.run(PREFERENCES);
      expect(data).toMatchObject({ profile: { preferences: { [`${type}Preference`]: value } } });
    }
  });

  test('is not for visitors to say without a link', async () => {
    expect(refusalOf(await aBrowser(app).run(CHANGE, { type: 'alert', value: false }))).toBe('401 error.auth.required');
  });
});

describe('the link of a mail', () => {
  test('ends mail of its kind alone, once, without signing in', async () => {
    const { id, email } = await anAccount(app.database);
    const secret = (await mailedLink(id, 'alert')).split('/').at(-1);
    expect(refusalOf(await aBrowser(app).run(UNSUBSCRIBE, { id: secret }))).toBeNull();
    const browser = await signedInBrowser(app, email);
    expect((await browser.run(PREFERENCES)).data).toMatchObject({
      profile: { preferences: { alertPreference: false, inboxPreference: true } },
    });
    expect(refusalOf(await aBrowser(app).run(UNSUBSCRIBE, { id: secret }))).toBe('410 error.token.invalid');
  });

  test('says nothing about other kinds', async () => {
    const { id } = await anAccount(app.database);
    const secret = (await mailedLink(id, 'alert')).split('/').at(-1);
    const answer = await aBrowser(app).run(CHANGE, { type: 'inbox', value: false, id: secret });
    expect(refusalOf(answer)).toBe('410 error.token.invalid');
  });

  test('unsubscribes by the one click of a mail program, which posts to it; opening it changes nothing', async () => {
    const { id, email } = await anAccount(app.database);
    const url = new URL(await mailedLink(id, 'newsletter')).pathname;
    const post = {
      method: 'POST',
      url,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as const;
    await aBrowser(app).request({ url });
    const browser = await signedInBrowser(app, email);
    await browser.run(CHANGE, { type: 'newsletter', value: true });
    expect((await aBrowser(app).request(post)).statusCode).toBe(200);
    expect((await aBrowser(app).request(post)).statusCode).toBe(410);
    expect((await browser.run(PREFERENCES)).data).toMatchObject({
      profile: { preferences: { newsletterPreference: false } },
    });
  });
});
