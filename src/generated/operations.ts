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

/** The step that is missing before a sign-in is complete. */
export type SecondFactorStep =
  /** No step: the member is signed in. */
  | 'none'
  /** The one-time code. */
  | 'code'
  /** Staff must set up one-time codes first. */
  | 'enrolment';

/** A search to be saved: its filter (see `OfferFilter`), name and mail interval. */
export type SearchInput = {
  /** At most 100 characters. */
  name: string;
  /** 0 never, 1 weekly, 2 daily, 3 immediately. */
  notification: number;
  /** Address for mails to a visitor, who first has to confirm it. Mails to a member go to the address of the account. */
  email?: string | null | undefined;
  offerType: number;
  category: number;
  subCategory?: number | null | undefined;
  /** A single place, in addition to those below. */
  locationId?: number | null | undefined;
  location?: LocationInput | null | undefined;
  locations?: Array<LocationInput> | null | undefined;
  locationIds?: Array<number> | null | undefined;
  availableFrom?: string | null | undefined;
  minRooms?: number | null | undefined;
  maxRooms?: number | null | undefined;
  minLivingSpace?: number | null | undefined;
  maxLivingSpace?: number | null | undefined;
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  minPricePerM2?: number | null | undefined;
  maxPricePerM2?: number | null | undefined;
  added?: number | null | undefined;
  features?: number | null | undefined;
  agencyId?: number | null | undefined;
  agencyName?: string | null | undefined;
  noAgency?: boolean | null | undefined;
  maxDistance?: number | null | undefined;
  circles?: Array<CircleInput> | null | undefined;
  rectangles?: Array<RectangleInput> | null | undefined;
  polygons?: Array<Array<CornerInput>> | null | undefined;
  sourceType?: number | null | undefined;
  floor?: number | null | undefined;
  /** Range of floors, used when `floor` is absent: 0 to 0 means the ground floor, a minimum above 0 means all other floors. */
  minFloor?: number | null | undefined;
  maxFloor?: number | null | undefined;
  excludePriceOnRequest?: boolean | null | undefined;
  /** This field and all that follow are ignored, so that clients may send whole records. */
  id?: string | null | undefined;
  userId?: number | null | undefined;
  country?: string | null | undefined;
  region?: string | null | undefined;
  city?: string | null | undefined;
  postalCode?: string | null | undefined;
  notificationId?: number | null | undefined;
  createdAt?: string | null | undefined;
  updatedAt?: string | null | undefined;
  order?: number | null | undefined;
  pageNumber?: number | null | undefined;
  viewMode?: ViewMode | null | undefined;
  map?: boolean | null | undefined;
};

/** A `Location` record, of which only the id is read. */
export type LocationInput = {
  id: number;
  value?: string | null | undefined;
  name?: string | null | undefined;
  regionCode?: string | null | undefined;
  textEn?: string | null | undefined;
  textFr?: string | null | undefined;
  textIt?: string | null | undefined;
  textDe?: string | null | undefined;
  postalCode?: string | null | undefined;
  type?: number | null | undefined;
  description?: string | null | undefined;
  lat?: number | null | undefined;
  lng?: number | null | undefined;
  radius?: number | null | undefined;
};

/** Facts of a home that is not public yet. */
export type SeekerFacts = {
  /** 0 buy, 1 rent. */
  offerType: number;
  /** A single category. */
  category: number;
  subCategory?: number | null | undefined;
  features?: number | null | undefined;
  /** Francs, in the unit of `priceType`; null on request. */
  price?: number | null | undefined;
  priceType?: number | null | undefined;
  rooms?: number | null | undefined;
  livingSpace?: number | null | undefined;
  floor?: number | null | undefined;
  availableFrom?: string | null | undefined;
  cityId: number;
  postalCode?: string | null | undefined;
};

/** A category of articles. */
export type ContentCategory =
  | 'renting'
  | 'buying'
  | 'selling'
  | 'living';

/**
 * Filter of conversations: a single one by its id, or those of a state (1 active and marked, 2 marked, 99 archived) with the words of `text` in
 * titles, names or messages. The default page size is 20, the largest is 50.
 */
export type ConversationFilter = {
  id?: number | null | undefined;
  conversationStatus?: number | null | undefined;
  text?: string | null | undefined;
  pageNumber?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type ConversationReportReason =
  | 'fraud'
  | 'insult'
  | 'spam'
  | 'other';

export type ConversationDecision =
  /** The conversation stays open; single messages may have been removed. */
  | 'kept'
  /** The conversation is closed to messages. */
  | 'closed';

/** Kinds of named areas: a quarter is part of a town, a district a larger part of it, a region part of the country. */
export type AreaKind =
  | 'quarter'
  | 'district'
  | 'region';

/**
 * Way of paying: `qrBill` (a Swiss QR-bill, paid from any bank), `card` (cards and TWINT at the configured provider),
 * `till` (the simulated till of trial installations), `credit` (credits bought before), `free` (the price list charges
 * nothing; no caller chooses it).
 */
export type PayWay =
  | 'qrBill'
  | 'card'
  | 'till'
  | 'credit'
  | 'free';

export type OwnImageInput = {
  img_id: number;
  title?: string | null | undefined;
  isPlan?: boolean | null | undefined;
};

/**
 * Input of an owner's offer. An absent field stays unchanged; null clears it. Fields marked "not written" are ignored and counted; they are
 * accepted because clients send whole records.
 */
export type OfferInput = {
  /** Id of an existing offer. Without it, `localStoreId` selects one, or a new offer is created. */
  id?: number | null | undefined;
  localStoreId?: string | null | undefined;
  /** The version that was edited. */
  version?: number | null | undefined;
  offerType?: number | null | undefined;
  category?: number | null | undefined;
  subCategory?: number | null | undefined;
  title?: string | null | undefined;
  description?: string | null | undefined;
  language?: Locale | null | undefined;
  price?: number | null | undefined;
  netPrice?: number | null | undefined;
  additionalFees?: number | null | undefined;
  priceType?: number | null | undefined;
  country?: string | null | undefined;
  region?: string | null | undefined;
  district?: string | null | undefined;
  city?: string | null | undefined;
  cityId?: number | null | undefined;
  street?: string | null | undefined;
  postalCode?: string | null | undefined;
  placeId?: string | null | undefined;
  lat?: number | null | undefined;
  lng?: number | null | undefined;
  /** True for a new offer. */
  hasExactPoint?: boolean | null | undefined;
  hidesAddress?: boolean | null | undefined;
  showsPhone?: boolean | null | undefined;
  isPriceOnRequest?: boolean | null | undefined;
  rooms?: number | null | undefined;
  bathrooms?: number | null | undefined;
  kitchens?: number | null | undefined;
  floor?: number | null | undefined;
  floorsInBuilding?: number | null | undefined;
  livingSpace?: number | null | undefined;
  landArea?: number | null | undefined;
  parkings?: number | null | undefined;
  exposition?: number | null | undefined;
  features?: number | null | undefined;
  buildIn?: number | null | undefined;
  availableFrom?: string | null | undefined;
  acquisitionDate?: string | null | undefined;
  acquisitionPrice?: number | null | undefined;
  yourEstimation?: number | null | undefined;
  /** The complete new list of pictures, in order. */
  images?: Array<OwnImageInput> | null | undefined;
  /** Not written. */
  propertyOwnerUserId?: number | null | undefined;
  /** Not written. */
  status?: number | null | undefined;
  /** Not written. */
  userId?: number | null | undefined;
  /** Not written. */
  activeOfferId?: number | null | undefined;
  /** Not written. */
  offerId?: number | null | undefined;
  /** Not written. */
  createdAt?: string | null | undefined;
  /** Not written. */
  updatedAt?: string | null | undefined;
  /** Not written. */
  endDate?: string | null | undefined;
  /** Not written. */
  agencyId?: number | null | undefined;
  /** Not written. */
  agencyName?: string | null | undefined;
  /** Not written. */
  agencyHtml?: string | null | undefined;
  /** Not written. */
  isExternal?: boolean | null | undefined;
  /** Not written. */
  externalId?: string | null | undefined;
  /** Not written. */
  externalIdSource?: string | null | undefined;
  /** Not written. */
  sourceUrl?: string | null | undefined;
  /** Not written. */
  blobPrefix?: string | null | undefined;
  /** Not written. */
  crawlingId?: number | null | undefined;
  /** Not written. */
  offerScore?: number | null | undefined;
  /** Not written. */
  imageNumber?: number | null | undefined;
  /** Not written. */
  imageStartIndex?: number | null | undefined;
  /** Not written. */
  isPrivate?: boolean | null | undefined;
  /** Not written. */
  isToSuggest?: boolean | null | undefined;
  /** Not written. */
  isRecommended?: boolean | null | undefined;
  /** Not written. */
  contactAvatar?: string | null | undefined;
  /** Not written. */
  contactInfo?: unknown;
  /** Not written. */
  location?: unknown;
};

export type HintKind =
  /** Other listings show pictures similar to this one's. */
  | 'samePictures'
  /** Other listings offer a home with this address, or with the same rooms, area and price in this town. */
  | 'sameHome'
  /** The price is far from the local median. */
  | 'price'
  /** Title or description contain a phone number, an email address or a link. */
  | 'contactInText'
  /** The account is new, and none of its listings was approved before. */
  | 'firstListing'
  /** Some pictures were not compared yet. */
  | 'notCompared';

export type ReportReason =
  | 'wrongDetails'
  | 'gone'
  | 'fraud'
  | 'duplicate'
  | 'offensive'
  | 'copyright'
  | 'other';

export type ReportDecision =
  | 'nothingWrong'
  | 'corrected'
  | 'takenDown';

/** Form of the answer: a page of a list, or points for a map. */
export type ViewMode =
  | 'list'
  | 'map';

/** WGS84, degrees. */
export type PointInput = {
  lat: number;
  lng: number;
};

/** A rectangle on the map. */
export type RectangleInput = {
  south: number;
  west: number;
  north: number;
  east: number;
};

/** A circle on the map. */
export type CircleInput = {
  center: PointInput;
  /** Kilometres. */
  radius?: number | null | undefined;
  /** The same as `radius`; it takes precedence if both are given. */
  radiusKm?: number | null | undefined;
};

/** A corner of a polygon, or, as the only entry of its list, a whole polygon with its corners in `points`. */
export type CornerInput = {
  lat?: number | null | undefined;
  lng?: number | null | undefined;
  points?: Array<PointInput> | null | undefined;
};

/**
 * Criteria of a search. An absent field does not filter. Places combine by OR, and shapes combine by OR; if shapes are given, the places only
 * set the view of the map. All other fields combine by AND.
 */
export type OfferFilter = {
  /**
   * Sort order: 0 recommended, 1/2 date, 3/4 price, 5/6 rooms, 7/8 area, 12/13 place, 16/17 source. The first number of a pair is
   * descending, see `SortOrder`.
   */
  order?: number | null | undefined;
  /** 0 buy, 1 rent. Required in every search. */
  offerType?: number | null | undefined;
  /** Category bits, combined by OR; 0 or absent means all. */
  category?: number | null | undefined;
  /** Subcategory bits, combined by OR. */
  subCategory?: number | null | undefined;
  /** One place by id. */
  location?: number | null | undefined;
  /** Several places by id. */
  locationIds?: Array<number> | null | undefined;
  /** Latest day from which the home is available. */
  availableFrom?: string | null | undefined;
  minRooms?: number | null | undefined;
  maxRooms?: number | null | undefined;
  /** m². */
  minLivingSpace?: number | null | undefined;
  maxLivingSpace?: number | null | undefined;
  /** CHF per month for rent, CHF in total for sale. A price bound does not exclude homes with the price on request. */
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  minPricePerM2?: number | null | undefined;
  maxPricePerM2?: number | null | undefined;
  /** Number of days: 0 any time, 1, 3, 7, 14, 30. */
  added?: number | null | undefined;
  /** Feature bits, combined by AND. */
  features?: number | null | undefined;
  agencyId?: number | null | undefined;
  /** Part of the agency's name. */
  agencyName?: string | null | undefined;
  /** Private advertisers only. */
  noAgency?: boolean | null | undefined;
  /** Extends each place by this distance, kilometres. */
  maxDistance?: number | null | undefined;
  circles?: Array<CircleInput> | null | undefined;
  rectangles?: Array<RectangleInput> | null | undefined;
  /** Polygons: each is a list of corners, or a record with `points`. */
  polygons?: Array<Array<CornerInput>> | null | undefined;
  /** Number of the listing source. */
  sourceType?: number | null | undefined;
  /** 0 all, 1 ground floor, 2 not the ground floor. */
  floor?: number | null | undefined;
  excludePriceOnRequest?: boolean | null | undefined;
  /** Key of a map cell: only homes inside it. */
  cell?: string | null | undefined;
  /** From 1. */
  pageNumber?: number | null | undefined;
  /** Entries of a page, at most 100; 24 when absent. */
  pageSize?: number | null | undefined;
  viewMode?: ViewMode | null | undefined;
  /** Ignored: whether a map is shown beside the list. */
  map?: boolean | null | undefined;
  /** Ignored: use `sourceType` for the origin of homes. */
  isExternal?: boolean | null | undefined;
  /**
   * Selects offers of this account instead of public listings: the caller's own or, for permitted readers, another's. Pages of
   * such a list count from 0.
   */
  userId?: number | null | undefined;
  /** Selects owners' records of these statuses; without `userId` the caller's own, or for reviewers all. */
  status?: Array<number> | null | undefined;
  /** Selects owners' records of a group of statuses, numbered as in the counters. */
  group?: number | null | undefined;
  /** Part of the title, street, town or number. Only in lists of own offers. */
  text?: string | null | undefined;
};

/** Visible part of a map: its bounds, and its zoom for tiles of 512 pixels. */
export type MapViewInput = {
  south: number;
  west: number;
  north: number;
  east: number;
  /** 0 to 22. */
  zoom: number;
};

/** One of the four languages of the product. */
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


export type ChangeEmailMutation = { changeEmail: { id: number } };

export type UndoEmailChangeMutationVariables = Exact<{
  id: string;
}>;


export type UndoEmailChangeMutation = { undoEmailChange: boolean };

export type UnsubscribeMutationVariables = Exact<{
  id: string;
  undo?: boolean | null | undefined;
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


export type LoginMutation = { login: { email: string, newUser: boolean, secondFactor: SecondFactorStep } };

export type VerifySecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type VerifySecondFactorMutation = { verifySecondFactor: { email: string } };

export type PostAuthQueryVariables = Exact<{ [key: string]: never; }>;


export type PostAuthQuery = { postAuth: boolean };

export type SignInProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInProvidersQuery = { signInProviders: Array<number> };

export type AlertEntryFragment = { id: string, userId: number | null, name: string, notification: number, email: string | null, isConfirmed: boolean, newCount: number, offerType: number, category: number, subCategory: number, features: number, locationIds: Array<number>, minRooms: number | null, maxRooms: number | null, minLivingSpace: number | null, maxLivingSpace: number | null, minPrice: number | null, maxPrice: number | null, minPricePerM2: number | null, maxPricePerM2: number | null, floor: number, added: number, availableFrom: string | null, maxDistance: number | null, excludePriceOnRequest: boolean, sourceType: number | null, agencyId: number | null, agencyName: string | null, noAgency: boolean, locations: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string }>, rectangles: Array<{ south: number, west: number, north: number, east: number }>, circles: Array<{ radius: number, center: { lat: number, lng: number } }>, polygons: Array<{ points: Array<{ lat: number, lng: number }> }> };

export type OwnAlertsQueryVariables = Exact<{
  locale: Locale;
}>;


export type OwnAlertsQuery = { alerts: Array<{ id: string, userId: number | null, name: string, notification: number, email: string | null, isConfirmed: boolean, newCount: number, offerType: number, category: number, subCategory: number, features: number, locationIds: Array<number>, minRooms: number | null, maxRooms: number | null, minLivingSpace: number | null, maxLivingSpace: number | null, minPrice: number | null, maxPrice: number | null, minPricePerM2: number | null, maxPricePerM2: number | null, floor: number, added: number, availableFrom: string | null, maxDistance: number | null, excludePriceOnRequest: boolean, sourceType: number | null, agencyId: number | null, agencyName: string | null, noAgency: boolean, locations: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string }>, rectangles: Array<{ south: number, west: number, north: number, east: number }>, circles: Array<{ radius: number, center: { lat: number, lng: number } }>, polygons: Array<{ points: Array<{ lat: number, lng: number }> }> }> };

export type MyAlertsQueryVariables = Exact<{
  locale: Locale;
}>;


export type MyAlertsQuery = { alerts: Array<{ id: string, userId: number | null, name: string, notification: number, email: string | null, isConfirmed: boolean, newCount: number, offerType: number, category: number, subCategory: number, features: number, locationIds: Array<number>, minRooms: number | null, maxRooms: number | null, minLivingSpace: number | null, maxLivingSpace: number | null, minPrice: number | null, maxPrice: number | null, minPricePerM2: number | null, maxPricePerM2: number | null, floor: number, added: number, availableFrom: string | null, maxDistance: number | null, excludePriceOnRequest: boolean, sourceType: number | null, agencyId: number | null, agencyName: string | null, noAgency: boolean, locations: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string }>, rectangles: Array<{ south: number, west: number, north: number, east: number }>, circles: Array<{ radius: number, center: { lat: number, lng: number } }>, polygons: Array<{ points: Array<{ lat: number, lng: number }> }> }>, profile: { id: number, email: string, isAlertMailStopped: boolean } };

export type ResumeAlertMailMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeAlertMailMutation = { resumeAlertMail: boolean };

export type SaveSearchMutationVariables = Exact<{
  search: SearchInput;
  visitorId?: string | null | undefined;
}>;


export type SaveSearchMutation = { createSearch: { id: string } };

