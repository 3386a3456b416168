// engines: both
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { ACCOUNT_MAILS } from '#capabilities/accounts/server/account/account.mails.ts';
import { SAVED_MAILS } from '#capabilities/alerts/server/saved/consent.mail.ts';
import { HOMES_MAILS } from '#capabilities/alerts/server/sending/homes.mail.ts';
import { MESSAGE_MAILS } from '#capabilities/conversations/server/mailing/message.mail.ts';
import { CIRCLE_MAILS } from '#capabilities/favourites/server/circle/invitation.mail.ts';
import { REPORT_MAILS } from '#capabilities/review/server/report.mail.ts';
import { AppError } from '#kernel/app-error.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { aMail } from '#tests/factories/mail.ts';
import { testServices } from '#tests/support/product/test-services.ts';
import { database, mailServer, sender, startMailing } from '#tests/support/scenes/mail-scene.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { countWaitingBulk } from './mail.queries.ts';
import type { Mail } from './mail.ts';
import { markConfirmed, resumeMail, stopHref, stopMail, trimMailboxes } from './recipient.service.ts';

const TO = 'anna@gmail.com';
const WINDOW_S = 1_800;
const WINDOW_MIN = 30;
const services = testServices();

startMailing();

const post = (facts: Partial<Mail> = {}): Promise<void> =>
  database.db
    .transaction()
    .execute((tx) =>
      enqueueMail({ services }, tx, aMail({ kind: CIRCLE_MAILS.favouriteInvitation, to: TO, ...facts })),
    );

const postMany = async (count: number, facts: Partial<Mail> = {}): Promise<void> => {
  for (let index = 0; index < count; index += 1) await post(facts);
};

/** Minutes until each mail's turn, the earliest written first; null for one that is never sent. */
async function waits(): Promise<(number | null)[]> {
  const rows = (await database.execute(`
    select case when refused_at is null
      then round(extract(epoch from coalesce(held_until, created_at) - created_at) / 60)::int end as wait
    from mail order by id`)) as { wait: number | null }[];
  return rows.map(({ wait }) => wait);
}

/** Moves all counts back in time. */
const pass = (seconds: number): Promise<unknown> =>
  database.execute(`
    update mailbox set planned = (select coalesce(array_agg(at - interval '${seconds} s' order by at), '{}') from unnest(planned) as at), last_at = last_at - interval '${seconds} s';
    update confirmed_address set confirmed_at = confirmed_at - interval '${seconds} s'`);

const refusal = (posting: Promise<void>): Promise<AppError | null> =>
  posting.then(
    () => null,
    (error) => (error instanceof AppError ? error : Promise.reject(error)),
  );

const secretOf = (address: string): string => stopHref(services, address).split('/').at(-1) ?? '';
const stop = (address = TO): Promise<boolean> => stopMail(services, database.db, secretOf(address));

const deliver = (mailId: number): Promise<void> =>
  sender.handle(backgroundContext({ db: database.db, services, requestId: 'test', now: () => new Date() }), { mailId });

const unsent = async (): Promise<number[]> =>
  (await database.db.selectFrom('mail').select('id').where('sentAt', 'is', null).orderBy('id').execute()).map(
    ({ id }) => Number(id),
  );

async function deliverAll(): Promise<void> {
  for (const id of await unsent()) await deliver(id);
}

