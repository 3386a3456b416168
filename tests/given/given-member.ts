import type { TokenPurpose } from '#capabilities/accounts/server/mailed-links/token.queries.ts';
import { makeToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { Role } from '#kernel/roles.ts';
import { anAccount, TEST_PASSWORD, type TestAccount } from '#tests/factories/account.ts';
import { anActiveOffer, withPictures } from '#tests/factories/active-offer.ts';
import { anAlert } from '#tests/factories/alert.ts';
import { aConversation } from '#tests/factories/conversation.ts';
import { aFavourite } from '#tests/factories/favourite.ts';
import { aNotification } from '#tests/factories/notification.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { TEST_NOW, type TestApp } from '#tests/support/product/test-app.ts';
import { anAgency } from '#tests/support/scenes/offer-member.ts';

/** A member with the permissions that a document needs. */
export interface GivenMember extends TestAccount {
  browser: TestBrowser;
}

/** Operations of moderators; an agent with an agency may do everything else. */
const OF_MODERATORS: readonly string[] = [
  'verifyOffer',
  'publishOffer',
  'rejectOffer',
  'rollbackOffer',
  'deleteCoords',
];

/** A member who may run an operation and has entries in every list. */
export async function givenMember(app: TestApp, operation: string): Promise<GivenMember> {
  const { db } = app.database;
  const isModerators = OF_MODERATORS.includes(operation);
  const account = await anAccount(app.database, { rolesFlag: isModerators ? Role.Moderator : Role.Agent });
  const agencyId = await anAgency(app, `Seeblick ${account.id} AG`);
  await db.updateTable('agency').set({ cityId: LAUSANNE_ID }).where('id', '=', agencyId).execute();
  await db.updateTable('account').set({ agencyId }).where('id', '=', account.id).execute();
  await anOwnOffer(db, account.id, { status: OfferStatus.Published });
  await aFavourite(db, { accountId: account.id });
  await anAlert(db, { accountId: account.id });
  await aNotification(db, { accountId: account.id });
  await aPicturedListing(app);
  const browser = aBrowser(app);
  browser.setCookie('__Host-session', (await openSession(app, account.id)).secret);
  return { ...account, browser };
}

async function aPicturedListing({ database: { db } }: TestApp): Promise<number> {
  const id = await anActiveOffer(db, { isExternal: true, externalId: 'A-1', contactEmail: 'agency@example.ch' });
  await withPictures(db, id, 2);
  return id;
}

/** Value of a variable of the documents. */
export type VariableMakers = Readonly<Record<string, () => unknown>>;

/** Values by the names that the documents give their variables. */
export const makersFor = (app: TestApp, member: GivenMember): VariableMakers => ({
  ...offersOf(app, member),
  ...listsOf(app, member),
  ...accountOf(app, member),
});

function offersOf(app: TestApp, { id, browser }: GivenMember): VariableMakers {
  const { db } = app.database;
  const own = async (status: number, userId = id) =>
    (await anOwnOffer(db, userId, { status, submittedAt: TEST_NOW, paidDays: 30 })).id;
  const others = async (status: number) => own(status, (await anAccount(app.database)).id);
  return {
    ownOfferId: () => own(OfferStatus.Published),
    ownCopyId: async () => (await anOwnOffer(db, id, { status: OfferStatus.Published })).activeOfferId,
    draftId: () => own(OfferStatus.Draft),
    spareId: () => own(OfferStatus.Draft),
    soldId: () => own(OfferStatus.Published),
    waitingId: () => others(OfferStatus.PendingVerification),
    reviewedId: async () => {
      const waiting = await others(OfferStatus.PendingVerification);
      await browser.run(`mutation { rejectOffer(id: ${waiting}, comment: "No.") { id } }`);
      return waiting;
    },
    activeOfferId: () => aPicturedListing(app),
    activeOfferIds: async () => [await aPicturedListing(app)],
    offer: () => WHOLE_OFFER,
    days: () => 30,
    ownFilter: () => ({ userId: id, pageNumber: 0 }),
    filter: () => SEARCH,
    offerType: () => 1,
  };
}

function listsOf(app: TestApp, { id }: GivenMember): VariableMakers {
  const { db } = app.database;
  const correspondence = async () => {
    const { activeOfferId } = await anOwnOffer(db, id, { status: OfferStatus.Published });
    const { id: fromAccountId } = await anAccount(app.database);
    return aConversation(db, { activeOfferId: activeOfferId ?? 0, fromAccountId, toAccountId: id });
  };
  const alert = async () => String(await anAlert(db, { accountId: id }));
  return {
    conversationId: async () => (await correspondence()).conversationId,
    conversationFilter: async () => ({ id: (await correspondence()).conversationId }),
    messageIds: async () => [(await correspondence()).messageId],
    activityId: () => aNotification(db, { accountId: id, activityId: `message:${id}` }),
    savedId: () => aFavourite(db, { accountId: id }),
    roomId: () => String(id),
    search: () => WHOLE_SEARCH,
    searchId: alert,
    searchIds: async () => [await alert()],
    visitorId: () => 'visitor:4f1b',
    orderBy: () => 1,
    pageNumber: () => 1,
    pageSize: () => 24,
  };
}

function accountOf({ database: { db } }: TestApp, member: GivenMember): VariableMakers {
  const secret = (purpose: TokenPurpose) => () => makeToken(db, { purpose, accountId: member.id, facts: {} }, TEST_NOW);
  return {
    userId: () => member.id,
    email: () => member.email,
    firstName: () => member.firstName,
    lastName: () => member.lastName,
    phone: () => '41 79 123 45 67',
    text: () => 'Is it still free?',
    token: () => TEST_PASSWORD,
    newPassword: () => 'Sonnenblume-9?',
    newEmail: () => `new-${member.id}@example.ch`,
    resetSecret: secret('reset-password'),
    confirmSecret: secret('confirm-email'),
    changeSecret: secret('change-email'),
    anything: () => ({ visitorId: 'visitor:4f1b', offers: [{ id: 1 }] }),
  };
}

/** A place as the documents read it. */
const LAUSANNE = {
  ...{ id: LAUSANNE_ID, value: 'lausanne,c201866', name: 'Lausanne', regionCode: 'VD', type: 2, postalCode: null },
  ...{ textEn: 'Lausanne', textFr: 'Lausanne', textIt: 'Losanna', textDe: 'Lausanne', description: 'VD' },
  ...{ lat: 46.52, lng: 6.63, radius: 4_000 },
};

/** A search as the documents write it; with what has no meaning here. */
const SEARCH = {
  ...{ order: 0, offerType: 1, location: LAUSANNE_ID, locationIds: [LAUSANNE_ID], category: 3, subCategory: 0 },
  ...{ minRooms: 1, maxRooms: 10, minLivingSpace: 10, maxLivingSpace: 500, minPrice: 1, maxPrice: 10_000 },
  ...{ minPricePerM2: 1, maxPricePerM2: 1_000, added: 0, features: 0, maxDistance: 5, floor: 0 },
  ...{ excludePriceOnRequest: false, pageNumber: 1, viewMode: 'list', map: true, isExternal: true },
  ...{ availableFrom: '2027-06-01', agencyId: null, agencyName: null, noAgency: false, sourceType: null },
  circles: [{ center: { lat: 46.52, lng: 6.63 }, radius: 5 }],
  rectangles: [{ south: 46, west: 6, north: 47, east: 7 }],
  polygons: [
    {
      points: [
        { lat: 46, lng: 6 },
        { lat: 47, lng: 6 },
        { lat: 47, lng: 7 },
      ],
    },
  ],
};

/** A saved search as a whole record, as it was read. */
export const WHOLE_SEARCH = {
  ...{ userId: 1, offerType: 1, category: 1, subCategory: 0, country: 'CH', city: 'Lausanne', region: 'VD' },
  ...{ locationId: LAUSANNE_ID, locationIds: [LAUSANNE_ID], location: LAUSANNE, locations: [LAUSANNE] },
  ...{ postalCode: null, features: 0, name: 'Lausanne', notification: 2, notificationId: null, email: null },
  ...{ id: '1', minRooms: 1, maxRooms: 10, minPrice: 1, maxPrice: 10_000, minLivingSpace: 10, maxLivingSpace: 500 },
  ...{ minPricePerM2: 1, maxPricePerM2: 1_000, added: 0, floor: 1, excludePriceOnRequest: false },
  ...{ createdAt: '2026-11-27T00:00:00Z', updatedAt: '2026-11-27T00:00:00Z' },
  ...{ minFloor: 0, maxFloor: 0, circles: SEARCH.circles, polygons: [], rectangles: [], maxDistance: null },
};

/** An offer as a whole record, as it was read. */
const WHOLE_OFFER = {
  ...{ id: null, localStoreId: 'given-0001', status: 0, offerId: null, activeOfferId: null, offerType: 1, category: 1 },
  ...{ subCategory: 1, isExternal: false, blobPrefix: 'own-1', externalId: null, externalIdSource: null },
  ...{
    title: 'Helle Wohnung',
    description: 'Am See.',
    price: 1_950,
    netPrice: 1_800,
    additionalFees: 150,
    priceType: 0,
  },
  ...{ country: 'CH', region: 'VD', city: 'Lausanne', cityId: LAUSANNE_ID, district: null, street: 'Rue de Bourg 1' },
  ...{
    postalCode: '1003',
    placeId: null,
    rooms: 3.5,
    bathrooms: 1,
    kitchens: 1,
    floor: 2,
    livingSpace: 84,
    parkings: 0,
  },
  ...{ exposition: 2, landArea: null, buildIn: 1990, floorsInBuilding: 4, lng: 6.633597, lat: 46.519962, features: 1 },
  ...{ availableFrom: '2027-01-01', imageNumber: 0, imageStartIndex: 0, images: [], sourceUrl: null, agencyHtml: null },
  ...{ isPrivate: false, acquisitionDate: null, acquisitionPrice: null, yourEstimation: null, endDate: null },
  ...{ createdAt: '2026-11-27T00:00:00Z', updatedAt: '2026-11-27T00:00:00Z', userId: 1, propertyOwnerUserId: null },
  ...{ isToSuggest: false, crawlingId: null, offerScore: null, agencyName: null, agencyId: null, isRecommended: null },
  ...{ contactInfo: { type: 2, userRole: null, phoneNumber: null }, location: LAUSANNE, contactAvatar: null },
};
