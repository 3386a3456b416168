import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { serveBotCheck } from '#platform/bot-check/bot-check.route.ts';
import { humanTokenHeader } from '#platform/bot-check/human-token.ts';
import type { Config } from '#platform/config/config.ts';
import { type Context, createContext } from '#platform/context/context.ts';
import type { Identify, SessionRoles } from '#platform/context/identify.ts';
import type { Services } from '#platform/context/services.ts';
import { visitorOf } from '#platform/context/visitor.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { comparedMigrations } from '#platform/db/migrate.ts';
import { dbUntil } from '#platform/db/statements/ending-db.ts';
import { dependsOnNothing } from '#platform/freshness/dependency.ts';
import type { PageCacheRules } from '#platform/freshness/page-cache.ts';
import { type ApiOptions, createApi, type ExecuteApi } from '#platform/graphql/api.ts';
import { takePagePoints } from '#platform/graphql/request-bucket.ts';
import { serveGraphql } from '#platform/graphql/route.ts';
import { answerErrors, answerPlainError, answerUnknownRoute } from '#platform/http/answers/answer-errors.ts';
import { logAnsweredError } from '#platform/http/answers/answered-error.ts';
import { STREAM_COMPRESSION } from '#platform/http/answers/compressed-answer.ts';
import {
  boundConnections,
  CONNECTION_RULES,
  type ConnectionRules,
  connectionOptions,
} from '#platform/http/connections/connections.ts';
import { endRequests, REQUEST_TIMEOUT_MS } from '#platform/http/connections/request-end.ts';
import { browserCookies, visitorCookie } from '#platform/http/cookies/fastify-cookies.ts';
import { localeOf } from '#platform/http/cookies/request-locale.ts';
import { cleanRequests } from '#platform/http/guards/clean-requests.ts';
import { onlyMonitors } from '#platform/http/guards/only-monitors.ts';
import { protectSecretAddresses } from '#platform/http/guards/secret-addresses.ts';
import { setSecurityHeaders } from '#platform/http/guards/security-headers.ts';
import { logUnknownProxy, trustOf } from '#platform/http/guards/trusted-proxy.ts';
import { addressKey, plainAddress, UNKNOWN_NETWORK } from '#platform/http/limits/address-key.ts';
import { type RateLimiter, unlimited } from '#platform/http/limits/rate-limit.ts';
import { delayRefusals, REFUSAL_DELAY_MS } from '#platform/http/limits/slow-refusals.ts';
import { countDeadJobs } from '#platform/jobs/job.queries.ts';
import { RequestLog, withoutSecrets } from '#platform/log/request-log.ts';
import { serveDevMailbox } from '#platform/mail/dev-mailbox.route.ts';
import { countApiErrors, countRefusals } from '#platform/metrics/error-counts.ts';
import { serveMetrics } from '#platform/metrics/metrics.route.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { Semaphore, type SemaphoreRules } from '#platform/queues/semaphore.ts';
import { serveRealtime } from '#platform/realtime/realtime.route.ts';
import { serveUploads, type UploadTimes } from '#platform/uploads/upload.route.ts';
import { API_PARTS, METRICS, MODULES, REQUEST_LIMITS, withoutSecret } from './modules.ts';
import { metricsOf, refuseWhileAway, type SharedServices, sharedServices } from './shared-services.ts';

/** Dependencies of a server; tests provide their own. */
export interface ServerParts {
  config: Config;
  database: DatabaseHandle;
  services: Services;
  limits: RateLimiter;
  logger: FastifyBaseLogger | false;
  now(): Date;
  /** Whether the database has everything that this version needs; a server may listen before. */
  isPrepared?(): boolean;
  /** Time limits of uploads, instead of the default. */
  uploadTimes?: UploadTimes;
  /** Limits of connections, instead of the default. */
  connections?: Partial<ConnectionRules>;
  /** Longest duration of a request other than an upload, milliseconds, instead of the default. */
  requestLimitMs?: number;
  /** Most open sockets, instead of the default. */
  mostSockets?: number;
  /** Delay of a refusal for too many requests, milliseconds, instead of the default. */
  refusalDelayMs?: number;
  /** Limits of the cache of shared answers, instead of the default. */
  sharedAnswers?: Partial<PageCacheRules>;
  /** Serves every address outside of the API: pages and their files. */
  servePages?: (server: FastifyInstance, pages: PageServices) => Promise<void>;
}

/** Services for pages. */
export interface PageServices {
  execute: ExecuteApi;
  /**
   * Counts the request of a page. The context is for the page's own queries, which are not limited again.
   *
   * @throws AppError `error.rateLimit`
   */
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
  /** Renders a page in the turn of the requesting network. */
  inTurn<Result>(request: FastifyRequest, render: () => Promise<Result>): Promise<Result>;
  /** For pages that are the same for all visitors; null where each is made for its caller. */
  shared: SharedServices | null;
}

type OnError = ApiOptions['onError'];

/** Pages and queries in progress, by network: a network's requests delay its own, not others'. */
const TURNS: SemaphoreRules = { atOnce: 24, mostOfNetwork: 1, mostWaitingOfNetwork: 500, retryAfterS: 2 };

/** Identifies a visitor, where no capability knows accounts. */
const identify: Identify =
  MODULES.find((module) => module.identify)?.identify ??
  (async (_parts, _session, visitorId) => ({ kind: 'visitor', visitorId }));

const sessionRoles: SessionRoles =
  MODULES.find((module) => module.sessionRoles)?.sessionRoles ?? (async () => new Map());

/** Extensions of sockets by capabilities. */
const SOCKETS = { identify, sessionRoles, socketEvents: MODULES.flatMap(({ socketEvents = [] }) => socketEvents) };

