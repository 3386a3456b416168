// engines: both
import { describe, expect, test, vi } from 'vitest';
import { backgroundContext } from '#platform/context/context.ts';
import { jobKind } from '#platform/jobs/job.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { aMail } from '#tests/factories/mail.ts';
import { testServices } from '#tests/support/product/test-services.ts';
import { database, mailServer, sender, startMailing, transport } from '#tests/support/scenes/mail-scene.ts';
import { isForGood } from './bounce.ts';
import { mailDelivery } from './deliver-mail.ts';
import { enqueueMail, MAIL_DELIVERY } from './enqueue-mail.ts';
import { mailRefused } from './mail.events.ts';
import type { Mail } from './mail.ts';

startMailing();

const SENDING = { services: testServices() };

const post = (mail: Mail): Promise<void> => database.db.transaction().execute((tx) => enqueueMail(SENDING, tx, mail));

const mailRow = async () => await database.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();

const jobCount = async (): Promise<number> =>
  (await database.execute(`select 1 from pgboss.job where name = '${MAIL_DELIVERY.name}'`)).length;

const backgroundOf = () =>
  backgroundContext({ db: database.db, services: testServices(), requestId: 'test', now: () => new Date() });

/** One try of the only mail. */
async function trySending(): Promise<void> {
  const { id } = await mailRow();
  await sender.handle(backgroundOf(), { mailId: id });
}

