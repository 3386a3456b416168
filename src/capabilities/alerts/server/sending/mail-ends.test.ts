import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#kernel/time.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { mailDelivery } from '#platform/mail/deliver-mail.ts';
import { mailTransport } from '#platform/mail/transport.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { aMailedSearch, aMatch } from '#tests/factories/alert-match.ts';
import { type TestMailServer, testMailServer } from '#tests/support/neighbours/mail-server.ts';
import { aBrowser, refusalOf, signedInBrowser } from '#tests/support/product/browser-session.ts';
import { doJobsOf } from '#tests/support/product/do-jobs.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { AlertFrequency } from '../../alert.ts';
import { bucketSeconds, latencyOf } from '../latency/latency.ts';
import { processBatches } from './batch.service.ts';
import { alertUnsubscribeHref, unsubscribeEffectOf } from './end-mail/end-mail.link.ts';
import { measureLatency, readMailLatency } from './latency.service.ts';
import { SENDING_JOBS } from './sending.jobs.ts';
import { SENDING_LISTENERS } from './sending.listeners.ts';
import { MOST_BOUNCES } from './sending.ts';

const END = 'mutation ($id: String!) { endAlertMail(id: $id) }';
const STOPPED = '{ profile { isAlertMailStopped } }';

let app: TestApp;
let mailServer: TestMailServer;

beforeAll(async () => {
  app = await testApp();
  mailServer = await testMailServer();
});
beforeEach(async () => {
  mailServer.received.length = 0;
  await app.database.execute(
    'delete from alert_letter; delete from alert_run; delete from alert; delete from mail; delete from pgboss.job; delete from alert_delay',
  );
});
afterAll(async () => {
  await mailServer.close();
  await app.close();
});

test('each night deletes the records of homes sent half a year ago, and no others', async () => {
  const { db } = app.database;
  const { id: accountId } = await anAccount(app.database);
  const alertId = await aMailedSearch(db, { accountId });
  const found = async (days: number | null): Promise<number> => {
    const id = await aMatch(db, { alertId, activeOfferId: await anActiveOffer(db) });
    const sentAt = days === null ? null : new Date(TEST_NOW.getTime() - days * DAY_MS);
    await db.updateTable('alertMatch').set({ sentAt }).where('id', '=', id).execute();
    return id;
  };
  const [, recent, waiting] = [await found(181), await found(179), await found(null)];
  await SENDING_JOBS.find(({ kind }) => kind.name === 'alert.sendingUpkeep')?.handle(ctxAt(TEST_NOW), {});
  const left = await db.selectFrom('alertMatch').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => Number(id))).toEqual([recent, waiting].map(Number));
});

const ctxAt = (now: Date) =>
  backgroundContext({ db: app.database.db, services: app.services, requestId: 'test', now: () => now });

const notifications = async (): Promise<number[]> =>
  (await app.database.db.selectFrom('alert').select('notification').orderBy('id').execute()).map(
    (row) => row.notification,
  );

/** Matches a home with an alert and sends its mail to the test mail server, which accepts or bounces it. */
async function mailAHome(alertId: number): Promise<void> {
  const { db } = app.database;
  // The home went online 4.2 seconds ago by the real clock, which also times the answer of the mail server.
  const at = new Date(Date.now() - 4_200);
  await aMatch(db, { alertId, activeOfferId: await anActiveOffer(db), at });
  await processBatches(ctxAt(new Date()));
  const transport = mailTransport({ smtpUrl: mailServer.url, mailFrom: 'post@lares.test', mailConnections: 5 });
  await doJobsOf([mailDelivery(transport), ...SENDING_LISTENERS.map(({ job }) => job)], app, () => new Date());
  transport.close();
  await measureLatency(ctxAt(new Date()));
}

