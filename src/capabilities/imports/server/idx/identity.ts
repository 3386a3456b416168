import { OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { type FileTraits, isCurrentVersion, isOldVersion } from './anchors.ts';
import { feedFieldText, type IdxField } from './fields.ts';
import { referencesOf } from './reader.ts';
import { addProblem, type RecordReading, readFlag } from './reading.ts';
import { plainLine, shorten } from './text/text.ts';
import { type Home, homeOf, isIdxCategory } from './values/categories.ts';
import { parseFeedNumber } from './values/values.ts';

/** The required parts of a record: object, kind and place. */
export interface Identity extends Home {
  /** agency_id and the three references, joined by #: the feed's key of the object. */
  externalId: string;
  /** For example APPT/8. */
  externalType: string;
  offerType: SearchableOfferType;
  /** Two capitals. */
  country: string;
  /** Null where the feed has no postal code for the object. */
  postalCode: string | null;
  city: string;
}

/**
 * Reads the must fields; null, with the reasons recorded, where one is empty or unreadable.
 *
 * A file without any agency_id is accepted: the command gives the agency.
 *
 * @source docs/reference/feeds.md, "Must fields"
 */
export function readIdentity(reading: RecordReading, { isAgencyIdEmpty }: FileTraits): Identity | null {
  demand(reading, 'version', (text) => isCurrentVersion(text) || isOldVersion(text) || null);
  demand(reading, 'sender_id', asItIs);
  const offerType = demand(reading, 'offer_type', (text) => OFFER_TYPES.get(text.toUpperCase()) ?? null);
  const category = demand(reading, 'object_category', (text) => (isIdxCategory(text) ? text.toUpperCase() : null));
  const type = demand(reading, 'object_type', parseFeedNumber);
  const zip = demand(reading, 'object_zip', asItIs);
  const city = demand(reading, 'object_city', (text) => shorten(plainLine(text), 200) || null);
  const country = demand(reading, 'object_country', countryCode);
  const agencyId = isAgencyIdEmpty ? '' : demand(reading, 'agency_id', asItIs);
  const references = readReferences(reading);
  const isRefused = reading.problems.some((problem) => problem.done === 'putAside');
  if (isRefused || offerType === null || category === null || type === null || country === null) return null;

  const isFlatShare = readFlag(reading, 'flat_sharing_community');
  const home = homeOf({ category, type, isFlatShare, offerType });
  if (!home || !city || !zip) return null;
  if (!home.isKnown) addProblem(reading, 'object_type', 'unknownType', 'kept');
  return {
    externalId: `${agencyId}#${references}`,
    externalType: `${category}/${type}`,
    offerType,
    category: home.category,
    subCategory: home.subCategory,
    country,
    postalCode: readPostalCode(reading, { zip, country }),
    city,
  };
}

/** Largest length of a key, agency_id and references together. */
const LONGEST_KEY = 300;

const OFFER_TYPES: ReadonlyMap<string, SearchableOfferType> = new Map([
  ['RENT', OfferType.Rent],
  ['SALE', OfferType.Sell],
]);

const COUNTRY_WORDS: ReadonlyMap<string, string> = new Map([
  ['CHE', 'CH'],
  ['SCHWEIZ', 'CH'],
  ['SUISSE', 'CH'],
  ['SVIZZERA', 'CH'],
  ['SWITZERLAND', 'CH'],
]);

const asItIs = (text: string): string => text;

function countryCode(text: string): string | null {
  const code = COUNTRY_WORDS.get(text.toUpperCase()) ?? text.toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** The value of a must field; without one, records that the record is put aside. */
function demand<Value>(reading: RecordReading, field: IdxField, parse: (text: string) => Value | null): Value | null {
  const text = feedFieldText(reading.record, field);
  const value = text === '' ? null : parse(text);
  if (value === null) addProblem(reading, field, text === '' ? 'required' : 'unreadable', 'putAside');
  return value;
}

function readReferences(reading: RecordReading): string | null {
  const references = referencesOf(reading.record);
  const fields = ['ref_property', 'ref_house', 'ref_object'] as const;
  const filled = fields.find((field) => feedFieldText(reading.record, field) !== '');
  if (references === null)
    addProblem(reading, filled ?? 'ref_object', filled ? 'reservedReference' : 'required', 'putAside');
  else if (references.length + feedFieldText(reading.record, 'agency_id').length > LONGEST_KEY) {
    addProblem(reading, filled ?? 'agency_id', 'tooLong', 'putAside');
  }
  return references;
}

/** Four digits for Switzerland, perhaps after "CH-"; unchanged for other countries. "nozip" is the feed's word for none. */
function readPostalCode(reading: RecordReading, { zip, country }: { zip: string; country: string }): string | null {
  if (/^nozip$/i.test(zip)) return null;
  const code = zip.replace(/^[A-Z]{1,2}[-\s]/i, '');
  const isPlausible = country === 'CH' ? /^\d{4}$/.test(code) : /^[\dA-Z][\dA-Z\s-]{1,9}$/i.test(code);
  if (isPlausible) return code;
  addProblem(reading, 'object_zip', 'unreadable', 'dropped');
  return null;
}
