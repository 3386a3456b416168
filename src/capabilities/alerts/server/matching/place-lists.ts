import type { Location } from '#capabilities/locations/location.ts';
import { isAreaId } from '#capabilities/locations/location-id.ts';
import { EMPTY_FILTER, shapeCount } from '#capabilities/search/search.filter.ts';
import type { MatchableHome } from '#capabilities/search/server/search-matching.service.ts';
import { framesOf } from '#capabilities/search/server/search-matching.service.ts';
import { distanceKm, type GeoBounds } from '#kernel/geo.ts';
import type { AlertFilter } from '../../alert.ts';
import { alertFilterOf, type StoredFilter, searchOfAlert } from '../../alert-filter.ts';
import { RowList } from './row-list.ts';

/** Present data of the places in alerts. */
export interface PlaceData {
  /** Places at the center of an alert's search radius, by id. */
  places: ReadonlyMap<number, Location>;
  /** Named areas in which alerts search, by id, as functions that return whether a point lies in the area. */
  areas: ReadonlyMap<number, (lat: number, lng: number) => boolean>;
}

/** Side of the finest cells of shapes, in degrees. The side doubles with each further level. */
const FINEST_DEG = 0.05;
const LEVELS = 14;
/** Tolerance in kilometres between the distances of the index and those of the search. */
const SLACK_KM = 0.01;
const EVERYWHERE = 0;

/**
 * Rows of alerts by type of offer and by where they search: in a place, around a place within a distance, in the map cells under a
 * shape, or everywhere. A row is in several lists where its alert names several places or shapes.
 */
export class PlaceLists {
  readonly #inPlace = new Map<number, RowList>();
  readonly #aroundPlace = new Map<number, RowList>();
  readonly #cells = new Map<string, RowList>();
  readonly #levels = new Set<number>();
  readonly #placesAround = new Set<number>();
  readonly #areas = new Set<number>();

  /** Ids of the places around which alerts search. */
  get placesAround(): readonly number[] {
    return [...this.#placesAround];
  }

  /** Ids of the named areas in which alerts search. */
  get areas(): readonly number[] {
    return [...this.#areas];
  }

  get bytes(): number {
    const lists = [this.#inPlace, this.#aroundPlace, this.#cells].flatMap((map) => [...map.values()]);
    return lists.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  add(row: number, stored: StoredFilter): void {
    const { offerType = EMPTY_FILTER.offerType, locationIds = [], maxDistance = null } = stored;
    if (stored.polygons || stored.rectangles || stored.circles) {
      const filter = alertFilterOf(stored);
      if (shapeCount(filter) > 0) {
        this.#addShapes(row, filter);
        return;
      }
    }
    if (locationIds.length === 0) listIn(this.#inPlace, keyOf(offerType, EVERYWHERE)).add(row);
    for (const id of new Set(locationIds)) {
      if (isAreaId(id)) this.#areas.add(id);
      listIn(this.#inPlace, keyOf(offerType, id)).add(row);
      if (maxDistance === null || maxDistance <= 0) continue;
      this.#placesAround.add(id);
      listIn(this.#aroundPlace, keyOf(offerType, id)).add(row, maxDistance);
    }
  }

  /** Lists whose rows all cover the position of a home. */
  *of(home: MatchableHome, { areas }: PlaceData): Generator<RowList> {
    const { offerType, cantonId, zoneId, cityId, postalCode, lat, lng } = home;
    const ids: (number | null)[] = [EVERYWHERE, cantonId, zoneId, cityId, postalCode];
    if (lat !== null && lng !== null) for (const [id, isIn] of areas) if (isIn(lat, lng)) ids.push(id);
    for (const id of ids) {
      const list = id === null ? undefined : this.#inPlace.get(keyOf(offerType, id));
      if (list) yield list;
    }
    if (lat === null || lng === null) return;
    for (const level of this.#levels) {
      const list = this.#cells.get(cellKey(offerType, level, lineAt(lat, level), lineAt(lng, level)));
      if (list) yield list;
    }
  }

  /** Visits each row that searches around a place, where the home lies within the row's distance. */
  eachNear({ offerType, lat, lng }: MatchableHome, { places }: PlaceData, visit: (row: number) => void): void {
    if (lat === null || lng === null) return;
    for (const place of places.values()) {
      const list = this.#aroundPlace.get(keyOf(offerType, place.id));
      if (!list) continue;
      const nearest = distanceKm({ lat, lng }, place) - place.radiusM / 1_000 - SLACK_KM;
      if (nearest <= list.farthest) list.eachFrom(nearest, visit);
    }
  }

  #addShapes(row: number, filter: AlertFilter): void {
    const keys = new Set<string>();
    for (const frame of framesOf(searchOfAlert(filter))) {
      const level = levelOf(frame);
      this.#levels.add(level);
      for (let y = lineAt(frame.south, level); y <= lineAt(frame.north, level); y += 1)
        for (let x = lineAt(frame.west, level); x <= lineAt(frame.east, level); x += 1)
          keys.add(cellKey(filter.offerType, level, y, x));
    }
    for (const key of keys) listIn(this.#cells, key).add(row);
  }
}

/** The finest level at which a bounding box covers only a few cells. */
function levelOf({ south, west, north, east }: GeoBounds): number {
  const longest = Math.max(north - south, east - west);
  const level = Math.ceil(Math.log2(Math.max(longest, FINEST_DEG) / FINEST_DEG));
  return Math.min(LEVELS, level);
}

const lineAt = (degrees: number, level: number): number =>
  Math.floor(Math.max(-360, Math.min(360, degrees)) / (FINEST_DEG * 2 ** level));

const cellKey = (offerType: number, level: number, y: number, x: number): string => `${offerType} ${level} ${y} ${x}`;

/** Key of a list by type of offer and place. Ids of places are below a million. */
const keyOf = (offerType: number, placeId: number): number => offerType * 1_000_000 + placeId;

function listIn<Key>(lists: Map<Key, RowList>, key: Key): RowList {
  const list = lists.get(key) ?? new RowList();
  lists.set(key, list);
  return list;
}
