// engines: both
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anIdentity } from '#tests/factories/identity.ts';
import { aMail } from '#tests/factories/mail.ts';
import { aBrowser, refusalOf, signedInBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const FIELDS = `id email displayName firstName lastName gender phone mobilePhone uiLang biography languages occupation
  occupationSince affiliations diplomas rolesFlag emailConfirmed agencyId wantedAgencyId autoImport picture`;
const READ = `query ($email: String) { profile(email: $email) { ${FIELDS} } }`;
const ARGUMENTS: Record<string, string> = {
  id: 'Int!',
  firstName: 'String!',
  lastName: 'String!',
  gender: 'Int',
  phone: 'String',
  mobilePhone: 'String',
  uiLang: 'Int',
  agencyId: 'Int',
  biography: 'String',
  languages: '[Int!]',
  occupation: 'String',
  occupationSince: 'Int',
  affiliations: 'Int',
  diplomas: 'Int',
};
const UPDATE = `mutation (${Object.entries(ARGUMENTS).map(([name, type]) => `$${name}: ${type}`)}) {
  updateProfile(${Object.keys(ARGUMENTS).map((name) => `${name}: $${name}`)}) { ${FIELDS} }
}`;

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const member = async (facts: Parameters<typeof anAccount>[1] = {}) => {
  const account = await anAccount(app.database, facts);
  return { ...account, browser: await signedInBrowser(app, account.email) };
};

describe('a profile', () => {
  test('is stored as its owner wrote it', async () => {
    const { id, browser } = await member();
    const input = {
      firstName: 'Zoë',
      lastName: 'D’Amico',
      gender: 1,
      phone: '41 79 123 45 67',
      mobilePhone: '41 44 668 18 00',
      uiLang: 3,
      biography: 'Line one\r\nline two\u202E',
      languages: [3, 0, 3],
      occupation: 'Broker',
      occupationSince: 2011,
      affiliations: 3,
      diplomas: 64,
    };
    const { data } = await browser.run(UPDATE, { id, ...input });
    const stored = { ...input, biography: 'Line one\nline two', languages: [0, 3], displayName: 'Zoë D’Amico' };
    expect(data).toMatchObject({ updateProfile: stored });
    expect((await browser.run(READ)).data).toMatchObject({ profile: stored });
  });

  test('keeps what is not said, and loses what is said to be empty', async () => {
    const { id, browser } = await member();
    const name = { firstName: 'A', lastName: 'B' };
    await browser.run(UPDATE, { id, ...name, phone: '41 79 123 45 67', biography: 'Here', occupationSince: 2000 });
    await browser.run(UPDATE, { id, ...name, occupation: 'Agent' });
    const { data } = await browser.run(UPDATE, { id, ...name, phone: '', biography: null, occupationSince: null });
    expect(data).toMatchObject({
      updateProfile: { phone: null, biography: null, occupationSince: null, occupation: 'Agent' },
    });
  });

  test('a number that begins with 410 loses the national zero', async () => {
    const { id, browser } = await member();
    const { data } = await browser.run(UPDATE, { id, firstName: 'A', lastName: 'B', phone: '410 79 123 45 67' });
    expect(data).toMatchObject({ updateProfile: { phone: '41 79 123 45 67' } });
  });

  test.each([
    [{ firstName: '' }, { firstName: 'error.validation.required' }],
    [{ phone: '12345' }, { phone: 'error.validation.phone' }],
    [{ phone: '+41 79 123 45 67' }, { phone: 'error.validation.phone' }],
    [{ uiLang: 4 }, { uiLang: 'error.validation.value' }],
    [{ languages: [0, 9] }, { languages: 'error.validation.value' }],
    [{ gender: 9 }, { gender: 'error.validation.value' }],
    [{ affiliations: 128 }, { affiliations: 'error.validation.value' }],
    [{ diplomas: -1 }, { diplomas: 'error.validation.value' }],
    [{ biography: 'x'.repeat(4_001) }, { biography: 'error.validation.max:4000' }],
    [{ occupationSince: 3000 }, { occupationSince: 'error.validation.most:2100' }],
    [{ agencyId: 999_999 }, { agencyId: 'error.validation.value' }],
  ])('%j is refused at its field', async (facts, values) => {
    const { id, browser } = await member();
    const { errors } = await browser.run(UPDATE, { id, firstName: 'A', lastName: 'B', ...facts });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 400, messageId: 'error.validation', values });
  });

  test('abuse 1: without a session is refused', async () => {
    expect(refusalOf(await aBrowser(app).run(READ))).toBe('401 error.auth.required');
    const answer = await aBrowser(app).run(UPDATE, { id: 1, firstName: 'A', lastName: 'B' });
    expect(refusalOf(answer)).toBe('401 error.auth.required');
  });

  test('abuse 17: an agency is asked for, not entered', async () => {
    const { id, browser } = await member();
    const agency = await app.database.db
      .insertInto('agency')
      .values({ slug: 'seeblick', name: 'Seeblick AG' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { data } = await browser.run(UPDATE, { id, firstName: 'A', lastName: 'B', agencyId: agency.id });
    expect(data).toMatchObject({ updateProfile: { agencyId: null, wantedAgencyId: agency.id } });
  });

  test('abuse 38: of another address is not found, whether there is one or not', async () => {
    const me = await member({ rolesFlag: Role.Agent });
    const stranger = await anAccount(app.database);
    for (const email of [stranger.email, 'nobody@example.ch'])
      expect(refusalOf(await me.browser.run(READ, { email }))).toBe('404 error.notFound');
  });

  test('abuse 39: of another id is not changed, and what is no field is refused', async () => {
    const me = await member();
    const stranger = await anAccount(app.database);
    const input = { firstName: 'A', lastName: 'B' };
    expect(refusalOf(await me.browser.run(UPDATE, { id: stranger.id, ...input }))).toBe('403 error.forbidden');
    for (const field of ['rolesFlag: 2147483647', 'emailConfirmed: true', 'credits: 5', 'email: "x@example.ch"']) {
      const query = `mutation { updateProfile(id: ${me.id}, firstName: "A", lastName: "B", ${field}) { id } }`;
      expect(refusalOf(await me.browser.run(query))).toBe('400 error.request.malformed');
    }
  });
});

test('a wish for an agency is taken back', async () => {
  const { id, browser } = await member();
  const agency = { name: 'Régie', slug: 'regie-wanted' };
  const { id: agencyId } = await app.database.db
    .insertInto('agency')
    .values(agency)
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = `mutation ($id: Int!, $agencyId: Int) {
    updateProfile(id: $id, firstName: "Anna", lastName: "Muster", agencyId: $agencyId) { wantedAgencyId }
  }`;
  expect((await browser.run(values, { id, agencyId })).data).toEqual({ updateProfile: { wantedAgencyId: agencyId } });
  expect((await browser.run(values, { id, agencyId: null })).data).toEqual({ updateProfile: { wantedAgencyId: null } });
});

describe('the administrator of the installation', () => {
  const CHANGE = 'mutation ($id: Int!) { updateProfile(id: $id, firstName: "Vera", lastName: "Muster") { firstName } }';

  test('changes a profile, and the audit log keeps what it was and what it is', async () => {
    const browser = await administrator();
    const { id, firstName, lastName } = await anAccount(app.database);
    expect(refusalOf(await browser.run(CHANGE, { id }))).toBeNull();
    const entry = await app.database.db
      .selectFrom('auditEntry')
      .select(['actingAs', 'before', 'after'])
      .where('act', '=', 'profile.changed')
      .executeTakeFirst();
    const after = { firstName: 'Vera', lastName: 'Muster' };
    expect(entry).toEqual({ actingAs: 'staff', before: { firstName, lastName }, after });
  });

  test('finds no account that was removed', async () => {
    const browser = await administrator();
    const { id } = await anAccount(app.database, { status: AccountStatus.Removed });
    expect(refusalOf(await browser.run(CHANGE, { id }))).toBe('404 error.notFound');
  });
});

async function administrator(address?: string): Promise<TestBrowser> {
  const { id } = await anAccount(app.database, { rolesFlag: Role.AdminGlobal });
  const browser = aBrowser(app, address);
  browser.setCookie('__Host-session', (await openSession(app, id)).secret);
  return browser;
}

describe('data of the account', () => {
  test('can be taken along, without secrets', async () => {
    const { id, email, browser } = await member();
    const { db } = app.database;
    await signedInBrowser(app, email);
    await browser.run('mutation { endOtherSessions }');
    await anIdentity(app.database, { accountId: id, subject: 'anna', email: 'anna@google.example' });
    await db
      .transaction()
      .execute((tx) => enqueueMail(app, tx, aMail({ to: email, subject: 'A letter', accountId: id })));
    const { statusCode, body, headers } = await browser.request({ url: '/account/export' });
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="lares-account.json"');
    const data = JSON.parse(body) as { [part: string]: object[] } & { account: object; history: { act: string }[] };
    expect(data.account).toMatchObject({ email, uiLang: 'en-US', hasPassword: true, newsletterConsentedAt: null });
    expect(data.account).toHaveProperty('termsAcceptedAt', expect.stringMatching(/^2026-/));
    expect(data.identities).toEqual([expect.objectContaining({ provider: 'Google', email: 'anna@google.example' })]);
    expect(data.sessions).toMatchObject([{ endedAt: expect.any(String) }, { endedAt: null }]);
    expect(data.mails).toEqual([{ subject: 'A letter', createdAt: expect.any(String), sentAt: null }]);
    expect(data.history.map(({ act }) => act)).toContain('signedIn');
    expect(body).not.toMatch(/argon2|token_?hash|password_?hash|totp_?secret/i);
  });

  test('holds no mail of an earlier owner of the address, and not the network of staff who looked at it', async () => {
    const { id, email, browser } = await member();
    await app.database.db
      .transaction()
      .execute((tx) => enqueueMail(app, tx, aMail({ to: email, accountId: id + 1_000 })));
    const staff = await administrator('203.0.113.77');
    await staff.run('query ($email: String) { profile(email: $email) { id } }', { email });
    const { body } = await browser.request({ url: '/account/export' });
    expect(JSON.parse(body)).toMatchObject({ mails: [] });
    expect(body).toContain('profile.read');
    expect(body).not.toContain('203.0.113.77');
  });

  test('is not given where one part would hide another', async () => {
    const notes = { export: async () => ({ notes: [] }) };
    const other = await testApp({ personalRecords: [notes, notes] });
    const { email } = await anAccount(other.database);
    const browser = await signedInBrowser(other, email);
    expect((await browser.request({ url: '/account/export' })).statusCode).toBe(500);
    await other.close();
  });

  test('without a session is refused', async () => {
    expect((await aBrowser(app).request({ url: '/account/export' })).statusCode).toBe(401);
  });

  test('is not read without end', async () => {
    const limited = await testApp({ limited: true });
    const browser = aBrowser(limited);
    await browser.run('{ signInProviders }');
    const downloads = Array.from({ length: 40 }, () => browser.request({ url: '/account/export' }));
    const statuses = (await Promise.all(downloads)).map(({ statusCode }) => statusCode);
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    await limited.close();
  });
});
