import { createHash } from 'node:crypto';
import type { ExternalListing } from '#capabilities/offers/external-listing.ts';
import type { ImportedOffer } from './idx/offer.ts';

/** One object of a feed with all that was found out about it. */
export interface FeedObject extends ExternalListing {
  offer: ImportedOffer;
}

/** Puts an object together; its hash covers all that would be stored, so that equal means nothing to write. */
export function feedObject(found: Omit<FeedObject, 'contentHash'>): FeedObject {
  const { line: _, pictures: __, ...content } = found.offer;
  const pictures = found.pictures.map(({ fileName, title, hash }) => [fileName, title, hash]);
  const text = JSON.stringify([content, found.place, pictures]);
  return { ...found, contentHash: createHash('sha256').update(text).digest('hex') };
}
