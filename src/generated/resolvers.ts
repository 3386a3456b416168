import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { LoginResult } from '../capabilities/accounts/server/sessions/sign-in.service.ts';
import type { ProfileRecord } from '../capabilities/accounts/server/profile/profile.service.ts';
import type { AccountRecord } from '../capabilities/accounts/account.record.ts';
import type { OwnSession } from '../capabilities/accounts/server/sessions/session.service.ts';
import type { AlertRecord, AlertConsent as AlertConsentRecord } from '../capabilities/alerts/alert.record.ts';
import type { ArticleRecord } from '../capabilities/content/server/article.ts';
import type { ConversationRecord, ConversationPerson as ConversationPersonRecord, ConversationReportRecord, ReadMessage, AttachmentRecord, MessageRecord } from '../capabilities/conversations/conversation.record.ts';
import type { ConversationPageRecord } from '../capabilities/conversations/server/conversation/conversation-list.service.ts';
import type { ReportedRecord } from '../capabilities/conversations/server/moderation/moderation.queries.ts';
import type { FavouriteRecord, InvitationRecord } from '../capabilities/favourites/favourite.record.ts';
import type { FavouritePage as FavouritePageRecord } from '../capabilities/favourites/server/favourite-list.service.ts';
import type { InterestRecord } from '../capabilities/interest/interest.ts';
import type { Location as LocationRecord, Town as TownRecord } from '../capabilities/locations/location.ts';
import type { MovingRequestRecord } from '../capabilities/moving/server/moving.queries.ts';
import type { NotificationRecord, NotificationData as NotificationDataRecord } from '../capabilities/notifications/notification.record.ts';
import type { NotificationPage as NotificationPageRecord } from '../capabilities/notifications/server/notification.service.ts';
import type { OfferRecord, OfferImageRecord } from '../capabilities/offers/offer.record.ts';
import type { GoneOfferRecord } from '../capabilities/offers/server/offer.queries.ts';
import type { PaymentRecord, CreditEntryRecord, PayoutRecord } from '../capabilities/payments/payment.record.ts';
import type { MovementRecord } from '../capabilities/payments/server/payment/movement.queries.ts';
import type { BankEntryView } from '../capabilities/payments/server/bank/chargeback.queries.ts';
import type { CreditsView } from '../capabilities/payments/server/payment/credit.service.ts';
import type { PriceRecord } from '../capabilities/prices/price.ts';
import type { OwnOfferRecord, OwnPicture } from '../capabilities/publishing/own-offer.record.ts';
import type { PushDevice as PushDeviceRecord } from '../capabilities/push/push.record.ts';
import type { ReviewCountsRecord, WaitingOfferRecord } from '../capabilities/review/server/queue.service.ts';
import type { ReviewCaseRecord } from '../capabilities/review/server/case.service.ts';
import type { ReportRecord, ReportedListingRecord } from '../capabilities/review/server/report.queries.ts';
import type { OfferResults as FoundResults } from '../capabilities/search/server/search.service.ts';
import type { PriceRange as ReadPriceRange } from '../capabilities/search/server/homes/price-range.service.ts';
import type { ResolverContext } from '../platform/graphql/resolver-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Any value. It is ignored. */
  Unread: { input: unknown; output: unknown; }
  /** Blocks of an article, as `ContentBlock` of `capabilities/content/content.ts`: text, never markup. */
  ContentBody: { input: unknown; output: unknown; }
  /** A day, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** A point in time, ISO 8601 in UTC. */
  DateTime: { input: string; output: string | Date; }
};

/** The data of a member and the state of the account. The numbers of kinds are defined in docs/reference/accounts.md. */
export type Profile = {
  id: Scalars['Int']['output'];
  email: Scalars['String']['output'];
  /** First and last name. */
  displayName: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  /** 0 not specified, 1 woman, 2 man, 3 other. */
  gender: Scalars['Int']['output'];
  /** Address of the picture, or null. */
  picture: Maybe<Scalars['String']['output']>;
  /** International, for example 41 79 123 45 67. */
  phone: Maybe<Scalars['String']['output']>;
  mobilePhone: Maybe<Scalars['String']['output']>;
  /** Whether listings of the member's agency are imported automatically. */
  autoImport: Scalars['Boolean']['output'];
  /** 0 English, 1 French, 2 German, 3 Italian. */
  uiLang: Scalars['Int']['output'];
  rolesFlag: Scalars['Int']['output'];
  /** 1 email address not confirmed yet, 2 active. */
  status: Scalars['Int']['output'];
  emailConfirmed: Scalars['Boolean']['output'];
  /** End of the session without further requests, seconds since the epoch. */
  exp: Scalars['Int']['output'];
  /** Id of the current session among `sessions`. It grants no access. */
  sessionId: Scalars['Int']['output'];
  /** Whether this request extended the session. */
  isRefreshed: Scalars['Boolean']['output'];
  biography: Maybe<Scalars['String']['output']>;
  /** Languages spoken: 0 English, 1 French, 2 German, 3 Italian. */
  languages: Array<Scalars['Int']['output']>;
  occupation: Maybe<Scalars['String']['output']>;
  /** A year. */
  occupationSince: Maybe<Scalars['Int']['output']>;
  /** Memberships as bits. */
  affiliations: Scalars['Int']['output'];
  /** Professional qualifications as bits. */
  diplomas: Scalars['Int']['output'];
  agencyId: Maybe<Scalars['Int']['output']>;
  /** Agency for which the membership waits for approval. */
  wantedAgencyId: Maybe<Scalars['Int']['output']>;
  /** Always null: no subscription can be bought yet. */
  subscription: Maybe<ProfileSubscription>;
  preferences: EmailPreferences;
  /** Whether the account has a password. An account that only signs in through a provider has none. */
  hasPassword: Scalars['Boolean']['output'];
  /** Whether sign-ins ask for a one-time code. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** Numbers of the providers through which the member signs in, 1 to 4. */
  providers: Array<Scalars['Int']['output']>;
  /** The member's agency; null without one. */
  agency: Maybe<ProfileAgency>;
  /** Whether mails about homes are stopped because the address bounced. */
  isAlertMailStopped: Scalars['Boolean']['output'];
  /** Counters of the menu. */
  notifications: Array<ProfileNotification>;
  /** Number of unread messages. */
  unreadMessages: Scalars['Int']['output'];
  /** Number of items that wait for moderators (offers, reports, messages, conversations), shown in the menu; 0 for other members. */
  waitingReviews: Scalars['Int']['output'];
  /** Null except in the viewer's own profile. */
  relations: Maybe<UserRelations>;
  /** Requests for help with a move that are open, for AdminGlobal; 0 for all others. */
  openMovingRequests: Scalars['Int']['output'];
  /** Credits of the member. */
  credits: Maybe<UserCredits>;
};

/** Mail preferences of a member. */
export type EmailPreferences = {
  alertPreference: Scalars['Boolean']['output'];
  listingsPreference: Scalars['Boolean']['output'];
  inboxPreference: Scalars['Boolean']['output'];
  suggestionPreference: Scalars['Boolean']['output'];
  newsletterPreference: Scalars['Boolean']['output'];
};

export type EmailPreference =
  | 'alert'
  | 'listings'
  | 'inbox'
  | 'suggestion'
  | 'newsletter';

/** A subscription at a provider of payments. */
export type ProfileSubscription = {
  stripeSubscriptionId: Maybe<Scalars['String']['output']>;
  stripeSubscriptionStatus: Maybe<Scalars['String']['output']>;
  stripeSubscriptionStartDate: Maybe<Scalars['DateTime']['output']>;
  stripeSubscriptionEndDate: Maybe<Scalars['DateTime']['output']>;
};

/** The step that is missing before a sign-in is complete. */
export type SecondFactorStep =
  /** No step: the member is signed in. */
  | 'none'
  /** The one-time code. */
  | 'code'
  /** Staff must set up one-time codes first. */
  | 'enrolment';

/**
 * Result of a sign-in. Before the one-time code, all facts of the member except the address are null. Fields that only `Profile` resolves are
 * always null here.
 */
export type Login = {
  id: Maybe<Scalars['Int']['output']>;
  email: Scalars['String']['output'];
  /** Whether this sign-in created the account. */
  newUser: Scalars['Boolean']['output'];
  displayName: Maybe<Scalars['String']['output']>;
  firstName: Maybe<Scalars['String']['output']>;
  lastName: Maybe<Scalars['String']['output']>;
  gender: Maybe<Scalars['Int']['output']>;
  picture: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  mobilePhone: Maybe<Scalars['String']['output']>;
  autoImport: Maybe<Scalars['Boolean']['output']>;
  uiLang: Maybe<Scalars['Int']['output']>;
  rolesFlag: Maybe<Scalars['Int']['output']>;
  status: Maybe<Scalars['Int']['output']>;
  emailConfirmed: Maybe<Scalars['Boolean']['output']>;
  isRefreshed: Maybe<Scalars['Boolean']['output']>;
  biography: Maybe<Scalars['String']['output']>;
  languages: Maybe<Array<Scalars['Int']['output']>>;
  occupation: Maybe<Scalars['String']['output']>;
  occupationSince: Maybe<Scalars['Int']['output']>;
  affiliations: Maybe<Scalars['Int']['output']>;
  diplomas: Maybe<Scalars['Int']['output']>;
  agencyId: Maybe<Scalars['Int']['output']>;
  preferences: Maybe<EmailPreferences>;
  /** Query `Profile` instead. */
  subscription: Maybe<ProfileSubscription>;
  secondFactor: SecondFactorStep;
  /** End of the session without further requests, seconds since the epoch. */
  exp: Scalars['Int']['output'];
  /** Query `Profile` instead. */
  agency: Maybe<ProfileAgency>;
  /** Query `Profile` instead. */
  notifications: Maybe<Array<ProfileNotification>>;
  /** Query `Profile` instead. */
  relations: Maybe<UserRelations>;
  /** Query `Profile` instead. */
  credits: Maybe<UserCredits>;
};

/** A browser that is signed in. */
export type AccountSession = {
  id: Scalars['Int']['output'];
  signedInAt: Scalars['DateTime']['output'];
  seenAt: Scalars['DateTime']['output'];
  /** Name of the browser, or null. */
  browser: Maybe<Scalars['String']['output']>;
  /** Name of the operating system, or null. */
  system: Maybe<Scalars['String']['output']>;
  /** Network address of the sign-in. */
  address: Scalars['String']['output'];
  /** 0 password, 1 to 4 a provider. */
  provider: Scalars['Int']['output'];
  isCurrent: Scalars['Boolean']['output'];
};

/** The key of an authenticator app. */
export type SecondFactorSetup = {
  /** The key in base 32, for typing it into the app. */
  secret: Scalars['String']['output'];
  /** `otpauth://` address, for a QR code. */
  uri: Scalars['String']['output'];
};

/** The account that was changed. */
export type ChangedAccount = {
  id: Scalars['Int']['output'];
};

export type Mutation = {
  /**
   * Signs in. Provider 0 expects the password as `token` and the email address as `extId`. The other providers expect the ID token of a
   * sign-in that began here.
   */
  login: Login;
  /** Completes a sign-in with a one-time code or a recovery code, after its first factor. */
  verifySecondFactor: Login;
  /**
   * Creates a new key for one-time codes. The key takes effect when one of its codes is confirmed. A sign-in that is some minutes old
   * requires the password.
   */
  startSecondFactor: SecondFactorSetup;
  /** Activates the new key and completes a sign-in that waited for it. Returns the recovery codes, which are shown only once. */
  confirmSecondFactor: Array<Scalars['String']['output']>;
  /** Turns off one-time codes. Staff cannot turn them off. */
  stopSecondFactor: Scalars['Boolean']['output'];
  updateProfile: Profile;
  /** Changes the password and ends all other sessions. An account without a password needs no old one, but a fresh sign-in. */
  changePassword: Scalars['Boolean']['output'];
  /** Mails a link for a new password to an address, or with `id` to the address of the signed-in member. The answer is the same for all addresses. */
  sendResetEmail: Scalars['Boolean']['output'];
  /** Sets a new password and ends all sessions. `id` is the secret of the link; `oldPassword` is ignored. */
  resetPassword: Scalars['Boolean']['output'];
  /**
   * Confirms the address of an account. `id` is the secret of the link. A browser that never signed in to the account has to send its
   * password. Without the password, the caller sets a new one, and all data stored in the account before is deleted.
   */
  confirmEmail: Scalars['Boolean']['output'];
  /** Mails the link again to an address, or with `id` to the address of the signed-in member. The answer is the same for all addresses. */
  resendConfirmationEmail: Scalars['Boolean']['output'];
  /** Mails a link to the current address; with the link, the address can be changed. `id` is the member's own id or absent. */
  sendChangeEmail: Scalars['Boolean']['output'];
  /** Changes the address and ends all other sessions. `id` is the secret of the link. */
  changeEmail: ChangedAccount;
  /** Undoes a change of the address within seven days; `id` is the secret of the link. */
  undoEmailChange: Scalars['Boolean']['output'];
  /** Changes a mail preference of the signed-in member, or of the owner of the link with the secret `id`. */
  changeEmailPreference: ChangedAccount;
  /** Ends all mail of the kind that belongs to the secret `id`. A stop link ends all mail to its address; `undo` resumes the mail. */
  unsubscribe: Scalars['Boolean']['output'];
  /** Mails a link to delete the account. */
  deleteAccountEmail: Scalars['Boolean']['output'];
  /** Deletes the account. `id` is the secret of the link. */
  deleteAccount: Scalars['Boolean']['output'];
  /**
   * Adds the sign-in through a provider to the account and ends all other sessions. `id` is the secret of the link. The password is required
   * unless the member signed in within the last minutes.
   */
  linkIdentity: Scalars['Boolean']['output'];
  /**
   * Removes the sign-in through a provider and ends all other sessions. The password is required; a member without one must have signed in
   * within the last minutes.
   */
  unlinkIdentity: Scalars['Boolean']['output'];
  /** Ends one session of the member. */
  endSession: Scalars['Boolean']['output'];
  /** Ends all sessions except the current one. Returns their number. */
  endOtherSessions: Scalars['Int']['output'];
  /** Removes the picture. */
  removePicture: Scalars['Boolean']['output'];
  /** Saves a search. The session or the signed cookie determines the owner; `visitorId` is only a hint for counting. */
  createSearch: Alert;
  /** Deletes searches of the viewer, all of them or none. */
  deleteSearch: Array<Scalars['String']['output']>;
  /**
   * Changes one field of an own search: name, notification, minPrice, maxPrice, minRooms, maxRooms, minLivingSpace, maxLivingSpace, minPricePerM2,
   * maxPricePerM2, features, category, subCategory, floor, maxDistance, excludePriceOnRequest or added. An empty value removes a bound.
   */
  editSavedSearch: Alert;
  /** Records that the viewer opened a search: homes that go online from now on count as new. */
  openSearch: Alert;
  /** Confirms an address for mails about homes. */
  confirmAlertEmail: Scalars['Boolean']['output'];
  /** Declines mails about homes, and deletes the address. */
  declineAlertEmail: Scalars['Boolean']['output'];
  /** Ends the mails of one search, or all mails about homes, by an unsubscribe link. */
  endAlertMail: Scalars['Boolean']['output'];
  /** Resumes mails about homes to the viewer's address after bounces. */
  resumeAlertMail: Scalars['Boolean']['output'];
  /** Mails a message to the operator. The same message is sent once a day. Visitors must pass the bot check. */
  sendContactMessage: Scalars['Boolean']['output'];
  /** The same as the query. In addition, it opens the conversation of `filter.id`, like `openConversation`. */
  conversations: ConversationPage;
  /** Opens a conversation: marks all its messages to the actor as read. Idempotent. */
  openConversation: Conversation;
  /**
   * Sends a message about a home (`objectType` 99 with the id of an own offer's record, 100 with that of a public listing), or in a conversation of
   * the actor. The object determines the receiver.
   *
   * Visitors give name, e-mail and phone. `key` is an idempotency key made by the browser. `title` and `img` are ignored: the mail shows the title of
   * the home.
   */
  createMessage: Message;
  /** Marks messages to the actor as read, at most 100; all or none. Idempotent. */
  markMessageAsRead: Array<MessageMark>;
  /** Moves a conversation into a box of the actor: 1 active, 2 marked, 99 archived. Idempotent. */
  updateConversationStatus: Conversation;
  /** Blocks the other participant in all conversations with the actor. Idempotent. */
  blockConversation: Conversation;
  /** Removes a block of the actor. Idempotent. */
  unblockConversation: Conversation;
  /** Reports a conversation: moderators see all of it until they decide. Idempotent. */
  reportConversation: Scalars['Boolean']['output'];
  /** Takes over a conversation written as a visitor: `id` is the secret of a link that was mailed to the actor's address. */
  claimConversation: Conversation;
  /** Discards an unsent file. Idempotent. */
  removeAttachment: Scalars['Boolean']['output'];
  /** Releases a held message to its receiver. For moderators. */
  releaseMessage: Scalars['Boolean']['output'];
  /** Removes a held message, or one in a reported conversation. For moderators. */
  removeMessage: Scalars['Boolean']['output'];
  /** Decides the reports of a conversation. For moderators. */
  decideConversationReport: ConversationReport;
  /** Saves a home. Idempotent. */
  saveFavourite: Favourite;
  /** Removes a home from the viewer's favourites. Idempotent. Returns the reloaded page. */
  deleteFavourite: FavouritePage;
  /** Adds a home to a list (10 favourites, 20 hidden, 30 removed) or removes it. `userId` is the viewer's own id or absent. */
  toggleUserRelation: UserRelations;
  /** Removes homes from a list, at most 500. Idempotent. */
  removeUserRelations: UserRelations;
  /** Stores the viewer's note on a saved home. */
  noteFavourite: Favourite;
  /** Votes on a home of the circle: 1 yes, 2 maybe, 3 no; null removes the vote. */
  voteFavourite: Scalars['Boolean']['output'];
  /** Stores the ids of objects that the viewer looked at, at most 500 per request. Idempotent. */
  rememberSeen: Scalars['Boolean']['output'];
  /** Invites a person by mail to the viewer's circle. */
  inviteToFavourites: FavouriteCircle;
  /** Withdraws an invitation. */
  withdrawInvitation: FavouriteCircle;
  /** Joins the circle of the inviter. */
  acceptInvitation: FavouriteCircle;
  /** Declines an invitation permanently. */
  declineInvitation: Scalars['Boolean']['output'];
  /** Leaves the circle. */
  leaveFavouriteCircle: FavouriteCircle;
  /** Removes a member from the viewer's circle; only the first member may. */
  removeFromFavouriteCircle: FavouriteCircle;
  /**
   * Counts a view of a public listing, once per day and person. Views of owners and known bots are not counted. Returns false where nothing
   * was counted.
   */
  offerSeen: Scalars['Boolean']['output'];
  /** Asks for help with a move. The same request within a day is one. Visitors show that they are people. */
  requestMoving: Scalars['Boolean']['output'];
  /** Marks a request as done; one that is done stays as it is. Errors `error.forbidden`, `error.notFound`. */
  closeMovingRequest: MovingRequest;
  /** Marks a notification as seen. Idempotent. `roomId` is the caller's own account id or visitor id, or absent. */
  messageSeen: Scalars['Boolean']['output'];
  /**
   * Begins a payment, or returns the open one of the offer.
   *
   * For days online of an offer: `offerId` and `days` of the price list. For a pack of credits: `credits` and `offerType` of the price list.
   *
   * Without `way`, the payment uses credits if the balance suffices, else a QR-bill.
   *
   * Errors: `error.validation` for an entry that is not in the price list, `error.quota`, `error.credits.insufficient`,
   * `error.status.transition` where no payment is due, `error.auth.emailNotConfirmed`, `error.forbidden` for operations that cannot begin
   * here, `error.upstream` when the provider cannot be reached.
   */
  createPayment: Payment;
  /** Cancels an open payment. If it was paid meanwhile, it is returned as paid. */
  cancelPayment: Payment;
  /** For AdminGlobal: refunds a payment. Returns the refund; one by QR-bill waits for its payout. */
  refundPayment: Payment;
  /** For AdminGlobal: marks a payout as sent. Idempotent. */
  confirmPayout: Payout;
  /** For AdminGlobal: assigns an amount of the bank to a payment. */
  assignBankEntry: Payment;
  /** For AdminGlobal: makes a payout of an amount that belongs to no payment. */
  payBackBankEntry: Payout;
  /**
   * For AdminGlobal: settles a chargeback. Idempotent.
   *
   * With `creditId` it reverses that credit: the delivery that it paid for ends, and its open
   * payout is dropped. Without, it is only recorded as settled.
   */
  settleReversal: BankEntry;
  /** For AdminGlobal: grants credits to a member. */
  grantCredits: UserCredits;
  /** Saves an offer, whole or in part; a new one begins as a draft. Idempotent by `localStoreId`. */
  createOrUpdateOffer: OwnOffer;
  /** Creates a draft with the content of another own offer. */
  cloneOffer: OwnOffer;
  /** Deletes an offer that was never public (99), or withdraws it (52). */
  deleteOffer: OwnOffer;
  offerSold: OwnOffer;
  /** For owners: submits the offer for review. For reviewers: claims it. */
  verifyOffer: OwnOffer;
  /**
   * For reviewers: approves. For owners: republishes a paused or private offer.
   *
   * `expectedVersion` is the version that the reviewer saw:
   * error `error.status.changed` where it has changed.
   */
  publishOffer: OwnOffer;
  /** For reviewers: returns the offer to its owner. `expectedVersion` as in `publishOffer`. */
  rejectOffer: OwnOffer;
  /** Undoes the last act of review. */
  rollbackOffer: OwnOffer;
  /** For reviewers: releases their claim. Error `error.status.changed` while another reviewer has it. */
  releaseClaim: OwnOffer;
  startAutoSuggestion: OwnOffer;
  stopAutoSuggestion: OwnOffer;
  /**
   * Sets the status of a listing: online (40), paused (43), private (47), private to suggest (48). Reviewers may also set duplicate (41),
   * incorrect (42), hidden permanently (45) and suspended (46), with a reason. Null where the listing has no owner's record.
   */
  setVisibilityOnOffer: Maybe<OwnOffer>;
  /** Takes a listing with a wrong point on the map offline. */
  deleteCoords: Scalars['Int']['output'];
  /** Turns a picture by a quarter, clockwise. Returns the new picture. */
  turnOfferPicture: OwnImage;
  /**
   * Subscribes this browser for the member, and ends a subscription of another member on it. A renewal only continues a subscription that
   * was switched on and was not removed since.
   */
  savePushSubscription: PushSubscriptions;
  /** Removes a device of the member. */
  removePushSubscription: PushSubscriptions;
  /**
   * Reports a problem with a listing, or without `offerId` a problem with the site. Repeated reports within a day count as one.
   *
   * Visitors pass the bot check.
   */
  createReportOfferProblem: Scalars['Boolean']['output'];
  /**
   * Decides a report and mails the reporter. The decision `takenDown` requires that the listing is no longer public; `nothingWrong` about a
   * listing that reviewers took offline requires `evenIfTakenOff`.
   */
  decideReport: OfferReport;
};


export type MutationLoginArgs = {
  token: Scalars['String']['input'];
  provider: Scalars['Int']['input'];
  extId?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
};


export type MutationVerifySecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationStartSecondFactorArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationStopSecondFactorArgs = {
  password: Scalars['String']['input'];
};


