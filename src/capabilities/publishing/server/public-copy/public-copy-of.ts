import type { AccountRecord } from '#capabilities/accounts/account.record.ts';
import { featuresOf } from '#capabilities/offers/feature.ts';
import { type Category, ContactType } from '#capabilities/offers/offer.ts';
import { COPIED_NAMES, type CopiedName, type FieldValues } from '#capabilities/offers/offer-fields.ts';
import type { PublicCopy } from '#capabilities/offers/public-copy.ts';
import { joinBits } from '#kernel/bits.ts';
import type { Locale } from '#kernel/locale.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { OwnOfferRecord, OwnPicture } from '../../own-offer.record.ts';
import { factsOfCategory } from '../../own-offer-fields.ts';

/** Source of an offer's public copy. */
export interface Publication {
  offer: OwnOfferRecord;
  pictures: readonly OwnPicture[];
  owner: Pick<AccountRecord, 'firstName' | 'lastName' | 'phone' | 'mobilePhone' | 'agencyId'>;
}

/**
 * Public copy of a complete offer: the facts and features of its category, and the address as far as its
 * owner shows it.
 *
 * @throws Error for one that lacks its place or title
 */
export function publicCopyOf({ offer, pictures, owner }: Publication): PublicCopy {
  const { title, city, cityId } = offer;
  if (title === null || city === null || cityId === null) throw new Error(`Offer ${offer.id} is not complete.`);
  const { id: offerId, userId, offerType, isToSuggest, isSample, endDate } = offer;
  const copied = Object.fromEntries(COPIED_NAMES.map((name) => [name, offer[name]])) as FieldValues<CopiedName>;
  return {
    ...copied,
    ...factsOfCategory(offer),
    offerId,
    userId,
    offerType,
    isToSuggest,
    isSample,
    endDate,
    title,
    city,
    cityId,
    description: offer.description ?? '',
    features: offer.features & joinBits(featuresOf(offer.category as Category)),
    ...shownAddress(offer),
    agencyId: owner.agencyId,
    contactType: owner.agencyId === null ? ContactType.Private : ContactType.Agency,
    advertiserName: `${owner.firstName} ${owner.lastName}`.trim() || null,
    phoneNumber: offer.showsPhone ? dialled(owner.phone ?? owner.mobilePhone) : null,
    pictures: pictures.map(({ pictureId, title: name, isPlan }) => ({
      pictureId,
      title: isPlan ? (name ?? planTitle(offer.language)) : name,
    })),
  };
}

/**
 * The address as far as its owner shows it. Without a street the copy itself holds an approximate point, and none where the point is that
 * of the postal code or the town, so that no reader of it can show more.
 *
 * @source docs/reference/permissions.md, "Shown positions"
 */
function shownAddress(offer: OwnOfferRecord): Pick<PublicCopy, 'street' | 'lat' | 'lng'> {
  const street = offer.hidesAddress ? null : offer.street;
  const [lat, lng] = offer.hasExactPoint ? [offer.lat, offer.lng] : [null, null];
  if (street !== null) return { street, lat, lng };
  return { street, lat: lat === null ? null : near(lat), lng: lng === null ? null : near(lng) };
}

const near = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

/** A telephone number with its plus sign; members' numbers are stored with the country code and without it. */
const dialled = (number: string | null): string | null =>
  number === null || number.startsWith('0') ? number : `+${number}`;

/** Title by which a listing marks a floor plan. */
const planTitle = (language: string | null): string => textIn((language ?? 'en') as Locale, 'mail.offer.planTitle', {});
