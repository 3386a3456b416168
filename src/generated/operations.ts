/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type EmailPreference =
  | 'alert'
  | 'listings'
  | 'inbox'
  | 'suggestion'
  | 'newsletter';

/** What is missing before a sign-in counts. */
export type SecondFactorStep =
  /** Nothing: signed in. */
  | 'none'
  /** The one-time code. */
  | 'code'
  /** Staff must set up one-time codes first. */
  | 'enrolment';

/** A part of a town, a larger part of it, or a part of the country. */
export type AreaKind =
  | 'quarter'
  | 'district'
  | 'region';

/** How the answer is wanted: a page of a list, or points for a map. */
export type ViewMode =
  | 'list'
  | 'map';

/** WGS84, degrees. */
export type PointInput = {
  lat: number;
  lng: number;
};

/** A box on the map. */
export type RectangleInput = {
  south: number;
  west: number;
  north: number;
  east: number;
};

/** A circle on the map. */
export type CircleInput = {
  center: PointInput;
  radiusKm: number;
};

/**
 * What is searched for. An absent field does not filter. Places combine by OR, shapes combine by OR; with shapes given
 * the places only set the view of the map. Everything else combines by AND.
 */
export type OfferFilter = {
  /** 0 recommended, 1/2 date, 3/4 price, 5/6 rooms, 7/8 area, 12/13 place, 16/17 source; odd or first is descending, see `SortOrder`. */
  order?: number | null | undefined;
  /** 0 buy, 1 rent; every search names one. */
  offerType?: number | null | undefined;
  /** Category bits, combined by OR; 0 or absent: all. */
  category?: number | null | undefined;
  /** Subcategory bits, combined by OR. */
  subCategory?: number | null | undefined;
  /** One place by id. */
  location?: number | null | undefined;
  /** Several places by id. */
  locationIds?: Array<number> | null | undefined;
  /** Free on that day at the latest. */
  availableFrom?: string | null | undefined;
  minRooms?: number | null | undefined;
  maxRooms?: number | null | undefined;
  /** m². */
  minLivingSpace?: number | null | undefined;
  maxLivingSpace?: number | null | undefined;
  /** CHF per month, or total. A bound alone keeps prices on request. */
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  minPricePerM2?: number | null | undefined;
  maxPricePerM2?: number | null | undefined;
  /** Days: 0 anytime, 1, 3, 7, 14, 30. */
  added?: number | null | undefined;
  /** Feature bits, all of them wanted. */
  features?: number | null | undefined;
  agencyId?: number | null | undefined;
  /** Part of the agency's name. */
  agencyName?: string | null | undefined;
  /** Private advertisers only. */
  noAgency?: boolean | null | undefined;
  /** Widens each place by so many kilometres. */
  maxDistance?: number | null | undefined;
  circles?: Array<CircleInput> | null | undefined;
  rectangles?: Array<RectangleInput> | null | undefined;
  polygons?: Array<Array<PointInput>> | null | undefined;
  /** Number of the listing source. */
  sourceType?: number | null | undefined;
  /** 0 all, 1 ground floor, 2 not the ground floor. */
  floor?: number | null | undefined;
  excludePriceOnRequest?: boolean | null | undefined;
  /** Only homes inside a cell of the map, by its key. */
  cell?: string | null | undefined;
  /** From 1. */
  pageNumber?: number | null | undefined;
  /** Entries of a page, at most 100; 24 when absent. */
  pageSize?: number | null | undefined;
  viewMode?: ViewMode | null | undefined;
  /**
   * Asks for offers of this account instead of what the public sees: one's own, or, for those who may, another's. Pages of
   * such a list count from 0.
   */
  userId?: number | null | undefined;
  /** The same, of these statuses; without `userId` one's own, or for reviewers all. */
  status?: Array<number> | null | undefined;
  /** The same, of a group of statuses as counters name them. */
  group?: number | null | undefined;
  /** A part of title, street, town or number; own lists only. */
  text?: string | null | undefined;
};

/** What a map shows: its corners and its zoom, in the 512-pixel world of vector maps. */
export type MapViewInput = {
  south: number;
  west: number;
  north: number;
  east: number;
  /** 0 to 22. */
  zoom: number;
};

/** One of the four languages of the house. */
export type Locale =
  | 'en'
  | 'fr'
  | 'de'
  | 'it';

export type ProfileCardFragment = { displayName: string, picture: string | null, occupation: string | null, occupationSince: number | null, biography: string | null, languages: Array<number>, affiliations: number, diplomas: number };

export type SendResetEmailMutationVariables = Exact<{
  email: string;
}>;


export type SendResetEmailMutation = { sendResetEmail: boolean };

export type ResetPasswordMutationVariables = Exact<{
  id: string;
  newPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type ConfirmEmailMutationVariables = Exact<{
  id: string;
  password?: string | null | undefined;
  newPassword?: string | null | undefined;
}>;


export type ConfirmEmailMutation = { confirmEmail: boolean };

export type ResendConfirmationEmailMutationVariables = Exact<{
  email: string;
}>;


export type ResendConfirmationEmailMutation = { resendConfirmationEmail: boolean };

export type LinkIdentityMutationVariables = Exact<{
  id: string;
  password?: string | null | undefined;
}>;


export type LinkIdentityMutation = { linkIdentity: boolean };

export type SendChangeEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendChangeEmailMutation = { sendChangeEmail: boolean };

export type ChangeEmailMutationVariables = Exact<{
  id: string;
  oldEmail: string;
  newEmail: string;
  password?: string | null | undefined;
}>;


export type ChangeEmailMutation = { changeEmail: number };

export type UndoEmailChangeMutationVariables = Exact<{
  id: string;
}>;


export type UndoEmailChangeMutation = { undoEmailChange: boolean };

export type UnsubscribeMutationVariables = Exact<{
  id: string;
}>;


export type UnsubscribeMutation = { unsubscribe: boolean };

export type DeleteAccountEmailMutationVariables = Exact<{
  id: number;
}>;


export type DeleteAccountEmailMutation = { deleteAccountEmail: boolean };

export type DeleteAccountMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAccountMutation = { deleteAccount: boolean };

export type StartSecondFactorMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type StartSecondFactorMutation = { startSecondFactor: { secret: string, uri: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: Array<string> };

export type LoginMutationVariables = Exact<{
  token: string;
  provider: number;
  extId?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}>;


export type LoginMutation = { login: { email: string, secondFactor: SecondFactorStep } };

export type VerifySecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type VerifySecondFactorMutation = { verifySecondFactor: { email: string } };

export type PostAuthQueryVariables = Exact<{ [key: string]: never; }>;


export type PostAuthQuery = { postAuth: boolean };

export type SignInProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInProvidersQuery = { signInProviders: Array<number> };

export type OperatorAddressFragment = { name: string, address: Array<string>, email: string, phone: string | null, uid: string | null, isSample: boolean };

export type SendContactMessageMutationVariables = Exact<{
  name: string;
  email: string;
  subject: string;
  message: string;
}>;


export type SendContactMessageMutation = { sendContactMessage: boolean };

export type KeptHomesQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptHomesQuery = { userRelations: { favorite: Array<number>, hidden: Array<number> } };

export type SaveHomeMutationVariables = Exact<{
  activeOfferId: number;
}>;


export type SaveHomeMutation = { saveFavourite: { id: number } };

export type UnsaveHomeMutationVariables = Exact<{
  activeOfferId: number;
}>;


export type UnsaveHomeMutation = { deleteFavourite: { totalRecords: number } };

export type HideHomeMutationVariables = Exact<{
  offerId: number;
}>;


export type HideHomeMutation = { toggleUserRelation: { hidden: Array<number> } };

export type RestoreHomesMutationVariables = Exact<{
  activeOfferIds: Array<number> | number;
}>;


export type RestoreHomesMutation = { removeUserRelations: { hidden: Array<number> } };

export type SeenHomesQueryVariables = Exact<{ [key: string]: never; }>;


export type SeenHomesQuery = { seenObjects: Array<number> };

export type RememberSeenMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type RememberSeenMutation = { rememberSeen: boolean };

export type LocationSuggestionsQueryVariables = Exact<{
  text: string;
  limit: number;
  locale: Locale;
}>;


export type LocationSuggestionsQuery = { locations: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string }> };

export type PlaceChoiceFragment = { id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string };

export type PlaceMapFragment = { west: number, south: number, east: number, north: number, name: string, place: string, borders: string, land: string, lakes: string, labels: Array<{ name: string, x: number, y: number, fitsFromPx: number }> };

export type ContactCardFragment = { id: number, contactInfo: { type: number, agencyName: string | null, agencyAddress: string | null, advertiserName: string | null, hasPhoneNumber: boolean } };

type OfferCard_SimilarOffer_Fragment = { title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } };

