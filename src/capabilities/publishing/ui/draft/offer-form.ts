import { OfferType } from '#capabilities/offers/offer.ts';
import {
  type FieldValue,
  type FieldValues,
  fieldOf,
  type NamesWith,
  OWN_NAMES,
  type OwnName,
} from '#capabilities/offers/offer-fields.ts';
import type { EditedOfferFragment } from '#generated/operations.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#kernel/locale.ts';
import { blankContent } from '../../own-offer-fields.ts';
import { joinStreet, splitStreet } from './street-number.ts';

/** Fields of the form. */
type FormName = Exclude<OwnName, NamesWith<{ step: null }>>;

/** Value of a field of the form; an empty typed field has an empty text. */
type FormValue<Name extends FormName> =
  Name extends NamesWith<{ kind: TypedKind }>
    ? string
    : Name extends NamesWith<{ kind: 'degrees' }>
      ? number
      : Name extends NamesWith<{ kind: 'language' }>
        ? Locale
        : FieldValue<Name>;

/** Kinds of fields whose value in the form is a text. */
type TypedKind = 'line' | 'text' | 'day';

/** Fields of the form: an owner's whole offer except its pictures. */
export interface OfferForm extends FormValues {
  offerType: number;
  /** The end of `street`, as a field of its own. */
  streetNumber: string;
}

type FormValues = { [Name in FormName]: FormValue<Name> };

/** Input of the API from the fields. */
export type SentContent = FieldValues<FormName> & { offerType: number; country: string };

/** Position of the map before the home has one. @source docs/reference/workspace.md, "Drafts" */
export const INITIAL_POSITION = { lat: 46.519962, lng: 6.633597 } as const;

/** Whether the home has a position. */
export const hasPosition = ({ lat, lng }: Pick<OfferForm, 'lat' | 'lng'>): boolean =>
  lat !== INITIAL_POSITION.lat || lng !== INITIAL_POSITION.lng;

const FORM_NAMES = OWN_NAMES.filter((name) => fieldOf(name).step !== null) as FormName[];

const isTyped = (name: OwnName): boolean => ['line', 'text', 'day'].includes(fieldOf(name).kind);

/** An empty form. */
export function blankForm(offerType: number, language: Locale = DEFAULT_LOCALE): OfferForm {
  const blank = blankContent(offerType);
  const fields = FORM_NAMES.map((name) => [name, isTyped(name) ? '' : blank[name]]);
  return { ...(Object.fromEntries(fields) as FormValues), ...INITIAL_POSITION, offerType, streetNumber: '', language };
}

/** Fields of an existing offer. */
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

/** Input of the API from the fields; an empty one clears the value. */
export function contentOf(form: OfferForm): SentContent {
  const values = FORM_NAMES.map((name) => [name, form[name] === '' && isTyped(name) ? null : form[name]]);
  const point = hasPosition(form) ? { lat: form.lat, lng: form.lng } : { lat: null, lng: null };
  return {
    ...(Object.fromEntries(values) as FieldValues<FormName>),
    ...point,
    offerType: form.offerType,
    street: joinStreet(form.street, form.streetNumber),
    country: 'CH',
  };
}

/** Names of the fields in which two forms differ. */
export const differences = (one: OfferForm, other: OfferForm): (keyof OfferForm)[] =>
  (Object.keys(one) as (keyof OfferForm)[]).filter((name) => one[name] !== other[name]);

/** Whether the form is empty. */
export const isBlank = (form: OfferForm): boolean =>
  differences(form, blankForm(form.offerType, form.language)).every((name) => PRESET_NAMES.has(name));

const PRESET_NAMES: ReadonlySet<string> = new Set([
  'category',
  'subCategory',
  'language',
  'offerType',
  'hasExactPoint',
]);

/** The draft type of a form: one for letting, one for all of selling. @source docs/reference/workspace.md, "Drafts" */
export const draftTypeOf = (offerType: number): DraftType => (offerType === OfferType.Rent ? 'rent' : 'presell');

/** Types of drafts of listings. */
export type DraftType = 'rent' | 'presell';