describe('an address that never confirmed', () => {
  test('gets five mails in half an hour, of all kinds and in all spellings; the others wait for their turn', async () => {
    const spellings = [TO, 'An.Na@gmail.com', 'anna+x@googlemail.com', 'ANNA@gmail.com', 'anna+y+z@gmail.com'];
    const { confirmEmail, passwordChanged } = ACCOUNT_MAILS;
    const strangers = [SAVED_MAILS.alertConsent, MESSAGE_MAILS.answer, REPORT_MAILS.reportDecided];
    const kinds = [confirmEmail, ...strangers, passwordChanged];
    for (const [index, to] of spellings.entries()) await post({ to, kind: kinds[index] ?? confirmEmail });
    await postMany(6);
    expect(await waits()).toEqual([0, 0, 0, 0, 0, ...Array(5).fill(WINDOW_MIN), 2 * WINDOW_MIN]);
    const starts = (await database.execute(`
      select round(extract(epoch from start_after - created_on) / 60)::int as wait from pgboss.job order by start_after, id`)) as {
      wait: number;
    }[];
    expect(starts.map(({ wait }) => wait)).toEqual((await waits()).toSorted());
    await post({ to: 'ben@gmail.com' });
    expect((await waits()).at(-1)).toBe(0);
  });

  test('gets the next one as soon as the first of five is half an hour old', async () => {
    await postMany(2);
    await pass(WINDOW_S - 600);
    await postMany(4);
    expect((await waits()).at(-1)).toBe(10);
    await pass(600);
    await post();
    expect((await waits()).at(-1)).toBe(0);
  });

  test('refuses further links clearly, and nothing is written', async () => {
    await postMany(4);
    expect(await refusal(post({ kind: ACCOUNT_MAILS.confirmEmail }))).toBeNull();
    const refused = await refusal(post({ kind: ACCOUNT_MAILS.resetPassword }));
    expect(refused).toMatchObject({ messageId: 'error.rateLimit', code: 429 });
    expect(refused?.values.retryAfter).toBeGreaterThan(WINDOW_S - 60);
    expect(await waits()).toHaveLength(5);
    await pass(WINDOW_S);
    expect(await refusal(post({ kind: ACCOUNT_MAILS.resetPassword }))).toBeNull();
  });

  test('whose mails would wait for more than a day gets no more, and no address is stored of those', async () => {
    const dayLater = (minutes: number) =>
      database.execute(`
        update mailbox set planned = array_fill(now() + interval '1 day' + interval '${minutes} min', array[5])`);
    await post();
    await dayLater(-40);
    await post();
    await dayLater(-20);
    await postMany(2);
    expect(await waits()).toEqual([0, 24 * 60 - 10, null, null]);
    await postMany(5);
    await pass(WINDOW_S);
    await post();
    expect((await waits()).at(-1)).toBe(24 * 60 - 20);
    const stored = await database.execute(`select recipient, html, last_error from mail where refused_at is not null`);
    expect(stored[0]).toMatchObject({ recipient: '', html: null, last_error: expect.stringContaining('Too many') });
  });

  test('is counted once when ten ask at the same moment', async () => {
    await Promise.all(Array.from({ length: 10 }, () => post()));
    expect((await waits()).map((wait) => (wait ?? 0) > 0).toSorted()).toEqual([
      ...Array(5).fill(false),
      ...Array(5).fill(true),
    ]);
  });

  test('is counted by all processes together, and after a restart', async () => {
    await postMany(5);
    vi.resetModules();
    const { enqueueMail: another } = await import('./enqueue-mail.ts');
    await database.db
      .transaction()
      .execute((tx) => another({ services }, tx, aMail({ kind: MESSAGE_MAILS.answer, to: TO })));
    expect((await waits()).at(-1)).toBe(WINDOW_MIN);
  });

  test('counts no mail that was not written: one whose transaction ended, and one whose key was used', async () => {
    const { db } = database;
    for (let index = 0; index < 6; index += 1) {
      const undone = db.transaction().execute(async (tx) => {
        await enqueueMail({ services }, tx, aMail({ to: TO }));
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await post({ key: 'once' });
    }
    await postMany(4);
    expect(await waits()).toEqual([0, 0, 0, 0, 0]);
  });

  test('never gets words of others, for any kind of mail', async () => {
    await post({ kind: MESSAGE_MAILS.message, accountId: 1 });
    await post({ kind: HOMES_MAILS.homes, isBulk: true });
    expect(await waits()).toEqual([null, null]);
    await markConfirmed(database.db, TO);
    await post({ kind: MESSAGE_MAILS.message, accountId: 1 });
    expect((await waits()).at(-1)).toBe(0);
  });

  test('is one no more once it confirmed: it alone, and for all accounts', async () => {
    await markConfirmed(database.db, TO);
    await postMany(9, { to: 'ANNA@gmail.com' });
    expect(await waits()).toEqual(Array(9).fill(0));
    await postMany(6, { to: 'anna+tag@gmail.com' });
    expect((await waits()).at(-1)).toBe(WINDOW_MIN);
  });
});

describe('the stop link', () => {
  const HREF = /http:\/\/localhost:3000\/unsubscribe\/all\.[\w.-]+/;

  test('is in every mail to an address that never confirmed, for people and for mail programs', async () => {
    await post();
    await markConfirmed(database.db, 'ben@example.ch');
    await post({ to: 'ben@example.ch' });
    const [mail, confirmed] = await database.db.selectFrom('mail').selectAll().orderBy('id').execute();
    expect(mail?.text).toMatch(HREF);
    expect(mail?.html).toMatch(HREF);
    expect(mail?.html).toContain('Stop all emails to this address');
    expect(mail?.text).not.toContain(encodeURIComponent(TO));
    expect(confirmed?.text).not.toMatch(HREF);
    await deliverAll();
    const [first, second] = mailServer.received.map(({ source }) => source.replaceAll(/\r\n\s+/g, ' '));
    expect(first).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/unsubscribe\/all\.[^>]+>/m);
    expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(second).not.toContain('List-Unsubscribe');
  });

  test('ends all mail to the address and its spellings, also what waits, however often it is used', async () => {
    await postMany(7);
    expect([await stop('a.nna+x@gmail.com'), await stop()]).toEqual([true, true]);
    await deliverAll();
    await pass(365 * 86_400);
    await post({ to: 'anna+new@gmail.com', kind: MESSAGE_MAILS.inquiry });
    for (const kind of [ACCOUNT_MAILS.confirmEmail, ACCOUNT_MAILS.resetPassword])
      expect(await refusal(post({ kind }))).toMatchObject({ messageId: 'error.mail.stopped', code: 409 });
    expect(mailServer.received).toEqual([]);
    expect(await waits()).toEqual(Array(8).fill(null));
    await post({ to: 'ben@gmail.com' });
    expect((await waits()).at(-1)).toBe(0);
  });

  test('holds after the night’s trimming, and no address is stored for it', async () => {
    await stop();
    await trimMailboxes(database.db);
    await post();
    expect(await waits()).toEqual([null]);
    expect(JSON.stringify(await database.execute('select * from mailbox'))).not.toContain('anna');
  });

  test('has a way back, by the same link or by confirming the address', async () => {
    await stop();
    expect(await resumeMail(services, database.db, secretOf(TO))).toBe(true);
    await post();
    await stop('ben@example.ch');
    await markConfirmed(database.db, 'ben@example.ch');
    await post({ to: 'ben@example.ch' });
    expect(await waits()).toEqual([0, 0]);
  });

  test('of an older mail ends for a confirmed address what strangers cause, and nothing else', async () => {
    await markConfirmed(database.db, TO);
    await pass(60);
    await stop();
    await post({ kind: CIRCLE_MAILS.favouriteInvitation });
    await post({ kind: ACCOUNT_MAILS.resetPassword });
    await post({ kind: MESSAGE_MAILS.message });
    expect(await waits()).toEqual([null, 0, 0]);
  });

  test('that was made up, or cut short, stops nothing', async () => {
    for (const secret of ['all.', 'all.x', secretOf(TO).slice(0, -3), 'guessed'])
      expect([await stopMail(services, database.db, secret), await resumeMail(services, database.db, secret)]).toEqual([
        false,
        false,
      ]);
    await post();
    expect(await waits()).toEqual([0]);
  });
});

describe('waiting mail', () => {
  test('goes out when the mail server is back, and its age counts from its turn', async () => {
    await postMany(6);
    await database.execute(
      `update mail set created_at = created_at - interval '25 h', is_bulk = true where held_until is not null`,
    );
    for (let away = 0; away < 3; away += 1) {
      mailServer.refuseNext(6);
      for (const id of await unsent()) await expect(deliver(id)).rejects.toThrow('Mailbox is full');
    }
    mailServer.refuseNext(0);
    await deliverAll();
    expect(mailServer.received).toHaveLength(6);
  });

  test('is not among the mails to many that wait for their first try', async () => {
    await postMany(7, { isBulk: true });
    expect(await countWaitingBulk(database.db, 100)).toBe(5);
    await database.execute(`update mail set held_until = now() - interval '1 s' where held_until is not null`);
    expect(await countWaitingBulk(database.db, 100)).toBe(7);
  });
});

test('each night mailboxes are forgotten whose mails count no longer', async () => {
  await sql`
    insert into mailbox (mailbox_hash, planned, last_at)
    select 'old' || n, array[now()], now() - interval '31 min' from generate_series(1, 1000) as n`.execute(database.db);
  await postMany(6);
  await stop('ben@example.ch');
  await trimMailboxes(database.db);
  expect(await database.execute('select 1 from mailbox')).toHaveLength(2);
});