export type DeleteSearchesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteSearchesMutation = { deleteSearch: Array<string> };

export type EditSearchMutationVariables = Exact<{
  id: string;
  field: string;
  value: string;
}>;


export type EditSearchMutation = { editSavedSearch: { id: string } };

export type OpenSearchMutationVariables = Exact<{
  id: string;
}>;


export type OpenSearchMutation = { openSearch: { id: string } };

export type OperatorAddressFragment = { name: string, address: Array<string>, email: string, phone: string | null, uid: string | null, isSample: boolean };

export type SendContactMessageMutationVariables = Exact<{
  name: string;
  email: string;
  subject: string;
  message: string;
}>;


export type SendContactMessageMutation = { sendContactMessage: boolean };

export type SendMessageMutationVariables = Exact<{
  objectId: number;
  objectType: number;
  text: string;
  conversationId?: number | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  key?: string | null | undefined;
  attachmentIds?: Array<number> | number | null | undefined;
}>;


export type SendMessageMutation = { createMessage: { id: number, conversationId: number, isMine: boolean, status: number, messageText: string, signs: Array<string>, isBeingChecked: boolean, key: string | null, createdAt: string, attachments: Array<{ id: number, kind: string, name: string, bytes: number, href: string }> } };

export type ThreadMessageFragment = { id: number, conversationId: number, isMine: boolean, status: number, messageText: string, signs: Array<string>, isBeingChecked: boolean, key: string | null, createdAt: string, attachments: Array<{ id: number, kind: string, name: string, bytes: number, href: string }> };

export type RemoveAttachmentMutationVariables = Exact<{
  id: number;
}>;


export type RemoveAttachmentMutation = { removeAttachment: boolean };

export type SavedHomesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedHomesQuery = { userRelations: { favorite: Array<number>, hidden: Array<number> } };

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

export type OfferInterestQueryVariables = Exact<{
  id: number;
  days: number;
}>;


export type OfferInterestQuery = { offerInterest: Array<{ kind: number, total: number, days: Array<{ day: string, people: number }> }> };

export type OfferSeenMutationVariables = Exact<{
  offerId: number;
}>;


export type OfferSeenMutation = { offerSeen: boolean };

export type LocationSuggestionsQueryVariables = Exact<{
  text: string;
  limit: number;
  locale: Locale;
}>;


export type LocationSuggestionsQuery = { locations: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string }> };

export type PlaceChoiceFragment = { id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string };

export type PlaceMapFragment = { west: number, south: number, east: number, north: number, name: string, place: string, borders: string, land: string, lakes: string, labels: Array<{ name: string, x: number, y: number, fitsFromPx: number }> };

export type RequestMovingMutationVariables = Exact<{
  fromPlace: string;
  toPlace: string;
  movingOn: string;
  name: string;
  email: string;
  phone?: string | null | undefined;
}>;


export type RequestMovingMutation = { requestMoving: boolean };

export type BellQueryVariables = Exact<{
  pageNumber: number;
  pageSize: number;
}>;


export type BellQuery = { notifications: { unseenCount: number, data: Array<{ id: number, activityId: string, type: number, date: string, seen: boolean, messageText: string | null, data: { fullName: string | null, conversationId: number | null, count: number | null, alertId: number | null, name: string | null, en: { title: string, url: string } | null, fr: { title: string, url: string } | null, de: { title: string, url: string } | null, it: { title: string, url: string } | null, property: { id: number, offerType: number, category: number, location: { en: string, fr: string, de: string, it: string } } | null, contactInfo: { advertiserName: string, advertiserAvatar: string | null } | null } }> } };

export type BellEntryFragment = { id: number, activityId: string, type: number, date: string, seen: boolean, messageText: string | null, data: { fullName: string | null, conversationId: number | null, count: number | null, alertId: number | null, name: string | null, en: { title: string, url: string } | null, fr: { title: string, url: string } | null, de: { title: string, url: string } | null, it: { title: string, url: string } | null, property: { id: number, offerType: number, category: number, location: { en: string, fr: string, de: string, it: string } } | null, contactInfo: { advertiserName: string, advertiserAvatar: string | null } | null } };

export type MessageSeenMutationVariables = Exact<{
  activityId: string;
}>;


export type MessageSeenMutation = { messageSeen: boolean };

type OfferCard_SimilarOffer_Fragment = { title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } };

type OfferCard_Offer_Fragment = { title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } };

export type OfferCardFragment =
  | OfferCard_SimilarOffer_Fragment
  | OfferCard_Offer_Fragment
;

export type ContactCardFragment = { id: number, contactInfo: { type: number, agencyName: string | null, agencyAddress: string | null, advertiserName: string | null, hasPhoneNumber: boolean, displayContactForm: boolean } };

export type OfferPhoneQueryVariables = Exact<{
  offerId: number;
}>;


export type OfferPhoneQuery = { offerPhone: string | null };

export type PublicListingFragment = { id: number, offerType: number, category: number, subCategory: number, title: string, description: string, language: Locale | null, translatorHref: string | null, street: string | null, postalCode: string | null, city: string, lat: number | null, lng: number | null, features: number, createdAt: string, price: number | null, netPrice: number | null, additionalFees: number | null, priceType: number, currency: string, previousPrice: number | null, comparablePrice: number | null, pricePerM2: number | null, rooms: number | null, livingSpace: number | null, landArea: number | null, floor: number | null, floorsInBuilding: number | null, bathrooms: number | null, kitchens: number | null, parkings: number | null, exposition: number, buildIn: number | null, renovatedIn: number | null, availableFrom: string | null, images: Array<{ key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean }>, placePrice: { medianPricePerM2: number, offers: number, locationId: number } | null, priceHistory: Array<{ price: number | null, priceType: number, changedAt: string }>, contactInfo: { type: number, agencyName: string | null, agencyAddress: string | null, advertiserName: string | null, hasPhoneNumber: boolean, displayContactForm: boolean } };

export type OfferGalleryFragment = { category: number, title: string, language: Locale | null, images: Array<{ key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean }> };

export type OfferPriceBlockFragment = { offerType: number, price: number | null, netPrice: number | null, additionalFees: number | null, priceType: number, currency: string, previousPrice: number | null, comparablePrice: number | null, pricePerM2: number | null };

export type PriceHistoryFragment = { currency: string, priceHistory: Array<{ price: number | null, priceType: number, changedAt: string }> };

export type PricePerM2ComparisonFragment = { offerType: number, currency: string, pricePerM2: number | null, placePrice: { medianPricePerM2: number, offers: number, locationId: number } | null };

export type PaymentLineFragment = { id: number, createdAt: string, status: number, hasEffect: boolean, operationType: number, offerId: number | null, userId: number, email: string, amount: number, currency: string, kind: string, offerType: number, days: number | null, credits: number | null, isProlonging: boolean, way: PayWay, deadline: string | null, receiptUrl: string | null, refundOf: number | null, reason: string | null, partRefunded: number, mayRefund: boolean, movements: Array<{ id: string, kind: string, amount: number, day: string }>, dispute: { ref: string, status: string, amount: number } | null };

export type ShownPaymentFragment = { vatAmount: number, vatPerMille: number, arrivedAmount: number, checkoutUrl: string | null, billUrl: string | null, mayCancel: boolean, id: number, createdAt: string, status: number, hasEffect: boolean, operationType: number, offerId: number | null, userId: number, email: string, amount: number, currency: string, kind: string, offerType: number, days: number | null, credits: number | null, isProlonging: boolean, way: PayWay, deadline: string | null, receiptUrl: string | null, refundOf: number | null, reason: string | null, partRefunded: number, mayRefund: boolean, qrBill: { creditorName: string, creditorAddress: Array<string>, iban: string, reference: string, amount: number, currency: string, isSample: boolean } | null, movements: Array<{ id: string, kind: string, amount: number, day: string }>, dispute: { ref: string, status: string, amount: number } | null };

export type OfferedPayWayFragment = { way: PayWay, hours: number | null, isSample: boolean };

export type CreatePaymentMutationVariables = Exact<{
  offerId?: number | null | undefined;
  days?: number | null | undefined;
  operationType: number;
  way?: PayWay | null | undefined;
  credits?: number | null | undefined;
  offerType?: number | null | undefined;
}>;


export type CreatePaymentMutation = { createPayment: { vatAmount: number, vatPerMille: number, arrivedAmount: number, checkoutUrl: string | null, billUrl: string | null, mayCancel: boolean, id: number, createdAt: string, status: number, hasEffect: boolean, operationType: number, offerId: number | null, userId: number, email: string, amount: number, currency: string, kind: string, offerType: number, days: number | null, credits: number | null, isProlonging: boolean, way: PayWay, deadline: string | null, receiptUrl: string | null, refundOf: number | null, reason: string | null, partRefunded: number, mayRefund: boolean, qrBill: { creditorName: string, creditorAddress: Array<string>, iban: string, reference: string, amount: number, currency: string, isSample: boolean } | null, movements: Array<{ id: string, kind: string, amount: number, day: string }>, dispute: { ref: string, status: string, amount: number } | null } };

export type CancelPaymentMutationVariables = Exact<{
  id: number;
}>;


export type CancelPaymentMutation = { cancelPayment: { id: number, createdAt: string, status: number, hasEffect: boolean, operationType: number, offerId: number | null, userId: number, email: string, amount: number, currency: string, kind: string, offerType: number, days: number | null, credits: number | null, isProlonging: boolean, way: PayWay, deadline: string | null, receiptUrl: string | null, refundOf: number | null, reason: string | null, partRefunded: number, mayRefund: boolean, movements: Array<{ id: string, kind: string, amount: number, day: string }>, dispute: { ref: string, status: string, amount: number } | null } };

export type WatchedPaymentQueryVariables = Exact<{
  id: number;
}>;


export type WatchedPaymentQuery = { payment: { id: number, status: number, arrivedAmount: number } };

export type QrBillDrawingQueryVariables = Exact<{
  id: number;
}>;


export type QrBillDrawingQuery = { payment: { id: number, qrBill: { svg: string } | null } };

export type EditedOfferFragment = { id: number, status: number, version: number, localStoreId: string | null, updatedAt: string, endDate: string | null, isPaid: boolean, reviewComment: string | null, suspensionReason: string | null, offerType: number, category: number, subCategory: number, cityId: number | null, street: string | null, postalCode: string | null, city: string | null, region: string | null, district: string | null, lat: number | null, lng: number | null, hasExactPoint: boolean, hidesAddress: boolean, showsPhone: boolean, rooms: number | null, livingSpace: number | null, landArea: number | null, floor: number | null, floorsInBuilding: number | null, bathrooms: number | null, kitchens: number | null, parkings: number | null, exposition: number, buildIn: number | null, availableFrom: string | null, features: number, netPrice: number | null, additionalFees: number | null, price: number | null, isPriceOnRequest: boolean, acquisitionPrice: number | null, acquisitionDate: string | null, yourEstimation: number | null, title: string | null, description: string | null, language: Locale | null, images: Array<{ img_id: number, key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean }> };

export type EditedImageFragment = { img_id: number, key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean };

export type OfferForEditingQueryVariables = Exact<{
  id: number;
}>;


export type OfferForEditingQuery = { offerEdit: { id: number, status: number, version: number, localStoreId: string | null, updatedAt: string, endDate: string | null, isPaid: boolean, reviewComment: string | null, suspensionReason: string | null, offerType: number, category: number, subCategory: number, cityId: number | null, street: string | null, postalCode: string | null, city: string | null, region: string | null, district: string | null, lat: number | null, lng: number | null, hasExactPoint: boolean, hidesAddress: boolean, showsPhone: boolean, rooms: number | null, livingSpace: number | null, landArea: number | null, floor: number | null, floorsInBuilding: number | null, bathrooms: number | null, kitchens: number | null, parkings: number | null, exposition: number, buildIn: number | null, availableFrom: string | null, features: number, netPrice: number | null, additionalFees: number | null, price: number | null, isPriceOnRequest: boolean, acquisitionPrice: number | null, acquisitionDate: string | null, yourEstimation: number | null, title: string | null, description: string | null, language: Locale | null, images: Array<{ img_id: number, key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean }> } };

export type LatestDraftQueryVariables = Exact<{
  offerType: number;
}>;


export type LatestDraftQuery = { offers: { data: Array<
      | { id: number, status: number, version: number, localStoreId: string | null, updatedAt: string, endDate: string | null, isPaid: boolean, reviewComment: string | null, suspensionReason: string | null, offerType: number, category: number, subCategory: number, cityId: number | null, street: string | null, postalCode: string | null, city: string | null, region: string | null, district: string | null, lat: number | null, lng: number | null, hasExactPoint: boolean, hidesAddress: boolean, showsPhone: boolean, rooms: number | null, livingSpace: number | null, landArea: number | null, floor: number | null, floorsInBuilding: number | null, bathrooms: number | null, kitchens: number | null, parkings: number | null, exposition: number, buildIn: number | null, availableFrom: string | null, features: number, netPrice: number | null, additionalFees: number | null, price: number | null, isPriceOnRequest: boolean, acquisitionPrice: number | null, acquisitionDate: string | null, yourEstimation: number | null, title: string | null, description: string | null, language: Locale | null, images: Array<{ img_id: number, key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean }> }
      | Record<PropertyKey, never>
    > } };

export type SaveOfferMutationVariables = Exact<{
  offer: OfferInput;
}>;


export type SaveOfferMutation = { createOrUpdateOffer: { id: number, status: number, version: number, localStoreId: string | null, updatedAt: string, endDate: string | null, isPaid: boolean, reviewComment: string | null, suspensionReason: string | null, offerType: number, category: number, subCategory: number, cityId: number | null, street: string | null, postalCode: string | null, city: string | null, region: string | null, district: string | null, lat: number | null, lng: number | null, hasExactPoint: boolean, hidesAddress: boolean, showsPhone: boolean, rooms: number | null, livingSpace: number | null, landArea: number | null, floor: number | null, floorsInBuilding: number | null, bathrooms: number | null, kitchens: number | null, parkings: number | null, exposition: number, buildIn: number | null, availableFrom: string | null, features: number, netPrice: number | null, additionalFees: number | null, price: number | null, isPriceOnRequest: boolean, acquisitionPrice: number | null, acquisitionDate: string | null, yourEstimation: number | null, title: string | null, description: string | null, language: Locale | null, images: Array<{ img_id: number, key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean }> } };

export type SubmitOfferMutationVariables = Exact<{
  id: number;
}>;


export type SubmitOfferMutation = { verifyOffer: { id: number, status: number } };

export type TurnOfferPictureMutationVariables = Exact<{
  id: number;
  img: number;
}>;


export type TurnOfferPictureMutation = { turnOfferPicture: { img_id: number, key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean } };

export type PublicationPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicationPricesQuery = { prices: Array<{ kind: string, offerType: number, quantity: number, amount: number }> };

export type PriceHelpQueryVariables = Exact<{
  cityId: number;
  offerType: number;
  category: number;
  rooms?: number | null | undefined;
  livingSpace?: number | null | undefined;
}>;


export type PriceHelpQuery = { priceRange: { low: number, median: number, high: number, offers: number, location: { id: number, type: number, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null } | null } | null };

export type OwnOfferStandingFragment = { id: number, status: number, activeOfferId: number | null, offerType: number, isToSuggest: boolean, missing: Array<string>, isPaid: boolean, reviewComment: string | null, reviewedAt: string | null, updatedAt: string, suspensionReason: string | null, endDate: string | null, mayProlong: boolean };

export type OwnOfferStandingQueryVariables = Exact<{
  id: number;
}>;


export type OwnOfferStandingQuery = { offerEdit: { id: number, status: number, activeOfferId: number | null, offerType: number, isToSuggest: boolean, missing: Array<string>, isPaid: boolean, reviewComment: string | null, reviewedAt: string | null, updatedAt: string, suspensionReason: string | null, endDate: string | null, mayProlong: boolean } };

export type CloneOwnOfferMutationVariables = Exact<{
  id: number;
}>;


export type CloneOwnOfferMutation = { cloneOffer: { id: number, status: number, activeOfferId: number | null, offerType: number, isToSuggest: boolean, missing: Array<string>, isPaid: boolean, reviewComment: string | null, reviewedAt: string | null, updatedAt: string, suspensionReason: string | null, endDate: string | null, mayProlong: boolean } };

export type DeleteOwnOfferMutationVariables = Exact<{
  id: number;
}>;


export type DeleteOwnOfferMutation = { deleteOffer: { id: number, status: number, activeOfferId: number | null, offerType: number, isToSuggest: boolean, missing: Array<string>, isPaid: boolean, reviewComment: string | null, reviewedAt: string | null, updatedAt: string, suspensionReason: string | null, endDate: string | null, mayProlong: boolean } };

export type SellOwnOfferMutationVariables = Exact<{
  id: number;
}>;


export type SellOwnOfferMutation = { offerSold: { id: number, status: number, activeOfferId: number | null, offerType: number, isToSuggest: boolean, missing: Array<string>, isPaid: boolean, reviewComment: string | null, reviewedAt: string | null, updatedAt: string, suspensionReason: string | null, endDate: string | null, mayProlong: boolean } };

export type AskForReviewMutationVariables = Exact<{
  id: number;
}>;


export type AskForReviewMutation = { verifyOffer: { id: number, status: number, activeOfferId: number | null, offerType: number, isToSuggest: boolean, missing: Array<string>, isPaid: boolean, reviewComment: string | null, reviewedAt: string | null, updatedAt: string, suspensionReason: string | null, endDate: string | null, mayProlong: boolean } };

export type ShowOwnOfferMutationVariables = Exact<{
  activeOfferId: number;
  status: number;
}>;