describe('posting a mail', () => {
  test('leaves nothing when its transaction is undone', async () => {
    await expect(
      database.db.transaction().execute(async (tx) => {
        await enqueueMail(SENDING, tx, aMail());
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await database.db.selectFrom('mail').select('id').execute()).toEqual([]);
    expect(await jobCount()).toBe(0);
  });

  test('a second time with the same key adds neither mail nor job, at once or later', async () => {
    const mail = aMail();
    await Promise.all([post(mail), post(mail)]);
    await post({ ...mail, subject: 'Once more' });
    expect((await mailRow()).subject).toBe(mail.subject);
    expect(await jobCount()).toBe(1);
  });

  test('abuse 63: whose subject carries line breaks begins no header', async () => {
    await post(aMail({ subject: 'Eve\r\nBcc: evil@example.com\u2028X: 1' }));
    expect((await mailRow()).subject).toBe('Eve Bcc: evil@example.com X: 1');
  });

  test.each([
    '',
    'anna',
    'anna@example.ch, ben@example.ch',
    'Anna <anna@example.ch>',
    'anna@example.ch\r\nBcc: x@y.ch',
  ])('to %j is refused', async (to) => {
    await expect(post(aMail({ to }))).rejects.toThrow('Not an address');
  });

  test.each(['anna@example.ch\r\nBcc: x@y.ch', 'anna@example.ch, ben@example.ch'])(
    'with answers going to %j is refused',
    async (address) => {
      await expect(post(aMail({ replyTo: { name: 'Anna', address } }))).rejects.toThrow('Not an address that answers');
    },
  );

  test('with a link that is not one of the web is refused', async () => {
    const action = { label: 'Open', href: 'javascript:alert(1)' };
    await expect(post(aMail({ action }))).rejects.toThrow('Not an address to open');
  });
});

describe('a posted mail', () => {
  test('goes out by itself once it is committed, as HTML and as text', async () => {
    const log = { warn: () => {}, error: () => {} };
    const definitions = [sender];
    const worker = await startWorker({ database, services: testServices(), definitions, log, now: () => new Date() });
    await post(aMail({ subject: 'Grüezi\r\nBcc: eve@example.ch' }));
    await expect.poll(async () => (await mailRow()).sentAt, { timeout: 10_000 }).not.toBeNull();
    await worker.stop();
    const [received] = mailServer.received;
    const headers = received?.source.split('\r\n\r\n')[0];
    expect(received?.recipients).toEqual(['anna@example.ch']);
    expect(headers).toMatch(/^From: Lares <post@lares\.test>$/m);
    expect(headers).toMatch(/^To: anna@example\.ch$/m);
    expect(headers).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers).toMatch(/^Message-ID: <[0-9a-f]{40}@lares\.test>$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(received?.source).toContain('Content-Type: multipart/alternative');
    expect(received?.source.indexOf('text/plain')).toBeLessThan(received?.source.indexOf('text/html') ?? 0);
  });

  test('goes out once, though two workers take it at once and others come later', async () => {
    await post(aMail());
    const tries = await Promise.allSettled([trySending(), trySending()]);
    expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true);
    await trySending();
    expect(mailServer.received).toHaveLength(1);
    expect((await mailRow()).attempts).toBe(1);
  });

  test('that the server refuses is tried again and keeps the reason until it went out', async () => {
    await post(aMail());
    mailServer.refuseNext(2);
    await expect(trySending()).rejects.toThrow('Mailbox is full');
    await expect(trySending()).rejects.toThrow('Mailbox is full');
    expect(await mailRow()).toMatchObject({ attempts: 2, sentAt: null });
    expect((await mailRow()).lastError).toContain('452 Mailbox is full');
    await trySending();
    expect(mailServer.received).toHaveLength(1);
    expect(await mailRow()).toMatchObject({ attempts: 3, lastError: null, sentAt: expect.any(Date) });
  });

  test('to an address that bounces permanently is tried once: the reason is stored, and reported to its sender', async () => {
    mailServer.unknown.add('gone@example.ch');
    await prepareJobs(database, {
      kinds: [jobKind('told')],
      subscriptions: [{ event: mailRefused.name, queue: 'told' }],
    });
    await post(aMail({ key: 'to-nobody', to: 'gone@example.ch' }));
    await trySending();
    await trySending();
    expect(await mailRow()).toMatchObject({ attempts: 1, sentAt: null, refusedAt: expect.any(Date), html: null });
    expect((await mailRow()).lastError).toContain('No such mailbox');
    const logged = await database.execute(`select data->'facts' as facts from pgboss.job where name = 'told'`);
    expect(logged).toEqual([{ facts: { key: 'to-nobody', recipient: 'gone@example.ch' } }]);
  });

  test('of those to many is given up when a mailbox is full for a day; any other is tried on', async () => {
    for (const isBulk of [true, false]) {
      await post(aMail({ isBulk }));
      mailServer.refuseNext(2);
      await expect(trySending()).rejects.toThrow('Mailbox is full');
      await database.execute(`update mail set created_at = created_at - interval '24 hours'`);
      const last = trySending();
      await (isBulk ? last : expect(last).rejects.toThrow('Mailbox is full'));
      expect((await mailRow()).refusedAt !== null).toBe(isBulk);
      await database.execute('delete from mail');
    }
  });

  test.each([
    ['a mailbox that nobody knows', 550, '5.1.1 No such user', true],
    ['a server that does not want us', 550, '550 5.7.1 Relaying denied', false],
    ['a mail that is taken for spam', 554, 'Spam', false],
    ['a full mailbox', 452, 'Mailbox is full', false],
  ])('%s: whether it is the end is said by the answer', (_name, responseCode, message, expected) => {
    expect(isForGood(Object.assign(new Error(message), { responseCode }))).toBe(expected);
  });

  test('that went out while the database was away is noted once it is back, and does not go out again', async () => {
    await post(aMail());
    const { id } = await mailRow();
    const sending = mailDelivery(transport);
    const away = Object.assign(new Error('The server is shutting down.'), { code: '57P01' });
    const update = vi.spyOn(database.db, 'updateTable').mockImplementationOnce(() => {
      throw away;
    });
    await sending.handle(backgroundOf(), { mailId: id });
    expect(update).toHaveBeenCalledTimes(2);
    update.mockRestore();
    expect((await mailRow()).sentAt).not.toBeNull();
    expect(mailServer.received).toHaveLength(1);
  });

  test('that went out, but could not be noted, is only noted by the next try of this process', async () => {
    await post(aMail());
    const { id } = await mailRow();
    const sending = mailDelivery(transport);
    const update = vi.spyOn(database.db, 'updateTable').mockImplementationOnce(() => {
      throw new Error('A defect.');
    });
    await expect(sending.handle(backgroundOf(), { mailId: id })).rejects.toThrow('A defect.');
    update.mockRestore();
    expect((await mailRow()).sentAt).toBeNull();
    await sending.handle(backgroundOf(), { mailId: id });
    expect((await mailRow()).sentAt).not.toBeNull();
    expect(mailServer.received).toHaveLength(1);
  });

  test('has the reply address of its sender, with any name; afterwards that is deleted (abuse 63)', async () => {
    const name = 'Änne "Q" <evil@example.ch>,\r\nBcc: eve@example.ch';
    await post(aMail({ replyTo: { name, address: 'anne@example.ch' } }));
    await trySending();
    const headers = mailServer.received[0]?.source.split('\r\n\r\n')[0]?.replaceAll(/\r\n\s+/g, ' ');
    expect(headers).toMatch(/^Reply-To: =\?UTF-8\?\S+(?: =\?UTF-8\?\S+)* <anne@example\.ch>$/m);
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(await mailRow()).toMatchObject({ replyToName: null, replyToAddress: null });
  });

  test('is forgotten but for its envelope once the server took it', async () => {
    await post(aMail());
    expect((await mailRow()).text).toContain('https://lares.test/en/confirm-email?id=abc&x=1');
    await trySending();
    expect(await mailRow()).toMatchObject({ html: null, text: null, recipient: 'anna@example.ch' });
  });
});
