import { OfferStatus } from '#capabilities/offers/offer.ts';
import { removePrivatePicture } from '#capabilities/offers/server/pictures/picture.service.ts';
import { moveCopy } from '#capabilities/offers/server/public-copy.service.ts';
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
  OVER,
  saveLook,
} from './passing-time.queries.ts';

const DAY_MS = 86_400_000;
/** A gone offer stays readable as gone for so long. @source docs/reference/transitions.md, "Public copy" */
const HISTORY_AFTER_MS = 90 * DAY_MS;
/** Owners hear so long before the end. */
const WARNED_MS = 5 * DAY_MS;
/** A picture that was taken out of a draft may be put back from another tab for so long. */
const UNUSED_MS = 2 * DAY_MS;
const AT_ONCE = 200;
/** A clock that moved further than this since the last look has to be seen twice before it is believed. */
const TRUSTED_MS = 7_200_000;

/**
 * What time does to offers: their days end, they become history, their owners hear before. Each in a transaction of its own that
 * looks again; whatever is left over is done at the next run. Where the clock jumped since the last run, nothing is done in this
 * one: a clock that is wrong for a moment ends nobody's days.
 *
 * @throws AggregateError of what failed, once everything else is done
 * @source docs/reference/transitions.md, "Time"
 */
export async function passTime(ctx: Context): Promise<void> {
  const now = ctx.now();
  const lookedAt = await saveLook(ctx.db, now);
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
 * Works through what is found until nothing more is; what is found twice stays for the next time.
 *
 * @throws AggregateError of what failed, once everything else is done
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
    // It was prolonged or moved meanwhile.
    if (!offer || offer.endDate === null || offer.endDate > now || !mayStep(offer.status, 'expire')) return;
    const expired = await takeStep(tx, offer, { step: 'expire', now });
    await postOfferMail(ctx, tx, { name: 'offerExpired', offer: expired });
  });

const makeHistory = (ctx: Context, id: number): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const offer = await lockOwnOffer(tx, id);
    // It was put up once more meanwhile.
    if (!offer || offer.activeOfferId === null || !OVER.includes(offer.status)) return;
    await moveCopy(tx, offer.activeOfferId, { to: OfferStatus.Historical, now: ctx.now() });
  });

/** Finds offers that end soon, some at a time, but for those whose owners have heard: most did in an earlier hour. */
function endingSoon({ db }: Context, now: Date): () => Promise<number[]> {
  const before = new Date(now.getTime() + WARNED_MS);
  let afterId = 0;
  return async () => {
    for (;;) {
      const ending = await listEndingBefore(db, { now, before, afterId }, AT_ONCE);
      const told = await usedMailKeys(db, ending.map(warningKey));
      const untold = ending.filter((offer) => !told.has(warningKey(offer)));
      afterId = ending.at(-1)?.id ?? afterId;
      if (untold.length > 0 || ending.length < AT_ONCE) return idsOf(untold);
    }
  };
}

const warnOwner = (ctx: Context, id: number): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const offer = await lockOwnOffer(tx, id);
    if (offer?.status === OfferStatus.Published) await postOfferMail(ctx, tx, { name: 'offerEndsSoon', offer });
  });

/** Removes private pictures that nobody needs any more. */
export async function removeUnusedPictures(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNUSED_MS);
  const find = async () => idsOf(await listUnusedPictures(ctx.db, before, AT_ONCE));
  await eachOf(ctx, find, ({ db, services }, id) => removePrivatePicture({ db, store: services.store }, id));
}

/** By this name other processes ask for `findUnpaired`. */
export const CHECK_PAIRS = 'publishing.checkPairs';

/** Pairs of owner's record and public copy that do not fit together, as lines a person can read; none is right. */
export async function findUnpaired({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const [unpaired, stray] = [await listUnpaired(db), await countStrayCopies(db)];
  return [
    ...unpaired.map(({ id, status, copyStatus }) => `offer ${id}: ${status} beside ${copyStatus ?? 'no copy'}`),
    ...(stray > 0 ? [`${stray} public copies whose owner's record names another`] : []),
  ];
}
