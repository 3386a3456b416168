import type { Category, SearchableOfferType } from '#capabilities/offers/offer.ts';
import type { Subcategory } from '#capabilities/offers/subcategory.ts';
import type { CommercialUse, Flooring, Outdoor, Washing } from './drawing/paint/drawing.ts';
import type { Site } from './site.ts';

/** The building that contains a home, or is it. */
export interface Building {
  readonly builtIn: number;
  readonly renovatedIn: number | null;
  /** Storeys from the ground floor up. */
  readonly floors: number;
}

/** Materials and surroundings of a home: no criteria of a search, but part of its description. */
export interface Fittings {
  readonly condition: 'firstUse' | 'asNew' | 'renovated' | 'kept' | 'needsWork';
  readonly flooring: Flooring;
  readonly laundry: 'own' | 'shared';
  readonly heating: 'heatPump' | 'district' | 'pellets' | 'gas' | 'oil';
  readonly washing: Washing;
  readonly isFurnished: boolean;
  readonly isQuiet: boolean;
}

/** All facts of an invented object. The advert leaves some of them out. */
export interface Home {
  readonly offerType: SearchableOfferType;
  readonly category: Category;
  readonly subCategory: Subcategory;
  readonly site: Site;
  readonly building: Building | null;
  readonly fittings: Fittings | null;
  /** In halves. */
  readonly rooms: number | null;
  readonly bathrooms: number | null;
  /** m²; of a shared flat: the room to let. */
  readonly livingSpace: number | null;
  /** m². */
  readonly landArea: number | null;
  /** 0 is the ground floor. */
  readonly floor: number | null;
  readonly parkings: number | null;
  /** Bits of `Exposition`. */
  readonly exposition: number;
  /** Bits of `Feature`. */
  readonly features: number;
  readonly outdoor: Outdoor | null;
  readonly use: CommercialUse | null;
  /** People already living in a shared flat. */
  readonly flatmates: number | null;
}
