import { OFFER_BOUNDS } from '#capabilities/offers/offer.ts';
import { storePicture, turnStoredPicture } from '#capabilities/offers/server/pictures/picture.service.ts';
import { pictureKeyOf } from '#capabilities/offers/server/pictures/picture-answer.service.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import type { UploadTarget } from '#platform/uploads/upload.route.ts';
import { tooManyFiles } from '#platform/uploads/upload-form.ts';
import { type OwnOfferInput, ownImageInput } from '../../own-offer.input.ts';
import type { OwnOfferRecord, OwnPicture } from '../../own-offer.record.ts';
import { PICTURE_STATUSES } from '../../own-offer-states.ts';
import { impossible, recordOfferAct } from '../own-offer/offer-step.ts';
import { lockOwned, readOwned } from '../own-offer/own-offer.policy.ts';
import { updateOwnOffer } from '../own-offer/own-offer.queries.ts';
import { listOwnPictures, replaceOwnPictures } from '../own-offer/own-picture.queries.ts';
import { PUBLISHING_WINDOWS } from '../own-offer/publishing.limits.ts';
import { applyContentChange } from '../public-copy/public-side.ts';

/** Address prefix of an offer's pictures that are not public. */
export const ownPictureFolder = (offerId: number): string => `/own-pictures/${offerId}`;

/** Name of an offer's pictures in addresses by number. */
export const ownBlobPrefix = (offerId: number): string => `own-${offerId}`;

/** Stored fields of a picture's place in an offer. */
type Placed = Pick<OwnPicture, 'pictureId' | 'title' | 'isPlan'>;

const isSame = (one: Placed, other: Placed | undefined): boolean =>
  one.pictureId === other?.pictureId && one.title === other.title && one.isPlan === other.isPlan;

/** Whether two offers show the same pictures in the same order with the same titles. */
export const isSamePictures = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  one.length === other.length && one.every((picture, index) => isSame(picture, other[index]));

/**
 * Pictures of an offer in the owner's new order; those not named are removed.
 *
 * @throws AppError `error.validation` for one that is not of this offer
 */
export function orderPictures(
  present: readonly OwnPicture[],
  wanted: NonNullable<OwnOfferInput['images']>,
): OwnPicture[] {
  const byId = new Map(present.map((picture) => [picture.pictureId, picture]));
  return wanted.map(({ img_id, title, isPlan }) => {
    const picture = byId.get(img_id);
    if (!picture) throw wrongImages();
    return {
      ...picture,
      title: title === undefined ? picture.title : title,
      isPlan: isPlan ?? picture.isPlan,
    };
  });
}

const wrongImages = (): AppError =>
  new AppError('error.validation', { code: 400, values: { images: 'error.validation.value' } });

/**
 * Upload of pictures to the caller's own offers, one per request. The same bytes are the same picture, so a repeated upload adds none.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"; docs/reference/abuse-cases.md, "59", "60"
 */
export const offerPictureUpload: UploadTarget = {
  type: 'Offer',
  permit: async (ctx, id) => {
    const { offer } = await readOwned(ctx, id);
    refuseClosed(offer);
    if ((await listOwnPictures(ctx.db, id)).length > OFFER_BOUNDS.pictures) throw tooManyFiles();
  },
  store: async (ctx, id, { file, fields }, { signal, again }) => {
    const words = validated(pictureWords, { title: fields.get('title'), isPlan: fields.get('isPlan') });
    const stored = await storePicture({ db: ctx.db, store: ctx.services.store }, file, {
      from: 'person',
      isPublic: false,
      signal,
    });
    const image = await addPicture(await again(), id, {
      picture: { pictureId: stored.id, title: words.title ?? null, isPlan: words.isPlan === 'true' },
      diffs: fields.get('diffs') ?? null,
    });
    return { img_id: image.pictureId, key: pictureKeyOf(image.hash) };
  },
};

/** Description that comes with an upload: a picture added during review can be described at no other time. */
const pictureWords = ownImageInput.pick({ title: true }).extend({ isPlan: z.enum(['true', 'false']).nullish() });

