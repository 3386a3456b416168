import { createHash } from 'node:crypto';
import type { ExternalListing } from '#capabilities/offers/external-listing.ts';
import type { ImportedOffer } from './idx/offer.ts';

/** An object of a feed with everything resolved for it. */
export interface FeedObject extends ExternalListing {
  offer: ImportedOffer;
}

/** Assembles an object; its hash covers all values that would be stored, so that an equal hash means that nothing is written. */
export function feedObject(found: Omit<FeedObject, 'contentHash'>): FeedObject {
  const { line: _, pictures: __, ...content } = found.offer;
  const pictures = found.pictures.map(({ fileName, title, hash }) => [fileName, title, hash]);
  const text = JSON.stringify([content, found.place, pictures]);
  return { ...found, contentHash: createHash('sha256').update(text).digest('hex') };
}