type OfferCard_Offer_Fragment = { title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } };

export type OfferCardFragment =
  | OfferCard_SimilarOffer_Fragment
  | OfferCard_Offer_Fragment
;

export type OfferFactsFragment = { category: number, subCategory: number, rooms: number | null, bathrooms: number | null, kitchens: number | null, floor: number | null, floorsInBuilding: number | null, livingSpace: number | null, landArea: number | null, parkings: number | null, exposition: number, buildIn: number | null, renovatedIn: number | null, availableFrom: string | null };

export type OfferGalleryFragment = { category: number, title: string, language: Locale | null, images: Array<{ key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean }> };

export type OfferPhoneQueryVariables = Exact<{
  offerId: number;
}>;


export type OfferPhoneQuery = { offerPhone: string | null };

export type OfferPriceBlockFragment = { offerType: number, price: number | null, netPrice: number | null, additionalFees: number | null, priceType: number, currency: string, previousPrice: number | null, comparablePrice: number | null, pricePerM2: number | null };

export type PriceHistoryFragment = { currency: string, priceHistory: Array<{ price: number | null, priceType: number, changedAt: string }> };

export type PricePerM2ComparisonFragment = { offerType: number, currency: string, pricePerM2: number | null, placePrice: { medianPricePerM2: number, offers: number, locationId: number } | null };

export type PublicListingFragment = { id: number, offerType: number, category: number, subCategory: number, title: string, description: string, language: Locale | null, translatorHref: string | null, street: string | null, postalCode: string | null, city: string, lat: number | null, lng: number | null, features: number, createdAt: string, price: number | null, netPrice: number | null, additionalFees: number | null, priceType: number, currency: string, previousPrice: number | null, comparablePrice: number | null, pricePerM2: number | null, rooms: number | null, bathrooms: number | null, kitchens: number | null, floor: number | null, floorsInBuilding: number | null, livingSpace: number | null, landArea: number | null, parkings: number | null, exposition: number, buildIn: number | null, renovatedIn: number | null, availableFrom: string | null, images: Array<{ key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean }>, placePrice: { medianPricePerM2: number, offers: number, locationId: number } | null, priceHistory: Array<{ price: number | null, priceType: number, changedAt: string }>, contactInfo: { type: number, agencyName: string | null, agencyAddress: string | null, advertiserName: string | null, hasPhoneNumber: boolean } };

export type OffersCountQueryVariables = Exact<{
  filter: OfferFilter;
}>;


export type OffersCountQuery = { offersCount: { totalRecords: number } };

export type FilterFacetsFragment = { facets: { withPrice: number, privateOnly: number, categories: Array<{ value: number, count: number }>, subCategories: Array<{ value: number, count: number }>, features: Array<{ value: number, count: number }>, floors: Array<{ value: number, count: number }>, added: Array<{ value: number, count: number }>, rooms: Array<{ value: number, count: number }>, sources: Array<{ id: number, name: string, count: number }>, agencies: Array<{ id: number, name: string, count: number }> }, priceHistogram: { onRequest: number, bars: Array<{ from: number, to: number | null, count: number }> } };

export type FacetCountFragment = { value: number, count: number };

export type NamedCountFragment = { id: number, name: string, count: number };

export type FilterFacetsQueryVariables = Exact<{
  filter: OfferFilter;
}>;


export type FilterFacetsQuery = { coords: { facets: { withPrice: number, privateOnly: number, categories: Array<{ value: number, count: number }>, subCategories: Array<{ value: number, count: number }>, features: Array<{ value: number, count: number }>, floors: Array<{ value: number, count: number }>, added: Array<{ value: number, count: number }>, rooms: Array<{ value: number, count: number }>, sources: Array<{ id: number, name: string, count: number }>, agencies: Array<{ id: number, name: string, count: number }> }, priceHistogram: { onRequest: number, bars: Array<{ from: number, to: number | null, count: number }> } } };

export type MapCellsQueryVariables = Exact<{
  filter: OfferFilter;
  view: MapViewInput;
}>;


export type MapCellsQuery = { coords: { count: number, map: { inView: number, withoutPoint: number, cells: Array<{ key: string, lat: number, lng: number, count: number, offerId: number | null, price: number | null, isPoint: boolean }> } } };

export type MapListQueryVariables = Exact<{
  filter: OfferFilter;
}>;


export type MapListQuery = { coords: { locations: Array<{ id: number, lat: number, lng: number, radius: number, boundary: Array<string> }>, result: Array<{ id: number, lat: number | null, lng: number | null }> } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { profile: { id: number, email: string, firstName: string, lastName: string, picture: string | null, phone: string | null, rolesFlag: number, emailConfirmed: boolean, exp: number, unreadMessages: number } };

export type ChangeEmailPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangeEmailPageQuery = { profile: { hasPassword: boolean } };

export type ContactPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactPageQuery = { operator: { name: string, address: Array<string>, email: string, phone: string | null, uid: string | null, isSample: boolean } };

export type OpenedInvitationQueryVariables = Exact<{
  id: string;
}>;


export type OpenedInvitationQuery = { openedInvitation: { firstName: string, isForMe: boolean } };

export type AcceptInvitationMutationVariables = Exact<{
  id: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { mayRemove: boolean } };

export type DeclineInvitationMutationVariables = Exact<{
  id: string;
}>;


export type DeclineInvitationMutation = { declineInvitation: boolean };

export type HomeQueryVariables = Exact<{
  locale: Locale;
  rent: OfferFilter;
  buy: OfferFilter;
}>;


export type HomeQuery = { rent: { totalRecords: number, data: Array<{ title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }> }, buy: { totalRecords: number, data: Array<{ title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }> }, topCities: Array<{ toRent: number, toBuy: number, location: { id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string } }> };

export type ListingPrintQueryVariables = Exact<{
  id: number;
}>;


export type ListingPrintQuery = { offer: { id: number, offerType: number, title: string, description: string, language: Locale | null, street: string | null, postalCode: string | null, city: string, lat: number | null, lng: number | null, features: number, createdAt: string, updatedAt: string, price: number | null, netPrice: number | null, additionalFees: number | null, priceType: number, currency: string, previousPrice: number | null, comparablePrice: number | null, pricePerM2: number | null, category: number, subCategory: number, rooms: number | null, bathrooms: number | null, kitchens: number | null, floor: number | null, floorsInBuilding: number | null, livingSpace: number | null, landArea: number | null, parkings: number | null, exposition: number, buildIn: number | null, renovatedIn: number | null, availableFrom: string | null, source: { id: number, name: string }, contactInfo: { type: number, agencyName: string | null, agencyAddress: string | null, advertiserName: string | null, hasPhoneNumber: boolean }, images: Array<{ key: string, width: number, height: number, color: string, title: string | null }>, placeMap: { west: number, south: number, east: number, north: number, name: string, place: string, borders: string, land: string, lakes: string, labels: Array<{ name: string, x: number, y: number, fitsFromPx: number }> } | null } | null };

export type ListingQueryVariables = Exact<{
  id: number;
  locale: Locale;
}>;


export type ListingQuery = { offer: { region: string | null, country: string, updatedAt: string, id: number, offerType: number, category: number, subCategory: number, title: string, description: string, language: Locale | null, translatorHref: string | null, street: string | null, postalCode: string | null, city: string, lat: number | null, lng: number | null, features: number, createdAt: string, price: number | null, netPrice: number | null, additionalFees: number | null, priceType: number, currency: string, previousPrice: number | null, comparablePrice: number | null, pricePerM2: number | null, rooms: number | null, bathrooms: number | null, kitchens: number | null, floor: number | null, floorsInBuilding: number | null, livingSpace: number | null, landArea: number | null, parkings: number | null, exposition: number, buildIn: number | null, renovatedIn: number | null, availableFrom: string | null, source: { id: number, name: string }, places: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string }>, placeMap: { west: number, south: number, east: number, north: number, name: string, place: string, borders: string, land: string, lakes: string, labels: Array<{ name: string, x: number, y: number, fitsFromPx: number }> } | null, images: Array<{ key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean }>, placePrice: { medianPricePerM2: number, offers: number, locationId: number } | null, priceHistory: Array<{ price: number | null, priceType: number, changedAt: string }>, contactInfo: { type: number, agencyName: string | null, agencyAddress: string | null, advertiserName: string | null, hasPhoneNumber: boolean } } | null };

