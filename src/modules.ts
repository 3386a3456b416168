import { locationModule } from '#capabilities/locations/server/location.module.ts';
import { offerModule } from '#capabilities/offers/server/offer.module.ts';
import { searchModule } from '#capabilities/search/server/search.module.ts';
import type { CapabilityModule } from '#platform/graphql/module.ts';

/** All that the product can do, ground to roof. */
export const MODULES: readonly CapabilityModule[] = [locationModule, offerModule, searchModule];
