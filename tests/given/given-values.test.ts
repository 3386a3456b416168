import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT_LIMITS } from '#capabilities/accounts/account.input.ts';
import {
  AFFILIATIONS,
  DIPLOMAS,
  LoginProvider,
  USER_LANGUAGE_TAGS,
  USER_LANGUAGES,
} from '#capabilities/accounts/account.ts';
import { AgencyStatus, AgencyType } from '#capabilities/agencies/agency.ts';
import { AlertFrequency } from '#capabilities/alerts/alert.ts';
import { ConversationState, ObjectKind, READ_FROM } from '#capabilities/conversations/conversation.ts';
import { FAVOURITE_LIMITS, RelationType } from '#capabilities/favourites/favourite.ts';
import { LocationType } from '#capabilities/locations/location.ts';
import { NOTIFICATION_LIMITS, NotificationType } from '#capabilities/notifications/notification.ts';
import { Category, Exposition, OfferStatus, OfferType, PriceType } from '#capabilities/offers/offer.ts';
import { PaymentOperation, PaymentStatus } from '#capabilities/payments/payment.ts';
import { STATUS_GROUPS } from '#capabilities/publishing/own-offer-states.ts';
import { ADDED_DAYS, Ordering, SortOrder } from '#capabilities/search/search.filter.ts';
import { PRICE_STEPS } from '#capabilities/search/ui/fields/filter-steps.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { LOCALE_FILES } from '#kernel/locale.ts';
import { Role } from '#kernel/roles.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

/** Values under the names of the documents, where these have a name that is misspelt. */
function asGiven(ours: Readonly<Record<string, number>>, names: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(ours).map(([name, value]) => [names[name] ?? name, value]));
}