export type ShowOwnOfferMutation = { setVisibilityOnOffer: { id: number, status: number, activeOfferId: number | null, offerType: number, isToSuggest: boolean, missing: Array<string>, isPaid: boolean, reviewComment: string | null, reviewedAt: string | null, updatedAt: string, suspensionReason: string | null, endDate: string | null, mayProlong: boolean } | null };

export type SuggestOwnOfferMutationVariables = Exact<{
  id: number;
}>;


export type SuggestOwnOfferMutation = { startAutoSuggestion: { id: number, status: number, activeOfferId: number | null, offerType: number, isToSuggest: boolean, missing: Array<string>, isPaid: boolean, reviewComment: string | null, reviewedAt: string | null, updatedAt: string, suspensionReason: string | null, endDate: string | null, mayProlong: boolean } };

export type StopSuggestingOwnOfferMutationVariables = Exact<{
  id: number;
}>;


export type StopSuggestingOwnOfferMutation = { stopAutoSuggestion: { id: number, status: number, activeOfferId: number | null, offerType: number, isToSuggest: boolean, missing: Array<string>, isPaid: boolean, reviewComment: string | null, reviewedAt: string | null, updatedAt: string, suspensionReason: string | null, endDate: string | null, mayProlong: boolean } };

export type PushDevicesFragment = { publicKey: string, devices: Array<{ id: number, browser: string | null, system: string | null, createdAt: string, succeededAt: string | null, isCurrent: boolean }> };

export type PushSubscriptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PushSubscriptionsQuery = { pushSubscriptions: { publicKey: string, devices: Array<{ id: number, browser: string | null, system: string | null, createdAt: string, succeededAt: string | null, isCurrent: boolean }> } };

export type SavePushSubscriptionMutationVariables = Exact<{
  endpoint: string;
  p256dh: string;
  auth: string;
  isRenewal?: boolean | null | undefined;
}>;


export type SavePushSubscriptionMutation = { savePushSubscription: { publicKey: string, devices: Array<{ id: number, browser: string | null, system: string | null, createdAt: string, succeededAt: string | null, isCurrent: boolean }> } };

export type RemovePushSubscriptionMutationVariables = Exact<{
  id: number;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: { publicKey: string, devices: Array<{ id: number, browser: string | null, system: string | null, createdAt: string, succeededAt: string | null, isCurrent: boolean }> } };

export type TrustMarksFragment = { trust: { isEmailConfirmed: boolean, memberSince: string | null, reviewedAt: string | null, hasOwnPictures: boolean, feedSince: string | null }, contactInfo: { agencyName: string | null } };

export type ReportProblemMutationVariables = Exact<{
  description: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber?: string | null | undefined;
  offerId?: number | null | undefined;
  reason?: ReportReason | null | undefined;
}>;


export type ReportProblemMutation = { createReportOfferProblem: boolean };

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


export type ViewerQuery = { profile: { id: number, email: string, firstName: string, lastName: string, picture: string | null, phone: string | null, rolesFlag: number, emailConfirmed: boolean, exp: number, sessionId: number, openMovingRequests: number, unreadMessages: number, waitingReviews: number } };

export type AlertConsentQueryVariables = Exact<{
  id: string;
}>;


export type AlertConsentQuery = { alertConsent: { email: string, count: number } };

export type ConfirmAlertEmailMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmAlertEmailMutation = { confirmAlertEmail: boolean };

export type DeclineAlertEmailMutationVariables = Exact<{
  id: string;
}>;


export type DeclineAlertEmailMutation = { declineAlertEmail: boolean };

export type AlertDelayQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertDelayQuery = { alertDelay: { mails: number, medianS: number | null, p95S: number | null } };

export type AuditLogQueryVariables = Exact<{
  objectKind?: string | null | undefined;
  objectId?: number | null | undefined;
  person?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  before?: number | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { next: number | null, kinds: Array<string>, data: Array<{ id: number, happenedAt: string, act: string, actingAs: string, actorId: number | null, actorName: string | null, objectKind: string, objectId: number | null, before: string | null, after: string | null }> } };

export type ArticleLinkFragment = { id: string, title: string, description: string, category: ContentCategory, published: string, minutes: number, path: string };

export type BlogListQueryVariables = Exact<{
  locale: Locale;
  category?: ContentCategory | null | undefined;
  text?: string | null | undefined;
}>;


export type BlogListQuery = { articles: Array<{ id: string, title: string, description: string, category: ContentCategory, published: string, minutes: number, path: string }> };

export type BlogArticleQueryVariables = Exact<{
  locale: Locale;
  slug?: string | null | undefined;
  id?: string | null | undefined;
}>;


export type BlogArticleQuery = { article: { paths: Array<string>, body: unknown, id: string, title: string, description: string, category: ContentCategory, published: string, minutes: number, path: string, sources: Array<{ title: string, publisher: string, date: string | null }>, related: Array<{ id: string, title: string, description: string, category: ContentCategory, published: string, minutes: number, path: string }> } | null };

export type ChangeEmailPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangeEmailPageQuery = { profile: { hasPassword: boolean } };

export type ContactPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactPageQuery = { operator: { name: string, address: Array<string>, email: string, phone: string | null, uid: string | null, isSample: boolean } };

export type EndAlertMailMutationVariables = Exact<{
  id: string;
}>;


export type EndAlertMailMutation = { endAlertMail: boolean };

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


export type HomeQuery = { rent: { totalRecords: number, data: Array<
      | { title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }
      | Record<PropertyKey, never>
    > }, buy: { totalRecords: number, data: Array<
      | { title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }
      | Record<PropertyKey, never>
    > }, topCities: Array<{ toRent: number, toBuy: number, location: { id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string } }> };

export type ListingPrintQueryVariables = Exact<{
  id: number;
}>;


export type ListingPrintQuery = { offer: { id: number, offerType: number, title: string, description: string, language: Locale | null, street: string | null, postalCode: string | null, city: string, lat: number | null, lng: number | null, features: number, createdAt: string, updatedAt: string, price: number | null, netPrice: number | null, additionalFees: number | null, priceType: number, currency: string, previousPrice: number | null, comparablePrice: number | null, pricePerM2: number | null, category: number, subCategory: number, rooms: number | null, livingSpace: number | null, landArea: number | null, floor: number | null, floorsInBuilding: number | null, bathrooms: number | null, kitchens: number | null, parkings: number | null, exposition: number, buildIn: number | null, renovatedIn: number | null, availableFrom: string | null, source: { id: number, name: string }, contactInfo: { type: number, agencyName: string | null, agencyAddress: string | null, advertiserName: string | null, hasPhoneNumber: boolean }, images: Array<{ key: string, width: number, height: number, color: string, title: string | null }>, placeMap: { west: number, south: number, east: number, north: number, name: string, place: string, borders: string, land: string, lakes: string, labels: Array<{ name: string, x: number, y: number, fitsFromPx: number }> } | null } | null };

export type ListingQueryVariables = Exact<{
  id: number;
  locale: Locale;
}>;


export type ListingQuery = { offer: { region: string | null, country: string, updatedAt: string, id: number, offerType: number, category: number, subCategory: number, title: string, description: string, language: Locale | null, translatorHref: string | null, street: string | null, postalCode: string | null, city: string, lat: number | null, lng: number | null, features: number, createdAt: string, price: number | null, netPrice: number | null, additionalFees: number | null, priceType: number, currency: string, previousPrice: number | null, comparablePrice: number | null, pricePerM2: number | null, rooms: number | null, livingSpace: number | null, landArea: number | null, floor: number | null, floorsInBuilding: number | null, bathrooms: number | null, kitchens: number | null, parkings: number | null, exposition: number, buildIn: number | null, renovatedIn: number | null, availableFrom: string | null, source: { id: number, name: string }, places: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string }>, placeMap: { west: number, south: number, east: number, north: number, name: string, place: string, borders: string, land: string, lakes: string, labels: Array<{ name: string, x: number, y: number, fitsFromPx: number }> } | null, trust: { isEmailConfirmed: boolean, memberSince: string | null, reviewedAt: string | null, hasOwnPictures: boolean, feedSince: string | null }, contactInfo: { agencyName: string | null, type: number, agencyAddress: string | null, advertiserName: string | null, hasPhoneNumber: boolean, displayContactForm: boolean }, images: Array<{ key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean }>, placePrice: { medianPricePerM2: number, offers: number, locationId: number } | null, priceHistory: Array<{ price: number | null, priceType: number, changedAt: string }> } | null };

export type SimilarListingsQueryVariables = Exact<{
  id: number;
}>;


export type SimilarListingsQuery = { offer: { similar: Array<{ title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }> } | null };

export type GoneListingQueryVariables = Exact<{
  id: number;
  locale: Locale;
}>;


export type GoneListingQuery = { goneOffer: { offerType: number, category: number, title: string, language: Locale | null, price: number | null, priceType: number, currency: string, city: string, image: { key: string, width: number, height: number, color: string } | null, place: { id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string } | null, similar: Array<{ title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }> } | null };

export type HomesAroundQueryVariables = Exact<{
  inTown: OfferFilter;
  nearby: OfferFilter;
}>;


export type HomesAroundQuery = { inTown: { totalRecords: number }, nearby: { totalRecords: number, data: Array<
      | { title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }
      | Record<PropertyKey, never>
    > } };

export type HomesOfPageQueryVariables = Exact<{
  filter: OfferFilter;
}>;


export type HomesOfPageQuery = { coords: { result: Array<{ id: number, offerType: number, category: number, title: string, city: string }> } };

export type ModerationConversationsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type ModerationConversationsQuery = { reviewCounts: { waiting: number, reports: number, conversations: number }, heldMessages: { totalRecords: number, data: Array<{ id: number, isAnswer: boolean, status: number, messageText: string, signs: Array<string>, isHeld: boolean, createdAt: string, attachments: Array<{ id: number, kind: string, name: string, bytes: number, href: string }> }> }, conversationReports: { pageNumber: number, totalPages: number, totalRecords: number, data: Array<{ id: number, reason: ConversationReportReason, description: string, reportedAt: string, conversation: { id: number, objectId: number, objectTitle: string, from: { displayName: string }, to: { displayName: string }, messages: Array<{ id: number, isAnswer: boolean, status: number, messageText: string, signs: Array<string>, isHeld: boolean, createdAt: string, attachments: Array<{ id: number, kind: string, name: string, bytes: number, href: string }> }> } | null }> } };

export type ModeratedMessageFragment = { id: number, isAnswer: boolean, status: number, messageText: string, signs: Array<string>, isHeld: boolean, createdAt: string, attachments: Array<{ id: number, kind: string, name: string, bytes: number, href: string }> };

export type ConversationReportEntryFragment = { id: number, reason: ConversationReportReason, description: string, reportedAt: string, conversation: { id: number, objectId: number, objectTitle: string, from: { displayName: string }, to: { displayName: string }, messages: Array<{ id: number, isAnswer: boolean, status: number, messageText: string, signs: Array<string>, isHeld: boolean, createdAt: string, attachments: Array<{ id: number, kind: string, name: string, bytes: number, href: string }> }> } | null };

export type ReleaseMessageMutationVariables = Exact<{
  id: number;
}>;


export type ReleaseMessageMutation = { releaseMessage: boolean };

export type RemoveMessageMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type RemoveMessageMutation = { removeMessage: boolean };

export type DecideConversationReportMutationVariables = Exact<{
  id: number;
  decision: ConversationDecision;
  note?: string | null | undefined;
}>;


export type DecideConversationReportMutation = { decideConversationReport: { id: number, decision: ConversationDecision | null } };

export type ModerationQueueQueryVariables = Exact<{
  page?: number | null | undefined;
  size?: number | null | undefined;
}>;


export type ModerationQueueQuery = { reviewCounts: { waiting: number, reports: number, conversations: number }, reviewQueue: { pageNumber: number, totalPages: number, totalRecords: number, data: Array<{ isOnline: boolean, isOwn: boolean, claim: { name: string, isMine: boolean, until: string } | null, offer: { id: number, offerType: number, category: number, title: string | null, city: string | null, price: number | null, submittedAt: string | null, preview: { id: number, currency: string, priceType: number, offerType: number, price: number | null, contactInfo: { type: number, agencyName: string | null, advertiserName: string | null }, images: Array<{ key: string, width: number, height: number, color: string, folder: string }> } } }> } };

export type WaitingRowFragment = { isOnline: boolean, isOwn: boolean, claim: { name: string, isMine: boolean, until: string } | null, offer: { id: number, offerType: number, category: number, title: string | null, city: string | null, price: number | null, submittedAt: string | null, preview: { id: number, currency: string, priceType: number, offerType: number, price: number | null, contactInfo: { type: number, agencyName: string | null, advertiserName: string | null }, images: Array<{ key: string, width: number, height: number, color: string, folder: string }> } } };

export type ModerationReportsQueryVariables = Exact<{
  isDecided?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type ModerationReportsQuery = { reviewCounts: { waiting: number, reports: number, conversations: number }, offerReports: { pageNumber: number, totalPages: number, totalRecords: number, data: Array<{ id: number, reason: ReportReason, description: string, reporter: string | null, isMember: boolean, isOwn: boolean, reportedAt: string, decision: ReportDecision | null, decisionNote: string | null, decidedAt: string | null, listing: { id: number, offerId: number | null, status: number, offerType: number, title: string, city: string, price: number | null, agencyName: string | null, otherReports: number } | null }> } };

export type ReportEntryFragment = { id: number, reason: ReportReason, description: string, reporter: string | null, isMember: boolean, isOwn: boolean, reportedAt: string, decision: ReportDecision | null, decisionNote: string | null, decidedAt: string | null, listing: { id: number, offerId: number | null, status: number, offerType: number, title: string, city: string, price: number | null, agencyName: string | null, otherReports: number } | null };

export type ModerationCaseQueryVariables = Exact<{
  id: number;
  locale: Locale;
}>;


export type ModerationCaseQuery = { reviewCase: { isWaiting: boolean, isOnline: boolean, isOwn: boolean, mayUndo: boolean, ownerLanguage: Locale, approvedAt: string | null, returnedAt: string | null, claim: { name: string, isMine: boolean, until: string } | null, offer: { id: number, status: number, version: number, activeOfferId: number | null, offerType: number, title: string | null, submittedAt: string | null, reviewComment: string | null, suspensionReason: string | null, endDate: string | null, preview: { id: number, offerType: number, category: number, subCategory: number, title: string, description: string, language: Locale | null, translatorHref: string | null, street: string | null, postalCode: string | null, city: string, lat: number | null, lng: number | null, features: number, createdAt: string, price: number | null, netPrice: number | null, additionalFees: number | null, priceType: number, currency: string, previousPrice: number | null, comparablePrice: number | null, pricePerM2: number | null, rooms: number | null, livingSpace: number | null, landArea: number | null, floor: number | null, floorsInBuilding: number | null, bathrooms: number | null, kitchens: number | null, parkings: number | null, exposition: number, buildIn: number | null, renovatedIn: number | null, availableFrom: string | null, images: Array<{ folder: string, key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean }>, places: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string }>, placeMap: { west: number, south: number, east: number, north: number, name: string, place: string, borders: string, land: string, lakes: string, labels: Array<{ name: string, x: number, y: number, fitsFromPx: number }> } | null, placePrice: { medianPricePerM2: number, offers: number, locationId: number } | null, priceHistory: Array<{ price: number | null, priceType: number, changedAt: string }>, contactInfo: { type: number, agencyName: string | null, agencyAddress: string | null, advertiserName: string | null, hasPhoneNumber: boolean, displayContactForm: boolean } } }, changes: Array<{ name: string, before: string | null, after: string | null }>, approvedPictures: Array<{ key: string, width: number, height: number, color: string, title: string | null }>, changesSinceReturn: Array<{ name: string, before: string | null, after: string | null }>, returnedPictures: Array<{ key: string, width: number, height: number, color: string, title: string | null }>, history: Array<{ id: number, act: string, happenedAt: string, by: string | null, comment: string | null }>, advertiser: { memberSince: string | null, emailConfirmed: boolean, hasPhone: boolean, agencyName: string | null, listings: number, online: number, approved: number, rejected: number, suspended: number }, hints: Array<{ kind: HintKind, excerpts: Array<string>, price: number | null, median: number | null, low: number | null, high: number | null, place: string | null, count: number | null, homes: Array<{ activeOfferId: number | null, offerId: number | null, title: string, city: string, street: string | null, rooms: number | null, livingSpace: number | null, price: number | null, isOfSame: boolean, pictures: number }> }>, readySentences: Array<{ id: string, text: string }> }, reviewQueue: { data: Array<{ isOwn: boolean, claim: { isMine: boolean } | null, offer: { id: number } }> } };

export type ReviewHintFragment = { kind: HintKind, excerpts: Array<string>, price: number | null, median: number | null, low: number | null, high: number | null, place: string | null, count: number | null, homes: Array<{ activeOfferId: number | null, offerId: number | null, title: string, city: string, street: string | null, rooms: number | null, livingSpace: number | null, price: number | null, isOfSame: boolean, pictures: number }> };

export type GiveBackMutationVariables = Exact<{
  id: number;
}>;


export type GiveBackMutation = { releaseClaim: { id: number, status: number } };

export type TakeInHandMutationVariables = Exact<{
  id: number;
}>;


export type TakeInHandMutation = { verifyOffer: { id: number, status: number } };

export type ApproveOfferMutationVariables = Exact<{
  id: number;
  expectedStatus: number;
  expectedVersion: number;
}>;


export type ApproveOfferMutation = { publishOffer: { id: number, status: number, activeOfferId: number | null } };

export type RejectOfferMutationVariables = Exact<{
  id: number;
  comment: string;
  expectedVersion: number;
}>;


export type RejectOfferMutation = { rejectOffer: { id: number, status: number } };

export type RollBackOfferMutationVariables = Exact<{
  id: number;
}>;


export type RollBackOfferMutation = { rollbackOffer: { id: number } };

