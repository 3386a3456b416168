import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteSampleAccounts } from '#capabilities/accounts/server/erasure/erasure.queries.ts';
import { Role } from '#kernel/roles.ts';
import { isTrial } from '#platform/config/public-url.ts';
import { createSecrets } from '#platform/http/cookies/secrets.ts';
import { aBrowser, logIn, refusalOf } from '#tests/support/product/browser-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { keepSampleAlerts } from './alerts.ts';
import { printSampleUsers } from './fill-with-sample.ts';
import { deleteSample } from './sample.queries.ts';
import { aboutSampleUsers, keepSampleUsers, sampleCode, samplePassword } from './users.ts';

const PROFILE = '{ profile { rolesFlag agencyId emailConfirmed } }';
const VERIFY = 'mutation ($code: String!) { verifySecondFactor(code: $code) { secondFactor } }';

let app: TestApp;
let agencyId: number;

beforeAll(async () => {
  app = await testApp({ now: () => new Date() });
  const agency = { name: 'Muster Immobilien AG', slug: 'muster-immobilien-ag', isSample: true };
  const { id } = await app.database.db.insertInto('agency').values(agency).returning('id').executeTakeFirstOrThrow();
  agencyId = id;
});
afterAll(() => app.close());

/** Keeps them, and returns their password. */
const keep = async (): Promise<string> => {
  await keepSampleUsers(app.database.db, app.services.secrets);
  return samplePassword(app.services.secrets);
};
const emailOf = (role: string): string => `${role.toLowerCase()}@sample.lares.example`;

describe('sample users', () => {
  test.each(Object.entries(Role))('%s signs in with the printed password', async (role, rolesFlag) => {
    const password = await keep();
    const browser = aBrowser(app);
    const { data } = await logIn(browser, emailOf(role), password);
    const { secondFactor } = (data as { login: { secondFactor: string } }).login;
    const isStaff = ['AdminAgent', 'Moderator', 'AdminGlobal'].includes(role);
    expect(secondFactor).toBe(isStaff ? 'code' : 'none');
    if (isStaff) {
      const code = sampleCode(app.services.secrets, emailOf(role), new Date());
      expect(refusalOf(await browser.run(VERIFY, { code }))).toBeNull();
    }
    const isOfAgency = role === 'Agent' || role === 'AdminAgent';
    expect((await browser.run(PROFILE)).data).toEqual({
      profile: { rolesFlag, agencyId: isOfAgency ? agencyId : null, emailConfirmed: true },
    });
  });

  test('are left as they are from start to start, and put right when they were changed', async () => {
    const advertised = await keep();
    app.database.takeStatements();
    expect(await keep()).toBe(advertised);
    expect(app.database.takeStatements()).toHaveLength(1);
    const { db } = app.database;
    const ids = () => db.selectFrom('account').select('id').where('isSample', '=', true).orderBy('id').execute();
    const before = await ids();
    await db
      .updateTable('account')
      .set({ status: 0, passwordHash: null })
      .where('email', '=', emailOf('gold'))
      .execute();
    await keep();
    expect(refusalOf(await logIn(aBrowser(app), emailOf('gold'), advertised))).toBeNull();
    expect(await ids()).toEqual(before);
  });

  test('have saved searches, once, within what they may keep', async () => {
    await keep();
    const { db } = app.database;
    for (let start = 0; start < 2; start += 1) await keepSampleAlerts(db, new Date());
    const alerts = await db
      .selectFrom('alert')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy('accountId')
      .execute();
    expect(alerts.map(({ count }) => Number(count))).toEqual(Object.keys(Role).map(() => 3));
  });

  test('have another password on every installation', async () => {
    const other = createSecrets(['another secret of another installation']);
    expect(samplePassword(other)).not.toBe(await keep());
  });

  test('are printed with their password for a person at a terminal, and without it in a log', async () => {
    const password = await keep();
    const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
    const shown: string[] = [];
    const write = (text: string): number => shown.push(text);
    printSampleUsers(password, { isTTY: false, write });
    expect(shown).toEqual([]);
    expect(logged.mock.lastCall?.[0]).toContain('npm run user -- sample-password');
    expect(String(logged.mock.lastCall?.[0])).not.toContain(password);
    printSampleUsers(password, { isTTY: true, write });
    expect(shown).toEqual([`${aboutSampleUsers(password)}\n`]);
    expect(shown[0]).toContain(`password ${password}`);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  test('have no codes unless they are staff', () => {
    for (const email of [emailOf('bronze'), 'boss@example.ch'])
      expect(() => sampleCode(app.services.secrets, email, new Date())).toThrow('is no sample user who needs a code');
  });

  test('are for trying out on this machine only', () => {
    for (const publicUrl of [null, 'http://localhost:3000', 'http://127.0.0.1:3000', 'https://[::1]'])
      expect(isTrial({ publicUrl })).toBe(true);
    for (const publicUrl of ['https://www.lares.ch', 'http://localhost.evil.example', 'http://192.168.1.2:3000'])
      expect(isTrial({ publicUrl })).toBe(false);
  });

  test('go with the sample market, and where others can come', async () => {
    await keep();
    await deleteSample(app.database.db);
    expect(await deleteSampleAccounts(app.database.db)).toBe(0);
    await keep();
    expect(await deleteSampleAccounts(app.database.db)).toBe(8);
  });
});
