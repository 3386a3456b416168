import type { Location } from '#capabilities/locations/location.ts';
import type { Boundary } from '#kernel/boundary.ts';
import type { MapCellPosition } from '../../map-cell.ts';

/** Facts that a search needs besides its filter. */
export interface SearchFacts {
  /** The places of `filter.locationIds`. */
  places: readonly Location[];
  /** Boundaries of those places that are named areas, by id. */
  areas: ReadonlyMap<number, Boundary>;
  /** Agencies whose name contains `filter.agencyName`; null where the filter has no name. */
  agencyIds: ReadonlySet<number> | null;
  /** The cell of the map that the search is limited to. */
  cell: MapCellPosition | null;
  /** Homes that the member hid. */
  hiddenIds: ReadonlySet<number>;
  /** Limits the search to homes added after this time; absent, all homes count. */
  addedAfter?: Date;
  now: Date;
}
