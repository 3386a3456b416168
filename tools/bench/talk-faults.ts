import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { startNginx } from '#tests/support/neighbours/nginx.ts';
import { buildPages } from '../build.ts';
import { freePort } from '../testing/free-port.ts';
import { startRedis, type TemporaryRedis } from '../testing/redis.ts';
import { ProductProcess } from './product-process.ts';
import { talkMarket } from './talk-market.ts';
import { Talkers } from './talkers.ts';

/** So many that no member exceeds the limit of messages an hour. */
const MEMBERS = 2_000;
/** Those who are written to, each with a socket. */
const READERS = 200;
/** More than is said in all rounds. */
const MESSAGES = 60_000;
/** How long people talk undisturbed before and after each fault, milliseconds. */
const QUIET_MS = 1_500;
/** Time for which Redis hangs: longer than a silent connection lasts, milliseconds. */
const HANGS_MS = 4_000;

/** Parts that may fail. */
interface Breakable {
  pair: readonly [ProductProcess, ProductProcess];
  redis: TemporaryRedis;
  round: number;
}

/** Faults and their numbers, according to the targets. */
interface Fault {
  name: string;
  rounds: number;
  happen: (what: Breakable) => Promise<void>;
}

const FAULTS: readonly Fault[] = [
  {
    name: 'F10 rolling restart',
    rounds: 20,
    happen: async ({ pair }) => {
      for (const process of pair) {
        await process.stop();
        process.start();
        await process.ready();
      }
    },
  },
  {
    name: 'F2 a process killed',
    rounds: 200,
    happen: async ({ pair, round }) => {
      const process = pair[round % 2] as ProductProcess;
      await process.kill();
      process.start();
      await process.ready();
    },
  },
  {
    name: 'F3 Redis killed',
    rounds: 50,
    happen: async ({ redis }) => {
      await redis.kill();
      await sleep(QUIET_MS);
      await redis.start();
    },
  },
  {
    name: 'F3 Redis emptied',
    rounds: 50,
    happen: async ({ redis }) => {
      const operator = new Redis(redis.url);
      await operator.flushall();
      operator.disconnect();
    },
  },
  {
    name: 'F3 Redis hung for 4 s',
    rounds: 50,
    happen: async ({ redis }) => {
      redis.hang();
      await sleep(HANGS_MS);
      redis.wake();
    },
  },
];

/** nginx believes whom senders say they are, and at which port they ask: all of them sit on this machine. */
const trustSenders = (configuration: string): string =>
  configuration.replaceAll('$host;', '$http_host;').replace('$remote_addr;', '$http_x_forwarded_for;');

/** Lets people talk through two processes, with a stream in Redis, while these and Redis break; prints what became of it. */
export async function talkThroughFaults(
  database: DatabaseHandle,
  { url, mostRounds }: { url: string; mostRounds: number },
): Promise<void> {
  const { members, homeId, conversations } = await talkMarket(database.db, {
    ...{ members: MEMBERS, readers: READERS, messages: MESSAGES },
  });
  mkdirSync('var/bench', { recursive: true });
  await reportStep('Pages', () => buildPages());
  const folder = mkdtempSync(join(tmpdir(), 'lares-talk-'));
  const redis = await startRedis();
  const shared = {
    ...{ DATABASE_URL: url, REDIS_URL: redis.url, REALTIME_BUS: 'redis-streams', DATA_DIR: folder },
    ...{
      SECRET: randomBytes(32).toString('hex'),
      SOCKETS_PER_ADDRESS: '100000',
      SAMPLE_LISTINGS: '0',
      TRUST_PROXY: '127.0.0.1',
    },
  };
  const begun = async (name: string): Promise<ProductProcess> => {
    const product = new ProductProcess({ ...shared, PORT: String(await freePort()) }, `var/bench/talk-${name}.log`);
    product.start();
    await product.ready();
    return product;
  };
  const pair = [await begun('one'), await begun('other')] as const;
  const ports = pair.map(({ origin }) => Number(new URL(origin).port));
  const nginx = await startNginx(ports, trustSenders);
  const talkers = new Talkers(nginx.origin, { members, readers: READERS, homeId, conversations });
  try {
    await talkers.connect();
    talkers.begin();
    console.log(`\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${READERS} sockets\n`);
    console.log(
      '| Fault | rounds | acknowledged | lost | stored twice | never received | shown twice | failed requests | longest without a socket s |',
    );
    console.log('|---|---|---|---|---|---|---|---|---|');
    for (const { name, rounds: wanted, happen } of FAULTS) {
      const rounds = Math.min(wanted, mostRounds);
      await talkers.beginSeries();
      for (let round = 0; round < rounds; round += 1) {
        await sleep(QUIET_MS);
        await happen({ pair, redis, round });
      }
      console.log(`| ${name} | ${rounds} | ${(await talkers.endSeries(database.db)).join(' | ')} |`);
    }
  } finally {
    talkers.end();
    await Promise.all(pair.map((product) => product.kill()));
    await nginx.stop();
    await redis.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
