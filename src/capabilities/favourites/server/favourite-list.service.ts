import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { OfferRecord } from '#capabilities/offers/offer.record.ts';
import { readCards } from '#capabilities/offers/server/offer-card.service.ts';
import { offsetLimitOf, type Page, pageOf } from '#kernel/page.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { type FavouritesQuery, favouritesInput } from '../favourite.input.ts';
import type { FavouriteRecord } from '../favourite.record.ts';
import { FAVOURITE_LIMITS, RelationType } from '../favourite.ts';
import { listCircleOf } from './circle/circle.queries.ts';
import { countRelations, listHidden } from './relations/relation.queries.ts';
import { countListed, listFavourites } from './saved/favourite-list.queries.ts';

/** A page of favourites with its position among the pages. */
export type FavouritePage = Page<FavouriteRecord>;

/** A page of hidden homes. */
export type HiddenHomePage = Page<{ activeOfferId: number; hiddenAt: Date; property: OfferRecord | null }>;

const FIRST_PAGE: FavouritesQuery = {
  orderBy: 1,
  pageNumber: 1,
  pageSize: FAVOURITE_LIMITS.pageSize,
  isAbbreviated: false,
  isShared: false,
};

/** A page of the actor's favourites. @throws AppError `error.auth.required`; `error.validation` */
export async function readFavourites(ctx: Context, input: object): Promise<FavouritePage> {
  const { userId: accountId } = requireUser(ctx);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
  const listQuery = validated(favouritesInput, { ...FIRST_PAGE, ...given });
  const { orderBy, pageNumber } = listQuery;
  const heartsOf = listQuery.isShared ? await withCircle(ctx, accountId) : [accountId];
  const { total, rows } = await listFavourites(ctx.db, { accountId, heartsOf, orderBy, ...offsetLimitOf(listQuery) });
  const totalRecords = rows.length === 0 && pageNumber > 1 ? await countListed(ctx.db, heartsOf) : total;
  const ids = listQuery.isAbbreviated ? [] : rows.filter(({ isPublic }) => isPublic).map((row) => row.activeOfferId);
  const cards = new Map((await readCards(ctx, ids)).map((card) => [card.id, card]));
  return pageOf(
    listQuery,
    totalRecords,
    rows.map(({ isPublic: _, ...row }) => ({ ...row, property: cards.get(row.activeOfferId) ?? null })),
  );
}

async function withCircle(ctx: Context, accountId: number): Promise<readonly number[]> {
  const circle = await listCircleOf(ctx.db, accountId);
  return circle.length > 0 ? circle : [accountId];
}

/** One favourite of the actor by the id of its home, as the answer of a mutation. */
export async function readFavourite(ctx: Context, activeOfferId: number): Promise<FavouriteRecord> {
  const { userId: accountId } = requireUser(ctx);
  const all = { accountId, heartsOf: [accountId], orderBy: FIRST_PAGE.orderBy, only: activeOfferId };
  const { rows } = await listFavourites(ctx.db, { ...all, limit: 1, offset: 0 });
  const [row] = rows;
  if (!row) throw new Error('A favourite that was just written is on the list.');
  const { isPublic, ...favourite } = row;
  const [property = null] = isPublic ? await readCards(ctx, [activeOfferId]) : [];
  return { ...favourite, property };
}

/** A page of the homes that the actor hid. @throws AppError `error.auth.required`; `error.validation` */
export async function readHiddenHomes(ctx: Context, input: object): Promise<HiddenHomePage> {
  const { userId: accountId } = requireUser(ctx);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
  const page = validated(favouritesInput, { ...FIRST_PAGE, ...given });
  const [totalRecords, rows] = await Promise.all([
    countRelations(ctx.db, { accountId, type: RelationType.Hidden }),
    listHidden(ctx.db, { accountId, ...offsetLimitOf(page) }),
  ]);
  const ids = rows.map((row) => row.activeOfferId);
  const cards = new Map((await readCards(ctx, ids)).map((card) => [card.id, card]));
  return pageOf(
    page,
    totalRecords,
    rows.map((row) => ({ ...row, property: cards.get(row.activeOfferId) ?? null })),
  );
}
