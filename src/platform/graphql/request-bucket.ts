import { BUCKETS } from '#platform/http/limits/limit-rules.ts';
import type { Context } from '../context/context.ts';

/** What a bucket is chosen by. */
type Asker = Pick<Context, 'actor' | 'network' | 'limits'>;

/**
 * Takes what an operation costs from whoever asks. A member has a bucket of their own. A visitor has one by their signed
 * cookie, under the wide one of their network; who shows no cookie yet counts there alone, so that a new cookie gives
 * nobody more. Who has yet to give a second factor counts as a visitor.
 *
 * @throws AppError `error.rateLimit`
 * @source docs/reference/limits.md, "Buckets"
 */
export async function takeRequestPoints({ actor, network, limits }: Asker, points: number): Promise<void> {
  if (actor.kind === 'user') return limits.take(`graphql:user:${actor.userId}`, BUCKETS.apiOfUser, points);
  const { visitorId } = actor;
  // First: whoever asks too much empties no bucket of others.
  if (visitorId !== null) await limits.take(`graphql:visitor:${visitorId}`, BUCKETS.apiOfVisitor, points);
  await limits.take(`graphql:network:${network}`, BUCKETS.apiOfNetwork, points);
}

/** What a page costs of a bucket. */
export const PAGE_COST = 5;

/**
 * Takes what a page costs. A page sets no cookie, so that caches can keep it, and needs none: visitors of one network
 * share a wide bucket that is there for pages alone.
 *
 * @throws AppError `error.rateLimit`
 * @source docs/reference/limits.md, "Buckets"
 */
export function takePagePoints({ actor, network, limits }: Asker): Promise<void> {
  return actor.kind === 'user'
    ? limits.take(`graphql:user:${actor.userId}`, BUCKETS.apiOfUser, PAGE_COST)
    : limits.take(`pages:network:${network}`, BUCKETS.pagesOfNetwork, PAGE_COST);
}
