import { fieldNumber, fieldsBetween, IDX_FIELDS, IDX_PICTURES, type IdxField } from './fields.ts';
import { isPriceUnit } from './price.ts';
import { isIdxCategory } from './values/categories.ts';
import { parseFloor } from './values/floor.ts';
import { parseAvailability, parseDate, parseDecimal, parseFeedNumber, parseYesNo } from './values/values.ts';

/** The version of the format, whatever its case and blanks; older ones too. */
export const isIdxVersion = (text: string): boolean => /^IDX\s*\d+(?:\.\d+)?$/i.test(text);

/**
 * Whether a value is possible in a field. Broad on purpose: an unusable value that could be meant fits ("oben" is an unreadable
 * floor, yet no field beside it would take it either).
 *
 * A blank fits where the standard requires nothing.
 *
 * @param field number of the field, from 0
 */
export const fitsField = (field: number, value: string): boolean =>
  value === '' ? !REQUIRED.has(field) : (SHAPES[field]?.(value) ?? true);

type Shape = (value: string) => boolean;

const REQUIRED: ReadonlySet<number> = new Set(
  (['version', 'sender_id', 'object_category', 'object_type', 'offer_type', 'object_zip', 'object_city'] as const).map(
    fieldNumber,
  ),
);

const isNumber: Shape = (value) => parseFeedNumber(value) !== null || parseDecimal(value) !== null;
const isFlag: Shape = (value) => parseYesNo(value) !== null;
/** A price, or a text without digits that replaces it. */
const isPrice: Shape = (value) =>
  parseFeedNumber(value) !== null || (/^\D{1,30}$/.test(value) && !isPriceUnit(value) && !isCurrency(value));
const isCurrency: Shape = (value) => /^(?:[A-Z]{3}|S?Fr\.?)$/i.test(value);
const isYear: Shape = (value) => value === '0' || /^\D{0,6}[12]\d{3}(?:\.0+)?\D{0,2}$/.test(value);
const isFileName: Shape = (value) => /^[^@]{1,255}\.[a-z\d]{2,5}$/i.test(value);
const isAddress: Shape = (value) => /^[^\s@][^\s@.]*\.[^\s@]+$/.test(value);
const isMail: Shape = (value) => /\S@\S/.test(value);
const isPhone: Shape = (value) =>
  (value.match(/\d/g)?.length ?? 0) >= 6 && !isMail(value) && !/^\d{2}\.\d{2}\.\d{4}/.test(value);
const isCountry: Shape = (value) =>
  /^(?:[A-Z]{2,3}|schweiz|suisse|svizzera|switzerland)$/i.test(value) && !isCurrencyCode(value);