export type SimilarListingsQueryVariables = Exact<{
  id: number;
}>;


export type SimilarListingsQuery = { offer: { similar: Array<{ title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }> } | null };

export type GoneListingQueryVariables = Exact<{
  id: number;
  locale: Locale;
}>;


export type GoneListingQuery = { goneOffer: { offerType: number, category: number, place: { id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string } | null, similar: Array<{ title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }> } | null };

export type HomesOfPageQueryVariables = Exact<{
  filter: OfferFilter;
}>;


export type HomesOfPageQuery = { coords: { result: Array<{ id: number, offerType: number, category: number, title: string, city: string }> } };

export type MyAccountPreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccountPreviewQuery = { profile: { displayName: string, picture: string | null, occupation: string | null, occupationSince: number | null, biography: string | null, languages: Array<number>, affiliations: number, diplomas: number } };

export type MyAccountQueryVariables = Exact<{
  withSecurity: boolean;
}>;


export type MyAccountQuery = { signInProviders?: Array<number>, profile: { id: number, email: string, displayName: string, firstName: string, lastName: string, gender: number, picture: string | null, phone: string | null, mobilePhone: string | null, uiLang: number, rolesFlag: number, emailConfirmed: boolean, biography: string | null, languages: Array<number>, occupation: string | null, occupationSince: number | null, affiliations: number, diplomas: number, hasPassword: boolean, hasSecondFactor: boolean, providers: Array<number>, preferences: { alertPreference: boolean, listingsPreference: boolean, inboxPreference: boolean, suggestionPreference: boolean, newsletterPreference: boolean } }, sessions?: Array<{ id: number, signedInAt: string, seenAt: string, browser: string | null, system: string | null, address: string, provider: number, isCurrent: boolean }> };

export type OwnProfileFragment = { id: number, email: string, displayName: string, firstName: string, lastName: string, gender: number, picture: string | null, phone: string | null, mobilePhone: string | null, uiLang: number, rolesFlag: number, emailConfirmed: boolean, biography: string | null, languages: Array<number>, occupation: string | null, occupationSince: number | null, affiliations: number, diplomas: number, preferences: { alertPreference: boolean, listingsPreference: boolean, inboxPreference: boolean, suggestionPreference: boolean, newsletterPreference: boolean } };

export type OwnSecurityFragment = { id: number, rolesFlag: number, hasPassword: boolean, hasSecondFactor: boolean, providers: Array<number> };

export type OwnSessionFragment = { id: number, signedInAt: string, seenAt: string, browser: string | null, system: string | null, address: string, provider: number, isCurrent: boolean };

export type UpdateProfileMutationVariables = Exact<{
  id: number;
  firstName: string;
  lastName: string;
  gender?: number | null | undefined;
  phone?: string | null | undefined;
  mobilePhone?: string | null | undefined;
  uiLang?: number | null | undefined;
  biography?: string | null | undefined;
  languages?: Array<number> | number | null | undefined;
  occupation?: string | null | undefined;
  occupationSince?: number | null | undefined;
  affiliations?: number | null | undefined;
  diplomas?: number | null | undefined;
}>;


export type UpdateProfileMutation = { updateProfile: { id: number } };

export type RemovePictureMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePictureMutation = { removePicture: boolean };

export type ChangeEmailPreferenceMutationVariables = Exact<{
  value: boolean;
  type: EmailPreference;
}>;


export type ChangeEmailPreferenceMutation = { changeEmailPreference: number };

export type ChangePasswordMutationVariables = Exact<{
  id: number;
  oldPassword?: string | null | undefined;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type UnlinkIdentityMutationVariables = Exact<{
  provider: number;
  password?: string | null | undefined;
}>;


export type UnlinkIdentityMutation = { unlinkIdentity: boolean };

export type EndSessionMutationVariables = Exact<{
  id: number;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type StopSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type StopSecondFactorMutation = { stopSecondFactor: boolean };

export type FavouriteEntryFragment = { id: number, activeOfferId: number, isOwn: boolean, note: string, savedAt: string, savedPrice: number | null, savedPriceType: number, property: { lat: number | null, lng: number | null, title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } } | null, left: { title: string, price: number | null, currency: string, leftAt: string } | null, opinions: Array<{ hasHeart: boolean, note: string, vote: number | null, person: { id: number, firstName: string, isMe: boolean } }> };

export type FavouriteCircleFragment = { mayRemove: boolean, people: Array<{ id: number, firstName: string, lastName: string, isMe: boolean }>, invitations: Array<{ id: number, email: string, expiresAt: string }> };

export type MyFavouritesQueryVariables = Exact<{
  orderBy: number;
  pageNumber: number;
  pageSize: number;
  isHidden: boolean;
}>;


export type MyFavouritesQuery = { favourites?: { totalPages: number, totalRecords: number, data: Array<{ id: number, activeOfferId: number, isOwn: boolean, note: string, savedAt: string, savedPrice: number | null, savedPriceType: number, property: { lat: number | null, lng: number | null, title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } } | null, left: { title: string, price: number | null, currency: string, leftAt: string } | null, opinions: Array<{ hasHeart: boolean, note: string, vote: number | null, person: { id: number, firstName: string, isMe: boolean } }> }> }, hiddenHomes?: { totalPages: number, totalRecords: number, data: Array<{ activeOfferId: number, property: { title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } } | null }> }, favouriteCircle: { mayRemove: boolean, people: Array<{ id: number, firstName: string, lastName: string, isMe: boolean }>, invitations: Array<{ id: number, email: string, expiresAt: string }> } };

export type CompareHomeQueryVariables = Exact<{
  id: number;
}>;


export type CompareHomeQuery = { offer: { pricePerM2: number | null, title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, bathrooms: number | null, kitchens: number | null, floorsInBuilding: number | null, parkings: number | null, exposition: number, buildIn: number | null, renovatedIn: number | null, planImages: Array<{ key: string, color: string, width: number, height: number, isPlan: boolean }>, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } } | null };

export type GoneLikesQueryVariables = Exact<{
  id: number;
}>;


export type GoneLikesQuery = { goneOffer: { similar: Array<{ title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }> } | null };

export type WriteNoteMutationVariables = Exact<{
  activeOfferId: number;
  note: string;
}>;


export type WriteNoteMutation = { noteFavourite: { note: string } };

export type VoteFavouriteMutationVariables = Exact<{
  activeOfferId: number;
  vote?: number | null | undefined;
}>;


export type VoteFavouriteMutation = { voteFavourite: boolean };

export type InviteToFavouritesMutationVariables = Exact<{
  email: string;
}>;


export type InviteToFavouritesMutation = { inviteToFavourites: { mayRemove: boolean } };

export type WithdrawInvitationMutationVariables = Exact<{
  id: number;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: { mayRemove: boolean } };

export type LeaveFavouriteCircleMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveFavouriteCircleMutation = { leaveFavouriteCircle: { mayRemove: boolean } };

export type RemoveFromFavouriteCircleMutationVariables = Exact<{
  accountId: number;
}>;


export type RemoveFromFavouriteCircleMutation = { removeFromFavouriteCircle: { mayRemove: boolean } };

export type PrivacyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyPageQuery = { signInProviders: Array<number>, operator: { usesRecaptcha: boolean, mapHost: string | null, translatorHost: string | null, name: string, address: Array<string>, email: string, phone: string | null, uid: string | null, isSample: boolean } };

export type ListingAddressQueryVariables = Exact<{
  id: number;
}>;


