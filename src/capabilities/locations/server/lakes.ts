import type { Boundary } from './geometry.ts';
import { openMap, SHAPE_YEAR } from './swiss-maps.ts';

let boundaries: Boundary | undefined;

/** The shapes of all lakes, read when they are first asked for: 22 lakes of 2,100 points together. @source places, §1 */
export function lakeBoundaries(): Boundary {
  boundaries ??= openMap(SHAPE_YEAR)
    .areas('lakes')
    .flatMap((lake) => lake.boundary);
  return boundaries;
}
