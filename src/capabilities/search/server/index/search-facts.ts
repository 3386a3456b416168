import type { Location } from '#capabilities/locations/location.ts';
import type { Boundary } from '#kernel/boundary.ts';
import type { MapCellPosition } from '../../map-cell.ts';

/** What a search must know besides its filter. */
export interface SearchFacts {
  /** The places of `filter.locationIds`. */
  places: readonly Location[];
  /** Boundaries of those places that are named areas, by id. */
  areas: ReadonlyMap<number, Boundary>;
  /** Agencies whose name contains `filter.agencyName`; null where no name is asked for. */
  agencyIds: ReadonlySet<number> | null;
  /** The one cell of the map that is asked about. */
  cell: MapCellPosition | null;
  /** Homes this person never wants to see again. */
  hiddenIds: ReadonlySet<number>;
  /** Only homes that came after a moment are meant; without one all are. */
  addedAfter?: Date;
  now: Date;
}
