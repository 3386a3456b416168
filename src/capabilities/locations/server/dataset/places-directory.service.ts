import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/db.ts';
import { DirectoryFileError, readDirectoryFile } from './directory-file.ts';
import { directoryPlaces } from './directory-places.ts';
import { analyzePlaces, listKnownPlaces, replaceLocalities, savePlaces, saveVersion } from './place-import.queries.ts';
import { placesAbroad } from './places-abroad.ts';

/** Result of an import of the official directory. */
export interface DirectoryReport {
  /** Rows of the file below its header. */
  rows: number;
  /** Rows of unknown municipalities abroad, left out. */
  abroad: number;
  refused: readonly { line: number; reason: string }[];
  postalCodes: number;
  /** Pairs of locality and postal code. */
  localities: number;
  municipalities: number;
  /** Municipalities added because the shapes do not contain them; they have a point only. */
  newMunicipalities: readonly string[];
  /** Stored codes that the directory no longer has: retained, so that references to them still lead to their town. */
  retiredCodes: readonly string[];
  /** Rows of the database that changed; 0 when the file had been imported before. */
  changed: number;
}

/** Share of the stored codes below which a file counts as truncated. */
const LEAST_SHARE_OF_CODES = 0.8;

/**
 * Replaces localities and postal codes by those of the official directory. Cities retain ids, names and shapes.
 *
 * @param text content of the CSV file
 * @throws DirectoryFileError when it is no directory, or too short to be whole
 */
export async function importDirectory(db: Db, text: string): Promise<DirectoryReport> {
  const { rows, abroad, refused } = readDirectoryFile(text);
  return db.transaction().execute(async (tx) => {
    const known = await listKnownPlaces(tx);
    const { newCities, postalCodes, localities } = directoryPlaces(rows, known);
    refuseCutOff(postalCodes.length, known.radiusByCode.size);
    const codes = new Set(postalCodes.map(({ postalCode }) => postalCode));
    // Codes abroad that the directory does not list are retained.
    const beside = placesAbroad().localities.filter(({ postalCode }) => !codes.has(postalCode));
    const changed =
      (await savePlaces(tx, newCities)) +
      (await savePlaces(tx, postalCodes)) +
      (await replaceLocalities(tx, [...localities, ...beside]));
    await analyzePlaces(tx);
    await saveVersion(tx, 'directory', createHash('sha256').update(text).digest('hex').slice(0, 12));
    const listed = new Set([...codes, ...beside.map(({ postalCode }) => postalCode)]);
    return {
      rows: rows.length + abroad + refused.length,
      abroad,
      refused,
      postalCodes: postalCodes.length,
      localities: new Set(localities.map(({ name, postalCode }) => `${postalCode} ${name}`)).size,
      municipalities: new Set(localities.map(({ cityId }) => cityId)).size,
      newMunicipalities: newCities.map(({ name }) => name),
      retiredCodes: [...known.radiusByCode.keys()].filter((code) => !listed.has(code)),
      changed,
    };
  });
}

function refuseCutOff(found: number, known: number): void {
  if (found >= known * LEAST_SHARE_OF_CODES) return;
  throw new DirectoryFileError(`The file holds ${found} postal codes where ${known} are known: it is not whole.`);
}
