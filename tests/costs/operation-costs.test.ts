import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import * as generated from '#generated/operations.ts';
import { schemaText } from '#platform/graphql/api.ts';
import { costOf } from '#platform/graphql/cost.ts';
import { API_PARTS } from '../../src/product/modules.ts';

const schema = buildSchema(schemaText(API_PARTS));

/** The largest that the screens send; what is not named here changes no cost. */
const VARIABLES = {
  id: 1,
  locale: 'de',
  text: 'Genf',
  placeText: 'Genf',
  limit: 8,
  offerId: 1,
  ...{ offerType: 1, cityId: 1, category: 1, days: 90 },
  filter: { offerType: 1 },
  facts: { offerType: 1, category: 1, cityId: 1 },
  view: { south: 45, west: 6, north: 48, east: 10, zoom: 8 },
  hasPriceBound: true,
  isOfOneSource: true,
  withSecurity: true,
  isConfirmed: false,
  orderBy: 1,
  pageNumber: 1,
  pageSize: 100,
  isHidden: false,
  rent: { offerType: 1, pageSize: 4 },
  buy: { offerType: 0, pageSize: 4 },
  ...Object.fromEntries(
    'first second third fourth fifth sixth seventh eighth'.split(' ').map((name) => [name, { offerType: 1 }]),
  ),
};

/** Points that a question of each screen costs; a visitor has 500 and gets 20 a second. */
const COSTS: Readonly<Record<string, number>> = {
  AlertConsent: 1,
  AlertDelay: 2,
  AuditLog: 5,
  Bell: 83,
  QrBillDrawing: 3,
  CellHomes: 28,
  ChangeEmailPage: 2,
  CompareHome: 4,
  ContactPage: 2,
  FilterFacets: 11,
  GoneLikes: 8,
  GoneListing: 11,
  GoneListingAddress: 2,
  GoneReportPage: 2,
  Home: 21,
  HomePlaces: 5,
  HomesOfPage: 14,
  StaffBankEntries: 12,
  StaffPayments: 13,
  StaffPayouts: 12,
  StaffPrices: 2,
  LatestDraft: 5,
  SavedHomes: 9,
  Listing: 10,
  ListingAddress: 2,
  ListingPrint: 7,
  LocationSuggestions: 5,
  LooserCounts: 12,
  MapCells: 7,
  MapList: 22,
  MissedMessages: 18,
  ModerationCase: 36,
  ModerationConversations: 139,
  ModerationQueue: 29,
  ModerationReports: 15,
  MovingRequests: 13,
  MyAccount: 14,
  MyAccountPreview: 2,
  MyMessages: 38,
  MyPayment: 3,
  MyPayments: 37,
  MyProperties: 62,
  MyPropertyPreview: 11,
  // A map of a hundred; a page of cards a quarter of it.
  MyAlerts: 37,
  MyFavourites: 311,
  Neighbours: 7,
  OfferForEditing: 4,
  OfferInterest: 9,
  OfferPhone: 2,
  OffersCount: 3,
  OlderMessages: 12,
  OwnAlerts: 36,
  OwnOfferStanding: 2,
  PayProperty: 22,
  OpenedConversation: 1,
  OpenedInvitation: 1,
  PlainSearch: 18,
  PostAuth: 2,
  PriceHelp: 6,
  PrivacyPage: 2,
  PublicationPrices: 2,
  PushSubscriptions: 3,
  ReportPage: 2,
  Results: 35,
  Seekers: 6,
  SeenHomes: 4,
  SignInProviders: 2,
  SimilarListings: 11,
  TermsPage: 2,
  Viewer: 2,
  WatchedPayment: 2,
};

/** Meaning of a name in single operations, where others use it otherwise. */
const OWN_VARIABLES: Readonly<Record<string, object>> = {
  MyMessages: { filter: { pageSize: 20 }, isOpen: true },
  MissedMessages: { after: 1 },
  OlderMessages: { before: 1 },
};

const questions = Object.entries(generated)
  .filter(([name]) => name.endsWith('Document'))
  .map(([name, document]) => ({ name: name.slice(0, -'Document'.length), document: parse(String(document)) }))
  .filter(({ document }) =>
    document.definitions.some((node) => node.kind === 'OperationDefinition' && node.operation === 'query'),
  );

test('every question of the screens costs what stands here', () => {
  const costs = questions.map(({ name, document }) => [
    name,
    costOf(document, { ...VARIABLES, ...OWN_VARIABLES[name] }, schema),
  ]);
  expect(Object.fromEntries(costs)).toEqual(COSTS);
});
