import { feedFieldText } from './fields.ts';
import { addProblem, type RecordReading, readLine } from './reading.ts';

/** The contact of an object: the agency. No person is included, as a person in a record may live there. */
export interface ContactData {
  agencyName: string | null;
  /** On one line. */
  agencyAddress: string | null;
  agencyStreet: string | null;
  agencyPostalCode: string | null;
  agencyCity: string | null;
  phoneNumber: string | null;
  contactEmail: string | null;
  /** Page about the object. */
  sourceUrl: string | null;
}

/**
 * Reads the contact without its person (field 71): real files have tenants there, and nothing distinguishes them from the staff.
 *
 * @source docs/reference/feeds.md, "Fields", "Persons"; docs/decisions/011-no-persons-from-feeds.md
 */
export function readContact(reading: RecordReading): ContactData {
  const street = readLine(reading, 'agency_street', 200);
  const postalCode = readLine(reading, 'agency_zip', 10);
  const city = readLine(reading, 'agency_city', 200);
  const place = [postalCode, city].filter(Boolean).join(' ');
  return {
    agencyName: readLine(reading, 'agency_name', 200),
    agencyAddress: [street, place].filter(Boolean).join(', ') || null,
    agencyStreet: street,
    agencyPostalCode: postalCode,
    agencyCity: city,
    phoneNumber: readChecked(reading, 'agency_phone', phoneNumber),
    contactEmail: readChecked(reading, 'agency_email', emailAddress),
    sourceUrl: readChecked(reading, 'url', webAddress),
  };
}

function readChecked(
  reading: RecordReading,
  field: 'agency_phone' | 'agency_email' | 'url',
  check: (text: string) => string | null,
): string | null {
  const text = feedFieldText(reading.record, field);
  if (text === '') return null;
  const value = text.length <= 500 ? check(text) : null;
  if (value === null) addProblem(reading, field, 'unreadable', 'dropped');
  return value;
}

/** The text as written, if it has the digits of a number. */
const phoneNumber = (text: string): string | null =>
  /^[+\d\s()./'-]{6,30}$/.test(text) && (text.match(/\d/g) ?? []).length >= 6 ? text : null;

/** The first of several; an address with an umlaut before the @ is dropped, as mail servers reject it. */
function emailAddress(text: string): string | null {
  const [first = ''] = text.split(/[;,\s]+/);
  return /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(first) && first.length <= 254 ? first : null;
}

function webAddress(text: string): string | null {
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? new URL(address).href : null;
}
