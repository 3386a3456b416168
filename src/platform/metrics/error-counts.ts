import type { Registry } from 'prom-client';
import { Counter } from 'prom-client';
import { AppError } from '#kernel/app-error.ts';
import { BUCKETS, WINDOWS } from '../http/limits/limit-rules.ts';
import type { LimitRule, RateLimiter } from '../http/limits/rate-limit.ts';

const UNNAMED_LIMIT = 'other';

/** Counts errors of operations and of socket events by their code, whatever the status of the answer. */
export function countApiErrors(registry: Registry): (code: number) => void {
  const errors = new Counter({
    name: 'lares_graphql_errors_total',
    help: 'Errors in answers of the API, by code; 500 is a defect.',
    labelNames: ['code'],
    registers: [registry],
  });
  return (code) => errors.inc({ code: String(code) });
}

/**
 * A limiter that counts its refusals, by the name of the limit. Counted keys contain addresses and would have no bound; rules are
 * constants, so each represents its name.
 *
 * @param rules of capabilities, by name; those of the platform are built in
 */
export function countRefusals(
  limits: RateLimiter,
  registry: Registry,
  rules: Readonly<Record<string, LimitRule>> = {},
): RateLimiter {
  const nameOf = new Map<LimitRule, string>(
    Object.entries({ ...BUCKETS, ...WINDOWS, ...rules }).map(([name, rule]) => [rule, name]),
  );
  const refusals = new Counter({
    name: 'lares_limits_hit_total',
    help: 'Requests beyond a limit, by the limit.',
    labelNames: ['limit'],
    registers: [registry],
  });
  const counted = async (rule: LimitRule, asked: Promise<void>): Promise<void> => {
    try {
      await asked;
    } catch (error) {
      if (error instanceof AppError && error.messageId === 'error.rateLimit')
        refusals.inc({ limit: nameOf.get(rule) ?? UNNAMED_LIMIT });
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
