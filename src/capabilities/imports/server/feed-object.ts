import { createHash } from 'node:crypto';
import type { ImportedOffer } from './idx-offer.ts';

/** Where an object lies, as the places of the product know it. */
export interface ObjectPlace {
  cityId: number;
  regionCode: string;
  postalCode: string | null;
  lat: number;
  lng: number;
}

/** A picture of an object that can be had: in the folder of the feed, or stored by an earlier run. */
export interface ObjectPicture {
  fileName: string;
  title: string | null;
  /** SHA-256 of its bytes, hexadecimal. */
  hash: string;
  /** Null where it is not stored yet. */
  pictureId: number | null;
}

/** One object of a feed with all that was found out about it. */
export interface FeedObject {
  offer: ImportedOffer;
  /** Null where the place is not known. */
  place: ObjectPlace | null;
  pictures: readonly ObjectPicture[];
  contentHash: string;
}

/** Puts an object together; its hash covers all that would be stored, so that equal means nothing to write. */
export function feedObject(found: Omit<FeedObject, 'contentHash'>): FeedObject {
  const { line: _, pictures: __, ...content } = found.offer;
  const pictures = found.pictures.map(({ fileName, title, hash }) => [fileName, title, hash]);
  const text = JSON.stringify([content, found.place, pictures]);
  return { ...found, contentHash: createHash('sha256').update(text).digest('hex') };
}