/** Values as the two documents give them, written by hand, beside those of the product. */
const VALUES: readonly [string, given: unknown, ours: unknown][] = [
  ['offer types', { Sell: 0, Rent: 1, PreSell: 2, Estimate: 3 }, OfferType],
  ['location types', { Region: 1, City: 2, PostalCode: 3, Zone: 4, Multilocation: 99 }, LocationType],
  [
    'categories',
    {
      ...{ None: 0, Apartment: 1, House: 2, ApartmentHouse: 3, FlatSharing: 4, Land: 16, ParkingSpaceGarage: 32 },
      ...{ CommercialIndustry: 128, Miscellaneous: 1024 },
    },
    Category,
  ],
  ['expositions', { None: 0, North: 1, South: 2, West: 4, East: 8 }, Exposition],
  [
    'roles',
    {
      ...{ AdminGlobal: 2147483647, Moderator: 65536, AdminAgent: 65535, Agent: 170, Gold: 42, Silver: 10, Bronze: 2 },
      None: 0,
    },
    Role,
  ],
  [
    'offer statuses',
    {
      ...{ Crawling: -1, Draft: 0, PendingPayment: 10, PendingVerification: 15, Rejected: 16, Edited: 20 },
      ...{ Published: 30, OfferPaused: 31, OfferSuspended: 32, OfferPrivate: 33, OfferPrivateToSuggest: 34 },
      ...{ Active: 40, HiddenDuplicate: 41, HiddenIncorrect: 42, Paused: 43, HiddenOnSource: 44 },
      ...{ HiddenPermanently: 45, Suspended: 46, Private: 47, PrivateToSuggest: 48, Expired: 50, Historical: 51 },
      ...{ Withdrawn: 52, Sold: 53, PendingCollaboration: 60, CollaborationRequested: 70, AgentAssigned: 80 },
      Deleted: 99,
    },
    OfferStatus,
  ],
  [
    'groups of statuses',
    { Draft: 0, Pending: 1, Active: 2, Inactive: 3, Private: 4, Sold: 5 },
    Object.fromEntries(Object.entries(STATUS_GROUPS).map(([name, { id }]) => [name, id])),
  ],
  [
    'payment statuses',
    { Created: 0, InProgress: 10, Success: 20, Rejected: 30, Refunded: 40, Error: 90, Cancelled: 99 },
    PaymentStatus,
  ],
  ['payment operations', { Sale: 0, Refund: 1, Subscription: 2 }, PaymentOperation],
  [
    'price periods',
    {
      ...{ Default: 0, M2Yearly: 10, M2Monthly: 11, M2: 12, M2Daily: 13, M2Weekly: 14, M2Quarterly: 15 },
      ...{ M2Semiannual: 16, Daily: 19, Weekly: 20, Quarterly: 25, Semiannual: 30, Yearly: 35 },
    },
    PriceType,
  ],
  ['frequencies of alerts', { Never: 0, Weekly: 1, Daily: 2, Immediately: 3 }, AlertFrequency],
  ['conversation states', { Active: 1, Marked: 2, Archived: 99 }, ConversationState],
  ['the status from which a message is read', 70, READ_FROM],
  ['account statuses', { Inactive: 0, NotConfirmed: 1, Active: 2, Removed: 99 }, AccountStatus],
  ['login providers', [0, 1, 2, 3, 4], Object.values(LoginProvider)],
  [
    'agency types',
    { Unknown: 0, Agency: 1, Notary: 2, PrivateAgency: 4, PartnerAgency: 8, Placeholder: 16 },
    AgencyType,
  ],
  [
    'agency statuses',
    {
      ...{ Untouched: 0, InProgress: 1, WaitingForApporval: 2, Validated: 3, AutoAgency: 10, Hidden: 20, Moved: 90 },
      Removed: 99,
    },
    asGiven(AgencyStatus, { WaitingForApproval: 'WaitingForApporval' }),
  ],
  ['memberships', ['USPI', 'SVIT', 'ARCID', 'CEI', 'ACIGE', 'APCG', 'VIS'], AFFILIATIONS],
  ['qualifications', ['A', 'B', 'C', 'D', 'E', 'F', 'G'], DIPLOMAS],
  [
    'sort orders',
    {
      ...{ Recommended: 0, DateDesc: 1, DateAsc: 2, PriceDesc: 3, PriceAsc: 4, RoomDesc: 5, RoomAsc: 6 },
      ...{ SurfaceDesc: 7, SurfaceAsc: 8, CityDesc: 12, CityAsc: 13, NotesDesc: 14, NotesAsc: 15, SourceDesc: 16 },
      ...{ SourceAsc: 17, PhoneDesc: 18, PhoneAsc: 19 },
    },
    SortOrder,
  ],
  ['the sort by date alone', [1, 2], [SortOrder.DateDesc, SortOrder.DateAsc]],
  ['directions', { Asc: 0, Desc: 1 }, Ordering],
  ['languages of users', ['en', 'fr', 'de', 'it'], USER_LANGUAGES],
  ['language tags of users', ['en-US', 'fr-FR', 'de-DE', 'it-IT'], USER_LANGUAGE_TAGS],
  ['locale files', ['fr-ch.json', 'de-ch.json', 'it-ch.json'], [LOCALE_FILES.fr, LOCALE_FILES.de, LOCALE_FILES.it]],
  [
    'notification types',
    { Message: 0, Suggestion: 1, BlogArticle: 2, Alert: 3, ManualSuggestion: 4 },
    NotificationType,
  ],
  [
    'entity kinds',
    {
      ...{ User: 1, Agency: 2, Agent: 3, Estimate: 97, HistoricalOffer: 98, Offer: 99, ActiveOffer: 100, Lead: 101 },
    },
    ObjectKind,
  ],
  ['suggestion lists', [10, 20, 30, 40], Object.values(RelationType)],
  ['days since a listing was added', [0, 1, 3, 7, 14, 30], ADDED_DAYS],
  ['favourites of a page, light', [24, 500], [FAVOURITE_LIMITS.pageSize, FAVOURITE_LIMITS.largestLightPage]],
  ['notifications of a page, on the badge', [12, 9], [NOTIFICATION_LIMITS.pageSize, NOTIFICATION_LIMITS.badge]],
  [
    'lengths of names, addresses, passwords, phone numbers',
    [50, 50, 8, 50, 9, 15],
    [
      ...[ACCOUNT_LIMITS.name, ACCOUNT_LIMITS.email, ACCOUNT_LIMITS.password.shortest],
      ...[ACCOUNT_LIMITS.password.longest, ACCOUNT_LIMITS.phone.shortest, ACCOUNT_LIMITS.phone.longest],
    ],
  ],
  [
    'price steps',
    [...[500, 300, 250, 200, 180, 160, 140, 120, 100, 95, 90, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 35, 30, 25, 20]],
    PRICE_STEPS,
  ],
];