const headerOf = (name: string): string | undefined => {
  const headers = (mailServer.received.at(-1)?.source ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: *(.*)`, 'im').exec(headers)?.[1];
};

describe('the link that ends mail about homes', () => {
  test('of one search ends that alone, by a page of ours, twice without an error', async () => {
    const { db } = app.database;
    const { id } = await anAccount(app.database);
    const [alertId] = [await aMailedSearch(db, { accountId: id }), await aMailedSearch(db, { accountId: id })];
    const secret = alertUnsubscribeHref(app.services, { person: id, alertId: alertId ?? 0, now: TEST_NOW })
      .split('/')
      .at(-1);
    for (let time = 0; time < 2; time++) expect(refusalOf(await aBrowser(app).run(END, { id: secret }))).toBeNull();
    expect(await notifications()).toEqual([AlertFrequency.Never, AlertFrequency.Immediately]);
  });

  test('is in the header, where a mail program posts to it without cookies; opening it changes nothing', async () => {
    const { id, email } = await anAccount(app.database);
    await mailAHome(await aMailedSearch(app.database.db, { accountId: id }));
    expect(headerOf('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const url = new URL(headerOf('List-Unsubscribe')?.slice(1, -1) ?? '').pathname;
    expect(url).toMatch(/^\/unsubscribe\/alerts\//);
    const isWanted = async (): Promise<unknown> => {
      const { data } = await (await signedInBrowser(app, email)).run('{ profile { preferences { alertPreference } } }');
      return (data as { profile: { preferences: { alertPreference: boolean } } }).profile.preferences.alertPreference;
    };
    await aBrowser(app).request({ url });
    expect(await isWanted()).toBe(true);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = { method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' } as const;
    for (let time = 0; time < 2; time++) expect((await aBrowser(app).request(post)).statusCode).toBe(200);
    expect(await isWanted()).toBe(false);
  });

  test('of all, of a visitor, ends every search with that address and none with another', async () => {
    const { db } = app.database;
    for (const email of ['Both@example.ch', 'both@example.ch', 'other@example.ch']) await aMailedSearch(db, { email });
    const url = new URL(alertUnsubscribeHref(app.services, { person: 'both@example.ch', alertId: null, now: TEST_NOW }))
      .pathname;
    expect((await app.server.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(200);
    expect(await notifications()).toEqual([AlertFrequency.Never, AlertFrequency.Never, AlertFrequency.Immediately]);
  });

  test('abuse 53: is worth nothing guessed, for the search of another, changed, or after a year', async () => {
    const { db } = app.database;
    const [owner, stranger] = [await anAccount(app.database), await anAccount(app.database)];
    const alertId = await aMailedSearch(db, { accountId: owner.id });
    const ofAnother =
      alertUnsubscribeHref(app.services, { person: stranger.id, alertId, now: TEST_NOW }).split('/').at(-1) ?? '';
    expect(refusalOf(await aBrowser(app).run(END, { id: ofAnother }))).toBeNull();
    for (const id of ['x', '', ofAnother.slice(0, -4), 'a.b.c'])
      expect(refusalOf(await aBrowser(app).run(END, { id }))).toBe('410 error.token.invalid');
    expect(await notifications()).toEqual([AlertFrequency.Immediately]);
    expect(unsubscribeEffectOf(app.services, ofAnother, new Date(TEST_NOW.getTime() + 364 * DAY_MS))).not.toBeNull();
    expect(unsubscribeEffectOf(app.services, ofAnother, new Date(TEST_NOW.getTime() + 366 * DAY_MS))).toBeNull();
  });
});

describe('an address that takes no mail', () => {
  test('gets no more mail after three bounces; its member sees that, and tries again', async () => {
    const { id, email } = await anAccount(app.database);
    const alertId = await aMailedSearch(app.database.db, { accountId: id });
    const browser = await signedInBrowser(app, email);
    mailServer.unknown.add(email);
    for (let count = 0; count < MOST_BOUNCES; count++) {
      expect((await browser.run(STOPPED)).data).toEqual({ profile: { isAlertMailStopped: false } });
      await mailAHome(alertId);
    }
    expect((await browser.run(STOPPED)).data).toEqual({ profile: { isAlertMailStopped: true } });
    mailServer.unknown.clear();
    await mailAHome(alertId);
    expect(mailServer.received).toEqual([]);
    expect(refusalOf(await aBrowser(app).run('mutation { resumeAlertMail }'))).toBe('401 error.auth.required');
    expect((await browser.run('mutation { resumeAlertMail }')).data).toEqual({ resumeAlertMail: true });
    expect((await browser.run(STOPPED)).data).toEqual({ profile: { isAlertMailStopped: false } });
    await mailAHome(alertId);
    expect(mailServer.received).toHaveLength(1);
  });

  test('is written to on, where it took a mail in between', async () => {
    const { id, email } = await anAccount(app.database);
    const alertId = await aMailedSearch(app.database.db, { accountId: id });
    for (let count = 0; count < 2 * MOST_BOUNCES; count++) {
      if (count % 2 === 0) mailServer.unknown.add(email);
      else mailServer.unknown.clear();
      await mailAHome(alertId);
    }
    expect(mailServer.received).toHaveLength(MOST_BOUNCES);
  });
});

describe('the delay that is shown', () => {
  test('is none as long as nothing was measured', async () => {
    const { data } = await app.run('{ alertDelay { mails medianS p95S } }');
    expect(data).toEqual({ alertDelay: { mails: 0, medianS: null, p95S: null } });
  });

  test('is measured from the home going online to the mail server taking the mail, at once only', async () => {
    const { id } = await anAccount(app.database);
    await mailAHome(await aMailedSearch(app.database.db, { accountId: id }));
    const measured = await readMailLatency(ctxAt(new Date()));
    expect(measured.mails).toBe(1);
    expect(measured.medianS).toBeGreaterThanOrEqual(5);
    expect(measured.medianS).toBeLessThan(20);
    expect(await app.database.execute('select 1 from alert_letter')).toEqual([]);
    expect(await readMailLatency(ctxAt(new Date(Date.now() + 31 * DAY_MS)))).toMatchObject({ mails: 0 });
  });

  test('says of a hundred mails how long half of them took, and ninety-five', () => {
    const sums = [
      { seconds: 4, mails: 50 },
      { seconds: 9, mails: 44 },
      { seconds: 30, mails: 1 },
      { seconds: 600, mails: 5 },
    ];
    expect(latencyOf(sums)).toEqual({ mails: 100, medianS: 4, p95S: 30 });
    expect([1, 999, 1_001, 99_000, 99_001, 100_001, 1_234_000].map(bucketSeconds)).toEqual([
      1, 1, 2, 99, 100, 110, 1300,
    ]);
  });
});
