import type { Location } from '#capabilities/locations/location.ts';
import { LocationType } from '#capabilities/locations/location.ts';
import { loadLocations } from '#capabilities/locations/server/location.service.ts';
import { FloorFilter } from '#capabilities/search/search.filter.ts';
import type { AlertResolvers, MutationResolvers, QueryResolvers } from '#generated/alerts.resolvers.ts';
import type { Context } from '#platform/context/context.ts';
import type { AlertRecord } from '../../alert.record.ts';
import { newCountLoader } from './alert.loaders.ts';
import { createAlert, editAlert, openAlert, readAlerts, removeAlerts } from './alert.service.ts';
import { confirmConsent, declineConsent, readAlertConsent } from './consent.service.ts';

/** The answer of an operation without a result: true. */
const done = (work: Promise<unknown>): Promise<true> => work.then(() => true as const);

/** The place of an alert with exactly one place; else null. */
async function onlyPlace(ctx: Context, { filter: { locationIds } }: AlertRecord): Promise<Location | null> {
  return locationIds.length === 1 ? ((await loadLocations(ctx, locationIds))[0] ?? null) : null;
}

const floorRange = ({ filter }: AlertRecord): number | null => (filter.floor === FloorFilter.GroundFloor ? 0 : null);

export const Alert: AlertResolvers = {
  id: ({ id }) => String(id),
  userId: ({ accountId }) => accountId,
  notificationId: ({ lastMatchId }) => lastMatchId,
  isConfirmed: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
  offerType: ({ filter }) => filter.offerType,
  category: ({ filter }) => filter.category,
  subCategory: ({ filter }) => filter.subCategory,
  features: ({ filter }) => filter.features,
  country: () => 'CH',
  region: async (alert, _args, { ctx }) => (await onlyPlace(ctx, alert))?.regionCode ?? null,
  city: async (alert, _args, { ctx }) => {
    const place = await onlyPlace(ctx, alert);
    return place?.type === LocationType.City || place?.type === LocationType.PostalCode ? place.name : null;
  },
  postalCode: async (alert, _args, { ctx }) => (await onlyPlace(ctx, alert))?.postalCode ?? null,
  locationId: ({ filter: { locationIds } }) => (locationIds.length === 1 ? (locationIds[0] ?? null) : null),
  locationIds: ({ filter }) => [...filter.locationIds],
  location: (alert, _args, { ctx }) => onlyPlace(ctx, alert),
  locations: ({ filter }, _args, { ctx }) => loadLocations(ctx, filter.locationIds),
  minRooms: ({ filter }) => filter.minRooms,
  maxRooms: ({ filter }) => filter.maxRooms,
  minLivingSpace: ({ filter }) => filter.minLivingSpace,
  maxLivingSpace: ({ filter }) => filter.maxLivingSpace,
  minPrice: ({ filter }) => filter.minPrice,
  maxPrice: ({ filter }) => filter.maxPrice,
  minPricePerM2: ({ filter }) => filter.minPricePerM2,
  maxPricePerM2: ({ filter }) => filter.maxPricePerM2,
  floor: ({ filter }) => filter.floor,
  minFloor: floorRange,
  maxFloor: floorRange,
  added: ({ filter }) => filter.added,
  availableFrom: ({ filter }) => filter.availableFrom,
  maxDistance: ({ filter }) => filter.maxDistance,
  rectangles: ({ filter }) => [...filter.rectangles],
  circles: ({ filter }) => filter.circles.map(({ center, radiusKm }) => ({ center, radius: radiusKm })),
  polygons: ({ filter }) => filter.polygons.map((points) => ({ points: [...points] })),
  excludePriceOnRequest: ({ filter }) => filter.excludePriceOnRequest,
  sourceType: ({ filter }) => filter.sourceType,
  agencyId: ({ filter }) => filter.agencyId,
  agencyName: ({ filter }) => filter.agencyName,
  noAgency: ({ filter }) => filter.noAgency,
  newCount: (alert, _args, { ctx }) => ctx.loader(newCountLoader).load(alert),
};

export const SAVED_QUERIES: Pick<QueryResolvers, 'alerts' | 'alertConsent'> = {
  alerts: (_root, _args, { ctx }) => readAlerts(ctx),
  alertConsent: (_root, { id }, { ctx }) => readAlertConsent(ctx, id),
};

export const SAVED_MUTATIONS: Pick<
  MutationResolvers,
  'createSearch' | 'deleteSearch' | 'editSavedSearch' | 'openSearch' | 'confirmAlertEmail' | 'declineAlertEmail'
> = {
  createSearch: (_root, { search }, { ctx }) => createAlert(ctx, search),
  deleteSearch: (_root, { ids }, { ctx }) => removeAlerts(ctx, ids),
  editSavedSearch: (_root, args, { ctx }) => editAlert(ctx, args),
  openSearch: (_root, { id }, { ctx }) => openAlert(ctx, id),
  confirmAlertEmail: (_root, { id }, { ctx }) => done(confirmConsent(ctx, id)),
  declineAlertEmail: (_root, { id }, { ctx }) => done(declineConsent(ctx, id)),
};
