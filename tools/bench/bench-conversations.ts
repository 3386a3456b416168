import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { insertAccount } from '#capabilities/accounts/server/account.queries.ts';
import { hashOfSecret, randomSecret } from '#capabilities/accounts/server/mailed-links/one-time-secret.ts';
import { insertSession } from '#capabilities/accounts/server/sign-in/session.queries.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { unlimited } from '#platform/http/rate-limit.ts';
import { step } from '#platform/terminal/progress.ts';
import { invisiblePictures } from '#sample/invisible-pictures.ts';
import { loadSampleMarket } from '#sample/load-sample.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { createServer } from '../../src/server.ts';
import { benchServices } from './bench-context.ts';
import { measure } from './measure.ts';

/** `npm run bench:conversations`: lists of somebody with 5,000 conversations, and a thread of 2,000 messages. */
const CONVERSATIONS = 5_000;
const MESSAGES_EACH = 4;
const THREAD = 2_000;
const LISTINGS = 6_000;
const RUNS = 300;

const dataDir = mkdtempSync(join(tmpdir(), 'lares-bench-'));
const database = await openDatabase({ databaseUrl: null, dataDir, unlimitedStatements: true });
await prepareDatabase(database);
const { db } = database;
const pictures = await invisiblePictures(db);
await step(`${LISTINGS} listings`, (onProgress) =>
  loadSampleMarket(db, { count: LISTINGS, seed: 2026, now: new Date(), pictures, onProgress }),
);
const config = readConfig({ SECRET: 'of a benchmark, which nobody else can reach' });
const services = benchServices(config);
const server = await createServer({
  ...{ config, database, services, limits: unlimited, logger: false },
  now: () => new Date(),
});
const [owner, other] = [await aMember(1), await aMember(2)];
const threadId = await fill();
await database.execute('analyze');

const HOME = 'id title price city images(limit: 1) { key }';
const LIST = `query ($filter: ConversationFilter) { conversations(filter: $filter) { totalRecords unreadCount data {
  id unreadCount lastMessageText lastMessageDate isClosed linkedObject { ${HOME} } partner { displayName picture } } } }`;
const READ = `query ($id: Int!, $before: Int) { conversations(filter: { id: $id }) { data { id partner { displayName }
  messages(before: $before) { id messageText status isMine signs attachments { name } fromUser { displayName } } } } }`;
const SEND = `mutation ($id: Int!, $text: String!) {
  createMessage(objectId: 1, objectType: 100, conversationId: $id, text: $text) { id } }`;
const COUNT = '{ profile { unreadMessages } }';
const last = CONVERSATIONS / 20;
const timings = [
  await measure('first page of the list', RUNS, () => ask(LIST, { filter: {} })),
  await measure('any page of the list', RUNS, (index) => ask(LIST, { filter: { pageNumber: (index % last) + 1 } })),
  await measure('a rare word searched', RUNS, () => ask(LIST, { filter: { text: 'velokeller' } })),
  await measure('a word of all messages', RUNS / 3, () => ask(LIST, { filter: { text: 'besichtigen' } })),
  await measure('unread count', RUNS, () => ask(COUNT)),
  await measure('end of a long thread', RUNS, () => ask(READ, { id: threadId })),
  await measure('middle of a long thread', RUNS, (index) => ask(READ, { id: threadId, before: 30_000 + index })),
  await measure('a message in it', RUNS, (index) => ask(SEND, { id: threadId, text: `Number ${index}` })),
];
console.log(`\n${CONVERSATIONS} conversations, a thread of ${THREAD} messages, milliseconds:`);
for (const { name, medianMs, p95Ms } of timings)
  console.log(`${name.padEnd(28)} median ${medianMs.toFixed(1)}  p95 ${p95Ms.toFixed(1)}`);
await server.close();
await database.close();
rmSync(dataDir, { recursive: true, force: true });

/** Conversations of one member with another about as many homes, and one thread that is long. Returns its id. */
async function fill(): Promise<number> {
  await sql`insert into conversation (active_offer_id, object_title, from_account_id, from_locale, to_account_id,
      created_at, updated_at)
    select id, title, ${other.id}, 'de', ${owner.id}, now(), now() from active_offer order by id limit ${CONVERSATIONS}`.execute(
    db,
  );
  const [long] = await db.selectFrom('conversation').select('id').orderBy('id', 'desc').limit(1).execute();
  const id = long?.id ?? 0;
  await sql`insert into message (conversation_id, is_answer, from_account_id, to_account_id, message_text, sender_key,
      created_at, updated_at)
    select c.id, n % 2 = 0, case when n % 2 = 0 then ${owner.id} else ${other.id} end::int,
      case when n % 2 = 0 then ${other.id} else ${owner.id} end::int,
      case when c.id % 500 = 0 then 'Gibt es einen Velokeller?' else 'Wir möchten die Wohnung gerne besichtigen. ' || n end,
      'account:' || ${other.id}::int, now(), now()
    from conversation c cross join lateral generate_series(1, case when c.id = ${id} then ${THREAD}::int else ${MESSAGES_EACH}::int end) n`.execute(
    db,
  );
  await sql`insert into conversation_participant (account_id, conversation_id, unread_count, last_message_text, last_message_at)
    select a, c.id, c.id % 3, 'Wir möchten die Wohnung gerne besichtigen.', now() - c.id * interval '1 minute'
    from conversation c cross join lateral unnest(array[c.from_account_id, c.to_account_id]) a`.execute(db);
  return id;
}

async function aMember(number: number): Promise<{ id: number; secret: string }> {
  const now = new Date();
  const id = await insertAccount(db, {
    ...{ email: `bench${number}@example.ch`, status: AccountStatus.Active, isEmailConfirmed: true, phone: null },
    ...{ rolesFlag: Role.Bronze, passwordHash: null, firstName: 'Bench', lastName: 'Member', uiLang: 0 },
    ...{ newsletter: false, hasAcceptedTerms: true, isSample: false, now },
  });
  if (id === null) throw new Error('There is such an account already.');
  const secret = randomSecret();
  const tomorrow = new Date(now.getTime() + 86_400_000);
  await insertSession(db, {
    ...{ tokenHash: hashOfSecret(secret), accountId: id, provider: 0, now, idleUntil: tomorrow, expiresAt: tomorrow },
    ...{ needsSecondFactor: false, address: '127.0.0.1', userAgent: '' },
  });
  return { id, secret };
}

async function ask(query: string, variables: object = {}): Promise<void> {
  const answer = await server.inject({
    ...{ method: 'POST' as const, url: '/graphql', payload: { query, variables } },
    headers: { cookie: `__Host-session=${owner.secret}; session=${owner.secret}` },
  });
  if (answer.body.includes('"errors"')) throw new Error(answer.body.slice(0, 300));
}