test.each(VALUES)('%s have the given values', (_what, given, ours) => {
  expect(ours).toEqual(given);
});

/** Texts as the two documents give them, by our ids. */
const TEXTS: Readonly<Record<string, string>> = {
  'header.logoutFailed': 'Error during logout',
  'header.slogan': 'Your contacts, your favourites and much more!',
  'header.marketData': 'Market Data',
  'header.new': 'New!',
  'header.dataSolutions': 'Data solutions',
  'favourites.savedToast': 'Saved as favourite.',
  'favourites.removedToast': 'Removed from favourites.',
  'favourites.hiddenToast': 'Listing has been hidden.',
  'favourites.restoredToast': 'Listing has been restored.',
  'favourites.allRestoredToast': 'Listings have been restored.',
  'favourites.hideFailed': 'An error occured during hiding or unhiding offer.',
  'messages.sent': 'Message sent successfully.',
  'workspace.profile.saved': 'Your personal data updated successfully.',
  'workspace.profile.failed': 'An error occured.',
  'workspace.preferences.saved': 'Email settings updated successfully.',
  'workspace.preferences.failed': 'An error occured during changing email preferences.',
  'account.reset.done': 'Password changed successfully.',
  'account.confirm.sent': 'Confirmation email was sent. Please check your email inbox.',
  'account.mail.sent': 'Email was sent. Please check your email inbox.',
  'account.changeEmail.changed': 'Email changed successfully.',
  'account.email.mismatch': 'E-mails do not match.',
  'account.password.mismatch': 'Passwords do not match.',
  'account.terms.required': 'You must accept the terms of service to continue.',
  'account.login.done': 'You are logged in',
  'account.login.title': 'Login',
  'account.login.text': 'Welcome back! Please login to continue.',
  'account.login.unknown': 'Unknown error',
  'account.register.title': 'Sign up',
  'account.register.text': 'You will not regret it, we promise;)',
  'account.register.failed': 'An error ocurred. Please try again.',
  'account.created': 'Account created successfully.',
  'account.social.facebook': 'Problem with signin with FaceBook',
  'account.social.noCredential': 'Login failed: No credential returned.',
  'account.social.failed': 'Authentication failed',
  'publish.saveFailed': 'An error occured during saving data',
  'properties.done.deleted': 'Deleted',
  'properties.done.archived': 'Archived',
  'alerts.saved': 'Search alert saved.',
  'alerts.saveFailed': 'Error occured during saving data.',
  'alerts.edited': 'Saved search edited successfully.',
  'toastr.deleted': 'Deleted',
  'error.internal': 'Something went wrong.',
  'error.auth.failed': 'Authentication failed. Please try again.',
  'error.auth.provider': 'Login failed: {reason}',
  'error.account.exists': 'This account already exists. Please log in.',
  'error.validation': 'To proceed, please fill out all required fields',
  'error.validation.required': 'This field is required.',
  'error.validation.min': 'This field must be at least {length} characters long.',
  'error.validation.max': 'This field must have less than {length} characters.',
  'error.validation.least': 'Minimum value of this field: {length}',
  'error.validation.most': 'Maximum value of this field {length}',
  'error.validation.email': 'Please enter a valid email address.',
  'error.validation.phone': 'This is not a valid telephone number.',
  'error.validation.value': 'Please enter a valid value.',
  'error.validation.date': 'dd/MM/yyyy',
  'failure.chunk': 'Loading chunk failed',
  'notFound.documentTitle': 'Page Not Found',
  'notFound.title': 'Oops, This Page Could Not Be Found.',
  'notFound.home': 'Back to homepage',
};

test('texts that are given are word for word in the English of the product', () => {
  const ours = Object.keys(TEXTS).map((id) => [id, textIn('en', id, { length: '{length}', reason: '{reason}' })]);
  expect(Object.fromEntries(ours)).toEqual(TEXTS);
});

describe('the catalogue of sources', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  test('has the product itself, the feeds from 1000 to 1010 and what is undefined as numbered rows', async () => {
    const rows = await app.database.db.selectFrom('source').select(['id', 'name', 'format']).orderBy('id').execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(byId.get(0)?.name).toBe('Lares');
    expect(byId.get(110_000)?.name).toBe('Undefined');
    for (let id = 1_000; id <= 1_010; id += 1) expect(byId.get(id)?.format).toMatch(/^IDX/);
  });
});