export type HideListingMutationVariables = Exact<{
  activeOfferId: number;
  status: number;
  reason?: string | null | undefined;
}>;


export type HideListingMutation = { setVisibilityOnOffer: { id: number, status: number } | null };

export type DeleteCoordsMutationVariables = Exact<{
  id: number;
}>;


export type DeleteCoordsMutation = { deleteCoords: number };

export type DecideReportMutationVariables = Exact<{
  id: number;
  decision: ReportDecision;
  note?: string | null | undefined;
  evenIfTakenOff?: boolean | null | undefined;
}>;


export type DecideReportMutation = { decideReport: { id: number, decision: ReportDecision | null } };

export type ContentChangeFragment = { name: string, before: string | null, after: string | null };

export type EarlierPictureFragment = { key: string, width: number, height: number, color: string, title: string | null };

export type MovingRequestsQueryVariables = Exact<{
  isDone?: boolean | null | undefined;
  pageNumber?: number | null | undefined;
}>;


export type MovingRequestsQuery = { movingRequests: { pageNumber: number, totalPages: number, data: Array<{ id: number, fromPlace: string, toPlace: string, movingOn: string, name: string, email: string, phone: string | null, locale: string, isMember: boolean, requestedAt: string, doneAt: string | null }> } };

export type MovingRequestEntryFragment = { id: number, fromPlace: string, toPlace: string, movingOn: string, name: string, email: string, phone: string | null, locale: string, isMember: boolean, requestedAt: string, doneAt: string | null };

export type CloseMovingRequestMutationVariables = Exact<{
  id: number;
}>;


export type CloseMovingRequestMutation = { closeMovingRequest: { id: number, doneAt: string | null } };

export type MyAccountPreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccountPreviewQuery = { profile: { displayName: string, picture: string | null, occupation: string | null, occupationSince: number | null, biography: string | null, languages: Array<number>, affiliations: number, diplomas: number } };

export type MyAccountQueryVariables = Exact<{
  withSecurity: boolean;
}>;


export type MyAccountQuery = { signInProviders?: Array<number>, profile: { id: number, email: string, displayName: string, firstName: string, lastName: string, gender: number, picture: string | null, phone: string | null, mobilePhone: string | null, uiLang: number, rolesFlag: number, emailConfirmed: boolean, biography: string | null, languages: Array<number>, occupation: string | null, occupationSince: number | null, affiliations: number, diplomas: number, isAlertMailStopped: boolean, hasPassword: boolean, hasSecondFactor: boolean, providers: Array<number>, preferences: { alertPreference: boolean, listingsPreference: boolean, inboxPreference: boolean, suggestionPreference: boolean, newsletterPreference: boolean } }, sessions?: Array<{ id: number, signedInAt: string, seenAt: string, browser: string | null, system: string | null, address: string, provider: number, isCurrent: boolean }> };

export type OwnProfileFragment = { id: number, email: string, displayName: string, firstName: string, lastName: string, gender: number, picture: string | null, phone: string | null, mobilePhone: string | null, uiLang: number, rolesFlag: number, emailConfirmed: boolean, biography: string | null, languages: Array<number>, occupation: string | null, occupationSince: number | null, affiliations: number, diplomas: number, isAlertMailStopped: boolean, preferences: { alertPreference: boolean, listingsPreference: boolean, inboxPreference: boolean, suggestionPreference: boolean, newsletterPreference: boolean } };

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


export type ChangeEmailPreferenceMutation = { changeEmailPreference: { id: number } };

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


export type CompareHomeQuery = { offer: { pricePerM2: number | null, netPrice: number | null, additionalFees: number | null, comparablePrice: number | null, title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, floorsInBuilding: number | null, bathrooms: number | null, kitchens: number | null, parkings: number | null, exposition: number, buildIn: number | null, renovatedIn: number | null, planImages: Array<{ key: string, color: string, width: number, height: number, isPlan: boolean }>, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } } | null };

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

export type MyMessagesQueryVariables = Exact<{
  filter: ConversationFilter;
  id: number;
  isOpen: boolean;
}>;


export type MyMessagesQuery = { page: { pageNumber: number, totalPages: number, totalRecords: number, unreadCount: number, data: Array<{ id: number, objectTitle: string, conversationStatus: number, unreadCount: number, lastMessageText: string, lastMessageDate: string, isMine: boolean, partner: { displayName: string, picture: string | null }, linkedObject: { contactInfo: { type: number, agencyName: string | null, advertiserName: string | null } } | null }> }, inbox: { totalRecords: number }, marked: { totalRecords: number }, archived: { totalRecords: number }, thread?: { data: Array<{ id: number, objectId: number, objectType: number, objectTitle: string, conversationStatus: number, unreadCount: number, isMine: boolean, isClosed: boolean, isBlocked: boolean, isAnsweredByMail: boolean, messages: Array<{ id: number, conversationId: number, isMine: boolean, status: number, messageText: string, signs: Array<string>, isBeingChecked: boolean, key: string | null, createdAt: string, attachments: Array<{ id: number, kind: string, name: string, bytes: number, href: string }> }>, partner: { id: number | null, displayName: string, firstName: string | null, email: string | null, phone: string | null, picture: string | null, status: number | null }, linkedObject: { title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } } | null }> } };

export type ConversationRowFragment = { id: number, objectTitle: string, conversationStatus: number, unreadCount: number, lastMessageText: string, lastMessageDate: string, isMine: boolean, partner: { displayName: string, picture: string | null }, linkedObject: { contactInfo: { type: number, agencyName: string | null, advertiserName: string | null } } | null };

export type OpenConversationFragment = { id: number, objectId: number, objectType: number, objectTitle: string, conversationStatus: number, unreadCount: number, isMine: boolean, isClosed: boolean, isBlocked: boolean, isAnsweredByMail: boolean, partner: { id: number | null, displayName: string, firstName: string | null, email: string | null, phone: string | null, picture: string | null, status: number | null }, linkedObject: { title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } } | null };

export type OlderMessagesQueryVariables = Exact<{
  id: number;
  before: number;
}>;


export type OlderMessagesQuery = { conversations: { data: Array<{ messages: Array<{ id: number, conversationId: number, isMine: boolean, status: number, messageText: string, signs: Array<string>, isBeingChecked: boolean, key: string | null, createdAt: string, attachments: Array<{ id: number, kind: string, name: string, bytes: number, href: string }> }> }> } };

export type MissedMessagesQueryVariables = Exact<{
  id: number;
  after: number;
}>;


export type MissedMessagesQuery = { conversations: { data: Array<{ messages: Array<{ id: number, conversationId: number, isMine: boolean, status: number, messageText: string, signs: Array<string>, isBeingChecked: boolean, key: string | null, createdAt: string, attachments: Array<{ id: number, kind: string, name: string, bytes: number, href: string }> }> }> } };

export type ReadConversationMutationVariables = Exact<{
  id: number;
}>;


export type ReadConversationMutation = { openConversation: { unreadCount: number } };

export type MoveConversationMutationVariables = Exact<{
  id: number;
  status: number;
}>;


export type MoveConversationMutation = { updateConversationStatus: { id: number, conversationStatus: number } };

export type BlockPersonMutationVariables = Exact<{
  id: number;
}>;


export type BlockPersonMutation = { blockConversation: { id: number } };

export type UnblockPersonMutationVariables = Exact<{
  id: number;
}>;


export type UnblockPersonMutation = { unblockConversation: { id: number } };

export type ReportConversationMutationVariables = Exact<{
  id: number;
  reason: ConversationReportReason;
  description?: string | null | undefined;
}>;


export type ReportConversationMutation = { reportConversation: boolean };

export type MyPaymentsQueryVariables = Exact<{
  userId?: number | null | undefined;
  pageNumber?: number | null | undefined;
}>;


export type MyPaymentsQuery = { payments: { pageNumber: number, totalPages: number, totalRecords: number, data: Array<{ id: number, createdAt: string, status: number, hasEffect: boolean, operationType: number, offerId: number | null, userId: number, email: string, amount: number, currency: string, kind: string, offerType: number, days: number | null, credits: number | null, isProlonging: boolean, way: PayWay, deadline: string | null, receiptUrl: string | null, refundOf: number | null, reason: string | null, partRefunded: number, mayRefund: boolean, movements: Array<{ id: string, kind: string, amount: number, day: string }>, dispute: { ref: string, status: string, amount: number } | null }> }, open: { data: Array<{ id: number, createdAt: string, status: number, hasEffect: boolean, operationType: number, offerId: number | null, userId: number, email: string, amount: number, currency: string, kind: string, offerType: number, days: number | null, credits: number | null, isProlonging: boolean, way: PayWay, deadline: string | null, receiptUrl: string | null, refundOf: number | null, reason: string | null, partRefunded: number, mayRefund: boolean, movements: Array<{ id: string, kind: string, amount: number, day: string }>, dispute: { ref: string, status: string, amount: number } | null }> }, userCredits: { id: number, rentCredits: number, sellCredits: number, entries: Array<{ id: number, createdAt: string, offerType: number, amount: number, kind: string, paymentId: number | null, reason: string | null }> }, prices: Array<{ kind: string, offerType: number, quantity: number, amount: number, vatPerMille: number }>, payWays: Array<{ way: PayWay, hours: number | null, isSample: boolean }> };

export type MyPaymentQueryVariables = Exact<{
  id: number;
}>;


export type MyPaymentQuery = { payment: { vatAmount: number, vatPerMille: number, arrivedAmount: number, checkoutUrl: string | null, billUrl: string | null, mayCancel: boolean, id: number, createdAt: string, status: number, hasEffect: boolean, operationType: number, offerId: number | null, userId: number, email: string, amount: number, currency: string, kind: string, offerType: number, days: number | null, credits: number | null, isProlonging: boolean, way: PayWay, deadline: string | null, receiptUrl: string | null, refundOf: number | null, reason: string | null, partRefunded: number, mayRefund: boolean, qrBill: { creditorName: string, creditorAddress: Array<string>, iban: string, reference: string, amount: number, currency: string, isSample: boolean } | null, movements: Array<{ id: string, kind: string, amount: number, day: string }>, dispute: { ref: string, status: string, amount: number } | null } };

export type OwnCreditsFragment = { id: number, rentCredits: number, sellCredits: number, entries: Array<{ id: number, createdAt: string, offerType: number, amount: number, kind: string, paymentId: number | null, reason: string | null }> };

export type MyPropertyPreviewQueryVariables = Exact<{
  id: number;
  locale: Locale;
}>;


export type MyPropertyPreviewQuery = { offerEdit: { seekers: number | null, id: number, status: number, activeOfferId: number | null, offerType: number, isToSuggest: boolean, missing: Array<string>, isPaid: boolean, reviewComment: string | null, reviewedAt: string | null, updatedAt: string, suspensionReason: string | null, endDate: string | null, mayProlong: boolean, preview: { id: number, offerType: number, category: number, subCategory: number, title: string, description: string, language: Locale | null, translatorHref: string | null, street: string | null, postalCode: string | null, city: string, lat: number | null, lng: number | null, features: number, createdAt: string, price: number | null, netPrice: number | null, additionalFees: number | null, priceType: number, currency: string, previousPrice: number | null, comparablePrice: number | null, pricePerM2: number | null, rooms: number | null, livingSpace: number | null, landArea: number | null, floor: number | null, floorsInBuilding: number | null, bathrooms: number | null, kitchens: number | null, parkings: number | null, exposition: number, buildIn: number | null, renovatedIn: number | null, availableFrom: string | null, images: Array<{ folder: string, key: string, width: number, height: number, color: string, title: string | null, isPlan: boolean }>, places: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string }>, placeMap: { west: number, south: number, east: number, north: number, name: string, place: string, borders: string, land: string, lakes: string, labels: Array<{ name: string, x: number, y: number, fitsFromPx: number }> } | null, placePrice: { medianPricePerM2: number, offers: number, locationId: number } | null, priceHistory: Array<{ price: number | null, priceType: number, changedAt: string }>, contactInfo: { type: number, agencyName: string | null, agencyAddress: string | null, advertiserName: string | null, hasPhoneNumber: boolean, displayContactForm: boolean } } } };

export type MyPropertiesQueryVariables = Exact<{
  filter: OfferFilter;
}>;


export type MyPropertiesQuery = { offers: { pageNumber: number, totalPages: number, totalRecords: number, data: Array<
      | { updatedAt: string, seekers: number | null, id: number, status: number, activeOfferId: number | null, offerType: number, isToSuggest: boolean, missing: Array<string>, isPaid: boolean, reviewComment: string | null, reviewedAt: string | null, suspensionReason: string | null, endDate: string | null, mayProlong: boolean, recentInterest: Array<{ kind: number, total: number }>, preview: { id: number, offerType: number, category: number, subCategory: number, title: string, language: Locale | null, city: string, street: string | null, postalCode: string | null, price: number | null, priceType: number, currency: string, rooms: number | null, livingSpace: number | null, landArea: number | null, floor: number | null, imageNumber: number, images: Array<{ key: string, width: number, height: number, color: string, folder: string }> } }
      | Record<PropertyKey, never>
    > }, rent: Array<{ status: number, count: number }>, sale: Array<{ status: number, count: number }>, preSale: Array<{ status: number, count: number }> };

export type OwnPropertyFragment = { updatedAt: string, seekers: number | null, id: number, status: number, activeOfferId: number | null, offerType: number, isToSuggest: boolean, missing: Array<string>, isPaid: boolean, reviewComment: string | null, reviewedAt: string | null, suspensionReason: string | null, endDate: string | null, mayProlong: boolean, recentInterest: Array<{ kind: number, total: number }>, preview: { id: number, offerType: number, category: number, subCategory: number, title: string, language: Locale | null, city: string, street: string | null, postalCode: string | null, price: number | null, priceType: number, currency: string, rooms: number | null, livingSpace: number | null, landArea: number | null, floor: number | null, imageNumber: number, images: Array<{ key: string, width: number, height: number, color: string, folder: string }> } };

export type PayPropertyQueryVariables = Exact<{
  id: number;
}>;


export type PayPropertyQuery = { offerEdit: { id: number, status: number, offerType: number, category: number, title: string | null, postalCode: string | null, city: string | null, missing: Array<string>, isPaid: boolean, endDate: string | null, mayProlong: boolean }, payments: { data: Array<{ vatAmount: number, vatPerMille: number, arrivedAmount: number, checkoutUrl: string | null, billUrl: string | null, mayCancel: boolean, id: number, createdAt: string, status: number, hasEffect: boolean, operationType: number, offerId: number | null, userId: number, email: string, amount: number, currency: string, kind: string, offerType: number, days: number | null, credits: number | null, isProlonging: boolean, way: PayWay, deadline: string | null, receiptUrl: string | null, refundOf: number | null, reason: string | null, partRefunded: number, mayRefund: boolean, qrBill: { creditorName: string, creditorAddress: Array<string>, iban: string, reference: string, amount: number, currency: string, isSample: boolean } | null, movements: Array<{ id: string, kind: string, amount: number, day: string }>, dispute: { ref: string, status: string, amount: number } | null }> }, prices: Array<{ kind: string, offerType: number, quantity: number, amount: number, vatPerMille: number }>, payWays: Array<{ way: PayWay, hours: number | null, isSample: boolean }>, userCredits: { id: number, rentCredits: number, sellCredits: number } };

export type PaidOfferFragment = { id: number, status: number, offerType: number, category: number, title: string | null, postalCode: string | null, city: string | null, missing: Array<string>, isPaid: boolean, endDate: string | null, mayProlong: boolean };

export type PrivacyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyPageQuery = { signInProviders: Array<number>, operator: { usesRecaptcha: boolean, mapHost: string | null, translatorHost: string | null, addressHost: string | null, name: string, address: Array<string>, email: string, phone: string | null, uid: string | null, isSample: boolean } };

export type ListingAddressQueryVariables = Exact<{
  id: number;
}>;


export type ListingAddressQuery = { offer: { id: number, offerType: number, category: number, title: string, city: string } | null };

export type GoneListingAddressQueryVariables = Exact<{
  id: number;
}>;


export type GoneListingAddressQuery = { goneOffer: { offerType: number, category: number, city: string } | null };

export type PublishPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type PublishPricesQuery = { prices: Array<{ kind: string, offerType: number, quantity: number, amount: number, vatPerMille: number }>, payWays: Array<{ way: PayWay }> };

export type AddressesQueryVariables = Exact<{
  postalCode: string;
  text: string;
  limit: number;
}>;


export type AddressesQuery = { addresses: Array<{ street: string, number: string, city: string, lat: number | null, lng: number | null }> };

export type SeekersQueryVariables = Exact<{
  facts: SeekerFacts;
}>;


export type SeekersQuery = { seekers: number | null };

export type HomePlacesQueryVariables = Exact<{
  text: string;
  limit: number;
  locale: Locale;
}>;


export type HomePlacesQuery = { locations: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, cityId: number | null, lat: number, lng: number, description: string }> };

export type OwnPhoneQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPhoneQuery = { profile: { id: number, firstName: string, lastName: string, phone: string | null, mobilePhone: string | null } };

export type SaveOwnPhoneMutationVariables = Exact<{
  id: number;
  firstName: string;
  lastName: string;
  phone: string;
}>;


export type SaveOwnPhoneMutation = { updateProfile: { id: number } };

export type ReportPageQueryVariables = Exact<{
  id: number;
}>;


export type ReportPageQuery = { offer: { id: number, offerType: number, category: number, title: string, city: string, language: Locale | null } | null };

export type GoneReportPageQueryVariables = Exact<{
  id: number;
}>;


export type GoneReportPageQuery = { goneOffer: { city: string } | null };

export type ResultsQueryVariables = Exact<{
  filter: OfferFilter;
  locale: Locale;
  isOfOneSource: boolean;
  hasPriceBound: boolean;
}>;


