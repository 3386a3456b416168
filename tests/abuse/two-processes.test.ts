import { existsSync } from 'node:fs';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TalkingPair, talkingPair } from '#tests/support/processes/talking-pair.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { openSocket, type TestSocket } from '#tests/support/product/sockets.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { isServerTested, serverUrlOf } from '#tests/support/product/test-database.ts';
import { anAdvertiser, OPEN, threadOf, write } from '#tests/support/scenes/correspondence.ts';
import { REDIS_SERVER, startRedis, type TemporaryRedis } from '#tools/testing/redis.ts';

const PATIENCE = { timeout: 20_000 };
const hasRedis = existsSync(REDIS_SERVER);

/** Two who talk, each at a process of their own. */
interface Talk {
  app: TestApp;
  pair: TalkingPair;
  conversationId: number;
  homeId: number;
  /** Asks through the first process, and comes to the second without it. */
  enquirer: SignedIn & { at: TestSocket; asked: string[]; comings: number };
  owner: SignedIn & { at: TestSocket };
  close(): Promise<void>;
}

/** As pages do: listens, and queries whenever a connection begins. */
async function aTalk(settings: Record<string, string>): Promise<Talk> {
  const app = await testApp();
  const pair = await talkingPair({ DATABASE_URL: await serverUrlOf(app.database), ...settings });
  const [owner, member] = [await anAdvertiser(app), await signedIn(app)];
  const { conversationId } = await write(member, owner.homeId, 'Still available?');
  const at = await openSocket(pair.proxy, member.browser, { comesAgain: true });
  const enquirer = { ...member, at, asked: [] as string[], comings: 0 };
  at.socket.on('connect', () => {
    enquirer.comings += 1;
    void threadOf(member, conversationId).then(({ messages }) =>
      enquirer.asked.push(...messages.map(({ messageText }) => messageText)),
    );
  });
  return {
    ...{ app, pair, conversationId, homeId: owner.homeId, enquirer },
    owner: { ...owner, at: await openSocket(pair.second, owner.browser, { comesAgain: true }) },
    close: async () => {
      at.socket.close();
      await pair.close();
      await app.close();
    },
  };
}

/** The texts that came by the socket. */
const receivedBy = ({ eventLog }: TestSocket): string[] =>
  eventLog.flatMap(([event, received]) =>
    event === 'new message' ? (received as { messageText: string }[]).map(({ messageText }) => messageText) : [],
  );

/** As pages do: where the connection breaks before the answer, the same is sent again with the same key. */
async function say({ owner, homeId, conversationId }: Talk, text: string): Promise<void> {
  const key = `key-of-${text.replaceAll(' ', '-')}`;
  const message = { body: { objectId: homeId, objectType: 100, text, conversationId, key } };
  const send = () => owner.at.asks('new message', message).catch(() => null);
  await expect.poll(() => owner.at.socket.connected, PATIENCE).toBe(true);
  await expect.poll(send, PATIENCE).toMatchObject({ data: { conversationId } });
}

/** By the socket, or by asking when a connection began. */
const reaches = ({ enquirer }: Talk, text: string): Promise<void> =>
  expect.poll(() => [...receivedBy(enquirer.at), ...enquirer.asked], PATIENCE).toContain(text);

/** A process that has just begun breaks its sockets once; they receive events only afterwards. */
async function untilBothListen(talk: Talk): Promise<void> {
  const { owner, enquirer, conversationId } = talk;
  const types = async (socket: TestSocket): Promise<void> =>
    void (await socket.asks('typing', { conversationId }).catch(() => null));
  const hasReceived = ({ eventLog }: TestSocket): boolean => eventLog.some(([event]) => event === 'typing');
  await expect.poll(() => types(owner.at).then(() => hasReceived(enquirer.at)), PATIENCE).toBe(true);
  await expect.poll(() => types(enquirer.at).then(() => hasReceived(owner.at)), PATIENCE).toBe(true);
}

