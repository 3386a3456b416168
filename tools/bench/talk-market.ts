import { sql } from 'kysely';
import { hashOfSecret, randomSecret } from '#capabilities/accounts/server/account/one-time-secret.ts';
import { insertSession } from '#capabilities/accounts/server/sessions/session.queries.ts';
import type { Db } from '#platform/db/db.ts';
import { loadSampleMarket } from '#sample/load-sample.ts';
import type { TalkTurn } from './socket-crowd.ts';

/** A signed-in member. */
export interface BenchMember {
  id: number;
  secret: string;
}

/** The participants, and their conversations. */
export interface TalkMarket {
  members: BenchMember[];
  homeId: number;
  conversations: TalkTurn[];
  fullInbox: { secret: string; longThreadId: number };
}

const DAY_MS = 86_400_000;
const INBOX = 5_000;
const THREAD = 2_000;

/** How many there are. */
interface TalkSizes {
  members: number;
  /** The first so many members: they are written to. */
  readers: number;
  messages: number;
}

/** A small market, its members, and what they wrote one another. */
export async function talkMarket(db: Db, { members, readers, messages }: TalkSizes): Promise<TalkMarket> {
  await loadSampleMarket(db, { count: 200, seed: 2026, now: new Date(), onProgress: () => {} });
  const people = await membersWithSessions(db, members);
  return { members: people, ...(await fillConversations(db, people, { readers, messages })) };
}

/** Members, each with a session. */
async function membersWithSessions(db: Db, count: number): Promise<BenchMember[]> {
  const { rows } = await sql<{ id: number }>`
    insert into account (email, email_key, status, email_confirmed, roles_flag, first_name, last_name, created_at, active_at)
    select 'talk' || n || '@example.ch', 'talk' || n || '@example.ch', 2, true, 2, 'Bench', 'Member ' || n, now(), now()
    from generate_series(1, ${count}) as n returning id`.execute(db);
  const now = new Date();
  const end = new Date(now.getTime() + DAY_MS);
  const members: BenchMember[] = [];
  for (const { id } of rows) {
    const secret = randomSecret();
    await insertSession(db, {
      ...{ tokenHash: hashOfSecret(secret), accountId: id, provider: 0, now, idleUntil: end, expiresAt: end },
      ...{ needsSecondFactor: false, address: '127.0.0.1', userAgent: '' },
    });
    members.push({ id, secret });
  }
  return members;
}

/** Conversations between neighbours, and one member with a full inbox and a long thread. */
async function fillConversations(
  db: Db,
  members: readonly BenchMember[],
  { readers, messages }: Omit<TalkSizes, 'members'>,
): Promise<Omit<TalkMarket, 'members'>> {
  const { id: homeId } = await db
    .selectFrom('activeOffer')
    .select('id')
    .where('status', '=', 40)
    .limit(1)
    .executeTakeFirstOrThrow();
  const ids = members.map(({ id }) => id);
  const busy = members[0] as BenchMember;
  // Each about another home, as far as there are any; the rest about the same ones, written by others.
  const { rows: pairs } = await sql<{ id: number; from: number; to: number }>`
    insert into conversation (active_offer_id, object_title, from_account_id, from_locale, to_account_id, created_at, updated_at)
    select (array(select id from active_offer where status = 40 order by id limit 100))[1 + n / ${ids.length}],
      'Home', (${ids}::int[])[1 + n % ${ids.length}], 'en', (${ids}::int[])[1 + (n + 1) % ${readers}], now(), now()
    from generate_series(0, ${messages - 1}) as n returning id, from_account_id as "from", to_account_id as "to"`.execute(
    db,
  );
  const placeOf = new Map(ids.map((id, index) => [id, index]));
  const conversations = pairs.map(({ id, from, to }) => ({
    conversationId: id,
    from: placeOf.get(from) ?? 0,
    to: placeOf.get(to) ?? 0,
  }));
  const { rows: inbox } = await sql<{ id: number }>`
    insert into conversation (active_offer_id, object_title, visitor_id, from_email, from_email_key, from_first_name, from_locale,
      to_account_id, created_at, updated_at)
    select ${homeId}, 'Home', 'v' || n, 'v' || n || '@example.ch', 'v' || n || '@example.ch', 'Visitor', 'en', ${busy.id}, now(), now()
    from generate_series(1, ${INBOX}) as n returning id`.execute(db);
  await sql`
    insert into conversation_participant (account_id, conversation_id, unread_count, last_message_text, last_message_at)
    select to_account_id, id, 1, 'Is it still free?', now() - id * interval '1 minute' from conversation
    union all
    select from_account_id, id, 0, 'Is it still free?', now() - id * interval '1 minute' from conversation
    where from_account_id is not null`.execute(db);
  const longThreadId = inbox[0]?.id ?? 0;
  await sql`
    insert into message (conversation_id, is_answer, to_account_id, status, message_text, sender_key, created_at, updated_at)
    select ${longThreadId}, false, ${busy.id}, 10, 'Line ' || n, 'visitor:v1', now(), now() from generate_series(1, ${THREAD}) as n`.execute(
    db,
  );
  await sql`
    insert into message (conversation_id, is_answer, to_account_id, status, message_text, sender_key, created_at, updated_at)
    select id, false, ${busy.id}, 10, 'Is it still free?', 'visitor:' || visitor_id, now(), now() from conversation
    where visitor_id is not null and id <> ${longThreadId}`.execute(db);
  await sql`
    insert into notification (account_id, activity_id, type, message_id, created_at)
    select ${busy.id}, 'message:' || id, 0, id, created_at from message where to_account_id = ${busy.id}`.execute(db);
  await sql`analyze`.execute(db);
  return { homeId, conversations, fullInbox: { secret: busy.secret, longThreadId } };
}
