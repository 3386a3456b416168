import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { SortOrder } from '#capabilities/search/search.filter.ts';
import type { UserActor } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import type { Page } from '#kernel/page.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { groupOf, readStatus, STATUS_GROUPS } from '../../own-offer-states.ts';
import {
  countListedOwnOffers,
  countOwnOffersByStatus,
  listOwnOffers,
  type OwnOfferOrder,
  type OwnOfferQuery,
} from './own-offer-list.queries.ts';

/** The part of a filter that selects owners' records. */
export interface OwnListFilter {
  userId?: number | null;
  status?: readonly number[] | null;
  group?: number | null;
}

/** Whether a filter selects owners' records instead of public listings. */
export const isOwnList = ({ userId, status, group }: OwnListFilter): boolean =>
  userId != null || status != null || group != null;

/** A page of owners' records, counted from 0. */
export type OwnOfferPage = Page<OwnOfferRecord>;

const wrong = { message: 'error.validation.value' };
const DEFAULT_PAGE_SIZE = 24;
const ALL_STATUSES: readonly number[] = Object.values(STATUS_GROUPS).flatMap(({ statuses }) => [...statuses]);

const ownListInput = z.object({
  userId: z.int(wrong).positive(wrong).nullish(),
  status: z
    .array(z.literal([...ALL_STATUSES], wrong), wrong)
    .max(50, wrong)
    .nullish(),
  group: z
    .literal(
      Object.values(STATUS_GROUPS).map(({ id }) => id),
      wrong,
    )
    .nullish(),
  offerType: z.literal([0, 1, 2], wrong).nullish(),
  text: z.string(wrong).trim().max(100, { message: 'error.validation.max:100' }).nullish(),
  order: z.int(wrong).nullish(),
  pageNumber: z.int(wrong).min(0, wrong).max(10_000, wrong).nullish(),
  pageSize: z.int(wrong).min(1, wrong).max(100, wrong).nullish(),
});

const ORDERS: ReadonlyMap<number, OwnOfferOrder> = new Map<number, OwnOfferOrder>([
  [SortOrder.DateAsc, 'changedAsc'],
  [SortOrder.PriceDesc, 'priceDesc'],
  [SortOrder.PriceAsc, 'priceAsc'],
  [SortOrder.CityAsc, 'city'],
]);

/**
 * A page of the caller's own offers; of another's for permitted readers; of all for reviewers without `userId`.
 *
 * @throws AppError `error.auth.required`; `error.validation`; `error.notFound` for another's offers that the actor may not see
 * @source docs/reference/permissions.md, "Offers"
 */
export async function listOwn(ctx: Context, filter: object): Promise<OwnOfferPage> {
  const { listQuery, pageNumber } = queryOf(ctx, filter);
  const [data, totalRecords] = [await listOwnOffers(ctx.db, listQuery), await countListedOwnOffers(ctx.db, listQuery)];
  return { pageNumber, totalPages: Math.ceil(totalRecords / listQuery.limit), totalRecords, data };
}

/** Number of offers on all pages of such a list. @throws AppError as `listOwn` */
export const countOwn = async (ctx: Context, filter: object): Promise<number> =>
  countListedOwnOffers(ctx.db, queryOf(ctx, filter).listQuery);

/** Query of a list, with the actor's scope. @throws AppError as `listOwn` */
function queryOf(ctx: Context, filter: object): { listQuery: OwnOfferQuery; pageNumber: number } {
  const actor = requireUser(ctx);
  const wanted = validated(ownListInput, filter);
  const { userId, agencyId } = scopeOf(actor, wanted.userId ?? null, wanted.status ?? null);
  const group = Object.values(STATUS_GROUPS).find(({ id }) => id === wanted.group);
  const pageNumber = wanted.pageNumber ?? 0;
  const limit = wanted.pageSize ?? DEFAULT_PAGE_SIZE;
  const listQuery: OwnOfferQuery = {
    userId,
    agencyId,
    limit,
    offset: pageNumber * limit,
    offerType: wanted.offerType ?? null,
    statuses: wanted.status ?? group?.statuses ?? ALL_STATUSES,
    text: wanted.text ?? '',
    oldestFirst: userId === null,
    order: ORDERS.get(wanted.order ?? SortOrder.DateDesc) ?? 'changed',
  };
  return { listQuery, pageNumber };
}

/** Owners whose offers an actor sees. */
function scopeOf(
  actor: UserActor,
  userId: number | null,
  statuses: readonly number[] | null,
): Pick<OwnOfferQuery, 'userId' | 'agencyId'> {
  const mayAll = hasRole(actor.rolesFlag, Role.Moderator);
  if (userId === null && mayAll && statuses !== null) return { userId: null, agencyId: null };
  if (userId === null || userId === actor.userId) return { userId: actor.userId, agencyId: null };
  if (mayAll) return { userId, agencyId: null };
  if (hasRole(actor.rolesFlag, Role.AdminAgent) && actor.agencyId !== null) return { userId, agencyId: actor.agencyId };
  throw notFound();
}

/** Number of own offers in a group of statuses. */
export interface OfferCounter {
  status: number;
  count: number;
}

/** Counters of the caller's own offers by group; empty groups have 0. */
export async function countOwnGroups(ctx: Context, offerType: number | null): Promise<OfferCounter[]> {
  const { userId } = requireUser(ctx);
  if (offerType !== null && ![0, 1, 2].includes(offerType))
    throw new AppError('error.validation', { code: 400, values: { offerType: 'error.validation.value' } });
  const counts = await countOwnOffersByStatus(ctx.db, userId, offerType);
  return Object.values(STATUS_GROUPS).map(({ id }) => ({
    status: id,
    count: counts.filter(({ status }) => groupOf(readStatus(status)) === id).reduce((sum, { count }) => sum + count, 0),
  }));
}
