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

/** Fields that the form asks for. */
type FormName = Exclude<OwnName, NamesWith<{ step: null }>>;

/** What a field of the form holds; one that is typed into holds an empty text where nothing is said. */
type FormValue<Name extends FormName> =
  Name extends NamesWith<{ kind: TypedKind }>
    ? string
    : Name extends NamesWith<{ kind: 'degrees' }>
      ? number
      : Name extends NamesWith<{ kind: 'language' }>
        ? Locale
        : FieldValue<Name>;

/** Kinds of which the form holds a text. */
type TypedKind = 'line' | 'text' | 'day';

/** What the fields of the form hold: all that an owner says of an offer, but for its pictures. */
export interface OfferForm extends FormValues {
  offerType: number;
  /** The end of `street`, as a field of its own. */
  streetNumber: string;
}

type FormValues = { [Name in FormName]: FormValue<Name> };

/** What is sent of the fields. */
export type SentContent = FieldValues<FormName> & { offerType: number; country: string };

/** Where the map stands while nobody has said where the home is. @source docs/reference/workspace.md, "Drafts" */
export const UNPLACED = { lat: 46.519962, lng: 6.633597 } as const;

/** Whether somebody has said where the home is. */
export const isPlaced = ({ lat, lng }: Pick<OfferForm, 'lat' | 'lng'>): boolean =>
  lat !== UNPLACED.lat || lng !== UNPLACED.lng;

const FORM_NAMES = OWN_NAMES.filter((name) => fieldOf(name).step !== null) as FormName[];

const isTyped = (name: OwnName): boolean => ['line', 'text', 'day'].includes(fieldOf(name).kind);

/** A form in which nothing is written yet. */
export function blankForm(offerType: number, language: Locale = DEFAULT_LOCALE): OfferForm {
  const blank = blankContent(offerType);
  const fields = FORM_NAMES.map((name) => [name, isTyped(name) ? '' : blank[name]]);
  return { ...(Object.fromEntries(fields) as FormValues), ...UNPLACED, offerType, streetNumber: '', language };
}

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
export function contentOf(form: OfferForm): SentContent {
  const said = FORM_NAMES.map((name) => [name, form[name] === '' && isTyped(name) ? null : form[name]]);
  const point = isPlaced(form) ? { lat: form.lat, lng: form.lng } : { lat: null, lng: null };
  return {
    ...(Object.fromEntries(said) as FieldValues<FormName>),
    ...point,
    offerType: form.offerType,
    street: joinStreet(form.street, form.streetNumber),
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