export type ResultsQuery = { coords: { count: number, countWithoutPrice?: number, locations: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string, town: { id: number, value: string, name: string } | null }>, result: Array<{ excerpt: string, title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, source?: { name: string }, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }> } };

export type CellHomesQueryVariables = Exact<{
  filter: OfferFilter;
}>;


export type CellHomesQuery = { coords: { result: Array<{ title: string, street: string | null, city: string, postalCode: string | null, id: number, price: number | null, livingSpace: number | null, rooms: number | null, floor: number | null, percentBelowMedian: number | null, previousPrice: number | null, language: Locale | null, offerType: number, category: number, subCategory: number, priceType: number, currency: string, pricePerM2: number | null, landArea: number | null, features: number, availableFrom: string | null, createdAt: string, images: Array<{ key: string, color: string, width: number, height: number }>, contactInfo: { agencyName: string | null, advertiserName: string | null, type: number } }> } };

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

export type CheapestHomeQueryVariables = Exact<{
  filter: OfferFilter;
}>;


export type CheapestHomeQuery = { offers: { data: Array<
      | { price: number | null, priceType: number }
      | { price: number | null, priceType: number }
    > } };

export type NeighboursQueryVariables = Exact<{
  filter: OfferFilter;
  locale: Locale;
}>;


export type NeighboursQuery = { coords: { neighbours: Array<{ count: number, location: { id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string } }> } };

export type PlainSearchQueryVariables = Exact<{
  filter: OfferFilter;
  placeText: string;
  locale: Locale;
}>;


export type PlainSearchQuery = { coords: { count: number, locations: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string }>, facets: { withPrice: number, privateOnly: number, categories: Array<{ value: number, count: number }>, subCategories: Array<{ value: number, count: number }>, features: Array<{ value: number, count: number }>, floors: Array<{ value: number, count: number }>, added: Array<{ value: number, count: number }>, rooms: Array<{ value: number, count: number }>, sources: Array<{ id: number, name: string, count: number }>, agencies: Array<{ id: number, name: string, count: number }> }, priceHistogram: { onRequest: number, bars: Array<{ from: number, to: number | null, count: number }> } }, locations: Array<{ id: number, type: number, name: string, regionCode: string, textEn: string, textFr: string, textDe: string, textIt: string, postalCode: string | null, areaKind: AreaKind | null, value: string, description: string }> };

export type StaffPaymentsQueryVariables = Exact<{
  text?: string | null | undefined;
  status?: Array<number> | number | null | undefined;
  isDisputed?: boolean | null | undefined;
  pageNumber?: number | null | undefined;
}>;


export type StaffPaymentsQuery = { payments: { pageNumber: number, totalPages: number, totalRecords: number, data: Array<{ id: number, createdAt: string, status: number, hasEffect: boolean, operationType: number, offerId: number | null, userId: number, email: string, amount: number, currency: string, kind: string, offerType: number, days: number | null, credits: number | null, isProlonging: boolean, way: PayWay, deadline: string | null, receiptUrl: string | null, refundOf: number | null, reason: string | null, partRefunded: number, mayRefund: boolean, movements: Array<{ id: string, kind: string, amount: number, day: string }>, dispute: { ref: string, status: string, amount: number } | null }> } };

export type StaffPayoutsQueryVariables = Exact<{
  isConfirmed: boolean;
  pageNumber?: number | null | undefined;
}>;


export type StaffPayoutsQuery = { payouts: { pageNumber: number, totalPages: number, totalRecords: number, data: Array<{ id: number, createdAt: string, paymentId: number | null, refundId: number | null, amount: number, currency: string, kind: string, toName: string | null, toIban: string | null, confirmedAt: string | null }> } };

export type StaffBankEntriesQueryVariables = Exact<{
  pageNumber?: number | null | undefined;
}>;


export type StaffBankEntriesQuery = { unmatchedBankEntries: { pageNumber: number, totalPages: number, totalRecords: number, data: Array<{ id: number, bookedOn: string, amount: number, currency: string, reference: string | null, debtorName: string | null, debtorIban: string | null, text: string | null, fault: string, credit: { id: number, bookedOn: string, paymentId: number | null } | null }> } };

export type StaffSumsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type StaffSumsQuery = { paymentSums: { from: string, to: string, rows: Array<{ way: PayWay, vatPerMille: number, count: number, amount: number, vatAmount: number, refundCount: number, refundAmount: number, refundVatAmount: number, partRefunded: number }> } };

export type StaffCreditsQueryVariables = Exact<{
  text?: string | null | undefined;
  pageNumber?: number | null | undefined;
}>;


export type StaffCreditsQuery = { creditHolders: { pageNumber: number, totalPages: number, totalRecords: number, data: Array<{ userId: number, firstName: string, lastName: string, email: string, rentCredits: number, sellCredits: number }> }, prices: Array<{ kind: string, offerType: number, quantity: number, amount: number, vatPerMille: number }> };

export type StaffPayoutFragment = { id: number, createdAt: string, paymentId: number | null, refundId: number | null, amount: number, currency: string, kind: string, toName: string | null, toIban: string | null, confirmedAt: string | null };

export type StaffBankEntryFragment = { id: number, bookedOn: string, amount: number, currency: string, reference: string | null, debtorName: string | null, debtorIban: string | null, text: string | null, fault: string, credit: { id: number, bookedOn: string, paymentId: number | null } | null };

export type RefundPaymentMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type RefundPaymentMutation = { refundPayment: { id: number, status: number, way: PayWay } };

export type ConfirmPayoutMutationVariables = Exact<{
  id: number;
}>;


export type ConfirmPayoutMutation = { confirmPayout: { id: number } };

export type AssignBankEntryMutationVariables = Exact<{
  id: number;
  paymentId: number;
}>;


export type AssignBankEntryMutation = { assignBankEntry: { id: number, status: number } };

export type PayBackBankEntryMutationVariables = Exact<{
  id: number;
}>;


export type PayBackBankEntryMutation = { payBackBankEntry: { id: number } };

export type SettleReversalMutationVariables = Exact<{
  id: number;
  creditId?: number | null | undefined;
}>;


export type SettleReversalMutation = { settleReversal: { id: number } };

export type GrantCreditsMutationVariables = Exact<{
  userId: number;
  offerType: number;
  credits: number;
  reason: string;
}>;


export type GrantCreditsMutation = { grantCredits: { id: number, rentCredits: number, sellCredits: number } };

export type OpenedConversationQueryVariables = Exact<{
  id: string;
}>;


export type OpenedConversationQuery = { openedConversation: { objectTitle: string, email: string, isForMe: boolean } };

export type ClaimConversationMutationVariables = Exact<{
  id: string;
}>;


export type ClaimConversationMutation = { claimConversation: { id: number } };

export type TermsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsPageQuery = { operator: { name: string, address: Array<string>, email: string, phone: string | null, uid: string | null, isSample: boolean } };

export type OfferFactsFragment = { category: number, subCategory: number, rooms: number | null, livingSpace: number | null, landArea: number | null, floor: number | null, floorsInBuilding: number | null, bathrooms: number | null, kitchens: number | null, parkings: number | null, exposition: number, buildIn: number | null, renovatedIn: number | null, availableFrom: string | null };

export type EditedFieldsFragment = { category: number, subCategory: number, cityId: number | null, street: string | null, postalCode: string | null, city: string | null, region: string | null, district: string | null, lat: number | null, lng: number | null, hasExactPoint: boolean, hidesAddress: boolean, showsPhone: boolean, rooms: number | null, livingSpace: number | null, landArea: number | null, floor: number | null, floorsInBuilding: number | null, bathrooms: number | null, kitchens: number | null, parkings: number | null, exposition: number, buildIn: number | null, availableFrom: string | null, features: number, netPrice: number | null, additionalFees: number | null, price: number | null, isPriceOnRequest: boolean, acquisitionPrice: number | null, acquisitionDate: string | null, yourEstimation: number | null, title: string | null, description: string | null, language: Locale | null };

export type ViewerCountersFragment = { openMovingRequests: number, unreadMessages: number, waitingReviews: number };

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
export const AlertEntryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AlertEntry on Alert {
  id
  userId
  name
  notification
  email
  isConfirmed
  newCount
  offerType
  category
  subCategory
  features
  locationIds
  locations {
    ...PlaceChoice
  }
  minRooms
  maxRooms
  minLivingSpace
  maxLivingSpace
  minPrice
  maxPrice
  minPricePerM2
  maxPricePerM2
  floor
  added
  availableFrom
  maxDistance
  rectangles {
    south
    west
    north
    east
  }
  circles {
    radius
    center {
      lat
      lng
    }
  }
  polygons {
    points {
      lat
      lng
    }
  }
  excludePriceOnRequest
  sourceType
  agencyId
  agencyName
  noAgency
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
}`, {"fragmentName":"AlertEntry"}) as unknown as TypedDocumentString<AlertEntryFragment, unknown>;
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
export const ThreadMessageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ThreadMessage on Message {
  id
  conversationId
  isMine
  status
  messageText
  signs
  isBeingChecked
  key
  attachments {
    id
    kind
    name
    bytes
    href
  }
  createdAt
}
    `, {"fragmentName":"ThreadMessage"}) as unknown as TypedDocumentString<ThreadMessageFragment, unknown>;
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
export const BellEntryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BellEntry on Notification {
  id
  activityId
  type
  date
  seen
  messageText
  data {
    fullName
    conversationId
    count
    alertId
    name
    en {
      title
      url
    }
    fr {
      title
      url
    }
    de {
      title
      url
    }
    it {
      title
      url
    }
    property {
      id
      offerType
      category
      location {
        en
        fr
        de
        it
      }
    }
    contactInfo {
      advertiserName
      advertiserAvatar
    }
  }
}
    `, {"fragmentName":"BellEntry"}) as unknown as TypedDocumentString<BellEntryFragment, unknown>;
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
  livingSpace
  landArea
  floor
  floorsInBuilding
  bathrooms
  kitchens
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
    displayContactForm
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
    displayContactForm
  }
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
fragment OfferFacts on Offer {
  category
  subCategory
  rooms
  livingSpace
  landArea
  floor
  floorsInBuilding
  bathrooms
  kitchens
  parkings
  exposition
  buildIn
  renovatedIn
  availableFrom
}`, {"fragmentName":"PublicListing"}) as unknown as TypedDocumentString<PublicListingFragment, unknown>;
export const PaymentLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PaymentLine on Payment {
  id
  createdAt
  status
  hasEffect
  operationType
  offerId
  userId
  email
  amount
  currency
  kind
  offerType
  days
  credits
  isProlonging
  way
  deadline
  receiptUrl
  refundOf
  reason
  partRefunded
  movements {
    id
    kind
    amount
    day
  }
  dispute {
    ref
    status
    amount
  }
  mayRefund
}
    `, {"fragmentName":"PaymentLine"}) as unknown as TypedDocumentString<PaymentLineFragment, unknown>;
export const ShownPaymentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShownPayment on Payment {
  ...PaymentLine
  vatAmount
  vatPerMille
  arrivedAmount
  checkoutUrl
  billUrl
  mayCancel
  qrBill {
    creditorName
    creditorAddress
    iban
    reference
    amount
    currency
    isSample
  }
}
    fragment PaymentLine on Payment {
  id
  createdAt
  status
  hasEffect
  operationType
  offerId
  userId
  email
  amount
  currency
  kind
  offerType
  days
  credits
  isProlonging
  way
  deadline
  receiptUrl
  refundOf
  reason
  partRefunded
  movements {
    id
    kind
    amount
    day
  }
  dispute {
    ref
    status
    amount
  }
  mayRefund
}`, {"fragmentName":"ShownPayment"}) as unknown as TypedDocumentString<ShownPaymentFragment, unknown>;
export const OfferedPayWayFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferedPayWay on PayWayOffered {
  way
  hours
  isSample
}
    `, {"fragmentName":"OfferedPayWay"}) as unknown as TypedDocumentString<OfferedPayWayFragment, unknown>;
export const EditedFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EditedFields on OwnOffer {
  category
  subCategory
  cityId
  street
  postalCode
  city
  region
  district
  lat
  lng
  hasExactPoint
  hidesAddress
  showsPhone
  rooms
  livingSpace
  landArea
  floor
  floorsInBuilding
  bathrooms
  kitchens
  parkings
  exposition
  buildIn
  availableFrom
  features
  netPrice
  additionalFees
  price
  isPriceOnRequest
  acquisitionPrice
  acquisitionDate
  yourEstimation
  title
  description
  language
}
    `, {"fragmentName":"EditedFields"}) as unknown as TypedDocumentString<EditedFieldsFragment, unknown>;
export const EditedImageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EditedImage on OwnImage {
  img_id
  key
  width
  height
  color
  title
  isPlan
}
    `, {"fragmentName":"EditedImage"}) as unknown as TypedDocumentString<EditedImageFragment, unknown>;
export const EditedOfferFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EditedOffer on OwnOffer {
  id
  status
  version
  localStoreId
  updatedAt
  endDate
  isPaid
  reviewComment
  suspensionReason
  offerType
  ...EditedFields
  images {
    ...EditedImage
  }
}
    fragment EditedImage on OwnImage {
  img_id
  key
  width
  height
  color
  title
  isPlan
}
fragment EditedFields on OwnOffer {
  category
  subCategory
  cityId
  street
  postalCode
  city
  region
  district
  lat
  lng
  hasExactPoint
  hidesAddress
  showsPhone
  rooms
  livingSpace
  landArea
  floor
  floorsInBuilding
  bathrooms
  kitchens
  parkings
  exposition
  buildIn
  availableFrom
  features
  netPrice
  additionalFees
  price
  isPriceOnRequest
  acquisitionPrice
  acquisitionDate
  yourEstimation
  title
  description
  language
}`, {"fragmentName":"EditedOffer"}) as unknown as TypedDocumentString<EditedOfferFragment, unknown>;
export const PushDevicesFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PushDevices on PushSubscriptions {
  publicKey
  devices {
    id
    browser
    system
    createdAt
    succeededAt
    isCurrent
  }
}
    `, {"fragmentName":"PushDevices"}) as unknown as TypedDocumentString<PushDevicesFragment, unknown>;
export const TrustMarksFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TrustMarks on Offer {
  trust {
    isEmailConfirmed
    memberSince
    reviewedAt
    hasOwnPictures
    feedSince
  }
  contactInfo {
    agencyName
  }
}
    `, {"fragmentName":"TrustMarks"}) as unknown as TypedDocumentString<TrustMarksFragment, unknown>;
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
export const ArticleLinkFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ArticleLink on Article {
  id
  title
  description
  category
  published
  minutes
  path
}
    `, {"fragmentName":"ArticleLink"}) as unknown as TypedDocumentString<ArticleLinkFragment, unknown>;
export const ModeratedMessageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ModeratedMessage on ModeratedMessage {
  id
  isAnswer
  status
  messageText
  signs
  isHeld
  attachments {
    id
    kind
    name
    bytes
    href
  }
  createdAt
}
    `, {"fragmentName":"ModeratedMessage"}) as unknown as TypedDocumentString<ModeratedMessageFragment, unknown>;
export const ConversationReportEntryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ConversationReportEntry on ConversationReport {
  id
  reason
  description
  reportedAt
  conversation {
    id
    objectId
    objectTitle
    from {
      displayName
    }
    to {
      displayName
    }
    messages(limit: 50) {
      ...ModeratedMessage
    }
  }
}
    fragment ModeratedMessage on ModeratedMessage {
  id
  isAnswer
  status
  messageText
  signs
  isHeld
  attachments {
    id
    kind
    name
    bytes
    href
  }
  createdAt
}`, {"fragmentName":"ConversationReportEntry"}) as unknown as TypedDocumentString<ConversationReportEntryFragment, unknown>;
export const WaitingRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WaitingRow on WaitingOffer {
  isOnline
  isOwn
  claim {
    name
    isMine
    until
  }
  offer {
    id
    offerType
    category
    title
    city
    price
    submittedAt
    preview {
      id
      currency
      priceType
      offerType
      price
      contactInfo {
        type
        agencyName
        advertiserName
      }
      images(limit: 1) {
        key
        width
        height
        color
        folder
      }
    }
  }
}
    `, {"fragmentName":"WaitingRow"}) as unknown as TypedDocumentString<WaitingRowFragment, unknown>;
export const ReportEntryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReportEntry on OfferReport {
  id
  reason
  description
  reporter
  isMember
  isOwn
  reportedAt
  decision
  decisionNote
  decidedAt
  listing {
    id
    offerId
    status
    offerType
    title
    city
    price
    agencyName
    otherReports
  }
}
    `, {"fragmentName":"ReportEntry"}) as unknown as TypedDocumentString<ReportEntryFragment, unknown>;
export const ReviewHintFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReviewHint on ReviewHint {
  kind
  excerpts
  price
  median
  low
  high
  place
  count
  homes {
    activeOfferId
    offerId
    title
    city
    street
    rooms
    livingSpace
    price
    isOfSame
    pictures
  }
}
    `, {"fragmentName":"ReviewHint"}) as unknown as TypedDocumentString<ReviewHintFragment, unknown>;
export const ContentChangeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ContentChange on ContentChange {
  name
  before
  after
}
    `, {"fragmentName":"ContentChange"}) as unknown as TypedDocumentString<ContentChangeFragment, unknown>;
export const EarlierPictureFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EarlierPicture on OwnImage {
  key
  width
  height
  color
  title
}
    `, {"fragmentName":"EarlierPicture"}) as unknown as TypedDocumentString<EarlierPictureFragment, unknown>;
