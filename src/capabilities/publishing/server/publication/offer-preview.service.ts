import type { AccountRecord } from '#capabilities/accounts/account.record.ts';
import { accountsById } from '#capabilities/accounts/server/account-lookup.service.ts';
import type { OfferRecord } from '#capabilities/offers/offer.record.ts';
import { OfferStatus, PICTURE_FOLDER } from '#capabilities/offers/offer.ts';
import { OWN_SOURCE } from '#capabilities/offers/offer-source.ts';
import { readPreviousPrice } from '#capabilities/offers/server/offer.service.ts';
import { BRAND } from '#kernel/brand.ts';
import type { BatchFetch, Context } from '#platform/context/context.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { ownPicturesLoader } from '../own-offer/own-picture.queries.ts';
import { ownBlobPrefix, ownPictureFolder } from '../pictures/own-picture.service.ts';
import { publicCopyOf } from '../public-copy/public-copy-of.ts';
import { listPreviewFacts, type PreviewFacts } from './offer-preview.queries.ts';

/** Id of a missing public copy: no copy has it. */
const NO_COPY = 0;

/**
 * An owner's offer in its public view, also before publication: missing facts are blank. For readers who may
 * read the offer.
 */
export async function previewOf(ctx: Context, offer: OwnOfferRecord): Promise<OfferRecord> {
  const [pictures, owner, facts] = await Promise.all([
    ctx.loader(ownPicturesLoader).load(offer.id),
    ctx.loader(ownersLoader).load(offer.userId),
    ctx.loader(factsLoader).load(offer.id),
  ]);
  const { title, city, cityId } = offer;
  const filled = { ...offer, title: title ?? '', city: city ?? '', cityId: cityId ?? 0 };
  const { pictures: shown, ...copy } = publicCopyOf({ offer: filled, pictures, owner: owner ?? UNKNOWN_OWNER });
  const { comparablePrice } = facts;
  const record: OfferRecord = {
    ...copy,
    ...facts,
    ...NOT_SEARCHED,
    cityId,
    id: offer.activeOfferId ?? NO_COPY,
    status: OfferStatus.Active,
    createdAt: offer.createdAt,
    updatedAt: offer.updatedAt,
    blobPrefix: ownBlobPrefix(offer.id),
    pricePerM2: comparablePrice !== null && copy.livingSpace ? comparablePrice / copy.livingSpace : null,
  };
  const images = pictures.map(({ isPublic, ...picture }, index) => ({
    ...picture,
    title: shown[index]?.title ?? null,
    folder: isPublic ? PICTURE_FOLDER : ownPictureFolder(offer.id),
  }));
  const previousPrice = await readPreviousPrice(ctx, record);
  return { ...record, card: { images: { total: images.length, images }, previousPrice } };
}

/** Fields that an owner's record lacks: it is from no feed, and not in the search index. */
const NOT_SEARCHED = {
  isExternal: false,
  sourceId: OWN_SOURCE,
  sourceName: BRAND.name,
  currency: 'CHF',
  renovatedIn: null,
  agencyAddress: null,
  displayContactForm: true,
  completeness: null,
  plausibility: null,
  areasNearby: null,
} as const;

/** Contact of an account that is being erased. */
const UNKNOWN_OWNER = { firstName: '', lastName: '', phone: null, mobilePhone: null, agencyId: null } as const;

const ownersLoader: BatchFetch<number, AccountRecord | undefined> = async ({ db }, ids) => {
  const owners = new Map((await accountsById(db, ids)).map((owner) => [owner.id, owner]));
  return ids.map((id) => owners.get(id));
};

const factsLoader: BatchFetch<number, PreviewFacts> = async ({ db }, ids) => {
  const known = new Map((await listPreviewFacts(db, ids)).map((facts) => [facts.offerId, facts]));
  return ids.map((offerId) => known.get(offerId) ?? { ...NO_FACTS, offerId });
};

const NO_FACTS = {
  comparablePrice: null,
  cantonId: null,
  zoneId: null,
  agencyName: null,
  cityMedianPricePerM2: null,
} as const;
