import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { codeAt } from '#capabilities/accounts/server/second-factor/second-factor-codes.ts';
import { LOCALES } from '#kernel/locale.ts';
import { anAccount, TEST_PASSWORD, type TestAccount } from '#tests/factories/account.ts';
import { anIdentity } from '#tests/factories/identity.ts';
import { aBrowser, refusalOf, signedInBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { mailsTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

const PROFILE = '{ profile { hasSecondFactor providers } }';
const START = 'mutation ($password: String) { startSecondFactor(password: $password) { secret } }';
const CONFIRM = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';
const STOP = 'mutation ($password: String!) { stopSecondFactor(password: $password) }';
const LINK = 'mutation ($id: String!, $password: String) { linkIdentity(id: $id, password: $password) }';
const UNLINK = 'mutation ($password: String) { unlinkIdentity(provider: 1, password: $password) }';
const MINUTE_MS = 60_000;

let app: TestApp;
const clock = { now: TEST_NOW };
beforeAll(async () => {
  app = await testApp({ now: () => clock.now });
});
afterAll(() => app.close());

interface Member extends TestAccount {
  browser: TestBrowser;
}

async function setUpCodes({ browser }: Member): Promise<void> {
  const { data } = await browser.run(START, { password: TEST_PASSWORD });
  const { secret } = (data as { startSecondFactor: { secret: string } }).startSecondFactor;
  expect(refusalOf(await browser.run(CONFIRM, { code: codeAt(secret, clock.now) }))).toBeNull();
}

const linkOf = ({ id }: Member): Promise<string> =>
  makeToken(
    app.database.db,
    {
      purpose: 'link-identity',
      accountId: id,
      facts: { provider: 1, subject: `subject-${id}`, email: 'x@example.ch' },
    },
    clock.now,
  );

/** A change to the sign-in methods of an account: the steps before it, the change by a password, and its mail. */
interface Change {
  prepare(member: Member): Promise<unknown>;
  act(member: Member, password: string | null): Promise<string | null>;
  mail: string;
  subjects: readonly string[];
}

const CHANGES: Record<string, Change> = {
  'codes are set up': {
    prepare: async () => {},
    act: async (member, password) => {
      const refusal = refusalOf(await member.browser.run(START, { password }));
      if (refusal === null) await setUpCodes(member);
      return refusal;
    },
    mail: 'secondFactorOn',
    subjects: [
      'Two-step login is on',
      'La connexion en deux étapes est activée',
      'Die Anmeldung in zwei Schritten ist eingeschaltet',
      'L’accesso in due passaggi è attivo',
    ],
  },
  'codes are given up': {
    prepare: setUpCodes,
    act: async ({ browser }, password) => refusalOf(await browser.run(STOP, { password: password ?? '' })),
    mail: 'secondFactorOff',
    subjects: [
      'Two-step login is off',
      'La connexion en deux étapes est désactivée',
      'Die Anmeldung in zwei Schritten ist ausgeschaltet',
      'L’accesso in due passaggi è disattivato',
    ],
  },
  'a provider is added': {
    prepare: async () => {},
    act: async (member, password) => refusalOf(await member.browser.run(LINK, { id: await linkOf(member), password })),
    mail: 'providerLinked',
    subjects: [
      'Google is now connected to your account',
      'Google est relié à votre compte',
      'Google ist mit Ihrem Konto verbunden',
      'Google è collegato al Suo account',
    ],
  },
  'a provider is taken away': {
    prepare: ({ id }) => anIdentity(app.database, { accountId: id, subject: `given-${id}` }),
    act: async ({ browser }, password) => refusalOf(await browser.run(UNLINK, { password })),
    mail: 'providerUnlinked',
    subjects: [
      'Google is no longer connected to your account',
      'Google n’est plus relié à votre compte',
      'Google ist nicht mehr mit Ihrem Konto verbunden',
      'Google non è più collegato al Suo account',
    ],
  },
};

async function aMember(uiLang = 0): Promise<Member> {
  clock.now = TEST_NOW;
  const account = await anAccount(app.database, { uiLang });
  return { ...account, browser: await signedInBrowser(app, account.email) };
}

describe.each(Object.entries(CHANGES))('when %s', (_what, { prepare, act, mail, subjects }) => {
  test('the password is required, also in the session; without it nothing happens', async () => {
    const member = await aMember();
    await prepare(member);
    clock.now = new Date(TEST_NOW.getTime() + 6 * MINUTE_MS);
    const before = (await member.browser.run(PROFILE)).data;
    const mails = (await mailsTo(app.database.db, member.email)).length;
    for (const password of [null, 'a guess', '']) expect(await act(member, password)).toBe('401 error.auth.reauth');
    expect((await member.browser.run(PROFILE)).data).toEqual(before);
    expect(await mailsTo(app.database.db, member.email)).toHaveLength(mails);
    expect(await act(member, TEST_PASSWORD)).toBeNull();
    expect((await member.browser.run(PROFILE)).data).not.toEqual(before);
  });

  test('all other sessions end', async () => {
    const member = await aMember();
    const phone = await signedInBrowser(app, member.email);
    await prepare(member);
    const thief = aBrowser(app);
    thief.setCookie('__Host-session', (await openSession(app, member.id)).secret);
    expect(refusalOf(await thief.run(PROFILE))).toBeNull();
    expect(await act(member, TEST_PASSWORD)).toBeNull();
    for (const other of [phone, thief]) expect(refusalOf(await other.run(PROFILE))).toBe('401 error.auth.required');
    expect(refusalOf(await member.browser.run(PROFILE))).toBeNull();
  });

  test.each(LOCALES.map((_, uiLang) => uiLang))('its owner is mailed in their language (%i)', async (uiLang) => {
    const member = await aMember(uiLang);
    await prepare(member);
    await act(member, TEST_PASSWORD);
    const mailed = (await mailsTo(app.database.db, member.email)).filter(({ key }) => key.startsWith(`${mail}:`));
    expect(mailed.map(({ subject }) => subject)).toEqual([subjects[uiLang]]);
  });
});
