import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Logger } from 'pino';
import { backupTrial } from '#platform/backup/backup-trial.ts';
import type { Config } from '#platform/config/config.ts';
import { isPublicSite } from '#platform/config/live-settings.ts';
import { localAddress } from '#platform/config/network-settings.ts';
import { createServices, type Services } from '#platform/context/services.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { whenDatabaseAnswers } from '#platform/db/when-database-answers.ts';
import { openRequestLimits } from '#platform/http/limits/request-limits.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { mailDelivery } from '#platform/mail/deliver-mail.ts';
import { mailTransport } from '#platform/mail/transport.ts';
import type { DrawPicture } from '#platform/pictures/draw-picture.ts';
import { openBus } from '#platform/realtime/open-bus.ts';
import { FolderStore, type ObjectStore } from '#platform/storage/object-store.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { HOOKS, JOBS, MODULES, PERSONAL_RECORDS } from './modules.ts';
import type { LoggedDatabase } from './open-logged.ts';
import { attachPages } from './pages-server.ts';
import { prepareDatabase } from './prepare.ts';
import { createServer } from './server.ts';

/** Fills a database that has its tables and places before the first request. */
export type FillDatabase = (database: DatabaseHandle, store: ObjectStore) => Promise<void>;

/** Differences from the product alone. */
export interface ServeOptions {
  fill?: FillDatabase;
  /** Draws the pictures that a filled database orders. */
  draw?: DrawPicture;
  /** Another source of pages than the build. */
  pages?: typeof attachPages;
}

/** Brings the database up to date, serves, and stops on a signal. While a database server is away it waits, and reports so in its answers. */
export async function serve(config: Config, logged: LoggedDatabase, options: ServeOptions = {}): Promise<void> {
  const { fill, draw, pages = attachPages } = options;
  const { database, logger, outage, isPrepared, onPrepared } = logged;
  const store = new FolderStore(join(config.dataDir, 'pictures'));
  const { bus, leaveBus } = await openBus(config);
  const services = createServices({ config, store, draw, bus, personalRecords: PERSONAL_RECORDS, hooks: HOOKS });
  const { limits, leaveLimits } = await openRequestLimits(config);
  const prepared = whenDatabaseAnswers(database, () => prepare(config, { database, services, log: logger, fill }));
  const created = createServer({
    config,
    database,
    services,
    limits,
    isPrepared,
    logger: logger as FastifyBaseLogger,
    now: () => new Date(),
    servePages: (target, services) => pages(target, services, config),
  });
  const [server] = await Promise.all([created, Promise.race([prepared, outage])]);
  const startWork = async (): Promise<() => Promise<void>> => {
    await prepared;
    const stopJobs = await whenDatabaseAnswers(database, () => startJobs(config, { database, services, log: logger }));
    onPrepared();
    return stopJobs;
  };
  const started = startWork();
  await Promise.race([started, outage]);
  const [stopJobs] = await Promise.all([started, server.listen({ port: config.port, host: config.host })]);
  stopOnSignal(logger, async () => {
    // In parallel: further work of open requests is stored in the database.
    await Promise.all([server.close(), stopJobs()]);
    leaveLimits();
    leaveBus();
    await database.close();
  });
  console.log(`Lares is at ${localAddress(config)}`);
  await store.clearParts(new Date()).catch((error) => logger.warn({ err: error }, 'old parts of files stay'));
  // A large library: the first mail, inside a request's transaction, should not wait for it.
  await import('#platform/mail/mail-html.ts');
}

/** Contents that a database needs before the first request. */
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
  for (const { warmUp } of MODULES) if (warmUp) await reportStep(warmUp.title, () => warmUp.run(db));
}

/** Runs the background jobs; returns the function that stops them. */
async function startJobs(
  config: Config,
  parts: { database: DatabaseHandle; services: Services; log: Logger },
): Promise<() => Promise<void>> {
  const transport = mailTransport(config);
  const definitions = [...JOBS, mailDelivery(transport), backupTrial({ config, ...parts })];
  if (config.backupDir === null && isPublicSite(config.publicUrl))
    parts.log.warn('BACKUP_DIR is not set: no backup is restored on trial.');
  const worker = await startWorker({ ...parts, definitions, now: () => new Date() });
  return async () => {
    await worker.stop();
    transport.close();
  };
}

/**
 * Longest duration of a stop, whatever is under way, milliseconds: remaining work ends with the process, as when it is killed. No
 * acknowledged work is lost by that.
 *
 * @source docs/operations.md, "Stopping"
 */
const LONGEST_STOP_MS = 4_400;

/** Lets open requests finish; a second signal does not wait. */
function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => {
        log.warn('The process ends before all of its work.');
        process.exit(0);
      }, LONGEST_STOP_MS);
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