export const MovingRequestEntryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MovingRequestEntry on MovingRequest {
  id
  fromPlace
  toPlace
  movingOn
  name
  email
  phone
  locale
  isMember
  requestedAt
  doneAt
}
    `, {"fragmentName":"MovingRequestEntry"}) as unknown as TypedDocumentString<MovingRequestEntryFragment, unknown>;
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
  isAlertMailStopped
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
export const ConversationRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ConversationRow on Conversation {
  id
  objectTitle
  conversationStatus
  unreadCount
  lastMessageText
  lastMessageDate
  isMine
  partner {
    displayName
    picture
  }
  linkedObject {
    contactInfo {
      type
      agencyName
      advertiserName
    }
  }
}
    `, {"fragmentName":"ConversationRow"}) as unknown as TypedDocumentString<ConversationRowFragment, unknown>;
export const OpenConversationFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OpenConversation on Conversation {
  id
  objectId
  objectType
  objectTitle
  conversationStatus
  unreadCount
  isMine
  isClosed
  isBlocked
  isAnsweredByMail
  partner {
    id
    displayName
    firstName
    email
    phone
    picture
    status
  }
  linkedObject {
    ...OfferCard
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
}`, {"fragmentName":"OpenConversation"}) as unknown as TypedDocumentString<OpenConversationFragment, unknown>;
export const OwnCreditsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnCredits on UserCredits {
  id
  rentCredits
  sellCredits
  entries {
    id
    createdAt
    offerType
    amount
    kind
    paymentId
    reason
  }
}
    `, {"fragmentName":"OwnCredits"}) as unknown as TypedDocumentString<OwnCreditsFragment, unknown>;
export const OwnOfferStandingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnOfferStanding on OwnOffer {
  id
  status
  activeOfferId
  offerType
  isToSuggest
  missing
  isPaid
  reviewComment
  reviewedAt
  updatedAt
  suspensionReason
  endDate
  mayProlong
}
    `, {"fragmentName":"OwnOfferStanding"}) as unknown as TypedDocumentString<OwnOfferStandingFragment, unknown>;
export const OwnPropertyFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnProperty on OwnOffer {
  ...OwnOfferStanding
  updatedAt
  seekers
  recentInterest {
    kind
    total
  }
  preview {
    id
    offerType
    category
    subCategory
    title
    language
    city
    street
    postalCode
    price
    priceType
    currency
    rooms
    livingSpace
    landArea
    floor
    imageNumber
    images(limit: 1) {
      key
      width
      height
      color
      folder
    }
  }
}
    fragment OwnOfferStanding on OwnOffer {
  id
  status
  activeOfferId
  offerType
  isToSuggest
  missing
  isPaid
  reviewComment
  reviewedAt
  updatedAt
  suspensionReason
  endDate
  mayProlong
}`, {"fragmentName":"OwnProperty"}) as unknown as TypedDocumentString<OwnPropertyFragment, unknown>;
export const PaidOfferFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PaidOffer on OwnOffer {
  id
  status
  offerType
  category
  title
  postalCode
  city
  missing
  isPaid
  endDate
  mayProlong
}
    `, {"fragmentName":"PaidOffer"}) as unknown as TypedDocumentString<PaidOfferFragment, unknown>;
export const StaffPayoutFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StaffPayout on Payout {
  id
  createdAt
  paymentId
  refundId
  amount
  currency
  kind
  toName
  toIban
  confirmedAt
}
    `, {"fragmentName":"StaffPayout"}) as unknown as TypedDocumentString<StaffPayoutFragment, unknown>;
export const StaffBankEntryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StaffBankEntry on BankEntry {
  id
  bookedOn
  amount
  currency
  reference
  debtorName
  debtorIban
  text
  fault
  credit {
    id
    bookedOn
    paymentId
  }
}
    `, {"fragmentName":"StaffBankEntry"}) as unknown as TypedDocumentString<StaffBankEntryFragment, unknown>;
export const ViewerCountersFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ViewerCounters on Profile {
  openMovingRequests
  unreadMessages
  waitingReviews
}
    `, {"fragmentName":"ViewerCounters"}) as unknown as TypedDocumentString<ViewerCountersFragment, unknown>;
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
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const UndoEmailChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoEmailChange($id: String!) {
  undoEmailChange(id: $id)
}
    `) as unknown as TypedDocumentString<UndoEmailChangeMutation, UndoEmailChangeMutationVariables>;
export const UnsubscribeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Unsubscribe($id: String!, $undo: Boolean) {
  unsubscribe(id: $id, undo: $undo)
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
    newUser
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
export const OwnAlertsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnAlerts($locale: Locale!) {
  alerts {
    ...AlertEntry
  }
}
    fragment AlertEntry on Alert {
  id
  userId
  name
  notification
  email
  isConfirmed
  newCount
  offerType
  category
  subCategory
  features
  locationIds
  locations {
    ...PlaceChoice
  }
  minRooms
  maxRooms
  minLivingSpace
  maxLivingSpace
  minPrice
  maxPrice
  minPricePerM2
  maxPricePerM2
  floor
  added
  availableFrom
  maxDistance
  rectangles {
    south
    west
    north
    east
  }
  circles {
    radius
    center {
      lat
      lng
    }
  }
  polygons {
    points {
      lat
      lng
    }
  }
  excludePriceOnRequest
  sourceType
  agencyId
  agencyName
  noAgency
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
}`) as unknown as TypedDocumentString<OwnAlertsQuery, OwnAlertsQueryVariables>;
export const MyAlertsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyAlerts($locale: Locale!) {
  alerts {
    ...AlertEntry
  }
  profile {
    id
    email
    isAlertMailStopped
  }
}
    fragment AlertEntry on Alert {
  id
  userId
  name
  notification
  email
  isConfirmed
  newCount
  offerType
  category
  subCategory
  features
  locationIds
  locations {
    ...PlaceChoice
  }
  minRooms
  maxRooms
  minLivingSpace
  maxLivingSpace
  minPrice
  maxPrice
  minPricePerM2
  maxPricePerM2
  floor
  added
  availableFrom
  maxDistance
  rectangles {
    south
    west
    north
    east
  }
  circles {
    radius
    center {
      lat
      lng
    }
  }
  polygons {
    points {
      lat
      lng
    }
  }
  excludePriceOnRequest
  sourceType
  agencyId
  agencyName
  noAgency
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
}`) as unknown as TypedDocumentString<MyAlertsQuery, MyAlertsQueryVariables>;
export const ResumeAlertMailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResumeAlertMail {
  resumeAlertMail
}
    `) as unknown as TypedDocumentString<ResumeAlertMailMutation, ResumeAlertMailMutationVariables>;
export const SaveSearchDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveSearch($search: SearchInput!, $visitorId: String) {
  createSearch(search: $search, visitorId: $visitorId) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveSearchMutation, SaveSearchMutationVariables>;
export const DeleteSearchesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteSearches($ids: [String!]!) {
  deleteSearch(ids: $ids)
}
    `) as unknown as TypedDocumentString<DeleteSearchesMutation, DeleteSearchesMutationVariables>;
export const EditSearchDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EditSearch($id: String!, $field: String!, $value: String!) {
  editSavedSearch(id: $id, field: $field, value: $value) {
    id
  }
}
    `) as unknown as TypedDocumentString<EditSearchMutation, EditSearchMutationVariables>;
export const OpenSearchDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OpenSearch($id: String!) {
  openSearch(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<OpenSearchMutation, OpenSearchMutationVariables>;
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
export const SendMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendMessage($objectId: Int!, $objectType: Int!, $text: String!, $conversationId: Int, $email: String, $firstName: String, $lastName: String, $phone: String, $key: String, $attachmentIds: [Int!]) {
  createMessage(
    objectId: $objectId
    objectType: $objectType
    text: $text
    conversationId: $conversationId
    email: $email
    firstName: $firstName
    lastName: $lastName
    phone: $phone
    key: $key
    attachmentIds: $attachmentIds
  ) {
    ...ThreadMessage
  }
}
    fragment ThreadMessage on Message {
  id
  conversationId
  isMine
  status
  messageText
  signs
  isBeingChecked
  key
  attachments {
    id
    kind
    name
    bytes
    href
  }
  createdAt
}`) as unknown as TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>;
export const RemoveAttachmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveAttachment($id: Int!) {
  removeAttachment(id: $id)
}
    `) as unknown as TypedDocumentString<RemoveAttachmentMutation, RemoveAttachmentMutationVariables>;
export const SavedHomesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SavedHomes {
  userRelations {
    favorite
    hidden
  }
}
    `) as unknown as TypedDocumentString<SavedHomesQuery, SavedHomesQueryVariables>;
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
export const OfferInterestDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferInterest($id: Int!, $days: Int!) {
  offerInterest(id: $id, days: $days) {
    kind
    total
    days {
      day
      people
    }
  }
}
    `) as unknown as TypedDocumentString<OfferInterestQuery, OfferInterestQueryVariables>;
export const OfferSeenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OfferSeen($offerId: Int!) {
  offerSeen(offerId: $offerId)
}
    `) as unknown as TypedDocumentString<OfferSeenMutation, OfferSeenMutationVariables>;
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
export const RequestMovingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestMoving($fromPlace: String!, $toPlace: String!, $movingOn: Date!, $name: String!, $email: String!, $phone: String) {
  requestMoving(
    fromPlace: $fromPlace
    toPlace: $toPlace
    movingOn: $movingOn
    name: $name
    email: $email
    phone: $phone
  )
}
    `) as unknown as TypedDocumentString<RequestMovingMutation, RequestMovingMutationVariables>;
export const BellDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Bell($pageNumber: Int!, $pageSize: Int!) {
  notifications(pageNumber: $pageNumber, pageSize: $pageSize) {
    unseenCount
    data {
      ...BellEntry
    }
  }
}
    fragment BellEntry on Notification {
  id
  activityId
  type
  date
  seen
  messageText
  data {
    fullName
    conversationId
    count
    alertId
    name
    en {
      title
      url
    }
    fr {
      title
      url
    }
    de {
      title
      url
    }
    it {
      title
      url
    }
    property {
      id
      offerType
      category
      location {
        en
        fr
        de
        it
      }
    }
    contactInfo {
      advertiserName
      advertiserAvatar
    }
  }
}`) as unknown as TypedDocumentString<BellQuery, BellQueryVariables>;
export const MessageSeenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MessageSeen($activityId: String!) {
  messageSeen(activityId: $activityId)
}
    `) as unknown as TypedDocumentString<MessageSeenMutation, MessageSeenMutationVariables>;
export const OfferPhoneDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferPhone($offerId: Int!) {
  offerPhone(offerId: $offerId)
}
    `) as unknown as TypedDocumentString<OfferPhoneQuery, OfferPhoneQueryVariables>;
export const CreatePaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreatePayment($offerId: Int, $days: Int, $operationType: Int!, $way: PayWay, $credits: Int, $offerType: Int) {
  createPayment(
    offerId: $offerId
    days: $days
    operationType: $operationType
    way: $way
    credits: $credits
    offerType: $offerType
  ) {
    ...ShownPayment
  }
}
    fragment PaymentLine on Payment {
  id
  createdAt
  status
  hasEffect
  operationType
  offerId
  userId
  email
  amount
  currency
  kind
  offerType
  days
  credits
  isProlonging
  way
  deadline
  receiptUrl
  refundOf
  reason
  partRefunded
  movements {
    id
    kind
    amount
    day
  }
  dispute {
    ref
    status
    amount
  }
  mayRefund
}
fragment ShownPayment on Payment {
  ...PaymentLine
  vatAmount
  vatPerMille
  arrivedAmount
  checkoutUrl
  billUrl
  mayCancel
  qrBill {
    creditorName
    creditorAddress
    iban
    reference
    amount
    currency
    isSample
  }
}`) as unknown as TypedDocumentString<CreatePaymentMutation, CreatePaymentMutationVariables>;
export const CancelPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelPayment($id: Int!) {
  cancelPayment(id: $id) {
    ...PaymentLine
  }
}
    fragment PaymentLine on Payment {
  id
  createdAt
  status
  hasEffect
  operationType
  offerId
  userId
  email
  amount
  currency
  kind
  offerType
  days
  credits
  isProlonging
  way
  deadline
  receiptUrl
  refundOf
  reason
  partRefunded
  movements {
    id
    kind
    amount
    day
  }
  dispute {
    ref
    status
    amount
  }
  mayRefund
}`) as unknown as TypedDocumentString<CancelPaymentMutation, CancelPaymentMutationVariables>;
export const WatchedPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WatchedPayment($id: Int!) {
  payment(id: $id) {
    id
    status
    arrivedAmount
  }
}
    `) as unknown as TypedDocumentString<WatchedPaymentQuery, WatchedPaymentQueryVariables>;
export const QrBillDrawingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QrBillDrawing($id: Int!) {
  payment(id: $id) {
    id
    qrBill {
      svg
    }
  }
}
    `) as unknown as TypedDocumentString<QrBillDrawingQuery, QrBillDrawingQueryVariables>;
export const OfferForEditingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferForEditing($id: Int!) {
  offerEdit(id: $id) {
    ...EditedOffer
  }
}
    fragment EditedOffer on OwnOffer {
  id
  status
  version
  localStoreId
  updatedAt
  endDate
  isPaid
  reviewComment
  suspensionReason
  offerType
  ...EditedFields
  images {
    ...EditedImage
  }
}
fragment EditedImage on OwnImage {
  img_id
  key
  width
  height
  color
  title
  isPlan
}
fragment EditedFields on OwnOffer {
  category
  subCategory
  cityId
  street
  postalCode
  city
  region
  district
  lat
  lng
  hasExactPoint
  hidesAddress
  showsPhone
  rooms
  livingSpace
  landArea
  floor
  floorsInBuilding
  bathrooms
  kitchens
  parkings
  exposition
  buildIn
  availableFrom
  features
  netPrice
  additionalFees
  price
  isPriceOnRequest
  acquisitionPrice
  acquisitionDate
  yourEstimation
  title
  description
  language
}`) as unknown as TypedDocumentString<OfferForEditingQuery, OfferForEditingQueryVariables>;
export const LatestDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LatestDraft($offerType: Int!) {
  offers(filter: {offerType: $offerType, status: [0], pageSize: 1, pageNumber: 0}) {
    data {
      ...EditedOffer
    }
  }
}
    fragment EditedOffer on OwnOffer {
  id
  status
  version
  localStoreId
  updatedAt
  endDate
  isPaid
  reviewComment
  suspensionReason
  offerType
  ...EditedFields
  images {
    ...EditedImage
  }
}
fragment EditedImage on OwnImage {
  img_id
  key
  width
  height
  color
  title
  isPlan
}
fragment EditedFields on OwnOffer {
  category
  subCategory
  cityId
  street
  postalCode
  city
  region
  district
  lat
  lng
  hasExactPoint
  hidesAddress
  showsPhone
  rooms
  livingSpace
  landArea
  floor
  floorsInBuilding
  bathrooms
  kitchens
  parkings
  exposition
  buildIn
  availableFrom
  features
  netPrice
  additionalFees
  price
  isPriceOnRequest
  acquisitionPrice
  acquisitionDate
  yourEstimation
  title
  description
  language
}`) as unknown as TypedDocumentString<LatestDraftQuery, LatestDraftQueryVariables>;
export const SaveOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveOffer($offer: OfferInput!) {
  createOrUpdateOffer(offer: $offer) {
    ...EditedOffer
  }
}
    fragment EditedOffer on OwnOffer {
  id
  status
  version
  localStoreId
  updatedAt
  endDate
  isPaid
  reviewComment
  suspensionReason
  offerType
  ...EditedFields
  images {
    ...EditedImage
  }
}
fragment EditedImage on OwnImage {
  img_id
  key
  width
  height
  color
  title
  isPlan
}
fragment EditedFields on OwnOffer {
  category
  subCategory
  cityId
  street
  postalCode
  city
  region
  district
  lat
  lng
  hasExactPoint
  hidesAddress
  showsPhone
  rooms
  livingSpace
  landArea
  floor
  floorsInBuilding
  bathrooms
  kitchens
  parkings
  exposition
  buildIn
  availableFrom
  features
  netPrice
  additionalFees
  price
  isPriceOnRequest
  acquisitionPrice
  acquisitionDate
  yourEstimation
  title
  description
  language
}`) as unknown as TypedDocumentString<SaveOfferMutation, SaveOfferMutationVariables>;
export const SubmitOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SubmitOffer($id: Int!) {
  verifyOffer(id: $id) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<SubmitOfferMutation, SubmitOfferMutationVariables>;
export const TurnOfferPictureDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TurnOfferPicture($id: Int!, $img: Int!) {
  turnOfferPicture(id: $id, img_id: $img) {
    ...EditedImage
  }
}
    fragment EditedImage on OwnImage {
  img_id
  key
  width
  height
  color
  title
  isPlan
}`) as unknown as TypedDocumentString<TurnOfferPictureMutation, TurnOfferPictureMutationVariables>;
export const PublicationPricesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PublicationPrices {
  prices {
    kind
    offerType
    quantity
    amount
  }
}
    `) as unknown as TypedDocumentString<PublicationPricesQuery, PublicationPricesQueryVariables>;
