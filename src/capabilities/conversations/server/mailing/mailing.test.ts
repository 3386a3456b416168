import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { refusalOf } from '#tests/support/product/browser-session.ts';
import { isConfirmedAddress } from '#tests/support/product/confirmed-addresses.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { mailsTo, secretMailedTo } from '#tests/support/product/sent-mails.ts';
import { signedIn } from '#tests/support/product/signed-in.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import {
  anAdvertiser,
  aWritingVisitor,
  boxOf,
  CREATE,
  OPEN,
  threadOf,
  write,
} from '#tests/support/scenes/correspondence.ts';
import { copyMailStates } from './mailing.service.ts';

const CLAIM = 'mutation ($id: String!) { claimConversation(id: $id) { id unreadCount } }';
const LOOK = 'query ($id: String!) { openedConversation(id: $id) { objectTitle email isForMe } }';
const HELLO = 'Is the home still free?';

let nowMs = TEST_NOW.getTime();
const now = (): Date => new Date(nowMs);
const pass = (minutes: number): void => {
  nowMs += minutes * 60_000;
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now });
});
afterAll(() => app.close());

const work = (): Promise<number> => doJobs(app, now);
/** Simulates a mail server's result for the queued mails. */
const sendMails = async (facts: { sentAt: Date } | { lastError: string }): Promise<void> => {
  await app.database.db.updateTable('mail').set(facts).where('sentAt', 'is', null).execute();
  await copyMailStates({ db: app.database.db, now });
};

