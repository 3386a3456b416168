import { type Colour, darken, lighten, mix } from './colour.ts';
import { lampLight, type Scene } from './scene.ts';
import { figure, type Point, path, polygon, polygons, rect, short } from './svg.ts';

/** The corners of an upright rectangle; as a path it can share its tag with its like. */
const block = (l: number, t: number, w: number, h: number): Point[] => [
  [l, t],
  [l + w, t],
  [l + w, t + h],
  [l, t + h],
];

const WALLS: readonly Colour[] = [
  '#ecdcbb',
  '#dcb98e',
  '#f0e8d6',
  '#cfa98c',
  '#d9cfb4',
  '#c4c9b6',
  '#e6c9ae',
  '#d8b06a',
  '#b9c4bd',
];
const TILES: readonly Colour[] = ['#a5563c', '#96503c', '#b5674a', '#8a4b3a'];

/** A row of tall, narrow old-town houses with shutters; returns the drawing from left to right. */
export function drawOldTown(scene: Scene, left: number, right: number, foot: number, height: number): string {
  const { rng } = scene;
  let out = '';
  let last = '';
  for (let x = left; x < right; ) {
    const w = height * rng.range(0.42, 0.68);
    const h = height * rng.range(0.72, 1);
    if (right - x < w * 0.6) break;
    const wall = rng.pick(WALLS.filter((tone) => tone !== last));
    last = wall;
    out += house(scene, x, foot, Math.min(w, right - x), h, wall);
    x += w;
  }
  return out;
}

function house(scene: Scene, x: number, foot: number, w: number, h: number, colour: Colour): string {
  const { rng, mood } = scene;
  const wall = scene.c(colour);
  const tile = mood.snow ? '#eef1ef' : scene.c(rng.pick(TILES));
  const top = foot - h;
  const rise = h * rng.range(0.24, 0.36);
  const gabled = rng.chance(0.5);
  const body = scene.blend(
    [
      [0, lighten(wall, 0.1)],
      [1, darken(wall, 0.06)],
    ],
    (fill) => rect(x, top, w, h, fill),
  );
  const roof = gabled
    ? gableRoof(scene, x, top, w, h, rise, wall, tile)
    : eavesRoof(scene, x, top, w, h, rise, wall, tile);
  const side = polygon(
    block(x + w * 0.93, top + h * 0.03, w * 0.07, h * 0.97),
    mood.shadow,
    `fill-opacity="${(mood.depth * 0.6).toFixed(2)}"`,
  );
  const under = polygon(block(x, top, w, h * 0.025), mood.shadow, `fill-opacity="${mood.depth.toFixed(2)}"`);
  return body + side + under + roof + facade(scene, x, top, w, h, colour);
}

function gableRoof(
  scene: Scene,
  x: number,
  top: number,
  w: number,
  h: number,
  rise: number,
  wall: Colour,
  tile: Colour,
): string {
  const at = (offsets: readonly number[]): Point[] => figure(x, top, w, offsets, 1);
  const [lip, edge] = [h * 0.02, h * 0.025];
  const gable = polygon(at([0, -1, 0.5, rise, 1, -1]), wall);
  const verge = polygon(at([-0.05, -lip, 0.5, rise, 1.05, -lip, 1.05, edge, 0.5, rise * 1.18, -0.05, edge]), tile);
  const shade = polygon(at([0.5, rise, 1.05, -lip, 1.05, edge, 0.5, rise * 1.18]), darken(tile, 0.16));
  return gable + verge + shade + attic(scene, x + w / 2, top - rise * 0.3, w * 0.16);
}

