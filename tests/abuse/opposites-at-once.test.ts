// engines: both
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aBrowser, logIn, refusalOf, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { lockHolder } from '#tests/support/product/held-locks.ts';
import { secretMailedTo } from '#tests/support/product/sent-mails.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { isServerTested } from '#tests/support/product/test-database.ts';
import { anAdvertiser, aWritingVisitor, boxOf, CREATE, threadOf, write } from '#tests/support/scenes/correspondence.ts';

/** The same acts are tried so often: which of them comes first is another each time. An embedded database has one session. */
const ROUNDS = isServerTested() ? 12 : 4;

let app: TestApp;
/** A second process: nothing but the database is shared. */
let other: TestApp;
beforeAll(async () => {
  app = await testApp();
  other = await testApp({ database: app.database });
});
afterAll(async () => {
  await other.server.close();
  await app.close();
});

/** The same member at the other process. */
function there({ browser }: Pick<SignedIn, 'browser'>): TestBrowser {
  const second = aBrowser(other);
  second.setCookie('__Host-session', browser.cookie('__Host-session') ?? '');
  return second;
}

type Act = () => Promise<Parameters<typeof refusalOf>[0]>;

/** Does acts at once, the first of them last in every second round. Refusals in the order of the acts; null for one that was done. */
async function atOnce(round: number, acts: readonly Act[]): Promise<(string | null)[]> {
  const order = round % 2 === 0 ? acts : acts.toReversed();
  const answers = await Promise.all(order.map((act) => act()));
  const refusals = answers.map(refusalOf);
  for (const refusal of refusals) expect(refusal ?? '').not.toMatch(/^(400|5)/);
  return round % 2 === 0 ? refusals : refusals.toReversed();
}

async function rounds(try_: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await try_(round);
}

const done = (refusals: readonly (string | null)[]): number => refusals.filter((refusal) => refusal === null).length;

