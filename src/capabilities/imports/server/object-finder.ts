import { resolvePlace } from '#capabilities/locations/server/location.service.ts';
import type { ListingPicture, ListingPlace, StoredListingPicture } from '#capabilities/offers/external-listing.ts';
import type { ListingDelivery } from '#capabilities/offers/server/delivery/listing-delivery.service.ts';
import type { Db } from '#platform/db/db.ts';
import type { ImportProblem, ProblemKey } from '../import-problem.ts';
import { type FeedObject, feedObject } from './feed-object.ts';
import type { ImportedOffer } from './idx/offer.ts';
import type { NamedPicture } from './idx/pictures.ts';
import type { PictureFolder } from './picture-folder.ts';
import { AMBIGUOUS, exactName, foldedName, matchingName } from './picture-names.ts';

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
      const { pictures, missing } = await this.#picturesOf(offer, stored.get(offer.externalId) ?? []);
      problems.push(...missing);
      objects.push(feedObject({ offer, place: await this.#findPlace(offer), pictures }));
    }
    return { objects, problems };
  }

  async #picturesOf(
    offer: ImportedOffer,
    stored: readonly StoredListingPicture[],
  ): Promise<{ pictures: ListingPicture[]; missing: ImportProblem[] }> {
    const { folder } = this.#ctx;
    const pictures: ListingPicture[] = [];
    const missing: ImportProblem[] = [];
    const wanted = new Set(offer.pictures.map(({ name }) => exactName(name)));
    for (const named of offer.pictures) {
      const picture = await findPicture(named, { folder, stored, wanted });
      if (picture === AMBIGUOUS) missing.push(pictureProblem(offer, named, 'pictureAmbiguous'));
      else if (picture) pictures.push(picture);
      else if (pictures.some(({ fileName }) => foldedName(fileName) === foldedName(named.name)))
        missing.push(pictureProblem(offer, named, 'pictureTwice'));
      else if (folder) missing.push(pictureProblem(offer, named, 'pictureMissing'));
      else this.#withoutFolder += 1;
    }
    return { pictures, missing };
  }

  /** Problems of the file as a whole, after its last batch. */
  wholeFileProblems(): ImportProblem[] {
    return this.#withoutFolder > 0 ? [missingFolder(this.#withoutFolder)] : [];
  }

  /** Pictures of earlier runs: a feed sends a picture only when it is new or changed. */
  async #storedPictures(
    offers: readonly ImportedOffer[],
  ): Promise<ReadonlyMap<string, readonly StoredListingPicture[]>> {
    const { delivery, agencyId } = this.#ctx;
    const keys = offers.filter(({ pictures }) => pictures.length > 0).map(({ externalId }) => externalId);
    const stored = agencyId === null || keys.length === 0 ? [] : await delivery.storedPictures(agencyId, keys);
    return Map.groupBy(stored, ({ externalId }) => externalId);
  }
}

/** Sources of places and pictures. */
interface FinderContext {
  db: Db;
  delivery: ListingDelivery;
  /** Null where the feed came without pictures. */
  folder: PictureFolder | null;
  /** Null where the agency is new. */
  agencyId: number | null;
}

/** Looks up each place once: the objects of an agency are close together. */
function placeFinder(db: Db): (offer: ImportedOffer) => Promise<ListingPlace | null> {
  const found = new Map<string, Promise<ListingPlace | null>>();
  return ({ postalCode, city, country }) => {
    const key = JSON.stringify([postalCode, city, country]);
    const place = found.get(key) ?? resolvePlace(db, { postalCode, city, country });
    found.set(key, place);
    return place;
  };
}

/** The picture in a record: from the folder, else from an earlier run. */
async function findPicture(
  { name, title }: NamedPicture,
  {
    folder,
    stored,
    wanted,
  }: { folder: PictureFolder | null; stored: readonly StoredListingPicture[]; wanted: ReadonlySet<string> },
): Promise<ListingPicture | typeof AMBIGUOUS | null> {
  const sent = (await folder?.hashOf(name)) ?? null;
  const meant = matchingName(
    name,
    stored.map(({ fileName }) => fileName),
    wanted,
  );
  if (sent === AMBIGUOUS || (sent === null && meant === AMBIGUOUS)) return AMBIGUOUS;
  const before = stored.find(({ fileName }) => fileName === meant);
  const hash = sent ?? before?.hash ?? null;
  if (hash === null) return null;
  return { fileName: name, title, hash, pictureId: before?.hash === hash ? before.pictureId : null };
}

const pictureProblem = (
  { line, externalId }: ImportedOffer,
  { field, name }: NamedPicture,
  problem: ProblemKey,
): ImportProblem => ({
  record: line,
  object: externalId.slice(externalId.indexOf('#') + 1),
  field,
  problem,
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
