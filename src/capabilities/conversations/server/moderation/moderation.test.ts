import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { redAndBlue } from '#tests/factories/upload.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anAdvertiser, aWritingVisitor, boxOf, CREATE, threadOf, write } from '#tests/support/scenes/correspondence.ts';
import { sweepAttachments } from '../attachments/attachment.service.ts';
import { CONVERSATION_RECORDS } from '../conversation-records.service.ts';

const BLOCK = 'mutation ($id: Int!) { blockConversation(conversationId: $id) { isBlocked isClosed } }';
const UNBLOCK = 'mutation ($id: Int!) { unblockConversation(conversationId: $id) { isBlocked isClosed } }';
const REPORT = `mutation ($id: Int!, $reason: ConversationReportReason = fraud, $description: String) {
  reportConversation(conversationId: $id, reason: $reason, description: $description) }`;
const HELD = '{ heldMessages { totalRecords data { id messageText isHeld signs } } }';
const COUNTS = '{ profile { waitingReviews } reviewCounts { conversations } }';
const REPORTS = `query ($isDecided: Boolean) { conversationReports(isDecided: $isDecided) { totalRecords data { id reason decision
  conversation { id objectTitle from { displayName email } to { displayName } messages { id messageText isAnswer } } } } }`;
const RELEASE = 'mutation ($id: Int!) { releaseMessage(id: $id) }';
const REMOVE = 'mutation ($id: Int!) { removeMessage(id: $id, reason: "Fraud") }';
const DECIDE = `mutation ($id: Int!, $decision: ConversationDecision!) {
  decideConversationReport(id: $id, decision: $decision, note: "Seen") { decision conversation { id } } }`;
const HELLO = 'Is the home still free?';
const FRAUD = 'Please pay the deposit by Western Union to secure the flat. The keys come by DHL.';

let app: TestApp;
let moderator: SignedIn;
beforeAll(async () => {
  app = await testApp();
  moderator = await signedIn(app, { rolesFlag: Role.Moderator, firstName: 'Mod', lastName: 'Erator' });
});
afterAll(() => app.close());

const begun = async (text = HELLO) => {
  const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
  const message = await write(enquirer, owner.homeId, text);
  return { owner, enquirer, message, id: message.conversationId };
};
interface Reports {
  conversationReports: {
    totalRecords: number;
    data: { id: number; conversation: { id: number; messages: object[] } | null }[];
  };
}
const reportOf = async (id: number) =>
  (await moderator.ask<Reports>(REPORTS)).conversationReports.data.find(({ conversation }) => conversation?.id === id);