function eavesRoof(
  scene: Scene,
  x: number,
  top: number,
  w: number,
  h: number,
  rise: number,
  wall: Colour,
  tile: Colour,
): string {
  const slope = polygon(figure(x, top, w, [-0.04, 0, 0.04, rise, 0.96, rise, 1.04, 0], 1), tile);
  const gutter = rect(x - w * 0.04, top, w * 1.08, h * 0.02, darken(tile, 0.3));
  return (
    slope + gutter + [0.3, 0.7].map((t) => dormer(scene, x + w * t, top - rise * 0.1, w * 0.16, wall, tile)).join('')
  );
}

const attic = (scene: Scene, x: number, y: number, r: number): string =>
  rect(
    x - r / 2,
    y - r * 0.7,
    r,
    r * 1.2,
    scene.rng.chance(scene.mood.lamps * 1.3) ? lampLight(scene) : mix(scene.mood.glass[0], scene.mood.shadow, 0.2),
  );

function dormer(scene: Scene, x: number, foot: number, w: number, wall: Colour, tile: Colour): string {
  return (
    rect(x - w / 2, foot - w * 1.2, w, w * 1.2, wall) +
    rect(
      x - w * 0.28,
      foot - w,
      w * 0.56,
      w * 0.8,
      scene.rng.chance(scene.mood.lamps * 1.3) ? lampLight(scene) : scene.mood.glass[0],
    ) +
    polygon(
      [
        [x - w * 0.7, foot - w * 1.15],
        [x, foot - w * 1.8],
        [x + w * 0.7, foot - w * 1.15],
      ],
      darken(tile, 0.1),
    )
  );
}

function facade(scene: Scene, x: number, top: number, w: number, h: number, colour: Colour): string {
  const { rng, mood } = scene;
  const floors = Math.max(3, Math.round(h / (w * 0.6)));
  const bays = h > 400 ? rng.int(2, 3) : 2;
  const shutter = rng.chance(0.75) ? scene.c(rng.pick(['#3f6656', '#54706a', '#8a4332', '#4b6678', '#6d5a44'])) : null;
  const groundH = (h / (floors + 0.4)) * 1.25;
  const step = (h - groundH - h * 0.05) / (floors - 1);
  const [dark, warm, leaves, rims]: [Point[][], Point[][], Point[][], Point[][]] = [[], [], [], []];
  for (let f = 0; f < floors - 1; f++)
    for (let b = 0; b < bays; b++) {
      const [ww, wh] = [(w / bays) * 0.34, step * 0.58];
      const [wx, wy] = [x + (w / bays) * (b + 0.5) - ww / 2, top + h * 0.06 + f * step + step * 0.14];
      rims.push(block(wx - ww * 0.1, wy - ww * 0.1, ww * 1.2, wh + ww * 0.24));
      (rng.chance(mood.lamps * 1.2) ? warm : dark).push(block(wx, wy, ww, wh));
      if (shutter) leaves.push(block(wx - ww * 0.62, wy, ww * 0.5, wh), block(wx + ww * 1.12, wy, ww * 0.5, wh));
    }
  const gy = top + h - groundH;
  const arches = Array.from({ length: bays }, (_, b) => {
    const [aw, ax] = [(w / bays) * 0.6, x + (w / bays) * (b + 0.2)];
    return `M${short(ax)} ${short(top + h)}V${short(gy + groundH * 0.5)}q0 ${short(-groundH * 0.3)} ${short(aw / 2)} ${short(-groundH * 0.3)}t${short(aw / 2)} ${short(groundH * 0.3)}V${short(top + h)}z`;
  });
  const shop = rng.chance(mood.lamps * 1.5 + 0.1) ? lampLight(scene) : mix(mood.glass[0], mood.shadow, 0.5);
  return (
    polygons(rims, lighten(scene.c(colour), 0.35)) +
    polygons(dark, mix(mood.glass[0], mood.shadow, 0.12)) +
    polygons(warm, lampLight(scene)) +
    (shutter ? polygons(leaves, shutter) : '') +
    rect(x, gy, w, groundH, darken(scene.c(colour), 0.1), 'fill-opacity=".6"') +
    path(arches.join(''), shop)
  );
}
