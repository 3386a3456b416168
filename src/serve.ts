import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Logger, pino } from 'pino';
import { renewKeys } from '#capabilities/accounts/server/key-renewal.service.ts';
import { deleteSampleAccounts } from '#capabilities/accounts/server/removal.queries.ts';
import { searchTable } from '#capabilities/search/server/search-index.ts';
import { type Config, ConfigError } from '#platform/config/config.ts';
import { localAddress } from '#platform/config/network-settings.ts';
import { isTriedOut } from '#platform/config/public-url.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { DirectoryLockedError } from '#platform/db/directory-lock.ts';
import { openRequestLimits } from '#platform/http/request-limits.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { mailSending } from '#platform/mail/send-mail.ts';
import { mailTransport } from '#platform/mail/transport.ts';
import { createServices, type Services } from '#platform/services.ts';
import { FolderStore, type ObjectStore } from '#platform/storage/object-store.ts';
import { MODULE_JOBS, VISITOR_CLAIMS } from './modules.ts';
import { attachPages } from './pages-server.ts';
import { prepareDatabase } from './prepare.ts';
import { createServer } from './server.ts';

/** Statements slower than this are named in the log. */
const SLOW_STATEMENT_MS = 500;

/** Fills a database that has its tables and places before anybody is served. */
export type FillDatabase = (database: DatabaseHandle, store: ObjectStore) => Promise<void>;

/** Opens the database, brings it up to date, serves, and stops when asked to. */
export async function serve(config: Config, fill?: FillDatabase): Promise<void> {
  const logger = createLogger(config);
  const database = await openDatabase({
    ...config,
    onStatement: ({ sql, ms, error }) => {
      if (error || ms > SLOW_STATEMENT_MS)
        logger.warn({ err: error, sql, ms }, error ? 'statement failed' : 'slow statement');
    },
    onAway: (error) => logger.error({ err: error }, 'the database does not answer: visitors are asked to come again'),
    onBack: () => logger.info('the database answers again'),
  });
  await prepareDatabase(database);
  // Accounts for trying out have no place where others can come.
  if (!isTriedOut(config)) await deleteSampleAccounts(database.db);
  const store = new FolderStore(join(config.dataDir, 'pictures'));
  await fill?.(database, store);
  const services = createServices({ config, store, visitorClaims: VISITOR_CLAIMS });
  const { renewed, unreadable } = await renewKeys(database.db, services.secrets);
  if (renewed + unreadable > 0) logger.warn({ renewed, unreadable }, 'keys of one-time codes: see SECRET_PREVIOUS');
  const { limits, leaveLimits } = await openRequestLimits(config, logger);
  const server = await createServer({
    config,
    database,
    services,
    limits,
    logger: logger as FastifyBaseLogger,
    now: () => new Date(),
    servePages: (target, services) => attachPages(target, services, config),
  });
  // Read now, so that the first visitor does not wait for it.
  await searchTable(database.db);
  const stopJobs = await startJobs(config, { database, services, log: logger });
  stopOnSignal(async () => {
    await server.close();
    await stopJobs();
    leaveLimits();
    await database.close();
  });
  await server.listen({ port: config.port, host: config.host });
  console.log(`Lares is at ${localAddress(config)}`);
  // A large library: the first mail, inside somebody's transaction, shall not wait for it.
  await import('#platform/mail/mail-html.ts');
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

/** What an operator can mend is said in a line; anything else is shown in full. */
export function plainWords(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DirectoryLockedError) return error.message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another with PORT.`;
  if (code === 'ECONNREFUSED') return `The database at ${address}:${port} does not answer: see DATABASE_URL.`;
  return null;
}
