import type { OfferCardFragment } from '#generated/operations.ts';

/** A home that a list in this tab has shown. */
export interface KnownOffer {
  offer: OfferCardFragment;
  /** Address of the file that its card showed for its first picture; null where it showed none. */
  shownFile(): string | null;
}

/** Number of homes stored, the latest ones. */
const MOST = 200;

const known = new Map<number, KnownOffer>();

/** Homes whose cards were shown, so that the page of one can start with its known content. Empty on the server. */
export const knownOffers = {
  add(home: KnownOffer): void {
    known.delete(home.offer.id);
    known.set(home.offer.id, home);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  },
  find: (id: number): KnownOffer | null => known.get(id) ?? null,
  /** The file that a card showed for a picture, where that is the first one of the home. */
  shownFile(id: number, pictureKey: string | undefined): string | null {
    const home = known.get(id);
    return home && home.offer.images[0]?.key === pictureKey ? home.shownFile() : null;
  },
};
