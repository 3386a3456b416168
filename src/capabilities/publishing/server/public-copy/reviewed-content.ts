import { createHash } from 'node:crypto';
import type { OwnOfferRecord, OwnPicture } from '../../own-offer.record.ts';

/** Fields that a reviewer approves. */
const REVIEWED = [
  ...(['title', 'description', 'language', 'category', 'subCategory', 'cityId', 'postalCode', 'city'] as const),
  ...(['street', 'lat', 'lng'] as const),
];

/**
 * Hash of all that a reviewer approves: texts, category, address, and the pictures with their order and titles. Equal hashes mean
 * equal content.
 *
 * @source docs/reference/transitions.md, "Owner's record"
 */
export function reviewedHash(offer: OwnOfferRecord, pictures: readonly OwnPicture[]): string {
  const content = REVIEWED.map((name) => offer[name]);
  const shown = pictures.map(({ pictureId, title, isPlan }) => [pictureId, title, isPlan]);
  return createHash('sha256')
    .update(JSON.stringify([content, shown]))
    .digest('base64url');
}
