import type * as all from './resolvers.ts';

export type AlertResolvers = Pick<all.AlertResolvers, 'id' | 'userId' | 'name' | 'notification' | 'notificationId' | 'email' | 'isConfirmed' | 'offerType' | 'category' | 'subCategory' | 'features' | 'country' | 'region' | 'city' | 'postalCode' | 'locationId' | 'locationIds' | 'location' | 'locations' | 'minRooms' | 'maxRooms' | 'minLivingSpace' | 'maxLivingSpace' | 'minPrice' | 'maxPrice' | 'minPricePerM2' | 'maxPricePerM2' | 'floor' | 'minFloor' | 'maxFloor' | 'added' | 'availableFrom' | 'maxDistance' | 'rectangles' | 'circles' | 'polygons' | 'excludePriceOnRequest' | 'sourceType' | 'agencyId' | 'agencyName' | 'noAgency' | 'newCount' | 'createdAt' | 'updatedAt' | 'openedAt'>;

export type AlertCircleResolvers = Pick<all.AlertCircleResolvers, 'center' | 'radius'>;

export type AlertConsentResolvers = Pick<all.AlertConsentResolvers, 'email' | 'count'>;

export type AlertPointResolvers = Pick<all.AlertPointResolvers, 'lat' | 'lng'>;

export type AlertPolygonResolvers = Pick<all.AlertPolygonResolvers, 'points'>;

export type AlertRectangleResolvers = Pick<all.AlertRectangleResolvers, 'south' | 'west' | 'north' | 'east'>;

export type MutationResolvers = Required<Pick<all.MutationResolvers, 'createSearch' | 'deleteSearch' | 'editSavedSearch' | 'openSearch' | 'confirmAlertEmail' | 'declineAlertEmail'>>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'alerts' | 'alertConsent'>>;

/** What answers the schema of `alerts`. */
export interface AlertsResolvers {
  Alert?: AlertResolvers;
  AlertCircle?: AlertCircleResolvers;
  AlertConsent?: AlertConsentResolvers;
  AlertPoint?: AlertPointResolvers;
  AlertPolygon?: AlertPolygonResolvers;
  AlertRectangle?: AlertRectangleResolvers;
  Mutation: MutationResolvers;
  Query: QueryResolvers;
}
