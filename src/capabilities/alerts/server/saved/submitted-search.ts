import { FloorFilter } from '#capabilities/search/search.filter.ts';

/** A search as a client sends it: the fields of the input, or a whole `Alert` record as the API returned it. */
export interface SubmittedSearch {
  floor?: number | null;
  minFloor?: number | null;
  maxFloor?: number | null;
  locationId?: number | null;
  locationIds?: readonly number[] | null;
  location?: { id: number } | null;
  locations?: readonly { id: number }[] | null;
}

/** The search in a record: all its places as ids, and its floor, derived from `minFloor` and `maxFloor` where `floor` is absent. */
export function searchOfSubmitted({
  minFloor,
  maxFloor,
  locationId,
  location,
  locations,
  ...search
}: SubmittedSearch): object {
  const ids = [...(search.locationIds ?? []), locationId, location?.id, ...(locations ?? []).map(({ id }) => id)];
  const locationIds = [...new Set(ids.filter((id) => id != null))];
  return { ...search, locationIds, floor: search.floor ?? floorOf(minFloor ?? null, maxFloor ?? null) };
}

function floorOf(least: number | null, most: number | null): FloorFilter {
  if (least === 0 && most === 0) return FloorFilter.GroundFloor;
  return least !== null && least > 0 ? FloorFilter.NotGroundFloor : FloorFilter.All;
}
