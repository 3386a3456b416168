import { createReadStream } from 'node:fs';
import { type CsvError, parse } from 'csv-parse';
import { PlainError } from '#platform/terminal/plain-error.ts';
import { nameKey } from '../../name-key.ts';
import { lv95ToWgs84 } from '../dataset/sources/lv95.ts';

/** An address of a building. */
export interface Address {
  street: string;
  /** House number, as written: `12`, `12a`; empty for a building without one. */
  number: string;
  postalCode: string;
  /** Name of the locality. */
  city: string;
  /** WGS84, rounded to a decimetre. */
  lat: number;
  lng: number;
}

/** An address of the directory, with its street folded for look-ups. */
export type DirectoryAddress = Address & { streetKey: string };

/** A file that is not the official directory of building addresses; the message names the line, for the operator. */
export class AddressFileError extends PlainError {}

/** The columns that are read. @source docs/reference/feeds.md, "Directory of addresses" */
const COLUMNS = ['STN_LABEL', 'ADR_NUMBER', 'ZIP_LABEL', 'ADR_STATUS', 'ADR_EASTING', 'ADR_NORTHING'] as const;
/** Bounds of the national grid, metres. */
const GRID = { east: [2_480_000, 2_840_000], north: [1_070_000, 1_300_000] } as const;
/** Longest record, bytes: one with an open quotation mark would be the rest of the file. */
const LONGEST_RECORD = 10_000;
const LONGEST_NAME = 200;

/**
 * Reads the official directory of building addresses (swisstopo) row by row, whatever its size: addresses that exist and have a point.
 * Others yield null.
 *
 * @throws AddressFileError with line and reason at the first row that is no address
 */
export async function* readAddressFile(file: string): AsyncGenerator<DirectoryAddress | null> {
  const rows = createReadStream(file).pipe(
    parse({ delimiter: ';', bom: true, info: true, max_record_size: LONGEST_RECORD, relax_column_count: true }),
  );
  let columns: Columns | null = null;
  try {
    for await (const { record, info } of rows as AsyncIterable<ParsedRow>) {
      if (columns) yield addressOf(record, columns, info.lines);
      else columns = columnsOf(record);
    }
  } catch (error) {
    throw isCsvError(error) ? new AddressFileError(`Line ${error.lines ?? '?'}: ${error.message}`) : error;
  } finally {
    rows.destroy();
  }
  if (!columns) throw new AddressFileError('Line 1: the file is empty.');
}

type Column = (typeof COLUMNS)[number];
/** Position of each column that is read, and the number of all. */
type Columns = Readonly<Record<Column | 'count', number>>;
interface ParsedRow {
  record: string[];
  info: { lines: number };
}

const isCsvError = (error: unknown): error is CsvError & { lines?: number } =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');

function columnsOf(header: readonly string[]): Columns {
  const lacking = COLUMNS.filter((name) => !header.includes(name));
  if (lacking.length > 0) throw new AddressFileError(`Line 1: the columns ${lacking.join(', ')} are missing.`);
  const positions = COLUMNS.map((name) => [name, header.indexOf(name)]);
  return { ...(Object.fromEntries(positions) as Record<Column, number>), count: header.length };
}

function addressOf(record: readonly string[], columns: Columns, line: number): DirectoryAddress | null {
  const fault = (reason: string): AddressFileError => new AddressFileError(`Line ${line}: ${reason}.`);
  if (record.length !== columns.count) throw fault(`${record.length} columns where the header has ${columns.count}`);
  const cell = (name: Column): string => (record[columns[name]] ?? '').trim();
  const street = cell('STN_LABEL');
  const number = cell('ADR_NUMBER');
  if (cell('ADR_STATUS') !== 'real' || street === '' || cell('ADR_EASTING') === '') return null;
  const postalCode = cell('ZIP_LABEL').slice(0, 4);
  const city = cell('ZIP_LABEL').slice(5);
  if (!/^[1-9]\d{3}$/.test(postalCode)) throw fault('ZIP_LABEL has no postal code');
  if (Math.max(street.length, number.length, city.length) > LONGEST_NAME) throw fault('a name is too long');
  const [east, north] = [Number(cell('ADR_EASTING')), Number(cell('ADR_NORTHING'))];
  if (!isWithin(east, GRID.east) || !isWithin(north, GRID.north))
    throw fault('ADR_EASTING and ADR_NORTHING are no point of the national grid LV95');
  const [lng, lat] = lv95ToWgs84(east, north);
  return { street, number, postalCode, city, streetKey: nameKey(street), lat: rounded(lat), lng: rounded(lng) };
}

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
