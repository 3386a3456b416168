import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { serveBaseMap } from '#capabilities/locations/server/base-map.route.ts';
import { servePictures } from '#capabilities/offers/server/picture.route.ts';
import { serveSitemaps } from '#capabilities/sitemap/server/sitemap.route.ts';
import { AppError } from '#kernel/app-error.ts';
import { DEFAULT_LOCALE } from '#kernel/locale.ts';
import type { Config } from '#platform/config/config.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { migrationNames, migrationsDone } from '#platform/db/migrate.ts';
import { createApi, type ExecuteApi } from '#platform/graphql/api.ts';
import { type Context, createContext } from '#platform/graphql/context.ts';
import { publicError } from '#platform/graphql/error-format.ts';
import { serveGraphql } from '#platform/graphql/route.ts';
import { isLoopback } from '#platform/http/loopback.ts';
import { type RateLimiter, unlimited } from '#platform/http/rate-limit.ts';
import { countDeadJobs } from '#platform/jobs/job.queries.ts';
import { serveKeptMails } from '#platform/mail/kept-mails.route.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { MODULES } from './modules.ts';
import { sitemapPagePaths } from './sitemap-pages.ts';

/** Everything a server is made of; tests bring their own. */
export interface ServerParts {
  config: Config;
  database: DatabaseHandle;
  store: ObjectStore;
  limits: RateLimiter;
  logger: FastifyBaseLogger | false;
  now(): Date;
  /** Serves every address that is not the API's: pages and their files. */
  servePages?: (server: FastifyInstance, pages: PageServices) => Promise<void>;
}

/** What pages are given. */
export interface PageServices {
  execute: ExecuteApi;
  /** The context of a page's own questions: its request has been counted already, so they are not limited again. */
  contextOf(request: FastifyRequest): Context;
}

/** Longest a request may take, milliseconds. @source rules §6.1 */
const REQUEST_TIMEOUT_MS = 10_000;

/** Builds the whole product on one Fastify instance; it listens when its owner says so. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const server = Fastify({
    ...(parts.logger ? { loggerInstance: parts.logger } : { logger: false }),
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 2_000 },
    forceCloseConnections: 'idle',
  }) as FastifyInstance;
  await server.register(helmet, {
    contentSecurityPolicy: false,
    hsts: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await server.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  // JSON is the one language spoken here; a form of another site cannot speak it.
  server.removeContentTypeParser('text/plain');
  answerErrors(server);
  answerHealth(server, parts);
  const execute = await createApi(server, MODULES, {
    introspection: !parts.config.production,
    report: (error) => server.log.error({ err: error }, 'defect'),
  });
  const contextOf = (request: FastifyRequest, limits: RateLimiter): Context =>
    createContext({
      db: parts.database.db,
      address: request.ip,
      requestId: request.id,
      locale: DEFAULT_LOCALE,
      limits,
      now: parts.now,
    });
  serveGraphql(server, execute, (request) => contextOf(request, parts.limits));
  servePictures(server, parts.store);
  serveBaseMap(server, parts);
  serveSitemaps(server, { ...parts, pagePaths: sitemapPagePaths });
  serveKeptMails(server, parts);
  await parts.servePages?.(server, { execute, contextOf: (request) => contextOf(request, unlimited) });
  return server;
}

/** Whatever fails in a route answers in the shape of the API. @source rules §7 */
function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const known = error.statusCode && error.statusCode < 500 && !(error instanceof AppError);
    const cause = known ? new AppError('error.request.malformed', { code: error.statusCode ?? 400 }) : error;
    const { message, extensions } = publicError(cause, request.id, (defect) =>
      request.log.error({ err: defect }, 'defect'),
    );
    const { retryAfter } = extensions.values;
    if (retryAfter) reply.header('retry-after', String(retryAfter));
    return reply.code(extensions.code).send({ errors: [{ message, extensions }] });
  });
}

/** `/healthz`: the process answers. `/readyz`: so does the database, with all migrations; jobs that failed for good are counted. For this machine only. @source rules §3.6 */
function answerHealth(server: FastifyInstance, { database }: ServerParts): void {
  const onRequest = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (isLoopback(request.ip)) done();
    else reply.callNotFound();
  };
  server.get('/healthz', { onRequest }, () => ({ status: 'ok' }));
  server.get('/readyz', { onRequest }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(database.db);
      const missing = migrationNames().length - (await migrationsDone(database.db)).length;
      const deadJobs = await countDeadJobs(database.db);
      return await reply.code(missing === 0 ? 200 : 503).send({ database: 'ok', missingMigrations: missing, deadJobs });
    } catch {
      return await reply.code(503).send({ database: 'unavailable' });
    }
  });
}
