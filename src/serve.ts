import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Config } from '#platform/config/config.ts';
import { localAddress } from '#platform/config/network-settings.ts';
import { createServices, type Services } from '#platform/context/services.ts';
import { isConnectionLost } from '#platform/db/database-away.ts';
import { wordsOfServer } from '#platform/db/database-words.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { onceThere } from '#platform/db/once-there.ts';
import { openRequestLimits } from '#platform/http/request-limits.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { mailDelivery } from '#platform/mail/deliver-mail.ts';
import { mailTransport } from '#platform/mail/transport.ts';
import { openBus } from '#platform/realtime/open-bus.ts';
import { FolderStore, type ObjectStore } from '#platform/storage/object-store.ts';
import { step } from '#platform/terminal/progress.ts';
import { COMMANDS, JOBS, MODULES, PERSONAL_RECORDS, WITNESSES } from './modules.ts';
import { attachPages } from './pages-server.ts';
import { prepareDatabase } from './prepare.ts';
import { createServer } from './server.ts';

/** Statements slower than this are named in the log. */
const SLOW_STATEMENT_MS = 500;

/** Fills a database that has its tables and places before anybody is served. */
export type FillDatabase = (database: DatabaseHandle, store: ObjectStore) => Promise<void>;

/**
 * Opens the database, brings it up to date, serves, and stops when asked to. While a database server is away it waits,
 * and says so to whoever asks.
 */
export async function serve(config: Config, fill?: FillDatabase): Promise<void> {
  const logger = createLogger(config);
  const outage = Promise.withResolvers<void>();
  let isPrepared = false;
  const database = await openLogged(config, logger, { onAway: outage.resolve, isServing: () => isPrepared });
  const store = new FolderStore(join(config.dataDir, 'pictures'));
  const { bus, leaveBus } = await openBus(config, logger);
  const services = createServices({ config, store, bus, personalRecords: PERSONAL_RECORDS, witnesses: WITNESSES });
  const prepared = onceThere(database, () => prepare(config, { database, services, log: logger, fill }));
  await Promise.race([prepared, outage.promise]);
  const { limits, leaveLimits } = await openRequestLimits(config, logger);
  const server = await createServer({
    config,
    database,
    services,
    limits,
    isPrepared: () => isPrepared,
    logger: logger as FastifyBaseLogger,
    now: () => new Date(),
    servePages: (target, services) => attachPages(target, services, config),
  });
  const startWork = async (): Promise<() => Promise<void>> => {
    await prepared;
    const stopJobs = await onceThere(database, () => startJobs(config, { database, services, log: logger }));
    isPrepared = true;
    return stopJobs;
  };
  const started = startWork();
  await Promise.race([started, outage.promise]);
  const [stopJobs] = await Promise.all([started, server.listen({ port: config.port, host: config.host })]);
  stopOnSignal(async () => {
    await server.close();
    await stopJobs();
    leaveLimits();
    leaveBus();
    await database.close();
  });
  console.log(`Lares is at ${localAddress(config)}`);
  await store.clearParts(new Date()).catch((error) => logger.warn({ err: error }, 'old parts of files stay'));
  // A large library: the first mail, inside somebody's transaction, shall not wait for it.
  await import('#platform/mail/mail-html.ts');
}

/** Who hears of the database. */
interface DatabaseListener {
  onAway(): void;
  /** Preparing takes long statements; to people who are served they are a defect. */
  isServing(): boolean;
}

/** Opens the database; the log hears what goes wrong in it. */
function openLogged(config: Config, logger: Logger, { onAway, isServing }: DatabaseListener): Promise<DatabaseHandle> {
  return openDatabase({
    ...config,
    mayBeAway: true,
    commands: COMMANDS,
    onStatement: ({ sql, ms, error }) => {
      // Of connections that are lost it is told once for all of them, below.
      if (error ? !isConnectionLost(error) : isServing() && ms > SLOW_STATEMENT_MS)
        logger.warn({ err: error, sql, ms }, error ? 'statement failed' : 'slow statement');
    },
    onAway: (error) => {
      logger.error(`${wordsOfServer(error, config.databaseUrl ?? '')} Visitors are asked to come again until it does.`);
      onAway();
    },
    onBack: () => logger.info('The database answers again.'),
  });
}

/** What a database has to hold before anybody is served. */
interface Preparation {
  database: DatabaseHandle;
  services: Services;
  log: Logger;
  fill: FillDatabase | undefined;
}

async function prepare(config: Config, { database, services, log, fill }: Preparation): Promise<void> {
  const { db } = database;
  await prepareDatabase(database);
  for (const { onStart } of MODULES) await onStart?.({ config, db, services, log });
  await fill?.(database, services.store);
  for (const { warmUp } of MODULES) if (warmUp) await step(warmUp.title, () => warmUp.run(db));
}

/** Does what requests leave to be done; returns how to stop it. */
async function startJobs(
  config: Config,
  parts: { database: DatabaseHandle; services: Services; log: Logger },
): Promise<() => Promise<void>> {
  const transport = mailTransport(config);
  const definitions = [...JOBS, mailDelivery(transport)];
  const worker = await startWorker({ ...parts, definitions, now: () => new Date() });
  return async () => {
    await worker.stop();
    transport.close();
  };
}

const createLogger = (config: Config) =>
  pino({ level: config.production ? 'info' : 'debug', base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** Lets open requests end; a second signal does not wait. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
