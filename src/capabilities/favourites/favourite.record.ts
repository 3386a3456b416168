import type { OfferRecord } from '#capabilities/offers/offer.record.ts';

/** Stored facts of a saved home that is not public any more. */
export interface LeftOffer {
  title: string;
  price: number | null;
  priceType: number;
  currency: string;
  leftAt: Date;
}

/** A home on a list of favourites; without `property` where only ids were requested. */
export interface FavouriteRecord {
  id: number;
  activeOfferId: number;
  /** Whether the actor saved it; on a shared list another member may have. */
  isOwn: boolean;
  /** Note of the actor. */
  note: string;
  savedPrice: number | null;
  savedPriceType: number;
  savedAt: Date;
  left: LeftOffer | null;
  /** The home as the public sees it; null where it is not public any more. */
  property: OfferRecord | null;
}

/** A member of a circle, which shares favourites. */
export interface CirclePerson {
  id: number;
  firstName: string;
  lastName: string;
  isMe: boolean;
}

/** The opinion of a circle member on a home. */
export interface FavouriteOpinion {
  person: CirclePerson;
  hasHeart: boolean;
  note: string;
  vote: number | null;
}

/** Ids of the homes on each list of a member. */
export interface UserRelations {
  favorite: number[];
  hidden: number[];
  removedFromPrivateSeller: number[];
  manualSuggestions: number[];
}

/** An invitation to a circle without an answer yet. */
export interface InvitationRecord {
  id: number;
  email: string;
  invitedAt: Date;
  expiresAt: Date;
}
