import { FEATURES } from './feature.ts';
import { Category, Exposition, OFFER_BOUNDS, PriceType } from './offer.ts';
import { Subcategory } from './subcategory.ts';

/** Form in which a field is typed, stored, sent and shown. */
export type FieldKind = keyof KindValues;

/** Values of the fields of each kind. */
interface KindValues {
  /** One line, typed. */
  line: string;
  /** Lines, typed. */
  text: string;
  /** A name that comes with a chosen place. */
  name: string;
  language: string;
  country: string;
  /** ISO 8601. */
  day: string;
  flag: boolean;
  /** One of several numbers. */
  choice: number;
  bits: number;
  count: number;
  /** Counts in halves. */
  halves: number;
  /** A whole number of a unit. */
  measure: number;
  /** 0 is the ground floor. */
  floor: number;
  year: number;
  /** An amount in whole units of the currency. */
  money: number;
  id: number;
  /** WGS84. */
  degrees: number;
}

/** A step of the form, by the fields it contains. */
export type FieldStep = 'place' | 'facts' | 'words';

/** The description of a field. */
export interface OfferField {
  kind: FieldKind;
  /** The smallest number; 0 by default. */
  least?: number;
  /** The largest number, or the largest number of characters. */
  most?: number;
  /** Years from now, instead of `most`. */
  yearsAhead?: number;
  /** The numbers of a choice, or all bits. */
  all?: readonly number[];
  unit?: 'm²' | 'cm';
  /** Initial value; without it, null: the field may stay empty. */
  blank?: number | string | boolean;
  /** Access to a field: `public` is copied for the public, `switch` decides what is, `private` is for the owner. */
  access: 'public' | 'switch' | 'private';
  /** Excludes the field from the comparison after approval, where another field covers it. */
  isCompared?: false;
  /** Step of the form that contains it; null for none. */
  step: FieldStep | null;
  /** Whether agencies' feeds provide it in addition to owners, or alone. */
  feeds?: 'too' | 'only';
  /** Categories that have it; without them, all. */
  categories?: readonly Category[];
  /** Categories whose offers are not submitted without it. */
  needed?: readonly Category[];
  /** Categories whose form shows it before all other facts, or after them. */
  first?: readonly Category[];
  last?: readonly Category[];
}

const { Apartment, House, FlatSharing, ParkingSpaceGarage, CommercialIndustry, Land } = Category;
const EVERY = Object.values(Category);
/** Categories with a description: a parking space needs none. */
const DESCRIBED = EVERY.filter((category) => category !== ParkingSpaceGarage);

const PLACE = { access: 'public', step: 'place' } as const;
/** Part of an address. @source docs/reference/limits.md, "Texts of an offer" */
const PLACE_NAME = { ...PLACE, kind: 'name', most: 100 } as const;
const FACT = { access: 'public', step: 'facts' } as const;
const AREA = { ...FACT, kind: 'measure', unit: 'm²', most: OFFER_BOUNDS.surfaceM2, feeds: 'too' } as const;
const YEAR = { kind: 'year', least: OFFER_BOUNDS.earliestYearBuilt, yearsAhead: OFFER_BOUNDS.yearsAhead } as const;
const AMOUNT = { kind: 'money', most: OFFER_BOUNDS.price, step: 'words' } as const;

const KIND = {
  category: { ...PLACE, kind: 'choice', blank: Category.None },
  subCategory: { ...PLACE, kind: 'bits', all: Object.values(Subcategory), blank: 0 },
} as const satisfies Record<string, OfferField>;