export type ListingAddressQuery = { offer: { id: number, offerType: number, category: number, title: string, city: string } | null };

export type GoneListingAddressQueryVariables = Exact<{
  id: number;
}>;


export type GoneListingAddressQuery = { goneOffer: { offerType: number, category: number, city: string } | null };

export type LooserCountsQueryVariables = Exact<{
  first: OfferFilter;
  second: OfferFilter;
  third: OfferFilter;
  fourth: OfferFilter;
  fifth: OfferFilter;
  sixth: OfferFilter;
  seventh: OfferFilter;
  eighth: OfferFilter;
}>;


export type LooserCountsQuery = { first: { totalRecords: number }, second: { totalRecords: number }, third: { totalRecords: number }, fourth: { totalRecords: number }, fifth: { totalRecords: number }, sixth: { totalRecords: number }, seventh: { totalRecords: number }, eighth: { totalRecords: number } };

export type NeighboursQueryVariables = Exact<{
  filter: OfferFilter;
  locale: Locale;
}>;


export type NeighboursQuery = { coords: { neighbours: Array<{ count: number, location: { id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string } }> } };

export type CellHomesQueryVariables = Exact<{
  filter: OfferFilter;
}>;


export type CellHomesQuery = { coords: { result: Array<{ title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }> } };

export type ResultsQueryVariables = Exact<{
  filter: OfferFilter;
  locale: Locale;
  isOfOneSource: boolean;
  hasPriceBound: boolean;
}>;


export type ResultsQuery = { coords: { count: number, countWithoutPrice?: number, locations: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string, town: { id: number, value: string, name: string } | null }>, result: Array<{ title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, source?: { name: string }, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }> } };

export type PlainSearchQueryVariables = Exact<{
  filter: OfferFilter;
  placeText: string;
  locale: Locale;
}>;


export type PlainSearchQuery = { coords: { count: number, locations: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string }>, facets: { withPrice: number, privateOnly: number, categories: Array<{ value: number, count: number }>, subCategories: Array<{ value: number, count: number }>, features: Array<{ value: number, count: number }>, floors: Array<{ value: number, count: number }>, added: Array<{ value: number, count: number }>, rooms: Array<{ value: number, count: number }>, sources: Array<{ id: number, name: string, count: number }>, agencies: Array<{ id: number, name: string, count: number }> }, priceHistogram: { onRequest: number, bars: Array<{ from: number, to: number | null, count: number }> } }, locations: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string }> };

export type TermsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsPageQuery = { operator: { name: string, address: Array<string>, email: string, phone: string | null, uid: string | null, isSample: boolean } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ProfileCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProfileCard on Profile {
  displayName
  picture
  occupation
  occupationSince
  biography
  languages
  affiliations
  diplomas
}
    `, {"fragmentName":"ProfileCard"}) as unknown as TypedDocumentString<ProfileCardFragment, unknown>;
export const OperatorAddressFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OperatorAddress on Operator {
  name
  address
  email
  phone
  uid
  isSample
}
    `, {"fragmentName":"OperatorAddress"}) as unknown as TypedDocumentString<OperatorAddressFragment, unknown>;
export const PlaceChoiceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlaceChoice on Location {
  id
  type
  name
  regionCode
  textEn
  textFr
  textDe
  textIt
  postalCode
  areaKind
  value
  description(locale: $locale)
}
    `, {"fragmentName":"PlaceChoice"}) as unknown as TypedDocumentString<PlaceChoiceFragment, unknown>;
export const PlaceMapFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlaceMap on PlaceMap {
  west
  south
  east
  north
  name
  place
  borders
  land
  lakes
  labels {
    name
    x
    y
    fitsFromPx
  }
}
    `, {"fragmentName":"PlaceMap"}) as unknown as TypedDocumentString<PlaceMapFragment, unknown>;
export const OfferGalleryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferGallery on Offer {
  category
  title
  language
  images {
    key
    width
    height
    color
    title
    isPlan
  }
}
    `, {"fragmentName":"OfferGallery"}) as unknown as TypedDocumentString<OfferGalleryFragment, unknown>;
export const OfferPriceBlockFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferPriceBlock on Offer {
  offerType
  price
  netPrice
  additionalFees
  priceType
  currency
  previousPrice
  comparablePrice
  pricePerM2
}
    `, {"fragmentName":"OfferPriceBlock"}) as unknown as TypedDocumentString<OfferPriceBlockFragment, unknown>;
export const OfferFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferFacts on Offer {
  category
  subCategory
  rooms
  bathrooms
  kitchens
  floor
  floorsInBuilding
  livingSpace
  landArea
  parkings
  exposition
  buildIn
  renovatedIn
  availableFrom
}
    `, {"fragmentName":"OfferFacts"}) as unknown as TypedDocumentString<OfferFactsFragment, unknown>;
export const PricePerM2ComparisonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PricePerM2Comparison on Offer {
  offerType
  currency
  pricePerM2
  placePrice {
    medianPricePerM2
    offers
    locationId
  }
}
    `, {"fragmentName":"PricePerM2Comparison"}) as unknown as TypedDocumentString<PricePerM2ComparisonFragment, unknown>;
export const PriceHistoryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PriceHistory on Offer {
  currency
  priceHistory {
    price
    priceType
    changedAt
  }
}
    `, {"fragmentName":"PriceHistory"}) as unknown as TypedDocumentString<PriceHistoryFragment, unknown>;
export const ContactCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ContactCard on Offer {
  id
  contactInfo {
    type
    agencyName
    agencyAddress
    advertiserName
    hasPhoneNumber
  }
}
    `, {"fragmentName":"ContactCard"}) as unknown as TypedDocumentString<ContactCardFragment, unknown>;
export const PublicListingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PublicListing on Offer {
  id
  offerType
  category
  subCategory
  title
  description
  language
  translatorHref(locale: $locale)
  street
  postalCode
  city
  lat
  lng
  features
  createdAt
  ...OfferGallery
  ...OfferPriceBlock
  ...OfferFacts
  ...PricePerM2Comparison
  ...PriceHistory
  ...ContactCard
}
    fragment ContactCard on Offer {
  id
  contactInfo {
    type
    agencyName
    agencyAddress
    advertiserName
    hasPhoneNumber
  }
}
fragment OfferFacts on Offer {
  category
  subCategory
  rooms
  bathrooms
  kitchens
  floor
  floorsInBuilding
  livingSpace
  landArea
  parkings
  exposition
  buildIn
  renovatedIn
  availableFrom
}
fragment OfferGallery on Offer {
  category
  title
  language
  images {
    key
    width
    height
    color
    title
    isPlan
  }
}
fragment OfferPriceBlock on Offer {
  offerType
  price
  netPrice
  additionalFees
  priceType
  currency
  previousPrice
  comparablePrice
  pricePerM2
}
fragment PriceHistory on Offer {
  currency
  priceHistory {
    price
    priceType
    changedAt
  }
}
fragment PricePerM2Comparison on Offer {
  offerType
  currency
  pricePerM2
  placePrice {
    medianPricePerM2
    offers
    locationId
  }
}`, {"fragmentName":"PublicListing"}) as unknown as TypedDocumentString<PublicListingFragment, unknown>;
export const FacetCountFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FacetCount on FacetCount {
  value
  count
}
    `, {"fragmentName":"FacetCount"}) as unknown as TypedDocumentString<FacetCountFragment, unknown>;
