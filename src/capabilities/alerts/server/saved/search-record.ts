import { FloorFilter } from '#capabilities/search/search.filter.ts';

/** What a client sends of a search: our fields, or a whole record as `Alert` tells it. */
export interface SearchRecord {
  floor?: number | null;
  minFloor?: number | null;
  maxFloor?: number | null;
  locationId?: number | null;
  locationIds?: readonly number[] | null;
  location?: { id: number } | null;
  locations?: readonly { id: number }[] | null;
}

/** The search that a record means: its places by id, and the floor that its bounds say where it names none. */
export function searchOfRecord({
  minFloor,
  maxFloor,
  locationId,
  location,
  locations,
  ...search
}: SearchRecord): object {
  const ids = [...(search.locationIds ?? []), locationId, location?.id, ...(locations ?? []).map(({ id }) => id)];
  const locationIds = [...new Set(ids.filter((id) => id != null))];
  return { ...search, locationIds, floor: search.floor ?? floorOf(minFloor ?? null, maxFloor ?? null) };
}

function floorOf(least: number | null, most: number | null): FloorFilter {
  if (least === 0 && most === 0) return FloorFilter.GroundFloor;
  return least !== null && least > 0 ? FloorFilter.NotGroundFloor : FloorFilter.All;
}