/** Address of a home, and who sees it. The degrees contain Switzerland, Liechtenstein and Büsingen. */
const ADDRESS = {
  cityId: { ...PLACE, kind: 'id', least: 1, most: 2_147_483_647, isCompared: false, needed: EVERY },
  street: { ...PLACE, kind: 'line', most: 100 },
  postalCode: { ...PLACE_NAME, most: 10 },
  city: PLACE_NAME,
  region: PLACE_NAME,
  district: { ...PLACE_NAME, isCompared: false },
  country: { access: 'public', step: null, kind: 'country', blank: 'CH' },
  placeId: { access: 'private', step: null, kind: 'line', most: 100 },
  lat: { ...PLACE, kind: 'degrees', least: 45.7, most: 47.9 },
  lng: { ...PLACE, kind: 'degrees', least: 5.9, most: 10.6 },
  hasExactPoint: { access: 'switch', isCompared: false, step: 'place', kind: 'flag', blank: true },
  hidesAddress: { access: 'switch', step: 'place', kind: 'flag', blank: false },
  showsPhone: { access: 'switch', step: 'words', kind: 'flag', blank: false },
} as const satisfies Record<string, OfferField>;

/** Counts and measures of a home, in the order in which a listing shows them. */
const FACTS = {
  rooms: {
    ...FACT,
    kind: 'halves',
    most: OFFER_BOUNDS.rooms,
    feeds: 'too',
    categories: [Apartment, House, FlatSharing, CommercialIndustry],
    needed: [Apartment, House],
  },
  livingSpace: {
    ...AREA,
    categories: [Apartment, House, FlatSharing, ParkingSpaceGarage, CommercialIndustry],
    needed: [Apartment, House, CommercialIndustry],
    first: [FlatSharing, CommercialIndustry],
  },
  landArea: { ...AREA, categories: [House, Land], needed: [Land], last: [House] },
  floor: {
    ...FACT,
    kind: 'floor',
    least: OFFER_BOUNDS.lowestFloor,
    most: OFFER_BOUNDS.highestFloor,
    feeds: 'too',
    categories: [Apartment, FlatSharing, ParkingSpaceGarage, CommercialIndustry],
  },
  floorsInBuilding: {
    ...FACT,
    kind: 'count',
    most: OFFER_BOUNDS.highestFloor,
    feeds: 'too',
    categories: [Apartment, House, CommercialIndustry],
  },
  bathrooms: { ...FACT, kind: 'halves', most: OFFER_BOUNDS.rooms, categories: [Apartment, House, FlatSharing] },
  kitchens: { ...FACT, kind: 'count', most: OFFER_BOUNDS.rooms, categories: [Apartment, House] },
  parkings: { ...FACT, kind: 'count', most: 10_000, categories: [Apartment, House, CommercialIndustry] },
  exposition: { ...FACT, kind: 'bits', all: Object.values(Exposition), blank: 0, categories: [Apartment, House] },
  buildIn: { ...FACT, ...YEAR, feeds: 'too', categories: [Apartment, House, CommercialIndustry] },
  renovatedIn: { ...YEAR, access: 'public', step: null, feeds: 'only' },
  availableFrom: { ...FACT, kind: 'day' },
} as const satisfies Record<string, OfferField>;

const EQUIPMENT = {
  features: { ...FACT, kind: 'bits', all: FEATURES, blank: 0 },
} as const satisfies Record<string, OfferField>;

const PRICE = {
  netPrice: { ...AMOUNT, access: 'public' },
  additionalFees: { ...AMOUNT, access: 'public' },
  price: { ...AMOUNT, access: 'public' },
  isPriceOnRequest: { access: 'switch', isCompared: false, step: 'words', kind: 'flag', blank: false },
  priceType: { access: 'public', step: null, kind: 'choice', all: Object.values(PriceType), blank: PriceType.Default },
  acquisitionPrice: { ...AMOUNT, access: 'private' },
  acquisitionDate: { access: 'private', step: 'words', kind: 'day' },
  yourEstimation: { ...AMOUNT, access: 'private' },
} as const satisfies Record<string, OfferField>;

