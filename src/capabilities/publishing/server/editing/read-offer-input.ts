import { type KnownPlace, placeOfAddress } from '#capabilities/locations/server/known-place.service.ts';
import { isWrongSum, statedGross } from '#capabilities/offers/gross-price.ts';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { fieldOf, OWN_NAMES } from '#capabilities/offers/offer-fields.ts';
import { AppError } from '#kernel/app-error.ts';
import { z } from '#kernel/schema.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import { isOffered, localStoreIdInput, type OwnOfferInput, ownOfferInput } from '../../own-offer.input.ts';
import type { OwnOfferContent, OwnOfferRecord } from '../../own-offer.record.ts';
import { blankContent } from '../../own-offer-fields.ts';
import { droppedFields } from './dropped-fields.ts';

/** Validated input of an offer. */
export interface OfferInput extends OwnOfferInput {
  id: number | null;
  localStoreId: string | null;
  version: number | null;
}

const NAMING = z.object({
  id: z.int({ message: 'error.validation.value' }).positive({ message: 'error.validation.value' }).nullish(),
  localStoreId: localStoreIdInput.nullish(),
  version: z.int({ message: 'error.validation.value' }).nullish(),
});

/** Validates a client's input; fields that are not writable are ignored and counted. @throws AppError `error.validation` */
export function readOfferInput(sent: object): OfferInput {
  droppedFields.count(sent);
  const { id, localStoreId, version } = validated(NAMING, sent);
  return {
    ...validated(ownOfferInput, sent),
    ...{ id: id ?? null, localStoreId: localStoreId ?? null, version: version ?? null },
  };
}

/**
 * Complete content of an offer after a change: the given fields, and the current values of the others.
 *
 * @param input null for the current content
 * @param offer null for a new one
 * @throws AppError `error.validation` for an inconsistent combination
 */
export async function inputContentOf(
  db: Db,
  input: OfferInput | null,
  offer: OwnOfferRecord | null,
): Promise<OwnOfferContent> {
  const offerType = inputOfferType(input, offer);
  const before = { ...blankContent(offerType), ...offer };
  const content = Object.fromEntries(
    OWN_NAMES.map((name) => {
      const value = input?.[name];
      const stays = value === undefined || (value === null && fieldOf(name).blank !== undefined);
      return [name, stays ? before[name] : value];
    }),
  ) as unknown as OwnOfferContent;
  if (!isOffered(offerType, content.category)) throw wrongField('category');
  if (isWrongSum(content)) throw wrongField('price');
  const priced = { ...content, price: statedGross(content) };
  return input ? { ...priced, ...(await placed(db, priced, offer)) } : priced;
}

/**
 * Type of the offer; only a draft may change it.
 *
 * @throws AppError `error.validation`
 * @source docs/reference/permissions.md, "Fields that an owner may write"
 */
export function inputOfferType(input: OfferInput | null, offer: OwnOfferRecord | null): number {
  const offerType = input?.offerType ?? offer?.offerType ?? OfferType.Rent;
  const mayChange = offer === null || offer.status === OfferStatus.Draft;
  if (offer && offerType !== offer.offerType && !mayChange) throw wrongField('offerType');
  return offerType;
}

const NOWHERE = { cityId: null, region: null } as const;

/** Municipality, canton and country of a changed address; those of an unchanged one stay. */
async function placed(
  db: Db,
  content: OwnOfferContent,
  offer: OwnOfferRecord | null,
): Promise<Partial<KnownPlace> | typeof NOWHERE> {
  const { cityId, postalCode, city } = content;
  const isSame = offer && offer.cityId === cityId && offer.postalCode === postalCode && offer.city === city;
  if (isSame) return { country: offer.country };
  // A municipality that was not chosen again does not fit the new address.
  const isNamed = cityId !== null && cityId !== offer?.cityId;
  const place = await placeOfAddress(db, { cityId: isNamed ? cityId : null, postalCode, city });
  if (isNamed && !place) throw wrongField('cityId');
  return place ?? NOWHERE;
}

const wrongField = (field: string): AppError =>
  new AppError('error.validation', { code: 400, values: { [field]: 'error.validation.value' } });
