/** An offer as its owner keeps it: what the public copy is made from, and where it stands on its way there. */
export interface OwnOfferRecord {
  id: number;
  status: number;
  /** Rises with every change of what it says: two who edit at once find out. */
  version: number;
  activeOfferId: number | null;
  userId: number;
  agencyId: number | null;
  localStoreId: string | null;
  offerType: number;
  category: number;
  subCategory: number;
  title: string | null;
  description: string | null;
  /** Language of title and description, two letters. */
  language: string | null;
  price: number | null;
  netPrice: number | null;
  additionalFees: number | null;
  priceType: number;
  country: string;
  region: string | null;
  district: string | null;
  city: string | null;
  cityId: number | null;
  street: string | null;
  postalCode: string | null;
  placeId: string | null;
  lat: number | null;
  lng: number | null;
  /** The public sees the neighbourhood, neither street nor exact point. */
  hidesAddress: boolean;
  showsPhone: boolean;
  rooms: number | null;
  bathrooms: number | null;
  kitchens: number | null;
  floor: number | null;
  floorsInBuilding: number | null;
  livingSpace: number | null;
  landArea: number | null;
  parkings: number | null;
  exposition: number;
  features: number;
  buildIn: number | null;
  availableFrom: string | null;
  acquisitionDate: string | null;
  acquisitionPrice: number | null;
  yourEstimation: number | null;
  isToSuggest: boolean;
  isSample: boolean;
  /** The status it goes back to when its payment comes to nothing. */
  previousStatus: number | null;
  /** Somebody may pay for it at this moment. */
  hasOpenPayment: boolean;
  /** Days online that are paid and not used yet. */
  paidDays: number | null;
  paidAt: Date | null;
  submittedAt: Date | null;
  claimedBy: number | null;
  claimedAt: Date | null;
  /** Version of the record when that reviewer took it in hand. */
  claimedVersion: number | null;
  reviewAct: string | null;
  reviewedAt: Date | null;
  reviewedVersion: number | null;
  reviewComment: string | null;
  approvedHash: string | null;
  suspensionReason: string | null;
  endDate: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A picture of an owner's offer. */
export interface OwnPicture {
  offerId: number;
  pictureId: number;
  hash: string;
  width: number;
  height: number;
  color: string;
  thumbHash: string;
  title: string | null;
  isPlan: boolean;
  /** A public listing shows it, or showed it. */
  isPublic: boolean;
}
