import type { FastifyRequest } from 'fastify';
import { ANONYMOUS } from '#kernel/actor.ts';
import { localeOfPath } from '#kernel/locale.ts';
import type { Config } from '#platform/config/config.ts';
import { backgroundContext } from '#platform/context/context.ts';
import type { Services } from '#platform/context/services.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { DatabaseAwayError } from '#platform/db/statements/database-away.ts';
import { dbUntil } from '#platform/db/statements/ending-db.ts';
import { currentVersions } from '#platform/freshness/current-versions.ts';
import { PAGE_CACHE_RULES, PageCache, type PageCacheRules } from '#platform/freshness/page-cache.ts';
import type { AnonymousQueries } from '#platform/graphql/anonymous-query.ts';
import { takePagePoints } from '#platform/graphql/request-bucket.ts';
import type { SentAnswer } from '#platform/http/answers/shared-answer.ts';
import { REQUEST_TIMEOUT_MS, unavailable } from '#platform/http/connections/request-end.ts';
import { sessionCookie } from '#platform/http/cookies/fastify-cookies.ts';
import { addressKey } from '#platform/http/limits/address-key.ts';
import type { RateLimiter } from '#platform/http/limits/rate-limit.ts';
import { loggedAddressOf } from '#platform/log/request-log.ts';
import type { Metric } from '#platform/metrics/metric.ts';
import { MODULES, withoutSecret } from './modules.ts';

/** Making and caching of answers that are the same for all visitors. */
export interface SharedServices extends AnonymousQueries {
  /** Whether the caller is not signed in, and the address, without a secret, determines the answer. */
  isFor(request: FastifyRequest): boolean;
  /** Counts the request of a page. @throws AppError `error.rateLimit` */
  count(request: FastifyRequest): Promise<void>;
}

/** Dependencies of these services. */
interface SharedServiceParts {
  config: Pick<Config, 'production' | 'pageMemoryMb'>;
  database: DatabaseHandle;
  services: Services;
  limits: RateLimiter;
  now(): Date;
  isPrepared?(): boolean;
  sharedAnswers?: Partial<PageCacheRules>;
}

const BYTES_OF_MB = 1_048_576;

/** The services; null in development, and with an empty cache. */
export function sharedServices(parts: SharedServiceParts): SharedServices | null {
  const { config, database, services, limits, now } = parts;
  const room = config.pageMemoryMb * BYTES_OF_MB;
  if (!config.production || room === 0) return null;
  const look = async (): Promise<void> => {
    refuseWhileAway(parts);
    const askedAtMs = performance.now();
    await currentVersions({ db: database.db, askedAtMs });
    for (const { look: lookOf } of MODULES) await lookOf?.(database.db, askedAtMs);
  };
  return {
    answers: new PageCache({ ...PAGE_CACHE_RULES, room, ...parts.sharedAnswers }, look),
    isFor: (request) =>
      sessionCookie(request) === null &&
      localeOfPath(request.url) !== null &&
      loggedAddressOf(request, withoutSecret) === request.url,
    count: ({ ip }) => takePagePoints({ actor: ANONYMOUS, network: addressKey(ip), limits }),
    asAnonymous: async (of, work) => {
      refuseWhileAway(parts);
      const end = new AbortController();
      const timer = setTimeout(() => end.abort(unavailable()), REQUEST_TIMEOUT_MS);
      const ending = end.signal;
      try {
        return await work(backgroundContext({ ...of, db: dbUntil(database.db, ending), services, now, ending }));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** @throws DatabaseAwayError at once while the database is away */
export function refuseWhileAway({ database, isPrepared }: Pick<SharedServiceParts, 'database' | 'isPrepared'>): void {
  if (database.isAway() || !(isPrepared?.() ?? true)) throw new DatabaseAwayError();
}

/** Hit metrics of the cache. */
export const metricsOf = (answers: PageCache<SentAnswer>): Metric[] => [
  {
    name: 'lares_answers_known_total',
    help: 'Pages and answers of the API served from the cache.',
    read: async () => answers.counts.known,
  },
  {
    name: 'lares_answers_unchecked_total',
    help: 'Answers from the cache, at most 5 s old, served while the database took over 100 ms to confirm them.',
    read: async () => answers.counts.unchecked,
  },
  {
    name: 'lares_answers_built_total',
    help: 'Pages and answers of the API built for all visitors.',
    read: async () => answers.counts.built,
  },
];