export const PriceHelpDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PriceHelp($cityId: Int!, $offerType: Int!, $category: Int!, $rooms: Float, $livingSpace: Int) {
  priceRange(
    cityId: $cityId
    offerType: $offerType
    category: $category
    rooms: $rooms
    livingSpace: $livingSpace
  ) {
    low
    median
    high
    offers
    location {
      id
      type
      textEn
      textFr
      textDe
      textIt
      postalCode
      areaKind
    }
  }
}
    `) as unknown as TypedDocumentString<PriceHelpQuery, PriceHelpQueryVariables>;
export const OwnOfferStandingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnOfferStanding($id: Int!) {
  offerEdit(id: $id) {
    ...OwnOfferStanding
  }
}
    fragment OwnOfferStanding on OwnOffer {
  id
  status
  activeOfferId
  offerType
  isToSuggest
  missing
  isPaid
  reviewComment
  reviewedAt
  updatedAt
  suspensionReason
  endDate
  mayProlong
}`) as unknown as TypedDocumentString<OwnOfferStandingQuery, OwnOfferStandingQueryVariables>;
export const CloneOwnOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CloneOwnOffer($id: Int!) {
  cloneOffer(id: $id) {
    ...OwnOfferStanding
  }
}
    fragment OwnOfferStanding on OwnOffer {
  id
  status
  activeOfferId
  offerType
  isToSuggest
  missing
  isPaid
  reviewComment
  reviewedAt
  updatedAt
  suspensionReason
  endDate
  mayProlong
}`) as unknown as TypedDocumentString<CloneOwnOfferMutation, CloneOwnOfferMutationVariables>;
export const DeleteOwnOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteOwnOffer($id: Int!) {
  deleteOffer(id: $id) {
    ...OwnOfferStanding
  }
}
    fragment OwnOfferStanding on OwnOffer {
  id
  status
  activeOfferId
  offerType
  isToSuggest
  missing
  isPaid
  reviewComment
  reviewedAt
  updatedAt
  suspensionReason
  endDate
  mayProlong
}`) as unknown as TypedDocumentString<DeleteOwnOfferMutation, DeleteOwnOfferMutationVariables>;
export const SellOwnOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SellOwnOffer($id: Int!) {
  offerSold(id: $id) {
    ...OwnOfferStanding
  }
}
    fragment OwnOfferStanding on OwnOffer {
  id
  status
  activeOfferId
  offerType
  isToSuggest
  missing
  isPaid
  reviewComment
  reviewedAt
  updatedAt
  suspensionReason
  endDate
  mayProlong
}`) as unknown as TypedDocumentString<SellOwnOfferMutation, SellOwnOfferMutationVariables>;
export const AskForReviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AskForReview($id: Int!) {
  verifyOffer(id: $id) {
    ...OwnOfferStanding
  }
}
    fragment OwnOfferStanding on OwnOffer {
  id
  status
  activeOfferId
  offerType
  isToSuggest
  missing
  isPaid
  reviewComment
  reviewedAt
  updatedAt
  suspensionReason
  endDate
  mayProlong
}`) as unknown as TypedDocumentString<AskForReviewMutation, AskForReviewMutationVariables>;
export const ShowOwnOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ShowOwnOffer($activeOfferId: Int!, $status: Int!) {
  setVisibilityOnOffer(activeOfferId: $activeOfferId, status: $status) {
    ...OwnOfferStanding
  }
}
    fragment OwnOfferStanding on OwnOffer {
  id
  status
  activeOfferId
  offerType
  isToSuggest
  missing
  isPaid
  reviewComment
  reviewedAt
  updatedAt
  suspensionReason
  endDate
  mayProlong
}`) as unknown as TypedDocumentString<ShowOwnOfferMutation, ShowOwnOfferMutationVariables>;
export const SuggestOwnOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SuggestOwnOffer($id: Int!) {
  startAutoSuggestion(id: $id) {
    ...OwnOfferStanding
  }
}
    fragment OwnOfferStanding on OwnOffer {
  id
  status
  activeOfferId
  offerType
  isToSuggest
  missing
  isPaid
  reviewComment
  reviewedAt
  updatedAt
  suspensionReason
  endDate
  mayProlong
}`) as unknown as TypedDocumentString<SuggestOwnOfferMutation, SuggestOwnOfferMutationVariables>;
export const StopSuggestingOwnOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StopSuggestingOwnOffer($id: Int!) {
  stopAutoSuggestion(id: $id) {
    ...OwnOfferStanding
  }
}
    fragment OwnOfferStanding on OwnOffer {
  id
  status
  activeOfferId
  offerType
  isToSuggest
  missing
  isPaid
  reviewComment
  reviewedAt
  updatedAt
  suspensionReason
  endDate
  mayProlong
}`) as unknown as TypedDocumentString<StopSuggestingOwnOfferMutation, StopSuggestingOwnOfferMutationVariables>;
export const PushSubscriptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PushSubscriptions {
  pushSubscriptions {
    ...PushDevices
  }
}
    fragment PushDevices on PushSubscriptions {
  publicKey
  devices {
    id
    browser
    system
    createdAt
    succeededAt
    isCurrent
  }
}`) as unknown as TypedDocumentString<PushSubscriptionsQuery, PushSubscriptionsQueryVariables>;
export const SavePushSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SavePushSubscription($endpoint: String!, $p256dh: String!, $auth: String!, $isRenewal: Boolean) {
  savePushSubscription(
    endpoint: $endpoint
    p256dh: $p256dh
    auth: $auth
    isRenewal: $isRenewal
  ) {
    ...PushDevices
  }
}
    fragment PushDevices on PushSubscriptions {
  publicKey
  devices {
    id
    browser
    system
    createdAt
    succeededAt
    isCurrent
  }
}`) as unknown as TypedDocumentString<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>;
export const RemovePushSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemovePushSubscription($id: Int!) {
  removePushSubscription(id: $id) {
    ...PushDevices
  }
}
    fragment PushDevices on PushSubscriptions {
  publicKey
  devices {
    id
    browser
    system
    createdAt
    succeededAt
    isCurrent
  }
}`) as unknown as TypedDocumentString<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>;
export const ReportProblemDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReportProblem($description: String!, $firstName: String!, $lastName: String!, $email: String!, $phoneNumber: String, $offerId: Int, $reason: ReportReason) {
  createReportOfferProblem(
    description: $description
    firstName: $firstName
    lastName: $lastName
    email: $email
    phoneNumber: $phoneNumber
    offerId: $offerId
    reason: $reason
  )
}
    `) as unknown as TypedDocumentString<ReportProblemMutation, ReportProblemMutationVariables>;
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
    sessionId
    ...ViewerCounters
  }
}
    fragment ViewerCounters on Profile {
  openMovingRequests
  unreadMessages
  waitingReviews
}`) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const AlertConsentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AlertConsent($id: String!) {
  alertConsent(id: $id) {
    email
    count
  }
}
    `) as unknown as TypedDocumentString<AlertConsentQuery, AlertConsentQueryVariables>;
export const ConfirmAlertEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmAlertEmail($id: String!) {
  confirmAlertEmail(id: $id)
}
    `) as unknown as TypedDocumentString<ConfirmAlertEmailMutation, ConfirmAlertEmailMutationVariables>;
export const DeclineAlertEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeclineAlertEmail($id: String!) {
  declineAlertEmail(id: $id)
}
    `) as unknown as TypedDocumentString<DeclineAlertEmailMutation, DeclineAlertEmailMutationVariables>;
export const AlertDelayDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AlertDelay {
  alertDelay {
    mails
    medianS
    p95S
  }
}
    `) as unknown as TypedDocumentString<AlertDelayQuery, AlertDelayQueryVariables>;
export const AuditLogDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AuditLog($objectKind: String, $objectId: Int, $person: String, $from: Date, $to: Date, $before: Int) {
  auditLog(
    objectKind: $objectKind
    objectId: $objectId
    person: $person
    from: $from
    to: $to
    before: $before
  ) {
    next
    kinds
    data {
      id
      happenedAt
      act
      actingAs
      actorId
      actorName
      objectKind
      objectId
      before
      after
    }
  }
}
    `) as unknown as TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>;
export const BlogListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BlogList($locale: Locale!, $category: ContentCategory, $text: String) {
  articles(kind: blog, locale: $locale, category: $category, text: $text) {
    ...ArticleLink
  }
}
    fragment ArticleLink on Article {
  id
  title
  description
  category
  published
  minutes
  path
}`) as unknown as TypedDocumentString<BlogListQuery, BlogListQueryVariables>;
export const BlogArticleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BlogArticle($locale: Locale!, $slug: String, $id: String) {
  article(kind: blog, locale: $locale, slug: $slug, id: $id) {
    ...ArticleLink
    paths
    body
    sources {
      title
      publisher
      date
    }
    related {
      ...ArticleLink
    }
  }
}
    fragment ArticleLink on Article {
  id
  title
  description
  category
  published
  minutes
  path
}`) as unknown as TypedDocumentString<BlogArticleQuery, BlogArticleQueryVariables>;
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
export const EndAlertMailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndAlertMail($id: String!) {
  endAlertMail(id: $id)
}
    `) as unknown as TypedDocumentString<EndAlertMailMutation, EndAlertMailMutationVariables>;
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
fragment OfferFacts on Offer {
  category
  subCategory
  rooms
  livingSpace
  landArea
  floor
  floorsInBuilding
  bathrooms
  kitchens
  parkings
  exposition
  buildIn
  renovatedIn
  availableFrom
}`) as unknown as TypedDocumentString<ListingPrintQuery, ListingPrintQueryVariables>;
export const ListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Listing($id: Int!, $locale: Locale!) {
  offer(id: $id) {
    ...PublicListing
    ...TrustMarks
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
    displayContactForm
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
fragment TrustMarks on Offer {
  trust {
    isEmailConfirmed
    memberSince
    reviewedAt
    hasOwnPictures
    feedSince
  }
  contactInfo {
    agencyName
  }
}
fragment OfferFacts on Offer {
  category
  subCategory
  rooms
  livingSpace
  landArea
  floor
  floorsInBuilding
  bathrooms
  kitchens
  parkings
  exposition
  buildIn
  renovatedIn
  availableFrom
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
    title
    language
    price
    priceType
    currency
    city
    image {
      key
      width
      height
      color
    }
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
export const HomesAroundDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomesAround($inTown: OfferFilter!, $nearby: OfferFilter!) {
  inTown: offersCount(filter: $inTown) {
    totalRecords
  }
  nearby: offers(filter: $nearby) {
    totalRecords
    data {
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
}`) as unknown as TypedDocumentString<HomesAroundQuery, HomesAroundQueryVariables>;
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
export const ModerationConversationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ModerationConversations($page: Int) {
  reviewCounts {
    waiting
    reports
    conversations
  }
  heldMessages(pageSize: 20) {
    totalRecords
    data {
      ...ModeratedMessage
    }
  }
  conversationReports(pageNumber: $page, pageSize: 5) {
    pageNumber
    totalPages
    totalRecords
    data {
      ...ConversationReportEntry
    }
  }
}
    fragment ModeratedMessage on ModeratedMessage {
  id
  isAnswer
  status
  messageText
  signs
  isHeld
  attachments {
    id
    kind
    name
    bytes
    href
  }
  createdAt
}
fragment ConversationReportEntry on ConversationReport {
  id
  reason
  description
  reportedAt
  conversation {
    id
    objectId
    objectTitle
    from {
      displayName
    }
    to {
      displayName
    }
    messages(limit: 50) {
      ...ModeratedMessage
    }
  }
}`) as unknown as TypedDocumentString<ModerationConversationsQuery, ModerationConversationsQueryVariables>;
export const ReleaseMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReleaseMessage($id: Int!) {
  releaseMessage(id: $id)
}
    `) as unknown as TypedDocumentString<ReleaseMessageMutation, ReleaseMessageMutationVariables>;
export const RemoveMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveMessage($id: Int!, $reason: String!) {
  removeMessage(id: $id, reason: $reason)
}
    `) as unknown as TypedDocumentString<RemoveMessageMutation, RemoveMessageMutationVariables>;
export const DecideConversationReportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DecideConversationReport($id: Int!, $decision: ConversationDecision!, $note: String) {
  decideConversationReport(id: $id, decision: $decision, note: $note) {
    id
    decision
  }
}
    `) as unknown as TypedDocumentString<DecideConversationReportMutation, DecideConversationReportMutationVariables>;
