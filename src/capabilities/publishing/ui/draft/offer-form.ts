import { firstCategoryOf, OfferType } from '#capabilities/offers/offer.ts';
import type { EditedOfferFragment } from '#generated/operations.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#kernel/locale.ts';
import { joinStreet, splitStreet } from './street-number.ts';

/** What the fields of the form hold: all that an owner says of an offer, but for its pictures. */
export interface OfferForm {
  offerType: number;
  category: number;
  subCategory: number;
  region: string | null;
  district: string | null;
  city: string | null;
  cityId: number | null;
  postalCode: string | null;
  street: string;
  streetNumber: string;
  lat: number;
  lng: number;
  hidesAddress: boolean;
  showsPhone: boolean;
  rooms: number | null;
  bathrooms: number | null;
  kitchens: number | null;
  floor: number | null;
  floorsInBuilding: number | null;
  livingSpace: number | null;
  landArea: number | null;
  parkings: number | null;
  buildIn: number | null;
  exposition: number;
  features: number;
  availableFrom: string;
  price: number | null;
  netPrice: number | null;
  additionalFees: number | null;
  title: string;
  description: string;
  language: Locale;
  acquisitionDate: string;
  acquisitionPrice: number | null;
  yourEstimation: number | null;
}

/** Where the map stands while nobody has said where the home is. @source docs/reference/workspace.md, "Drafts" */
export const UNPLACED = { lat: 46.519962, lng: 6.633597 } as const;

/** Whether somebody has said where the home is. */
export const isPlaced = ({ lat, lng }: Pick<OfferForm, 'lat' | 'lng'>): boolean =>
  lat !== UNPLACED.lat || lng !== UNPLACED.lng;

const NO_NUMBERS = {
  ...{ rooms: null, bathrooms: null, kitchens: null, floor: null, floorsInBuilding: null, livingSpace: null },
  ...{ landArea: null, parkings: null, buildIn: null, price: null, netPrice: null, additionalFees: null },
  ...{ acquisitionPrice: null, yourEstimation: null, cityId: null },
} as const;

/** A form in which nothing is written yet. */
export const blankForm = (offerType: number, language: Locale = DEFAULT_LOCALE): OfferForm => ({
  ...NO_NUMBERS,
  ...UNPLACED,
  ...{ offerType, category: firstCategoryOf(offerType), subCategory: 0, language },
  ...{ region: null, district: null, city: null, postalCode: null, street: '', streetNumber: '' },
  ...{ hidesAddress: false, showsPhone: true, exposition: 0, features: 0 },
  ...{ availableFrom: '', title: '', description: '', acquisitionDate: '' },
});

/** What the fields hold of an offer that is there. */
export function formOf(offer: EditedOfferFragment): OfferForm {
  const blank = blankForm(offer.offerType);
  const known = Object.fromEntries(
    Object.keys(blank).flatMap((name) => {
      const value = offer[name as keyof EditedOfferFragment];
      return value === null || value === undefined ? [] : [[name, value]];
    }),
  );
  const language = isLocale(offer.language ?? '') ? (offer.language as Locale) : blank.language;
  return { ...blank, ...known, ...splitStreet(offer.street), language };
}

/** What is sent of the fields; an empty one takes away what was there. */
export function contentOf(form: OfferForm) {
  const { street, streetNumber, lat, lng, availableFrom, acquisitionDate, title, description, ...rest } = form;
  const point = isPlaced(form) ? { lat, lng } : { lat: null, lng: null };
  return {
    ...rest,
    ...point,
    street: joinStreet(street, streetNumber),
    availableFrom: availableFrom || null,
    acquisitionDate: acquisitionDate || null,
    title: title || null,
    description: description || null,
    country: 'CH',
  };
}

/** Names of the fields in which two forms differ. */
export const differences = (one: OfferForm, other: OfferForm): (keyof OfferForm)[] =>
  (Object.keys(one) as (keyof OfferForm)[]).filter((name) => one[name] !== other[name]);

/** Whether somebody has written anything. */
export const isBlank = (form: OfferForm): boolean =>
  differences(form, blankForm(form.offerType, form.language)).every((name) => NOT_TELLING.has(name));

const NOT_TELLING: ReadonlySet<string> = new Set(['category', 'subCategory', 'language', 'offerType']);

/** The draft that a form is kept as: one for letting, one for all of selling. @source docs/reference/workspace.md, "Drafts" */
export const draftTypeOf = (offerType: number): DraftType => (offerType === OfferType.Rent ? 'rent' : 'presell');

/** Kinds of drafts of listings. */
export type DraftType = 'rent' | 'presell';