describe('a mail about messages', () => {
  test('reports unread messages to a member, with their text and the way to the thread', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    const { conversationId } = await write(enquirer, owner.homeId, 'Is it <b>free</b>?\nThank you');
    await work();
    const [mail, ...others] = await mailsTo(app.database.db, owner.account.email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`Is it <b>free</b>?\n\nThank you`);
    expect(mail?.text).toContain(`/workspace/my-messages/${conversationId}`);
    expect(mail?.text).toContain('/unsubscribe/');
    const row = await app.database.db
      .selectFrom('mail')
      .selectAll()
      .where('key', '=', mail?.key ?? '')
      .executeTakeFirst();
    expect(row).toMatchObject({ replyToAddress: null, accountId: owner.account.id });
    await work();
    expect(await mailsTo(app.database.db, owner.account.email)).toHaveLength(1);
  });

  test('waits two minutes, and does not come for what was read by then', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    const { conversationId } = await write(enquirer, owner.homeId, HELLO);
    const { rows } = await sql<{ waits: number }>`
      select round(extract(epoch from start_after) - ${nowMs / 1000}) as waits from pgboss.job
      where name = 'conversation.mail' and data->>'conversationId' = ${String(conversationId)}`.execute(
      app.database.db,
    );
    expect(rows.map(({ waits }) => Number(waits))).toEqual([120]);
    await owner.ask(OPEN, { id: conversationId });
    await work();
    expect(await mailsTo(app.database.db, owner.account.email)).toEqual([]);
  });

  test('comes once in ten minutes; messages written meanwhile are in the next', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    await write(enquirer, owner.homeId, 'One');
    await work();
    pass(3);
    await write(enquirer, owner.homeId, 'Two');
    await work();
    await write(enquirer, owner.homeId, 'Three');
    await work();
    expect(await mailsTo(app.database.db, owner.account.email)).toHaveLength(1);
    pass(8);
    await work();
    const [latest, ...earlier] = await mailsTo(app.database.db, owner.account.email);
    expect(earlier).toHaveLength(1);
    expect([latest?.text.includes('One'), latest?.text.includes('Two'), latest?.text.includes('Three')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('does not come against the preference of a member, nor to an unconfirmed address', async () => {
    const owners = [await anAdvertiser(app), await anAdvertiser(app)] as const;
    const { db } = app.database;
    await db.updateTable('account').set({ inboxPreference: false }).where('id', '=', owners[0].account.id).execute();
    await db.updateTable('account').set({ emailConfirmed: false }).where('id', '=', owners[1].account.id).execute();
    for (const { homeId } of owners) await write(await signedIn(app), homeId, HELLO);
    await work();
    for (const { account } of owners) expect(await mailsTo(db, account.email)).toEqual([]);
  });

  test('to an agency outside goes to the address of its listing, and the answer to who wrote', async () => {
    const homeId = await anActiveOffer(app.database.db, { contactEmail: 'miete@agentur.example', language: 'fr' });
    const visitor = aWritingVisitor(app, now);
    expect(await visitor.refusal(homeId, HELLO)).toBeNull();
    await work();
    const rows = await app.database.db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', 'miete@agentur.example')
      .execute();
    expect(rows).toMatchObject([{ locale: 'fr', replyToAddress: visitor.email, replyToName: 'Vera Besucher' }]);
    expect(rows[0]?.text).toContain('41 79 555 12 34');
  });

  test('hangs on the message: neither is there without the other', async () => {
    const owner = await anAdvertiser(app);
    const enquirer = await signedIn(app);
    const jobs = async (): Promise<number> =>
      Number(
        (
          await sql<{
            count: number;
          }>`select count(*) as count from pgboss.job where name = 'conversation.mail'`.execute(app.database.db)
        ).rows[0]?.count,
      );
    const before = await jobs();
    // The last step of the transaction fails: all of it is rolled back.
    expect(await enquirer.refusal(CREATE, { objectId: owner.homeId, text: HELLO, attachmentIds: [999_999] })).toMatch(
      /^400/,
    );
    expect([await jobs(), (await boxOf(owner)).totalRecords, (await boxOf(enquirer)).totalRecords]).toEqual([
      before,
      0,
      0,
    ]);
    await write(enquirer, owner.homeId, HELLO);
    expect([await jobs(), (await boxOf(owner)).totalRecords]).toEqual([before + 1, 1]);
  });

  test('says of a message that it was mailed, or could not be; read it stays read', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    const { conversationId: id } = await write(enquirer, owner.homeId, HELLO);
    const statusOf = async () => (await threadOf(enquirer, id)).messages.map(({ status }) => status);
    await work();
    expect(await statusOf()).toEqual([10]);
    await sendMails({ lastError: 'The server is away.' });
    expect(await statusOf()).toEqual([30]);
    await sendMails({ sentAt: TEST_NOW });
    expect(await statusOf()).toEqual([20]);
    await owner.ask(OPEN, { id });
    await copyMailStates({ db: app.database.db, now });
    expect(await statusOf()).toEqual([70]);
  });
});

