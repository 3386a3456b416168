import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TokenPurpose } from '#capabilities/accounts/server/mailed-links/token.queries.ts';
import { makeToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { Role } from '#kernel/roles.ts';
import { anAccount, TEST_PASSWORD } from '#tests/factories/account.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aBrowser, refusalOf, signedInBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { asHuman } from '#tests/support/product/human.ts';
import { mailsTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anOfferMember } from '#tests/support/scenes/offer-member.ts';

/** @source docs/reference/abuse-cases.md, "Equal calls at once" */
const TIMES = 30;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const allAtOnce = <Answer>(call: () => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: TIMES }, call));

async function memberWithLink(purpose: TokenPurpose, facts: Record<string, string | number> = {}) {
  const account = await anAccount(app.database);
  const browser = await signedInBrowser(app, account.email);
  return {
    account,
    browser,
    id: await makeToken(app.database.db, { purpose, accountId: account.id, facts }, TEST_NOW),
  };
}

const acts = async (accountId: number, act: string): Promise<number> => {
  const rows = await app.database.db
    .selectFrom('auditEntry')
    .select('id')
    .where('objectId', '=', accountId)
    .where('act', '=', act)
    .execute();
  return rows.length;
};

const succeeded = (answers: Awaited<ReturnType<TestBrowser['run']>>[]): number =>
  answers.filter((answer) => refusalOf(answer) === null).length;

/** Not all of thirty find a connection in time; they may ask again. */
const isServed = (answer: unknown): boolean => !(typeof answer === 'string' && answer.startsWith('503'));

describe('thirty equal calls at once', () => {
  test('make one account of an address', async () => {
    const person = { firstName: 'Léa', lastName: 'Rochat', email: 'once@example.ch', password: 'Drei-Enten-am-See' };
    const answers = await allAtOnce(async () => {
      const browser = aBrowser(app);
      const headers = asHuman(app, browser, 'register');
      return browser.request({ method: 'POST', url: '/register', payload: { ...person, uiLang: 1 }, headers });
    });
    const statuses = answers.map(({ statusCode }) => statusCode).filter((status) => status !== 503);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  test('confirm an address once', async () => {
    const { account, browser, id } = await memberWithLink('confirm-email');
    const confirm = 'mutation ($id: String!) { confirmEmail(id: $id) }';
    expect(succeeded(await allAtOnce(() => browser.run(confirm, { id })))).toBe(1);
    expect(await acts(account.id, 'email.confirmed')).toBe(1);
  });

  test('move an account to another address once', async () => {
    const { account, browser, id } = await memberWithLink('change-email');
    const change = `mutation ($id: String!, $old: String!, $new: String!, $password: String) {
      changeEmail(id: $id, oldEmail: $old, newEmail: $new, password: $password) { id }
    }`;
    const input = { id, old: account.email, new: 'moved.once@example.ch', password: TEST_PASSWORD };
    expect(succeeded(await allAtOnce(() => browser.run(change, input)))).toBe(1);
    expect(await acts(account.id, 'email.changed')).toBe(1);
  });

  test('connect a provider once', async () => {
    const { account, browser, id } = await memberWithLink('link-identity', {
      provider: 1,
      subject: 'once',
      email: 'x@example.ch',
    });
    const link = 'mutation ($id: String!) { linkIdentity(id: $id) }';
    expect(succeeded(await allAtOnce(() => browser.run(link, { id })))).toBe(1);
    expect(await acts(account.id, 'identity.linked')).toBe(1);
  });

  test('delete an account once', async () => {
    const { account, browser, id } = await memberWithLink('delete-account');
    const remove = 'mutation ($id: String!) { deleteAccount(id: $id) }';
    expect(succeeded(await allAtOnce(() => browser.run(remove, { id })))).toBe(1);
    expect(await acts(account.id, 'account.removed')).toBe(1);
  });

  test('publish an offer once, withdraw it once, and tell its owner once', async () => {
    const [owner, moderator] = [await anOfferMember(app), await anOfferMember(app, { rolesFlag: Role.Moderator })];
    const { id } = await anOwnOffer(app.database.db, owner.id, { status: 15, paidDays: 30, submittedAt: TEST_NOW });
    const publish = 'mutation ($id: Int!) { publishOffer(id: $id) { activeOfferId } }';
    const copies = await allAtOnce(() => moderator.ask<{ activeOfferId: number }>(publish, { id }));
    expect(new Set(copies.filter(isServed).map((copy) => JSON.stringify(copy))).size).toBe(1);
    expect(await acts(id, 'review.published')).toBe(1);
    expect(await mailsTo(app.database.db, owner.email)).toHaveLength(1);
    const remove = 'mutation ($id: Int!) { deleteOffer(id: $id) { status } }';
    const removals = (await allAtOnce(() => owner.ask(remove, { id }))).filter(isServed);
    expect(new Set(removals.map((removal) => JSON.stringify(removal)))).toEqual(new Set(['{"status":52}']));
    const steps = app.database.db.selectFrom('offerStatusHistory').select('toStatus').where('offerId', '=', id);
    expect((await steps.execute()).map(({ toStatus }) => toStatus)).toEqual([15, 30, 52]);
  });
});
