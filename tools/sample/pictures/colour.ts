/** A colour as `#rrggbb`. */
export type Colour = string;

const channels = (colour: Colour): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The colour that lies `share` of the way from `from` to `to`. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const a = channels(from);
  const b = channels(to);
  const hex = a.map((c, i) => Math.round(Math.min(255, Math.max(0, c + ((b[i] ?? 0) - c) * share))));
  return `#${hex.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

/** Towards warm white. */
export const lighten = (colour: Colour, share: number): Colour => mix(colour, '#fffaf0', share);

/** Towards the house ink. */
export const darken = (colour: Colour, share: number): Colour => mix(colour, '#14201b', share);