describe('two processes, an invitation to keep favourites together', () => {
  const INVITE = 'mutation ($email: String!) { inviteToFavourites(email: $email) { invitations { id } } }';
  const ACCEPT = 'mutation ($id: String!) { acceptInvitation(id: $id) { people { id } } }';
  const DECLINE = 'mutation ($id: String!) { declineInvitation(id: $id) }';
  const WITHDRAW = 'mutation ($id: Int!) { withdrawInvitation(id: $id) { people { id } } }';
  const CIRCLE = '{ favouriteCircle { people { id } } }';

  async function invited(from: SignedIn, to: SignedIn): Promise<{ secret: string; id: number }> {
    const asked = await from.ask<{ inviteToFavourites: { invitations: { id: number }[] } }>(INVITE, {
      email: to.account.email,
    });
    const { html } = await app.database.db
      .selectFrom('mail')
      .select('html')
      .where('recipient', '=', to.account.email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const secret = /favourites\/invitation\/([\w-]{43})/.exec(html ?? '')?.[1] ?? '';
    return { secret, id: asked.inviteToFavourites.invitations.at(-1)?.id ?? 0 };
  }
  const circleOf = async (member: SignedIn): Promise<number[]> =>
    (await member.ask<{ favouriteCircle: { people: { id: number }[] } }>(CIRCLE)).favouriteCircle.people.map(
      ({ id }) => id,
    );

  test('is accepted, declined or taken back: one of them, and both see which', () =>
    rounds(async (round) => {
      const [first, second] = [await signedIn(app), await signedIn(app)];
      const { secret, id } = await invited(first, second);
      const refusals = await atOnce(round, [
        () => second.browser.run(ACCEPT, { id: secret }),
        () => there(first).run(WITHDRAW, { id }),
        () => there(second).run(DECLINE, { id: secret }),
      ]);
      expect(done(refusals)).toBe(1);
      const both = refusals[0] === null ? [first.account.id, second.account.id] : [];
      for (const member of [first, second]) expect(await circleOf(member)).toEqual(both);
    }));

  test('crossing another one joins two people in one circle, and no person gets into two', () =>
    rounds(async (round) => {
      const [first, second, third] = [await signedIn(app), await signedIn(app), await signedIn(app)];
      const [toSecond, toFirst] = [await invited(first, second), await invited(second, first)];
      const toSecondAlso = await invited(third, second);
      const refusals = await atOnce(round, [
        () => second.browser.run(ACCEPT, { id: toSecond.secret }),
        () => there(first).run(ACCEPT, { id: toFirst.secret }),
        () => there(second).run(ACCEPT, { id: toSecondAlso.secret }),
      ]);
      const circles = await Promise.all([first, second, third].map(circleOf));
      for (const [at, member] of [first, second, third].entries())
        for (const id of circles[at] ?? [])
          expect(circles[[first, second, third].findIndex(({ account }) => account.id === id)]).toContain(
            member.account.id,
          );
      expect(circles[1]?.length).toBe(1 + done(refusals));
    }));

  test('of an account that is deleted meanwhile leaves no circle of one', () =>
    rounds(async (round) => {
      const [first, second] = [await signedIn(app), await signedIn(app)];
      const { secret } = await invited(first, second);
      await first.ask('mutation ($id: Int!) { deleteAccountEmail(id: $id) }', { id: first.account.id });
      const id = await secretMailedTo(app.database.db, first.account.email, 'deleteAccount');
      const [, deleted] = await atOnce(round, [
        () => second.browser.run(ACCEPT, { id: secret }),
        () => there(first).run('mutation ($id: String!) { deleteAccount(id: $id) }', { id }),
      ]);
      expect(deleted).toBeNull();
      await doJobs(app);
      expect(await circleOf(second)).toEqual([]);
    }));
});

describe('two processes, a conversation', () => {
  const CLAIM = 'mutation ($id: String!) { claimConversation(id: $id) { id } }';

  async function aVisitorsConversation() {
    const [owner, visitor] = [await anAdvertiser(app), aWritingVisitor(app)];
    await visitor.write(owner.homeId, 'Is it free?');
    const [conversation] = (await boxOf(owner)).data;
    await write(owner, owner.homeId, 'It is.', { conversationId: conversation?.id });
    await doJobs(app);
    const secret = await secretMailedTo(app.database.db, visitor.email);
    return { owner, visitor, secret };
  }

  test('is taken over once: by the link twice, by a sign-in in its browser, while its member writes about the home', () =>
    rounds(async (round) => {
      const { owner, visitor, secret } = await aVisitorsConversation();
      const member = await signedIn(app, { email: visitor.email });
      const refusals = await atOnce(round, [
        () => member.browser.run(CLAIM, { id: secret }),
        () => there(member).run(CLAIM, { id: secret }),
        () => member.browser.run(CREATE, { objectId: owner.homeId, text: 'Also me.' }),
        () => logIn(visitor.browser, visitor.email),
      ]);
      expect(done(refusals.slice(0, 2))).toBeLessThanOrEqual(1);
      expect(refusals.slice(2)).toEqual([null, null]);
      const [box, ...others] = (await boxOf(member)).data;
      expect(others).toEqual([]);
      const texts = (await threadOf(member, box?.id ?? 0)).messages.map(({ messageText }) => messageText);
      expect(texts.sort()).toEqual(['Also me.', 'Is it free?', 'It is.']);
      expect((await boxOf(owner)).totalRecords).toBe(1);
    }));

  test('that both report is decided once by two moderators who each have one report open', () =>
    rounds(async (round) => {
      const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
      const moderators = [
        await signedIn(app, { rolesFlag: Role.Moderator }),
        await signedIn(app, { rolesFlag: Role.Moderator }),
      ] as const;
      const { conversationId: id } = await write(enquirer, owner.homeId, 'Hello');
      await write(owner, owner.homeId, 'Good day', { conversationId: id });
      for (const member of [owner, enquirer])
        await member.ask('mutation ($id: Int!) { reportConversation(conversationId: $id, reason: fraud) }', { id });
      const { db } = app.database;
      const reports = db.selectFrom('conversationReport').select('id').where('conversationId', '=', id);
      const [one, two] = (await reports.orderBy('id').execute()).map((report) => report.id);
      const DECIDE = `mutation ($id: Int!, $decision: ConversationDecision!) {
        decideConversationReport(id: $id, decision: $decision) { decision } }`;
      const holder = isServerTested() ? await lockHolder(app.database) : null;
      await holder?.hold('select id from conversation where id = $1 for update', id);
      const deciding = atOnce(round, [
        () => moderators[0].browser.run(DECIDE, { id: one, decision: 'closed' }),
        () => there(moderators[1]).run(DECIDE, { id: two, decision: 'kept' }),
      ]);
      await holder?.untilWaiting(2);
      await holder?.letGo();
      const refusals = await deciding;
      expect(done(refusals)).toBe(1);
      const decided = await reports.select('decision').execute();
      const output = refusals[0] === null ? 'closed' : 'kept';
      expect(decided.map(({ decision }) => decision)).toEqual([output, output]);
      expect((await threadOf(enquirer, id)).isClosed).toBe(output === 'closed');
    }));

  test('brings a message that waited, or it is removed: never both', () =>
    rounds(async (round) => {
      const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
      const moderators = [
        await signedIn(app, { rolesFlag: Role.Moderator }),
        await signedIn(app, { rolesFlag: Role.Moderator }),
      ] as const;
      const fraud = 'Please pay the deposit by Western Union to secure the flat. The keys come by DHL.';
      const { id } = await write(enquirer, owner.homeId, fraud);
      const refusals = await atOnce(round, [
        () => moderators[0].browser.run('mutation ($id: Int!) { releaseMessage(id: $id) }', { id }),
        () => there(moderators[1]).run('mutation ($id: Int!) { removeMessage(id: $id, reason: "Fraud") }', { id }),
      ]);
      expect(done(refusals)).toBe(1);
      expect((await boxOf(owner)).totalRecords).toBe(refusals[0] === null ? 1 : 0);
    }));
});

describe('two processes, an offer in review', () => {
  const act =
    (browser: TestBrowser, mutation: string): Act =>
    () =>
      browser.run(`mutation { ${mutation} { id } }`);
  const reviewers = async (): Promise<[SignedIn, SignedIn]> => [
    await signedIn(app, { rolesFlag: Role.Moderator }),
    await signedIn(app, { rolesFlag: Role.Moderator }),
  ];
  const aWaiting = async (owner: SignedIn) =>
    (await anOwnOffer(app.database.db, owner.account.id, { status: 15, paidDays: 30, submittedAt: TEST_NOW })).id;
  const standing = (id: number) =>
    app.database.db
      .selectFrom('offer as o')
      .leftJoin('activeOffer as a', 'a.id', 'o.activeOfferId')
      .select(['o.status', 'a.status as shown', 'o.claimedBy'])
      .where('o.id', '=', id)
      .executeTakeFirstOrThrow();

  test('is claimed by one of two reviewers', () =>
    rounds(async (round) => {
      const [[one, two], owner] = [await reviewers(), await signedIn(app)];
      const id = await aWaiting(owner);
      const refusals = await atOnce(round, [
        act(one.browser, `verifyOffer(id: ${id})`),
        act(there(two), `verifyOffer(id: ${id})`),
      ]);
      expect([...refusals].sort()).toEqual(['409 error.status.changed', null]);
      expect((await standing(id)).claimedBy).toBe(refusals[0] === null ? one.account.id : two.account.id);
    }));

  test('is approved or rejected, and its owner is mailed one of both', () =>
    rounds(async (round) => {
      const [[one, two], owner] = [await reviewers(), await signedIn(app)];
      const id = await aWaiting(owner);
      const refusals = await atOnce(round, [
        act(one.browser, `publishOffer(id: ${id}, expectedStatus: 15)`),
        act(there(two), `rejectOffer(id: ${id}, comment: "No pictures")`),
      ]);
      expect(done(refusals)).toBe(1);
      const mails = app.database.db.selectFrom('mail').select('id').where('recipient', '=', owner.account.email);
      expect(await mails.execute()).toHaveLength(1);
      expect((await standing(id)).shown).toBe(refusals[0] === null ? 40 : null);
    }));

  test('is not online once its owner withdrew, paused or lost it, in either order', () =>
    rounds(async (round) => {
      const [[one, two], owner] = [await reviewers(), await signedIn(app)];
      const id = await aWaiting(owner);
      await atOnce(round, [
        act(one.browser, `publishOffer(id: ${id})`),
        act(there(owner), `deleteOffer(id: ${id})`),
        act(there(two), `rejectOffer(id: ${id}, comment: "No pictures")`),
      ]);
      const { status, shown } = await standing(id);
      expect({ status, isShown: shown === 40 }).toEqual({ status, isShown: false });
      const online = await anOwnOffer(app.database.db, owner.account.id, { status: 30 });
      const see = (status: number) =>
        `setVisibilityOnOffer(activeOfferId: ${online.activeOfferId}, status: ${status}${status === 46 ? ', reason: "No"' : ''})`;
      const [suspended] = await atOnce(round, [
        act(one.browser, see(46)),
        act(there(owner), see(43)),
        act(owner.browser, `deleteOffer(id: ${online.id})`),
      ]);
      expect((await standing(online.id)).shown).not.toBe(40);
      if (suspended === null) expect(await atOnce(0, [act(owner.browser, see(40))])).not.toEqual([null]);
    }));
});
