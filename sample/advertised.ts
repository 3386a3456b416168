import type { Locale } from '#kernel/locale.ts';
import type { SampleAgency } from './agencies.ts';
import type { Home } from './home.ts';
import type { Price } from './prices.ts';

/** The advertiser of an object. Listings from a feed name no person, like those the importer takes over. */
export type Advertiser =
  | { readonly kind: 'agency'; readonly agency: SampleAgency; readonly person: string | null }
  | { readonly kind: 'private'; readonly person: string; readonly phone: string; readonly email: string };

/** An object as it is advertised: omitted facts are null. */
export interface Advert {
  readonly home: Home;
  /** Null is on request. */
  readonly price: Price | null;
  readonly street: string | null;
  readonly builtIn: number | null;
  readonly floorsInBuilding: number | null;
  readonly availability: Availability;
  readonly advertiser: Advertiser;
  readonly language: Locale;
  /** The current year. */
  readonly year: number;
  /** Writes "3½" instead of "3.5". */
  readonly usesFractions: boolean;
}

/** When an object is free. */
export type Availability =
  | { readonly kind: 'now' }
  | { readonly kind: 'onRequest' }
  | { readonly kind: 'date' /** ISO date. */; readonly date: string };