/** Refuses a status that permits no pictures. @throws AppError `error.status.transition` */
function refuseClosed({ status }: OwnOfferRecord): void {
  if (!(PICTURE_STATUSES as readonly number[]).includes(status)) throw impossible(status, status);
}

/** Inserts a stored picture at the owner's position. */
async function addPicture(
  ctx: Context,
  id: number,
  { picture, diffs }: { picture: Placed; diffs: string | null },
): Promise<OwnPicture> {
  return ctx.db.transaction().execute(async (tx) => {
    const { offer, right } = await lockOwned(ctx, tx, id);
    refuseClosed(offer);
    const present = await listOwnPictures(tx, id);
    const { pictureId } = picture;
    const added = present.find((one) => one.pictureId === pictureId);
    if (added) return added;
    if (present.length >= OFFER_BOUNDS.pictures) throw tooManyFiles();
    const order = withNew(present, picture, diffs);
    await writePictures(ctx, tx, { offer, pictures: order });
    await recordOfferAct(tx, ctx, id, { act: 'offer.pictureAdded', right });
    const written = (await listOwnPictures(tx, id)).find((one) => one.pictureId === pictureId);
    if (!written) throw notFound();
    return written;
  });
}

/**
 * The pictures with a new one: at the position of a negative number in the list of their ids, else at the end.
 *
 * @throws AppError `error.validation` for an id that is not of this offer
 */
function withNew(present: readonly OwnPicture[], picture: Placed, diffs: string | null): Placed[] {
  if (diffs === null || diffs === '') return [...present, picture];
  const ids = diffs.split(',').map(Number);
  const known = new Set(present.map(({ pictureId }) => pictureId));
  const named = ids.filter((id) => id > 0);
  const isWrong = ids.some((id) => !Number.isSafeInteger(id) || id === 0) || named.some((id) => !known.has(id));
  if (isWrong || new Set(named).size < named.length) throw wrongImages();
  const place = ids.findIndex((id) => id < 0);
  // Pictures unknown to the sender stay: they came by a concurrent request.
  const before = new Set(place < 0 ? named : ids.slice(0, place).filter((id) => id > 0));
  const first = ids.flatMap((id) => present.filter(({ pictureId }) => pictureId === id && before.has(id)));
  const rest = present.filter(({ pictureId }) => !before.has(pictureId));
  return place < 0 ? [...present, picture] : [...first, picture, ...rest];
}

async function writePictures(
  ctx: Context,
  tx: Db,
  { offer, pictures: order }: { offer: OwnOfferRecord; pictures: readonly Placed[] },
): Promise<void> {
  const change = { version: offer.version + 1, updatedAt: ctx.now() };
  await replaceOwnPictures(tx, offer.id, order);
  await updateOwnOffer(tx, offer.id, change);
  await applyContentChange(tx, { ...offer, ...change }, ctx.now());
}

/**
 * Turns a picture of an offer by a quarter, clockwise: a new one takes its place.
 *
 * @throws AppError `error.notFound`; `error.rateLimit`
 */
export async function turnOwnPicture(ctx: Context, offerId: number, pictureId: number): Promise<OwnPicture> {
  const { offer, actor } = await readOwned(ctx, offerId);
  refuseClosed(offer);
  const picture = (await listOwnPictures(ctx.db, offerId)).find((one) => one.pictureId === pictureId);
  if (picture) await ctx.limits.count(`turn:${actor.userId}`, PUBLISHING_WINDOWS.turnedPicturesOfUser);
  const turned = picture && (await turnStoredPicture({ ...ctx.services, db: ctx.db }, picture.hash));
  if (!turned) throw notFound();
  const { id } = turned;
  return ctx.db.transaction().execute(async (tx) => {
    const { offer: locked } = await lockOwned(ctx, tx, offerId);
    refuseClosed(locked);
    const order = (await listOwnPictures(tx, offerId)).filter((one) => one.pictureId !== id);
    const turnedOrder = order.map((one) => (one.pictureId === pictureId ? { ...one, pictureId: id } : one));
    await writePictures(ctx, tx, { offer: locked, pictures: turnedOrder });
    const written = (await listOwnPictures(tx, offerId)).find((one) => one.pictureId === id);
    if (!written) throw notFound();
    return written;
  });
}
