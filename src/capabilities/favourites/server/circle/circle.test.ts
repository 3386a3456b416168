import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { forgetConfirmed } from '#platform/mail/recipient.service.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { refusalOf } from '#tests/support/product/browser-session.ts';
import { isConfirmedAddress } from '#tests/support/product/confirmed-addresses.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

const INVITE = 'mutation ($email: String!) { inviteToFavourites(email: $email) { invitations { id email } } }';
const ACCEPT = 'mutation ($id: String!) { acceptInvitation(id: $id) { people { id firstName isMe } mayRemove } }';
const DECLINE = 'mutation ($id: String!) { declineInvitation(id: $id) }';
const OPEN = 'query ($id: String!) { openedInvitation(id: $id) { firstName isForMe } }';
const LEAVE = 'mutation { leaveFavouriteCircle { people { id } } }';
const REMOVE = 'mutation ($id: Int!) { removeFromFavouriteCircle(accountId: $id) { people { id } } }';
const SAVE = 'mutation ($id: Int!) { saveFavourite(activeOfferId: $id) { id } }';
const NOTE = 'mutation ($id: Int!, $note: String!) { noteFavourite(activeOfferId: $id, note: $note) { id } }';
const VOTE = 'mutation ($id: Int!, $vote: Int) { voteFavourite(activeOfferId: $id, vote: $vote) }';
const SHARED = `{ favourites(isShared: true) {
  data { activeOfferId isOwn opinions { person { id } hasHeart note vote } } } }`;
const CIRCLE = '{ favouriteCircle { people { id } invitations { email } mayRemove } }';

let app: TestApp;
let now = TEST_NOW;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app.close());

/** The secret in the latest mail to an address. */
async function secretFor(email: string): Promise<string> {
  const { html } = await app.database.db
    .selectFrom('mail')
    .select('html')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /favourites\/invitation\/([\w-]{43})/.exec(html ?? '')?.[1] ?? '';
}

async function invitation(from: SignedIn, to: string): Promise<string> {
  await from.ask(INVITE, { email: to });
  return secretFor(to);
}

/** Two members of one circle. */
async function aPair(): Promise<[SignedIn, SignedIn]> {
  const [first, second] = [await signedIn(app), await signedIn(app)];
  await second.ask(ACCEPT, { id: await invitation(first, second.account.email) });
  return [first, second];
}

const peopleOf = async (member: SignedIn): Promise<number[]> =>
  (await member.ask<{ favouriteCircle: { people: { id: number }[] } }>(CIRCLE)).favouriteCircle.people.map(
    ({ id }) => id,
  );

