/** What the public may see of an owner's offer. */
export interface PublicCopy {
  /** The owner's record. */
  offerId: number;
  userId: number;
  agencyId: number | null;
  offerType: number;
  category: number;
  subCategory: number;
  title: string;
  description: string;
  language: string | null;
  price: number | null;
  netPrice: number | null;
  additionalFees: number | null;
  priceType: number;
  country: string;
  region: string | null;
  district: string | null;
  city: string;
  cityId: number;
  /** Null where the owner shows the neighbourhood alone. */
  street: string | null;
  postalCode: string | null;
  lat: number | null;
  lng: number | null;
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
  contactType: number;
  advertiserName: string | null;
  phoneNumber: string | null;
  isToSuggest: boolean;
  isSample: boolean;
  endDate: Date | null;
  /** In order; the first is the cover. */
  pictures: readonly { pictureId: number; title: string | null }[];
}
