import type { LocationResolvers, QueryResolvers, TownResolvers } from '#generated/locations.resolvers.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { AreaKind } from '../area-kind.ts';
import { locationToken } from '../location.links.ts';
import { describeLocation, LocationType } from '../location.ts';
import { suggestAddresses } from './addresses/address.service.ts';
import { suggestLocations } from './location.service.ts';
import { boundaryLines } from './place-boundary.ts';

const KIND_TEXTS: Readonly<Record<AreaKind, string>> = {
  quarter: 'location.kind.quarter',
  district: 'location.kind.district',
  region: 'location.kind.region',
};

export const Query: QueryResolvers = {
  addresses: (_root, query, { ctx }) => suggestAddresses(ctx, query),
  locations: async (_root, { text, limit, locale }, { ctx }) => {
    const places = await suggestLocations(ctx.db, { text, limit, locale: locale ?? ctx.locale });
    return locale ? places.map((place) => ({ ...place, askedIn: locale })) : places;
  },
};

export const Location: LocationResolvers = {
  value: (location) => locationToken(location),
  textEn: ({ texts }) => texts.en,
  textFr: ({ texts }) => texts.fr,
  textDe: ({ texts }) => texts.de,
  textIt: ({ texts }) => texts.it,
  description: (location, { locale }, { ctx }) => {
    const { areaKind, askedIn } = location;
    const spoken = locale ?? askedIn ?? ctx.locale;
    const words = describeLocation(location, spoken);
    return areaKind === null ? words : `${textIn(spoken, KIND_TEXTS[areaKind])}, ${words}`;
  },
  radius: ({ radiusM }) => radiusM,
  boundary: (location) => [...boundaryLines(location)],
};

export const Town: TownResolvers = {
  value: ({ id, name }) => locationToken({ id, name, type: LocationType.City, regionCode: '' }),
  name: ({ texts }, { locale }, { ctx }) => texts[locale ?? ctx.locale],
};