describe('an invitation', () => {
  test('names the inviter; opening it changes nothing, accepting it joins both', async () => {
    const [first, second] = [await signedIn(app, { firstName: 'Léa' }), await signedIn(app)];
    const id = await invitation(first, second.account.email.toUpperCase());
    for (let turn = 0; turn < 2; turn++)
      expect(await second.ask(OPEN, { id })).toEqual({ openedInvitation: { firstName: 'Léa', isForMe: true } });
    expect(await peopleOf(first)).toEqual([]);
    await forgetConfirmed(app.database.db, [second.account.email]);
    await second.ask(ACCEPT, { id });
    expect(await isConfirmedAddress(app.database.db, second.account.email)).toBe(true);
    expect(await peopleOf(first)).toEqual([first.account.id, second.account.id]);
    expect(await peopleOf(second)).toEqual([first.account.id, second.account.id]);
  });

  test('works once, also thirty times at once', async () => {
    const [first, second] = [await signedIn(app), await signedIn(app)];
    const id = await invitation(first, second.account.email);
    const answers = await Promise.all(Array.from({ length: 30 }, () => second.browser.run(ACCEPT, { id })));
    expect(answers.map(refusalOf).filter((refusal) => refusal === null)).toHaveLength(1);
    expect(new Set(answers.map(refusalOf))).toEqual(new Set([null, '410 error.token.invalid']));
    expect(await peopleOf(first)).toHaveLength(2);
  });

  test('is for the address it went to, for seven days, and until it is taken back, declined or sent anew', async () => {
    const [first, second, stranger] = [await signedIn(app), await signedIn(app), await signedIn(app)];
    const { email } = second.account;
    const id = await invitation(first, email);
    expect(await stranger.ask(OPEN, { id })).toMatchObject({ openedInvitation: { isForMe: false } });
    expect(await stranger.refusal(ACCEPT, { id })).toBe('403 error.forbidden');
    expect(await first.refusal(ACCEPT, { id })).toBe('410 error.token.invalid');
    expect(refusalOf(await app.run(ACCEPT, { id }))).toBe('401 error.auth.required');
    const anew = await invitation(first, email);
    expect(await second.refusal(ACCEPT, { id })).toBe('410 error.token.invalid');
    expect(refusalOf(await app.run(DECLINE, { id: anew }))).toBeNull();
    expect(await second.refusal(ACCEPT, { id: anew })).toBe('410 error.token.invalid');
    const taken = await invitation(first, email);
    const { favouriteCircle } = await first.ask<{ favouriteCircle: { invitations: { id: number }[] } }>(
      '{ favouriteCircle { invitations { id } } }',
    );
    const withdraw = 'mutation ($id: Int!) { withdrawInvitation(id: $id) { invitations { id } } }';
    const invitationId = favouriteCircle.invitations[0]?.id;
    expect(await stranger.refusal(withdraw, { id: invitationId })).toBe('404 error.notFound');
    await first.ask(withdraw, { id: invitationId });
    expect(await second.refusal(OPEN, { id: taken })).toBe('410 error.token.invalid');
    const late = await invitation(first, email);
    now = new Date(TEST_NOW.getTime() + 7 * 86_400_000);
    // The sessions of these tests last a day, so a visitor opens the link.
    expect(refusalOf(await app.run(OPEN, { id: late }))).toBe('410 error.token.invalid');
    now = TEST_NOW;
    expect(await peopleOf(first)).toEqual([]);
  });

  test('is not sent in the name of an unconfirmed address, nor to the own address, and leaves room for ten', async () => {
    const unconfirmed = await signedIn(app, { isEmailConfirmed: false, status: AccountStatus.NotConfirmed });
    expect(await unconfirmed.refusal(INVITE, { email: 'x@example.ch' })).toBe('403 error.auth.emailNotConfirmed');
    const member = await signedIn(app);
    expect(await member.refusal(INVITE, { email: member.account.email })).toMatch(/^400/);
    expect(await member.refusal(INVITE, { email: 'nobody' })).toBe('400 error.validation');
    for (let asked = 0; asked < 10; asked++) await member.ask(INVITE, { email: `friend${asked}@example.ch` });
    expect(await member.refusal(INVITE, { email: 'friend10@example.ch' })).toBe('409 error.quota');
    expect(await member.refusal(INVITE, { email: 'friend9@example.ch' })).toBeNull();
  });

  test('abuse 23: names the inviter only where that is a name; else a member invites', async () => {
    for (const firstName of ['evil.xyz/abc', 'bit ly slash abc', 'Jean-Luc d’Arc']) {
      const member = await signedIn(app, { firstName });
      const email = `stranger${member.account.id}@example.ch`;
      await member.ask(INVITE, { email });
      const { db } = app.database;
      const mail = await db
        .selectFrom('mail')
        .select(['subject', 'html', 'text'])
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow();
      const isNamed = firstName.startsWith('Jean');
      expect(mail.subject.startsWith(isNamed ? firstName : 'A member ')).toBe(true);
      expect(`${mail.html} ${mail.text}`.includes(firstName)).toBe(isNamed);
    }
  });

  test('is not for a member of a circle, and a circle has room for six', async () => {
    const [[first], [other]] = [await aPair(), await aPair()];
    const id = await invitation(first, other.account.email);
    expect(await other.refusal(ACCEPT, { id })).toBe('409 error.status.transition');
    await other.ask(LEAVE);
    expect(await other.refusal(ACCEPT, { id })).toBeNull();
    for (let joined = 3; joined < 6; joined++) {
      const another = await signedIn(app);
      await another.ask(ACCEPT, { id: await invitation(first, another.account.email) });
    }
    expect(await first.refusal(INVITE, { email: 'seventh@example.ch' })).toBe('409 error.quota');
  });
});

