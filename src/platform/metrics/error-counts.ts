import type { Registry } from 'prom-client';
import { Counter } from 'prom-client';
import { AppError } from '#kernel/app-error.ts';
import { BUCKETS, SIGN_IN_ATTEMPTS, WINDOWS } from '../http/limit-rules.ts';
import type { RateLimiter } from '../http/rate-limit.ts';

/** Names of limits by their rules, which are constants: names that are counted carry addresses and would have no bound. */
const LIMIT_NAMES: ReadonlyMap<object, string> = new Map<object, string>([
  ...Object.entries({ ...BUCKETS, ...WINDOWS }).map(([name, rule]): [object, string] => [rule, name]),
  [SIGN_IN_ATTEMPTS, 'signInAttempts'],
]);
const UNNAMED_LIMIT = 'other';

/** Counts errors of operations and of events of sockets by their code, whatever the status of the answer. */
export function countApiErrors(registry: Registry): (code: number) => void {
  const errors = new Counter({
    name: 'lares_graphql_errors_total',
    help: 'Errors in answers of the API, by code; 500 is a defect.',
    labelNames: ['code'],
    registers: [registry],
  });
  return (code) => errors.inc({ code: String(code) });
}

/** A limiter that counts what it refuses, by the name of the limit. */
export function countRefusals(limits: RateLimiter, registry: Registry): RateLimiter {
  const refusals = new Counter({
    name: 'lares_limits_hit_total',
    help: 'Requests beyond a limit, by the limit.',
    labelNames: ['limit'],
    registers: [registry],
  });
  const counted = async (rule: object, asked: Promise<void>): Promise<void> => {
    try {
      await asked;
    } catch (error) {
      if (error instanceof AppError && error.messageId === 'error.rateLimit')
        refusals.inc({ limit: LIMIT_NAMES.get(rule) ?? UNNAMED_LIMIT });
      throw error;
    }
  };
  return {
    take: (name, rule, points) => counted(rule, limits.take(name, rule, points)),
    count: (name, rule) => counted(rule, limits.count(name, rule)),
    attempt: (name, rule) => counted(rule, limits.attempt(name, rule)),
    forgetAttempts: (name) => limits.forgetAttempts(name),
  };
}