const WORDS = {
  title: { access: 'public', step: 'words', kind: 'line', most: OFFER_BOUNDS.title, needed: EVERY },
  description: { access: 'public', step: 'words', kind: 'text', most: OFFER_BOUNDS.description, needed: DESCRIBED },
  language: { access: 'public', step: 'words', kind: 'language' },
} as const satisfies Record<string, OfferField>;

/**
 * All fields of a home, in the order of the form: the only list of them.
 *
 * @source docs/reference/listings.md, "Facts of a category"; docs/reference/limits.md, "Numbers of a listing"
 */
export const OFFER_FIELDS = { ...KIND, ...ADDRESS, ...FACTS, ...EQUIPMENT, ...PRICE, ...WORDS } as const;

/** Name of a field, the same on all sides. */
export type FieldName = keyof typeof OFFER_FIELDS;

/** Names of the fields whose description has a trait, for example `{ access: 'public' }`. */
export type NamesWith<Trait> = {
  [Name in FieldName]: (typeof OFFER_FIELDS)[Name] extends Trait ? Name : never;
}[FieldName];

/** Value of a field; null where not given. */
export type FieldValue<Name extends FieldName> =
  | KindValues[(typeof OFFER_FIELDS)[Name]['kind']]
  | ((typeof OFFER_FIELDS)[Name] extends { blank: unknown } ? never : null);

/** Some fields with their values. */
export type FieldValues<Name extends FieldName> = { [Each in Name]: FieldValue<Each> };

/** Fields that owners write. */
export type OwnName = Exclude<FieldName, NamesWith<{ feeds: 'only' }>>;
/** Fields of any listing that are public. */
export type PublicName = NamesWith<{ access: 'public' }>;
/** Fields that are copied from an owner's record to the public listing. */
export type CopiedName = Extract<PublicName, OwnName>;
/** A fact that a form asks for in some categories and not in others. */
export type FactName = NamesWith<{ categories: readonly Category[] }>;
/** A fact that feeds provide. */
export type FeedFactName = NamesWith<{ feeds: string }>;
/** Fields without which some offers are not submitted. */
export type NeededName = NamesWith<{ needed: readonly Category[] }>;
/** Fields that are compared after approval. */
export type ComparedName = Exclude<OwnName, NamesWith<{ access: 'private' } | { isCompared: false }>>;

/** The description of a field by its name. */
export const fieldOf = (name: FieldName): OfferField => OFFER_FIELDS[name];

const namesOf = <Name extends FieldName>(
  fields: object,
  isWanted: (field: OfferField) => boolean = () => true,
): readonly Name[] => (Object.keys(fields) as FieldName[]).filter((name) => isWanted(fieldOf(name))) as Name[];

/** All fields that owners write, in the order of the form. */
export const OWN_NAMES = namesOf<OwnName>(OFFER_FIELDS, ({ feeds }) => feeds !== 'only');

/** All fields of any listing that are public. */
export const PUBLIC_NAMES = namesOf<PublicName>(OFFER_FIELDS, ({ access }) => access === 'public');

/** All fields that are copied from an owner's record to the public listing. */
export const COPIED_NAMES = namesOf<CopiedName>(
  OFFER_FIELDS,
  ({ access, feeds }) => access === 'public' && feeds !== 'only',
);

/** The facts that a listing shows, in its order. */
export const LISTED_FACTS = namesOf<keyof typeof FACTS>(FACTS);

/** The facts that a form shows by category. */
export const FACT_NAMES = namesOf<FactName>(FACTS, ({ categories }) => categories !== undefined);

/** The facts that feeds provide. */
export const FEED_FACTS = namesOf<FeedFactName>(FACTS, ({ feeds }) => feeds !== undefined);

/** Fields compared after approval, in the order in which a reviewer reads them. */
export const COMPARED_NAMES = namesOf<ComparedName>(
  { ...WORDS, ...KIND, ...ADDRESS, ...PRICE, ...FACTS, ...EQUIPMENT },
  ({ access, isCompared = true, feeds }) => access !== 'private' && isCompared && feeds !== 'only',
);
