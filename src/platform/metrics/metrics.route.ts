import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { DatabaseHandle, Db } from '../db/db.ts';
import { dbUntil } from '../db/statements/ending-db.ts';
import { onlyMonitors } from '../http/guards/only-monitors.ts';
import { countDeadJobs, countWaitingJobs, oldestWaitingS } from '../jobs/job.queries.ts';
import { MAIL_DELIVERY } from '../mail/enqueue-mail.ts';
import { countRefusedLately } from '../mail/mail.queries.ts';
import type { Metric } from './metric.ts';
import { type NeighbourParts, readNeighbours } from './neighbour-metrics.ts';
import { timeRequests } from './request-times.ts';

/** Sources of the metrics. */
export interface MetricsParts {
  config: Pick<Config, 'monitorNetworks'> & NeighbourParts['config'];
  database: DatabaseHandle;
  /** Metrics of all capabilities. */
  metrics: readonly Metric[];
  /** Metrics that are counted where they arise. */
  counts: Registry;
  /** Whether the database has all tables of this version. */
  isPrepared?(): boolean;
}

/** Longest reading of the database's metrics, milliseconds: slower ones are left out, since monitors give up after 10 s. */
const LONGEST_READ_MS = 2_000;

/** Reads metrics of the database into the registry. */
type Reading = (db: Db, shown: Registry) => Promise<void>;

/**
 * `/metrics`: metrics of the process and the product, in the format of Prometheus; for monitors only. Metrics that cannot be read, as while
 * the database is away, are missing.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function serveMetrics(
  server: FastifyInstance,
  { metrics, counts, isPrepared = () => true, ...parts }: MetricsParts,
): void {
  const times = new Registry();
  timeRequests(server, times);
  const readings = [
    ...metrics.map(readingOf),
    readWaitingJobs,
    ...[DEAD_JOBS, OLDEST_MAIL, REFUSED_MAILS].map(readingOf),
  ];
  server.get('/metrics', { onRequest: onlyMonitors(parts.config) }, async (request, reply) => {
    const shown = new Registry();
    // First: reading the others waits for a connection itself.
    await readNeighbours(parts, shown);
    if (isPrepared()) await readAll(readings, { shown, database: parts.database, request });
    const texts = await Promise.all([processRegistry(), times, counts, shown].map((registry) => registry.metrics()));
    return reply.type(shown.contentType).send(texts.join(''));
  });
}

const readingOf =
  ({ name, help, read }: Metric): Reading =>
  async (db, shown) => {
    const value = await read(db);
    if (value !== null) new Gauge({ name, help, registers: [shown] }).set(value);
  };

const readWaitingJobs: Reading = async (db, shown) => {
  const help = 'Jobs that are due and not in hand, by their kind; mails are mail.send.';
  const waiting = new Gauge({ name: 'lares_jobs_waiting', help, labelNames: ['kind'], registers: [shown] });
  for (const { kind, count } of await countWaitingJobs(db)) waiting.set({ kind }, count);
};

const DEAD_JOBS: Metric = {
  name: 'lares_jobs_dead',
  help: 'Jobs that failed at every try and wait for an operator.',
  read: countDeadJobs,
};

const OLDEST_MAIL: Metric = {
  name: 'lares_mails_oldest_waiting_seconds',
  help: 'Waiting time of the most overdue mail.',
  read: (db) => oldestWaitingS(db, MAIL_DELIVERY.name),
};

const REFUSED_MAILS: Metric = {
  name: 'lares_mails_refused_last_day',
  help: 'Mails that bounced for good within a day.',
  read: countRefusedLately,
};

async function readAll(
  readings: readonly Reading[],
  { shown, database, request: { ending, log } }: { shown: Registry; database: DatabaseHandle; request: FastifyRequest },
): Promise<void> {
  const over = AbortSignal.any([ending, AbortSignal.timeout(LONGEST_READ_MS)]);
  const db = dbUntil(database.db, over);
  for (const read of readings) {
    if (over.aborted || database.isAway()) break;
    await read(db, shown).catch((error: unknown) => log.warn({ err: error }, 'a metric cannot be read'));
  }
}

let ofProcess: Registry | null = null;

/** Memory, processor time and event-loop delays of the process, measured from the first request on: without a monitor there is no cost. */
function processRegistry(): Registry {
  if (ofProcess === null) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}
