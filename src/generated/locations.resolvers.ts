import type * as all from './resolvers.ts';

export type AddressResolvers = Pick<all.AddressResolvers, 'street' | 'number' | 'postalCode' | 'city' | 'lat' | 'lng'>;

export type LocationResolvers = Pick<all.LocationResolvers, 'id' | 'type' | 'value' | 'name' | 'regionCode' | 'textEn' | 'textFr' | 'textDe' | 'textIt' | 'postalCode' | 'cityId' | 'areaKind' | 'town' | 'description' | 'lat' | 'lng' | 'radius' | 'boundary'>;

export type PlaceLabelResolvers = Pick<all.PlaceLabelResolvers, 'name' | 'x' | 'y' | 'fitsFromPx'>;

export type PlaceMapResolvers = Pick<all.PlaceMapResolvers, 'west' | 'south' | 'east' | 'north' | 'name' | 'place' | 'borders' | 'land' | 'lakes' | 'labels'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'addresses' | 'locations'>>;

export type TownResolvers = Pick<all.TownResolvers, 'id' | 'value' | 'name'>;

/** What answers the schema of `locations`. */
export interface LocationsResolvers {
  Address?: AddressResolvers;
  Location?: LocationResolvers;
  PlaceLabel?: PlaceLabelResolvers;
  PlaceMap?: PlaceMapResolvers;
  Query: QueryResolvers;
  Town?: TownResolvers;
}
