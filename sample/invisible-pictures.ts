import { insertPicture } from '#capabilities/offers/server/pictures/picture.queries.ts';
import type { Db } from '#platform/db/db.ts';
import { SAMPLE_PICTURES } from './picture-catalogue.ts';

/** Records of the sample's pictures without their files, for tests that show no pictures; their ids by key. */
export async function invisiblePictures(db: Db): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, { key }] of SAMPLE_PICTURES.entries()) {
    const { id } = await insertPicture(db, {
      hash: index.toString(16).padStart(64, '0'),
      width: 2048,
      height: 1536,
      thumbHash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
      color: '#8a9a94',
      isSample: true,
      isPublic: true,
    });
    ids.set(key, id);
  }
  return ids;
}