export const NamedCountFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NamedCount on NamedCount {
  id
  name
  count
}
    `, {"fragmentName":"NamedCount"}) as unknown as TypedDocumentString<NamedCountFragment, unknown>;
export const FilterFacetsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FilterFacets on OfferResults {
  facets {
    categories {
      ...FacetCount
    }
    subCategories {
      ...FacetCount
    }
    features {
      ...FacetCount
    }
    floors {
      ...FacetCount
    }
    added {
      ...FacetCount
    }
    rooms {
      ...FacetCount
    }
    withPrice
    privateOnly
    sources {
      ...NamedCount
    }
    agencies {
      ...NamedCount
    }
  }
  priceHistogram {
    bars {
      from
      to
      count
    }
    onRequest
  }
}
    fragment FacetCount on FacetCount {
  value
  count
}
fragment NamedCount on NamedCount {
  id
  name
  count
}`, {"fragmentName":"FilterFacets"}) as unknown as TypedDocumentString<FilterFacetsFragment, unknown>;
export const OwnProfileFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnProfile on Profile {
  id
  email
  displayName
  firstName
  lastName
  gender
  picture
  phone
  mobilePhone
  uiLang
  rolesFlag
  emailConfirmed
  biography
  languages
  occupation
  occupationSince
  affiliations
  diplomas
  preferences {
    alertPreference
    listingsPreference
    inboxPreference
    suggestionPreference
    newsletterPreference
  }
}
    `, {"fragmentName":"OwnProfile"}) as unknown as TypedDocumentString<OwnProfileFragment, unknown>;
export const OwnSecurityFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnSecurity on Profile {
  id
  rolesFlag
  hasPassword
  hasSecondFactor
  providers
}
    `, {"fragmentName":"OwnSecurity"}) as unknown as TypedDocumentString<OwnSecurityFragment, unknown>;
export const OwnSessionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnSession on AccountSession {
  id
  signedInAt
  seenAt
  browser
  system
  address
  provider
  isCurrent
}
    `, {"fragmentName":"OwnSession"}) as unknown as TypedDocumentString<OwnSessionFragment, unknown>;
export const OfferCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferCard on ListedOffer {
  images(limit: 4) {
    key
    color
    width
    height
  }
  title
  street
  city
  contactInfo {
    agencyName
    advertiserName
    type
  }
  postalCode
  id
  price
  livingSpace
  rooms
  floor
  percentBelowMedian
  previousPrice
  language
  offerType
  category
  subCategory
  priceType
  currency
  pricePerM2
  landArea
  features
  availableFrom
  createdAt
}
    `, {"fragmentName":"OfferCard"}) as unknown as TypedDocumentString<OfferCardFragment, unknown>;
export const FavouriteEntryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FavouriteEntry on Favourite {
  id
  activeOfferId
  isOwn
  note
  savedAt
  savedPrice
  savedPriceType
  property {
    ...OfferCard
    lat
    lng
  }
  left {
    title
    price
    currency
    leftAt
  }
  opinions {
    person {
      id
      firstName
      isMe
    }
    hasHeart
    note
    vote
  }
}
    fragment OfferCard on ListedOffer {
  images(limit: 4) {
    key
    color
    width
    height
  }
  title
  street
  city
  contactInfo {
    agencyName
    advertiserName
    type
  }
  postalCode
  id
  price
  livingSpace
  rooms
  floor
  percentBelowMedian
  previousPrice
  language
  offerType
  category
  subCategory
  priceType
  currency
  pricePerM2
  landArea
  features
  availableFrom
  createdAt
}`, {"fragmentName":"FavouriteEntry"}) as unknown as TypedDocumentString<FavouriteEntryFragment, unknown>;
export const FavouriteCircleFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FavouriteCircle on FavouriteCircle {
  people {
    id
    firstName
    lastName
    isMe
  }
  invitations {
    id
    email
    expiresAt
  }
  mayRemove
}
    `, {"fragmentName":"FavouriteCircle"}) as unknown as TypedDocumentString<FavouriteCircleFragment, unknown>;
export const SendResetEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendResetEmail($email: String!) {
  sendResetEmail(email: $email)
}
    `) as unknown as TypedDocumentString<SendResetEmailMutation, SendResetEmailMutationVariables>;
export const ResetPasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResetPassword($id: String!, $newPassword: String!) {
  resetPassword(id: $id, newPassword: $newPassword)
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ConfirmEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmEmail($id: String!, $password: String, $newPassword: String) {
  confirmEmail(id: $id, password: $password, newPassword: $newPassword)
}
    `) as unknown as TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const ResendConfirmationEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResendConfirmationEmail($email: String!) {
  resendConfirmationEmail(email: $email)
}
    `) as unknown as TypedDocumentString<ResendConfirmationEmailMutation, ResendConfirmationEmailMutationVariables>;
export const LinkIdentityDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LinkIdentity($id: String!, $password: String) {
  linkIdentity(id: $id, password: $password)
}
    `) as unknown as TypedDocumentString<LinkIdentityMutation, LinkIdentityMutationVariables>;
export const SendChangeEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendChangeEmail {
  sendChangeEmail
}
    `) as unknown as TypedDocumentString<SendChangeEmailMutation, SendChangeEmailMutationVariables>;
export const ChangeEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeEmail($id: String!, $oldEmail: String!, $newEmail: String!, $password: String) {
  changeEmail(
    id: $id
    oldEmail: $oldEmail
    newEmail: $newEmail
    password: $password
  )
}
    `) as unknown as TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const UndoEmailChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoEmailChange($id: String!) {
  undoEmailChange(id: $id)
}
    `) as unknown as TypedDocumentString<UndoEmailChangeMutation, UndoEmailChangeMutationVariables>;
export const UnsubscribeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Unsubscribe($id: String!) {
  unsubscribe(id: $id)
}
    `) as unknown as TypedDocumentString<UnsubscribeMutation, UnsubscribeMutationVariables>;
export const DeleteAccountEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteAccountEmail($id: Int!) {
  deleteAccountEmail(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteAccountEmailMutation, DeleteAccountEmailMutationVariables>;
export const DeleteAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteAccount($id: String!) {
  deleteAccount(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const StartSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartSecondFactor($password: String) {
  startSecondFactor(password: $password) {
    secret
    uri
  }
}
    `) as unknown as TypedDocumentString<StartSecondFactorMutation, StartSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmSecondFactor($code: String!) {
  confirmSecondFactor(code: $code)
}
    `) as unknown as TypedDocumentString<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const LoginDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Login($token: String!, $provider: Int!, $extId: String, $firstName: String, $lastName: String) {
  login(
    token: $token
    provider: $provider
    extId: $extId
    firstName: $firstName
    lastName: $lastName
  ) {
    email
    secondFactor
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const VerifySecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation VerifySecondFactor($code: String!) {
  verifySecondFactor(code: $code) {
    email
  }
}
    `) as unknown as TypedDocumentString<VerifySecondFactorMutation, VerifySecondFactorMutationVariables>;
export const PostAuthDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PostAuth {
  postAuth
}
    `) as unknown as TypedDocumentString<PostAuthQuery, PostAuthQueryVariables>;
export const SignInProvidersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SignInProviders {
  signInProviders
}
    `) as unknown as TypedDocumentString<SignInProvidersQuery, SignInProvidersQueryVariables>;
export const SendContactMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendContactMessage($name: String!, $email: String!, $subject: String!, $message: String!) {
  sendContactMessage(
    name: $name
    email: $email
    subject: $subject
    message: $message
  )
}
    `) as unknown as TypedDocumentString<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const KeptHomesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query KeptHomes {
  userRelations {
    favorite
    hidden
  }
}
    `) as unknown as TypedDocumentString<KeptHomesQuery, KeptHomesQueryVariables>;
export const SaveHomeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveHome($activeOfferId: Int!) {
  saveFavourite(activeOfferId: $activeOfferId) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveHomeMutation, SaveHomeMutationVariables>;
export const UnsaveHomeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnsaveHome($activeOfferId: Int!) {
  deleteFavourite(activeOfferId: $activeOfferId, pageSize: 1) {
    totalRecords
  }
}
    `) as unknown as TypedDocumentString<UnsaveHomeMutation, UnsaveHomeMutationVariables>;
export const HideHomeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation HideHome($offerId: Int!) {
  toggleUserRelation(offerId: $offerId, type: 20) {
    hidden
  }
}
    `) as unknown as TypedDocumentString<HideHomeMutation, HideHomeMutationVariables>;
export const RestoreHomesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreHomes($activeOfferIds: [Int!]!) {
  removeUserRelations(activeOfferIds: $activeOfferIds, type: 20) {
    hidden
  }
}
    `) as unknown as TypedDocumentString<RestoreHomesMutation, RestoreHomesMutationVariables>;
export const SeenHomesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SeenHomes {
  seenObjects(kind: 100)
}
    `) as unknown as TypedDocumentString<SeenHomesQuery, SeenHomesQueryVariables>;
export const RememberSeenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RememberSeen($ids: [Int!]!) {
  rememberSeen(kind: 100, ids: $ids)
}
    `) as unknown as TypedDocumentString<RememberSeenMutation, RememberSeenMutationVariables>;