describe('signs of fraud', () => {
  test('are shown to the reader; several signs together wait for a moderator, and the sender knows', async () => {
    const { owner, enquirer, id } = await begun();
    await write(owner, owner.homeId, 'Write to me on WhatsApp please.', { conversationId: id });
    expect((await threadOf(enquirer, id)).messages.at(-1)).toMatchObject({ signs: ['channel'], isBeingChecked: false });
    const held = await write(owner, owner.homeId, FRAUD, { conversationId: id });
    expect(held).toMatchObject({ isBeingChecked: true, status: 10 });
    expect((await threadOf(owner, id)).messages).toHaveLength(3);
    const unseen = await threadOf(enquirer, id);
    expect([
      unseen.messages.length,
      unseen.unreadCount,
      (await boxOf(enquirer, { text: 'western' })).totalRecords,
    ]).toEqual([2, 1, 0]);
    expect(await moderator.ask(COUNTS)).toEqual({ profile: { waitingReviews: 1 }, reviewCounts: { conversations: 1 } });
    const waiting = await moderator.ask(HELD);
    expect(waiting).toMatchObject({ heldMessages: { data: [{ id: held.id, messageText: FRAUD, isHeld: true }] } });
    for (const member of [owner, enquirer])
      expect(await member.refusal(RELEASE, { id: held.id })).toBe('403 error.forbidden');
    await write(owner, owner.homeId, 'Later.', { conversationId: id });
    await moderator.ask(RELEASE, { id: held.id });
    for (const member of [owner, enquirer])
      expect((await boxOf(member)).data).toMatchObject([{ lastMessageText: FRAUD }]);
    // It becomes the latest, whatever was written while it was held.
    expect((await threadOf(enquirer, id)).messages.at(-1)).toMatchObject({ messageText: FRAUD, status: 10 });
    expect(await boxOf(enquirer)).toMatchObject({ unreadCount: 3 });
    expect(await moderator.refusal(RELEASE, { id: held.id })).toBe('404 error.notFound');
    const audit = await app.database.db
      .selectFrom('auditEntry')
      .select('act')
      .where('actorId', '=', moderator.account.id)
      .execute();
    expect(audit).toEqual([{ act: 'message.released' }]);
  });

  test('removed before it came is never seen; a first message that waits begins nothing for its receiver', async () => {
    const { owner, enquirer, message, id } = await begun(FRAUD);
    expect([(await boxOf(owner)).totalRecords, (await boxOf(enquirer)).totalRecords]).toEqual([0, 1]);
    for (let again = 0; again < 2; again++) await moderator.ask(REMOVE, { id: message.id });
    expect((await threadOf(enquirer, id)).messages).toMatchObject([
      { status: 90, messageText: '', isBeingChecked: false },
    ]);
    expect((await boxOf(owner)).totalRecords).toBe(0);
    expect(await moderator.refusal(RELEASE, { id: message.id })).toBe('409 error.status.transition');
    await doJobs(app);
    const mails = await app.database.db
      .selectFrom('mail')
      .select('id')
      .where('recipient', '=', owner.account.email)
      .execute();
    expect(mails).toEqual([]);
  });
});

describe('a reported conversation', () => {
  test('abuse 14: is seen by moderators as a whole from the report to the decision, and no other is', async () => {
    const [{ enquirer, id, owner }, other] = [await begun(), await begun()];
    const stranger = await signedIn(app);
    expect(await stranger.refusal(REPORT, { id })).toBe('404 error.notFound');
    for (const conversation of [id, other.id]) {
      const asked = `{ conversations(filter: { id: ${conversation} }) { data { id } } }`;
      expect(await moderator.refusal(asked)).toBe('404 error.notFound');
    }
    expect(await reportOf(id)).toBeUndefined();
    expect(await moderator.refusal(REMOVE, { id: other.message.id })).toBe('404 error.notFound');
    for (let again = 0; again < 2; again++) await owner.ask(REPORT, { id, description: 'Look at this.' });
    const report = await reportOf(id);
    expect(report).toMatchObject({
      conversation: { objectTitle: 'Helle Wohnung am See', messages: [{ messageText: HELLO, isAnswer: false }] },
    });
    expect(await reportOf(other.id)).toBeUndefined();
    expect(await enquirer.refusal(REPORTS)).toBe('403 error.forbidden');
    const decided = await moderator.ask(DECIDE, { id: report?.id, decision: 'closed' });
    expect(decided).toEqual({ decideConversationReport: { decision: 'closed', conversation: null } });
    expect(await moderator.refusal(DECIDE, { id: report?.id, decision: 'kept' })).toBe('409 error.status.changed');
    expect(await reportOf(id)).toBeUndefined();
    for (const member of [owner, enquirer])
      expect(await member.refusal(CREATE, { objectId: owner.homeId, text: HELLO, conversationId: id })).toBe(
        '409 error.conversation.closed',
      );
  });

  test('may lose a message, which counts as read from then on', async () => {
    const { owner, enquirer, message, id } = await begun();
    await write(enquirer, owner.homeId, 'And this.');
    await owner.ask(REPORT, { id });
    await moderator.ask(REMOVE, { id: message.id });
    expect((await threadOf(owner, id)).messages).toMatchObject([{ status: 90, messageText: '' }, { status: 10 }]);
    expect(await boxOf(owner)).toMatchObject({ unreadCount: 1, data: [{ lastMessageText: 'And this.' }] });
    const marked = `mutation { markMessageAsRead(messageIds: [${message.id}]) { status } }`;
    expect(await owner.ask(marked)).toEqual({ markMessageAsRead: [{ status: 90 }] });
  });

  test('is not decided by who takes part in it', async () => {
    const owner = await anAdvertiser(app);
    const { conversationId: id } = await write(moderator, owner.homeId, HELLO);
    await owner.ask(REPORT, { id });
    const { data } = (await moderator.ask<Reports>(REPORTS)).conversationReports;
    const own = data.find(({ conversation }) => conversation === null);
    expect(await moderator.refusal(DECIDE, { id: own?.id, decision: 'kept' })).toBe('403 error.moderation.self');
  });
});

