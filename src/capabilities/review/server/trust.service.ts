import type { OfferRecord } from '#capabilities/offers/offer.record.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { changeLogOf } from '#platform/freshness/change-log.ts';
import { listWithForeignPictures } from './hint.queries.ts';
import {
  listOfMembers,
  listUncompared,
  listWithoutTrust,
  markUncompared,
  saveTrustOf,
  trustLoader,
  updateOwnPictures,
} from './trust.queries.ts';

/** Trust marks of a listing. */
export interface ListingTrust {
  isEmailConfirmed: boolean;
  memberSince: Date | null;
  reviewedAt: Date | null;
  hasOwnPictures: boolean;
  usualPricePlace: null;
  feedSince: Date | null;
}

/**
 * Trust marks of a public listing; unknown ones are left out.
 *
 * @source docs/reference/listings.md, "Trust marks"
 */
export async function readTrust(ctx: Context, offer: OfferRecord): Promise<ListingTrust> {
  ctx.dependsOn(changeLogOf(ctx.db).dependencyOn('listing_trust'));
  const known = await ctx.loader(trustLoader).load(offer.id);
  return {
    isEmailConfirmed: known?.isEmailConfirmed ?? false,
    memberSince: known?.memberSince ?? null,
    reviewedAt: known?.reviewedAt ?? null,
    hasOwnPictures: known?.hasOwnPictures ?? false,
    // Pages of earlier builds query it.
    usualPricePlace: null,
    feedSince: known?.feedSince ?? null,
  };
}

/** Recomputes the facts of listings that became public or changed. */
export async function refreshTrust(db: Db, ids: readonly number[]): Promise<void> {
  await saveTrustOf(db, ids);
  await markUncompared(db, ids);
}

const AT_ONCE = 500;
/** Listings compared at once: each picture takes a few milliseconds. */
const COMPARED_AT_ONCE = 50;

/**
 * Recomputes facts for changes without an event: listings of a sample market, addresses that were confirmed or changed, pictures that
 * were not compared. Idempotent, and may be interrupted.
 */
export async function refreshAllTrust({ db }: Pick<Context, 'db'>): Promise<void> {
  await saveTrustOfAll(db, listOfMembers);
  await saveTrustOfAll(db, listWithoutTrust);
  await comparePictures(db);
}

/** Recomputes the facts of a list in batches: one statement for all would exceed its time limit. */
async function saveTrustOfAll(db: Db, list: typeof listOfMembers): Promise<void> {
  for (let ids = await list(db, 0, AT_ONCE); ids.length > 0; ) {
    await saveTrustOf(db, ids);
    ids = await list(db, ids.at(-1) ?? 0, AT_ONCE);
  }
}

/** Compares waiting pictures: a listing that shows another one's picture takes the mark from that one, too. */
async function comparePictures(db: Db): Promise<void> {
  for (let afterId = 0; ; ) {
    const listings = await listUncompared(db, afterId, COMPARED_AT_ONCE);
    const [own, foreign] = [new Set<number>(), new Set<number>()];
    for (const { id, pictureIds } of listings) {
      const others = await listWithForeignPictures(db, id, pictureIds);
      if (others.length === 0) own.add(id);
      else for (const each of [id, ...others]) foreign.add(each);
    }
    await updateOwnPictures(db, [...own], true);
    await updateOwnPictures(db, [...foreign], false);
    afterId = listings.at(-1)?.id ?? afterId;
    if (listings.length < COMPARED_AT_ONCE) return;
  }
}
