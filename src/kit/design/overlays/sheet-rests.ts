/** The rest of a half-sheet: only its handle, half of the screen, or all of it. */
export type SheetRest = 'low' | 'half' | 'full';

/** How far a half-sheet is scrolled at each of its rests, pixels; from `full` on its content scrolls. */
export type SheetStops = Readonly<Record<SheetRest, number>>;

const RESTS: readonly SheetRest[] = ['low', 'half', 'full'];

/** The rest of a sheet at a scroll position, or the nearest one. */
export const restAt = (scrollPx: number, stops: SheetStops): SheetRest =>
  RESTS.reduce((nearest, rest) =>
    distance(scrollPx, stops[rest]) < distance(scrollPx, stops[nearest]) ? rest : nearest,
  );

const distance = (one: number, other: number): number => Math.abs(one - other);

/** The next rest when one button goes through them: up to the last one, then down to the first. */
export const restAfter = (rest: SheetRest): SheetRest => RESTS[(RESTS.indexOf(rest) + 1) % RESTS.length] as SheetRest;
