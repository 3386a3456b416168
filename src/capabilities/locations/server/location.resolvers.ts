import type { LocationResolvers, QueryResolvers } from '#generated/locations.resolvers.ts';
import { locationToken } from '../location.links.ts';
import { describeLocation } from '../location.ts';
import { suggestLocations } from './location.service.ts';

export const Query: QueryResolvers = {
  locations: (_root, { text, limit, locale }, { ctx }) =>
    suggestLocations(ctx.db, { text, limit, locale: locale ?? ctx.locale }),
};

export const Location: LocationResolvers = {
  value: (location) => locationToken(location),
  textEn: ({ texts }) => texts.en,
  textFr: ({ texts }) => texts.fr,
  textDe: ({ texts }) => texts.de,
  textIt: ({ texts }) => texts.it,
  description: (location, { locale }, { ctx }) => describeLocation(location, locale ?? ctx.locale),
  radius: ({ radiusM }) => radiusM,
};
