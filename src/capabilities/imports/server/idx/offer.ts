import { Category, OFFER_BOUNDS } from '#capabilities/offers/offer.ts';
import type { FeedFactName, FieldValues } from '#capabilities/offers/offer-fields.ts';
import type { Locale } from '#kernel/locale.ts';
import type { ImportProblem } from '../../import-problem.ts';
import type { FileTraits } from './anchors.ts';
import { type ContactData, readContact } from './contact.ts';
import { readFeatures } from './features.ts';
import { feedFieldText, type IdxRecord } from './fields.ts';
import { type Identity, readIdentity } from './identity.ts';
import { type NamedPicture, readPictures } from './pictures.ts';
import { type ImportedPrice, readPrice } from './price.ts';
import { addProblem, type RecordReading, readHalfNumber, readLine, readWholeNumber } from './reading.ts';
import { languageOf } from './text/language.ts';
import { plainText, shorten } from './text/text.ts';
import { titleFrom } from './title.ts';
import { parseFloor } from './values/floor.ts';
import { type Availability, parseAvailability } from './values/values.ts';

/** An object of a feed in the product's terms. */
export interface ImportedOffer extends Identity, Facts, Texts, ImportedPrice, ContactData {
  /** Line of the file, for problems found later. */
  line: number;
  /** ISO 4217. */
  currency: string;
  street: string | null;
  features: number;
  availableFrom: Availability;
  pictures: readonly NamedPicture[];
}

/** Inputs for the interpretation of a record. */
export interface RecordSetting {
  habits: FileTraits;
  /** The clock, for the bounds of years. */
  now: Date;
}

/** An interpreted record: the offer, or null where a must field is empty or unreadable. */
export interface InterpretedOffer {
  offer: ImportedOffer | null;
  problems: ImportProblem[];
}

/**
 * Converts a record to an offer. A value out of bounds is left out, never the whole record.
 *
 * A record without one of its must fields is refused; title and description, which real agencies leave blank, are derived from the
 * facts and left empty. Persons (fields 71 and 81–84) may be tenants and are never read.
 *
 * @source docs/reference/feeds.md, "Must fields", "Fields", "Persons"
 */
export function offerFromRecord(record: IdxRecord, { habits, now }: RecordSetting): InterpretedOffer {
  const reading: RecordReading = { record, problems: [] };
  const identity = readIdentity(reading, habits);
  if (!identity) return { offer: null, problems: reading.problems };
  const facts = readFacts(reading, identity.category, now);
  const offer: ImportedOffer = {
    line: record.line,
    ...identity,
    ...readTexts(reading, { ...identity, rooms: facts.rooms }),
    ...facts,
    ...readPrice(reading, identity.offerType),
    ...readContact(reading),
    currency: readCurrency(reading),
    street: readLine(reading, 'object_street', 200),
    features: readFeatures(reading, identity),
    availableFrom: readAvailability(reading),
    pictures: readPictures(reading),
  };
  return { offer, problems: reading.problems };
}

/** The facts that feeds provide; each has its own parser, since each feed writes it in its own way. */
type Facts = FieldValues<FeedFactName>;

interface Texts {
  title: string;
  description: string;
  language: Locale;
}

function readFacts(reading: RecordReading, category: Category, now: Date): Facts {
  const years = { min: OFFER_BOUNDS.earliestYearBuilt, max: now.getUTCFullYear() + OFFER_BOUNDS.yearsAhead };
  const area = { min: 0, max: OFFER_BOUNDS.surfaceM2 };
  const living = readWholeNumber(reading, 'surface_living', area);
  const usable = category === Category.CommercialIndustry ? readWholeNumber(reading, 'surface_usable', area) : null;
  return {
    rooms: readHalfNumber(reading, 'number_of_rooms', { min: 0, max: OFFER_BOUNDS.rooms }),
    floor: readFloor(reading),
    floorsInBuilding: readWholeNumber(reading, 'number_of_floors', { min: 1, max: OFFER_BOUNDS.highestFloor }),
    livingSpace: living ?? usable,
    landArea: readWholeNumber(reading, 'surface_property', area),
    buildIn: readWholeNumber(reading, 'year_built', years),
    renovatedIn: readWholeNumber(reading, 'year_renovated', years),
  };
}

function readTexts(reading: RecordReading, identity: Identity & { rooms: number | null }): Texts {
  const title = readLine(reading, 'object_title', OFFER_BOUNDS.title);
  const description = readDescription(reading);
  const place = { canton: feedFieldText(reading.record, 'object_state'), postalCode: identity.postalCode ?? '' };
  const language = languageOf(`${title ?? ''} ${description}`, place);
  if (title !== null) return { title, description, language };
  addProblem(reading, 'object_title', 'required', 'repaired');
  return { title: shorten(titleFrom({ ...identity, language }), OFFER_BOUNDS.title), description, language };
}

function readDescription(reading: RecordReading): string {
  const text = plainText(feedFieldText(reading.record, 'object_description'));
  if (text === '') addProblem(reading, 'object_description', 'required', 'kept');
  if (text.length > OFFER_BOUNDS.description) addProblem(reading, 'object_description', 'tooLong', 'shortened');
  return shorten(text, OFFER_BOUNDS.description);
}

function readFloor(reading: RecordReading): number | null {
  const text = feedFieldText(reading.record, 'floor');
  if (text === '') return null;
  const floor = parseFloor(text);
  if (floor === 'hidden') return null;
  if (floor === null) addProblem(reading, 'floor', 'unreadable', 'dropped');
  else if (floor >= OFFER_BOUNDS.lowestFloor && floor <= OFFER_BOUNDS.highestFloor) return floor;
  else addProblem(reading, 'floor', 'outOfBounds', 'dropped');
  return null;
}

function readAvailability(reading: RecordReading): Availability {
  const availability = parseAvailability(feedFieldText(reading.record, 'available_from'));
  if (availability !== null) return availability;
  addProblem(reading, 'available_from', 'unreadable', 'dropped');
  return 'onRequest';
}

function readCurrency(reading: RecordReading): string {
  const text = feedFieldText(reading.record, 'currency').toUpperCase();
  if (text === '' || /^S?FR\.?$/.test(text)) return 'CHF';
  if (/^[A-Z]{3}$/.test(text)) return text;
  addProblem(reading, 'currency', 'unreadable', 'repaired');
  return 'CHF';
}