describe('a visitor’s conversation', () => {
  const begun = async () => {
    const [owner, visitor] = [await anAdvertiser(app), aWritingVisitor(app, now)];
    await visitor.write(owner.homeId, HELLO);
    const [conversation] = (await boxOf(owner)).data;
    if (!conversation) throw new Error('The owner has got nothing.');
    await write(owner, owner.homeId, 'It is free.', { conversationId: conversation.id });
    await work();
    return { owner, visitor, id: conversation.id, secret: await secretMailedTo(app.database.db, visitor.email) };
  };

  test('is answered by mail, and taken over by the account of that address alone, once', async () => {
    const { owner, visitor, id, secret } = await begun();
    const stranger = await signedIn(app);
    expect(await stranger.ask(LOOK, { id: secret })).toMatchObject({
      openedConversation: { email: visitor.email, isForMe: false },
    });
    expect(await stranger.refusal(CLAIM, { id: secret })).toBe('403 error.forbidden');
    expect(refusalOf(await visitor.browser.run(CLAIM, { id: secret }))).toBe('401 error.auth.required');
    const member = await signedIn(app, { email: visitor.email.toUpperCase(), isEmailConfirmed: false });
    expect(await isConfirmedAddress(app.database.db, visitor.email)).toBe(false);
    expect(await member.ask(CLAIM, { id: secret })).toEqual({ claimConversation: { id, unreadCount: 1 } });
    expect(await isConfirmedAddress(app.database.db, visitor.email)).toBe(true);
    expect((await threadOf(member, id)).messages.map(({ messageText, isMine }) => [messageText, isMine])).toEqual([
      [HELLO, true],
      ['It is free.', false],
    ]);
    for (const wrong of [secret, 'x'.repeat(43), ''])
      expect(await member.refusal(CLAIM, { id: wrong })).toBe('410 error.token.invalid');
    await write(member, owner.homeId, 'Then I come.', { conversationId: id });
    expect(await boxOf(owner)).toMatchObject({ totalRecords: 1, unreadCount: 2 });
    expect((await threadOf(owner, id)).partner).toMatchObject({ id: member.account.id, email: null });
  });

  test('abuse 23: is announced to an unconfirmed address without a word, name or link of others', async () => {
    const [owner, visitor] = [await anAdvertiser(app), aWritingVisitor(app, now)];
    await visitor.write(owner.homeId, 'Look at https://asker.example');
    const [conversation] = (await boxOf(owner)).data;
    if (!conversation) throw new Error('The owner has got nothing.');
    await write(owner, owner.homeId, 'Win at https://evil.example now', { conversationId: conversation.id });
    await work();
    const { title } = await app.database.db
      .selectFrom('activeOffer')
      .select('title')
      .where('id', '=', owner.homeId)
      .executeTakeFirstOrThrow();
    const mail = await app.database.db
      .selectFrom('mail')
      .select(['subject', 'html', 'text', 'replyToAddress'])
      .where('recipient', '=', visitor.email)
      .executeTakeFirstOrThrow();
    const texts = `${mail.subject} ${mail.html} ${mail.text}`;
    for (const word of ['evil', 'asker', 'Win at', owner.account.firstName, title ?? 'no title', 'Vera', 'Besucher'])
      expect(texts).not.toContain(word);
    expect([...new Set(mail.text?.match(/https?:\/\/[^/\s]+/g))]).toHaveLength(1);
    expect(mail).toMatchObject({ subject: 'You have a reply', replyToAddress: null });
  });

  test('joins the one that the account has about the same home', async () => {
    const { owner, visitor, secret } = await begun();
    const member = await signedIn(app, { email: visitor.email });
    const { conversationId } = await write(member, owner.homeId, 'I asked before.');
    expect(await member.ask(CLAIM, { id: secret })).toMatchObject({ claimConversation: { id: conversationId } });
    expect((await threadOf(member, conversationId)).messages.map(({ messageText }) => messageText)).toEqual([
      HELLO,
      'It is free.',
      'I asked before.',
    ]);
    expect(await boxOf(owner)).toMatchObject({ totalRecords: 1, unreadCount: 2 });
  });

  test('comes along with a sign-in in the same browser where the address is confirmed', async () => {
    for (const isEmailConfirmed of [false, true]) {
      const { visitor, id } = await begun();
      const member = await signedIn(app, { email: visitor.email, isEmailConfirmed });
      member.browser.setCookie('__Host-visitor', visitor.browser.cookie('__Host-visitor') ?? '');
      await member.ask('{ postAuth }');
      expect((await boxOf(member)).data.map((one) => one.id)).toEqual(isEmailConfirmed ? [id] : []);
    }
  });

  test('holds its link for thirty days', async () => {
    const { visitor, secret } = await begun();
    const member = await signedIn(app, { email: visitor.email });
    pass(31 * 24 * 60);
    const { db } = app.database;
    await db
      .updateTable('accountSession')
      .set({ idleUntil: new Date(nowMs + 1e9), expiresAt: new Date(nowMs + 1e9) })
      .execute();
    expect(await member.refusal(LOOK, { id: secret })).toBe('410 error.token.invalid');
    expect(await member.refusal(CLAIM, { id: secret })).toBe('410 error.token.invalid');
  });
});
