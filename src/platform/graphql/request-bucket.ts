import type { BucketRule } from '#platform/http/rate-limit.ts';
import type { Context } from './context.ts';

/** Buckets of those who ask. @source rules §6.1 */
const USER_BUCKET: BucketRule = { size: 1_000, refillPerS: 50 };
const VISITOR_BUCKET: BucketRule = { size: 500, refillPerS: 20 };

/**
 * Takes what an operation costs from whoever asks: a user has a bucket of their own, visitors share that of their address.
 * Who has yet to give a second factor counts as a visitor.
 *
 * @throws AppError `error.rateLimit`
 */
export function takeRequestPoints(ctx: Pick<Context, 'actor' | 'network' | 'limits'>, points: number): Promise<void> {
  const { actor, network, limits } = ctx;
  return actor.kind === 'user'
    ? limits.take(`graphql:user:${actor.userId}`, USER_BUCKET, points)
    : limits.take(`graphql:network:${network}`, VISITOR_BUCKET, points);
}
