/** A colour of eight bits each: red, green, blue. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The colour of a notation such as `#aabbcc`. */
export const colour = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** A list of colours, separated by spaces. */
export const colours = (list: string): readonly Colour[] => list.split(' ').map(colour);

/** The colour between two others. @param share of the second, 0 … 1 */
export const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** A surface of the first colour in light of the second. */
export const under = (surface: Colour, light: Colour): Colour => [
  (surface[0] * light[0]) / 255,
  (surface[1] * light[1]) / 255,
  (surface[2] * light[2]) / 255,
];

const BLACK: Colour = [18, 22, 30];
const WHITE: Colour = [255, 252, 246];

/** The same colour, darker. @param share 0 … 1 */
export const darker = (base: Colour, share: number): Colour => mix(base, BLACK, share);

/** The same colour, lighter. @param share 0 … 1 */
export const lighter = (base: Colour, share: number): Colour => mix(base, WHITE, share);

/** Notation in SVG and CSS. */
export const css = (value: Colour): string =>
  `#${value
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
