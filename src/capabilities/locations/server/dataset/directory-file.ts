import { CsvError, parse } from 'csv-parse/sync';
import { type Position, rounded } from '#kernel/boundary.ts';
import { PlainError } from '#platform/terminal/plain-error.ts';
import { regionAbroad } from './places-abroad.ts';
import { lv95ToWgs84 } from './sources/lv95.ts';

/** A row of the official directory: the part of a locality and postal code in one municipality. */
export interface DirectoryRow {
  locality: string;
  postalCode: string;
  /** Two digits that distinguish the localities of a code; the main one has the lowest. */
  suffix: string;
  municipality: string;
  bfsNumber: number;
  /** Canton, or country of a place abroad, two letters. */
  regionCode: string;
  /** Share of the locality's addresses that lie in the municipality, 0 … 1; 1 in files without shares. */
  share: number;
  language: string | null;
  position: Position;
}

/** Contents of a file; lines count from 1, the header included. */
export interface DirectoryFile {
  rows: DirectoryRow[];
  /** Number of rows without canton in no known municipality abroad. */
  abroad: number;
  refused: { line: number; reason: string }[];
}

/** A file that is not the official directory; the message is for the operator. */
export class DirectoryFileError extends PlainError {}

/** Column names by meaning: the newer header first. @source docs/reference/feeds.md, "Directory of localities" */
const COLUMNS = {
  locality: ['Ortschaftsname'],
  postalCode: ['PLZ4', 'PLZ'],
  suffix: ['Zusatzziffer'],
  municipality: ['Gemeindename'],
  bfsNumber: ['BFS-Nr'],
  regionCode: ['Kantonskürzel'],
  share: ['Adressenanteil'],
  east: ['E'],
  north: ['N'],
  language: ['Sprache'],
} as const;
type Column = keyof typeof COLUMNS;
const OPTIONAL: readonly Column[] = ['share', 'language'];

/** A bounding box of the country, degrees: a coordinate outside is wrong. */
const COUNTRY = { west: 5.9, east: 10.6, south: 45.7, north: 47.9 };

/**
 * Parses the official directory of localities (AMTOVZ), in national grid or WGS84, with older or newer header.
 *
 * @param text the CSV, with or without byte-order mark
 * @throws DirectoryFileError when it is no CSV or columns are missing
 */
export function readDirectoryFile(text: string): DirectoryFile {
  const [header = [], ...lines] = readCells(text);
  const columns = columnsOf(header);
  const file: DirectoryFile = { rows: [], abroad: 0, refused: [] };
  lines.forEach((cells, index) => {
    const cell = (column: Column): string => cells[columns[column]] ?? '';
    // The directory lists Liechtenstein without canton.
    const regionCode = cell('regionCode') || regionAbroad(Number(cell('bfsNumber')));
    if (regionCode === null) {
      file.abroad += 1;
      return;
    }
    const row = readRow(cell, regionCode);
    if (typeof row === 'string') file.refused.push({ line: index + 2, reason: row });
    else file.rows.push(row);
  });
  return file;
}

function readCells(text: string): string[][] {
  try {
    return parse(text, { bom: true, delimiter: ';', trim: true, relaxColumnCount: true, skipEmptyLines: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DirectoryFileError(`This is not the official directory of localities: ${error.code}.`, { cause: error });
  }
}

function columnsOf(header: readonly string[]): Record<Column, number> {
  const found = Object.entries(COLUMNS).map(([column, names]) => ({
    column: column as Column,
    names,
    index: header.findIndex((title) => (names as readonly string[]).includes(title)),
  }));
  const missing = found.filter(({ column, index }) => index < 0 && !OPTIONAL.includes(column));
  if (missing.length > 0) {
    const titles = missing.map(({ names }) => names.join(' or ')).join(', ');
    throw new DirectoryFileError(`This is not the official directory of localities: there is no column ${titles}.`);
  }
  return Object.fromEntries(found.map(({ column, index }) => [column, index])) as Record<Column, number>;
}

/** The row, or the reason why it cannot be used. */
function readRow(cell: (column: Column) => string, regionCode: string): DirectoryRow | string {
  const bfsNumber = Number(cell('bfsNumber'));
  const position = readPosition(cell('east'), cell('north'));
  const share = readShare(cell('share'));
  if (cell('locality') === '') return 'the locality has no name';
  if (!/^[1-9]\d{3}$/.test(cell('postalCode'))) return `"${cell('postalCode')}" is no postal code`;
  if (!Number.isInteger(bfsNumber) || bfsNumber < 1 || bfsNumber > 9999)
    return `"${cell('bfsNumber')}" is no municipality number`;
  if (!position) return `"${cell('east')}; ${cell('north')}" is no point in Switzerland`;
  if (share === null) return `"${cell('share')}" is no share`;
  return {
    locality: cell('locality'),
    postalCode: cell('postalCode'),
    suffix: cell('suffix').padStart(2, '0'),
    municipality: cell('municipality'),
    bfsNumber,
    regionCode,
    share,
    language: cell('language') || null,
    position,
  };
}

/** Reads metres of the grid or, in the other edition, degrees. */
function readPosition(eastText: string, northText: string): Position | null {
  const [east, north] = [Number(eastText || Number.NaN), Number(northText || Number.NaN)];
  const [lng, lat] = rounded(east > 180 ? lv95ToWgs84(east, north) : [east, north]);
  const within = lng > COUNTRY.west && lng < COUNTRY.east && lat > COUNTRY.south && lat < COUNTRY.north;
  return within ? [lng, lat] : null;
}

/** `80.124 %` gives 0.80124; an empty text gives 1. */
function readShare(text: string): number | null {
  if (text === '') return 1;
  const percent = Number(/^([\d.]+) ?%$/.exec(text)?.[1]);
  return percent >= 0 && percent <= 100 ? percent / 100 : null;
}
