import type { OpenedHomes } from '#capabilities/search/ui/map/SearchMap.tsx';
import { BRAND } from '#kernel/brand.ts';
import type { SheetRest } from '#kit/design/overlays/sheet-rests.ts';

const KEY = `${BRAND.storagePrefix}map_sheet`;

/** Where somebody left the sheet of homes over a map. */
export interface SheetPlace {
  rest: SheetRest;
  readPx: number;
  /** The home whose card was tapped last. */
  homeId: number | null;
  opened: Omit<OpenedHomes, 'filter'> | null;
}

/** A sheet nobody has touched: half open, or fully where it stands beside the map. */
const freshPlace = (): SheetPlace => {
  const rest = matchMedia('(min-width: 600px)').matches ? 'full' : 'half';
  return { rest, readPx: 0, homeId: null, opened: null };
};

/** Where the sheet of an address was left in this tab; as fresh where nobody knows. */
export function sheetPlaceAt(address: string): SheetPlace {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ({ address: string } & SheetPlace) | null;
    return kept?.address === address && isSheetPlace(kept) ? kept : freshPlace();
  } catch {
    return freshPlace();
  }
}

/** Remembers where the sheet of an address is, where the browser allows; only the last one is kept. */
export function keepSheetPlace(address: string, place: SheetPlace): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address, ...place }));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}

/** Another build may have written something else. */
const isSheetPlace = ({ rest, readPx, homeId, opened }: Partial<SheetPlace>): boolean =>
  (rest === 'low' || rest === 'half' || rest === 'full') &&
  Number.isFinite(readPx) &&
  (homeId === null || Number.isInteger(homeId)) &&
  (opened === null || isOpened(opened));

const isOpened = ({ cells, count, at }: Partial<NonNullable<SheetPlace['opened']>> = {}): boolean =>
  Array.isArray(cells) &&
  cells.every((cell) => typeof cell === 'string') &&
  Number.isInteger(count) &&
  Number.isFinite(at?.lat) &&
  Number.isFinite(at?.lng);
