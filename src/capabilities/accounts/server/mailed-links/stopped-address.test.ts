import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CIRCLE_MAILS } from '#capabilities/favourites/server/circle/invitation.mail.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { stopHref, stopMail } from '#platform/mail/recipient.service.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aMail } from '#tests/factories/mail.ts';
import { aBrowser, refusalOf, signedInBrowser } from '#tests/support/product/browser-session.ts';
import { doJobsOf } from '#tests/support/product/do-jobs.ts';
import { asHuman } from '#tests/support/product/human.ts';
import { mailsTo } from '#tests/support/product/sent-mails.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { ACCOUNT_JOBS } from '../account.jobs.ts';

const RESET = 'mutation ($email: String!) { sendResetEmail(email: $email) }';
const RESUME = 'mutation ($id: String!) { unsubscribe(id: $id, undo: true) }';
const UNSUBSCRIBE = 'mutation ($id: String!) { unsubscribe(id: $id) }';
const [ASKED_MAIL] = ACCOUNT_JOBS;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const secretFor = (email: string): string => stopHref(app.services, email).split('/').at(-1) ?? '';
const stop = (email: string): Promise<boolean> => stopMail(app.services, app.database.db, secretFor(email));

async function post(to: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await app.database.db
      .transaction()
      .execute((tx) => enqueueMail(app, tx, aMail({ kind: CIRCLE_MAILS.favouriteInvitation, to })));
}
const doAsked = (): Promise<number> => doJobsOf(ASKED_MAIL ? [ASKED_MAIL] : [], app);
const unconfirmed = (email: string) =>
  anAccount(app.database, { email, isEmailConfirmed: false, status: AccountStatus.NotConfirmed });

async function register(email: string): Promise<[number, unknown]> {
  const browser = aBrowser(app);
  const payload = { firstName: 'Léa', lastName: 'Rochat', password: 'Drei-Enten-am-See', uiLang: 1, email };
  const headers = asHuman(app, browser, 'register');
  const { statusCode, body } = await browser.request({ method: 'POST', url: '/register', payload, headers });
  return [statusCode, (JSON.parse(body) as { messageId?: unknown }).messageId];
}

describe('an address that stopped all mail', () => {
  test('gets this answer when it registers, with and without an account', async () => {
    const { email: confirmed } = await anAccount(app.database);
    const { email: waiting } = await unconfirmed('stopped-waiting@example.ch');
    for (const email of [confirmed, waiting, 'stopped-new@example.ch']) {
      await stop(email);
      expect(await register(email)).toEqual([409, 'error.mail.stopped']);
    }
  });

  test('gets no link for a new password, and the answer is the same as ever', async () => {
    const { email } = await unconfirmed('stopped-reset@example.ch');
    await stop(email);
    for (const asked of [email, 'stopped-nobody@example.ch', 'nobody@example.ch'])
      expect((await aBrowser(app).run(RESET, { email: asked })).data).toEqual({ sendResetEmail: true });
    expect(await doAsked()).toBe(3);
    expect(await doAsked()).toBe(0);
    expect(await mailsTo(app.database.db, email)).toEqual([]);
  });

  test('of a confirmed account still gets its link for a new password', async () => {
    const { email } = await anAccount(app.database);
    await stop(email);
    await aBrowser(app).run(RESET, { email });
    await doAsked();
    expect(await mailsTo(app.database.db, email)).toHaveLength(1);
  });
});

describe('five mails in half an hour', () => {
  test('refuse to register an address that got them, for now, and leave no account', async () => {
    await post('often@example.ch', 5);
    expect(await register('often+new@example.ch')).toEqual([429, 'error.rateLimit']);
    const accounts = await app.database.execute(`select 1 from account where email like 'often%'`);
    expect(accounts).toEqual([]);
  });

  test('delay a link for a new password: it is made when it may go out, and not lost', async () => {
    const { email } = await unconfirmed('later@example.ch');
    await post(email, 5);
    await aBrowser(app).run(RESET, { email });
    await doAsked();
    expect(await mailsTo(app.database.db, email)).toHaveLength(5);
    const [job] = (await app.database.execute(`
      select round(extract(epoch from start_after - now()) / 60)::int as wait from pgboss.job
      where name = '${ASKED_MAIL?.kind.name}' and state = 'created'`)) as { wait: number }[];
    expect(job?.wait).toBe(30);
    await app.database.execute(`update mailbox set planned = '{}'`);
    await doAsked();
    expect((await mailsTo(app.database.db, email))[0]?.key).toMatch(/^resetPassword:/);
  });
});

test('the one click of a mail program stops an address, twice as well; opening the page stops nothing', async () => {
  const { email } = await unconfirmed('click@example.ch');
  const { pathname: url } = new URL(stopHref(app.services, email));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const click = { method: 'POST', url, payload: 'List-Unsubscribe=One-Click', headers } as const;
  await aBrowser(app).request({ url });
  await post(email, 1);
  expect(await mailsTo(app.database.db, email)).toHaveLength(1);
  for (let count = 0; count < 2; count += 1) expect((await aBrowser(app).request(click)).statusCode).toBe(200);
  await post('click+tag@example.ch', 1);
  expect(await mailsTo(app.database.db, 'click+tag@example.ch')).toEqual([]);
});

test('the page of a stop link stops and allows mail, by its secret alone', async () => {
  const browser = aBrowser(app);
  const id = secretFor('page@example.ch');
  expect((await browser.run(UNSUBSCRIBE, { id })).data).toEqual({ unsubscribe: true });
  expect(await register('page@example.ch')).toEqual([409, 'error.mail.stopped']);
  expect((await browser.run(RESUME, { id })).data).toEqual({ unsubscribe: true });
  expect(await register('page@example.ch')).toEqual([200, undefined]);
  for (const mutation of [UNSUBSCRIBE, RESUME])
    expect(refusalOf(await browser.run(mutation, { id: 'all.made-up' }))).toBe('410 error.token.invalid');
});

test('a member who confirms an address that stopped mail gets mail there again', async () => {
  const { email } = await unconfirmed('confirms@example.ch');
  await stop(email);
  await app.database.db.updateTable('account').set({ emailConfirmed: true }).where('email', '=', email).execute();
  await aBrowser(app).run(RESET, { email });
  await doAsked();
  expect(await mailsTo(app.database.db, email)).toHaveLength(1);
  expect((await signedInBrowser(app, email)).run).toBeDefined();
});
