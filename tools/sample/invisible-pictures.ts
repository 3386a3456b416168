import type { Db } from '#platform/db/db.ts';
import { PICTURES } from './pictures/picture-catalogue.ts';

/** Rows for the sample's pictures without their files, where nobody will look at them. */
export async function invisiblePictures(db: Db): Promise<Map<string, number>> {
  const rows = PICTURES.map((_, index) => ({
    hash: index.toString(16).padStart(64, '0'),
    width: 2048,
    height: 1536,
    thumb_hash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
    color: '#8a9a94',
    is_sample: true,
  }));
  const stored = await db.insertInto('picture').values(rows).returning(['id', 'hash']).execute();
  return new Map(stored.map(({ id, hash }) => [PICTURES[Number.parseInt(hash, 16)]?.key ?? '', id]));
}
