import { IDX_FIELDS, type IdxField } from '#capabilities/imports/server/idx/fields.ts';

/** Values of an IDX record by name; those not named are the factory's. */
export type IdxValues = Partial<Record<IdxField, string>>;

const FLAT: IdxValues = {
  version: 'IDX3.01',
  sender_id: 'factory 1.0',
  object_category: 'APPT',
  object_type: '1',
  offer_type: 'RENT',
  ref_property: '10',
  ref_house: '1',
  ref_object: '100',
  object_street: 'Rue du Lac 1',
  object_zip: '1003',
  object_city: 'Lausanne',
  object_state: 'VD',
  object_country: 'CH',
  object_title: 'Appartement lumineux',
  object_description: 'Proche du centre et avec vue sur les toits.',
  selling_price: '1800',
  rent_net: '1600',
  rent_extra: '200',
  price_unit: 'MONTHLY',
  currency: 'CHF',
  floor: '2',
  number_of_rooms: '3.5',
  surface_living: '80',
  agency_id: 'agence',
  agency_name: 'Régie du Lac',
  agency_street: 'Rue Centrale 5',
  agency_zip: '1003',
  agency_city: 'Lausanne',
  agency_phone: '021 555 01 00',
  agency_email: 'location@example.ch',
  last_modified: '01.10.2026 08:30:00',
};

/** The 183 values of a flat to let in Lausanne, changed where named. */
export const idxValues = (changes: IdxValues = {}): string[] =>
  IDX_FIELDS.map((field) => changes[field] ?? FLAT[field] ?? '');

/** A line of a feed: the values with a # after each, as in the header of the workbook. */
export const anIdxLine = (changes: IdxValues = {}): string => `${idxValues(changes).join('#')}#`;

/** A file of such lines, in ISO-8859-1 with CR LF. */
export const anIdxFile = (...records: readonly IdxValues[]): Buffer =>
  Buffer.from(records.map((changes) => `${anIdxLine(changes)}\r\n`).join(''), 'latin1');

/** A file of `count` flats that differ in `ref_object`: 1, 2, 3 … */
export const anIdxStock = (count: number, changes: IdxValues = {}): IdxValues[] =>
  Array.from({ length: count }, (_, index) => ({ ...changes, ref_object: String(index + 1) }));
