import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Logger, pino } from 'pino';
import { renewKeys } from '#capabilities/accounts/server/key-renewal.service.ts';
import { deleteSampleAccounts } from '#capabilities/accounts/server/removal.queries.ts';
import { searchTable } from '#capabilities/search/server/search-index.ts';
import type { Config } from '#platform/config/config.ts';
import { localAddress } from '#platform/config/network-settings.ts';
import { isTriedOut } from '#platform/config/public-url.ts';
import { isConnectionLost } from '#platform/db/database-away.ts';
import { wordsOfServer } from '#platform/db/database-words.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { onceThere } from '#platform/db/once-there.ts';
import { openRequestLimits } from '#platform/http/request-limits.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { mailSending } from '#platform/mail/send-mail.ts';
import { mailTransport } from '#platform/mail/transport.ts';
import { createServices, type Services } from '#platform/services.ts';
import { FolderStore, type ObjectStore } from '#platform/storage/object-store.ts';
import { step } from '#platform/terminal/progress.ts';
import { MODULE_JOBS, VISITOR_CLAIMS } from './modules.ts';
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
  const database = await openLogged(config, logger, outage.resolve);
  const store = new FolderStore(join(config.dataDir, 'pictures'));
  const prepared = onceThere(database, () => prepare(config, { database, store, fill }));
  await Promise.race([prepared, outage.promise]);
  const services = createServices({ config, store, visitorClaims: VISITOR_CLAIMS });
  const { renewed, unreadable } = await renewKeys(database.db, services.secrets);
  if (renewed + unreadable > 0) logger.warn({ renewed, unreadable }, 'keys of one-time codes: see SECRET_PREVIOUS');
  const { limits, leaveLimits } = await openRequestLimits(config, logger);
  let isPrepared = false;
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
    await database.close();
  });
  console.log(`Lares is at ${localAddress(config)}`);
  // A large library: the first mail, inside somebody's transaction, shall not wait for it.
  await import('#platform/mail/mail-html.ts');
}

/** Opens the database; the log hears what goes wrong in it. */
function openLogged(config: Config, logger: Logger, onAway: () => void): Promise<DatabaseHandle> {
  return openDatabase({
    ...config,
    mayBeAway: true,
    onStatement: ({ sql, ms, error }) => {
      // Of connections that are lost it is told once for all of them, below.
      if (error ? !isConnectionLost(error) : ms > SLOW_STATEMENT_MS)
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
  store: ObjectStore;
  fill: FillDatabase | undefined;
}

async function prepare(config: Config, { database, store, fill }: Preparation): Promise<void> {
  await prepareDatabase(database);
  // Accounts for trying out have no place where others can come.
  if (!isTriedOut(config)) await deleteSampleAccounts(database.db);
  await fill?.(database, store);
  // Read now, so that the first visitor does not wait for it.
  await step('Index of listings', () => searchTable(database.db));
}

/** Does what requests leave to be done; returns how to stop it. */
async function startJobs(
  config: Config,
  parts: { database: DatabaseHandle; services: Services; log: Logger },
): Promise<() => Promise<void>> {
  const transport = mailTransport(config);
  const definitions = [...MODULE_JOBS, mailSending(transport)];
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
