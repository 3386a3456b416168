import { contains } from '#kernel/boundary.ts';
import { nameKey } from '../../name-key.ts';
import type { AreaCity, KnownArea } from './area.queries.ts';
import { parsedBoundary } from './area-boundary.ts';
import type { PlacedArea } from './placed-areas.ts';

/** The areas of a file matched with the stored ones. */
export interface AreaMatches {
  /** The stored area of an area in the file; absent for a new one. */
  known: ReadonlyMap<PlacedArea, KnownArea>;
  /** Stored and listed areas of the same surroundings that the file does not have. */
  missing: KnownArea[];
}

/**
 * Matches the areas of a file with stored ones: by name, else by position (the point of each inside the other), else by key.
 *
 * Matches stay within one municipality and kind, or one canton where areas are larger; so a file does not affect other places.
 *
 * @param cities municipalities of the areas, by id
 */
export function matchAreas(
  areas: readonly PlacedArea[],
  knownAreas: readonly KnownArea[],
  cities: ReadonlyMap<number, AreaCity>,
): AreaMatches {
  const known = new Map<PlacedArea, KnownArea>();
  const missing: KnownArea[] = [];
  const scopes = Map.groupBy(areas, (area) => scopeOf(area, cities.get(area.cityId)?.cantonId ?? 0));
  for (const [scope, within] of scopes) {
    const left = new Set(knownAreas.filter((area) => knownScope(area) === scope));
    for (const isSame of [hasSameName, liesInSamePlace, hasSameKey]) {
      for (const area of within) {
        if (known.has(area)) continue;
        const found = [...left].find((candidate) => isSame(area, candidate));
        if (found === undefined) continue;
        known.set(area, found);
        left.delete(found);
      }
    }
    missing.push(...[...left].filter(({ isListed }) => isListed));
  }
  return { known, missing };
}

const scopeOf = ({ kind, cityId }: PlacedArea, cantonId: number): string =>
  kind === 'region' ? `${kind} canton ${cantonId}` : `${kind} city ${cityId}`;

const knownScope = ({ kind, cityId, cantonId }: KnownArea): string =>
  cityId === null ? `${kind} canton ${cantonId}` : `${kind} city ${cityId}`;

type IsSame = (area: PlacedArea, known: KnownArea) => boolean;

const hasSameName: IsSame = (area, known) => nameKey(area.name) === nameKey(known.name);

const hasSameKey: IsSame = (area, known) => area.key !== null && area.key === known.key;

const liesInSamePlace: IsSame = (area, known) =>
  contains(area.boundary, [known.lng, known.lat]) && contains(parsedBoundary(known.boundary), [area.lng, area.lat]);
