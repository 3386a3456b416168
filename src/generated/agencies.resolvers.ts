import type * as all from './resolvers.ts';

export type AgencyAddressResolvers = Pick<all.AgencyAddressResolvers, 'id' | 'locationId' | 'street' | 'postalCode' | 'city' | 'name' | 'textEn' | 'textFr' | 'textDe' | 'textIt'>;

export type LoginResolvers = Pick<all.LoginResolvers, 'agency'>;

export type ProfileResolvers = Pick<all.ProfileResolvers, 'agency'>;

export type ProfileAgencyResolvers = Pick<all.ProfileAgencyResolvers, 'agencyId' | 'agencyName' | 'agencyStreet' | 'agencyPostalCode' | 'agencyCity' | 'agencyAddress'>;

/** What answers the schema of `agencies`. */
export interface AgenciesResolvers {
  AgencyAddress?: AgencyAddressResolvers;
  Login?: LoginResolvers;
  Profile?: ProfileResolvers;
  ProfileAgency?: ProfileAgencyResolvers;
}