export const ModerationQueueDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ModerationQueue($page: Int, $size: Int) {
  reviewCounts {
    waiting
    reports
    conversations
  }
  reviewQueue(pageNumber: $page, pageSize: $size) {
    pageNumber
    totalPages
    totalRecords
    data {
      ...WaitingRow
    }
  }
}
    fragment WaitingRow on WaitingOffer {
  isOnline
  isOwn
  claim {
    name
    isMine
    until
  }
  offer {
    id
    offerType
    category
    title
    city
    price
    submittedAt
    preview {
      id
      currency
      priceType
      offerType
      price
      contactInfo {
        type
        agencyName
        advertiserName
      }
      images(limit: 1) {
        key
        width
        height
        color
        folder
      }
    }
  }
}`) as unknown as TypedDocumentString<ModerationQueueQuery, ModerationQueueQueryVariables>;
export const ModerationReportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ModerationReports($isDecided: Boolean, $page: Int) {
  reviewCounts {
    waiting
    reports
    conversations
  }
  offerReports(isDecided: $isDecided, pageNumber: $page) {
    pageNumber
    totalPages
    totalRecords
    data {
      ...ReportEntry
    }
  }
}
    fragment ReportEntry on OfferReport {
  id
  reason
  description
  reporter
  isMember
  isOwn
  reportedAt
  decision
  decisionNote
  decidedAt
  listing {
    id
    offerId
    status
    offerType
    title
    city
    price
    agencyName
    otherReports
  }
}`) as unknown as TypedDocumentString<ModerationReportsQuery, ModerationReportsQueryVariables>;
export const ModerationCaseDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ModerationCase($id: Int!, $locale: Locale!) {
  reviewCase(id: $id) {
    isWaiting
    isOnline
    isOwn
    mayUndo
    ownerLanguage
    approvedAt
    claim {
      name
      isMine
      until
    }
    offer {
      id
      status
      version
      activeOfferId
      offerType
      title
      submittedAt
      reviewComment
      suspensionReason
      endDate
      preview {
        ...PublicListing
        images {
          folder
        }
        places {
          ...PlaceChoice
        }
        placeMap {
          ...PlaceMap
        }
      }
    }
    changes {
      ...ContentChange
    }
    approvedPictures {
      ...EarlierPicture
    }
    returnedAt
    changesSinceReturn {
      ...ContentChange
    }
    returnedPictures {
      ...EarlierPicture
    }
    history {
      id
      act
      happenedAt
      by
      comment
    }
    advertiser {
      memberSince
      emailConfirmed
      hasPhone
      agencyName
      listings
      online
      approved
      rejected
      suspended
    }
    hints {
      ...ReviewHint
    }
    readySentences {
      id
      text
    }
  }
  reviewQueue(pageSize: 10) {
    data {
      isOwn
      claim {
        isMine
      }
      offer {
        id
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
    displayContactForm
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
fragment ReviewHint on ReviewHint {
  kind
  excerpts
  price
  median
  low
  high
  place
  count
  homes {
    activeOfferId
    offerId
    title
    city
    street
    rooms
    livingSpace
    price
    isOfSame
    pictures
  }
}
fragment ContentChange on ContentChange {
  name
  before
  after
}
fragment EarlierPicture on OwnImage {
  key
  width
  height
  color
  title
}
fragment OfferFacts on Offer {
  category
  subCategory
  rooms
  livingSpace
  landArea
  floor
  floorsInBuilding
  bathrooms
  kitchens
  parkings
  exposition
  buildIn
  renovatedIn
  availableFrom
}`) as unknown as TypedDocumentString<ModerationCaseQuery, ModerationCaseQueryVariables>;
export const GiveBackDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation GiveBack($id: Int!) {
  releaseClaim(id: $id) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<GiveBackMutation, GiveBackMutationVariables>;
export const TakeInHandDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TakeInHand($id: Int!) {
  verifyOffer(id: $id) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<TakeInHandMutation, TakeInHandMutationVariables>;
export const ApproveOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ApproveOffer($id: Int!, $expectedStatus: Int!, $expectedVersion: Int!) {
  publishOffer(
    id: $id
    expectedStatus: $expectedStatus
    expectedVersion: $expectedVersion
  ) {
    id
    status
    activeOfferId
  }
}
    `) as unknown as TypedDocumentString<ApproveOfferMutation, ApproveOfferMutationVariables>;
export const RejectOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RejectOffer($id: Int!, $comment: String!, $expectedVersion: Int!) {
  rejectOffer(id: $id, comment: $comment, expectedVersion: $expectedVersion) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<RejectOfferMutation, RejectOfferMutationVariables>;
export const RollBackOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RollBackOffer($id: Int!) {
  rollbackOffer(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RollBackOfferMutation, RollBackOfferMutationVariables>;
export const HideListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation HideListing($activeOfferId: Int!, $status: Int!, $reason: String) {
  setVisibilityOnOffer(
    activeOfferId: $activeOfferId
    status: $status
    reason: $reason
  ) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<HideListingMutation, HideListingMutationVariables>;
export const DeleteCoordsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteCoords($id: Int!) {
  deleteCoords(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteCoordsMutation, DeleteCoordsMutationVariables>;
export const DecideReportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DecideReport($id: Int!, $decision: ReportDecision!, $note: String, $evenIfTakenOff: Boolean) {
  decideReport(
    id: $id
    decision: $decision
    note: $note
    evenIfTakenOff: $evenIfTakenOff
  ) {
    id
    decision
  }
}
    `) as unknown as TypedDocumentString<DecideReportMutation, DecideReportMutationVariables>;
export const MovingRequestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MovingRequests($isDone: Boolean, $pageNumber: Int) {
  movingRequests(isDone: $isDone, pageNumber: $pageNumber) {
    pageNumber
    totalPages
    data {
      ...MovingRequestEntry
    }
  }
}
    fragment MovingRequestEntry on MovingRequest {
  id
  fromPlace
  toPlace
  movingOn
  name
  email
  phone
  locale
  isMember
  requestedAt
  doneAt
}`) as unknown as TypedDocumentString<MovingRequestsQuery, MovingRequestsQueryVariables>;
export const CloseMovingRequestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CloseMovingRequest($id: Int!) {
  closeMovingRequest(id: $id) {
    id
    doneAt
  }
}
    `) as unknown as TypedDocumentString<CloseMovingRequestMutation, CloseMovingRequestMutationVariables>;
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
  isAlertMailStopped
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
  changeEmailPreference(value: $value, type: $type) {
    id
  }
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
    netPrice
    additionalFees
    comparablePrice
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
  livingSpace
  landArea
  floor
  floorsInBuilding
  bathrooms
  kitchens
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
export const MyMessagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyMessages($filter: ConversationFilter!, $id: Int!, $isOpen: Boolean!) {
  page: conversations(filter: $filter) {
    pageNumber
    totalPages
    totalRecords
    unreadCount
    data {
      ...ConversationRow
    }
  }
  inbox: conversations(filter: {conversationStatus: 1, pageSize: 1}) {
    totalRecords
  }
  marked: conversations(filter: {conversationStatus: 2, pageSize: 1}) {
    totalRecords
  }
  archived: conversations(filter: {conversationStatus: 99, pageSize: 1}) {
    totalRecords
  }
  thread: conversations(filter: {id: $id, pageSize: 1}) @include(if: $isOpen) {
    data {
      ...OpenConversation
      messages(limit: 30) {
        ...ThreadMessage
      }
    }
  }
}
    fragment ThreadMessage on Message {
  id
  conversationId
  isMine
  status
  messageText
  signs
  isBeingChecked
  key
  attachments {
    id
    kind
    name
    bytes
    href
  }
  createdAt
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
fragment ConversationRow on Conversation {
  id
  objectTitle
  conversationStatus
  unreadCount
  lastMessageText
  lastMessageDate
  isMine
  partner {
    displayName
    picture
  }
  linkedObject {
    contactInfo {
      type
      agencyName
      advertiserName
    }
  }
}
fragment OpenConversation on Conversation {
  id
  objectId
  objectType
  objectTitle
  conversationStatus
  unreadCount
  isMine
  isClosed
  isBlocked
  isAnsweredByMail
  partner {
    id
    displayName
    firstName
    email
    phone
    picture
    status
  }
  linkedObject {
    ...OfferCard
  }
}`) as unknown as TypedDocumentString<MyMessagesQuery, MyMessagesQueryVariables>;
export const OlderMessagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OlderMessages($id: Int!, $before: Int!) {
  conversations(filter: {id: $id, pageSize: 1}) {
    data {
      messages(before: $before, limit: 30) {
        ...ThreadMessage
      }
    }
  }
}
    fragment ThreadMessage on Message {
  id
  conversationId
  isMine
  status
  messageText
  signs
  isBeingChecked
  key
  attachments {
    id
    kind
    name
    bytes
    href
  }
  createdAt
}`) as unknown as TypedDocumentString<OlderMessagesQuery, OlderMessagesQueryVariables>;
export const MissedMessagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MissedMessages($id: Int!, $after: Int!) {
  conversations(filter: {id: $id, pageSize: 1}) {
    data {
      messages(after: $after, limit: 50) {
        ...ThreadMessage
      }
    }
  }
}
    fragment ThreadMessage on Message {
  id
  conversationId
  isMine
  status
  messageText
  signs
  isBeingChecked
  key
  attachments {
    id
    kind
    name
    bytes
    href
  }
  createdAt
}`) as unknown as TypedDocumentString<MissedMessagesQuery, MissedMessagesQueryVariables>;
export const ReadConversationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReadConversation($id: Int!) {
  openConversation(conversationId: $id) {
    unreadCount
  }
}
    `) as unknown as TypedDocumentString<ReadConversationMutation, ReadConversationMutationVariables>;
export const MoveConversationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MoveConversation($id: Int!, $status: Int!) {
  updateConversationStatus(conversationId: $id, status: $status) {
    id
    conversationStatus
  }
}
    `) as unknown as TypedDocumentString<MoveConversationMutation, MoveConversationMutationVariables>;
export const BlockPersonDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BlockPerson($id: Int!) {
  blockConversation(conversationId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<BlockPersonMutation, BlockPersonMutationVariables>;
export const UnblockPersonDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnblockPerson($id: Int!) {
  unblockConversation(conversationId: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<UnblockPersonMutation, UnblockPersonMutationVariables>;
export const ReportConversationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReportConversation($id: Int!, $reason: ConversationReportReason!, $description: String) {
  reportConversation(
    conversationId: $id
    reason: $reason
    description: $description
  )
}
    `) as unknown as TypedDocumentString<ReportConversationMutation, ReportConversationMutationVariables>;
export const MyPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyPayments($userId: Int, $pageNumber: Int) {
  payments(filter: {userId: $userId, pageNumber: $pageNumber, pageSize: 20}) {
    pageNumber
    totalPages
    totalRecords
    data {
      ...PaymentLine
    }
  }
  open: payments(
    filter: {userId: $userId, status: [0, 10], operationType: 0, pageSize: 20}
  ) {
    data {
      ...PaymentLine
    }
  }
  userCredits {
    ...OwnCredits
  }
  prices {
    kind
    offerType
    quantity
    amount
    vatPerMille
  }
  payWays {
    ...OfferedPayWay
  }
}
    fragment PaymentLine on Payment {
  id
  createdAt
  status
  hasEffect
  operationType
  offerId
  userId
  email
  amount
  currency
  kind
  offerType
  days
  credits
  isProlonging
  way
  deadline
  receiptUrl
  refundOf
  reason
  partRefunded
  movements {
    id
    kind
    amount
    day
  }
  dispute {
    ref
    status
    amount
  }
  mayRefund
}
fragment OfferedPayWay on PayWayOffered {
  way
  hours
  isSample
}
fragment OwnCredits on UserCredits {
  id
  rentCredits
  sellCredits
  entries {
    id
    createdAt
    offerType
    amount
    kind
    paymentId
    reason
  }
}`) as unknown as TypedDocumentString<MyPaymentsQuery, MyPaymentsQueryVariables>;
export const MyPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyPayment($id: Int!) {
  payment(id: $id) {
    ...ShownPayment
  }
}
    fragment PaymentLine on Payment {
  id
  createdAt
  status
  hasEffect
  operationType
  offerId
  userId
  email
  amount
  currency
  kind
  offerType
  days
  credits
  isProlonging
  way
  deadline
  receiptUrl
  refundOf
  reason
  partRefunded
  movements {
    id
    kind
    amount
    day
  }
  dispute {
    ref
    status
    amount
  }
  mayRefund
}
fragment ShownPayment on Payment {
  ...PaymentLine
  vatAmount
  vatPerMille
  arrivedAmount
  checkoutUrl
  billUrl
  mayCancel
  qrBill {
    creditorName
    creditorAddress
    iban
    reference
    amount
    currency
    isSample
  }
}`) as unknown as TypedDocumentString<MyPaymentQuery, MyPaymentQueryVariables>;
export const MyPropertyPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyPropertyPreview($id: Int!, $locale: Locale!) {
  offerEdit(id: $id) {
    ...OwnOfferStanding
    seekers
    preview {
      ...PublicListing
      images {
        folder
      }
      places {
        ...PlaceChoice
      }
      placeMap {
        ...PlaceMap
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
    displayContactForm
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
fragment OwnOfferStanding on OwnOffer {
  id
  status
  activeOfferId
  offerType
  isToSuggest
  missing
  isPaid
  reviewComment
  reviewedAt
  updatedAt
  suspensionReason
  endDate
  mayProlong
}
fragment OfferFacts on Offer {
  category
  subCategory
  rooms
  livingSpace
  landArea
  floor
  floorsInBuilding
  bathrooms
  kitchens
  parkings
  exposition
  buildIn
  renovatedIn
  availableFrom
}`) as unknown as TypedDocumentString<MyPropertyPreviewQuery, MyPropertyPreviewQueryVariables>;
export const MyPropertiesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyProperties($filter: OfferFilter!) {
  offers(filter: $filter) {
    pageNumber
    totalPages
    totalRecords
    data {
      ...OwnProperty
    }
  }
  rent: getOffersCounters(offerType: 1) {
    status
    count
  }
  sale: getOffersCounters(offerType: 0) {
    status
    count
  }
  preSale: getOffersCounters(offerType: 2) {
    status
    count
  }
}
    fragment OwnOfferStanding on OwnOffer {
  id
  status
  activeOfferId
  offerType
  isToSuggest
  missing
  isPaid
  reviewComment
  reviewedAt
  updatedAt
  suspensionReason
  endDate
  mayProlong
}
fragment OwnProperty on OwnOffer {
  ...OwnOfferStanding
  updatedAt
  seekers
  recentInterest {
    kind
    total
  }
  preview {
    id
    offerType
    category
    subCategory
    title
    language
    city
    street
    postalCode
    price
    priceType
    currency
    rooms
    livingSpace
    landArea
    floor
    imageNumber
    images(limit: 1) {
      key
      width
      height
      color
      folder
    }
  }
}`) as unknown as TypedDocumentString<MyPropertiesQuery, MyPropertiesQueryVariables>;
export const PayPropertyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PayProperty($id: Int!) {
  offerEdit(id: $id) {
    ...PaidOffer
  }
  payments(filter: {offerId: $id, operationType: 0, pageSize: 10}) {
    data {
      ...ShownPayment
    }
  }
  prices {
    kind
    offerType
    quantity
    amount
    vatPerMille
  }
  payWays {
    ...OfferedPayWay
  }
  userCredits {
    id
    rentCredits
    sellCredits
  }
}
    fragment PaymentLine on Payment {
  id
  createdAt
  status
  hasEffect
  operationType
  offerId
  userId
  email
  amount
  currency
  kind
  offerType
  days
  credits
  isProlonging
  way
  deadline
  receiptUrl
  refundOf
  reason
  partRefunded
  movements {
    id
    kind
    amount
    day
  }
  dispute {
    ref
    status
    amount
  }
  mayRefund
}
fragment ShownPayment on Payment {
  ...PaymentLine
  vatAmount
  vatPerMille
  arrivedAmount
  checkoutUrl
  billUrl
  mayCancel
  qrBill {
    creditorName
    creditorAddress
    iban
    reference
    amount
    currency
    isSample
  }
}
fragment OfferedPayWay on PayWayOffered {
  way
  hours
  isSample
}
fragment PaidOffer on OwnOffer {
  id
  status
  offerType
  category
  title
  postalCode
  city
  missing
  isPaid
  endDate
  mayProlong
}`) as unknown as TypedDocumentString<PayPropertyQuery, PayPropertyQueryVariables>;
export const PrivacyPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PrivacyPage {
  operator {
    ...OperatorAddress
    usesRecaptcha
    mapHost
    translatorHost
    addressHost
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
export const PublishPricesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PublishPrices {
  prices {
    kind
    offerType
    quantity
    amount
    vatPerMille
  }
  payWays {
    way
  }
}
    `) as unknown as TypedDocumentString<PublishPricesQuery, PublishPricesQueryVariables>;
export const AddressesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Addresses($postalCode: String!, $text: String!, $limit: Int!) {
  addresses(postalCode: $postalCode, text: $text, limit: $limit) {
    street
    number
    city
    lat
    lng
  }
}
    `) as unknown as TypedDocumentString<AddressesQuery, AddressesQueryVariables>;
export const SeekersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Seekers($facts: SeekerFacts!) {
  seekers(facts: $facts)
}
    `) as unknown as TypedDocumentString<SeekersQuery, SeekersQueryVariables>;
export const HomePlacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomePlaces($text: String!, $limit: Int!, $locale: Locale!) {
  locations(text: $text, limit: $limit, locale: $locale) {
    id
    type
    name
    regionCode
    textEn
    textFr
    textDe
    textIt
    postalCode
    cityId
    lat
    lng
    description(locale: $locale)
  }
}
    `) as unknown as TypedDocumentString<HomePlacesQuery, HomePlacesQueryVariables>;
export const OwnPhoneDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnPhone {
  profile {
    id
    firstName
    lastName
    phone
    mobilePhone
  }
}
    `) as unknown as TypedDocumentString<OwnPhoneQuery, OwnPhoneQueryVariables>;
export const SaveOwnPhoneDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveOwnPhone($id: Int!, $firstName: String!, $lastName: String!, $phone: String!) {
  updateProfile(
    id: $id
    firstName: $firstName
    lastName: $lastName
    phone: $phone
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveOwnPhoneMutation, SaveOwnPhoneMutationVariables>;
export const ReportPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReportPage($id: Int!) {
  offer(id: $id) {
    id
    offerType
    category
    title
    city
    language
  }
}
    `) as unknown as TypedDocumentString<ReportPageQuery, ReportPageQueryVariables>;
export const GoneReportPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GoneReportPage($id: Int!) {
  goneOffer(id: $id) {
    city
  }
}
    `) as unknown as TypedDocumentString<GoneReportPageQuery, GoneReportPageQueryVariables>;
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
      excerpt
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
export const CheapestHomeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CheapestHome($filter: OfferFilter!) {
  offers(filter: $filter) {
    data {
      price
      priceType
    }
  }
}
    `) as unknown as TypedDocumentString<CheapestHomeQuery, CheapestHomeQueryVariables>;
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
export const StaffPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StaffPayments($text: String, $status: [Int!], $isDisputed: Boolean, $pageNumber: Int) {
  payments(
    filter: {text: $text, status: $status, isDisputed: $isDisputed, pageNumber: $pageNumber, pageSize: 20}
  ) {
    pageNumber
    totalPages
    totalRecords
    data {
      ...PaymentLine
    }
  }
}
    fragment PaymentLine on Payment {
  id
  createdAt
  status
  hasEffect
  operationType
  offerId
  userId
  email
  amount
  currency
  kind
  offerType
  days
  credits
  isProlonging
  way
  deadline
  receiptUrl
  refundOf
  reason
  partRefunded
  movements {
    id
    kind
    amount
    day
  }
  dispute {
    ref
    status
    amount
  }
  mayRefund
}`) as unknown as TypedDocumentString<StaffPaymentsQuery, StaffPaymentsQueryVariables>;
export const StaffPayoutsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StaffPayouts($isConfirmed: Boolean!, $pageNumber: Int) {
  payouts(isConfirmed: $isConfirmed, pageNumber: $pageNumber, pageSize: 20) {
    pageNumber
    totalPages
    totalRecords
    data {
      ...StaffPayout
    }
  }
}
    fragment StaffPayout on Payout {
  id
  createdAt
  paymentId
  refundId
  amount
  currency
  kind
  toName
  toIban
  confirmedAt
}`) as unknown as TypedDocumentString<StaffPayoutsQuery, StaffPayoutsQueryVariables>;
export const StaffBankEntriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StaffBankEntries($pageNumber: Int) {
  unmatchedBankEntries(pageNumber: $pageNumber, pageSize: 20) {
    pageNumber
    totalPages
    totalRecords
    data {
      ...StaffBankEntry
    }
  }
}
    fragment StaffBankEntry on BankEntry {
  id
  bookedOn
  amount
  currency
  reference
  debtorName
  debtorIban
  text
  fault
  credit {
    id
    bookedOn
    paymentId
  }
}`) as unknown as TypedDocumentString<StaffBankEntriesQuery, StaffBankEntriesQueryVariables>;
export const StaffSumsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StaffSums($from: Date!, $to: Date!) {
  paymentSums(from: $from, to: $to) {
    from
    to
    rows {
      way
      vatPerMille
      count
      amount
      vatAmount
      refundCount
      refundAmount
      refundVatAmount
      partRefunded
    }
  }
}
    `) as unknown as TypedDocumentString<StaffSumsQuery, StaffSumsQueryVariables>;
export const StaffCreditsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StaffCredits($text: String, $pageNumber: Int) {
  creditHolders(text: $text, pageNumber: $pageNumber, pageSize: 20) {
    pageNumber
    totalPages
    totalRecords
    data {
      userId
      firstName
      lastName
      email
      rentCredits
      sellCredits
    }
  }
  prices {
    kind
    offerType
    quantity
    amount
    vatPerMille
  }
}
    `) as unknown as TypedDocumentString<StaffCreditsQuery, StaffCreditsQueryVariables>;
export const RefundPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefundPayment($id: Int!, $reason: String!) {
  refundPayment(id: $id, reason: $reason) {
    id
    status
    way
  }
}
    `) as unknown as TypedDocumentString<RefundPaymentMutation, RefundPaymentMutationVariables>;
export const ConfirmPayoutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmPayout($id: Int!) {
  confirmPayout(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ConfirmPayoutMutation, ConfirmPayoutMutationVariables>;
export const AssignBankEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AssignBankEntry($id: Int!, $paymentId: Int!) {
  assignBankEntry(id: $id, paymentId: $paymentId) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<AssignBankEntryMutation, AssignBankEntryMutationVariables>;
export const PayBackBankEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PayBackBankEntry($id: Int!) {
  payBackBankEntry(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<PayBackBankEntryMutation, PayBackBankEntryMutationVariables>;
export const SettleReversalDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SettleReversal($id: Int!, $creditId: Int) {
  settleReversal(id: $id, creditId: $creditId) {
    id
  }
}
    `) as unknown as TypedDocumentString<SettleReversalMutation, SettleReversalMutationVariables>;
export const GrantCreditsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation GrantCredits($userId: Int!, $offerType: Int!, $credits: Int!, $reason: String!) {
  grantCredits(
    userId: $userId
    offerType: $offerType
    credits: $credits
    reason: $reason
  ) {
    id
    rentCredits
    sellCredits
  }
}
    `) as unknown as TypedDocumentString<GrantCreditsMutation, GrantCreditsMutationVariables>;
export const OpenedConversationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OpenedConversation($id: String!) {
  openedConversation(id: $id) {
    objectTitle
    email
    isForMe
  }
}
    `) as unknown as TypedDocumentString<OpenedConversationQuery, OpenedConversationQueryVariables>;
export const ClaimConversationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ClaimConversation($id: String!) {
  claimConversation(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ClaimConversationMutation, ClaimConversationMutationVariables>;
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