export const LocationSuggestionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LocationSuggestions($text: String!, $limit: Int!, $locale: Locale!) {
  locations(text: $text, limit: $limit, locale: $locale) {
    ...PlaceChoice
  }
}
    fragment PlaceChoice on Location {
  id
  type
  name
  regionCode
  textEn
  textFr
  textDe
  textIt
  postalCode
  areaKind
  value
  description(locale: $locale)
}`) as unknown as TypedDocumentString<LocationSuggestionsQuery, LocationSuggestionsQueryVariables>;
export const OfferPhoneDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferPhone($offerId: Int!) {
  offerPhone(offerId: $offerId)
}
    `) as unknown as TypedDocumentString<OfferPhoneQuery, OfferPhoneQueryVariables>;
export const OffersCountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OffersCount($filter: OfferFilter!) {
  offersCount(filter: $filter) {
    totalRecords
  }
}
    `) as unknown as TypedDocumentString<OffersCountQuery, OffersCountQueryVariables>;
export const FilterFacetsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FilterFacets($filter: OfferFilter!) {
  coords(filter: $filter) {
    ...FilterFacets
  }
}
    fragment FilterFacets on OfferResults {
  facets {
    categories {
      ...FacetCount
    }
    subCategories {
      ...FacetCount
    }
    features {
      ...FacetCount
    }
    floors {
      ...FacetCount
    }
    added {
      ...FacetCount
    }
    rooms {
      ...FacetCount
    }
    withPrice
    privateOnly
    sources {
      ...NamedCount
    }
    agencies {
      ...NamedCount
    }
  }
  priceHistogram {
    bars {
      from
      to
      count
    }
    onRequest
  }
}
fragment FacetCount on FacetCount {
  value
  count
}
fragment NamedCount on NamedCount {
  id
  name
  count
}`) as unknown as TypedDocumentString<FilterFacetsQuery, FilterFacetsQueryVariables>;
export const MapCellsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MapCells($filter: OfferFilter!, $view: MapViewInput!) {
  coords(filter: $filter) {
    count
    map(view: $view) {
      inView
      withoutPoint
      cells {
        key
        lat
        lng
        count
        offerId
        price
        isPoint
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MapCellsQuery, MapCellsQueryVariables>;
export const MapListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MapList($filter: OfferFilter!) {
  coords(filter: $filter) {
    locations {
      id
      lat
      lng
      radius
      boundary
    }
    result {
      id
      lat
      lng
    }
  }
}
    `) as unknown as TypedDocumentString<MapListQuery, MapListQueryVariables>;
export const ViewerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Viewer {
  profile {
    id
    email
    firstName
    lastName
    picture
    phone
    rolesFlag
    emailConfirmed
    exp
    unreadMessages
  }
}
    `) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const ChangeEmailPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ChangeEmailPage {
  profile {
    hasPassword
  }
}
    `) as unknown as TypedDocumentString<ChangeEmailPageQuery, ChangeEmailPageQueryVariables>;
export const ContactPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ContactPage {
  operator {
    ...OperatorAddress
  }
}
    fragment OperatorAddress on Operator {
  name
  address
  email
  phone
  uid
  isSample
}`) as unknown as TypedDocumentString<ContactPageQuery, ContactPageQueryVariables>;
export const OpenedInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OpenedInvitation($id: String!) {
  openedInvitation(id: $id) {
    firstName
    isForMe
  }
}
    `) as unknown as TypedDocumentString<OpenedInvitationQuery, OpenedInvitationQueryVariables>;
export const AcceptInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AcceptInvitation($id: String!) {
  acceptInvitation(id: $id) {
    mayRemove
  }
}
    `) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const DeclineInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeclineInvitation($id: String!) {
  declineInvitation(id: $id)
}
    `) as unknown as TypedDocumentString<DeclineInvitationMutation, DeclineInvitationMutationVariables>;
export const HomeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Home($locale: Locale!, $rent: OfferFilter!, $buy: OfferFilter!) {
  rent: offers(filter: $rent) {
    totalRecords
    data {
      ...OfferCard
    }
  }
  buy: offers(filter: $buy) {
    totalRecords
    data {
      ...OfferCard
    }
  }
  topCities(limit: 12) {
    location {
      ...PlaceChoice
    }
    toRent
    toBuy
  }
}
    fragment PlaceChoice on Location {
  id
  type
  name
  regionCode
  textEn
  textFr
  textDe
  textIt
  postalCode
  areaKind
  value
  description(locale: $locale)
}
fragment OfferCard on ListedOffer {
  images(limit: 4) {
    key
    color
    width
    height
  }
  title
  street
  city
  contactInfo {
    agencyName
    advertiserName
    type
  }
  postalCode
  id
  price
  livingSpace
  rooms
  floor
  percentBelowMedian
  previousPrice
  language
  offerType
  category
  subCategory
  priceType
  currency
  pricePerM2
  landArea
  features
  availableFrom
  createdAt
}`) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const ListingPrintDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingPrint($id: Int!) {
  offer(id: $id) {
    id
    offerType
    title
    description
    language
    street
    postalCode
    city
    lat
    lng
    features
    createdAt
    updatedAt
    source {
      id
      name
    }
    contactInfo {
      type
      agencyName
      agencyAddress
      advertiserName
      hasPhoneNumber
    }
    images(limit: 1) {
      key
      width
      height
      color
      title
    }
    placeMap {
      ...PlaceMap
    }
    ...OfferPriceBlock
    ...OfferFacts
  }
}
    fragment PlaceMap on PlaceMap {
  west
  south
  east
  north
  name
  place
  borders
  land
  lakes
  labels {
    name
    x
    y
    fitsFromPx
  }
}
fragment OfferFacts on Offer {
  category
  subCategory
  rooms
  bathrooms
  kitchens
  floor
  floorsInBuilding
  livingSpace
  landArea
  parkings
  exposition
  buildIn
  renovatedIn
  availableFrom
}
fragment OfferPriceBlock on Offer {
  offerType
  price
  netPrice
  additionalFees
  priceType
  currency
  previousPrice
  comparablePrice
  pricePerM2
}`) as unknown as TypedDocumentString<ListingPrintQuery, ListingPrintQueryVariables>;
export const ListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Listing($id: Int!, $locale: Locale!) {
  offer(id: $id) {
    ...PublicListing
    source {
      id
      name
    }
    region
    country
    updatedAt
    places {
      ...PlaceChoice
    }
    placeMap {
      ...PlaceMap
    }
  }
}
    fragment PlaceChoice on Location {
  id
  type
  name
  regionCode
  textEn
  textFr
  textDe
  textIt
  postalCode
  areaKind
  value
  description(locale: $locale)
}
fragment PlaceMap on PlaceMap {
  west
  south
  east
  north
  name
  place
  borders
  land
  lakes
  labels {
    name
    x
    y
    fitsFromPx
  }
}
fragment ContactCard on Offer {
  id
  contactInfo {
    type
    agencyName
    agencyAddress
    advertiserName
    hasPhoneNumber
  }
}
fragment OfferFacts on Offer {
  category
  subCategory
  rooms
  bathrooms
  kitchens
  floor
  floorsInBuilding
  livingSpace
  landArea
  parkings
  exposition
  buildIn
  renovatedIn
  availableFrom
}
fragment OfferGallery on Offer {
  category
  title
  language
  images {
    key
    width
    height
    color
    title
    isPlan
  }
}
fragment OfferPriceBlock on Offer {
  offerType
  price
  netPrice
  additionalFees
  priceType
  currency
  previousPrice
  comparablePrice
  pricePerM2
}
fragment PriceHistory on Offer {
  currency
  priceHistory {
    price
    priceType
    changedAt
  }
}
fragment PricePerM2Comparison on Offer {
  offerType
  currency
  pricePerM2
  placePrice {
    medianPricePerM2
    offers
    locationId
  }
}
fragment PublicListing on Offer {
  id
  offerType
  category
  subCategory
  title
  description
  language
  translatorHref(locale: $locale)
  street
  postalCode
  city
  lat
  lng
  features
  createdAt
  ...OfferGallery
  ...OfferPriceBlock
  ...OfferFacts
  ...PricePerM2Comparison
  ...PriceHistory
  ...ContactCard
}`) as unknown as TypedDocumentString<ListingQuery, ListingQueryVariables>;
export const SimilarListingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SimilarListings($id: Int!) {
  offer(id: $id) {
    similar(limit: 6) {
      ...OfferCard
    }
  }
}
    fragment OfferCard on ListedOffer {
  images(limit: 4) {
    key
    color
    width
    height
  }
  title
  street
  city
  contactInfo {
    agencyName
    advertiserName
    type
  }
  postalCode
  id
  price
  livingSpace
  rooms
  floor
  percentBelowMedian
  previousPrice
  language
  offerType
  category
  subCategory
  priceType
  currency
  pricePerM2
  landArea
  features
  availableFrom
  createdAt
}`) as unknown as TypedDocumentString<SimilarListingsQuery, SimilarListingsQueryVariables>;
export const GoneListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GoneListing($id: Int!, $locale: Locale!) {
  goneOffer(id: $id) {
    offerType
    category
    place {
      ...PlaceChoice
    }
    similar(limit: 6) {
      ...OfferCard
    }
  }
}
    fragment PlaceChoice on Location {
  id
  type
  name
  regionCode
  textEn
  textFr
  textDe
  textIt
  postalCode
  areaKind
  value
  description(locale: $locale)
}
fragment OfferCard on ListedOffer {
  images(limit: 4) {
    key
    color
    width
    height
  }
  title
  street
  city
  contactInfo {
    agencyName
    advertiserName
    type
  }
  postalCode
  id
  price
  livingSpace
  rooms
  floor
  percentBelowMedian
  previousPrice
  language
  offerType
  category
  subCategory
  priceType
  currency
  pricePerM2
  landArea
  features
  availableFrom
  createdAt
}`) as unknown as TypedDocumentString<GoneListingQuery, GoneListingQueryVariables>;
export const HomesOfPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomesOfPage($filter: OfferFilter!) {
  coords(filter: $filter) {
    result {
      id
      offerType
      category
      title
      city
    }
  }
}
    `) as unknown as TypedDocumentString<HomesOfPageQuery, HomesOfPageQueryVariables>;
export const MyAccountPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyAccountPreview {
  profile {
    ...ProfileCard
  }
}
    fragment ProfileCard on Profile {
  displayName
  picture
  occupation
  occupationSince
  biography
  languages
  affiliations
  diplomas
}`) as unknown as TypedDocumentString<MyAccountPreviewQuery, MyAccountPreviewQueryVariables>;
export const MyAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyAccount($withSecurity: Boolean!) {
  profile {
    ...OwnProfile
    ...OwnSecurity
  }
  sessions @include(if: $withSecurity) {
    ...OwnSession
  }
  signInProviders @include(if: $withSecurity)
}
    fragment OwnProfile on Profile {
  id
  email
  displayName
  firstName
  lastName
  gender
  picture
  phone
  mobilePhone
  uiLang
  rolesFlag
  emailConfirmed
  biography
  languages
  occupation
  occupationSince
  affiliations
  diplomas
  preferences {
    alertPreference
    listingsPreference
    inboxPreference
    suggestionPreference
    newsletterPreference
  }
}
fragment OwnSecurity on Profile {
  id
  rolesFlag
  hasPassword
  hasSecondFactor
  providers
}
fragment OwnSession on AccountSession {
  id
  signedInAt
  seenAt
  browser
  system
  address
  provider
  isCurrent
}`) as unknown as TypedDocumentString<MyAccountQuery, MyAccountQueryVariables>;
export const UpdateProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateProfile($id: Int!, $firstName: String!, $lastName: String!, $gender: Int, $phone: String, $mobilePhone: String, $uiLang: Int, $biography: String, $languages: [Int!], $occupation: String, $occupationSince: Int, $affiliations: Int, $diplomas: Int) {
  updateProfile(
    id: $id
    firstName: $firstName
    lastName: $lastName
    gender: $gender
    phone: $phone
    mobilePhone: $mobilePhone
    uiLang: $uiLang
    biography: $biography
    languages: $languages
    occupation: $occupation
    occupationSince: $occupationSince
    affiliations: $affiliations
    diplomas: $diplomas
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const RemovePictureDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemovePicture {
  removePicture
}
    `) as unknown as TypedDocumentString<RemovePictureMutation, RemovePictureMutationVariables>;