const isCurrencyCode: Shape = (value) => /^(?:CHF|EUR|USD|GBP)$/i.test(value);
const isZip: Shape = (value) => /^(?:nozip|(?:[A-Z]{1,3}[-\s])?[A-Z\d]{0,3}\d[A-Z\d -]{0,6})$/i.test(value);
const isPlace: Shape = (value) => !isZip(value) && !isFlag(value);
/** A title or a text is not merely a price, a date or a code. */
const isProse: Shape = (value) => /[^\d\s.,'’:/-]/.test(value) && !isPriceUnit(value);
/** A date, or words in place of one. */
const isTime: Shape = (value) => parseAvailability(value) !== null || /^(?=.{3,60}$)\p{L}{2}/u.test(value);
const isFloor: Shape = (value) => parseFloor(value) !== null || (/^\p{L}{2,}$/u.test(value) && !isCurrency(value));
const isNoDate: Shape = (value) => parseDate(value) === null;
const isNoFile: Shape = (value) => !/\.(?:jpe?g|png|gif)$/i.test(value);

/** A logo is a file or an address, never a number or a flag. */
const isLogo: Shape = (value) => isFileName(value) || isAddress(value);

const eachOf = (fields: readonly IdxField[], shape: Shape): [IdxField, Shape][] =>
  fields.map((field) => [field, shape]);

const SHAPES: readonly (Shape | undefined)[] = shapesByField();

function shapesByField(): (Shape | undefined)[] {
  const shapes = new Map<IdxField, Shape>([...objectShapes(), ...agencyShapes(), ...laterShapes()]);
  for (let number = 1; number <= IDX_PICTURES; number += 1) {
    shapes.set(`picture_${number}_filename` as IdxField, isFileName);
    shapes.set(`picture_${number}_url` as IdxField, isAddress);
  }
  return IDX_FIELDS.map((field) => shapes.get(field));
}

/** Fields 0 to 67. */
function objectShapes(): [IdxField, Shape][] {
  return [
    ['version', isIdxVersion],
    ['object_category', isIdxCategory],
    ['object_type', (value) => /^\d{1,3}(?:\.0+)?$/.test(value)],
    ['offer_type', (value) => /^(?:rent|sale)$/i.test(value)],
    ['object_zip', isZip],
    ['object_city', isPlace],
    ['object_state', (value) => /^[A-Z]{2}$/i.test(value) && !/^ch$/i.test(value)],
    ['object_country', isCountry],
    ['available_from', isTime],
    ['object_title', isProse],
    ['object_description', isProse],
    ...eachOf(['selling_price', 'rent_net', 'rent_extra'], isPrice),
    ['price_unit', isPriceUnit],
    ['currency', (value) => isCurrency(value) && !isPriceUnit(value)],
    ['gross_premium', (value) => /^[\d.,\s%+-]+$/.test(value)],
    ['floor', isFloor],
    ...eachOf(['number_of_rooms', 'number_of_apartments'], (value) => parseDecimal(value) !== null),
    ...eachOf(['surface_living', 'surface_property', 'surface_usable', 'volume'], isNumber),
    ...eachOf(['year_built', 'year_renovated'], isYear),
    ...eachOf(fieldsBetween('prop_view', 'prop_roof_floor'), isFlag),
    ...eachOf(fieldsBetween('distance_public_transport', 'distance_school2'), isNumber),
    ...eachOf(['movie_filename', 'document_filename'], (value) => isFileName(value) || isAddress(value)),
    ['url', isAddress],
  ];
}

/** Fields 68 to 86. */
function agencyShapes(): [IdxField, Shape][] {
  return [
    ['agency_id', (value) => value.length <= 80 && !/[@/]|^www\./.test(value)],
    ...eachOf(['agency_name', 'agency_city'], (value) => isPlace(value) && !isMail(value)),
    ['agency_street', (value) => !isMail(value) && !isZip(value)],
    ['agency_zip', isZip],
    ['agency_country', isCountry],
    ...eachOf(['agency_phone', 'agency_mobile', 'agency_fax'], isPhone),
    ...eachOf(['agency_email', 'visit_email'], isMail),
    ...eachOf(['agency_logo', 'agency_logo_2'], isLogo),
    ['visit_name', (value) => !isMail(value)],
    ['publish_until', (value) => parseDate(value) !== null],
    ['destination', isNoFile],
  ];
}

/** Fields 87 to 182. */
function laterShapes(): [IdxField, Shape][] {
  return [
    ['distance_motorway', isNumber],
    ...eachOf(fieldsBetween('ceiling_height', 'carrying_capacity_elevator'), isNumber),
    ...eachOf(fieldsBetween('isdn', 'municipal_info'), isFlag),
    ['own_object_url', isAddress],
    ['billing_anrede', isNumber],
    ['billing_language', isNumber],
    ...eachOf(['publishing_id', 'delivery_id'], (value) => /^\d{1,10}$/.test(value)),
    ['commission_sharing', isNumber],
    ['number_of_floors', (value) => /^\d{1,3}(?:[.,]\d+)?$/.test(value)],
    ...eachOf(fieldsBetween('flat_sharing_community', 'minergie_certified'), isFlag),
    ['last_modified', (value) => parseDate(value) !== null],
    ...eachOf(fieldsBetween('advertisement_id', 'sparefield_4'), isNoDate),
  ];
}
