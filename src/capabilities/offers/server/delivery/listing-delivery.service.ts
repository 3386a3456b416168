import type { Db } from '#platform/db/db.ts';
import type { ExternalListing, PictureLink, StoredListing, StoredListingPicture } from '../../external-listing.ts';
import type { OfferStatus } from '../../offer.ts';
import { announceOffers } from '../announce-offers.ts';
import { refreshPlacePrices } from '../prices/place-price.queries.ts';
import {
  deleteContentHashes,
  deleteExternalIds,
  listStored,
  listStoredPictures,
  moveListings,
  replacePictures,
  updateMissedRuns,
} from './external-listing.queries.ts';
import {
  createStaging,
  insertListings,
  LISTINGS_PER_STATEMENT,
  type ListingStep,
  listListingsOfOthers,
  listStagedPictures,
  type SharedListing,
  type StagedPictures,
  stageListings,
  stageSteps,
  updateListings,
} from './listing-staging.queries.ts';

/**
 * Listings that a source delivers in bulk, in one transaction and in bounded memory.
 *
 * Open it, stage all, decide a step for each, then write part after part. Each write emits the changes that the public can see.
 */
export class ListingDelivery {
  readonly #tx: Db;
  readonly #sourceId: number;
  #staged = 0;

  constructor(tx: Db, sourceId: number) {
    this.#tx = tx;
    this.#sourceId = sourceId;
  }

  /** Start positions of the parts, in the order of staging. */
  get parts(): number[] {
    return Array.from(
      { length: Math.ceil(this.#staged / LISTINGS_PER_STATEMENT) },
      (_, index) => 1 + index * LISTINGS_PER_STATEMENT,
    );
  }

  /** All listings of an agency from earlier deliveries. */
  stored(agencyId: number): Promise<StoredListing[]> {
    return listStored(this.#tx, { sourceId: this.#sourceId, agencyId });
  }

  /** The named pictures from earlier deliveries for listings with these keys. */
  storedPictures(agencyId: number, externalIds: readonly string[]): Promise<StoredListingPicture[]> {
    return listStoredPictures(this.#tx, { sourceId: this.#sourceId, agencyId }, externalIds);
  }

  /** Creates the staging tables; called before anything is staged. */
  open(): Promise<void> {
    return createStaging(this.#tx);
  }

  async stage(listings: readonly ExternalListing[], now: Date): Promise<void> {
    const firstPosition = this.#staged + 1;
    this.#staged += listings.length;
    await stageListings(this.#tx, listings, { firstPosition, now });
  }

  /** Sets the steps of staged listings; the others stay unchanged. */
  decide(steps: readonly ListingStep[]): Promise<void> {
    return stageSteps(this.#tx, steps);
  }

  /** New listings whose home another agency shows as well. */
  sharedWithOthers(agencyId: number | null, limit: number): Promise<SharedListing[]> {
    return listListingsOfOthers(this.#tx, { sourceId: this.#sourceId, agencyId }, limit);
  }

  /** Adds the new listings of a part. */
  async insert(part: number, { agencyId, now }: { agencyId: number; now: Date }): Promise<void> {
    await announceOffers(this.#tx, await insertListings(this.#tx, part, { sourceId: this.#sourceId, agencyId, now }));
  }

  /** Writes the delivered content of the known listings of a part. */
  async update(part: number): Promise<void> {
    await announceOffers(this.#tx, await updateListings(this.#tx, part));
  }

  /** The listings of a part with their delivered pictures. */
  pictures(part: number): Promise<StagedPictures[]> {
    return listStagedPictures(this.#tx, part);
  }

  /** Replaces the pictures of listings. */
  replacePictures(listingIds: readonly number[], pictures: readonly PictureLink[]): Promise<void> {
    return replacePictures(this.#tx, listingIds, pictures);
  }

  /** Clears the content hashes of these listings, so that the next delivery writes them again whatever it contains. */
  leaveUnsettled(listingIds: readonly number[]): Promise<void> {
    return deleteContentHashes(this.#tx, listingIds);
  }

  /** Removes the key of archived listings, because a new one has it. */
  releaseKeys(ids: readonly number[]): Promise<void> {
    return deleteExternalIds(this.#tx, ids);
  }

  /** Sets the number of consecutive deliveries in which listings were missing. */
  setMissedRuns(ids: readonly number[], missedRuns: number): Promise<void> {
    return updateMissedRuns(this.#tx, ids, missedRuns);
  }

  /** Moves listings from one state to another; those in any other state stay. */
  async move(ids: readonly number[], change: { from: OfferStatus; to: OfferStatus; now: Date }): Promise<void> {
    for (let start = 0; start < ids.length; start += LISTINGS_PER_STATEMENT) {
      const part = ids.slice(start, start + LISTINGS_PER_STATEMENT);
      await announceOffers(this.#tx, await moveListings(this.#tx, part, change));
    }
  }

  /** Updates the median prices of places from the homes on offer. */
  refreshPrices(): Promise<void> {
    return refreshPlacePrices(this.#tx);
  }
}