describe('a block', () => {
  test('closes all conversations of two people, for both, until it is taken back', async () => {
    const { owner, enquirer, id } = await begun();
    for (let again = 0; again < 2; again++)
      expect(await owner.ask(BLOCK, { id })).toEqual({ blockConversation: { isBlocked: true, isClosed: true } });
    expect(await threadOf(enquirer, id)).toMatchObject({ isClosed: true, isBlocked: false });
    for (const member of [owner, enquirer])
      expect(await member.refusal(CREATE, { objectId: owner.homeId, text: HELLO, conversationId: id })).toBe(
        '409 error.conversation.closed',
      );
    expect(await enquirer.refusal(UNBLOCK, { id })).toBeNull();
    expect((await threadOf(enquirer, id)).isClosed).toBe(true);
    expect(await owner.ask(UNBLOCK, { id })).toEqual({ unblockConversation: { isBlocked: false, isClosed: false } });
    await enquirer.ask(BLOCK, { id });
    expect(await threadOf(owner, id)).toMatchObject({ isClosed: true, isBlocked: false });
  });

  test('holds for a visitor by browser and by address', async () => {
    const [owner, visitor, other] = [await anAdvertiser(app), aWritingVisitor(app), aWritingVisitor(app)];
    await visitor.write(owner.homeId, HELLO);
    const [conversation] = (await boxOf(owner)).data;
    await owner.ask(BLOCK, { id: conversation?.id });
    expect(await visitor.refusal(owner.homeId, HELLO, { email: 'another@example.org' })).toBe(
      '409 error.conversation.closed',
    );
    expect(await other.refusal(owner.homeId, HELLO, { email: visitor.email })).toBe('409 error.conversation.closed');
    expect(await other.refusal(owner.homeId, HELLO)).toBeNull();
  });
});

