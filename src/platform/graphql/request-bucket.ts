import { BUCKETS } from '#platform/http/limits/limit-rules.ts';
import type { Context } from '../context/context.ts';

/** The part of a context that selects a bucket. */
type LimitedCaller = Pick<Context, 'actor' | 'network' | 'limits'>;

/**
 * Takes the points of an operation from the caller's bucket. A member has a bucket; a visitor has one by their signed cookie, under the
 * wide one of their network.
 *
 * A visitor without a cookie counts in the network alone, so a new cookie gains nothing. A session that lacks its second factor counts as a
 * visitor.
 *
 * @throws AppError `error.rateLimit`
 * @source docs/reference/limits.md, "Buckets"
 */
export async function takeRequestPoints({ actor, network, limits }: LimitedCaller, points: number): Promise<void> {
  if (actor.kind === 'user') return limits.take(`graphql:user:${actor.userId}`, BUCKETS.apiOfUser, points);
  const { visitorId } = actor;
  // The visitor's bucket first: a visitor over their limit empties no bucket of others.
  if (visitorId !== null) await limits.take(`graphql:visitor:${visitorId}`, BUCKETS.apiOfVisitor, points);
  await limits.take(`graphql:network:${network}`, BUCKETS.apiOfNetwork, points);
}

/** Points that a page takes from a bucket. */
export const PAGE_COST = 5;

/**
 * Takes the points of a page. A page sets no cookie, so that caches can store it, and needs none: visitors of one network share a wide
 * bucket for pages alone.
 *
 * @throws AppError `error.rateLimit`
 * @source docs/reference/limits.md, "Buckets"
 */
export function takePagePoints({ actor, network, limits }: LimitedCaller): Promise<void> {
  return actor.kind === 'user'
    ? limits.take(`graphql:user:${actor.userId}`, BUCKETS.apiOfUser, PAGE_COST)
    : limits.take(`pages:network:${network}`, BUCKETS.pagesOfNetwork, PAGE_COST);
}
