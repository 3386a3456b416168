import { type Spot, written } from './canvas.ts';

/** An outline of SVG with rounded corners through spots, as of clouds and hills. */
export function smooth(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (!first) return '';
  let [outline, last] = [`M${written(first)}`, first];
  for (const spot of rest) {
    const middle = (last[0] + spot[0]) / 2;
    outline += `C${written([middle, last[1]])} ${written([middle, spot[1]])} ${written(spot)}`;
    last = spot;
  }
  return outline;
}

/** A closed curve through spots. */
export function rounded(spots: readonly Spot[]): string {
  const middles = spots.map(([x, y], index): Spot => {
    const [nextX, nextY] = spots[(index + 1) % spots.length] as Spot;
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const first = middles.at(-1) as Spot;
  return `M${written(first)}${spots.map((spot, index) => `Q${written(spot)} ${written(middles[index] as Spot)}`).join('')}Z`;
}

/** The outline of a leaf from its foot to its tip, through a spot on either side. */
export const blade = (foot: Spot, tip: Spot, [one, other]: readonly [Spot, Spot]): string =>
  `M${written(foot)}Q${written(one)} ${written(tip)}Q${written(other)} ${written(foot)}Z`;
