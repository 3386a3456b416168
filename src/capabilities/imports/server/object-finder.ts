import { resolvePlace } from '#capabilities/locations/server/location.service.ts';
import type { Db } from '#platform/db/db.ts';
import type { ImportProblem } from '../import-problem.ts';
import { type FeedObject, feedObject, type ObjectPicture, type ObjectPlace } from './feed-object.ts';
import type { ImportedOffer } from './idx-offer.ts';
import type { NamedPicture } from './idx-pictures.ts';
import type { StoredObjectPicture } from './import.queries.ts';
import type { PictureFolder } from './picture-folder.ts';

/** Where pictures can be found. */
export interface PictureSources {
  /** Null where the feed came without pictures. */
  folder: PictureFolder | null;
  /** Those of earlier runs: a feed sends a picture only when it is new or changed. */
  stored: readonly StoredObjectPicture[];
}

/** Looks up places and pictures of offers. Reads only. */
export async function findObjects(
  db: Db,
  offers: readonly ImportedOffer[],
  { folder, stored }: PictureSources,
): Promise<{ objects: FeedObject[]; problems: ImportProblem[] }> {
  const problems: ImportProblem[] = [];
  const findPlace = placeFinder(db);
  const storedByName = new Map(stored.map((picture) => [pictureKey(picture.externalId, picture.fileName), picture]));
  const objects: FeedObject[] = [];
  let notThere = 0;
  for (const offer of offers) {
    const found: ObjectPicture[] = [];
    for (const named of offer.pictures) {
      const picture = await findPicture(named, folder, storedByName.get(pictureKey(offer.externalId, named.name)));
      if (picture) found.push(picture);
      else if (folder) problems.push(missingPicture(offer.line, named));
      else notThere += 1;
    }
    objects.push(feedObject({ offer, place: await findPlace(offer), pictures: found }));
  }
  if (notThere > 0) problems.push(missingFolder(notThere));
  return { objects, problems };
}

/** Asks for each place once: the objects of an agency lie close together. */
function placeFinder(db: Db): (offer: ImportedOffer) => Promise<ObjectPlace | null> {
  const found = new Map<string, Promise<ObjectPlace | null>>();
  return ({ postalCode, city, country }) => {
    const key = JSON.stringify([postalCode, city, country]);
    const place = found.get(key) ?? resolvePlace(db, { postalCode, city, country });
    found.set(key, place);
    return place;
  };
}

async function findPicture(
  { name, title }: NamedPicture,
  folder: PictureFolder | null,
  stored: StoredObjectPicture | undefined,
): Promise<ObjectPicture | null> {
  const hash = (await folder?.hashOf(name)) ?? stored?.hash ?? null;
  if (hash === null) return null;
  return { fileName: name, title, hash, pictureId: stored?.hash === hash ? stored.pictureId : null };
}

const pictureKey = (externalId: string, fileName: string): string => `${externalId}\n${fileName.toLowerCase()}`;

const missingPicture = (record: number, { field, name }: NamedPicture): ImportProblem => ({
  record,
  field,
  problem: 'pictureMissing',
  value: name,
  done: 'dropped',
});

const missingFolder = (pictures: number): ImportProblem => ({
  record: 0,
  field: '',
  problem: 'pictureFolderMissing',
  value: String(pictures),
  done: 'dropped',
});
