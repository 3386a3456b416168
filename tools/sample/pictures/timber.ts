import { type Colour, darken, lighten } from './colour.ts';
import { panel, type Wall } from './space.ts';
import { type Point, polygons, segments } from './svg.ts';

/** The colours of a timber house. */
export interface Timber {
  readonly wood: Colour;
  readonly base: Colour;
  readonly roof: Colour;
  readonly shutters?: Colour;
}

/** Boards or logs across a wall. */
export function boards(wall: Wall, from: number, to: number, colour: Colour, step: number): string {
  const tone = wall.tone(colour);
  const lines = Array.from(
    { length: Math.floor((to - from) / step) },
    (_, i) => [wall.at(0, from + (i + 1) * step), wall.at(wall.width, from + (i + 1) * step)] as const,
  );
  return (
    panel(wall, 0, from, wall.width, to - from, tone) + segments(lines, darken(tone, 0.22), 2, 'stroke-opacity=".7"')
  );
}

/** Field stones of a base wall. */
export function fieldStones(wall: Wall, from: number, to: number, colour: Colour, size = 0.5): string {
  const { rng } = wall.scene;
  const shapes: [Point[][], Point[][]] = [[], []];
  for (let v = from; v < to - size * 0.3; v += size * 0.62)
    for (let u = rng.range(-size, 0); u < wall.width; ) {
      const w = size * rng.range(0.7, 1.5);
      const [l, r] = [Math.max(0.03, u + 0.03), Math.min(wall.width - 0.03, u + w - 0.03)];
      const top = Math.min(to - 0.02, v + size * 0.62 - 0.05);
      if (r > l + 0.1 && rng.chance(0.62))
        (rng.chance(0.5) ? shapes[0] : shapes[1]).push([
          wall.at(l, v + 0.03),
          wall.at(l + 0.05, top),
          wall.at(r - 0.03, top - 0.02),
          wall.at(r, v + 0.04),
        ]);
      u += w;
    }
  const tone = wall.tone(colour);
  return (
    panel(wall, 0, from, wall.width, to - from, tone) +
    polygons(shapes[0], lighten(tone, 0.14)) +
    polygons(shapes[1], darken(tone, 0.12))
  );
}

/** A hanging band of red flowers along a balcony. */
export function geraniums(wall: Wall, u: number, v: number, w: number, out: number): string {
  const { scene } = wall;
  const { rng, mood } = scene;
  if (mood.snow) return panel(wall, u, v, w, 0.12, '#f2f4f0', out);
  const count = Math.round(w * 3);
  const tufts = (low: number, high: number, k: number): Point[] =>
    Array.from({ length: count * 2 + 1 }, (_, i) =>
      wall.at(u + (w * i) / (count * 2), v + (i % 2 ? rng.range(low, high) : k), out),
    );
  const green = [...tufts(0.1, 0.2, 0.02), ...tufts(-0.3, -0.16, -0.06).reverse()];
  const size = Math.abs(wall.at(u, v)[1] - wall.at(u, v + 0.09)[1]);
  const dots = Array.from({ length: count * 2 }, () => {
    const [x, y] = wall.at(u + rng.range(0, w), v + rng.range(-0.2, 0.14), out);
    return [
      [x - size, y],
      [x, y - size],
      [x + size, y],
      [x, y + size],
    ] as Point[];
  });
  return (
    polygons([green], scene.c(mood.leaf[1])) + polygons(dots, wall.tone(rng.pick(['#c8472b', '#c03a35', '#d4694f'])))
  );
}
