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
 * Listings that a source delivers in bulk, in one transaction and in bounded memory: open it, stage all, decide what happens
 * to each, then write part after part. What becomes of them in the eyes of the public is announced as it is written.
 */
export class ListingDelivery {
  readonly #tx: Db;
  readonly #sourceId: number;
  #staged = 0;

  constructor(tx: Db, sourceId: number) {
    this.#tx = tx;
    this.#sourceId = sourceId;
  }

  /** Where the parts that are written begin, in the order of staging. */
  get parts(): number[] {
    return Array.from(
      { length: Math.ceil(this.#staged / LISTINGS_PER_STATEMENT) },
      (_, index) => 1 + index * LISTINGS_PER_STATEMENT,
    );
  }

  /** All listings of an agency that earlier deliveries left. */
  stored(agencyId: number): Promise<StoredListing[]> {
    return listStored(this.#tx, { sourceId: this.#sourceId, agencyId });
  }

  /** The named pictures that earlier deliveries brought for listings with these keys. */
  storedPictures(agencyId: number, externalIds: readonly string[]): Promise<StoredListingPicture[]> {
    return listStoredPictures(this.#tx, { sourceId: this.#sourceId, agencyId }, externalIds);
  }

  /** Makes room; before anything is staged. */
  open(): Promise<void> {
    return createStaging(this.#tx);
  }

  async stage(listings: readonly ExternalListing[], now: Date): Promise<void> {
    const firstPosition = this.#staged + 1;
    this.#staged += listings.length;
    await stageListings(this.#tx, listings, { firstPosition, now });
  }

  /** Says what happens to staged listings; nothing happens to the others. */
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

  /** Writes what is said now of the known listings of a part. */
  async update(part: number): Promise<void> {
    await announceOffers(this.#tx, await updateListings(this.#tx, part));
  }

  /** The listings of a part with the pictures they are to show. */
  pictures(part: number): Promise<StagedPictures[]> {
    return listStagedPictures(this.#tx, part);
  }

  /** Gives listings exactly these pictures. */
  replacePictures(listingIds: readonly number[], pictures: readonly PictureLink[]): Promise<void> {
    return replacePictures(this.#tx, listingIds, pictures);
  }

  /** Forgets what these listings were said to be, so that the next delivery writes them again whatever it says. */
  leaveUnsettled(listingIds: readonly number[]): Promise<void> {
    return deleteContentHashes(this.#tx, listingIds);
  }

  /** Takes the key from archived listings, because a new one has it. */
  releaseKeys(ids: readonly number[]): Promise<void> {
    return deleteExternalIds(this.#tx, ids);
  }

  /** Sets in how many deliveries in a row listings were missing. */
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

  /** Brings the median prices of places up to date with what is on offer. */
  refreshPrices(): Promise<void> {
    return refreshPlacePrices(this.#tx);
  }
}