describe('a circle', () => {
  test('shows hearts, notes and answers of each member to all members only', async () => {
    const [[first, second], stranger] = [await aPair(), await signedIn(app)];
    const [one, two] = [await anActiveOffer(app.database.db), await anActiveOffer(app.database.db)];
    await first.ask(SAVE, { id: one });
    await first.ask(NOTE, { id: one, note: 'Near the school' });
    await second.ask(SAVE, { id: two });
    await second.ask(VOTE, { id: one, vote: 1 });
    await first.ask(VOTE, { id: two, vote: 3 });
    const [a, b] = [{ person: { id: first.account.id } }, { person: { id: second.account.id } }];
    const opinionsOf = {
      [one]: [
        { ...a, hasHeart: true, note: 'Near the school', vote: null },
        { ...b, hasHeart: false, note: '', vote: 1 },
      ],
      [two]: [
        { ...a, hasHeart: false, note: '', vote: 3 },
        { ...b, hasHeart: true, note: '', vote: null },
      ],
    };
    for (const [member, own] of [
      [first, one],
      [second, two],
    ] as const) {
      const { favourites } = await member.ask<{ favourites: { data: object[] } }>(SHARED);
      const expected = [two, one].map((id) => ({ activeOfferId: id, isOwn: id === own, opinions: opinionsOf[id] }));
      expect(favourites.data).toEqual(expected);
    }
    expect(await stranger.ask(SHARED)).toEqual({ favourites: { data: [] } });
    expect(await stranger.refusal(VOTE, { id: one, vote: 1 })).toBe('404 error.notFound');
    for (const vote of [0, 4]) expect(await second.refusal(VOTE, { id: one, vote })).toBe('400 error.validation');
    expect(await second.refusal(NOTE, { id: one, note: 'Not mine' })).toBe('404 error.notFound');
  });

  test('keeps the latest 3,000 answers of each', async () => {
    const [first] = await aPair();
    const { db } = app.database;
    const id = await anActiveOffer(db);
    await first.ask(SAVE, { id });
    await db.transaction().execute(async (tx) => {
      // Votes without homes are faster to insert than homes.
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`
        insert into favourite_vote (account_id, active_offer_id, vote, voted_at)
        select ${first.account.id}::int, 800000 + n, 1, ${TEST_NOW}::timestamptz - interval '1 day'
        from generate_series(1, 3000) n`.execute(tx);
    });
    await first.ask(VOTE, { id, vote: 2 });
    const votes = await db
      .selectFrom('favouriteVote')
      .select('activeOfferId as id')
      .where('accountId', '=', first.account.id)
      .orderBy('activeOfferId')
      .execute();
    expect(votes).toHaveLength(3_000);
    expect(votes.some((vote) => vote.id === id)).toBe(true);
  });

  test('and answers are in the export, without the names of others', async () => {
    const [first, second] = await aPair();
    const id = await anActiveOffer(app.database.db);
    await first.ask(SAVE, { id });
    await second.ask(VOTE, { id, vote: 3 });
    const { body } = await second.browser.request({ url: '/account/export' });
    expect(JSON.parse(body)).toMatchObject({
      favouriteCircles: [{ others: 1, joinedAt: TEST_NOW.toISOString() }],
      favouriteVotes: [{ activeOfferId: id, vote: 3 }],
    });
    expect(body).not.toContain(first.account.email);
  });

  test('that is left shows nothing any more to either', async () => {
    const [first, second] = await aPair();
    const id = await anActiveOffer(app.database.db);
    await first.ask(SAVE, { id });
    await second.ask(LEAVE);
    expect(await second.ask(SHARED)).toEqual({ favourites: { data: [] } });
    expect(await first.ask(SHARED)).toMatchObject({ favourites: { data: [{ activeOfferId: id, opinions: [] }] } });
    expect(await peopleOf(first)).toEqual([]);
  });

  test('lets its first member remove others; then the next one is first', async () => {
    const [first, second] = await aPair();
    const third = await signedIn(app);
    now = new Date(TEST_NOW.getTime() + 1_000);
    await third.ask(ACCEPT, { id: await invitation(second, third.account.email) });
    now = TEST_NOW;
    expect(await second.refusal(REMOVE, { id: third.account.id })).toBe('403 error.forbidden');
    expect(await first.refusal(REMOVE, { id: 999_999 })).toBe('404 error.notFound');
    await first.ask(REMOVE, { id: third.account.id });
    expect(await peopleOf(third)).toEqual([]);
    expect(await peopleOf(first)).toEqual([first.account.id, second.account.id]);
  });

  test('loses a member who removed their account, with all their data', async () => {
    const [first, second] = await aPair();
    const id = await anActiveOffer(app.database.db);
    await second.ask(SAVE, { id });
    await app.database.db
      .updateTable('account')
      .set({ status: AccountStatus.Removed })
      .where('id', '=', second.account.id)
      .execute();
    const { announce } = await import('#platform/events/event.ts');
    const { accountStatusChanged } = await import('#capabilities/accounts/server/account/account.events.ts');
    await app.database.db
      .transaction()
      .execute((tx) => announce(tx, accountStatusChanged, { accountId: second.account.id }));
    await doJobs(app);
    expect(await peopleOf(first)).toEqual([]);
    expect(await first.ask(SHARED)).toEqual({ favourites: { data: [] } });
  });
});
