import { LOCALES, type Locale } from '#kernel/locale.ts';
import { type Db, upkeep } from '#platform/db/db.ts';
import { LocationType } from '../../location.ts';
import { FIRST_AREA_ID, isAreaId } from '../../location-id.ts';
import { analyzePlaces, savePlaces } from '../dataset/place-import.queries.ts';
import { type PlaceRecord, spellingsOf } from '../dataset/place-record.ts';
import {
  type AreaCity,
  findLastAreaId,
  type KnownArea,
  listAreaCities,
  listKnownAreas,
  lockAreas,
  saveArea,
  updateUnlisted,
} from './area.queries.ts';
import { boundaryDigest, boundaryText } from './area-boundary.ts';
import { AreaFileError } from './area-file.ts';
import { matchAreas } from './area-matches.ts';
import { boxOf, type PlacedArea } from './placed-areas.ts';

/** Result of an import. */
export interface AreaReport {
  /** Whether the import is held: the file lacks so many areas that nothing was written. */
  isHeld: boolean;
  created: number;
  changed: number;
  unchanged: number;
  /** Earlier and present names. */
  renamed: { before: string; now: string }[];
  /** Names of areas that the file no longer has. */
  missing: string[];
}

/** Areas that a program passes to the running product. */
export interface ForwardedAreas {
  areas: readonly PlacedArea[];
  mayUnlist: boolean;
}

/** The command by which a program passes areas. */
export const IMPORT_AREAS = 'locations.importAreas';

/** Imports passed areas, as `importAreas` does. */
export const importForwardedAreas = (db: Db, { areas, mayUnlist }: ForwardedAreas): Promise<AreaReport> =>
  importAreas(db, areas, mayUnlist);

/** Share of the stored areas whose absence makes a file count as incomplete. */
const MOST_MISSING = 0.2;
/** Below all municipalities, so that a town precedes a quarter with its name. */
const WEIGHT = 0.1;

/**
 * Imports areas as places to search, in one transaction. A known area retains its id.
 *
 * An area that the file no longer has is not suggested any more, while its address still finds homes.
 *
 * @param mayUnlist whether more than a fifth of the areas of these places may be unlisted
 * @throws AreaFileError when there are more areas than ids
 */
export const importAreas = (db: Db, areas: readonly PlacedArea[], mayUnlist: boolean): Promise<AreaReport> =>
  upkeep(db, async (tx) => {
    await lockAreas(tx);
    const kinds = [...new Set(areas.map(({ kind }) => kind))];
    const cityIds = [...new Set(areas.map(({ cityId }) => cityId))];
    const cities = new Map((await listAreaCities(tx, cityIds)).map((city) => [city.id, city]));
    const { known, missing } = matchAreas(areas, await listKnownAreas(tx, kinds), cities);
    const listed = [...known.values()].filter(({ isListed }) => isListed).length + missing.length;
    const report = reportOf(areas, known, missing);
    if (!mayUnlist && missing.length > listed * MOST_MISSING) return { ...report, isHeld: true };
    let nextId = ((await findLastAreaId(tx)) ?? FIRST_AREA_ID - 1) + 1;
    const numbered = areas.map((area) => ({ area, id: known.get(area)?.id ?? nextId++ }));
    if (!isAreaId(nextId - 1)) throw new AreaFileError('There are more areas than ids for them.');
    await savePlaces(
      tx,
      numbered.map(({ area, id }) => placeRecord(area, id, cities.get(area.cityId))),
    );
    for (const { area, id } of numbered) await saveArea(tx, areaRow(area, id));
    await updateUnlisted(
      tx,
      missing.map(({ id }) => id),
    );
    await analyzePlaces(tx);
    return report;
  });

function reportOf(
  areas: readonly PlacedArea[],
  known: ReadonlyMap<PlacedArea, KnownArea>,
  missing: readonly KnownArea[],
): AreaReport {
  const isUnchanged = (area: PlacedArea, before: KnownArea): boolean =>
    before.isListed && before.name === area.name && before.digest === boundaryDigest(boundaryText(area.boundary));
  const unchanged = [...known].filter(([area, before]) => isUnchanged(area, before)).length;
  return {
    isHeld: false,
    created: areas.length - known.size,
    changed: known.size - unchanged,
    unchanged,
    renamed: [...known]
      .filter(([area, before]) => area.name !== before.name)
      .map(([area, before]) => ({ before: before.name, now: area.name })),
    missing: missing.map(({ name }) => name),
  };
}

function areaRow({ kind, key, boundary }: PlacedArea, id: number) {
  const text = boundaryText(boundary);
  return { id, kind, key, boundary: text, digest: boundaryDigest(text), ...boxOf(boundary) };
}

function placeRecord(area: PlacedArea, id: number, city: AreaCity | undefined): PlaceRecord {
  if (city === undefined) throw new AreaFileError(`The municipality of ${area.name} is not known here.`);
  const { name, kind, lat, lng, radiusM } = area;
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, area.texts[locale] ?? name])) as Record<
    Locale,
    string
  >;
  return {
    id,
    type: LocationType.Zone,
    name,
    texts,
    lat,
    lng,
    radiusM,
    weight: WEIGHT,
    regionCode: city.regionCode,
    cantonId: city.cantonId,
    zoneId: null,
    postalCode: null,
    cityId: kind === 'region' ? null : city.id,
    spellings: spellingsOf([name, ...Object.values(texts)]),
  };
}
