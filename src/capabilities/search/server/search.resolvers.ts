import { loadLocations } from '#capabilities/locations/server/location.service.ts';
import type {
  GoneOfferResolvers,
  OfferResolvers,
  OfferResultsResolvers,
  PriceRangeResolvers,
  QueryResolvers,
} from '#generated/search.resolvers.ts';
import { readPriceRange } from './homes/price-range.service.ts';
import type { SubjectHome } from './homes/similar-homes.ts';
import { topCities } from './homes/top-cities.service.ts';
import { facetsFound, findOffers, findSimilarOffers, mapFound, neighboursFound, readFound } from './search.service.ts';

export const Query: QueryResolvers = {
  coords: (_root, { filter }, { ctx }) => findOffers(ctx, filter),
  priceRange: (_root, { rooms, livingSpace, ...homes }, { ctx }) =>
    readPriceRange(ctx, { ...homes, rooms: rooms ?? null, livingSpace: livingSpace ?? null }),
  topCities: (_root, { limit }, { ctx }) => topCities(ctx, limit),
};

const USUAL_SIMILAR = 6;

const withSimilar = {
  similar: (offer: SubjectHome, { limit }, { ctx }) => findSimilarOffers(ctx, offer, limit ?? USUAL_SIMILAR),
} satisfies GoneOfferResolvers;

export const Offer: OfferResolvers = withSimilar;

export const GoneOffer: GoneOfferResolvers = withSimilar;

export const PriceRange: PriceRangeResolvers = {
  location: async ({ locationId }, _arguments, { ctx }) => (await loadLocations(ctx, [locationId]))[0] ?? null,
};

export const OfferResults: OfferResultsResolvers = {
  result: (results, _arguments, { ctx }) => readFound(ctx, results),
  locations: ({ found }) => [...found.query.facts.places],
  location: ({ found }) => (found.query.facts.places.length === 1 ? (found.query.facts.places[0] ?? null) : null),
  count: ({ found }) => found.count,
  countWithoutPrice: ({ found }) => found.countWithoutPrice,
  map: (results, { view }) => mapFound(results, view),
  facets: (results, _arguments, { ctx }) => facetsFound(ctx, results),
  priceHistogram: ({ found }) => found.prices(),
  neighbours: (results, _arguments, { ctx }) => neighboursFound(ctx, results),
};
