import type { OfferRecord } from '#capabilities/offers/offer.record.ts';

/** What is left to say of a home that went. */
export interface LeftOffer {
  title: string;
  price: number | null;
  priceType: number;
  currency: string;
  leftAt: Date;
}

/** A home on a list of favourites, its own words alone where only ids were asked for. */
export interface FavouriteRecord {
  id: number;
  activeOfferId: number;
  /** Whether the heart is the actor's own; on a shared list it may be another's. */
  isOwn: boolean;
  /** The actor's. */
  note: string;
  savedPrice: number | null;
  savedPriceType: number;
  savedAt: Date;
  left: LeftOffer | null;
  /** The home as the public sees it; null once it is gone. */
  property: OfferRecord | null;
}

/** Who keeps favourites together. */
export interface CirclePerson {
  id: number;
  firstName: string;
  lastName: string;
  isMe: boolean;
}

/** What somebody of the circle says of a home. */
export interface FavouriteOpinion {
  person: CirclePerson;
  hasHeart: boolean;
  note: string;
  vote: number | null;
}

/** Ids on the lists of a member. */
export interface UserRelations {
  favorite: number[];
  hidden: number[];
  removedFromPrivateSeller: number[];
  manualSuggestions: number[];
}

/** Somebody who was asked and has not answered. */
export interface InvitationRecord {
  id: number;
  email: string;
  invitedAt: Date;
  expiresAt: Date;
}