describe.skipIf(!isServerTested()).each([
  ['the database', true, 'database'],
  ['a stream in Redis', hasRedis, 'redis-streams'],
] as const)('two processes on one PostgreSQL, by %s', (_, canRun, bus) => {
  let redis: TemporaryRedis | null = null;
  let talk: Talk;

  beforeAll(async () => {
    if (!canRun) return;
    redis = bus === 'redis-streams' ? await startRedis() : null;
    talk = await aTalk({ REALTIME_BUS: bus, ...(redis && { REDIS_URL: redis.url }) });
  });
  afterAll(async () => {
    await talk?.close();
    await redis?.kill();
  });

  test.skipIf(!canRun)('a message through one is received once at the other, and so is its reading', async () => {
    await untilBothListen(talk);
    const { enquirer, owner, conversationId } = talk;
    for (const text of ['one', 'two', 'three']) await say(talk, text);
    await expect.poll(() => receivedBy(enquirer.at), PATIENCE).toContain('three');
    await expect.poll(() => receivedBy(enquirer.at).toSorted(), PATIENCE).toEqual(['one', 'three', 'two']);
    await enquirer.ask(OPEN, { id: conversationId });
    await expect.poll(() => owner.at.eventLog.some(([event]) => event === 'read'), PATIENCE).toBe(true);
    expect(receivedBy(enquirer.at)).toHaveLength(3);
    if (!redis) return;
    const operator = new Redis(redis.url);
    const entries = await operator.xrange('lares:realtime', '-', '+');
    operator.disconnect();
    expect(entries.filter(([, fields]) => fields.join().includes('"one"'))).toHaveLength(1);
  });

  test.skipIf(!canRun)('a session that ends at one closes the socket at the other within 5 s', async () => {
    const { app, owner, pair } = talk;
    const { secret } = await openSession(app, owner.account.id);
    const browser = { ...owner.browser, cookie: (name: string) => (name === '__Host-session' ? secret : undefined) };
    const there = await openSocket(pair.first, browser);
    const beganMs = performance.now();
    const headers = { cookie: `__Host-session=${secret}`, origin: pair.second, 'content-type': 'application/json' };
    expect((await fetch(`${pair.second}/logout`, { method: 'POST', headers, body: '{}' })).ok).toBe(true);
    expect(await there.closed).toBe('io server disconnect');
    expect(performance.now() - beganMs).toBeLessThan(5_000);
  });

  test.skipIf(!canRun || bus === 'database')('a Redis that is killed, hangs or is emptied loses nothing', async () => {
    const server = redis as TemporaryRedis;
    await server.kill();
    await say(talk, 'while it is away');
    await reaches(talk, 'while it is away');
    const comings = talk.enquirer.comings;
    await server.start();
    // Earlier events may be lost: browsers are made to connect again.
    await expect.poll(() => talk.enquirer.comings, PATIENCE).toBeGreaterThan(comings);
    await say(talk, 'once it is back');
    await reaches(talk, 'once it is back');
    server.hang();
    await say(talk, 'while it hangs');
    await reaches(talk, 'while it hangs');
    server.wake();
    const before = talk.enquirer.comings;
    const operator = new Redis(server.url);
    await operator.flushall();
    operator.disconnect();
    await expect.poll(() => talk.enquirer.comings, PATIENCE).toBeGreaterThan(before);
    await say(talk, 'after all');
    await reaches(talk, 'after all');
  });

  test.skipIf(!canRun)('a client of a killed process connects to the other, and misses nothing', async () => {
    const { pair, enquirer } = talk;
    await say(talk, 'before it is killed');
    await pair.killFirst();
    await say(talk, 'after it was killed');
    await reaches(talk, 'before it is killed');
    await reaches(talk, 'after it was killed');
    await expect.poll(() => enquirer.at.socket.connected, PATIENCE).toBe(true);
    await say(talk, 'at the other');
    await expect.poll(() => receivedBy(enquirer.at), PATIENCE).toContain('at the other');
  });
});
