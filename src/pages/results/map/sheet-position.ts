import type { OpenedHomes } from '#capabilities/search/ui/map/SearchMap.tsx';
import { BRAND } from '#kernel/brand.ts';
import type { SheetRest } from '#kit/design/overlays/sheet-rests.ts';

const KEY = `${BRAND.storagePrefix}map_sheet`;

/** The last position of the sheet of homes over a map. */
export interface SheetPosition {
  rest: SheetRest;
  readPx: number;
  /** The home whose card was tapped last. */
  homeId: number | null;
  opened: Omit<OpenedHomes, 'filter'> | null;
}

/** The initial position of a sheet: half open, or fully where it is beside the map. */
const freshPlace = (): SheetPosition => {
  const rest = matchMedia('(min-width: 600px)').matches ? 'full' : 'half';
  return { rest, readPx: 0, homeId: null, opened: null };
};

/** The position of an address's sheet in this tab; the initial one if none is stored. */
export function sheetPositionAt(address: string): SheetPosition {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ({ address: string } & SheetPosition) | null;
    return stored?.address === address && isSheetPlace(stored) ? stored : freshPlace();
  } catch {
    return freshPlace();
  }
}

/** Stores the position of an address's sheet, if the browser allows; only the last one is stored. */
export function storeSheetPosition(address: string, place: SheetPosition): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address, ...place }));
  } catch {
    // Without storage the sheet begins at its initial position.
  }
}

/** Another build may have written other fields. */
const isSheetPlace = ({ rest, readPx, homeId, opened }: Partial<SheetPosition>): boolean =>
  (rest === 'low' || rest === 'half' || rest === 'full') &&
  Number.isFinite(readPx) &&
  (homeId === null || Number.isInteger(homeId)) &&
  (opened === null || isOpened(opened));

const isOpened = ({ cells, count, at }: Partial<NonNullable<SheetPosition['opened']>> = {}): boolean =>
  Array.isArray(cells) &&
  cells.every((cell) => typeof cell === 'string') &&
  Number.isInteger(count) &&
  Number.isFinite(at?.lat) &&
  Number.isFinite(at?.lng);
