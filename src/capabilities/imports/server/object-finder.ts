import { resolvePlace } from '#capabilities/locations/server/location.service.ts';
import type { ListingPicture, ListingPlace, StoredListingPicture } from '#capabilities/offers/external-listing.ts';
import type { ListingDelivery } from '#capabilities/offers/server/listing-delivery.service.ts';
import type { Db } from '#platform/db/db.ts';
import type { ImportProblem } from '../import-problem.ts';
import { type FeedObject, feedObject } from './feed-object.ts';
import type { ImportedOffer } from './idx/offer.ts';
import type { NamedPicture } from './idx/pictures.ts';
import type { PictureFolder } from './picture-folder.ts';

/** Looks up places and pictures of offers, batch after batch. Reads only. */
export class ObjectFinder {
  readonly #ctx: FinderContext;
  readonly #findPlace: (offer: ImportedOffer) => Promise<ListingPlace | null>;
  #withoutFolder = 0;

  constructor(ctx: FinderContext) {
    this.#ctx = ctx;
    this.#findPlace = placeFinder(ctx.db);
  }

  async find(offers: readonly ImportedOffer[]): Promise<{ objects: FeedObject[]; problems: ImportProblem[] }> {
    const stored = await this.#storedPictures(offers);
    const problems: ImportProblem[] = [];
    const objects: FeedObject[] = [];
    for (const offer of offers) {
      const found: ListingPicture[] = [];
      for (const named of offer.pictures) {
        const before = stored.get(pictureKey(offer.externalId, named.name));
        const picture = await findPicture(named, this.#ctx.folder, before);
        if (picture) found.push(picture);
        else if (this.#ctx.folder) problems.push(missingPicture(offer, named));
        else this.#withoutFolder += 1;
      }
      objects.push(feedObject({ offer, place: await this.#findPlace(offer), pictures: found }));
    }
    return { objects, problems };
  }

  /** What was wrong with the file as a whole, after its last batch. */
  wholeFileProblems(): ImportProblem[] {
    return this.#withoutFolder > 0 ? [missingFolder(this.#withoutFolder)] : [];
  }

  /** Those of earlier runs: a feed sends a picture only when it is new or changed. */
  async #storedPictures(offers: readonly ImportedOffer[]): Promise<ReadonlyMap<string, StoredListingPicture>> {
    const { delivery, agencyId } = this.#ctx;
    const keys = offers.filter(({ pictures }) => pictures.length > 0).map(({ externalId }) => externalId);
    const stored = agencyId === null || keys.length === 0 ? [] : await delivery.storedPictures(agencyId, keys);
    return new Map(stored.map((picture) => [pictureKey(picture.externalId, picture.fileName), picture]));
  }
}

/** Where places and pictures can be found. */
interface FinderContext {
  db: Db;
  delivery: ListingDelivery;
  /** Null where the feed came without pictures. */
  folder: PictureFolder | null;
  /** Null where the agency is new. */
  agencyId: number | null;
}

/** Asks for each place once: the objects of an agency lie close together. */
function placeFinder(db: Db): (offer: ImportedOffer) => Promise<ListingPlace | null> {
  const found = new Map<string, Promise<ListingPlace | null>>();
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
  stored: StoredListingPicture | undefined,
): Promise<ListingPicture | null> {
  const hash = (await folder?.hashOf(name)) ?? stored?.hash ?? null;
  if (hash === null) return null;
  return { fileName: name, title, hash, pictureId: stored?.hash === hash ? stored.pictureId : null };
}

const pictureKey = (externalId: string, fileName: string): string => `${externalId}\n${fileName.toLowerCase()}`;

const missingPicture = ({ line, externalId }: ImportedOffer, { field, name }: NamedPicture): ImportProblem => ({
  record: line,
  object: externalId.slice(externalId.indexOf('#') + 1),
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
