import { OfferStatus } from '#capabilities/offers/offer.ts';
import { removePrivatePicture } from '#capabilities/offers/server/pictures/picture.service.ts';
import { moveCopy } from '#capabilities/offers/server/public-copy.service.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import { usedMailKeys } from '#platform/mail/enqueue-mail.ts';
import { mayStep } from '../../own-offer-states.ts';
import { postOfferMail, warningKey } from '../own-offer/offer.mails.ts';
import { takeStep } from '../own-offer/offer-step.ts';
import { lockOwnOffer } from '../own-offer/own-offer.queries.ts';
import {
  countStrayCopies,
  listEnded,
  listEndingBefore,
  listForHistory,
  listUnpaired,
  listUnusedPictures,
  OVER_STATUSES,
  saveRunTime,
} from './passing-time.queries.ts';

/** Time for which an ended offer's page stays readable, milliseconds. @source docs/reference/transitions.md, "Public copy" */
const HISTORY_AFTER_MS = 90 * DAY_MS;
/** Time between the mail to the owner and the end, milliseconds. */
const WARNED_MS = 5 * DAY_MS;
/** Time for which a picture removed from a draft can be restored from another tab, milliseconds. */
const UNUSED_MS = 2 * DAY_MS;
const AT_ONCE = 200;
/** Greatest trusted step of the clock between two runs, milliseconds; a larger one must be seen twice. */
const TRUSTED_MS = 7_200_000;

/**
 * Applies the passage of time to offers: ends their days, makes them history, mails their owners before. Each offer has a transaction
 * that checks again; the rest is done by the next run.
 *
 * After a jump of the clock a run does nothing: a briefly wrong clock must not end any offer.
 *
 * @throws AggregateError of the failures, after everything else
 * @source docs/reference/transitions.md, "Time"
 */
export async function applyPassingTime(ctx: Context): Promise<void> {
  const now = ctx.now();
  const lookedAt = await saveRunTime(ctx.db, now);
  if (lookedAt !== null && Math.abs(now.getTime() - lookedAt.getTime()) > TRUSTED_MS) return;
  const since = new Date(now.getTime() - HISTORY_AFTER_MS);
  const failures: unknown[] = [];
  const note = (failure: unknown): void => void failures.push(failure);
  await eachOf(ctx, async () => idsOf(await listEnded(ctx.db, now, AT_ONCE)), expireOffer).catch(note);
  await eachOf(ctx, endingSoon(ctx, now), warnOwner).catch(note);
  await eachOf(ctx, async () => idsOf(await listForHistory(ctx.db, since, AT_ONCE)), makeHistory).catch(note);
  if (failures.length > 0) throw new AggregateError(failures, 'Time did not pass for every offer.');
}

const idsOf = (offers: readonly { id: number }[]): number[] => offers.map(({ id }) => id);

/**
 * Processes batches until none is left; items found twice stay for the next run.
 *
 * @throws AggregateError of the failures, after everything else
 */
async function eachOf(
  ctx: Context,
  find: () => Promise<number[]>,
  work: (ctx: Context, id: number) => Promise<unknown>,
): Promise<void> {
  const seen = new Set<number>();
  const failures: unknown[] = [];
  for (let ids = await find(); ids.some((id) => !seen.has(id)); ids = await find())
    for (const id of ids.filter((one) => !seen.has(one))) {
      seen.add(id);
      await work(ctx, id).catch((failure: unknown) => failures.push(failure));
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${seen.size} failed.`);
}

const expireOffer = (ctx: Context, id: number): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now();
    const offer = await lockOwnOffer(tx, id);
    // It was prolonged or moved concurrently.
    if (!offer || offer.endDate === null || offer.endDate > now || !mayStep(offer.status, 'expire')) return;
    const expired = await takeStep(tx, offer, { step: 'expire', now });
    await postOfferMail(ctx, tx, { name: 'offerExpired', offer: expired });
  });

const makeHistory = (ctx: Context, id: number): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const offer = await lockOwnOffer(tx, id);
    // It was republished concurrently.
    if (!offer || offer.activeOfferId === null || !OVER_STATUSES.includes(offer.status)) return;
    await moveCopy(tx, offer.activeOfferId, { to: OfferStatus.Historical, now: ctx.now() });
  });

/** Offers that end soon, in batches, without those whose owners have been mailed: an earlier run mailed most of them. */
function endingSoon({ db }: Context, now: Date): () => Promise<number[]> {
  const before = new Date(now.getTime() + WARNED_MS);
  let afterId = 0;
  return async () => {
    for (;;) {
      const ending = await listEndingBefore(db, { now, before, afterId }, AT_ONCE);
      const mailed = await usedMailKeys(db, ending.map(warningKey));
      const unmailed = ending.filter((offer) => !mailed.has(warningKey(offer)));
      afterId = ending.at(-1)?.id ?? afterId;
      if (unmailed.length > 0 || ending.length < AT_ONCE) return idsOf(unmailed);
    }
  };
}

const warnOwner = (ctx: Context, id: number): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const offer = await lockOwnOffer(tx, id);
    if (offer?.status === OfferStatus.Published) await postOfferMail(ctx, tx, { name: 'offerEndsSoon', offer });
  });

/** Removes unused private pictures. */
export async function removeUnusedPictures(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNUSED_MS);
  const find = async () => idsOf(await listUnusedPictures(ctx.db, before, AT_ONCE));
  await eachOf(ctx, find, ({ db, services }, id) => removePrivatePicture({ db, store: services.store }, id));
}

/** Command by which other processes call `findUnpaired`. */
export const CHECK_PAIRS = 'publishing.checkPairs';

/** Inconsistent pairs of owner's record and public copy, as lines for a reader; none is expected. */
export async function findUnpaired({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const [unpaired, stray] = [await listUnpaired(db), await countStrayCopies(db)];
  return [
    ...unpaired.map(({ id, status, copyStatus }) => `offer ${id}: ${status} beside ${copyStatus ?? 'no copy'}`),
    ...(stray > 0 ? [`${stray} public copies whose owner's record names another`] : []),
  ];
}