export const ChangeEmailPreferenceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeEmailPreference($value: Boolean!, $type: EmailPreference!) {
  changeEmailPreference(value: $value, type: $type)
}
    `) as unknown as TypedDocumentString<ChangeEmailPreferenceMutation, ChangeEmailPreferenceMutationVariables>;
export const ChangePasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePassword($id: Int!, $oldPassword: String, $newPassword: String!) {
  changePassword(id: $id, oldPassword: $oldPassword, newPassword: $newPassword)
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const UnlinkIdentityDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnlinkIdentity($provider: Int!, $password: String) {
  unlinkIdentity(provider: $provider, password: $password)
}
    `) as unknown as TypedDocumentString<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>;
export const EndSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndSession($id: Int!) {
  endSession(id: $id)
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const StopSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StopSecondFactor($password: String!) {
  stopSecondFactor(password: $password)
}
    `) as unknown as TypedDocumentString<StopSecondFactorMutation, StopSecondFactorMutationVariables>;
export const MyFavouritesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyFavourites($orderBy: Int!, $pageNumber: Int!, $pageSize: Int!, $isHidden: Boolean!) {
  favourites(
    orderBy: $orderBy
    pageNumber: $pageNumber
    pageSize: $pageSize
    isShared: true
  ) @skip(if: $isHidden) {
    totalPages
    totalRecords
    data {
      ...FavouriteEntry
    }
  }
  hiddenHomes(pageNumber: $pageNumber) @include(if: $isHidden) {
    totalPages
    totalRecords
    data {
      activeOfferId
      property {
        ...OfferCard
      }
    }
  }
  favouriteCircle {
    ...FavouriteCircle
  }
}
    fragment OfferCard on ListedOffer {
  images(limit: 4) {
    key
    color
    width
    height
  }
  title
  street
  city
  contactInfo {
    agencyName
    advertiserName
    type
  }
  postalCode
  id
  price
  livingSpace
  rooms
  floor
  percentBelowMedian
  previousPrice
  language
  offerType
  category
  subCategory
  priceType
  currency
  pricePerM2
  landArea
  features
  availableFrom
  createdAt
}
fragment FavouriteEntry on Favourite {
  id
  activeOfferId
  isOwn
  note
  savedAt
  savedPrice
  savedPriceType
  property {
    ...OfferCard
    lat
    lng
  }
  left {
    title
    price
    currency
    leftAt
  }
  opinions {
    person {
      id
      firstName
      isMe
    }
    hasHeart
    note
    vote
  }
}
fragment FavouriteCircle on FavouriteCircle {
  people {
    id
    firstName
    lastName
    isMe
  }
  invitations {
    id
    email
    expiresAt
  }
  mayRemove
}`) as unknown as TypedDocumentString<MyFavouritesQuery, MyFavouritesQueryVariables>;
export const CompareHomeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CompareHome($id: Int!) {
  offer(id: $id) {
    ...OfferCard
    ...OfferFacts
    pricePerM2
    planImages: images {
      key
      color
      width
      height
      isPlan
    }
  }
}
    fragment OfferCard on ListedOffer {
  images(limit: 4) {
    key
    color
    width
    height
  }
  title
  street
  city
  contactInfo {
    agencyName
    advertiserName
    type
  }
  postalCode
  id
  price
  livingSpace
  rooms
  floor
  percentBelowMedian
  previousPrice
  language
  offerType
  category
  subCategory
  priceType
  currency
  pricePerM2
  landArea
  features
  availableFrom
  createdAt
}
fragment OfferFacts on Offer {
  category
  subCategory
  rooms
  bathrooms
  kitchens
  floor
  floorsInBuilding
  livingSpace
  landArea
  parkings
  exposition
  buildIn
  renovatedIn
  availableFrom
}`) as unknown as TypedDocumentString<CompareHomeQuery, CompareHomeQueryVariables>;
export const GoneLikesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GoneLikes($id: Int!) {
  goneOffer(id: $id) {
    similar(limit: 3) {
      ...OfferCard
    }
  }
}
    fragment OfferCard on ListedOffer {
  images(limit: 4) {
    key
    color
    width
    height
  }
  title
  street
  city
  contactInfo {
    agencyName
    advertiserName
    type
  }
  postalCode
  id
  price
  livingSpace
  rooms
  floor
  percentBelowMedian
  previousPrice
  language
  offerType
  category
  subCategory
  priceType
  currency
  pricePerM2
  landArea
  features
  availableFrom
  createdAt
}`) as unknown as TypedDocumentString<GoneLikesQuery, GoneLikesQueryVariables>;
export const WriteNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WriteNote($activeOfferId: Int!, $note: String!) {
  noteFavourite(activeOfferId: $activeOfferId, note: $note) {
    note
  }
}
    `) as unknown as TypedDocumentString<WriteNoteMutation, WriteNoteMutationVariables>;
export const VoteFavouriteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation VoteFavourite($activeOfferId: Int!, $vote: Int) {
  voteFavourite(activeOfferId: $activeOfferId, vote: $vote)
}
    `) as unknown as TypedDocumentString<VoteFavouriteMutation, VoteFavouriteMutationVariables>;