export type MutationUpdateProfileArgs = {
  id: Scalars['Int']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  gender?: InputMaybe<Scalars['Int']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  mobilePhone?: InputMaybe<Scalars['String']['input']>;
  autoImport?: InputMaybe<Scalars['Boolean']['input']>;
  uiLang?: InputMaybe<Scalars['Int']['input']>;
  agencyId?: InputMaybe<Scalars['Int']['input']>;
  biography?: InputMaybe<Scalars['String']['input']>;
  languages?: InputMaybe<Array<Scalars['Int']['input']>>;
  occupation?: InputMaybe<Scalars['String']['input']>;
  occupationSince?: InputMaybe<Scalars['Int']['input']>;
  affiliations?: InputMaybe<Scalars['Int']['input']>;
  diplomas?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationChangePasswordArgs = {
  id: Scalars['Int']['input'];
  oldPassword?: InputMaybe<Scalars['String']['input']>;
  newPassword: Scalars['String']['input'];
};


export type MutationSendResetEmailArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationResetPasswordArgs = {
  id: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  oldPassword?: InputMaybe<Scalars['String']['input']>;
};


export type MutationConfirmEmailArgs = {
  id: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  newPassword?: InputMaybe<Scalars['String']['input']>;
};


export type MutationResendConfirmationEmailArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSendChangeEmailArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationChangeEmailArgs = {
  id: Scalars['String']['input'];
  oldEmail: Scalars['String']['input'];
  newEmail: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUndoEmailChangeArgs = {
  id: Scalars['String']['input'];
};


export type MutationChangeEmailPreferenceArgs = {
  value: Scalars['Boolean']['input'];
  type: EmailPreference;
  id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUnsubscribeArgs = {
  id: Scalars['String']['input'];
  undo?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteAccountEmailArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteAccountArgs = {
  id: Scalars['String']['input'];
};


export type MutationLinkIdentityArgs = {
  id: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUnlinkIdentityArgs = {
  provider: Scalars['Int']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEndSessionArgs = {
  id: Scalars['Int']['input'];
};


export type MutationCreateSearchArgs = {
  search: SearchInput;
  visitorId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteSearchArgs = {
  ids: Array<Scalars['String']['input']>;
};


export type MutationEditSavedSearchArgs = {
  id: Scalars['String']['input'];
  field: Scalars['String']['input'];
  value: Scalars['String']['input'];
};


export type MutationOpenSearchArgs = {
  id: Scalars['String']['input'];
};


export type MutationConfirmAlertEmailArgs = {
  id: Scalars['String']['input'];
};


export type MutationDeclineAlertEmailArgs = {
  id: Scalars['String']['input'];
};


export type MutationEndAlertMailArgs = {
  id: Scalars['String']['input'];
};


export type MutationSendContactMessageArgs = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  message: Scalars['String']['input'];
};


export type MutationConversationsArgs = {
  filter?: InputMaybe<ConversationFilter>;
};


export type MutationOpenConversationArgs = {
  conversationId: Scalars['Int']['input'];
};


export type MutationCreateMessageArgs = {
  objectId: Scalars['Int']['input'];
  objectType: Scalars['Int']['input'];
  text: Scalars['String']['input'];
  subObjectId?: InputMaybe<Scalars['Int']['input']>;
  subObjectType?: InputMaybe<Scalars['Int']['input']>;
  conversationId?: InputMaybe<Scalars['Int']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  img?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
  attachmentIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type MutationMarkMessageAsReadArgs = {
  messageIds: Array<Scalars['Int']['input']>;
};


export type MutationUpdateConversationStatusArgs = {
  conversationId: Scalars['Int']['input'];
  status: Scalars['Int']['input'];
};


export type MutationBlockConversationArgs = {
  conversationId: Scalars['Int']['input'];
};


export type MutationUnblockConversationArgs = {
  conversationId: Scalars['Int']['input'];
};


export type MutationReportConversationArgs = {
  conversationId: Scalars['Int']['input'];
  reason: ConversationReportReason;
  description?: InputMaybe<Scalars['String']['input']>;
};


export type MutationClaimConversationArgs = {
  id: Scalars['String']['input'];
};


export type MutationRemoveAttachmentArgs = {
  id: Scalars['Int']['input'];
};


export type MutationReleaseMessageArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRemoveMessageArgs = {
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationDecideConversationReportArgs = {
  id: Scalars['Int']['input'];
  decision: ConversationDecision;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveFavouriteArgs = {
  activeOfferId: Scalars['Int']['input'];
};


export type MutationDeleteFavouriteArgs = {
  activeOfferId: Scalars['Int']['input'];
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationToggleUserRelationArgs = {
  offerId: Scalars['Int']['input'];
  type: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRemoveUserRelationsArgs = {
  activeOfferIds: Array<Scalars['Int']['input']>;
  type: Scalars['Int']['input'];
};


export type MutationNoteFavouriteArgs = {
  activeOfferId: Scalars['Int']['input'];
  note: Scalars['String']['input'];
};


export type MutationVoteFavouriteArgs = {
  activeOfferId: Scalars['Int']['input'];
  vote?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRememberSeenArgs = {
  kind: Scalars['Int']['input'];
  ids: Array<Scalars['Int']['input']>;
};


export type MutationInviteToFavouritesArgs = {
  email: Scalars['String']['input'];
};


export type MutationWithdrawInvitationArgs = {
  id: Scalars['Int']['input'];
};


export type MutationAcceptInvitationArgs = {
  id: Scalars['String']['input'];
};


export type MutationDeclineInvitationArgs = {
  id: Scalars['String']['input'];
};


export type MutationRemoveFromFavouriteCircleArgs = {
  accountId: Scalars['Int']['input'];
};


export type MutationOfferSeenArgs = {
  offerId: Scalars['Int']['input'];
};


export type MutationRequestMovingArgs = {
  fromPlace: Scalars['String']['input'];
  toPlace: Scalars['String']['input'];
  movingOn: Scalars['Date']['input'];
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCloseMovingRequestArgs = {
  id: Scalars['Int']['input'];
};


export type MutationMessageSeenArgs = {
  roomId?: InputMaybe<Scalars['String']['input']>;
  activityId: Scalars['String']['input'];
};


export type MutationCreatePaymentArgs = {
  offerId?: InputMaybe<Scalars['Int']['input']>;
  days?: InputMaybe<Scalars['Int']['input']>;
  operationType: Scalars['Int']['input'];
  way?: InputMaybe<PayWay>;
  credits?: InputMaybe<Scalars['Int']['input']>;
  offerType?: InputMaybe<Scalars['Int']['input']>;
  amount?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCancelPaymentArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRefundPaymentArgs = {
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationConfirmPayoutArgs = {
  id: Scalars['Int']['input'];
};


export type MutationAssignBankEntryArgs = {
  id: Scalars['Int']['input'];
  paymentId: Scalars['Int']['input'];
};


export type MutationPayBackBankEntryArgs = {
  id: Scalars['Int']['input'];
};


export type MutationSettleReversalArgs = {
  id: Scalars['Int']['input'];
  creditId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationGrantCreditsArgs = {
  userId: Scalars['Int']['input'];
  offerType: Scalars['Int']['input'];
  credits: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationCreateOrUpdateOfferArgs = {
  offer: OfferInput;
};


export type MutationCloneOfferArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteOfferArgs = {
  id: Scalars['Int']['input'];
};


export type MutationOfferSoldArgs = {
  id: Scalars['Int']['input'];
};


export type MutationVerifyOfferArgs = {
  id: Scalars['Int']['input'];
};


export type MutationPublishOfferArgs = {
  id: Scalars['Int']['input'];
  expectedStatus?: InputMaybe<Scalars['Int']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRejectOfferArgs = {
  id: Scalars['Int']['input'];
  comment: Scalars['String']['input'];
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRollbackOfferArgs = {
  id: Scalars['Int']['input'];
};


export type MutationReleaseClaimArgs = {
  id: Scalars['Int']['input'];
};


export type MutationStartAutoSuggestionArgs = {
  id: Scalars['Int']['input'];
};


export type MutationStopAutoSuggestionArgs = {
  id: Scalars['Int']['input'];
};


export type MutationSetVisibilityOnOfferArgs = {
  activeOfferId: Scalars['Int']['input'];
  status: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCoordsArgs = {
  id: Scalars['Int']['input'];
};


export type MutationTurnOfferPictureArgs = {
  id: Scalars['Int']['input'];
  img_id: Scalars['Int']['input'];
};


export type MutationSavePushSubscriptionArgs = {
  endpoint: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
  auth: Scalars['String']['input'];
  isRenewal?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemovePushSubscriptionArgs = {
  id: Scalars['Int']['input'];
};


export type MutationCreateReportOfferProblemArgs = {
  description: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  offerId?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<ReportReason>;
};


export type MutationDecideReportArgs = {
  id: Scalars['Int']['input'];
  decision: ReportDecision;
  note?: InputMaybe<Scalars['String']['input']>;
  evenIfTakenOff?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The agency of a member. */
export type ProfileAgency = {
  agencyId: Scalars['Int']['output'];
  agencyName: Scalars['String']['output'];
  agencyStreet: Maybe<Scalars['String']['output']>;
  agencyPostalCode: Maybe<Scalars['String']['output']>;
  agencyCity: Maybe<Scalars['String']['output']>;
  agencyAddress: AgencyAddress;
};

/** Address of an agency. The texts are the names of its municipality; null where the municipality is unknown. */
export type AgencyAddress = {
  /** The municipality, the same as `locationId`. */
  id: Maybe<Scalars['Int']['output']>;
  locationId: Maybe<Scalars['Int']['output']>;
  street: Maybe<Scalars['String']['output']>;
  postalCode: Maybe<Scalars['String']['output']>;
  city: Maybe<Scalars['String']['output']>;
  name: Maybe<Scalars['String']['output']>;
  textEn: Maybe<Scalars['String']['output']>;
  textFr: Maybe<Scalars['String']['output']>;
  textDe: Maybe<Scalars['String']['output']>;
  textIt: Maybe<Scalars['String']['output']>;
};

/** A point of a shape, WGS84. */
export type AlertPoint = {
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
};

export type AlertRectangle = {
  south: Scalars['Float']['output'];
  west: Scalars['Float']['output'];
  north: Scalars['Float']['output'];
  east: Scalars['Float']['output'];
};

export type AlertCircle = {
  center: AlertPoint;
  /** Kilometres. */
  radius: Scalars['Float']['output'];
};

export type AlertPolygon = {
  points: Array<AlertPoint>;
};

/** A saved search of a member, or of the visitor of this browser. */
export type Alert = {
  id: Scalars['String']['output'];
  /** Owner; null for a search of a visitor. */
  userId: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /** How often it is mailed: 0 never, 1 weekly, 2 daily, 3 immediately. */
  notification: Scalars['Int']['output'];
  /** Id of its latest match; null before the first. */
  notificationId: Maybe<Scalars['Int']['output']>;
  /** Address for the mails of a visitor's search. */
  email: Maybe<Scalars['String']['output']>;
  /** Whether that address is confirmed. No home is mailed to an unconfirmed address. */
  isConfirmed: Scalars['Boolean']['output'];
  offerType: Scalars['Int']['output'];
  category: Scalars['Int']['output'];
  subCategory: Scalars['Int']['output'];
  features: Scalars['Int']['output'];
  /** Always `CH`. */
  country: Scalars['String']['output'];
  /** Canton of the place; null unless the search has exactly one place. The same rule applies to `city` and `postalCode`. */
  region: Maybe<Scalars['String']['output']>;
  city: Maybe<Scalars['String']['output']>;
  postalCode: Maybe<Scalars['String']['output']>;
  locationId: Maybe<Scalars['Int']['output']>;
  locationIds: Array<Scalars['Int']['output']>;
  location: Maybe<Location>;
  /** Places in the order of `locationIds`; unknown ones are left out. */
  locations: Array<Location>;
  minRooms: Maybe<Scalars['Float']['output']>;
  maxRooms: Maybe<Scalars['Float']['output']>;
  minLivingSpace: Maybe<Scalars['Int']['output']>;
  maxLivingSpace: Maybe<Scalars['Int']['output']>;
  minPrice: Maybe<Scalars['Int']['output']>;
  maxPrice: Maybe<Scalars['Int']['output']>;
  minPricePerM2: Maybe<Scalars['Float']['output']>;
  maxPricePerM2: Maybe<Scalars['Float']['output']>;
  /** 0 all, 1 ground floor, 2 not the ground floor. */
  floor: Scalars['Int']['output'];
  /** Range that corresponds to `floor`: 0 to 0 for the ground floor. */
  minFloor: Maybe<Scalars['Int']['output']>;
  maxFloor: Maybe<Scalars['Int']['output']>;
  added: Scalars['Int']['output'];
  availableFrom: Maybe<Scalars['Date']['output']>;
  maxDistance: Maybe<Scalars['Float']['output']>;
  rectangles: Array<AlertRectangle>;
  circles: Array<AlertCircle>;
  polygons: Array<AlertPolygon>;
  excludePriceOnRequest: Scalars['Boolean']['output'];
  sourceType: Maybe<Scalars['Int']['output']>;
  agencyId: Maybe<Scalars['Int']['output']>;
  agencyName: Maybe<Scalars['String']['output']>;
  noAgency: Scalars['Boolean']['output'];
  /** Number of homes that match the search and went online after it was last opened. */
  newCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  openedAt: Scalars['DateTime']['output'];
};

/** A search to be saved: its filter (see `OfferFilter`), name and mail interval. */
export type SearchInput = {
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** 0 never, 1 weekly, 2 daily, 3 immediately. */
  notification: Scalars['Int']['input'];
  /** Address for mails to a visitor, who first has to confirm it. Mails to a member go to the address of the account. */
  email?: InputMaybe<Scalars['String']['input']>;
  offerType: Scalars['Int']['input'];
  category: Scalars['Int']['input'];
  subCategory?: InputMaybe<Scalars['Int']['input']>;
  /** A single place, in addition to those below. */
  locationId?: InputMaybe<Scalars['Int']['input']>;
  location?: InputMaybe<LocationInput>;
  locations?: InputMaybe<Array<LocationInput>>;
  locationIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  availableFrom?: InputMaybe<Scalars['Date']['input']>;
  minRooms?: InputMaybe<Scalars['Float']['input']>;
  maxRooms?: InputMaybe<Scalars['Float']['input']>;
  minLivingSpace?: InputMaybe<Scalars['Int']['input']>;
  maxLivingSpace?: InputMaybe<Scalars['Int']['input']>;
  minPrice?: InputMaybe<Scalars['Int']['input']>;
  maxPrice?: InputMaybe<Scalars['Int']['input']>;
  minPricePerM2?: InputMaybe<Scalars['Float']['input']>;
  maxPricePerM2?: InputMaybe<Scalars['Float']['input']>;
  added?: InputMaybe<Scalars['Int']['input']>;
  features?: InputMaybe<Scalars['Int']['input']>;
  agencyId?: InputMaybe<Scalars['Int']['input']>;
  agencyName?: InputMaybe<Scalars['String']['input']>;
  noAgency?: InputMaybe<Scalars['Boolean']['input']>;
  maxDistance?: InputMaybe<Scalars['Float']['input']>;
  circles?: InputMaybe<Array<CircleInput>>;
  rectangles?: InputMaybe<Array<RectangleInput>>;
  polygons?: InputMaybe<Array<Array<CornerInput>>>;
  sourceType?: InputMaybe<Scalars['Int']['input']>;
  floor?: InputMaybe<Scalars['Int']['input']>;
  /** Range of floors, used when `floor` is absent: 0 to 0 means the ground floor, a minimum above 0 means all other floors. */
  minFloor?: InputMaybe<Scalars['Int']['input']>;
  maxFloor?: InputMaybe<Scalars['Int']['input']>;
  excludePriceOnRequest?: InputMaybe<Scalars['Boolean']['input']>;
  /** This field and all that follow are ignored, so that clients may send whole records. */
  id?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  notificationId?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<Scalars['String']['input']>;
  updatedAt?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<Scalars['Int']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  viewMode?: InputMaybe<ViewMode>;
  map?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A `Location` record, of which only the id is read. */
export type LocationInput = {
  id: Scalars['Int']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  regionCode?: InputMaybe<Scalars['String']['input']>;
  textEn?: InputMaybe<Scalars['String']['input']>;
  textFr?: InputMaybe<Scalars['String']['input']>;
  textIt?: InputMaybe<Scalars['String']['input']>;
  textDe?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  lat?: InputMaybe<Scalars['Float']['input']>;
  lng?: InputMaybe<Scalars['Float']['input']>;
  radius?: InputMaybe<Scalars['Float']['input']>;
};

/** The consent that a mailed link asks for: mails about homes to an address. */
export type AlertConsent = {
  email: Scalars['String']['output'];
  /** Number of searches with this address. */
  count: Scalars['Int']['output'];
};

/** Facts of a home that is not public yet. */
export type SeekerFacts = {
  /** 0 buy, 1 rent. */
  offerType: Scalars['Int']['input'];
  /** A single category. */
  category: Scalars['Int']['input'];
  subCategory?: InputMaybe<Scalars['Int']['input']>;
  features?: InputMaybe<Scalars['Int']['input']>;
  /** Francs, in the unit of `priceType`; null on request. */
  price?: InputMaybe<Scalars['Int']['input']>;
  priceType?: InputMaybe<Scalars['Int']['input']>;
  rooms?: InputMaybe<Scalars['Float']['input']>;
  livingSpace?: InputMaybe<Scalars['Int']['input']>;
  floor?: InputMaybe<Scalars['Int']['input']>;
  availableFrom?: InputMaybe<Scalars['Date']['input']>;
  cityId: Scalars['Int']['input'];
  postalCode?: InputMaybe<Scalars['String']['input']>;
};

/** Latency of immediate mails over the last 30 days, from a home going online to its mail leaving. */
export type AlertDelay = {
  /** Number of measured mails. */
  mails: Scalars['Int']['output'];
  /** Median latency in seconds; null without mails. */
  medianS: Maybe<Scalars['Int']['output']>;
  /** 95th percentile of the latency in seconds; null without mails. */
  p95S: Maybe<Scalars['Int']['output']>;
};

/** The operator of the product, as in imprint, terms and privacy statement. */
export type Operator = {
  name: Scalars['String']['output'];
  /** Lines of the postal address. */
  address: Array<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
  /** Number in the commercial register. */
  uid: Maybe<Scalars['String']['output']>;
  /** Whether the operator is not configured yet: name and address are samples. */
  isSample: Scalars['Boolean']['output'];
  /** Whether the bot check is Google's reCAPTCHA, not the product's own puzzle. */
  usesRecaptcha: Scalars['Boolean']['output'];
  /** Host from which browsers load maps; null for the product itself. */
  mapHost: Maybe<Scalars['String']['output']>;
  /** Host that a reader may send the text of a listing to for translation, null where there is none. */
  translatorHost: Maybe<Scalars['String']['output']>;
  /** Host of the service that finds typed addresses; null where this installation asks none. */
  addressHost: Maybe<Scalars['String']['output']>;
};

/** A kind of written pages. */
export type ContentKind =
  | 'blog';

/** A category of articles. */
export type ContentCategory =
  | 'renting'
  | 'buying'
  | 'selling'
  | 'living';

/** A law, an office or a publication that an article rests on. */
export type ContentSource = {
  title: Scalars['String']['output'];
  publisher: Scalars['String']['output'];
  /** Month of the referenced state, such as `2026-01`; null where it has none. */
  date: Maybe<Scalars['String']['output']>;
};

/** An article in one language. */
export type Article = {
  /** The same in every language. */
  id: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  category: ContentCategory;
  /** Day of publication, such as `2026-11-28`. */
  published: Scalars['String']['output'];
  /** Reading time in minutes. */
  minutes: Scalars['Int']['output'];
  /** Its path in this language. */
  path: Scalars['String']['output'];
  /** Its paths in en, fr, de and it. */
  paths: Array<Scalars['String']['output']>;
  body: Scalars['ContentBody']['output'];
  sources: Array<ContentSource>;
  /** Articles of its category, without itself; at most 3. */
  related: Array<Article>;
};

/**
 * A participant, reduced to the data that the reader may see: e-mail and phone are those given for this
 * conversation, visible to the advertiser alone.
 */
export type ConversationPerson = {
  /** Null for visitors, and for advertisers without an account here. */
  id: Maybe<Scalars['Int']['output']>;
  /** Empty after erasure. */
  displayName: Scalars['String']['output'];
  firstName: Maybe<Scalars['String']['output']>;
  lastName: Maybe<Scalars['String']['output']>;
  /** URL of the picture, or null. */
  picture: Maybe<Scalars['String']['output']>;
  email: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  agencyId: Maybe<Scalars['Int']['output']>;
  /** 2 active, 0 suspended, 99 removed; null without an account. */
  status: Maybe<Scalars['Int']['output']>;
};

/** An attachment of a message. */
export type MessageAttachment = {
  id: Scalars['Int']['output'];
  /** `picture` or `pdf`. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  bytes: Scalars['Int']['output'];
  /** URL of the file, for participants; a PDF is served as a download only. */
  href: Scalars['String']['output'];
};

/** A message. The numbers of its status are defined in docs/reference/transitions.md. */
export type Message = {
  id: Scalars['Int']['output'];
  conversationId: Scalars['Int']['output'];
  agencyId: Maybe<Scalars['Int']['output']>;
  /** Account of the advertiser. */
  agentId: Maybe<Scalars['Int']['output']>;
  fromUser: Maybe<ConversationPerson>;
  toUser: Maybe<ConversationPerson>;
  isMine: Scalars['Boolean']['output'];
  /** 10 stored, 20 mailed, 30 could not be mailed, 70 read, 90 removed by a moderator. */
  status: Scalars['Int']['output'];
  /** Plain text; empty after a moderator removed the message. */
  messageText: Scalars['String']['output'];
  /** Address to which the message is mailed; visible to the owner of that address only. */
  recipientAddress: Maybe<Scalars['String']['output']>;
  /** Signs of fraud: `advance`, `keys`, `moneyService`, `identity`, `channel`. */
  signs: Array<Scalars['String']['output']>;
  /** Whether the message waits for a moderator; meanwhile only its sender sees it. */
  isBeingChecked: Scalars['Boolean']['output'];
  /** Idempotency key of the sender's browser; visible to its sender. */
  key: Maybe<Scalars['String']['output']>;
  attachments: Array<MessageAttachment>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

/** The messages about a home between two participants, in the view of one of them. */
export type Conversation = {
  id: Scalars['Int']['output'];
  /** Id of the home. */
  objectId: Scalars['Int']['output'];
  /** Always 100: a home. */
  objectType: Scalars['Int']['output'];
  subObjectId: Maybe<Scalars['Int']['output']>;
  subObjectType: Maybe<Scalars['Int']['output']>;
  /** 1 active, 2 marked, 99 archived. */
  conversationStatus: Scalars['Int']['output'];
  unreadCount: Scalars['Int']['output'];
  lastMessageText: Scalars['String']['output'];
  lastMessageDate: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Whether e-mail and phone of the enquirer are hidden. */
  hideFromUserData: Scalars['Boolean']['output'];
  /** Account of the enquirer; null for a visitor. */
  fromUserId: Maybe<Scalars['Int']['output']>;
  /** The public home; null once it is gone or hidden. */
  linkedObject: Maybe<Offer>;
  /** Title of the home at the first message; empty after erasure. */
  objectTitle: Scalars['String']['output'];
  /** The enquirer. */
  fromUser: Maybe<ConversationPerson>;
  /** The other participant. */
  partner: ConversationPerson;
  /** Whether the reader is the advertiser. */
  isMine: Scalars['Boolean']['output'];
  /** Whether no more messages can be sent: because of a block, a moderator's decision, or because the other participant is suspended or gone. */
  isClosed: Scalars['Boolean']['output'];
  /** Whether the reader blocked the other participant. */
  isBlocked: Scalars['Boolean']['output'];
  /** Whether answers go to the enquirer's mail address instead of this conversation, because the advertiser has no account. */
  isAnsweredByMail: Scalars['Boolean']['output'];
  /**
   * Messages, oldest first: the latest ones, those before an id, or those after one; at most 50. A result with fewer messages than requested means
   * that there are no more.
   */
  messages: Array<Message>;
};


/** The messages about a home between two participants, in the view of one of them. */
export type ConversationMessagesArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * Filter of conversations: a single one by its id, or those of a state (1 active and marked, 2 marked, 99 archived) with the words of `text` in
 * titles, names or messages. The default page size is 20, the largest is 50.
 */
export type ConversationFilter = {
  id?: InputMaybe<Scalars['Int']['input']>;
  conversationStatus?: InputMaybe<Scalars['Int']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of conversations, the latest first, and the number of unread messages in the whole inbox. */
export type ConversationPage = {
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  /** Unread messages in all boxes but the archive. */
  unreadCount: Scalars['Int']['output'];
  data: Array<Conversation>;
};

/** Status of a message. */
export type MessageMark = {
  id: Scalars['Int']['output'];
  status: Scalars['Int']['output'];
};

/** Content of a mailed link by which a member takes over a conversation, visible to the holder of the link. */
export type OpenedConversation = {
  /** Title of the home. */
  objectTitle: Scalars['String']['output'];
  /** Address that the link was sent to, for signing in or registering. */
  email: Scalars['String']['output'];
  /** Whether it was sent to the address of the signed-in member. */
  isForMe: Scalars['Boolean']['output'];
};

/** A reported conversation, visible to moderators until it is decided. */
export type ReportedConversation = {
  id: Scalars['Int']['output'];
  objectId: Scalars['Int']['output'];
  objectTitle: Scalars['String']['output'];
  from: ConversationPerson;
  to: ConversationPerson;
  messages: Array<ModeratedMessage>;
};


/** A reported conversation, visible to moderators until it is decided. */
export type ReportedConversationMessagesArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A message in the view of moderators. */
export type ModeratedMessage = {
  id: Scalars['Int']['output'];
  conversationId: Scalars['Int']['output'];
  /** Whether the advertiser wrote the message. */
  isAnswer: Scalars['Boolean']['output'];
  status: Scalars['Int']['output'];
  messageText: Scalars['String']['output'];
  signs: Array<Scalars['String']['output']>;
  isHeld: Scalars['Boolean']['output'];
  attachments: Array<MessageAttachment>;
  createdAt: Scalars['DateTime']['output'];
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

/** A report of a conversation. */
export type ConversationReport = {
  id: Scalars['Int']['output'];
  reason: ConversationReportReason;
  description: Scalars['String']['output'];
  reportedAt: Scalars['DateTime']['output'];
  decision: Maybe<ConversationDecision>;
  decisionNote: Maybe<Scalars['String']['output']>;
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The whole conversation until the decision; null afterwards. */
  conversation: Maybe<ReportedConversation>;
};

/** A page of reported conversations. */
export type ConversationReportPage = {
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  data: Array<ConversationReport>;
};

/** Messages that wait for a moderator, oldest first. */
export type HeldMessagePage = {
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  data: Array<ModeratedMessage>;
};

/** A counter of the member's pending items. */
export type ProfileNotification = {
  /** Name of the counter: `unreadMessages`. */
  key: Scalars['String']['output'];
  value: Scalars['Int']['output'];
};

/** Stored facts of a saved home that is not public any more. */
export type LeftHome = {
  /** Empty where the owner of the home was erased. */
  title: Scalars['String']['output'];
  /** The last price; null was on request. */
  price: Maybe<Scalars['Int']['output']>;
  priceType: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  leftAt: Scalars['DateTime']['output'];
};

/** A member of a circle, which shares favourites. */
export type CirclePerson = {
  id: Scalars['Int']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  isMe: Scalars['Boolean']['output'];
};

/** Opinion of a circle member on a home. */
export type FavouriteOpinion = {
  person: CirclePerson;
  hasHeart: Scalars['Boolean']['output'];
  note: Scalars['String']['output'];
  /** 1 yes, 2 maybe, 3 no; null without a vote. */
  vote: Maybe<Scalars['Int']['output']>;
};

/** A home that a member saved. */
export type Favourite = {
  id: Scalars['Int']['output'];
  activeOfferId: Scalars['Int']['output'];
  /** Whether the viewer saved it; on a shared list another member may have. */
  isOwn: Scalars['Boolean']['output'];
  /** Note of the viewer. */
  note: Scalars['String']['output'];
  savedAt: Scalars['DateTime']['output'];
  /** Price when it was saved; null: on request. */
  savedPrice: Maybe<Scalars['Int']['output']>;
  savedPriceType: Scalars['Int']['output'];
  /** The public home; null once it is not public or is hidden, and on light pages. */
  property: Maybe<Offer>;
  /** Facts of a home that is not public any more. */
  left: Maybe<LeftHome>;
  /** Opinions of all circle members, including the viewer; empty without a circle. */
  opinions: Array<FavouriteOpinion>;
};

/** A page of favourites. */
export type FavouritePage = {
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  data: Array<Favourite>;
};

/** A home that a member does not want to see any more. */
export type HiddenHome = {
  activeOfferId: Scalars['Int']['output'];
  hiddenAt: Scalars['DateTime']['output'];
  /** Null once it is gone. */
  property: Maybe<Offer>;
};

/** A page of hidden homes, the latest first. */
export type HiddenHomePage = {
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  data: Array<HiddenHome>;
};

/** Ids of homes on the lists of a member. */
export type UserRelations = {
  favorite: Array<Scalars['Int']['output']>;
  hidden: Array<Scalars['Int']['output']>;
  removedFromPrivateSeller: Array<Scalars['Int']['output']>;
  /** Always empty: suggestions by agents do not exist yet. */
  manualSuggestions: Array<Scalars['Int']['output']>;
};

/** An open invitation to a circle. */
export type FavouriteInvitation = {
  id: Scalars['Int']['output'];
  email: Scalars['String']['output'];
  invitedAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

/** Circle and open invitations of a member. */
export type FavouriteCircle = {
  /** All members of the circle, including the viewer; empty without a circle. The first member may remove others. */
  people: Array<CirclePerson>;
  /** Open invitations of the viewer. */
  invitations: Array<FavouriteInvitation>;
  mayRemove: Scalars['Boolean']['output'];
};

/** An invitation as the holder of its link sees it. */
export type OpenedInvitation = {
  /** First name of the inviter. */
  firstName: Scalars['String']['output'];
  /** Whether it was sent to the address of the signed-in member. */
  isForMe: Scalars['Boolean']['output'];
};

/** Number of people who acted on a home in one way. */
export type HomeInterest = {
  /** 1 opened its page, 2 requested the phone number, 3 saved it, 4 wrote about it. */
  kind: Scalars['Int']['output'];
  /** Sum over the whole period. A person who came on two days counts twice. */
  total: Scalars['Int']['output'];
  /** All days of the period in Swiss time, the earliest first, today last. */
  days: Array<InterestDay>;
};

/** Number of people on one day. Each person counts once. */
export type InterestDay = {
  day: Scalars['Date']['output'];
  people: Scalars['Int']['output'];
};

/** A sum of people. */
export type InterestTotal = {
  kind: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A place to search by: a canton, a municipality, a postal code, a district, or a named area such as a quarter. */
export type Location = {
  /** Unique across all types. It never changes. */
  id: Scalars['Int']['output'];
  /** 1 canton, 2 municipality, 3 postal code, 4 district or named area. */
  type: Scalars['Int']['output'];
  /** Token of the place in a URL, for example `lausanne,c201866`. */
  value: Scalars['String']['output'];
  /** Official name in the language of the place; for a postal code the name of its main locality. */
  name: Scalars['String']['output'];
  /** Code of the canton, two letters. */
  regionCode: Scalars['String']['output'];
  textEn: Scalars['String']['output'];
  textFr: Scalars['String']['output'];
  textDe: Scalars['String']['output'];
  textIt: Scalars['String']['output'];
  /** The postal code, for places of type 3; else null. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** Id of the municipality: of the place itself, or of the postal code or area; null for larger places. */
  cityId: Maybe<Scalars['Int']['output']>;
  /** Kind of a named area; null for other places. */
  areaKind: Maybe<AreaKind>;
  /** The municipality of a named area; null for other places. */
  town: Maybe<Town>;
  /**
   * Text that distinguishes the place from others with the same name: the canton, for a postal code also the municipality, for an area also
   * its kind. Empty for a canton.
   */
  description: Scalars['String']['output'];
  /** A point inside the place, WGS84. */
  lat: Scalars['Float']['output'];
  /** A point inside the place, WGS84. */
  lng: Scalars['Float']['output'];
  /** Radius of a circle of the same area, metres. */
  radius: Scalars['Float']['output'];
  /** Closed lines, each an encoded polyline of precision 5. Empty where the boundary is unknown, as for postal codes. */
  boundary: Array<Scalars['String']['output']>;
};


/** A place to search by: a canton, a municipality, a postal code, a district, or a named area such as a quarter. */
export type LocationDescriptionArgs = {
  locale?: InputMaybe<Locale>;
};

/** Kinds of named areas: a quarter is part of a town, a district a larger part of it, a region part of the country. */
export type AreaKind =
  | 'quarter'
  | 'district'
  | 'region';

/** A municipality, with the data for a link. */
export type Town = {
  id: Scalars['Int']['output'];
  /** Token of the municipality in a URL, for example `lausanne,c201866`. */
  value: Scalars['String']['output'];
  /** Name of the municipality, by default in the language of the request. */
  name: Scalars['String']['output'];
};


/** A municipality, with the data for a link. */
export type TownNameArgs = {
  locale?: InputMaybe<Locale>;
};

/** An address of a building, or a whole street. */
export type Address = {
  street: Scalars['String']['output'];
  /** House number; empty for a whole street, and for a building without one. */
  number: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  /** Name of the locality. */
  city: Scalars['String']['output'];
  /** WGS84; null for a whole street. */
  lat: Maybe<Scalars['Float']['output']>;
  /** WGS84; null for a whole street. */
  lng: Maybe<Scalars['Float']['output']>;
};

/**
 * A municipality and its neighbours, as a drawing of 640 × 360 units. The bounds are degrees (WGS84) and scale linearly to width and height.
 * Paths are in SVG syntax.
 */
export type PlaceMap = {
  west: Scalars['Float']['output'];
  south: Scalars['Float']['output'];
  east: Scalars['Float']['output'];
  north: Scalars['Float']['output'];
  /** Name of the municipality. */
  name: Scalars['String']['output'];
  /** SVG path of the municipality. */
  place: Scalars['String']['output'];
  /** Borders of all municipalities. Each border occurs once. */
  borders: Scalars['String']['output'];
  /** Area of the cantons. The rest is abroad. */
  land: Scalars['String']['output'];
  lakes: Scalars['String']['output'];
  /** Other municipalities whose labels fit, best-known first. */
  labels: Array<PlaceLabel>;
};

/** A label in a drawing, and the position of its center in units from the top left. */
export type PlaceLabel = {
  name: Scalars['String']['output'];
  x: Scalars['Int']['output'];
  y: Scalars['Int']['output'];
  /** Width of the narrowest drawing on which the label does not overlap others, pixels. */
  fitsFromPx: Scalars['Int']['output'];
};

/** Help with a move that a person asks the operator for. */
export type MovingRequest = {
  id: Scalars['Int']['output'];
  fromPlace: Scalars['String']['output'];
  toPlace: Scalars['String']['output'];
  movingOn: Scalars['Date']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
  /** The language of its sender: that of the cookie `lang`, else of the browser. */
  locale: Scalars['String']['output'];
  isMember: Scalars['Boolean']['output'];
  requestedAt: Scalars['DateTime']['output'];
  /** Null while it is open. */
  doneAt: Maybe<Scalars['DateTime']['output']>;
};

export type MovingRequestPage = {
  /** From 1. */
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  data: Array<MovingRequest>;
};

/** An article in one language. */
export type NotifiedArticle = {
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A text in the four languages. */
export type NotifiedPlace = {
  en: Scalars['String']['output'];
  fr: Scalars['String']['output'];
  de: Scalars['String']['output'];
  it: Scalars['String']['output'];
};

/** The home that an agent suggests. */
export type NotifiedProperty = {
  id: Scalars['Int']['output'];
  offerType: Scalars['Int']['output'];
  category: Scalars['Int']['output'];
  location: NotifiedPlace;
};

/** The suggesting agent. */
export type NotifiedContact = {
  advertiserName: Scalars['String']['output'];
  advertiserAvatar: Maybe<Scalars['String']['output']>;
};

/** Content of a notification; each type fills its own fields. */
export type NotificationData = {
  /** Message: name of the sender; empty once erased. */
  fullName: Maybe<Scalars['String']['output']>;
  conversationId: Maybe<Scalars['Int']['output']>;
  /** Suggestion and Alert: number of new homes. */
  count: Maybe<Scalars['Int']['output']>;
  alertId: Maybe<Scalars['Int']['output']>;
  /** Alert: its name. */
  name: Maybe<Scalars['String']['output']>;
  /** BlogArticle, by language. */
  en: Maybe<NotifiedArticle>;
  fr: Maybe<NotifiedArticle>;
  de: Maybe<NotifiedArticle>;
  it: Maybe<NotifiedArticle>;
  /** ManualSuggestion. */
  property: Maybe<NotifiedProperty>;
  contactInfo: Maybe<NotifiedContact>;
};

/** A notification of the bell. */
export type Notification = {
  id: Scalars['Int']['output'];
  activityId: Scalars['String']['output'];
  /** 0 message, 1 suggestion, 2 article, 3 alert, 4 suggestion by an agent. */
  type: Scalars['Int']['output'];
  date: Scalars['DateTime']['output'];
  seen: Scalars['Boolean']['output'];
  /** The beginning of a message, at most 200 characters. */
  messageText: Maybe<Scalars['String']['output']>;
  data: NotificationData;
};

/** A page of notifications, the latest first. */
export type NotificationPage = {
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  /** Number of unseen notifications on all pages. */
  unseenCount: Scalars['Int']['output'];
  data: Array<Notification>;
};

/** Facts of a listing that a card shows. The descriptions of the fields of `Offer` apply. */
export type ListedOffer = {
  id: Scalars['Int']['output'];
  offerType: Scalars['Int']['output'];
  category: Scalars['Int']['output'];
  subCategory: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  language: Maybe<Locale>;
  price: Maybe<Scalars['Int']['output']>;
  priceType: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  pricePerM2: Maybe<Scalars['Float']['output']>;
  previousPrice: Maybe<Scalars['Int']['output']>;
  percentBelowMedian: Maybe<Scalars['Int']['output']>;
  features: Scalars['Int']['output'];
  city: Scalars['String']['output'];
  street: Maybe<Scalars['String']['output']>;
  postalCode: Maybe<Scalars['String']['output']>;
  rooms: Maybe<Scalars['Float']['output']>;
  floor: Maybe<Scalars['Int']['output']>;
  livingSpace: Maybe<Scalars['Int']['output']>;
  landArea: Maybe<Scalars['Int']['output']>;
  availableFrom: Maybe<Scalars['Date']['output']>;
  createdAt: Scalars['DateTime']['output'];
  images: Array<OfferImage>;
  imageNumber: Scalars['Int']['output'];
  contactInfo: ContactInfo;
};


/** Facts of a listing that a card shows. The descriptions of the fields of `Offer` apply. */
export type ListedOfferImagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A listing that is similar to another one. It has only the facts of a card, so that similar listings cannot be nested. */
export type SimilarOffer = ListedOffer & {
  id: Scalars['Int']['output'];
  offerType: Scalars['Int']['output'];
  category: Scalars['Int']['output'];
  subCategory: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  language: Maybe<Locale>;
  price: Maybe<Scalars['Int']['output']>;
  priceType: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  pricePerM2: Maybe<Scalars['Float']['output']>;
  previousPrice: Maybe<Scalars['Int']['output']>;
  percentBelowMedian: Maybe<Scalars['Int']['output']>;
  features: Scalars['Int']['output'];
  city: Scalars['String']['output'];
  street: Maybe<Scalars['String']['output']>;
  postalCode: Maybe<Scalars['String']['output']>;
  rooms: Maybe<Scalars['Float']['output']>;
  floor: Maybe<Scalars['Int']['output']>;
  livingSpace: Maybe<Scalars['Int']['output']>;
  landArea: Maybe<Scalars['Int']['output']>;
  availableFrom: Maybe<Scalars['Date']['output']>;
  createdAt: Scalars['DateTime']['output'];
  images: Array<OfferImage>;
  imageNumber: Scalars['Int']['output'];
  contactInfo: ContactInfo;
};


/** A listing that is similar to another one. It has only the facts of a card, so that similar listings cannot be nested. */
export type SimilarOfferImagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * A listing, either in its public version (`Offer`) or as its owner's record (`OwnOffer`). Both have these fields. A field that the caller may
 * not read, or that does not apply, is null (docs/reference/listings.md, "Fields of a listing").
 */
export type AnyOffer = {
  id: Scalars['Int']['output'];
  status: Scalars['Int']['output'];
  offerId: Maybe<Scalars['Int']['output']>;
  activeOfferId: Maybe<Scalars['Int']['output']>;
  userId: Maybe<Scalars['Int']['output']>;
  propertyOwnerUserId: Maybe<Scalars['Int']['output']>;
  offerType: Scalars['Int']['output'];
  category: Scalars['Int']['output'];
  subCategory: Scalars['Int']['output'];
  title: Maybe<Scalars['String']['output']>;
  description: Maybe<Scalars['String']['output']>;
  price: Maybe<Scalars['Int']['output']>;
  netPrice: Maybe<Scalars['Int']['output']>;
  additionalFees: Maybe<Scalars['Int']['output']>;
  priceType: Scalars['Int']['output'];
  country: Scalars['String']['output'];
  region: Maybe<Scalars['String']['output']>;
  district: Maybe<Scalars['String']['output']>;
  city: Maybe<Scalars['String']['output']>;
  cityId: Maybe<Scalars['Int']['output']>;
  location: Maybe<Location>;
  street: Maybe<Scalars['String']['output']>;
  postalCode: Maybe<Scalars['String']['output']>;
  placeId: Maybe<Scalars['String']['output']>;
  lat: Maybe<Scalars['Float']['output']>;
  lng: Maybe<Scalars['Float']['output']>;
  rooms: Maybe<Scalars['Float']['output']>;
  bathrooms: Maybe<Scalars['Float']['output']>;
  kitchens: Maybe<Scalars['Int']['output']>;
  floor: Maybe<Scalars['Int']['output']>;
  floorsInBuilding: Maybe<Scalars['Int']['output']>;
  livingSpace: Maybe<Scalars['Int']['output']>;
  landArea: Maybe<Scalars['Int']['output']>;
  parkings: Maybe<Scalars['Int']['output']>;
  exposition: Scalars['Int']['output'];
  features: Scalars['Int']['output'];
  buildIn: Maybe<Scalars['Int']['output']>;
  availableFrom: Maybe<Scalars['Date']['output']>;
  acquisitionDate: Maybe<Scalars['Date']['output']>;
  acquisitionPrice: Maybe<Scalars['Int']['output']>;
  yourEstimation: Maybe<Scalars['Int']['output']>;
  isExternal: Scalars['Boolean']['output'];
  externalId: Maybe<Scalars['String']['output']>;
  externalIdSource: Maybe<Scalars['String']['output']>;
  sourceUrl: Maybe<Scalars['String']['output']>;
  agencyHtml: Maybe<Scalars['String']['output']>;
  crawlingId: Maybe<Scalars['Int']['output']>;
  isPrivate: Scalars['Boolean']['output'];
  isToSuggest: Maybe<Scalars['Boolean']['output']>;
  isRecommended: Maybe<Scalars['Boolean']['output']>;
  offerScore: Maybe<Scalars['Float']['output']>;
  agencyId: Maybe<Scalars['Int']['output']>;
  agencyName: Maybe<Scalars['String']['output']>;
  contactInfo: ContactInfo;
  contactAvatar: Maybe<Scalars['String']['output']>;
  blobPrefix: Scalars['String']['output'];
  images: Array<AnyImage>;
  imageNumber: Scalars['Int']['output'];
  imageStartIndex: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  endDate: Maybe<Scalars['DateTime']['output']>;
};

/** A picture of a listing, either of its public version (`OfferImage`) or of its owner's record (`OwnImage`). */
export type AnyImage = {
  img_id: Scalars['Int']['output'];
  key: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  color: Scalars['String']['output'];
  thumbHash: Scalars['String']['output'];
  title: Maybe<Scalars['String']['output']>;
  isPlan: Scalars['Boolean']['output'];
};

/**
 * A public listing. The numbers of type, category, status and flags are defined in docs/reference/listings.md; `intl` has their texts under
 * `offer.…`.
 */
export type Offer = ListedOffer & AnyOffer & {
  id: Scalars['Int']['output'];
  /** Status: 40 is active. Listings of another status are visible only to the people concerned. */
  status: Scalars['Int']['output'];
  /** Id of the owner's record. Always null: only `OwnOffer` has it. */
  offerId: Maybe<Scalars['Int']['output']>;
  /** The same as `id`; 0 in the preview of an offer without a public copy. */
  activeOfferId: Maybe<Scalars['Int']['output']>;
  /** Account of the advertiser. Always null. */
  userId: Maybe<Scalars['Int']['output']>;
  /** Proprietor of the home. Always null. */
  propertyOwnerUserId: Maybe<Scalars['Int']['output']>;
  /** 0 buy, 1 rent. */
  offerType: Scalars['Int']['output'];
  /** Category as a bit, for example 1 apartment, 2 house. */
  category: Scalars['Int']['output'];
  /** Subcategory as a bit; 0 unknown. */
  subCategory: Scalars['Int']['output'];
  /** Whether the listing comes from a feed, not from an account. */
  isExternal: Scalars['Boolean']['output'];
  /** Id of the listing at its source; null for a listing of a member. */
  externalId: Maybe<Scalars['String']['output']>;
  /** Name of the source; null for a listing of a member. */
  externalIdSource: Maybe<Scalars['String']['output']>;
  /** URL at the source. Always null. */
  sourceUrl: Maybe<Scalars['String']['output']>;
  /** Always null: no HTML of agencies is stored. */
  agencyHtml: Maybe<Scalars['String']['output']>;
  /** Always null: listings are not crawled. */
  crawlingId: Maybe<Scalars['Int']['output']>;
  /** Always false: a public listing is not private. */
  isPrivate: Scalars['Boolean']['output'];
  /** Always null: visible to the owner only. */
  isToSuggest: Maybe<Scalars['Boolean']['output']>;
  /** Always null: only the score decides the order of recommended listings. */
  isRecommended: Maybe<Scalars['Boolean']['output']>;
  /** Origin of the listing. */
  source: OfferSource;
  title: Scalars['String']['output'];
  /** Plain text with line breaks. */
  description: Scalars['String']['output'];
  /** The beginning of the description in one line, at most 180 characters. */
  excerpt: Scalars['String']['output'];
  /** Language of title and description, where known. */
  language: Maybe<Locale>;
  /**
   * URL at which the operator's translator shows title and description in `locale`. Null without a translator, and for a text that is
   * already in that language or in an unknown one.
   */
  translatorHref: Maybe<Scalars['String']['output']>;
  /** Whole units of `currency`; for rent the gross rent of one `priceType` period. Null: on request. */
  price: Maybe<Scalars['Int']['output']>;
  netPrice: Maybe<Scalars['Int']['output']>;
  additionalFees: Maybe<Scalars['Int']['output']>;
  /** Period or area that the price refers to; 0 is per month for rent, the total for a sale. */
  priceType: Scalars['Int']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Rent per month or total price, independent of the advertiser's period. Filters and sort orders use it. */
  comparablePrice: Maybe<Scalars['Int']['output']>;
  /** Comparable price per m² of living space. */
  pricePerM2: Maybe<Scalars['Float']['output']>;
  /** The previous price, if it was higher. */
  previousPrice: Maybe<Scalars['Int']['output']>;
  /**
   * Difference of the price per m² to a higher median of its municipality, 5 to 40 percent. Null for a smaller difference, without a median,
   * and for a larger difference, which is more likely a mistake than a bargain.
   */
  percentBelowMedian: Maybe<Scalars['Int']['output']>;
  country: Scalars['String']['output'];
  /** Code of the canton, two letters. */
  region: Maybe<Scalars['String']['output']>;
  /** District as the owner wrote it; null where the address is hidden, and for listings of feeds. */
  district: Maybe<Scalars['String']['output']>;
  city: Scalars['String']['output'];
  /** Id of the municipality. */
  cityId: Maybe<Scalars['Int']['output']>;
  /** The municipality. */
  location: Maybe<Location>;
  street: Maybe<Scalars['String']['output']>;
  postalCode: Maybe<Scalars['String']['output']>;
  /** Always null: it could reveal a hidden address. */
  placeId: Maybe<Scalars['String']['output']>;
  /** Latitude, WGS84; rounded to about 100 m if the listing shows no street. `lng` is the longitude. */
  lat: Maybe<Scalars['Float']['output']>;
  lng: Maybe<Scalars['Float']['output']>;
  /** Number of rooms, in steps of one half. */
  rooms: Maybe<Scalars['Float']['output']>;
  bathrooms: Maybe<Scalars['Float']['output']>;
  kitchens: Maybe<Scalars['Int']['output']>;
  /** 0 is the ground floor. */
  floor: Maybe<Scalars['Int']['output']>;
  floorsInBuilding: Maybe<Scalars['Int']['output']>;
  /** m². */
  livingSpace: Maybe<Scalars['Int']['output']>;
  /** m². */
  landArea: Maybe<Scalars['Int']['output']>;
  parkings: Maybe<Scalars['Int']['output']>;
  /** Compass directions as bits. */
  exposition: Scalars['Int']['output'];
  /** Feature bits. */
  features: Scalars['Int']['output'];
  /** Year built. */
  buildIn: Maybe<Scalars['Int']['output']>;
  /** Year of the last renovation. */
  renovatedIn: Maybe<Scalars['Int']['output']>;
  /** Null means on request; a day in the past means immediately. */
  availableFrom: Maybe<Scalars['Date']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** End of the publication. Always null: visible to the owner only. */
  endDate: Maybe<Scalars['DateTime']['output']>;
  /** Always null, as are `acquisitionPrice` and `yourEstimation`: visible to the owner only. */
  acquisitionDate: Maybe<Scalars['Date']['output']>;
  acquisitionPrice: Maybe<Scalars['Int']['output']>;
  yourEstimation: Maybe<Scalars['Int']['output']>;
  agencyId: Maybe<Scalars['Int']['output']>;
  agencyName: Maybe<Scalars['String']['output']>;
  /** Score for the order "Recommended", 0 to 1: quality × freshness. Null for listings that cannot be searched. */
  offerScore: Maybe<Scalars['Float']['output']>;
  /** The factors of the score; null where the score is null. */
  offerScoreParts: Maybe<OfferScoreParts>;
  /** Pictures in their order; the first is the cover. */
  images: Array<OfferImage>;
  /** Number of pictures. */
  imageNumber: Scalars['Int']['output'];
  /** Number of the first picture: 1, or 0 without pictures. */
  imageStartIndex: Scalars['Int']['output'];
  /** Prefix of the path of a numbered picture: `/blob/{blobPrefix}/{number}`. */
  blobPrefix: Scalars['String']['output'];
  contactInfo: ContactInfo;
  /** Picture of the advertiser. Always null. */
  contactAvatar: Maybe<Scalars['String']['output']>;
  /** Prices over time, oldest first. */
  priceHistory: Array<OfferPrice>;
  /** Known places of the listing, largest first: canton, district, municipality, quarters. */
  places: Array<Location>;
  /** The municipality on a map; null abroad. */
  placeMap: Maybe<PlaceMap>;
  /** Median price per m² of the place, for comparison; null where too few homes are on offer. */
  placePrice: Maybe<PlacePrice>;
  /** Whether the listing belongs to the invented sample market. */
  isSample: Scalars['Boolean']['output'];
  /** Trust marks of the listing. */
  trust: ListingTrust;
  /** Similar listings nearby, the most similar first. */
  similar: Array<SimilarOffer>;
};


/**
 * A public listing. The numbers of type, category, status and flags are defined in docs/reference/listings.md; `intl` has their texts under
 * `offer.…`.
 */
export type OfferTranslatorHrefArgs = {
  locale: Locale;
};


/**
 * A public listing. The numbers of type, category, status and flags are defined in docs/reference/listings.md; `intl` has their texts under
 * `offer.…`.
 */
export type OfferImagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A public listing. The numbers of type, category, status and flags are defined in docs/reference/listings.md; `intl` has their texts under
 * `offer.…`.
 */
export type OfferSimilarArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** The factors of a score; their product is the score. */
export type OfferScoreParts = {
  /** 1 on the first day; it halves every 14 days. */
  freshness: Scalars['Float']['output'];
  /** 0.2 to 1, by pictures, area, rooms, exact address, description and price. */
  completeness: Scalars['Float']['output'];
  /** 0.3 to 1, by the distance of the price per m² from the median of the place; 1 where either is unknown. */
  plausibility: Scalars['Float']['output'];
};

/** A source of listings. */
export type OfferSource = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/**
 * A picture. Its files are at `/pictures/{key}/{width}` with the widths 320, 640, 720, 960, 1440 and 2048, as AVIF for clients that accept it,
 * else as WebP, and at `/pictures/{key}/{width}.{avif|webp}`.
 */
export type OfferImage = AnyImage & {
  img_id: Scalars['Int']['output'];
  /** First digits of the hash: the name of the picture in URLs. */
  key: Scalars['String']['output'];
  hash: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** Average colour, #rrggbb. */
  color: Scalars['String']['output'];
  /** ThumbHash, base64. */
  thumbHash: Scalars['String']['output'];
  title: Maybe<Scalars['String']['output']>;
  /** Whether the picture is a floor plan or a site plan, according to its title. */
  isPlan: Scalars['Boolean']['output'];
  /** Prefix of the paths of its files: `/pictures`, or `/own-pictures/{offerId}` for a picture that is not public. */
  folder: Scalars['String']['output'];
};

/** The advertiser. */
export type ContactInfo = {
  /** 1 agency, 2 private person. */
  type: Scalars['Int']['output'];
  agencyName: Maybe<Scalars['String']['output']>;
  agencyAddress: Maybe<Scalars['String']['output']>;
  advertiserName: Maybe<Scalars['String']['output']>;
  /** Whether `offerPhone` returns a number. */
  hasPhoneNumber: Scalars['Boolean']['output'];
  /** Whether the advertiser can be contacted by `createMessage`: an email address is known. */
  displayContactForm: Scalars['Boolean']['output'];
  /** Roles of the advertiser. Always null. */
  userRole: Maybe<Scalars['Int']['output']>;
  /** Always null: `offerPhone` returns the number, counted and limited. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** Picture of the advertiser. Always null. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Whether a page of the agency is linked. */
  displayAgencyRedirect: Scalars['Boolean']['output'];
  /** Whether a page of the agent is linked. */
  displayAgentRedirect: Scalars['Boolean']['output'];
};

/** A price, and the time from which it applied. */
export type OfferPrice = {
  /** Null means on request. */
  price: Maybe<Scalars['Int']['output']>;
  priceType: Scalars['Int']['output'];
  changedAt: Scalars['DateTime']['output'];
};

/** Median asking price per m² of a place for one offer type and category. */
export type PlacePrice = {
  medianPricePerM2: Scalars['Float']['output'];
  /** Number of homes that the median is computed from. */
  offers: Scalars['Int']['output'];
  /** Id of the place: municipality, district or canton. */
  locationId: Scalars['Int']['output'];
  locationName: Scalars['String']['output'];
};

/** Facts that remain visible of a listing that is no longer public. */
export type GoneOffer = {
  offerType: Scalars['Int']['output'];
  category: Scalars['Int']['output'];
  /** Empty if it may no longer be shown. */
  title: Scalars['String']['output'];
  language: Maybe<Locale>;
  /** The last price. Null: on request, or no longer to be shown. */
  price: Maybe<Scalars['Int']['output']>;
  priceType: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  /** Its first picture; null if there was none, or if it may no longer be shown. */
  image: Maybe<OfferImage>;
  city: Scalars['String']['output'];
  cityId: Maybe<Scalars['Int']['output']>;
  /** The municipality. */
  place: Maybe<Location>;
  similar: Array<SimilarOffer>;
};


/** Facts that remain visible of a listing that is no longer public. */
export type GoneOfferSimilarArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

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

/** A way to pay that this installation offers. */
export type PayWayOffered = {
  way: PayWay;
  /** Hours until an unpaid payment is cancelled; null where it is paid at once. */
  hours: Maybe<Scalars['Int']['output']>;
  /** Whether no bank account is configured: account and name are samples, and the QR-bill must not be paid. */
  isSample: Scalars['Boolean']['output'];
};

/** A payment, or a refund (`operationType` 1). Visible to its payer, administrators of the payer's agency, members who may act on its offer, and AdminGlobal. */
export type Payment = {
  id: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** The payer. */
  userId: Scalars['Int']['output'];
  /** 0 created, 10 in progress, 20 success, 30 rejected, 40 refunded, 90 error, 99 cancelled. */
  status: Scalars['Int']['output'];
  /** 0 sale, 1 refund, 2 subscription. */
  operationType: Scalars['Int']['output'];
  /** Null for a pack of credits. */
  offerId: Maybe<Scalars['Int']['output']>;
  /** Centimes, tax included; for payments by credits, the amount of the price list. */
  amount: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  /** Language of the payer, used for QR-bill and receipt. */
  lang: Locale;
  /** Address of the payer at that time; empty once the account is erased. */
  email: Scalars['String']['output'];
  /** `publication` for days online, `credits` for a pack of credits. */
  kind: Scalars['String']['output'];
  /** 0 sale, 1 rent. */
  offerType: Scalars['Int']['output'];
  /** Days online; null for a pack of credits. */
  days: Maybe<Scalars['Int']['output']>;
  /** Credits in the pack, or credits that the payment uses; else null. */
  credits: Maybe<Scalars['Int']['output']>;
  /** Whether the purchase is delivered. False after success means that the money arrived too late and is sent back. */
  hasEffect: Scalars['Boolean']['output'];
  /** Whether the days extend an offer that is online. */
  isProlonging: Scalars['Boolean']['output'];
  way: PayWay;
  /** Value-added tax in the amount, centimes. */
  vatAmount: Scalars['Int']['output'];
  /** Per mille. */
  vatPerMille: Scalars['Int']['output'];
  /** Deadline for paying; null where it is paid at once. */
  deadline: Maybe<Scalars['DateTime']['output']>;
  /** Sum received by bank transfer so far, centimes. A partial sum waits for the rest. */
  arrivedAmount: Scalars['Int']['output'];
  /** Money that came by the bank for a QR-bill, and payouts of it, in their order. */
  movements: Array<MoneyMovement>;
  /** URL for paying, while the payment is open at a provider or at the till; else null. */
  checkoutUrl: Maybe<Scalars['String']['output']>;
  /** Address of the simulated till in trial installations; null otherwise. */
  tillUrl: Maybe<Scalars['String']['output']>;
  /** Content of the QR-bill while it may be paid; null otherwise. */
  qrBill: Maybe<QrBill>;
  /** Address of the QR-bill as PDF while it may be paid; null otherwise. */
  billUrl: Maybe<Scalars['String']['output']>;
  /** Address of the receipt as PDF; null before success. */
  receiptUrl: Maybe<Scalars['String']['output']>;
  /** For a refund: the payment that is refunded. */
  refundOf: Maybe<Scalars['Int']['output']>;
  /**
   * For a refund: `late` (the money arrived too late), `provider` (refunded at the provider), `bank` (reversed by the bank), or the reason
   * given by staff.
   */
  reason: Maybe<Scalars['String']['output']>;
  /** Part of the amount refunded at its provider so far, centimes; the payment stays paid. */
  partRefunded: Scalars['Int']['output'];
  /** For AdminGlobal: the chargeback that the payer requested at their bank. Null for all others, and where there is none. */
  dispute: Maybe<PaymentDispute>;
  /** Whether AdminGlobal may refund it now. */
  mayRefund: Scalars['Boolean']['output'];
  /** Whether the payer, or a member who may act on its offer, may cancel it now. */
  mayCancel: Scalars['Boolean']['output'];
};

/** Money that came for a QR-bill or goes back to its payer. */
export type MoneyMovement = {
  /** Identifies it among the movements of a payment. */
  id: Scalars['String']['output'];
  /** `received`, `takenBack` (by the bank), `toSendBack` or `sentBack`. */
  kind: Scalars['String']['output'];
  /** Centimes. */
  amount: Scalars['Int']['output'];
  /** Swiss day of the booking, or of the payout. */
  day: Scalars['Date']['output'];
};

/** A chargeback of a payment by card. Staff decide on its consequences. */
export type PaymentDispute = {
  /** Identifier at the provider. */
  ref: Scalars['String']['output'];
  /** `open`, `won` (the money stays here), or `lost`. */
  status: Scalars['String']['output'];
  /** Centimes. */
  amount: Scalars['Int']['output'];
};

/** Content of a QR-bill. */
export type QrBill = {
  creditorName: Scalars['String']['output'];
  /** Lines of the postal address. */
  creditorAddress: Array<Scalars['String']['output']>;
  /** IBAN in groups of four characters. */
  iban: Scalars['String']['output'];
  /** Payment reference in its printed form. */
  reference: Scalars['String']['output'];
  /** Centimes still to be paid. */
  amount: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  /** The payment part as a drawing, an SVG document. */
  svg: Scalars['String']['output'];
  /** Whether the account is a sample: such a QR-bill must not be paid. */
  isSample: Scalars['Boolean']['output'];
};

/** A page of payments, the latest first. */
export type PaymentPage = {
  /** From 0. */
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  data: Array<Payment>;
};

export type PaymentFilter = {
  /** Payments of this account. Without it: the caller's own payments, those of an offer that the caller may act on, or for AdminGlobal all. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** Payments for this offer; without `userId` those of all payers. */
  offerId?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Array<Scalars['Int']['input']>>;
  operationType?: InputMaybe<Scalars['Int']['input']>;
  /** Only payments with a chargeback, open or ended. For AdminGlobal. */
  isDisputed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of a payment or an offer, a reference, or part of an email address. For AdminGlobal. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** From 0. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Credits of a member: the sum of the entries. One credit pays for 30 days of a rental, or 90 of a sale. */
export type UserCredits = {
  /** The same as `userId`. */
  id: Scalars['Int']['output'];
  userId: Scalars['Int']['output'];
  /** Time of the last entry; null where there is none. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  sellCredits: Scalars['Int']['output'];
  rentCredits: Scalars['Int']['output'];
  /** The latest first, at most 100. */
  entries: Array<CreditEntry>;
};

/** An entry of credits, added or taken. */
export type CreditEntry = {
  id: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** 0 sale, 1 rent. */
  offerType: Scalars['Int']['output'];
  /** Negative for credits that are removed. */
  amount: Scalars['Int']['output'];
  /** `bought`, `granted`, `spent`, `returned` (the purchase was refunded) or `takenBack` (a pack was refunded). */
  kind: Scalars['String']['output'];
  paymentId: Maybe<Scalars['Int']['output']>;
  /** Reason of a grant. */
  reason: Maybe<Scalars['String']['output']>;
};

/** Money to be sent back to its payer; AdminGlobal confirms that it was sent. */
export type Payout = {
  id: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  paymentId: Maybe<Scalars['Int']['output']>;
  /** The refund that the payout belongs to, or null. */
  refundId: Maybe<Scalars['Int']['output']>;
  /** Centimes. */
  amount: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  /** `excess` over the amount due, `late` after the end, `partial` at the end, `refund`, or `unmatched`. */
  kind: Scalars['String']['output'];
  /** Holder of the recipient account, as the bank reports it; null once the account here is erased. */
  toName: Maybe<Scalars['String']['output']>;
  toIban: Maybe<Scalars['String']['output']>;
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  confirmedBy: Maybe<Scalars['Int']['output']>;
};

/** A page of payouts, open ones first. */
export type PayoutPage = {
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  data: Array<Payout>;
};

/** Money of a bank file that could not be assigned to a payment. */
export type BankEntry = {
  id: Scalars['Int']['output'];
  bookedOn: Scalars['Date']['output'];
  /** Centimes; below 0 for a chargeback. */
  amount: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  reference: Maybe<Scalars['String']['output']>;
  debtorName: Maybe<Scalars['String']['output']>;
  debtorIban: Maybe<Scalars['String']['output']>;
  text: Maybe<Scalars['String']['output']>;
  /** `unknownReference`, `otherCurrency`, or `reversal`: a chargeback of the bank. */
  fault: Scalars['String']['output'];
  /** For an unsettled chargeback: the credit that it seems to reverse, or null. */
  credit: Maybe<BankCredit>;
};

/** A credit that a chargeback seems to reverse. */
export type BankCredit = {
  /** As `BankEntry.id`. */
  id: Scalars['Int']['output'];
  bookedOn: Scalars['Date']['output'];
  debtorName: Maybe<Scalars['String']['output']>;
  /** The payment that it is assigned to; null for none. */
  paymentId: Maybe<Scalars['Int']['output']>;
};

/** A page of amounts, the latest first. */
export type BankEntryPage = {
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  data: Array<BankEntry>;
};

/** Money of a period by way and rate of the tax. Amounts are centimes. */
export type PaymentSums = {
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
  rows: Array<PaymentSum>;
};

export type PaymentSum = {
  way: PayWay;
  /** Per mille. */
  vatPerMille: Scalars['Int']['output'];
  /** Payments that were paid in the period, with their amounts, tax included, and the tax in them. */
  count: Scalars['Int']['output'];
  amount: Scalars['Float']['output'];
  vatAmount: Scalars['Float']['output'];
  /** Refunds that were carried out in the period. */
  refundCount: Scalars['Int']['output'];
  refundAmount: Scalars['Float']['output'];
  refundVatAmount: Scalars['Float']['output'];
  /** Partial refunds of these payments at their provider, which the amounts do not contain. */
  partRefunded: Scalars['Float']['output'];
};

/** A member with the balance of credits. */
export type CreditHolder = {
  userId: Scalars['Int']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  rentCredits: Scalars['Int']['output'];
  sellCredits: Scalars['Int']['output'];
};

export type CreditHolderPage = {
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  data: Array<CreditHolder>;
};

/** An entry of the price list. */
export type Price = {
  /** `publication` for days online, `credits` for packs of credits. */
  kind: Scalars['String']['output'];
  /** 0 sale, 1 rent. */
  offerType: Scalars['Int']['output'];
  /** Days online, or credits. */
  quantity: Scalars['Int']['output'];
  /** Centimes of a franc, tax included. */
  amount: Scalars['Int']['output'];
  /** Value-added tax, per mille. */
  vatPerMille: Scalars['Int']['output'];
};

/**
 * An offer as its owner edits it. Numbers are those of `Offer`; missing facts are null.
 *
 * Only its owner, administrators of
 * the owner's agency and reviewers see it.
 */
export type OwnOffer = AnyOffer & {
  id: Scalars['Int']['output'];
  /** Status of the owner's record, for example 0 draft, 15 waits for review, 30 online. */
  status: Scalars['Int']['output'];
  /** Increases with every change. A save with an older version is refused. */
  version: Scalars['Int']['output'];
  /** The public copy; null before publication. */
  activeOfferId: Maybe<Scalars['Int']['output']>;
  /** The same as `id`. */
  offerId: Scalars['Int']['output'];
  userId: Scalars['Int']['output'];
  /** The proprietor of the home; always null: not supported yet. */
  propertyOwnerUserId: Maybe<Scalars['Int']['output']>;
  /** Id of the draft in the browser. */
  localStoreId: Maybe<Scalars['String']['output']>;
  /** 0 buy, 1 rent, 2 pre-sale. */
  offerType: Scalars['Int']['output'];
  category: Scalars['Int']['output'];
  subCategory: Scalars['Int']['output'];
  title: Maybe<Scalars['String']['output']>;
  description: Maybe<Scalars['String']['output']>;
  /** Language of title and description. */
  language: Maybe<Locale>;
  price: Maybe<Scalars['Int']['output']>;
  netPrice: Maybe<Scalars['Int']['output']>;
  additionalFees: Maybe<Scalars['Int']['output']>;
  priceType: Scalars['Int']['output'];
  country: Scalars['String']['output'];
  region: Maybe<Scalars['String']['output']>;
  district: Maybe<Scalars['String']['output']>;
  city: Maybe<Scalars['String']['output']>;
  cityId: Maybe<Scalars['Int']['output']>;
  /** The municipality. */
  location: Maybe<Location>;
  street: Maybe<Scalars['String']['output']>;
  postalCode: Maybe<Scalars['String']['output']>;
  placeId: Maybe<Scalars['String']['output']>;
  /** WGS84, exact. */
  lat: Maybe<Scalars['Float']['output']>;
  lng: Maybe<Scalars['Float']['output']>;
  /** Whether the point was chosen for the home; else it came with the postal code or the town, and is not public. */
  hasExactPoint: Scalars['Boolean']['output'];
  /** Whether the public sees only the neighbourhood, without street and exact position. */
  hidesAddress: Scalars['Boolean']['output'];
  /** Whether the public may request the owner's phone number. */
  showsPhone: Scalars['Boolean']['output'];
  /** Whether the owner chose to show no price; without effect beside a price. */
  isPriceOnRequest: Scalars['Boolean']['output'];
  rooms: Maybe<Scalars['Float']['output']>;
  bathrooms: Maybe<Scalars['Float']['output']>;
  kitchens: Maybe<Scalars['Int']['output']>;
  floor: Maybe<Scalars['Int']['output']>;
  floorsInBuilding: Maybe<Scalars['Int']['output']>;
  livingSpace: Maybe<Scalars['Int']['output']>;
  landArea: Maybe<Scalars['Int']['output']>;
  parkings: Maybe<Scalars['Int']['output']>;
  exposition: Scalars['Int']['output'];
  features: Scalars['Int']['output'];
  buildIn: Maybe<Scalars['Int']['output']>;
  availableFrom: Maybe<Scalars['Date']['output']>;
  acquisitionDate: Maybe<Scalars['Date']['output']>;
  acquisitionPrice: Maybe<Scalars['Int']['output']>;
  yourEstimation: Maybe<Scalars['Int']['output']>;
  isToSuggest: Scalars['Boolean']['output'];
  isSample: Scalars['Boolean']['output'];
  /** Always false: listings of feeds have no owner's record. */
  isExternal: Scalars['Boolean']['output'];
  /** Always null, as are the next four fields: the offer is not from a feed. */
  externalId: Maybe<Scalars['String']['output']>;
  externalIdSource: Maybe<Scalars['String']['output']>;
  sourceUrl: Maybe<Scalars['String']['output']>;
  agencyHtml: Maybe<Scalars['String']['output']>;
  crawlingId: Maybe<Scalars['Int']['output']>;
  /** Whether the offer is visible only to members to whom it was suggested. */
  isPrivate: Scalars['Boolean']['output'];
  /** Always null. */
  isRecommended: Maybe<Scalars['Boolean']['output']>;
  /** Always null: only public listings have a score. */
  offerScore: Maybe<Scalars['Float']['output']>;
  /** Agency of its owner. */
  agencyId: Maybe<Scalars['Int']['output']>;
  agencyName: Maybe<Scalars['String']['output']>;
  /** The public contact, also before publication. */
  contactInfo: ContactInfo;
  /** Always null. */
  contactAvatar: Maybe<Scalars['String']['output']>;
  /** Address of a picture by its number: `/blob/{blobPrefix}/{number}`, for readers who may read the offer. */
  blobPrefix: Scalars['String']['output'];
  /** Pictures in their order; the first is the cover. */
  images: Array<OwnImage>;
  imageNumber: Scalars['Int']['output'];
  /** Number of the first picture: 1, or 0 without pictures. */
  imageStartIndex: Scalars['Int']['output'];
  /** Names of the fields that are required for submission and missing. */
  missing: Array<Scalars['String']['output']>;
  /** Whether the publication is paid or free of charge. */
  isPaid: Scalars['Boolean']['output'];
  /** Days online that are paid and unused. */
  paidDays: Maybe<Scalars['Int']['output']>;
  /** Last comment of a reviewer. */
  reviewComment: Maybe<Scalars['String']['output']>;
  /** Reason given by staff for the suspension. */
  suspensionReason: Maybe<Scalars['String']['output']>;
  submittedAt: Maybe<Scalars['DateTime']['output']>;
  reviewedAt: Maybe<Scalars['DateTime']['output']>;
  /** End of the publication. */
  endDate: Maybe<Scalars['DateTime']['output']>;
  /** Whether a payment may prolong it now. */
  mayProlong: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /**
   * Preview of the public listing, also before publication; missing facts are blank.
   *
   * `id` is that of the public copy, or 0 without one. Fields that depend on the search index (score) are null.
   */
  preview: Offer;
  /** The least number of people who look for a home like this, see `Query.seekers`. */
  seekers: Maybe<Scalars['Int']['output']>;
  /** Numbers of people by kind of interest in the last 30 days, without single days. Kinds without people are left out. */
  recentInterest: Array<InterestTotal>;
};

/**
 * A picture of an owner's offer. Its files are at `/own-pictures/{offerId}/{key}/{width}` for readers who may read the offer, and with
 * those of all listings once a public listing shows it.
 */
export type OwnImage = AnyImage & {
  img_id: Scalars['Int']['output'];
  key: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** Average colour, #rrggbb. */
  color: Scalars['String']['output'];
  /** ThumbHash, base64. */
  thumbHash: Scalars['String']['output'];
  title: Maybe<Scalars['String']['output']>;
  isPlan: Scalars['Boolean']['output'];
};

export type OwnImageInput = {
  img_id: Scalars['Int']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  isPlan?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * Input of an owner's offer. An absent field stays unchanged; null clears it. Fields marked "not written" are ignored and counted; they are
 * accepted because clients send whole records.
 */
export type OfferInput = {
  /** Id of an existing offer. Without it, `localStoreId` selects one, or a new offer is created. */
  id?: InputMaybe<Scalars['Int']['input']>;
  localStoreId?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited. */
  version?: InputMaybe<Scalars['Int']['input']>;
  offerType?: InputMaybe<Scalars['Int']['input']>;
  category?: InputMaybe<Scalars['Int']['input']>;
  subCategory?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<Locale>;
  price?: InputMaybe<Scalars['Int']['input']>;
  netPrice?: InputMaybe<Scalars['Int']['input']>;
  additionalFees?: InputMaybe<Scalars['Int']['input']>;
  priceType?: InputMaybe<Scalars['Int']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  district?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  cityId?: InputMaybe<Scalars['Int']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  placeId?: InputMaybe<Scalars['String']['input']>;
  lat?: InputMaybe<Scalars['Float']['input']>;
  lng?: InputMaybe<Scalars['Float']['input']>;
  /** True for a new offer. */
  hasExactPoint?: InputMaybe<Scalars['Boolean']['input']>;
  hidesAddress?: InputMaybe<Scalars['Boolean']['input']>;
  showsPhone?: InputMaybe<Scalars['Boolean']['input']>;
  isPriceOnRequest?: InputMaybe<Scalars['Boolean']['input']>;
  rooms?: InputMaybe<Scalars['Float']['input']>;
  bathrooms?: InputMaybe<Scalars['Float']['input']>;
  kitchens?: InputMaybe<Scalars['Int']['input']>;
  floor?: InputMaybe<Scalars['Int']['input']>;
  floorsInBuilding?: InputMaybe<Scalars['Int']['input']>;
  livingSpace?: InputMaybe<Scalars['Int']['input']>;
  landArea?: InputMaybe<Scalars['Int']['input']>;
  parkings?: InputMaybe<Scalars['Int']['input']>;
  exposition?: InputMaybe<Scalars['Int']['input']>;
  features?: InputMaybe<Scalars['Int']['input']>;
  buildIn?: InputMaybe<Scalars['Int']['input']>;
  availableFrom?: InputMaybe<Scalars['Date']['input']>;
  acquisitionDate?: InputMaybe<Scalars['Date']['input']>;
  acquisitionPrice?: InputMaybe<Scalars['Int']['input']>;
  yourEstimation?: InputMaybe<Scalars['Int']['input']>;
  /** The complete new list of pictures, in order. */
  images?: InputMaybe<Array<OwnImageInput>>;
  /** Not written. */
  propertyOwnerUserId?: InputMaybe<Scalars['Int']['input']>;
  /** Not written. */
  status?: InputMaybe<Scalars['Int']['input']>;
  /** Not written. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** Not written. */
  activeOfferId?: InputMaybe<Scalars['Int']['input']>;
  /** Not written. */
  offerId?: InputMaybe<Scalars['Int']['input']>;
  /** Not written. */
  createdAt?: InputMaybe<Scalars['String']['input']>;
  /** Not written. */
  updatedAt?: InputMaybe<Scalars['String']['input']>;
  /** Not written. */
  endDate?: InputMaybe<Scalars['String']['input']>;
  /** Not written. */
  agencyId?: InputMaybe<Scalars['Int']['input']>;
  /** Not written. */
  agencyName?: InputMaybe<Scalars['String']['input']>;
  /** Not written. */
  agencyHtml?: InputMaybe<Scalars['String']['input']>;
  /** Not written. */
  isExternal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not written. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Not written. */
  externalIdSource?: InputMaybe<Scalars['String']['input']>;
  /** Not written. */
  sourceUrl?: InputMaybe<Scalars['String']['input']>;
  /** Not written. */
  blobPrefix?: InputMaybe<Scalars['String']['input']>;
  /** Not written. */
  crawlingId?: InputMaybe<Scalars['Int']['input']>;
  /** Not written. */
  offerScore?: InputMaybe<Scalars['Float']['input']>;
  /** Not written. */
  imageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Not written. */
  imageStartIndex?: InputMaybe<Scalars['Int']['input']>;
  /** Not written. */
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not written. */
  isToSuggest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not written. */
  isRecommended?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not written. */
  contactAvatar?: InputMaybe<Scalars['String']['input']>;
  /** Not written. */
  contactInfo?: InputMaybe<Scalars['Unread']['input']>;
  /** Not written. */
  location?: InputMaybe<Scalars['Unread']['input']>;
};

/** Number of own offers in a group of statuses. */
export type OfferCounter = {
  /** 0 draft, 1 pending, 2 active, 3 inactive, 4 private, 5 sold. */
  status: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
};

/** A page of homes. */
export type OfferPage = {
  /** Counted from 1; in lists of own offers from 0. */
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  /** Public listings (`Offer`), or owners' records (`OwnOffer`) where the filter selects those. */
  data: Array<AnyOffer>;
};

/** A subscribed device of a member. */
export type PushDevice = {
  id: Scalars['Int']['output'];
  /** The browser; null where it is unknown. */
  browser: Maybe<Scalars['String']['output']>;
  /** The operating system; null where it is unknown. */
  system: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last delivered message; null: none yet. */
  succeededAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is the caller's device. */
  isCurrent: Scalars['Boolean']['output'];
};

/** The public key for subscribing, and the member's devices. */
export type PushSubscriptions = {
  /** The public key that identifies this installation to push services, as base64url. */
  publicKey: Scalars['String']['output'];
  devices: Array<PushDevice>;
};

/** The reviewer of a claimed offer, and the time when the claim ends. */
export type ReviewClaim = {
  name: Scalars['String']['output'];
  /** Whether the caller is the reviewer. */
  isMine: Scalars['Boolean']['output'];
  until: Scalars['DateTime']['output'];
};

/** An offer that waits for a reviewer. */
export type WaitingOffer = {
  offer: OwnOffer;
  claim: Maybe<ReviewClaim>;
  /** Whether the offer is online: changes of a trusted owner are reviewed afterwards. */
  isOnline: Scalars['Boolean']['output'];
  /** Whether the offer belongs to the caller or their agency; another reviewer must decide it. */
  isOwn: Scalars['Boolean']['output'];
};

/** A page of waiting offers, ordered by waiting time, longest first. */
export type ReviewQueue = {
  /** From 1. */
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  data: Array<WaitingOffer>;
};

/** A fact that changed since the last approval. */
export type ContentChange = {
  /** Name of a field of the offer, or `pictures`. */
  name: Scalars['String']['output'];
  before: Maybe<Scalars['String']['output']>;
  after: Maybe<Scalars['String']['output']>;
};

/** An act of staff on an offer. */
export type ReviewAct = {
  id: Scalars['Int']['output'];
  /** For example `review.rejected`. */
  act: Scalars['String']['output'];
  happenedAt: Scalars['DateTime']['output'];
  /** The member of staff; null for an automatic act. */
  by: Maybe<Scalars['String']['output']>;
  /** Comment to the owner. */
  comment: Maybe<Scalars['String']['output']>;
};

/** Facts of the advertiser for a reviewer, without email address and phone number. */
export type AdvertiserRecord = {
  /** Null for a removed account. */
  memberSince: Maybe<Scalars['DateTime']['output']>;
  emailConfirmed: Scalars['Boolean']['output'];
  hasPhone: Scalars['Boolean']['output'];
  agencyName: Maybe<Scalars['String']['output']>;
  /** All listings of the account that were not deleted. */
  listings: Scalars['Int']['output'];
  online: Scalars['Int']['output'];
  approved: Scalars['Int']['output'];
  rejected: Scalars['Int']['output'];
  suspended: Scalars['Int']['output'];
};

/** A home that resembles the reviewed one. */
export type HintHome = {
  /** Id of the public listing; null for one that waits for review itself. */
  activeOfferId: Maybe<Scalars['Int']['output']>;
  /** Id of the owner's record; null for a listing of a feed. */
  offerId: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  city: Scalars['String']['output'];
  street: Maybe<Scalars['String']['output']>;
  rooms: Maybe<Scalars['Float']['output']>;
  livingSpace: Maybe<Scalars['Int']['output']>;
  price: Maybe<Scalars['Int']['output']>;
  /** Whether it belongs to the same advertiser. */
  isOfSame: Scalars['Boolean']['output'];
  /** Number of similar pictures; 0 for other kinds of hints. */
  pictures: Scalars['Int']['output'];
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

/** A hint for a reviewer, with its evidence and without a verdict. */
export type ReviewHint = {
  kind: HintKind;
  homes: Array<HintHome>;
  /** Parts of the text. */
  excerpts: Array<Scalars['String']['output']>;
  price: Maybe<Scalars['Int']['output']>;
  /** Local prices of similar homes: the median, and the middle half. */
  median: Maybe<Scalars['Int']['output']>;
  low: Maybe<Scalars['Int']['output']>;
  high: Maybe<Scalars['Int']['output']>;
  place: Maybe<Scalars['String']['output']>;
  /** Number of objects that the hint concerns. */
  count: Maybe<Scalars['Int']['output']>;
};

/** A prepared sentence to the owner, to be sent as it is or edited. */
export type ReadySentence = {
  id: Scalars['String']['output'];
  /** In the owner's language. */
  text: Scalars['String']['output'];
};

/** All data for a reviewer's decision. */
export type ReviewCase = {
  offer: OwnOffer;
  claim: Maybe<ReviewClaim>;
  isWaiting: Scalars['Boolean']['output'];
  isOnline: Scalars['Boolean']['output'];
  isOwn: Scalars['Boolean']['output'];
  /** Whether the last act of review can be undone. */
  mayUndo: Scalars['Boolean']['output'];
  /** The owner's language. */
  ownerLanguage: Locale;
  approvedAt: Maybe<Scalars['DateTime']['output']>;
  /** Empty without an earlier approval. */
  changes: Array<ContentChange>;
  /** Pictures of the last approved version, in their order. */
  approvedPictures: Array<OwnImage>;
  /** Time when the offer was sent back to its owner; null where the last decision is another one. */
  returnedAt: Maybe<Scalars['DateTime']['output']>;
  /** Changes since the offer was sent back; empty without `returnedAt`. */
  changesSinceReturn: Array<ContentChange>;
  /** Pictures of the version that was sent back, in their order. */
  returnedPictures: Array<OwnImage>;
  history: Array<ReviewAct>;
  advertiser: AdvertiserRecord;
  hints: Array<ReviewHint>;
  readySentences: Array<ReadySentence>;
};

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

/** A reported listing. */
export type ReportedListing = {
  /** Id of the public copy. */
  id: Scalars['Int']['output'];
  /** Id of the owner's record; null for a listing of a feed. */
  offerId: Maybe<Scalars['Int']['output']>;
  /** Status of the public copy: 40 is online. */
  status: Scalars['Int']['output'];
  offerType: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  city: Scalars['String']['output'];
  price: Maybe<Scalars['Int']['output']>;
  agencyName: Maybe<Scalars['String']['output']>;
  /** Number of other open reports on it. */
  otherReports: Scalars['Int']['output'];
};

/** A report of a problem. */
export type OfferReport = {
  id: Scalars['Int']['output'];
  reason: ReportReason;
  description: Scalars['String']['output'];
  /** Name of the reporter; null after erasure. */
  reporter: Maybe<Scalars['String']['output']>;
  isMember: Scalars['Boolean']['output'];
  reportedAt: Scalars['DateTime']['output'];
  /** Null where the report concerns no listing. */
  listing: Maybe<ReportedListing>;
  isOwn: Scalars['Boolean']['output'];
  decision: Maybe<ReportDecision>;
  decisionNote: Maybe<Scalars['String']['output']>;
  decidedAt: Maybe<Scalars['DateTime']['output']>;
};

export type ReportPage = {
  /** From 1. */
  pageNumber: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalRecords: Scalars['Int']['output'];
  data: Array<OfferReport>;
};

/** Numbers of waiting offers and of open reports. */
export type ReviewCounts = {
  waiting: Scalars['Int']['output'];
  reports: Scalars['Int']['output'];
  /** Number of held messages and of reported conversations. */
  conversations: Scalars['Int']['output'];
};

/** An entry of the audit log. */
export type AuditEntry = {
  id: Scalars['Int']['output'];
  happenedAt: Scalars['DateTime']['output'];
  act: Scalars['String']['output'];
  /** Right under which the act was done: self, token, agency, staff, operator, system. */
  actingAs: Scalars['String']['output'];
  actorId: Maybe<Scalars['Int']['output']>;
  actorName: Maybe<Scalars['String']['output']>;
  objectKind: Scalars['String']['output'];
  objectId: Maybe<Scalars['Int']['output']>;
  /** States before and after, as JSON. */
  before: Maybe<Scalars['String']['output']>;
  after: Maybe<Scalars['String']['output']>;
};

/** A page of the audit log, the latest first. */
export type AuditPage = {
  data: Array<AuditEntry>;
  /** Value of `before` for the next page of earlier entries; null on the last page. */
  next: Maybe<Scalars['Int']['output']>;
  /** Kinds of objects in the log. */
  kinds: Array<Scalars['String']['output']>;
};

/** Trust marks of a listing. Each is set only where it is known; none can be bought. */
export type ListingTrust = {
  /** The advertiser's e-mail address was confirmed. */
  isEmailConfirmed: Scalars['Boolean']['output'];
  /** Time when the advertiser's account was created. */
  memberSince: Maybe<Scalars['DateTime']['output']>;
  /** Time when a reviewer approved the content. */
  reviewedAt: Maybe<Scalars['DateTime']['output']>;
  /** No other advertiser's listing shows pictures like these. */
  hasOwnPictures: Scalars['Boolean']['output'];
  /**
   * Always null: the comparison with the median of the place is the one verdict about a price.
   * @deprecated Use the median of the place.
   */
  usualPricePlace: Maybe<Scalars['String']['output']>;
  /** Time of the first import of the agency's feed. */
  feedSince: Maybe<Scalars['DateTime']['output']>;
};

/** Form of the answer: a page of a list, or points for a map. */
export type ViewMode =
  | 'list'
  | 'map';

/** WGS84, degrees. */
export type PointInput = {
  lat: Scalars['Float']['input'];
  lng: Scalars['Float']['input'];
};

/** A rectangle on the map. */
export type RectangleInput = {
  south: Scalars['Float']['input'];
  west: Scalars['Float']['input'];
  north: Scalars['Float']['input'];
  east: Scalars['Float']['input'];
};

/** A circle on the map. */
export type CircleInput = {
  center: PointInput;
  /** Kilometres. */
  radius?: InputMaybe<Scalars['Float']['input']>;
  /** The same as `radius`; it takes precedence if both are given. */
  radiusKm?: InputMaybe<Scalars['Float']['input']>;
};

/** A corner of a polygon, or, as the only entry of its list, a whole polygon with its corners in `points`. */
export type CornerInput = {
  lat?: InputMaybe<Scalars['Float']['input']>;
  lng?: InputMaybe<Scalars['Float']['input']>;
  points?: InputMaybe<Array<PointInput>>;
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
  order?: InputMaybe<Scalars['Int']['input']>;
  /** 0 buy, 1 rent. Required in every search. */
  offerType?: InputMaybe<Scalars['Int']['input']>;
  /** Category bits, combined by OR; 0 or absent means all. */
  category?: InputMaybe<Scalars['Int']['input']>;
  /** Subcategory bits, combined by OR. */
  subCategory?: InputMaybe<Scalars['Int']['input']>;
  /** One place by id. */
  location?: InputMaybe<Scalars['Int']['input']>;
  /** Several places by id. */
  locationIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Latest day from which the home is available. */
  availableFrom?: InputMaybe<Scalars['Date']['input']>;
  minRooms?: InputMaybe<Scalars['Float']['input']>;
  maxRooms?: InputMaybe<Scalars['Float']['input']>;
  /** m². */
  minLivingSpace?: InputMaybe<Scalars['Int']['input']>;
  maxLivingSpace?: InputMaybe<Scalars['Int']['input']>;
  /** CHF per month for rent, CHF in total for sale. A price bound does not exclude homes with the price on request. */
  minPrice?: InputMaybe<Scalars['Int']['input']>;
  maxPrice?: InputMaybe<Scalars['Int']['input']>;
  minPricePerM2?: InputMaybe<Scalars['Float']['input']>;
  maxPricePerM2?: InputMaybe<Scalars['Float']['input']>;
  /** Number of days: 0 any time, 1, 3, 7, 14, 30. */
  added?: InputMaybe<Scalars['Int']['input']>;
  /** Feature bits, combined by AND. */
  features?: InputMaybe<Scalars['Int']['input']>;
  agencyId?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the agency's name. */
  agencyName?: InputMaybe<Scalars['String']['input']>;
  /** Private advertisers only. */
  noAgency?: InputMaybe<Scalars['Boolean']['input']>;
  /** Extends each place by this distance, kilometres. */
  maxDistance?: InputMaybe<Scalars['Float']['input']>;
  circles?: InputMaybe<Array<CircleInput>>;
  rectangles?: InputMaybe<Array<RectangleInput>>;
  /** Polygons: each is a list of corners, or a record with `points`. */
  polygons?: InputMaybe<Array<Array<CornerInput>>>;
  /** Number of the listing source. */
  sourceType?: InputMaybe<Scalars['Int']['input']>;
  /** 0 all, 1 ground floor, 2 not the ground floor. */
  floor?: InputMaybe<Scalars['Int']['input']>;
  excludePriceOnRequest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Key of a map cell: only homes inside it. */
  cell?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Entries of a page, at most 100; 24 when absent. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  viewMode?: InputMaybe<ViewMode>;
  /** Ignored: whether a map is shown beside the list. */
  map?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ignored: use `sourceType` for the origin of homes. */
  isExternal?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Selects offers of this account instead of public listings: the caller's own or, for permitted readers, another's. Pages of
   * such a list count from 0.
   */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** Selects owners' records of these statuses; without `userId` the caller's own, or for reviewers all. */
  status?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects owners' records of a group of statuses, numbered as in the counters. */
  group?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the title, street, town or number. Only in lists of own offers. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Visible part of a map: its bounds, and its zoom for tiles of 512 pixels. */
export type MapViewInput = {
  south: Scalars['Float']['input'];
  west: Scalars['Float']['input'];
  north: Scalars['Float']['input'];
  east: Scalars['Float']['input'];
  /** 0 to 22. */
  zoom: Scalars['Float']['input'];
};

/** A cluster of homes on a map. At each zoom a home is in exactly one cell. The key of a cell is the same in all answers. */
export type MapCell = {
  /** `level/x/y` of a grid of 2^level × 2^level squares of the Mercator world. */
  key: Scalars['String']['output'];
  /** Latitude of the center of its homes. `lng` is the longitude. */
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
  /** Id of the home if the cell contains only one. */
  offerId: Maybe<Scalars['Int']['output']>;
  /** The lowest comparable price, CHF; null when all are on request. */
  price: Maybe<Scalars['Int']['output']>;
  /** Whether all homes of the cell are at the same point, so that no zoom separates them. */
  isPoint: Scalars['Boolean']['output'];
};

/** Homes found, as clusters on a map: at most 1,000 cells. Larger cells are used where there would be more. */
export type OfferMap = {
  /** Number of homes in the view: the sum of all cells. */
  inView: Scalars['Int']['output'];
  /** Number of homes found without a known position. They are shown in lists only. */
  withoutPoint: Scalars['Int']['output'];
  cells: Array<MapCell>;
};

/** A value of a filter, and the number of homes that it would leave. */
export type FacetCount = {
  value: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
};

/** A value of a filter with its name, and the number of homes that it would leave. */
export type NamedCount = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

/**
 * Number of homes that each value of a filter would leave, with all other criteria unchanged. Categories and subcategories replace the chosen
 * ones; features are added to them.
 */
export type SearchFacets = {
  categories: Array<FacetCount>;
  subCategories: Array<FacetCount>;
  features: Array<FacetCount>;
  /** 0 all, 1 ground floor, 2 not the ground floor. */
  floors: Array<FacetCount>;
  /** Number of days: 0 any time, 1, 3, 7, 14, 30. */
  added: Array<FacetCount>;
  /** Number of homes by number of rooms, in steps of one half. */
  rooms: Array<FacetCount>;
  /** Number of homes with a price. */
  withPrice: Scalars['Int']['output'];
  /** Number of homes of private advertisers. */
  privateOnly: Scalars['Int']['output'];
  sources: Array<NamedCount>;
  /** The agencies with most homes, at most 20, limited to the name in the filter. */
  agencies: Array<NamedCount>;
};

/** Number of homes with a price from `from` (inclusive) to `to` (exclusive). The last bar has no upper bound. */
export type PriceBar = {
  from: Scalars['Int']['output'];
  to: Maybe<Scalars['Int']['output']>;
  count: Scalars['Int']['output'];
};

/** Histogram of prices of the homes found without the price criteria. */
export type PriceHistogram = {
  bars: Array<PriceBar>;
  onRequest: Scalars['Int']['output'];
};

/** A place, and the number of homes that the same search finds there. */
export type PlaceCount = {
  location: Location;
  count: Scalars['Int']['output'];
};

/** Homes found. Each field is computed only if it is selected. */
export type OfferResults = {
  /** For `list`: a page of the homes. For `map`: homes with a position, the recommended first, at most 2,000. */
  result: Array<Offer>;
  /** The place of the search, if there is exactly one. */
  location: Maybe<Location>;
  locations: Array<Location>;
  /** Exact number of homes found. */
  count: Scalars['Int']['output'];
  /** Number of homes found with the price on request. */
  countWithoutPrice: Scalars['Int']['output'];
  map: OfferMap;
  facets: SearchFacets;
  priceHistogram: PriceHistogram;
  /**
   * Municipalities next to the place of the search in which the same search finds homes, nearest first, at most 6. Empty for a search with a
   * shape or with several places.
   */
  neighbours: Array<PlaceCount>;
};


/** Homes found. Each field is computed only if it is selected. */
export type OfferResultsMapArgs = {
  view: MapViewInput;
};

/** Number of results. */
export type OffersCount = {
  totalRecords: Scalars['Int']['output'];
};

/** A city, and the numbers of its apartments and houses on offer. */
export type CityOffers = {
  location: Location;
  toRent: Scalars['Int']['output'];
  toBuy: Scalars['Int']['output'];
};

/** Prices of similar homes. A quarter of them cost less than `low`, a quarter more than `high`. */
export type PriceRange = {
  /** Lower quartile, CHF: rent per month, or total price. */
  low: Scalars['Int']['output'];
  median: Scalars['Int']['output'];
  high: Scalars['Int']['output'];
  /** Number of homes that the range is computed from. */
  offers: Scalars['Int']['output'];
  /** Name of the smallest enclosing place with enough homes: municipality, district or canton. */
  locationName: Scalars['String']['output'];
  /** That place. */
  location: Maybe<Location>;
};

/** One of the four languages of the product. */
export type Locale =
  | 'en'
  | 'fr'
  | 'de'
  | 'it';

/** A text of the interface: its id and its ICU message. */
export type LocaleMessage = {
  id: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type Query = {
  /** All texts of the interface in one language. */
  intl: Array<LocaleMessage>;
  /** The signed-in member. `email` is the member's own address or absent. */
  profile: Profile;
  /** Sessions of the member, the latest first. */
  sessions: Array<AccountSession>;
  /** Step after a sign-in: the account adopts the visitor's records. It is idempotent. */
  postAuth: Scalars['Boolean']['output'];
  /** Numbers of the login providers that the operator configured. */
  signInProviders: Array<Scalars['Int']['output']>;
  /** Saved searches of the viewer, latest first. */
  alerts: Array<Alert>;
  /** The consent that a mailed link asks for. This query changes nothing. */
  alertConsent: AlertConsent;
  /**
   * The least number of people who look for a home like this, counted from the searches that existed at the last midnight. It is a multiple of five,
   * null below five, and identifies no person.
   */
  seekers: Maybe<Scalars['Int']['output']>;
  /** Measured latency of alerts. */
  alertDelay: AlertDelay;
  /** The operator of the product. */
  operator: Operator;
  /** An article by its slug, in any language, or by its id, which goes before the slug. Null where neither is known. */
  article: Maybe<Article>;
  /** Articles in one language, newest first; those that hold every word of a text have the best match first. */
  articles: Array<Article>;
  /**
   * Conversations of the actor: a list, a single one by `filter.id` (`error.notFound` where it does not exist), or only the counts. The
   * query marks no message as read.
   */
  conversations: ConversationPage;
  /** Content of a mailed link by which a member takes over a conversation. Visible to the holder of the link. The query changes nothing. */
  openedConversation: OpenedConversation;
  /** Open reports of conversations, oldest first; or decided ones, the latest first. For moderators. */
  conversationReports: ConversationReportPage;
  /** Messages that wait for a moderator. */
  heldMessages: HeldMessagePage;
  /**
   * Saved homes of the viewer. `orderBy` is a value of `SortOrder`. A page has 24 entries by default, 100 at most. `isAbbreviated` returns
   * ids only, at most 500. `isShared` returns the homes of all members of the viewer's circle.
   */
  favourites: FavouritePage;
  /** Hidden homes of the viewer. */
  hiddenHomes: HiddenHomePage;
  /** Ids of homes on the lists of the viewer. */
  userRelations: UserRelations;
  /** Ids of objects that the viewer looked at, the latest first, at most 500. Kind 100 stands for homes. */
  seenObjects: Array<Scalars['Int']['output']>;
  /** The circle with which the viewer shares favourites. */
  favouriteCircle: FavouriteCircle;
  /** The invitation of a link. The query changes nothing. */
  openedInvitation: OpenedInvitation;
  /** Interest of people in an own offer in the last 30 or 90 days, by kind. Error `error.notFound` for an offer of another member. */
  offerInterest: Array<HomeInterest>;
  /**
   * Addresses of a postal code: streets for the beginning of a name, addresses for a name with the beginning of a number. Empty where the
   * installation has no source of addresses.
   */
  addresses: Array<Address>;
  /**
   * Places that match a text, best match first. The text is a postal code or a name in any national language; it may be incomplete or
   * misspelt. An empty text returns the best-known towns.
   */
  locations: Array<Location>;
  /** Requests for help with a move: open ones, the oldest first, or those that are done, the latest first. Error `error.forbidden`. */
  movingRequests: MovingRequestPage;
  /** Notifications of the member, or of the visitor by their signed cookie. A page has 12 entries by default, 50 at most. */
  notifications: NotificationPage;
  /** A public listing. Error `error.notFound` if it does not exist or is no longer public. */
  offer: Maybe<Offer>;
  /** A listing that is no longer public. Null if it is public, or never was. */
  goneOffer: Maybe<GoneOffer>;
  /** Phone number of the advertiser. Requests are counted and limited. */
  offerPhone: Maybe<Scalars['String']['output']>;
  /** Ways to pay that this installation offers. */
  payWays: Array<PayWayOffered>;
  /** A payment. Error `error.notFound` for a payment that the caller may not see. */
  payment: Payment;
  payments: PaymentPage;
  /** The caller's own credits; those of another member for administrators of the agency and AdminGlobal. */
  userCredits: UserCredits;
  /** Payouts. For AdminGlobal. */
  payouts: PayoutPage;
  /** For AdminGlobal: amounts that are neither assigned to a payment nor sent back. */
  unmatchedBankEntries: BankEntryPage;
  /** For AdminGlobal: sums and tax of at most 366 days, both days included. */
  paymentSums: PaymentSums;
  /** For AdminGlobal: members by name or email address with their credits; without `text` those who have or had any. */
  creditHolders: CreditHolderPage;
  /** The price list of the product. */
  prices: Array<Price>;
  /** A page of homes, or of owners' records where the filter selects those. */
  offers: OfferPage;
  /** Number of homes, or of owners' records where the filter selects those: the total of `offers` over all pages. */
  offersCount: OffersCount;
  /** An offer for editing. Error `error.notFound` if it does not exist, `error.forbidden` for a public offer of another member. */
  offerEdit: OwnOffer;
  /** Number of own offers in each group. */
  getOffersCounters: Array<OfferCounter>;
  /** The devices of the member, the latest first. */
  pushSubscriptions: PushSubscriptions;
  /** Offers that wait for a reviewer. Error `error.forbidden` for all but reviewers. */
  reviewQueue: ReviewQueue;
  /** An offer with the data of its review. Error `error.notFound`. */
  reviewCase: ReviewCase;
  /** Reports of problems: open ones, oldest first, or decided ones, the latest first. */
  offerReports: ReportPage;
  /** Numbers of waiting offers and of open reports. */
  reviewCounts: ReviewCounts;
  /** Entries of the audit log. For administrators. */
  auditLog: AuditPage;
  /** Usual prices of similar homes in the same place; null where too few are on offer. */
  priceRange: Maybe<PriceRange>;
  /** Homes found, for list and map. */
  coords: OfferResults;
  /** The best-known cities with homes on offer. */
  topCities: Array<CityOffers>;
};


export type QueryIntlArgs = {
  locale: Locale;
};


export type QueryProfileArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPostAuthArgs = {
  filter?: InputMaybe<Scalars['Unread']['input']>;
};


export type QueryAlertConsentArgs = {
  id: Scalars['String']['input'];
};


export type QuerySeekersArgs = {
  facts: SeekerFacts;
};


export type QueryArticleArgs = {
  kind: ContentKind;
  locale: Locale;
  slug?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryArticlesArgs = {
  kind: ContentKind;
  locale: Locale;
  category?: InputMaybe<ContentCategory>;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryConversationsArgs = {
  filter?: InputMaybe<ConversationFilter>;
};


export type QueryOpenedConversationArgs = {
  id: Scalars['String']['input'];
};


export type QueryConversationReportsArgs = {
  isDecided?: InputMaybe<Scalars['Boolean']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryHeldMessagesArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFavouritesArgs = {
  orderBy?: InputMaybe<Scalars['Int']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  isAbbreviated?: InputMaybe<Scalars['Boolean']['input']>;
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryHiddenHomesArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySeenObjectsArgs = {
  kind: Scalars['Int']['input'];
};


export type QueryOpenedInvitationArgs = {
  id: Scalars['String']['input'];
};


export type QueryOfferInterestArgs = {
  id: Scalars['Int']['input'];
  days: Scalars['Int']['input'];
};


export type QueryAddressesArgs = {
  postalCode: Scalars['String']['input'];
  text: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLocationsArgs = {
  text: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  locale?: InputMaybe<Locale>;
};


export type QueryMovingRequestsArgs = {
  isDone?: InputMaybe<Scalars['Boolean']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNotificationsArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOfferArgs = {
  id: Scalars['Int']['input'];
};


export type QueryGoneOfferArgs = {
  id: Scalars['Int']['input'];
};


export type QueryOfferPhoneArgs = {
  offerId: Scalars['Int']['input'];
};


export type QueryPaymentArgs = {
  id: Scalars['Int']['input'];
};


export type QueryPaymentsArgs = {
  filter?: InputMaybe<PaymentFilter>;
};


export type QueryUserCreditsArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPayoutsArgs = {
  isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUnmatchedBankEntriesArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPaymentSumsArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


export type QueryCreditHoldersArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOffersArgs = {
  filter: OfferFilter;
};


export type QueryOffersCountArgs = {
  filter: OfferFilter;
};


export type QueryOfferEditArgs = {
  id: Scalars['Int']['input'];
};


export type QueryGetOffersCountersArgs = {
  offerType?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReviewQueueArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReviewCaseArgs = {
  id: Scalars['Int']['input'];
};


export type QueryOfferReportsArgs = {
  isDecided?: InputMaybe<Scalars['Boolean']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAuditLogArgs = {
  objectKind?: InputMaybe<Scalars['String']['input']>;
  objectId?: InputMaybe<Scalars['Int']['input']>;
  person?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  before?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPriceRangeArgs = {
  cityId: Scalars['Int']['input'];
  offerType: Scalars['Int']['input'];
  category: Scalars['Int']['input'];
  rooms?: InputMaybe<Scalars['Float']['input']>;
  livingSpace?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCoordsArgs = {
  filter: OfferFilter;
};


export type QueryTopCitiesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  ListedOffer:
    | ( OfferRecord )
    | ( OfferRecord )
  ;
  AnyOffer:
    | ( OfferRecord )
    | ( OwnOfferRecord )
  ;
  AnyImage:
    | ( OfferImageRecord )
    | ( OwnPicture )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Profile: ResolverTypeWrapper<ProfileRecord>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  EmailPreferences: ResolverTypeWrapper<AccountRecord>;
  EmailPreference: EmailPreference;
  ProfileSubscription: ResolverTypeWrapper<ProfileSubscription>;
  Unread: ResolverTypeWrapper<Scalars['Unread']['output']>;
  SecondFactorStep: SecondFactorStep;
  Login: ResolverTypeWrapper<LoginResult>;
  AccountSession: ResolverTypeWrapper<OwnSession>;
  SecondFactorSetup: ResolverTypeWrapper<SecondFactorSetup>;
  ChangedAccount: ResolverTypeWrapper<ChangedAccount>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ProfileAgency: ResolverTypeWrapper<ProfileAgency>;
  AgencyAddress: ResolverTypeWrapper<AgencyAddress>;
  AlertPoint: ResolverTypeWrapper<AlertPoint>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AlertRectangle: ResolverTypeWrapper<AlertRectangle>;
  AlertCircle: ResolverTypeWrapper<AlertCircle>;
  AlertPolygon: ResolverTypeWrapper<AlertPolygon>;
  Alert: ResolverTypeWrapper<AlertRecord>;
  SearchInput: SearchInput;
  LocationInput: LocationInput;
  AlertConsent: ResolverTypeWrapper<AlertConsentRecord>;
  SeekerFacts: SeekerFacts;
  AlertDelay: ResolverTypeWrapper<AlertDelay>;
  Operator: ResolverTypeWrapper<Operator>;
  ContentKind: ContentKind;
  ContentCategory: ContentCategory;
  ContentBody: ResolverTypeWrapper<Scalars['ContentBody']['output']>;
  ContentSource: ResolverTypeWrapper<ContentSource>;
  Article: ResolverTypeWrapper<ArticleRecord>;
  ConversationPerson: ResolverTypeWrapper<ConversationPersonRecord>;
  MessageAttachment: ResolverTypeWrapper<AttachmentRecord>;
  Message: ResolverTypeWrapper<ReadMessage>;
  Conversation: ResolverTypeWrapper<ConversationRecord>;
  ConversationFilter: ConversationFilter;
  ConversationPage: ResolverTypeWrapper<ConversationPageRecord>;
  MessageMark: ResolverTypeWrapper<MessageMark>;
  OpenedConversation: ResolverTypeWrapper<OpenedConversation>;
  ReportedConversation: ResolverTypeWrapper<ReportedRecord>;
  ModeratedMessage: ResolverTypeWrapper<MessageRecord>;
  ConversationReportReason: ConversationReportReason;
  ConversationDecision: ConversationDecision;
  ConversationReport: ResolverTypeWrapper<ConversationReportRecord>;
  ConversationReportPage: ResolverTypeWrapper<Omit<ConversationReportPage, 'data'> & { data: Array<ResolversTypes['ConversationReport']> }>;
  HeldMessagePage: ResolverTypeWrapper<Omit<HeldMessagePage, 'data'> & { data: Array<ResolversTypes['ModeratedMessage']> }>;
  ProfileNotification: ResolverTypeWrapper<ProfileNotification>;
  LeftHome: ResolverTypeWrapper<LeftHome>;
  CirclePerson: ResolverTypeWrapper<CirclePerson>;
  FavouriteOpinion: ResolverTypeWrapper<FavouriteOpinion>;
  Favourite: ResolverTypeWrapper<FavouriteRecord>;
  FavouritePage: ResolverTypeWrapper<FavouritePageRecord>;
  HiddenHome: ResolverTypeWrapper<Omit<HiddenHome, 'property'> & { property?: Maybe<ResolversTypes['Offer']> }>;
  HiddenHomePage: ResolverTypeWrapper<Omit<HiddenHomePage, 'data'> & { data: Array<ResolversTypes['HiddenHome']> }>;
  UserRelations: ResolverTypeWrapper<UserRelations>;
  FavouriteInvitation: ResolverTypeWrapper<InvitationRecord>;
  FavouriteCircle: ResolverTypeWrapper<Omit<FavouriteCircle, 'invitations'> & { invitations: Array<ResolversTypes['FavouriteInvitation']> }>;
  OpenedInvitation: ResolverTypeWrapper<OpenedInvitation>;
  HomeInterest: ResolverTypeWrapper<InterestRecord>;
  InterestDay: ResolverTypeWrapper<InterestDay>;
  InterestTotal: ResolverTypeWrapper<InterestTotal>;
  Location: ResolverTypeWrapper<LocationRecord>;
  AreaKind: AreaKind;
  Town: ResolverTypeWrapper<TownRecord>;
  Address: ResolverTypeWrapper<Address>;
  PlaceMap: ResolverTypeWrapper<PlaceMap>;
  PlaceLabel: ResolverTypeWrapper<PlaceLabel>;
  MovingRequest: ResolverTypeWrapper<MovingRequestRecord>;
  MovingRequestPage: ResolverTypeWrapper<Omit<MovingRequestPage, 'data'> & { data: Array<ResolversTypes['MovingRequest']> }>;
  NotifiedArticle: ResolverTypeWrapper<NotifiedArticle>;
  NotifiedPlace: ResolverTypeWrapper<NotifiedPlace>;
  NotifiedProperty: ResolverTypeWrapper<NotifiedProperty>;
  NotifiedContact: ResolverTypeWrapper<NotifiedContact>;
  NotificationData: ResolverTypeWrapper<NotificationDataRecord>;
  Notification: ResolverTypeWrapper<NotificationRecord>;
  NotificationPage: ResolverTypeWrapper<NotificationPageRecord>;
  ListedOffer: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ListedOffer']>;
  SimilarOffer: ResolverTypeWrapper<OfferRecord>;
  AnyOffer: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AnyOffer']>;
  AnyImage: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AnyImage']>;
  Offer: ResolverTypeWrapper<OfferRecord>;
  OfferScoreParts: ResolverTypeWrapper<OfferScoreParts>;
  OfferSource: ResolverTypeWrapper<OfferSource>;
  OfferImage: ResolverTypeWrapper<OfferImageRecord>;
  ContactInfo: ResolverTypeWrapper<ContactInfo>;
  OfferPrice: ResolverTypeWrapper<OfferPrice>;
  PlacePrice: ResolverTypeWrapper<PlacePrice>;
  GoneOffer: ResolverTypeWrapper<GoneOfferRecord>;
  PayWay: PayWay;
  PayWayOffered: ResolverTypeWrapper<PayWayOffered>;
  Payment: ResolverTypeWrapper<PaymentRecord>;
  MoneyMovement: ResolverTypeWrapper<MovementRecord>;
  PaymentDispute: ResolverTypeWrapper<PaymentDispute>;
  QrBill: ResolverTypeWrapper<QrBill>;
  PaymentPage: ResolverTypeWrapper<Omit<PaymentPage, 'data'> & { data: Array<ResolversTypes['Payment']> }>;
  PaymentFilter: PaymentFilter;
  UserCredits: ResolverTypeWrapper<CreditsView>;
  CreditEntry: ResolverTypeWrapper<CreditEntryRecord>;
  Payout: ResolverTypeWrapper<PayoutRecord>;
  PayoutPage: ResolverTypeWrapper<Omit<PayoutPage, 'data'> & { data: Array<ResolversTypes['Payout']> }>;
  BankEntry: ResolverTypeWrapper<BankEntryView>;
  BankCredit: ResolverTypeWrapper<BankCredit>;
  BankEntryPage: ResolverTypeWrapper<Omit<BankEntryPage, 'data'> & { data: Array<ResolversTypes['BankEntry']> }>;
  PaymentSums: ResolverTypeWrapper<PaymentSums>;
  PaymentSum: ResolverTypeWrapper<PaymentSum>;
  CreditHolder: ResolverTypeWrapper<CreditHolder>;
  CreditHolderPage: ResolverTypeWrapper<CreditHolderPage>;
  Price: ResolverTypeWrapper<PriceRecord>;
  OwnOffer: ResolverTypeWrapper<OwnOfferRecord>;
  OwnImage: ResolverTypeWrapper<OwnPicture>;
  OwnImageInput: OwnImageInput;
  OfferInput: OfferInput;
  OfferCounter: ResolverTypeWrapper<OfferCounter>;
  OfferPage: ResolverTypeWrapper<Omit<OfferPage, 'data'> & { data: Array<ResolversTypes['AnyOffer']> }>;
  PushDevice: ResolverTypeWrapper<PushDeviceRecord>;
  PushSubscriptions: ResolverTypeWrapper<Omit<PushSubscriptions, 'devices'> & { devices: Array<ResolversTypes['PushDevice']> }>;
  ReviewClaim: ResolverTypeWrapper<ReviewClaim>;
  WaitingOffer: ResolverTypeWrapper<WaitingOfferRecord>;
  ReviewQueue: ResolverTypeWrapper<Omit<ReviewQueue, 'data'> & { data: Array<ResolversTypes['WaitingOffer']> }>;
  ContentChange: ResolverTypeWrapper<ContentChange>;
  ReviewAct: ResolverTypeWrapper<ReviewAct>;
  AdvertiserRecord: ResolverTypeWrapper<AdvertiserRecord>;
  HintHome: ResolverTypeWrapper<HintHome>;
  HintKind: HintKind;
  ReviewHint: ResolverTypeWrapper<ReviewHint>;
  ReadySentence: ResolverTypeWrapper<ReadySentence>;
  ReviewCase: ResolverTypeWrapper<ReviewCaseRecord>;
  ReportReason: ReportReason;
  ReportDecision: ReportDecision;
  ReportedListing: ResolverTypeWrapper<ReportedListingRecord>;
  OfferReport: ResolverTypeWrapper<ReportRecord>;
  ReportPage: ResolverTypeWrapper<Omit<ReportPage, 'data'> & { data: Array<ResolversTypes['OfferReport']> }>;
  ReviewCounts: ResolverTypeWrapper<ReviewCountsRecord>;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  ListingTrust: ResolverTypeWrapper<ListingTrust>;
  ViewMode: ViewMode;
  PointInput: PointInput;
  RectangleInput: RectangleInput;
  CircleInput: CircleInput;
  CornerInput: CornerInput;
  OfferFilter: OfferFilter;
  MapViewInput: MapViewInput;
  MapCell: ResolverTypeWrapper<MapCell>;
  OfferMap: ResolverTypeWrapper<OfferMap>;
  FacetCount: ResolverTypeWrapper<FacetCount>;
  NamedCount: ResolverTypeWrapper<NamedCount>;
  SearchFacets: ResolverTypeWrapper<SearchFacets>;
  PriceBar: ResolverTypeWrapper<PriceBar>;
  PriceHistogram: ResolverTypeWrapper<PriceHistogram>;
  PlaceCount: ResolverTypeWrapper<Omit<PlaceCount, 'location'> & { location: ResolversTypes['Location'] }>;
  OfferResults: ResolverTypeWrapper<FoundResults>;
  OffersCount: ResolverTypeWrapper<OffersCount>;
  CityOffers: ResolverTypeWrapper<Omit<CityOffers, 'location'> & { location: ResolversTypes['Location'] }>;
  PriceRange: ResolverTypeWrapper<ReadPriceRange>;
  Locale: Locale;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  LocaleMessage: ResolverTypeWrapper<LocaleMessage>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Profile: ProfileRecord;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  EmailPreferences: AccountRecord;
  ProfileSubscription: ProfileSubscription;
  Unread: Scalars['Unread']['output'];
  Login: LoginResult;
  AccountSession: OwnSession;
  SecondFactorSetup: SecondFactorSetup;
  ChangedAccount: ChangedAccount;
  Mutation: Record<PropertyKey, never>;
  ProfileAgency: ProfileAgency;
  AgencyAddress: AgencyAddress;
  AlertPoint: AlertPoint;
  Float: Scalars['Float']['output'];
  AlertRectangle: AlertRectangle;
  AlertCircle: AlertCircle;
  AlertPolygon: AlertPolygon;
  Alert: AlertRecord;
  SearchInput: SearchInput;
  LocationInput: LocationInput;
  AlertConsent: AlertConsentRecord;
  SeekerFacts: SeekerFacts;
  AlertDelay: AlertDelay;
  Operator: Operator;
  ContentBody: Scalars['ContentBody']['output'];
  ContentSource: ContentSource;
  Article: ArticleRecord;
  ConversationPerson: ConversationPersonRecord;
  MessageAttachment: AttachmentRecord;
  Message: ReadMessage;
  Conversation: ConversationRecord;
  ConversationFilter: ConversationFilter;
  ConversationPage: ConversationPageRecord;
  MessageMark: MessageMark;
  OpenedConversation: OpenedConversation;
  ReportedConversation: ReportedRecord;
  ModeratedMessage: MessageRecord;
  ConversationReport: ConversationReportRecord;
  ConversationReportPage: Omit<ConversationReportPage, 'data'> & { data: Array<ResolversParentTypes['ConversationReport']> };
  HeldMessagePage: Omit<HeldMessagePage, 'data'> & { data: Array<ResolversParentTypes['ModeratedMessage']> };
  ProfileNotification: ProfileNotification;
  LeftHome: LeftHome;
  CirclePerson: CirclePerson;
  FavouriteOpinion: FavouriteOpinion;
  Favourite: FavouriteRecord;
  FavouritePage: FavouritePageRecord;
  HiddenHome: Omit<HiddenHome, 'property'> & { property?: Maybe<ResolversParentTypes['Offer']> };
  HiddenHomePage: Omit<HiddenHomePage, 'data'> & { data: Array<ResolversParentTypes['HiddenHome']> };
  UserRelations: UserRelations;
  FavouriteInvitation: InvitationRecord;
  FavouriteCircle: Omit<FavouriteCircle, 'invitations'> & { invitations: Array<ResolversParentTypes['FavouriteInvitation']> };
  OpenedInvitation: OpenedInvitation;
  HomeInterest: InterestRecord;
  InterestDay: InterestDay;
  InterestTotal: InterestTotal;
  Location: LocationRecord;
  Town: TownRecord;
  Address: Address;
  PlaceMap: PlaceMap;
  PlaceLabel: PlaceLabel;
  MovingRequest: MovingRequestRecord;
  MovingRequestPage: Omit<MovingRequestPage, 'data'> & { data: Array<ResolversParentTypes['MovingRequest']> };
  NotifiedArticle: NotifiedArticle;
  NotifiedPlace: NotifiedPlace;
  NotifiedProperty: NotifiedProperty;
  NotifiedContact: NotifiedContact;
  NotificationData: NotificationDataRecord;
  Notification: NotificationRecord;
  NotificationPage: NotificationPageRecord;
  ListedOffer: ResolversInterfaceTypes<ResolversParentTypes>['ListedOffer'];
  SimilarOffer: OfferRecord;
  AnyOffer: ResolversInterfaceTypes<ResolversParentTypes>['AnyOffer'];
  AnyImage: ResolversInterfaceTypes<ResolversParentTypes>['AnyImage'];
  Offer: OfferRecord;
  OfferScoreParts: OfferScoreParts;
  OfferSource: OfferSource;
  OfferImage: OfferImageRecord;
  ContactInfo: ContactInfo;
  OfferPrice: OfferPrice;
  PlacePrice: PlacePrice;
  GoneOffer: GoneOfferRecord;
  PayWayOffered: PayWayOffered;
  Payment: PaymentRecord;
  MoneyMovement: MovementRecord;
  PaymentDispute: PaymentDispute;
  QrBill: QrBill;
  PaymentPage: Omit<PaymentPage, 'data'> & { data: Array<ResolversParentTypes['Payment']> };
  PaymentFilter: PaymentFilter;
  UserCredits: CreditsView;
  CreditEntry: CreditEntryRecord;
  Payout: PayoutRecord;
  PayoutPage: Omit<PayoutPage, 'data'> & { data: Array<ResolversParentTypes['Payout']> };
  BankEntry: BankEntryView;
  BankCredit: BankCredit;
  BankEntryPage: Omit<BankEntryPage, 'data'> & { data: Array<ResolversParentTypes['BankEntry']> };
  PaymentSums: PaymentSums;
  PaymentSum: PaymentSum;
  CreditHolder: CreditHolder;
  CreditHolderPage: CreditHolderPage;
  Price: PriceRecord;
  OwnOffer: OwnOfferRecord;
  OwnImage: OwnPicture;
  OwnImageInput: OwnImageInput;
  OfferInput: OfferInput;
  OfferCounter: OfferCounter;
  OfferPage: Omit<OfferPage, 'data'> & { data: Array<ResolversParentTypes['AnyOffer']> };
  PushDevice: PushDeviceRecord;
  PushSubscriptions: Omit<PushSubscriptions, 'devices'> & { devices: Array<ResolversParentTypes['PushDevice']> };
  ReviewClaim: ReviewClaim;
  WaitingOffer: WaitingOfferRecord;
  ReviewQueue: Omit<ReviewQueue, 'data'> & { data: Array<ResolversParentTypes['WaitingOffer']> };
  ContentChange: ContentChange;
  ReviewAct: ReviewAct;
  AdvertiserRecord: AdvertiserRecord;
  HintHome: HintHome;
  ReviewHint: ReviewHint;
  ReadySentence: ReadySentence;
  ReviewCase: ReviewCaseRecord;
  ReportedListing: ReportedListingRecord;
  OfferReport: ReportRecord;
  ReportPage: Omit<ReportPage, 'data'> & { data: Array<ResolversParentTypes['OfferReport']> };
  ReviewCounts: ReviewCountsRecord;
  AuditEntry: AuditEntry;
  AuditPage: AuditPage;
  ListingTrust: ListingTrust;
  PointInput: PointInput;
  RectangleInput: RectangleInput;
  CircleInput: CircleInput;
  CornerInput: CornerInput;
  OfferFilter: OfferFilter;
  MapViewInput: MapViewInput;
  MapCell: MapCell;
  OfferMap: OfferMap;
  FacetCount: FacetCount;
  NamedCount: NamedCount;
  SearchFacets: SearchFacets;
  PriceBar: PriceBar;
  PriceHistogram: PriceHistogram;
  PlaceCount: Omit<PlaceCount, 'location'> & { location: ResolversParentTypes['Location'] };
  OfferResults: FoundResults;
  OffersCount: OffersCount;
  CityOffers: Omit<CityOffers, 'location'> & { location: ResolversParentTypes['Location'] };
  PriceRange: ReadPriceRange;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  LocaleMessage: LocaleMessage;
  Query: Record<PropertyKey, never>;
};

export type CostDirectiveArgs = {
  points: Scalars['Float']['input'];
  inList?: Maybe<Scalars['Float']['input']>;
  again?: Maybe<Scalars['Float']['input']>;
};

export type CostDirectiveResolver<Result, Parent, ContextType = ResolverContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  usual?: Maybe<Scalars['Int']['input']>;
  givenBy?: Maybe<Array<Scalars['String']['input']>>;
  of?: Maybe<Array<Scalars['String']['input']>>;
  points?: Maybe<Scalars['Float']['input']>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = ResolverContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SharedDirectiveArgs = { };

export type SharedDirectiveResolver<Result, Parent, ContextType = ResolverContext, Args = SharedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ProfileResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobilePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autoImport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uiLang?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rolesFlag?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRefreshed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  biography?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  occupation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occupationSince?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  affiliations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  diplomas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  agencyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wantedAgencyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ProfileSubscription']>, ParentType, ContextType>;
  preferences?: Resolver<ResolversTypes['EmailPreferences'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  providers?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  agency?: Resolver<Maybe<ResolversTypes['ProfileAgency']>, ParentType, ContextType>;
  isAlertMailStopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notifications?: Resolver<Array<ResolversTypes['ProfileNotification']>, ParentType, ContextType>;
  unreadMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingReviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relations?: Resolver<Maybe<ResolversTypes['UserRelations']>, ParentType, ContextType>;
  openMovingRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credits?: Resolver<Maybe<ResolversTypes['UserCredits']>, ParentType, ContextType>;
};

export type EmailPreferencesResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['EmailPreferences'] = ResolversParentTypes['EmailPreferences']> = {
  alertPreference?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listingsPreference?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inboxPreference?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suggestionPreference?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newsletterPreference?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProfileSubscriptionResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ProfileSubscription'] = ResolversParentTypes['ProfileSubscription']> = {
  stripeSubscriptionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stripeSubscriptionStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stripeSubscriptionStartDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stripeSubscriptionEndDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export interface UnreadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Unread'], any> {
  name: 'Unread';
}

export type LoginResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Login'] = ResolversParentTypes['Login']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobilePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autoImport?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  uiLang?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rolesFlag?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  emailConfirmed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRefreshed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  biography?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  occupation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occupationSince?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  affiliations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  diplomas?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  agencyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  preferences?: Resolver<Maybe<ResolversTypes['EmailPreferences']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ProfileSubscription']>, ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['SecondFactorStep'], ParentType, ContextType>;
  exp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  agency?: Resolver<Maybe<ResolversTypes['ProfileAgency']>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<Array<ResolversTypes['ProfileNotification']>>, ParentType, ContextType>;
  relations?: Resolver<Maybe<ResolversTypes['UserRelations']>, ParentType, ContextType>;
  credits?: Resolver<Maybe<ResolversTypes['UserCredits']>, ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SecondFactorSetupResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['SecondFactorSetup'] = ResolversParentTypes['SecondFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedAccountResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ChangedAccount'] = ResolversParentTypes['ChangedAccount']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  login?: Resolver<ResolversTypes['Login'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'token' | 'provider'>>;
  verifySecondFactor?: Resolver<ResolversTypes['Login'], ParentType, ContextType, RequireFields<MutationVerifySecondFactorArgs, 'code'>>;
  startSecondFactor?: Resolver<ResolversTypes['SecondFactorSetup'], ParentType, ContextType, Partial<MutationStartSecondFactorArgs>>;
  confirmSecondFactor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'code'>>;
  stopSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationStopSecondFactorArgs, 'password'>>;
  updateProfile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'id' | 'firstName' | 'lastName'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'id' | 'newPassword'>>;
  sendResetEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationSendResetEmailArgs>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'id' | 'newPassword'>>;
  confirmEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'id'>>;
  resendConfirmationEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationResendConfirmationEmailArgs>>;
  sendChangeEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationSendChangeEmailArgs>>;
  changeEmail?: Resolver<ResolversTypes['ChangedAccount'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'id' | 'oldEmail' | 'newEmail'>>;
  undoEmailChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUndoEmailChangeArgs, 'id'>>;
  changeEmailPreference?: Resolver<ResolversTypes['ChangedAccount'], ParentType, ContextType, RequireFields<MutationChangeEmailPreferenceArgs, 'value' | 'type'>>;
  unsubscribe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'id'>>;
  deleteAccountEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAccountEmailArgs, 'id'>>;
  deleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'id'>>;
  linkIdentity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLinkIdentityArgs, 'id'>>;
  unlinkIdentity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnlinkIdentityArgs, 'provider'>>;
  endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removePicture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createSearch?: Resolver<ResolversTypes['Alert'], ParentType, ContextType, RequireFields<MutationCreateSearchArgs, 'search'>>;
  deleteSearch?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationDeleteSearchArgs, 'ids'>>;
  editSavedSearch?: Resolver<ResolversTypes['Alert'], ParentType, ContextType, RequireFields<MutationEditSavedSearchArgs, 'id' | 'field' | 'value'>>;
  openSearch?: Resolver<ResolversTypes['Alert'], ParentType, ContextType, RequireFields<MutationOpenSearchArgs, 'id'>>;
  confirmAlertEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmAlertEmailArgs, 'id'>>;
  declineAlertEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeclineAlertEmailArgs, 'id'>>;
  endAlertMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndAlertMailArgs, 'id'>>;
  resumeAlertMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendContactMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'name' | 'email' | 'subject' | 'message'>>;
  conversations?: Resolver<ResolversTypes['ConversationPage'], ParentType, ContextType, Partial<MutationConversationsArgs>>;
  openConversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationOpenConversationArgs, 'conversationId'>>;
  createMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationCreateMessageArgs, 'objectId' | 'objectType' | 'text'>>;
  markMessageAsRead?: Resolver<Array<ResolversTypes['MessageMark']>, ParentType, ContextType, RequireFields<MutationMarkMessageAsReadArgs, 'messageIds'>>;
  updateConversationStatus?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationUpdateConversationStatusArgs, 'conversationId' | 'status'>>;
  blockConversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationBlockConversationArgs, 'conversationId'>>;
  unblockConversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationUnblockConversationArgs, 'conversationId'>>;
  reportConversation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportConversationArgs, 'conversationId' | 'reason'>>;
  claimConversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationClaimConversationArgs, 'id'>>;
  removeAttachment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveAttachmentArgs, 'id'>>;
  releaseMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReleaseMessageArgs, 'id'>>;
  removeMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveMessageArgs, 'id' | 'reason'>>;
  decideConversationReport?: Resolver<ResolversTypes['ConversationReport'], ParentType, ContextType, RequireFields<MutationDecideConversationReportArgs, 'id' | 'decision'>>;
  saveFavourite?: Resolver<ResolversTypes['Favourite'], ParentType, ContextType, RequireFields<MutationSaveFavouriteArgs, 'activeOfferId'>>;
  deleteFavourite?: Resolver<ResolversTypes['FavouritePage'], ParentType, ContextType, RequireFields<MutationDeleteFavouriteArgs, 'activeOfferId' | 'pageNumber' | 'pageSize'>>;
  toggleUserRelation?: Resolver<ResolversTypes['UserRelations'], ParentType, ContextType, RequireFields<MutationToggleUserRelationArgs, 'offerId' | 'type'>>;
  removeUserRelations?: Resolver<ResolversTypes['UserRelations'], ParentType, ContextType, RequireFields<MutationRemoveUserRelationsArgs, 'activeOfferIds' | 'type'>>;
  noteFavourite?: Resolver<ResolversTypes['Favourite'], ParentType, ContextType, RequireFields<MutationNoteFavouriteArgs, 'activeOfferId' | 'note'>>;
  voteFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVoteFavouriteArgs, 'activeOfferId'>>;
  rememberSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRememberSeenArgs, 'kind' | 'ids'>>;
  inviteToFavourites?: Resolver<ResolversTypes['FavouriteCircle'], ParentType, ContextType, RequireFields<MutationInviteToFavouritesArgs, 'email'>>;
  withdrawInvitation?: Resolver<ResolversTypes['FavouriteCircle'], ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'id'>>;
  acceptInvitation?: Resolver<ResolversTypes['FavouriteCircle'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'id'>>;
  declineInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeclineInvitationArgs, 'id'>>;
  leaveFavouriteCircle?: Resolver<ResolversTypes['FavouriteCircle'], ParentType, ContextType>;
  removeFromFavouriteCircle?: Resolver<ResolversTypes['FavouriteCircle'], ParentType, ContextType, RequireFields<MutationRemoveFromFavouriteCircleArgs, 'accountId'>>;
  offerSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationOfferSeenArgs, 'offerId'>>;
  requestMoving?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestMovingArgs, 'fromPlace' | 'toPlace' | 'movingOn' | 'name' | 'email'>>;
  closeMovingRequest?: Resolver<ResolversTypes['MovingRequest'], ParentType, ContextType, RequireFields<MutationCloseMovingRequestArgs, 'id'>>;
  messageSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationMessageSeenArgs, 'activityId'>>;
  createPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationCreatePaymentArgs, 'operationType'>>;
  cancelPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationCancelPaymentArgs, 'id'>>;
  refundPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationRefundPaymentArgs, 'id' | 'reason'>>;
  confirmPayout?: Resolver<ResolversTypes['Payout'], ParentType, ContextType, RequireFields<MutationConfirmPayoutArgs, 'id'>>;
  assignBankEntry?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationAssignBankEntryArgs, 'id' | 'paymentId'>>;
  payBackBankEntry?: Resolver<ResolversTypes['Payout'], ParentType, ContextType, RequireFields<MutationPayBackBankEntryArgs, 'id'>>;
  settleReversal?: Resolver<ResolversTypes['BankEntry'], ParentType, ContextType, RequireFields<MutationSettleReversalArgs, 'id'>>;
  grantCredits?: Resolver<ResolversTypes['UserCredits'], ParentType, ContextType, RequireFields<MutationGrantCreditsArgs, 'userId' | 'offerType' | 'credits' | 'reason'>>;
  createOrUpdateOffer?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType, RequireFields<MutationCreateOrUpdateOfferArgs, 'offer'>>;
  cloneOffer?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType, RequireFields<MutationCloneOfferArgs, 'id'>>;
  deleteOffer?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType, RequireFields<MutationDeleteOfferArgs, 'id'>>;
  offerSold?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType, RequireFields<MutationOfferSoldArgs, 'id'>>;
  verifyOffer?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType, RequireFields<MutationVerifyOfferArgs, 'id'>>;
  publishOffer?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType, RequireFields<MutationPublishOfferArgs, 'id'>>;
  rejectOffer?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType, RequireFields<MutationRejectOfferArgs, 'id' | 'comment'>>;
  rollbackOffer?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType, RequireFields<MutationRollbackOfferArgs, 'id'>>;
  releaseClaim?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType, RequireFields<MutationReleaseClaimArgs, 'id'>>;
  startAutoSuggestion?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType, RequireFields<MutationStartAutoSuggestionArgs, 'id'>>;
  stopAutoSuggestion?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType, RequireFields<MutationStopAutoSuggestionArgs, 'id'>>;
  setVisibilityOnOffer?: Resolver<Maybe<ResolversTypes['OwnOffer']>, ParentType, ContextType, RequireFields<MutationSetVisibilityOnOfferArgs, 'activeOfferId' | 'status'>>;
  deleteCoords?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationDeleteCoordsArgs, 'id'>>;
  turnOfferPicture?: Resolver<ResolversTypes['OwnImage'], ParentType, ContextType, RequireFields<MutationTurnOfferPictureArgs, 'id' | 'img_id'>>;
  savePushSubscription?: Resolver<ResolversTypes['PushSubscriptions'], ParentType, ContextType, RequireFields<MutationSavePushSubscriptionArgs, 'endpoint' | 'p256dh' | 'auth'>>;
  removePushSubscription?: Resolver<ResolversTypes['PushSubscriptions'], ParentType, ContextType, RequireFields<MutationRemovePushSubscriptionArgs, 'id'>>;
  createReportOfferProblem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCreateReportOfferProblemArgs, 'description' | 'firstName' | 'lastName' | 'email'>>;
  decideReport?: Resolver<ResolversTypes['OfferReport'], ParentType, ContextType, RequireFields<MutationDecideReportArgs, 'id' | 'decision'>>;
};

export type ProfileAgencyResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ProfileAgency'] = ResolversParentTypes['ProfileAgency']> = {
  agencyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  agencyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  agencyStreet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agencyPostalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agencyCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agencyAddress?: Resolver<ResolversTypes['AgencyAddress'], ParentType, ContextType>;
};

export type AgencyAddressResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AgencyAddress'] = ResolversParentTypes['AgencyAddress']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  locationId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textFr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textDe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textIt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertPointResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AlertPoint'] = ResolversParentTypes['AlertPoint']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AlertRectangleResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AlertRectangle'] = ResolversParentTypes['AlertRectangle']> = {
  south?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  west?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  north?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  east?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AlertCircleResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AlertCircle'] = ResolversParentTypes['AlertCircle']> = {
  center?: Resolver<ResolversTypes['AlertPoint'], ParentType, ContextType>;
  radius?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AlertPolygonResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AlertPolygon'] = ResolversParentTypes['AlertPolygon']> = {
  points?: Resolver<Array<ResolversTypes['AlertPoint']>, ParentType, ContextType>;
};

export type AlertResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notification?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notificationId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offerType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCategory?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  features?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  locationIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  minRooms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxRooms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minLivingSpace?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxLivingSpace?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minPricePerM2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxPricePerM2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  floor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minFloor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxFloor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availableFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  maxDistance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rectangles?: Resolver<Array<ResolversTypes['AlertRectangle']>, ParentType, ContextType>;
  circles?: Resolver<Array<ResolversTypes['AlertCircle']>, ParentType, ContextType>;
  polygons?: Resolver<Array<ResolversTypes['AlertPolygon']>, ParentType, ContextType>;
  excludePriceOnRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sourceType?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  agencyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  agencyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noAgency?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AlertConsentResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AlertConsent'] = ResolversParentTypes['AlertConsent']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertDelayResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AlertDelay'] = ResolversParentTypes['AlertDelay']> = {
  mails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianS?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  p95S?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OperatorResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usesRecaptcha?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mapHost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translatorHost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressHost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface ContentBodyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ContentBody'], any> {
  name: 'ContentBody';
}

export type ContentSourceResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ContentSource'] = ResolversParentTypes['ContentSource']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publisher?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ContentCategory'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paths?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['ContentBody'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ContentSource']>, ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
};

export type ConversationPersonResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ConversationPerson'] = ResolversParentTypes['ConversationPerson']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agencyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MessageAttachmentResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['MessageAttachment'] = ResolversParentTypes['MessageAttachment']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  agencyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  agentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fromUser?: Resolver<Maybe<ResolversTypes['ConversationPerson']>, ParentType, ContextType>;
  toUser?: Resolver<Maybe<ResolversTypes['ConversationPerson']>, ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messageText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isBeingChecked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['MessageAttachment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subObjectId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subObjectType?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversationStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastMessageText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastMessageDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hideFromUserData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fromUserId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  linkedObject?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  objectTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromUser?: Resolver<Maybe<ResolversTypes['ConversationPerson']>, ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAnsweredByMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<ConversationMessagesArgs, 'limit'>>;
};

export type ConversationPageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ConversationPage'] = ResolversParentTypes['ConversationPage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType>;
};

export type MessageMarkResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['MessageMark'] = ResolversParentTypes['MessageMark']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpenedConversationResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OpenedConversation'] = ResolversParentTypes['OpenedConversation']> = {
  objectTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isForMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportedConversationResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ReportedConversation'] = ResolversParentTypes['ReportedConversation']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['ModeratedMessage']>, ParentType, ContextType, RequireFields<ReportedConversationMessagesArgs, 'limit'>>;
};

export type ModeratedMessageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ModeratedMessage'] = ResolversParentTypes['ModeratedMessage']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messageText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['MessageAttachment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ConversationReportResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ConversationReport'] = ResolversParentTypes['ConversationReport']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ConversationReportReason'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ConversationDecision']>, ParentType, ContextType>;
  decisionNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['ReportedConversation']>, ParentType, ContextType>;
};

export type ConversationReportPageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ConversationReportPage'] = ResolversParentTypes['ConversationReportPage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ConversationReport']>, ParentType, ContextType>;
};

export type HeldMessagePageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['HeldMessagePage'] = ResolversParentTypes['HeldMessagePage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ModeratedMessage']>, ParentType, ContextType>;
};

export type ProfileNotificationResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ProfileNotification'] = ResolversParentTypes['ProfileNotification']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeftHomeResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['LeftHome'] = ResolversParentTypes['LeftHome']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leftAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CirclePersonResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['CirclePerson'] = ResolversParentTypes['CirclePerson']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FavouriteOpinionResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['FavouriteOpinion'] = ResolversParentTypes['FavouriteOpinion']> = {
  person?: Resolver<ResolversTypes['CirclePerson'], ParentType, ContextType>;
  hasHeart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vote?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FavouriteResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Favourite'] = ResolversParentTypes['Favourite']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activeOfferId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  savedPriceType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['LeftHome']>, ParentType, ContextType>;
  opinions?: Resolver<Array<ResolversTypes['FavouriteOpinion']>, ParentType, ContextType>;
};

export type FavouritePageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['FavouritePage'] = ResolversParentTypes['FavouritePage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Favourite']>, ParentType, ContextType>;
};

export type HiddenHomeResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['HiddenHome'] = ResolversParentTypes['HiddenHome']> = {
  activeOfferId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hiddenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
};

export type HiddenHomePageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['HiddenHomePage'] = ResolversParentTypes['HiddenHomePage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['HiddenHome']>, ParentType, ContextType>;
};

export type UserRelationsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['UserRelations'] = ResolversParentTypes['UserRelations']> = {
  favorite?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  hidden?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  removedFromPrivateSeller?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  manualSuggestions?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FavouriteInvitationResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['FavouriteInvitation'] = ResolversParentTypes['FavouriteInvitation']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FavouriteCircleResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['FavouriteCircle'] = ResolversParentTypes['FavouriteCircle']> = {
  people?: Resolver<Array<ResolversTypes['CirclePerson']>, ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['FavouriteInvitation']>, ParentType, ContextType>;
  mayRemove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OpenedInvitationResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OpenedInvitation'] = ResolversParentTypes['OpenedInvitation']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isForMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HomeInterestResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['HomeInterest'] = ResolversParentTypes['HomeInterest']> = {
  kind?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['InterestDay']>, ParentType, ContextType>;
};

export type InterestDayResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['InterestDay'] = ResolversParentTypes['InterestDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InterestTotalResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['InterestTotal'] = ResolversParentTypes['InterestTotal']> = {
  kind?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regionCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textFr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textDe?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textIt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cityId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  areaKind?: Resolver<Maybe<ResolversTypes['AreaKind']>, ParentType, ContextType>;
  town?: Resolver<Maybe<ResolversTypes['Town']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<LocationDescriptionArgs>>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  radius?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  boundary?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TownResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Town'] = ResolversParentTypes['Town']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<TownNameArgs>>;
};

export type AddressResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lng?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PlaceMapResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PlaceMap'] = ResolversParentTypes['PlaceMap']> = {
  west?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  south?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  east?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  north?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  borders?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  land?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lakes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['PlaceLabel']>, ParentType, ContextType>;
};

export type PlaceLabelResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PlaceLabel'] = ResolversParentTypes['PlaceLabel']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fitsFromPx?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MovingRequestResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['MovingRequest'] = ResolversParentTypes['MovingRequest']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromPlace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toPlace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  movingOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MovingRequestPageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['MovingRequestPage'] = ResolversParentTypes['MovingRequestPage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['MovingRequest']>, ParentType, ContextType>;
};

export type NotifiedArticleResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['NotifiedArticle'] = ResolversParentTypes['NotifiedArticle']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotifiedPlaceResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['NotifiedPlace'] = ResolversParentTypes['NotifiedPlace']> = {
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  de?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  it?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotifiedPropertyResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['NotifiedProperty'] = ResolversParentTypes['NotifiedProperty']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['NotifiedPlace'], ParentType, ContextType>;
};

export type NotifiedContactResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['NotifiedContact'] = ResolversParentTypes['NotifiedContact']> = {
  advertiserName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  advertiserAvatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationDataResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['NotificationData'] = ResolversParentTypes['NotificationData']> = {
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversationId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  alertId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  en?: Resolver<Maybe<ResolversTypes['NotifiedArticle']>, ParentType, ContextType>;
  fr?: Resolver<Maybe<ResolversTypes['NotifiedArticle']>, ParentType, ContextType>;
  de?: Resolver<Maybe<ResolversTypes['NotifiedArticle']>, ParentType, ContextType>;
  it?: Resolver<Maybe<ResolversTypes['NotifiedArticle']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['NotifiedProperty']>, ParentType, ContextType>;
  contactInfo?: Resolver<Maybe<ResolversTypes['NotifiedContact']>, ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['NotificationData'], ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unseenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
};

export type ListedOfferResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ListedOffer'] = ResolversParentTypes['ListedOffer']> = {
  __resolveType: TypeResolveFn<'SimilarOffer' | 'Offer', ParentType, ContextType>;
};

export type SimilarOfferResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['SimilarOffer'] = ResolversParentTypes['SimilarOffer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCategory?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pricePerM2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  previousPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percentBelowMedian?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  features?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rooms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  livingSpace?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  landArea?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  availableFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['OfferImage']>, ParentType, ContextType, Partial<SimilarOfferImagesArgs>>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contactInfo?: Resolver<ResolversTypes['ContactInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnyOfferResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AnyOffer'] = ResolversParentTypes['AnyOffer']> = {
  __resolveType: TypeResolveFn<'Offer' | 'OwnOffer', ParentType, ContextType>;
};

export type AnyImageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AnyImage'] = ResolversParentTypes['AnyImage']> = {
  __resolveType: TypeResolveFn<'OfferImage' | 'OwnImage', ParentType, ContextType>;
};

export type OfferResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  activeOfferId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  propertyOwnerUserId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offerType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCategory?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExternal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalIdSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agencyHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crawlingId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isToSuggest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRecommended?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['OfferSource'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  translatorHref?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OfferTranslatorHrefArgs, 'locale'>>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  netPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  additionalFees?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comparablePrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pricePerM2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  previousPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percentBelowMedian?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lng?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rooms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bathrooms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  kitchens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  floorsInBuilding?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  livingSpace?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  landArea?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parkings?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exposition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  features?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  buildIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  renovatedIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  availableFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  acquisitionDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  acquisitionPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yourEstimation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  agencyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  agencyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offerScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  offerScoreParts?: Resolver<Maybe<ResolversTypes['OfferScoreParts']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['OfferImage']>, ParentType, ContextType, Partial<OfferImagesArgs>>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageStartIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blobPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactInfo?: Resolver<ResolversTypes['ContactInfo'], ParentType, ContextType>;
  contactAvatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceHistory?: Resolver<Array<ResolversTypes['OfferPrice']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  placeMap?: Resolver<Maybe<ResolversTypes['PlaceMap']>, ParentType, ContextType>;
  placePrice?: Resolver<Maybe<ResolversTypes['PlacePrice']>, ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trust?: Resolver<ResolversTypes['ListingTrust'], ParentType, ContextType>;
  similar?: Resolver<Array<ResolversTypes['SimilarOffer']>, ParentType, ContextType, Partial<OfferSimilarArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferScorePartsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OfferScoreParts'] = ResolversParentTypes['OfferScoreParts']> = {
  freshness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  completeness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  plausibility?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OfferSourceResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OfferSource'] = ResolversParentTypes['OfferSource']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferImageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OfferImage'] = ResolversParentTypes['OfferImage']> = {
  img_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactInfoResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ContactInfo'] = ResolversParentTypes['ContactInfo']> = {
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  agencyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agencyAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  advertiserName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPhoneNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayContactForm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userRole?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayAgencyRedirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayAgentRedirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OfferPriceResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OfferPrice'] = ResolversParentTypes['OfferPrice']> = {
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PlacePriceResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PlacePrice'] = ResolversParentTypes['PlacePrice']> = {
  medianPricePerM2?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoneOfferResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['GoneOffer'] = ResolversParentTypes['GoneOffer']> = {
  offerType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['OfferImage']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  similar?: Resolver<Array<ResolversTypes['SimilarOffer']>, ParentType, ContextType, Partial<GoneOfferSimilarArgs>>;
};

export type PayWayOfferedResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PayWayOffered'] = ResolversParentTypes['PayWayOffered']> = {
  way?: Resolver<ResolversTypes['PayWay'], ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operationType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  credits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasEffect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProlonging?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['PayWay'], ParentType, ContextType>;
  vatAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vatPerMille?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  arrivedAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  movements?: Resolver<Array<ResolversTypes['MoneyMovement']>, ParentType, ContextType>;
  checkoutUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tillUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qrBill?: Resolver<Maybe<ResolversTypes['QrBill']>, ParentType, ContextType>;
  billUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partRefunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['PaymentDispute']>, ParentType, ContextType>;
  mayRefund?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MoneyMovementResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['MoneyMovement'] = ResolversParentTypes['MoneyMovement']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PaymentDisputeResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PaymentDispute'] = ResolversParentTypes['PaymentDispute']> = {
  ref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QrBillResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['QrBill'] = ResolversParentTypes['QrBill']> = {
  creditorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditorAddress?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  svg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentPageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PaymentPage'] = ResolversParentTypes['PaymentPage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
};

export type UserCreditsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['UserCredits'] = ResolversParentTypes['UserCredits']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sellCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rentCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['CreditEntry']>, ParentType, ContextType>;
};

export type CreditEntryResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['CreditEntry'] = ResolversParentTypes['CreditEntry']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  offerType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayoutResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Payout'] = ResolversParentTypes['Payout']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refundId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toIban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PayoutPageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PayoutPage'] = ResolversParentTypes['PayoutPage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Payout']>, ParentType, ContextType>;
};

export type BankEntryResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['BankEntry'] = ResolversParentTypes['BankEntry']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bookedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorIban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fault?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['BankCredit']>, ParentType, ContextType>;
};

export type BankCreditResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['BankCredit'] = ResolversParentTypes['BankCredit']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bookedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  debtorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankEntryPageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['BankEntryPage'] = ResolversParentTypes['BankEntryPage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['BankEntry']>, ParentType, ContextType>;
};

export type PaymentSumsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PaymentSums'] = ResolversParentTypes['PaymentSums']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PaymentSum']>, ParentType, ContextType>;
};

export type PaymentSumResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PaymentSum'] = ResolversParentTypes['PaymentSum']> = {
  way?: Resolver<ResolversTypes['PayWay'], ParentType, ContextType>;
  vatPerMille?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vatAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refundCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refundVatAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  partRefunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CreditHolderResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['CreditHolder'] = ResolversParentTypes['CreditHolder']> = {
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rentCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreditHolderPageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['CreditHolderPage'] = ResolversParentTypes['CreditHolderPage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['CreditHolder']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vatPerMille?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnOfferResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OwnOffer'] = ResolversParentTypes['OwnOffer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activeOfferId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  propertyOwnerUserId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  localStoreId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offerType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCategory?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  netPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  additionalFees?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cityId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lng?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hasExactPoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hidesAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showsPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPriceOnRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rooms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bathrooms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  kitchens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  floorsInBuilding?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  livingSpace?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  landArea?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parkings?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exposition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  features?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  buildIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  availableFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  acquisitionDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  acquisitionPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yourEstimation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isToSuggest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExternal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalIdSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agencyHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crawlingId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRecommended?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  offerScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  agencyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  agencyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactInfo?: Resolver<ResolversTypes['ContactInfo'], ParentType, ContextType>;
  contactAvatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blobPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['OwnImage']>, ParentType, ContextType>;
  imageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageStartIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviewComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suspensionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mayProlong?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  seekers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recentInterest?: Resolver<Array<ResolversTypes['InterestTotal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnImageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OwnImage'] = ResolversParentTypes['OwnImage']> = {
  img_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferCounterResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OfferCounter'] = ResolversParentTypes['OfferCounter']> = {
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferPageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OfferPage'] = ResolversParentTypes['OfferPage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['AnyOffer']>, ParentType, ContextType>;
};

export type PushDeviceResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PushDevice'] = ResolversParentTypes['PushDevice']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  succeededAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PushSubscriptionsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PushSubscriptions'] = ResolversParentTypes['PushSubscriptions']> = {
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['PushDevice']>, ParentType, ContextType>;
};

export type ReviewClaimResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ReviewClaim'] = ResolversParentTypes['ReviewClaim']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WaitingOfferResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['WaitingOffer'] = ResolversParentTypes['WaitingOffer']> = {
  offer?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType>;
  claim?: Resolver<Maybe<ResolversTypes['ReviewClaim']>, ParentType, ContextType>;
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewQueueResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ReviewQueue'] = ResolversParentTypes['ReviewQueue']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['WaitingOffer']>, ParentType, ContextType>;
};

export type ContentChangeResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ContentChange'] = ResolversParentTypes['ContentChange']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewActResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ReviewAct'] = ResolversParentTypes['ReviewAct']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdvertiserRecordResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AdvertiserRecord'] = ResolversParentTypes['AdvertiserRecord']> = {
  memberSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  agencyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  online?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suspended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HintHomeResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['HintHome'] = ResolversParentTypes['HintHome']> = {
  activeOfferId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rooms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  livingSpace?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isOfSame?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewHintResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ReviewHint'] = ResolversParentTypes['ReviewHint']> = {
  kind?: Resolver<ResolversTypes['HintKind'], ParentType, ContextType>;
  homes?: Resolver<Array<ResolversTypes['HintHome']>, ParentType, ContextType>;
  excerpts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  median?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReadySentenceResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ReadySentence'] = ResolversParentTypes['ReadySentence']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewCaseResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ReviewCase'] = ResolversParentTypes['ReviewCase']> = {
  offer?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType>;
  claim?: Resolver<Maybe<ResolversTypes['ReviewClaim']>, ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerLanguage?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ContentChange']>, ParentType, ContextType>;
  approvedPictures?: Resolver<Array<ResolversTypes['OwnImage']>, ParentType, ContextType>;
  returnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changesSinceReturn?: Resolver<Array<ResolversTypes['ContentChange']>, ParentType, ContextType>;
  returnedPictures?: Resolver<Array<ResolversTypes['OwnImage']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['ReviewAct']>, ParentType, ContextType>;
  advertiser?: Resolver<ResolversTypes['AdvertiserRecord'], ParentType, ContextType>;
  hints?: Resolver<Array<ResolversTypes['ReviewHint']>, ParentType, ContextType>;
  readySentences?: Resolver<Array<ResolversTypes['ReadySentence']>, ParentType, ContextType>;
};

export type ReportedListingResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ReportedListing'] = ResolversParentTypes['ReportedListing']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  agencyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferReportResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OfferReport'] = ResolversParentTypes['OfferReport']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reporter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['ReportedListing']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ReportDecision']>, ParentType, ContextType>;
  decisionNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReportPageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ReportPage'] = ResolversParentTypes['ReportPage']> = {
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['OfferReport']>, ParentType, ContextType>;
};

export type ReviewCountsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ReviewCounts'] = ResolversParentTypes['ReviewCounts']> = {
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actingAs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  data?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingTrustResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ListingTrust'] = ResolversParentTypes['ListingTrust']> = {
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasOwnPictures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usualPricePlace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MapCellResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['MapCell'] = ResolversParentTypes['MapCell']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isPoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OfferMapResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OfferMap'] = ResolversParentTypes['OfferMap']> = {
  inView?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cells?: Resolver<Array<ResolversTypes['MapCell']>, ParentType, ContextType>;
};

export type FacetCountResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['FacetCount'] = ResolversParentTypes['FacetCount']> = {
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NamedCountResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['NamedCount'] = ResolversParentTypes['NamedCount']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchFacetsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['SearchFacets'] = ResolversParentTypes['SearchFacets']> = {
  categories?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  subCategories?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  floors?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  added?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  withPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  privateOnly?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  agencies?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
};

export type PriceBarResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PriceBar'] = ResolversParentTypes['PriceBar']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceHistogramResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PriceHistogram'] = ResolversParentTypes['PriceHistogram']> = {
  bars?: Resolver<Array<ResolversTypes['PriceBar']>, ParentType, ContextType>;
  onRequest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlaceCountResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PlaceCount'] = ResolversParentTypes['PlaceCount']> = {
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferResultsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OfferResults'] = ResolversParentTypes['OfferResults']> = {
  result?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countWithoutPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  map?: Resolver<ResolversTypes['OfferMap'], ParentType, ContextType, RequireFields<OfferResultsMapArgs, 'view'>>;
  facets?: Resolver<ResolversTypes['SearchFacets'], ParentType, ContextType>;
  priceHistogram?: Resolver<ResolversTypes['PriceHistogram'], ParentType, ContextType>;
  neighbours?: Resolver<Array<ResolversTypes['PlaceCount']>, ParentType, ContextType>;
};

export type OffersCountResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OffersCount'] = ResolversParentTypes['OffersCount']> = {
  totalRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CityOffersResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['CityOffers'] = ResolversParentTypes['CityOffers']> = {
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  toRent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toBuy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  median?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type LocaleMessageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['LocaleMessage'] = ResolversParentTypes['LocaleMessage']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  intl?: Resolver<Array<ResolversTypes['LocaleMessage']>, ParentType, ContextType, RequireFields<QueryIntlArgs, 'locale'>>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType, Partial<QueryProfileArgs>>;
  sessions?: Resolver<Array<ResolversTypes['AccountSession']>, ParentType, ContextType>;
  postAuth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<QueryPostAuthArgs>>;
  signInProviders?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  alerts?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  alertConsent?: Resolver<ResolversTypes['AlertConsent'], ParentType, ContextType, RequireFields<QueryAlertConsentArgs, 'id'>>;
  seekers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QuerySeekersArgs, 'facts'>>;
  alertDelay?: Resolver<ResolversTypes['AlertDelay'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticleArgs, 'kind' | 'locale'>>;
  articles?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticlesArgs, 'kind' | 'locale'>>;
  conversations?: Resolver<ResolversTypes['ConversationPage'], ParentType, ContextType, Partial<QueryConversationsArgs>>;
  openedConversation?: Resolver<ResolversTypes['OpenedConversation'], ParentType, ContextType, RequireFields<QueryOpenedConversationArgs, 'id'>>;
  conversationReports?: Resolver<ResolversTypes['ConversationReportPage'], ParentType, ContextType, RequireFields<QueryConversationReportsArgs, 'isDecided' | 'pageNumber' | 'pageSize'>>;
  heldMessages?: Resolver<ResolversTypes['HeldMessagePage'], ParentType, ContextType, RequireFields<QueryHeldMessagesArgs, 'pageNumber' | 'pageSize'>>;
  favourites?: Resolver<ResolversTypes['FavouritePage'], ParentType, ContextType, RequireFields<QueryFavouritesArgs, 'orderBy' | 'pageNumber' | 'pageSize' | 'isAbbreviated' | 'isShared'>>;
  hiddenHomes?: Resolver<ResolversTypes['HiddenHomePage'], ParentType, ContextType, RequireFields<QueryHiddenHomesArgs, 'pageNumber' | 'pageSize'>>;
  userRelations?: Resolver<ResolversTypes['UserRelations'], ParentType, ContextType>;
  seenObjects?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QuerySeenObjectsArgs, 'kind'>>;
  favouriteCircle?: Resolver<ResolversTypes['FavouriteCircle'], ParentType, ContextType>;
  openedInvitation?: Resolver<ResolversTypes['OpenedInvitation'], ParentType, ContextType, RequireFields<QueryOpenedInvitationArgs, 'id'>>;
  offerInterest?: Resolver<Array<ResolversTypes['HomeInterest']>, ParentType, ContextType, RequireFields<QueryOfferInterestArgs, 'id' | 'days'>>;
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, RequireFields<QueryAddressesArgs, 'postalCode' | 'text' | 'limit'>>;
  locations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType, RequireFields<QueryLocationsArgs, 'text' | 'limit'>>;
  movingRequests?: Resolver<ResolversTypes['MovingRequestPage'], ParentType, ContextType, Partial<QueryMovingRequestsArgs>>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'pageNumber' | 'pageSize'>>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType, RequireFields<QueryOfferArgs, 'id'>>;
  goneOffer?: Resolver<Maybe<ResolversTypes['GoneOffer']>, ParentType, ContextType, RequireFields<QueryGoneOfferArgs, 'id'>>;
  offerPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryOfferPhoneArgs, 'offerId'>>;
  payWays?: Resolver<Array<ResolversTypes['PayWayOffered']>, ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  payments?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, Partial<QueryPaymentsArgs>>;
  userCredits?: Resolver<ResolversTypes['UserCredits'], ParentType, ContextType, Partial<QueryUserCreditsArgs>>;
  payouts?: Resolver<ResolversTypes['PayoutPage'], ParentType, ContextType, Partial<QueryPayoutsArgs>>;
  unmatchedBankEntries?: Resolver<ResolversTypes['BankEntryPage'], ParentType, ContextType, Partial<QueryUnmatchedBankEntriesArgs>>;
  paymentSums?: Resolver<ResolversTypes['PaymentSums'], ParentType, ContextType, RequireFields<QueryPaymentSumsArgs, 'from' | 'to'>>;
  creditHolders?: Resolver<ResolversTypes['CreditHolderPage'], ParentType, ContextType, Partial<QueryCreditHoldersArgs>>;
  prices?: Resolver<Array<ResolversTypes['Price']>, ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['OfferPage'], ParentType, ContextType, RequireFields<QueryOffersArgs, 'filter'>>;
  offersCount?: Resolver<ResolversTypes['OffersCount'], ParentType, ContextType, RequireFields<QueryOffersCountArgs, 'filter'>>;
  offerEdit?: Resolver<ResolversTypes['OwnOffer'], ParentType, ContextType, RequireFields<QueryOfferEditArgs, 'id'>>;
  getOffersCounters?: Resolver<Array<ResolversTypes['OfferCounter']>, ParentType, ContextType, Partial<QueryGetOffersCountersArgs>>;
  pushSubscriptions?: Resolver<ResolversTypes['PushSubscriptions'], ParentType, ContextType>;
  reviewQueue?: Resolver<ResolversTypes['ReviewQueue'], ParentType, ContextType, Partial<QueryReviewQueueArgs>>;
  reviewCase?: Resolver<ResolversTypes['ReviewCase'], ParentType, ContextType, RequireFields<QueryReviewCaseArgs, 'id'>>;
  offerReports?: Resolver<ResolversTypes['ReportPage'], ParentType, ContextType, Partial<QueryOfferReportsArgs>>;
  reviewCounts?: Resolver<ResolversTypes['ReviewCounts'], ParentType, ContextType>;
  auditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, Partial<QueryAuditLogArgs>>;
  priceRange?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType, RequireFields<QueryPriceRangeArgs, 'cityId' | 'offerType' | 'category'>>;
  coords?: Resolver<ResolversTypes['OfferResults'], ParentType, ContextType, RequireFields<QueryCoordsArgs, 'filter'>>;
  topCities?: Resolver<Array<ResolversTypes['CityOffers']>, ParentType, ContextType, RequireFields<QueryTopCitiesArgs, 'limit'>>;
};

export type Resolvers<ContextType = ResolverContext> = {
  Profile?: ProfileResolvers<ContextType>;
  EmailPreferences?: EmailPreferencesResolvers<ContextType>;
  ProfileSubscription?: ProfileSubscriptionResolvers<ContextType>;
  Unread?: GraphQLScalarType;
  Login?: LoginResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  SecondFactorSetup?: SecondFactorSetupResolvers<ContextType>;
  ChangedAccount?: ChangedAccountResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ProfileAgency?: ProfileAgencyResolvers<ContextType>;
  AgencyAddress?: AgencyAddressResolvers<ContextType>;
  AlertPoint?: AlertPointResolvers<ContextType>;
  AlertRectangle?: AlertRectangleResolvers<ContextType>;
  AlertCircle?: AlertCircleResolvers<ContextType>;
  AlertPolygon?: AlertPolygonResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  AlertConsent?: AlertConsentResolvers<ContextType>;
  AlertDelay?: AlertDelayResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  ContentBody?: GraphQLScalarType;
  ContentSource?: ContentSourceResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ConversationPerson?: ConversationPersonResolvers<ContextType>;
  MessageAttachment?: MessageAttachmentResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationPage?: ConversationPageResolvers<ContextType>;
  MessageMark?: MessageMarkResolvers<ContextType>;
  OpenedConversation?: OpenedConversationResolvers<ContextType>;
  ReportedConversation?: ReportedConversationResolvers<ContextType>;
  ModeratedMessage?: ModeratedMessageResolvers<ContextType>;
  ConversationReport?: ConversationReportResolvers<ContextType>;
  ConversationReportPage?: ConversationReportPageResolvers<ContextType>;
  HeldMessagePage?: HeldMessagePageResolvers<ContextType>;
  ProfileNotification?: ProfileNotificationResolvers<ContextType>;
  LeftHome?: LeftHomeResolvers<ContextType>;
  CirclePerson?: CirclePersonResolvers<ContextType>;
  FavouriteOpinion?: FavouriteOpinionResolvers<ContextType>;
  Favourite?: FavouriteResolvers<ContextType>;
  FavouritePage?: FavouritePageResolvers<ContextType>;
  HiddenHome?: HiddenHomeResolvers<ContextType>;
  HiddenHomePage?: HiddenHomePageResolvers<ContextType>;
  UserRelations?: UserRelationsResolvers<ContextType>;
  FavouriteInvitation?: FavouriteInvitationResolvers<ContextType>;
  FavouriteCircle?: FavouriteCircleResolvers<ContextType>;
  OpenedInvitation?: OpenedInvitationResolvers<ContextType>;
  HomeInterest?: HomeInterestResolvers<ContextType>;
  InterestDay?: InterestDayResolvers<ContextType>;
  InterestTotal?: InterestTotalResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  Town?: TownResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  PlaceMap?: PlaceMapResolvers<ContextType>;
  PlaceLabel?: PlaceLabelResolvers<ContextType>;
  MovingRequest?: MovingRequestResolvers<ContextType>;
  MovingRequestPage?: MovingRequestPageResolvers<ContextType>;
  NotifiedArticle?: NotifiedArticleResolvers<ContextType>;
  NotifiedPlace?: NotifiedPlaceResolvers<ContextType>;
  NotifiedProperty?: NotifiedPropertyResolvers<ContextType>;
  NotifiedContact?: NotifiedContactResolvers<ContextType>;
  NotificationData?: NotificationDataResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  ListedOffer?: ListedOfferResolvers<ContextType>;
  SimilarOffer?: SimilarOfferResolvers<ContextType>;
  AnyOffer?: AnyOfferResolvers<ContextType>;
  AnyImage?: AnyImageResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OfferScoreParts?: OfferScorePartsResolvers<ContextType>;
  OfferSource?: OfferSourceResolvers<ContextType>;
  OfferImage?: OfferImageResolvers<ContextType>;
  ContactInfo?: ContactInfoResolvers<ContextType>;
  OfferPrice?: OfferPriceResolvers<ContextType>;
  PlacePrice?: PlacePriceResolvers<ContextType>;
  GoneOffer?: GoneOfferResolvers<ContextType>;
  PayWayOffered?: PayWayOfferedResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  MoneyMovement?: MoneyMovementResolvers<ContextType>;
  PaymentDispute?: PaymentDisputeResolvers<ContextType>;
  QrBill?: QrBillResolvers<ContextType>;
  PaymentPage?: PaymentPageResolvers<ContextType>;
  UserCredits?: UserCreditsResolvers<ContextType>;
  CreditEntry?: CreditEntryResolvers<ContextType>;
  Payout?: PayoutResolvers<ContextType>;
  PayoutPage?: PayoutPageResolvers<ContextType>;
  BankEntry?: BankEntryResolvers<ContextType>;
  BankCredit?: BankCreditResolvers<ContextType>;
  BankEntryPage?: BankEntryPageResolvers<ContextType>;
  PaymentSums?: PaymentSumsResolvers<ContextType>;
  PaymentSum?: PaymentSumResolvers<ContextType>;
  CreditHolder?: CreditHolderResolvers<ContextType>;
  CreditHolderPage?: CreditHolderPageResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  OwnOffer?: OwnOfferResolvers<ContextType>;
  OwnImage?: OwnImageResolvers<ContextType>;
  OfferCounter?: OfferCounterResolvers<ContextType>;
  OfferPage?: OfferPageResolvers<ContextType>;
  PushDevice?: PushDeviceResolvers<ContextType>;
  PushSubscriptions?: PushSubscriptionsResolvers<ContextType>;
  ReviewClaim?: ReviewClaimResolvers<ContextType>;
  WaitingOffer?: WaitingOfferResolvers<ContextType>;
  ReviewQueue?: ReviewQueueResolvers<ContextType>;
  ContentChange?: ContentChangeResolvers<ContextType>;
  ReviewAct?: ReviewActResolvers<ContextType>;
  AdvertiserRecord?: AdvertiserRecordResolvers<ContextType>;
  HintHome?: HintHomeResolvers<ContextType>;
  ReviewHint?: ReviewHintResolvers<ContextType>;
  ReadySentence?: ReadySentenceResolvers<ContextType>;
  ReviewCase?: ReviewCaseResolvers<ContextType>;
  ReportedListing?: ReportedListingResolvers<ContextType>;
  OfferReport?: OfferReportResolvers<ContextType>;
  ReportPage?: ReportPageResolvers<ContextType>;
  ReviewCounts?: ReviewCountsResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  ListingTrust?: ListingTrustResolvers<ContextType>;
  MapCell?: MapCellResolvers<ContextType>;
  OfferMap?: OfferMapResolvers<ContextType>;
  FacetCount?: FacetCountResolvers<ContextType>;
  NamedCount?: NamedCountResolvers<ContextType>;
  SearchFacets?: SearchFacetsResolvers<ContextType>;
  PriceBar?: PriceBarResolvers<ContextType>;
  PriceHistogram?: PriceHistogramResolvers<ContextType>;
  PlaceCount?: PlaceCountResolvers<ContextType>;
  OfferResults?: OfferResultsResolvers<ContextType>;
  OffersCount?: OffersCountResolvers<ContextType>;
  CityOffers?: CityOffersResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  LocaleMessage?: LocaleMessageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = ResolverContext> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  shared?: SharedDirectiveResolver<any, any, ContextType>;
};
