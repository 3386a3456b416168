import type { Location } from '#capabilities/locations/location.ts';
import { isAreaId } from '#capabilities/locations/location-id.ts';
import { shapeCount } from '#capabilities/search/search.filter.ts';
import type { HeldHome } from '#capabilities/search/server/search-matching.service.ts';
import { framesOf } from '#capabilities/search/server/search-matching.service.ts';
import { distanceKm, type GeoBounds } from '#kernel/geo.ts';
import type { AlertFilter } from '../../alert.ts';
import { searchOfAlert } from '../../alert-filter.ts';
import { RowList } from './row-list.ts';

/** What places that alerts ask for are like, as of now. */
export interface Found {
  /** Those that alerts look around. */
  places: ReadonlyMap<number, Location>;
  /** Whether a point lies in a named area that alerts ask for. */
  areas: ReadonlyMap<number, (lat: number, lng: number) => boolean>;
}

/** Degrees of the finest cells of shapes; each level above has cells twice as long. */
const FINEST_DEG = 0.05;
const LEVELS = 14;
/** Kilometres by which two ways of measuring the same distance may differ. */
const SLACK_KM = 0.01;
const EVERYWHERE = 0;

/**
 * Rows of alerts by where they look: by each place, around each place by the distance, in cells of the map under a shape, or
 * everywhere; all of it by the type of offer. A row stands in several lists where an alert asks for several things.
 */
export class PlaceLists {
  readonly #inPlace = new Map<number, RowList>();
  readonly #aroundPlace = new Map<number, RowList>();
  readonly #cells = new Map<string, RowList>();
  readonly #levels = new Set<number>();
  readonly #placesAround = new Set<number>();
  readonly #areas = new Set<number>();

  /** Places that alerts look around. */
  get placesAround(): readonly number[] {
    return [...this.#placesAround];
  }

  /** Named areas that alerts look in. */
  get areas(): readonly number[] {
    return [...this.#areas];
  }

  get bytes(): number {
    const lists = [this.#inPlace, this.#aroundPlace, this.#cells].flatMap((map) => [...map.values()]);
    return lists.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  add(row: number, filter: AlertFilter): void {
    const { offerType, locationIds, maxDistance } = filter;
    if (shapeCount(filter) > 0) {
      this.#addShapes(row, filter);
      return;
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

  /** Lists all of whose rows look where a home lies. */
  *of(home: HeldHome, { areas }: Found): Generator<RowList> {
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

  /** Tells of each row that looks around a place from where a home is no farther than asked for. */
  eachNear({ offerType, lat, lng }: HeldHome, { places }: Found, tell: (row: number) => void): void {
    if (lat === null || lng === null) return;
    for (const place of places.values()) {
      const list = this.#aroundPlace.get(keyOf(offerType, place.id));
      if (!list) continue;
      const nearest = distanceKm({ lat, lng }, place) - place.radiusM / 1_000 - SLACK_KM;
      if (nearest <= list.farthest) list.eachFrom(nearest, tell);
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

/** The finest level at which a frame lies in few cells. */
function levelOf({ south, west, north, east }: GeoBounds): number {
  const longest = Math.max(north - south, east - west);
  const level = Math.ceil(Math.log2(Math.max(longest, FINEST_DEG) / FINEST_DEG));
  return Math.min(LEVELS, level);
}

const lineAt = (degrees: number, level: number): number =>
  Math.floor(Math.max(-360, Math.min(360, degrees)) / (FINEST_DEG * 2 ** level));

const cellKey = (offerType: number, level: number, y: number, x: number): string => `${offerType} ${level} ${y} ${x}`;

/** Ids of places are less than a million. */
const keyOf = (offerType: number, placeId: number): number => offerType * 1_000_000 + placeId;

function listIn<Key>(lists: Map<Key, RowList>, key: Key): RowList {
  const list = lists.get(key) ?? new RowList();
  lists.set(key, list);
  return list;
}
