import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { unlimited } from '#platform/http/limits/rate-limit.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { JOBS } from '../../src/product/modules.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';
import { createServer } from '../../src/product/server.ts';
import { startPostgres } from '../testing/postgres.ts';
import { benchServices } from './bench-context.ts';
import { measure, percentile } from './measure.ts';
import type { CrowdAnswer, CrowdTask } from './socket-crowd.ts';
import { talkThroughFaults } from './talk-faults.ts';
import { talkMarket } from './talk-market.ts';

/**
 * `npm run bench:talk [-- --sockets 2000] [--seconds 20]`: sockets that are open, messages between them, a full inbox and a
 * long thread, frames that are none. On a PostgreSQL of its own. With `--faults [--rounds 6]`: instead, two processes that are
 * killed and restarted while people talk, and their Redis killed, emptied and hung (F2, F3, F10 with sockets), as often as the targets
 * say, some half hour, or no more than so many times each.
 */
const { values } = parseArgs({
  options: {
    ...{ sockets: { type: 'string', default: '2000' }, seconds: { type: 'string', default: '20' } },
    ...{ rate: { type: 'string', default: '50' }, frames: { type: 'string', default: '50000' } },
    ...{ faults: { type: 'boolean', default: false }, rounds: { type: 'string', default: '200' } },
  },
});
const [SOCKETS, RATE, SECONDS] = [Number(values.sockets), Number(values.rate), Number(values.seconds)];
const RUNS = 200;

const postgres = await startPostgres();
process.once('exit', () => postgres.stop());
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: 'var/bench', unlimitedStatements: true });
await prepareDatabase(database);
if (values.faults) {
  await talkThroughFaults(database, { url: postgres.url, mostRounds: Number(values.rounds) });
  process.exit();
}
const { members, homeId, conversations, fullInbox } = await talkMarket(database.db, {
  ...{ members: SOCKETS, readers: SOCKETS, messages: RATE * SECONDS },
});
const secret = 'of a benchmark, which is not reachable from outside';
const config = readConfig({ SECRET: secret, SOCKETS_PER_ADDRESS: '100000' });
const services = benchServices(config);
const server = await createServer({
  ...{ config, database, services, limits: unlimited, logger: false },
  now: () => new Date(),
});
const log = { warn: console.warn, error: console.error };
const worker = await startWorker({ database, services, definitions: JOBS, log, now: () => new Date() });
const origin = await server.listen({ port: 0, host: '127.0.0.1' });
const crowd = fork('tools/bench/socket-crowd.ts', { execArgv: [] });

async function ask(task: CrowdTask): Promise<CrowdAnswer> {
  crowd.send(task);
  const [answer] = (await once(crowd, 'message')) as [CrowdAnswer];
  return answer;
}

const heapKb = async (): Promise<number> => {
  for (let turn = 0; turn < 4; turn += 1) {
    globalThis.gc?.();
    await sleep(200);
  }
  return process.memoryUsage().heapUsed / 1024;
};

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}\n`);
console.log('| What | Figure |\n|---|---|');
const row = (what: string, measurement: string): void => console.log(`| ${what} | ${measurement} |`);

await ask({ do: 'open', origin, secrets: members.slice(0, 20).map((member) => member.secret) });
const beforeKb = await heapKb();
const { connected } = await ask({ do: 'open', origin, secrets: members.slice(20).map((member) => member.secret) });
const eachKb = ((await heapKb()) - beforeKb) / (SOCKETS - 20);
row('sockets open', String(connected));
row('heap of an idle socket', `${eachKb.toFixed(1)} kB`);

const talked = await ask({ do: 'talk', homeId, conversations, perSecond: RATE });
const deliveryMs = talked.deliveryMs.toSorted((one, other) => one - other);
row(
  'messages sent, refused, not received, received twice',
  [
    conversations.length,
    talked.refused,
    conversations.length - talked.refused - deliveryMs.length,
    talked.receivedTwice,
  ].join(', '),
);
row(
  `delivery at ${RATE} a second`,
  `median ${percentile(deliveryMs, 0.5).toFixed(0)} ms, p95 ${percentile(deliveryMs, 0.95).toFixed(0)} ms`,
);

const LIST = `{ conversations(filter: { pageNumber: 1 }) { totalRecords unreadCount data {
  id lastMessageText lastMessageDate unreadCount linkedObject { id title price } partner { displayName picture } } } }`;
const THREAD = `query ($id: Int!) { conversations(filter: { id: $id }) { data {
  id partner { displayName } messages(limit: 50) { id messageText status isMine createdAt } } } }`;
const BELL = '{ notifications { unseenCount data { activityId messageText data { fullName } } } }';
for (const [name, query] of [
  ['list of a member with 5,000 conversations', LIST],
  ['thread of 2,000 messages', THREAD],
  ['bell of the same member', BELL],
] as const) {
  const { medianMs, p95Ms } = await measure(name, RUNS, () => askApi(query, { id: fullInbox.longThreadId }));
  row(name, `median ${medianMs.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms`);
}

const frames = Number(values.frames);
const broken = await ask({ do: 'break', origin, secret: members[0]?.secret ?? '', frames });
const alive = await ask({ do: 'count' });
row(`${frames} frames that are none`, `${broken.refused} connections closed; ${alive.connected} others open, exits 0`);

crowd.kill();
await server.close();
await worker.stop();
await database.close();
process.exit();

async function askApi(query: string, variables: object): Promise<void> {
  const answer = await server.inject({
    ...{ method: 'POST' as const, url: '/graphql', payload: { query, variables } },
    headers: { cookie: `__Host-session=${fullInbox.secret}` },
  });
  if (answer.body.includes('"errors"')) throw new Error(answer.body.slice(0, 300));
}
