import { type Db, upkeep } from '#platform/db/db.ts';
import { buildPlaceDataset, DATASET_VERSION } from './place-dataset.ts';
import {
  analyzePlaces,
  findLoadedVersion,
  listKnownPlaces,
  replaceLocalities,
  savePlaces,
  saveVersion,
} from './place-import.queries.ts';

/**
 * Fills the database with all places of the installed packages; does nothing when it has this edition already. Ids are stable.
 *
 * Postal codes and localities stay unchanged once the official directory has been imported, which is more precise.
 *
 * @returns number of rows changed
 */
export async function loadPlaces(db: Db): Promise<number> {
  if ((await findLoadedVersion(db, 'packages')) === DATASET_VERSION) return 0;
  const { areas, postalCodes, localities, abroad } = buildPlaceDataset();
  return upkeep(db, async (tx) => {
    let changed = await savePlaces(tx, [...areas.map(({ boundary, ...place }) => place), ...abroad.areas]);
    if ((await findLoadedVersion(tx, 'directory')) === null) {
      changed += await savePlaces(tx, [...postalCodes, ...abroad.postalCodes]);
      changed += await replaceLocalities(tx, [...localities, ...abroad.localities]);
    } else {
      // The directory may lack them, or have been imported by a version that left them out.
      const { radiusByCode } = await listKnownPlaces(tx);
      changed += await savePlaces(
        tx,
        abroad.postalCodes.filter(({ id }) => !radiusByCode.has(String(id))),
      );
    }
    await analyzePlaces(tx);
    await saveVersion(tx, 'packages', DATASET_VERSION);
    return changed;
  });
}
