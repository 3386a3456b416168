import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { DirectoryLockedError } from '#platform/db/directory-lock.ts';
import { MemoryRateLimiter } from '#platform/http/rate-limit.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { developmentHandler } from '#platform/web/development.ts';
import { builtHandler, localeOf, serveFiles, servePages } from '#platform/web/serve-pages.ts';
import { prepareDatabase } from './prepare.ts';
import { createServer, type PageServices } from './server.ts';

const DIST = new URL('../dist', import.meta.url).pathname;
/** Statements slower than this are named in the log. */
const SLOW_STATEMENT_MS = 500;

/** Opens, serves, and stops when asked to. */
async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config);
  const database = await openDatabase({
    ...config,
    onStatement: ({ sql, ms, error }) => {
      if (error || ms > SLOW_STATEMENT_MS)
        logger.warn({ err: error, sql, ms }, error ? 'statement failed' : 'slow statement');
    },
  });
  await prepareDatabase(database);
  const server = await createServer({
    config,
    database,
    store: new FolderStore(join(config.dataDir, 'pictures')),
    limits: new MemoryRateLimiter(),
    logger: logger as FastifyBaseLogger,
    now: () => new Date(),
    servePages: (target, services) => attachPages(target, services, config),
  });
  stopOnSignal(async () => {
    await server.close();
    await database.close();
  });
  await server.listen({ port: config.port, host: '0.0.0.0' });
  process.send?.({ kind: 'listening', port: config.port });
}

/** Pages as built, or in development straight from their sources. */
async function attachPages(
  server: FastifyInstance,
  { execute, contextOf }: PageServices,
  config: Config,
): Promise<void> {
  if (config.production) await serveFiles(server, join(DIST, 'client'));
  const handler = config.production ? await builtHandler(DIST) : null;
  servePages(server, {
    handler: handler ? async () => handler : await developmentHandler(server),
    contextOf: (request) => {
      const ctx = contextOf(request);
      const graphql = async (query: string, variables: object): Promise<object> =>
        (await execute(ctx, { query, variables: { ...variables } })).body;
      return { graphql, origin: config.publicUrl ?? `${request.protocol}://${request.host}`, locale: localeOf(request) };
    },
  });
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

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof DirectoryLockedError;
  console.error(expected ? error.message : error);
  process.exit(1);
});
