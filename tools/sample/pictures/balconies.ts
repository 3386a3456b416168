import { type Colour, darken, lighten } from './colour.ts';
import { panel, relief, type Wall } from './space.ts';
import { type Point, polygon, segments } from './svg.ts';
import { drawCrown } from './trees.ts';

/** What a balcony's balustrade is made of. */
export type Balustrade = 'iron' | 'glass' | 'solid' | 'boards' | 'carved';

/** A balcony on a wall. */
export interface Balcony {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly out: number;
  readonly kind: Balustrade;
  readonly colour: Colour;
  readonly slab?: Colour;
  /** Plants and furniture that show above the balustrade. */
  readonly lived?: boolean;
}

export const HEIGHT = 1.02;

/** Slab, shadow and balustrade of a balcony. */
export function drawBalcony(wall: Wall, balcony: Balcony): string {
  const { u, v, w, out, kind, colour } = balcony;
  const slab = relief(wall, { u, v: v - 0.2, w, h: 0.2, out }, balcony.slab ?? '#d6d2c6', 1);
  const things = balcony.lived ? belongings(wall, balcony) : '';
  return slab + things + balustrade(wall, u, v, w, out, kind, colour);
}

function balustrade(
  wall: Wall,
  u: number,
  v: number,
  w: number,
  out: number,
  kind: Balustrade,
  colour: Colour,
): string {
  const tone = wall.tone(colour);
  if (kind === 'solid' || kind === 'boards' || kind === 'carved')
    return (
      relief(wall, { u, v: v - 0.2, w, h: HEIGHT + 0.2, out }, colour, 0.0) + grain(wall, u, v, w, out, kind, tone)
    );
  const [a, b] = [wall.at(u, v, out), wall.at(u, v + HEIGHT, out)];
  const px = Math.abs(b[1] - a[1]);
  const rail: [Point, Point][] = [
    [wall.at(u, v + HEIGHT, out), wall.at(u + w, v + HEIGHT, out)],
    [wall.at(u, v + HEIGHT, 0), wall.at(u, v + HEIGHT, out)],
    [wall.at(u + w, v + HEIGHT, 0), wall.at(u + w, v + HEIGHT, out)],
  ];
  if (kind === 'glass') {
    const pane = wall.scene.mood.glass[2];
    const sheen = polygon(
      [
        wall.at(u + w * 0.1, v, out),
        wall.at(u + w * 0.3, v + HEIGHT, out),
        wall.at(u + w * 0.5, v + HEIGHT, out),
        wall.at(u + w * 0.3, v, out),
      ],
      '#ffffff',
      'fill-opacity=".22"',
    );
    return panel(wall, u, v, w, HEIGHT, pane, out, 'fill-opacity=".45"') + sheen + segments(rail, tone, px * 0.05);
  }
  const count = Math.round(w / 0.22);
  const bars = Array.from({ length: count + 1 }, (_, i): [Point, Point] => [
    wall.at(u + (w * i) / count, v, out),
    wall.at(u + (w * i) / count, v + HEIGHT, out),
  ]);
  return segments(bars, tone, Math.max(1.2, px * 0.024)) + segments(rail, tone, Math.max(2, px * 0.055));
}

function grain(wall: Wall, u: number, v: number, w: number, out: number, kind: Balustrade, tone: Colour): string {
  if (kind === 'solid') return panel(wall, u, v + HEIGHT - 0.06, w, 0.06, lighten(tone, 0.25), out);
  const count = Math.round(w / 0.24);
  const [a, b] = [wall.at(u, v, out), wall.at(u, v + HEIGHT, out)];
  const gaps = Array.from({ length: count - 1 }, (_, i): [Point, Point] => {
    const x = u + (w * (i + 1)) / count;
    return [wall.at(x, v - 0.18, out), wall.at(x, v + HEIGHT - 0.1, out)];
  });
  const hearts =
    kind === 'carved'
      ? segments(
          Array.from({ length: count }, (_, i): [Point, Point] => {
            const x = u + (w * (i + 0.5)) / count;
            return [wall.at(x, v + 0.35, out), wall.at(x, v + 0.62, out)];
          }),
          darken(tone, 0.5),
          Math.abs(b[1] - a[1]) * 0.09,
          'stroke-linecap="round"',
        )
      : '';
  return (
    segments(gaps, darken(tone, 0.3), Math.abs(b[1] - a[1]) * 0.03) +
    hearts +
    panel(wall, u, v + HEIGHT - 0.1, w, 0.1, lighten(tone, 0.16), out)
  );
}

function belongings(wall: Wall, { u, v, w, out }: Balcony): string {
  const { scene } = wall;
  const { rng } = scene;
  const roll = rng.next();
  const x = u + w * rng.range(0.15, 0.8);
  const [a, b] = [wall.at(x, v, out * 0.6), wall.at(x, v + 1, out * 0.6)];
  const m = Math.abs(b[1] - a[1]);
  if (roll < 0.4) return drawCrown(scene, a[0], a[1] - m * 1.25, m * 0.36, m * 0.5);
  if (roll < 0.55) {
    const cloth = rng.pick(['#d9a441', '#c8472b', '#e8e0cc', '#0e5a4b']);
    const [px, py] = wall.at(x, v + 2.2, out * 0.6);
    return (
      polygon(
        [
          [px, py],
          [px - m * 0.9, py + m * 0.4],
          [px + m * 0.9, py + m * 0.4],
        ],
        scene.c(cloth),
      ) +
      polygon(
        [
          [px, py],
          [px + m * 0.2, py + m * 0.4],
          [px + m * 0.9, py + m * 0.4],
        ],
        scene.shade(cloth),
      ) +
      segments([[[px, py], a]], scene.c('#6a645a'), 3)
    );
  }
  return '';
}