export const InviteToFavouritesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation InviteToFavourites($email: String!) {
  inviteToFavourites(email: $email) {
    mayRemove
  }
}
    `) as unknown as TypedDocumentString<InviteToFavouritesMutation, InviteToFavouritesMutationVariables>;
export const WithdrawInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawInvitation($id: Int!) {
  withdrawInvitation(id: $id) {
    mayRemove
  }
}
    `) as unknown as TypedDocumentString<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const LeaveFavouriteCircleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LeaveFavouriteCircle {
  leaveFavouriteCircle {
    mayRemove
  }
}
    `) as unknown as TypedDocumentString<LeaveFavouriteCircleMutation, LeaveFavouriteCircleMutationVariables>;
export const RemoveFromFavouriteCircleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveFromFavouriteCircle($accountId: Int!) {
  removeFromFavouriteCircle(accountId: $accountId) {
    mayRemove
  }
}
    `) as unknown as TypedDocumentString<RemoveFromFavouriteCircleMutation, RemoveFromFavouriteCircleMutationVariables>;
export const PrivacyPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PrivacyPage {
  operator {
    ...OperatorAddress
    usesRecaptcha
    mapHost
    translatorHost
  }
  signInProviders
}
    fragment OperatorAddress on Operator {
  name
  address
  email
  phone
  uid
  isSample
}`) as unknown as TypedDocumentString<PrivacyPageQuery, PrivacyPageQueryVariables>;
export const ListingAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingAddress($id: Int!) {
  offer(id: $id) {
    id
    offerType
    category
    title
    city
  }
}
    `) as unknown as TypedDocumentString<ListingAddressQuery, ListingAddressQueryVariables>;
export const GoneListingAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GoneListingAddress($id: Int!) {
  goneOffer(id: $id) {
    offerType
    category
    city
  }
}
    `) as unknown as TypedDocumentString<GoneListingAddressQuery, GoneListingAddressQueryVariables>;
export const LooserCountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LooserCounts($first: OfferFilter!, $second: OfferFilter!, $third: OfferFilter!, $fourth: OfferFilter!, $fifth: OfferFilter!, $sixth: OfferFilter!, $seventh: OfferFilter!, $eighth: OfferFilter!) {
  first: offersCount(filter: $first) {
    totalRecords
  }
  second: offersCount(filter: $second) {
    totalRecords
  }
  third: offersCount(filter: $third) {
    totalRecords
  }
  fourth: offersCount(filter: $fourth) {
    totalRecords
  }
  fifth: offersCount(filter: $fifth) {
    totalRecords
  }
  sixth: offersCount(filter: $sixth) {
    totalRecords
  }
  seventh: offersCount(filter: $seventh) {
    totalRecords
  }
  eighth: offersCount(filter: $eighth) {
    totalRecords
  }
}
    `) as unknown as TypedDocumentString<LooserCountsQuery, LooserCountsQueryVariables>;
export const NeighboursDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Neighbours($filter: OfferFilter!, $locale: Locale!) {
  coords(filter: $filter) {
    neighbours {
      count
      location {
        ...PlaceChoice
      }
    }
  }
}
    fragment PlaceChoice on Location {
  id
  type
  name
  regionCode
  textEn
  textFr
  textDe
  textIt
  postalCode
  areaKind
  value
  description(locale: $locale)
}`) as unknown as TypedDocumentString<NeighboursQuery, NeighboursQueryVariables>;
export const CellHomesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CellHomes($filter: OfferFilter!) {
  coords(filter: $filter) {
    result {
      ...OfferCard
    }
  }
}
    fragment OfferCard on ListedOffer {
  images(limit: 4) {
    key
    color
    width
    height
  }
  title
  street
  city
  contactInfo {
    agencyName
    advertiserName
    type
  }
  postalCode
  id
  price
  livingSpace
  rooms
  floor
  percentBelowMedian
  previousPrice
  language
  offerType
  category
  subCategory
  priceType
  currency
  pricePerM2
  landArea
  features
  availableFrom
  createdAt
}`) as unknown as TypedDocumentString<CellHomesQuery, CellHomesQueryVariables>;
export const ResultsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Results($filter: OfferFilter!, $locale: Locale!, $isOfOneSource: Boolean!, $hasPriceBound: Boolean!) {
  coords(filter: $filter) {
    count
    countWithoutPrice @include(if: $hasPriceBound)
    locations {
      ...PlaceChoice
      town {
        id
        value
        name(locale: $locale)
      }
    }
    result {
      ...OfferCard
      source @include(if: $isOfOneSource) {
        name
      }
    }
  }
}
    fragment PlaceChoice on Location {
  id
  type
  name
  regionCode
  textEn
  textFr
  textDe
  textIt
  postalCode
  areaKind
  value
  description(locale: $locale)
}
fragment OfferCard on ListedOffer {
  images(limit: 4) {
    key
    color
    width
    height
  }
  title
  street
  city
  contactInfo {
    agencyName
    advertiserName
    type
  }
  postalCode
  id
  price
  livingSpace
  rooms
  floor
  percentBelowMedian
  previousPrice
  language
  offerType
  category
  subCategory
  priceType
  currency
  pricePerM2
  landArea
  features
  availableFrom
  createdAt
}`) as unknown as TypedDocumentString<ResultsQuery, ResultsQueryVariables>;
export const PlainSearchDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PlainSearch($filter: OfferFilter!, $placeText: String!, $locale: Locale!) {
  coords(filter: $filter) {
    count
    locations {
      ...PlaceChoice
    }
    ...FilterFacets
  }
  locations(text: $placeText, limit: 1, locale: $locale) {
    ...PlaceChoice
  }
}
    fragment PlaceChoice on Location {
  id
  type
  name
  regionCode
  textEn
  textFr
  textDe
  textIt
  postalCode
  areaKind
  value
  description(locale: $locale)
}
fragment FilterFacets on OfferResults {
  facets {
    categories {
      ...FacetCount
    }
    subCategories {
      ...FacetCount
    }
    features {
      ...FacetCount
    }
    floors {
      ...FacetCount
    }
    added {
      ...FacetCount
    }
    rooms {
      ...FacetCount
    }
    withPrice
    privateOnly
    sources {
      ...NamedCount
    }
    agencies {
      ...NamedCount
    }
  }
  priceHistogram {
    bars {
      from
      to
      count
    }
    onRequest
  }
}
fragment FacetCount on FacetCount {
  value
  count
}
fragment NamedCount on NamedCount {
  id
  name
  count
}`) as unknown as TypedDocumentString<PlainSearchQuery, PlainSearchQueryVariables>;
export const TermsPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TermsPage {
  operator {
    ...OperatorAddress
  }
}
    fragment OperatorAddress on Operator {
  name
  address
  email
  phone
  uid
  isSample
}`) as unknown as TypedDocumentString<TermsPageQuery, TermsPageQueryVariables>;