/** Builds the whole product on one Fastify instance; the caller makes it listen. */
export async function createServer(given: ServerParts): Promise<FastifyInstance> {
  const counts = new Registry();
  const parts = { ...given, limits: countRefusals(given.limits, counts, REQUEST_LIMITS) };
  const connections = { ...CONNECTION_RULES, ...parts.connections };
  const server = Fastify({
    ...(parts.logger ? { loggerInstance: withoutSecrets(parts.logger, withoutSecret) } : { logger: false }),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    ...connectionOptions(connections),
    frameworkErrors: answerPlainError,
    trustProxy: trustOf(parts.config),
    routerOptions: { maxParamLength: 2_000 },
    forceCloseConnections: 'idle',
  }) as FastifyInstance;
  logUnknownProxy(server);
  boundConnections(server, connections);
  endRequests(server, parts.requestLimitMs ?? REQUEST_TIMEOUT_MS);
  delayRefusals(server, parts.refusalDelayMs ?? REFUSAL_DELAY_MS);
  setSecurityHeaders(server, parts.config);
  protectSecretAddresses(server, withoutSecret);
  await server.register(cookie);
  await server.register(compress, STREAM_COMPRESSION);
  // JSON is the only accepted content type; a form of another site cannot send it.
  server.removeContentTypeParser('text/plain');
  cleanRequests(server);
  answerErrors(server);
  server.setNotFoundHandler(answerUnknownRoute);
  const shared = sharedServices(parts);
  answerHealth(server, parts);
  const onError = notingErrors(server, counts);
  const { execute, documents } = await openApi(server, parts, onError);
  const contextOf: RouteParts['contextOf'] = (request, reply) => requestContext(parts, request, reply);
  const turns = new Semaphore(TURNS);
  const openSockets = serveRealtime(server, { ...parts, ...SOCKETS, contextOf, onError, turns });
  const answerMetrics = shared ? metricsOf(shared.answers) : [];
  serveMetrics(server, { ...parts, counts, metrics: [...METRICS, ...answerMetrics, openSockets] });
  serveGraphql(server, { ...parts, execute, documents, contextOf, turns, shared });
  serveBotCheck(server, { ...parts, contextOf });
  serveUploads(server, { ...parts, contextOf, targets: MODULES.flatMap(({ uploads = [] }) => uploads) });
  serveDevMailbox(server, parts);
  for (const { serve } of MODULES) serve?.(server, { ...parts, contextOf });
  await parts.servePages?.(server, {
    execute,
    shared,
    inTurn: (request, render) => turns.take(render, { network: addressKey(request.ip), signal: request.ending }),
    contextOf: (request, reply) => contextOf(request, reply).then(countedPage),
  });
  return server;
}

/** The API; defects are logged with the id of their request. */
const openApi = (server: FastifyInstance, { config }: ServerParts, onError: OnError) =>
  createApi(server, API_PARTS, {
    introspection: !config.production,
    report: (error, reqId) => server.log.error({ err: error, reqId }, 'defect'),
    onError,
  });

/** Counts errors of operations and events by code, and logs each with the id of its request. */
function notingErrors({ log }: FastifyInstance, counts: Registry): OnError {
  const count = countApiErrors(counts);
  return (request, error) => {
    count(error.extensions.code);
    logAnsweredError(log, request, error);
  };
}

/** Counts the request of a page; the page's own queries are not limited again. @throws AppError `error.rateLimit` */
async function countedPage(ctx: Context): Promise<Context> {
  await takePagePoints(ctx);
  return { ...ctx, limits: unlimited };
}

/**
 * The context of a request, with an actor read anew each time.
 *
 * @throws DatabaseAwayError at once while the database is away
 */
async function requestContext(parts: ServerParts, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const { database, services, limits, now } = parts;
  refuseWhileAway(parts);
  const { ending } = request;
  const db = dbUntil(database.db, ending);
  const cookies = browserCookies(request, reply);
  const visitorId = visitorOf(services.secrets, visitorCookie(request));
  const actor = await identify({ db, now }, cookies.session, visitorId);
  // A signed-in member's answer is private, and the browser drops it with the session.
  if (cookies.session !== null) reply.header('cache-control', 'private, no-store');
  return createContext({
    db,
    actor,
    cookies,
    services,
    limits,
    now,
    askedAtMs: null,
    dependsOn: dependsOnNothing,
    ending,
    address: plainAddress(request.ip) ?? UNKNOWN_NETWORK,
    network: addressKey(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    humanToken: humanTokenHeader(request),
    requestId: request.id,
    locale: localeOf(request),
  });
}

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too, with all migrations and none that only newer versions can serve;
 * dead jobs are counted.
 *
 * For monitors only. A first start has no tables yet.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
function answerHealth(server: FastifyInstance, { config, database, isPrepared = () => true }: ServerParts): void {
  const onRequest = onlyMonitors(config);
  server.get('/healthz', { onRequest }, () => ({ status: 'ok' }));
  server.get('/readyz', { onRequest }, async (_request, reply) => {
    if (!isPrepared()) return reply.code(503).send({ database: database.isAway() ? 'unavailable' : 'being prepared' });
    try {
      const { missing, incompatible } = await comparedMigrations(database.db);
      const deadJobs = await countDeadJobs(database.db);
      const isReady = missing.length === 0 && incompatible.length === 0;
      return await reply.code(isReady ? 200 : 503).send({
        database: incompatible.length > 0 ? 'newer than this version' : 'ok',
        missingMigrations: missing.length,
        deadJobs,
      });
    } catch {
      return await reply.code(503).send({ database: 'unavailable' });
    }
  });
}