describe('a file', () => {
  const upload = async ({ browser, account }: SignedIn, file: Buffer, { id = account.id, name = 'a.pdf' } = {}) => {
    const form = new FormData();
    form.append('name', name);
    form.append('files', new File([new Uint8Array(file)], name));
    const body = new Response(form);
    const answer = await browser.request({
      method: 'POST',
      url: `/public/uploadfiles?id=${id}&type=Message`,
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    const read = JSON.parse(answer.body) as { id?: number; name?: string; messageId?: string };
    return read.id === undefined ? `${answer.statusCode} ${read.messageId}` : (read as { id: number; name: string });
  };
  const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  const get = (member: SignedIn, url: string) => member.browser.request({ method: 'GET', url });

  test('goes with a message to those who take part, a PDF only ever as a download', async () => {
    const { owner, enquirer, id } = await begun();
    const pdf = await upload(enquirer, PDF, { name: '../Bewerbung\r\n"Müller".exe' });
    const picture = await upload(
      enquirer,
      await redAndBlue()
        .withMetadata({ exif: { IFD0: { Make: 'Testphone' } } })
        .jpeg()
        .toBuffer(),
    );
    if (typeof pdf === 'string' || typeof picture === 'string') throw new Error(`${pdf} ${picture}`);
    expect(pdf.name).toBe('Bewerbung Müller.pdf');
    const [pdfUrl, pictureUrl] = [`/message-files/${pdf.id}.pdf`, `/message-files/${picture.id}.webp`];
    expect([(await get(enquirer, pdfUrl)).statusCode, (await get(owner, pdfUrl)).statusCode]).toEqual([200, 404]);
    const variables = { objectId: owner.homeId, text: 'Our papers', attachmentIds: [pdf.id, picture.id] };
    const six = Array.from({ length: 6 }, (_, more) => pdf.id + more);
    expect(await enquirer.refusal(CREATE, { ...variables, attachmentIds: six })).toBe('400 error.validation');
    expect(await owner.refusal(CREATE, { ...variables, conversationId: id })).toMatch(/^400/);
    await enquirer.ask(CREATE, variables);
    expect(await enquirer.refusal(CREATE, variables)).toMatch(/^400/);
    const asked = `{ conversations(filter: { id: ${id} }) { data { messages { attachments { kind name href } } } } }`;
    const files = {
      attachments: [
        { kind: 'pdf', name: pdf.name, href: pdfUrl },
        { kind: 'picture', href: pictureUrl },
      ],
    };
    expect(await owner.ask(asked)).toMatchObject({
      conversations: { data: [{ messages: [{ attachments: [] }, files] }] },
    });
    const { headers, statusCode } = await get(owner, pdfUrl);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''Bewerbung%20M/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const shown = await get(owner, pictureUrl);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(shown.body).not.toContain('Testphone');
    for (const member of [await signedIn(app), moderator]) expect((await get(member, pdfUrl)).statusCode).toBe(404);
    await enquirer.ask(REPORT, { id });
    expect((await get(moderator, pdfUrl)).statusCode).toBe(200);
  });

  test('abuse 60: is a picture or a whole PDF by what it holds; abuse 59: for the own account', async () => {
    const [member, other] = [await signedIn(app), await signedIn(app)];
    expect(await upload(member, Buffer.from('<script>alert(1)</script>'))).toBe('415 error.upload.type');
    expect(await upload(member, PDF.subarray(0, 20))).toBe('415 error.upload.type');
    const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024), PDF]);
    expect(await upload(member, large)).toBe('413 error.upload.tooLarge');
    expect(await upload(member, PDF, { id: other.account.id })).toBe('404 error.notFound');
  });

  test('that was never sent, or was taken back, is swept; one that was sent stays', async () => {
    const { owner, enquirer } = await begun();
    const stored = [await upload(enquirer, PDF), await upload(enquirer, PDF), await upload(enquirer, PDF)] as {
      id: number;
    }[];
    const [sent, back, fresh] = stored.map(({ id }) => id) as [number, number, number];
    await enquirer.ask(CREATE, { objectId: owner.homeId, text: HELLO, attachmentIds: [sent] });
    await owner.ask(`mutation { removeAttachment(id: ${fresh}) }`);
    await enquirer.ask(`mutation { removeAttachment(id: ${back}) }`);
    const sweep = (now: Date) => sweepAttachments({ db: app.database.db, services: app.services, now: () => now });
    const left = async () =>
      Promise.all([sent, back, fresh].map(async (id) => (await get(enquirer, `/message-files/${id}.pdf`)).statusCode));
    const files = (await app.store.names()).length;
    await sweep(TEST_NOW);
    expect([await left(), (await app.store.names()).length]).toEqual([[200, 404, 200], files - 1]);
    await sweep(new Date(TEST_NOW.getTime() + 86_400_001));
    expect([await left(), (await app.store.names()).length <= files - 2]).toEqual([[200, 404, 404], true]);
  });
});

test('an erased member is named nowhere; their text stays with the receiver', async () => {
  const { owner, enquirer, id } = await begun();
  const { db } = app.database;
  const exported = JSON.stringify(
    await CONVERSATION_RECORDS.export?.(db, { accountId: enquirer.account.id, origin: '' }),
  );
  expect(exported).toContain(HELLO);
  await db
    .updateTable('account')
    .set({ status: 99, firstName: '', lastName: '' })
    .where('id', '=', enquirer.account.id)
    .execute();
  for (let again = 0; again < 2; again++)
    await db
      .transaction()
      .execute((tx) => CONVERSATION_RECORDS.erase?.(tx, [enquirer.account.id], TEST_NOW) ?? Promise.resolve());
  expect(await threadOf(owner, id)).toMatchObject({
    isClosed: true,
    messages: [{ messageText: HELLO }],
    partner: { displayName: '', email: null },
  });
});
