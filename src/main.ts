import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { DirectoryLockedError } from '#platform/db/directory-lock.ts';
import { MemoryRateLimiter } from '#platform/http/rate-limit.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { assertBuilt, builtHandler, serveFiles, servePages } from '#platform/web/serve-pages.ts';
import { createServer } from './server.ts';

const DIST = new URL('../dist', import.meta.url).pathname;
/** Statements slower than this are named in the log. */
const SLOW_STATEMENT_MS = 500;

/** Opens, serves, and stops when asked to. */
async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config);
  assertBuilt(DIST);
  const database = await openDatabase({
    ...config,
    onStatement: ({ sql, ms, error }) => {
      if (error || ms > SLOW_STATEMENT_MS)
        logger.warn({ err: error, sql, ms }, error ? 'statement failed' : 'slow statement');
    },
  });
  const handler = await builtHandler(DIST);
  const server = await createServer({
    config,
    database,
    store: new FolderStore(join(config.dataDir, 'pictures')),
    limits: new MemoryRateLimiter(),
    logger: logger as FastifyBaseLogger,
    now: () => new Date(),
    servePages: async (target, { execute, contextOf }) => {
      await serveFiles(target, join(DIST, 'client'));
      servePages(target, {
        handler: async () => handler,
        contextOf: (request) => {
          const ctx = contextOf(request);
          return {
            graphql: async (query: string, variables: object) =>
              (await execute(ctx, { query, variables: { ...variables } })).body,
          };
        },
      });
    },
  });
  stopOnSignal(async () => {
    await server.close();
    await database.close();
  });
  await server.listen({ port: config.port, host: '0.0.0.0' });
  process.send?.({ kind: 'listening', port: config.port });
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
