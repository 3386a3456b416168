// engines: both
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import { refuseStopped, stopHref, stopMail } from '#platform/mail/recipient.service.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBrowser, logIn, refusalOf, signedInBrowser } from '#tests/support/product/browser-session.ts';
import { isConfirmedAddress } from '#tests/support/product/confirmed-addresses.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { userCommand } from './user.ts';

const PROFILE = '{ profile { displayName rolesFlag emailConfirmed } }';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const run = async (command: string): Promise<string> =>
  userCommand(command.split(' '))({ db: app.database.db, now: () => TEST_NOW });
const lastAct = () =>
  app.database.db
    .selectFrom('auditEntry')
    .select(['act', 'actingAs', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('npm run user', () => {
  test('create makes an account with a password that is printed once', async () => {
    const output = await run('create vera@example.ch --role Silver --first Vera --last Muster');
    const browser = await signedInBrowser(app, 'vera@example.ch', output.split(' ').at(-1));
    expect((await browser.run(PROFILE)).data).toEqual({
      profile: { displayName: 'Vera Muster', rolesFlag: Role.Silver, emailConfirmed: true },
    });
    await expect(run('create Vera@example.ch --role Silver')).rejects.toThrow('There is an account of');
    await expect(run('create vera --role Silver')).rejects.toThrow('is no address');
  });

  test('create makes staff, whose one-time codes have to be set up first', async () => {
    const output = await run('create boss@example.ch --role AdminGlobal');
    const { data } = await logIn(aBrowser(app), 'boss@example.ch', output.split(' ').at(-1));
    expect(data).toMatchObject({ login: { secondFactor: 'enrolment' } });
    expect(await lastAct()).toMatchObject({ act: 'signedIn' });
  });

  test('role gives several roles, ends all sessions and is recorded in the audit log', async () => {
    const { email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    await run(`role ${email} Moderator,Agent`);
    expect(refusalOf(await browser.run(PROFILE))).toBe('401 error.auth.required');
    expect(await lastAct()).toEqual({
      act: 'account.rolesChanged',
      actingAs: 'operator',
      before: { rolesFlag: Role.Bronze },
      after: { rolesFlag: 65_706 },
    });
  });

  test('role refuses an unknown role, an unconfirmed address, and an unknown account', async () => {
    const { email } = await anAccount(app.database, { isEmailConfirmed: false });
    await expect(run(`role ${email} Admin`)).rejects.toThrow('Roles are None, Bronze');
    await expect(run(`role ${email} constructor`)).rejects.toThrow('Roles are');
    await expect(run(`role ${email} Moderator`)).rejects.toThrow('is not confirmed');
    await expect(run('role nobody@example.ch Gold')).rejects.toThrow('There is no account of nobody@example.ch');
  });

  test('enable gives back the status that there was: a member who moved to an unconfirmed address is no newcomer', async () => {
    const { email } = await anAccount(app.database, { isEmailConfirmed: false });
    await run(`disable ${email} --reason Mistake`);
    await run(`enable ${email}`);
    const account = await app.database.db
      .selectFrom('account')
      .select('status')
      .where('email', '=', email)
      .executeTakeFirst();
    expect(account).toEqual({ status: AccountStatus.Active });
  });

  test('disable suspends at once, for a reason; enable takes it back', async () => {
    const { email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    await expect(run(`disable ${email}`)).rejects.toThrow('npm run user');
    await run(`disable ${email} --reason Spam`);
    expect(refusalOf(await browser.run(PROFILE))).toBe('403 error.auth.suspended');
    expect(await lastAct()).toMatchObject({ act: 'account.suspended', after: { reason: 'Spam' } });
    await run(`enable ${email}`);
    await signedInBrowser(app, email);
    await expect(run(`enable ${email}`)).rejects.toThrow('is not disabled');
  });

  test('the last AdminGlobal stays', async () => {
    await app.database.db.updateTable('account').set({ rolesFlag: 2 }).execute();
    const [one, other] = [await anAccount(app.database), await anAccount(app.database)];
    await run(`role ${one.email} AdminGlobal`);
    await expect(run(`role ${one.email} Moderator`)).rejects.toThrow('last AdminGlobal');
    await expect(run(`disable ${one.email} --reason none`)).rejects.toThrow('last AdminGlobal');
    await run(`role ${other.email} AdminGlobal`);
    await run(`disable ${one.email} --reason none`);
    await expect(run(`role ${other.email} Bronze`)).rejects.toThrow('last AdminGlobal');
  });

  test('forget-codes helps who lost phone and recovery codes', async () => {
    const { email, id } = await anAccount(app.database, { rolesFlag: Role.Moderator });
    const confirmed = { totpSecret: 'some', totpConfirmedAt: TEST_NOW };
    await app.database.db.updateTable('account').set(confirmed).where('id', '=', id).execute();
    expect((await logIn(aBrowser(app), email)).data).toMatchObject({ login: { secondFactor: 'code' } });
    await run(`forget-codes ${email}`);
    expect((await logIn(aBrowser(app), email)).data).toMatchObject({ login: { secondFactor: 'enrolment' } });
  });

  test('allow-mail sends mail again to an address that stopped it', async () => {
    const { db } = app.database;
    const stop = stopHref(app.services, 'stopped@example.ch').split('/').at(-1) ?? '';
    await stopMail(app.services, db, stop);
    await expect(refuseStopped(db, 'stopped@example.ch')).rejects.toThrow('error.mail.stopped');
    await run('allow-mail stopped@example.ch');
    await refuseStopped(db, 'stopped@example.ch');
    expect(await isConfirmedAddress(db, 'stopped@example.ch')).toBe(true);
  });

  test('anything else prints the usage', async () => {
    for (const command of [
      '',
      'create',
      'delete a@example.ch',
      'role a@example.ch Gold extra',
      'role a@example.ch --nonsense',
    ])
      await expect(run(command)).rejects.toThrow(/npm run user|Roles are/);
  });
});
