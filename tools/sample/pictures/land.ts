import { drawBackdrop } from './backdrop.ts';
import { darken, lighten, mix } from './colour.ts';
import { drawForestEdge } from './mountains.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import type { Scene } from './scene.ts';
import { type Camera, createCamera, cuboid } from './space.ts';
import { drawSunVeil, plant } from './stage.ts';
import { drawPerson } from './street-props.ts';
import { figure, HEIGHT, type Point, polygon, polygons, rect, WIDTH } from './svg.ts';
import { drawTree } from './trees.ts';

/** A plot of land: a meadow between boundary posts, by the lake, at the forest, in the village. */
export function drawLand(scene: Scene, spec: PictureSpec): string {
  const variant = Math.floor(spec.seed / 8);
  const horizon = [720, 800, 660][variant % 3] as number;
  const height = [5, 7.5, 11][variant % 3] as number;
  const camera = createCamera({
    target: [0, 20],
    distance: 34,
    angle: [0.22, -0.28, 0.1, -0.12][variant % 4] as number,
    height,
    zoom: 46,
    centre: [WIDTH * 0.5, horizon],
  });
  return (
    drawBackdrop(scene, spec.view ?? 'country', horizon) +
    neighbours(scene, variant, horizon) +
    mown(scene, camera) +
    (variant % 2 === 0 ? road(scene, camera) : '') +
    plot(scene, camera, variant) +
    growth(scene, camera, variant) +
    drawSunVeil(scene)
  );
}

function neighbours(scene: Scene, variant: number, horizon: number): string {
  const { mood } = scene;
  if (variant % 3 === 0)
    return (
      drawForestEdge(scene, -30, WIDTH * 0.42, horizon + 26, 210, scene.far(mood.leaf[0], 0.12)) +
      drawForestEdge(scene, -30, WIDTH * 0.3, horizon + 40, 260, scene.c(mood.leaf[0]))
    );
  if (variant % 3 === 1)
    return (
      cottage(scene, WIDTH * 0.08, horizon + 44, 260) +
      cottage(scene, WIDTH * 0.78, horizon + 30, 210) +
      [0.04, 0.26, 0.74, 0.93].map((x) => drawTree(scene, 'broad', WIDTH * x, horizon + 52, 220)).join('')
    );
  return (
    cottage(scene, WIDTH * 0.84, horizon + 36, 230) +
    [0.1, 0.17, 0.8, 0.97]
      .map((x, i) => drawTree(scene, i % 2 ? 'poplar' : 'broad', WIDTH * x, horizon + 46, 250))
      .join('')
  );
}

function cottage(scene: Scene, x: number, foot: number, w: number): string {
  const wall = scene.c('#eee3cb');
  const tile = scene.mood.snow ? '#eef1ef' : scene.c('#9c5a44');
  const lamp = scene.mood.lamps > 0.3 ? '#f6cf82' : scene.mood.glass[0];
  const h = w * 0.5;
  return (
    rect(x, foot - h, w, h, wall) +
    polygon(
      [
        [x, foot - h],
        [x + w / 2, foot - h - w * 0.42],
        [x + w, foot - h],
      ],
      wall,
    ) +
    polygon(
      [
        [x - w * 0.1, foot - h + w * 0.06],
        [x + w / 2, foot - h - w * 0.46],
        [x + w * 1.1, foot - h + w * 0.06],
        [x + w * 1.1, foot - h],
        [x + w / 2, foot - h - w * 0.54],
        [x - w * 0.1, foot - h],
      ],
      tile,
    ) +
    [0.16, 0.62].map((t) => rect(x + w * t, foot - h * 0.8, w * 0.2, h * 0.34, lamp)).join('') +
    rect(x + w * 0.43, foot - h * 1.2, w * 0.15, h * 0.3, lamp)
  );
}

/** Stripes of mown grass that run towards the horizon. */
function mown(scene: Scene, camera: Camera): string {
  const { mood } = scene;
  const base = polygon(
    camera.ground([
      [-90, 90],
      [90, 90],
      [90, -40],
      [-90, -40],
    ]),
    scene.mood.snow ? mood.grass[0] : mix(mood.grass[0], mood.grass[1], 0.22),
  );
  if (mood.snow) return base;
  const stripes = Array.from({ length: 14 }, (_, i) =>
    camera.ground([
      [-64 + i * 9, 80],
      [-60 + i * 9, 80],
      [-60 + i * 9, -30],
      [-64 + i * 9, -30],
    ]),
  );
  return (
    base +
    polygons(
      stripes.filter((shape) => shape.length > 2),
      lighten(mood.grass[0], 0.3),
      'fill-opacity=".2"',
    )
  );
}

function road(scene: Scene, camera: Camera): string {
  const tone = scene.c(scene.mood.snow ? '#cfd5d5' : '#cdc4b0');
  const line = Array.from({ length: 16 }, (_, i) =>
    camera.ground([
      [-40 + i * 6, -1.55],
      [-37.5 + i * 6, -1.55],
      [-37.5 + i * 6, -1.4],
      [-40 + i * 6, -1.4],
    ]),
  );
  return (
    polygon(
      camera.ground([
        [-90, 1.2],
        [90, 1.2],
        [90, -4.2],
        [-90, -4.2],
      ]),
      tone,
    ) +
    polygon(
      camera.ground([
        [-90, 1.6],
        [90, 1.6],
        [90, 1.2],
        [-90, 1.2],
      ]),
      darken(tone, 0.14),
    ) +
    polygons(
      line.filter((shape) => shape.length > 2),
      lighten(tone, 0.5),
    )
  );
}

/** The plot itself: a lighter field with a dashed edge and a post at each corner. */
function plot(scene: Scene, camera: Camera, variant: number): string {
  const area = figure(0, 0, 1, PLOTS[variant % PLOTS.length] as readonly number[], -1);
  const outline = camera.ground(area);
  const field =
    polygon(outline, scene.mood.sun, `fill-opacity="${scene.mood.snow ? 0.55 : 0.28}"`) +
    polygon(outline, 'none', `stroke="#fbfaf6" stroke-width="9" stroke-dasharray="34 20" stroke-linejoin="round"`);
  const posts = area.toSorted((a, b) => b[1] - a[1]).map((at) => post(scene, camera, at));
  return field + posts.join('');
}

/** The corners of the plots in metres: across, away, across, away … */
const PLOTS: readonly (readonly number[])[] = [
  [-9, 6, 8, 6, 10, 25, -8, 28],
  [-10, 8, 6, 6.5, 9, 21, 1, 29, -9, 25],
  [-7, 6, 9, 7, 8, 27, -9, 23],
  [-9, 8, 9, 6, 7, 23, -7, 27],
];

function post(scene: Scene, camera: Camera, [x, y]: Point): string {
  const [px, py] = camera.at(x, y, 0);
  const shadow = figure(px, py, camera.scale(x, y), [0, 0, 1.3, 0.14, 1.36, 0.05, 0.12, -0.06]);
  return (
    polygon(shadow, scene.mood.shadow, 'fill-opacity=".3"') +
    cuboid(scene, camera, { x: x - 0.12, y: y - 0.12, z: 0, w: 0.24, d: 0.24, h: 1.5 }, '#f6f1e4') +
    cuboid(scene, camera, { x: x - 0.12, y: y - 0.12, z: 1.05, w: 0.24, d: 0.24, h: 0.45 }, '#c8472b')
  );
}

function growth(scene: Scene, camera: Camera, variant: number): string {
  const mirror = variant % 2 ? -1 : 1;
  const people =
    variant % 3 === 0
      ? drawPerson(scene, camera, [-3, 9], '#c8472b') + drawPerson(scene, camera, [-1.8, 9.4], '#3d5a73')
      : '';
  return (
    plant(scene, camera, 'broad', [19 * mirror, 20], 9) +
    plant(scene, camera, variant % 2 ? 'birch' : 'poplar', [-19 * mirror, 14], 8) +
    people +
    (scene.mood.snow ? '' : meadow(scene, camera) + fringe(scene))
  );
}

/** Tufts of grass and small flowers all over the meadow. */
function meadow(scene: Scene, camera: Camera): string {
  const { rng, mood } = scene;
  const sown = (count: number, size: number, offsets: readonly number[]): Point[][] =>
    Array.from({ length: count }, () => {
      const [x, y] = [rng.range(-22, 22), rng.range(-8, 28)];
      return figure(...camera.at(x, y, 0), camera.scale(x, y) * size * rng.range(0.7, 1.3), offsets);
    });
  const tuft = [-0.5, 0, -0.4, 1, -0.1, 0.2, 0.1, 1.3, 0.3, 0.2, 0.6, 0.9, 0.5, 0];
  const flower = [-1, 4, 0, 5, 1, 4, 0, 3];
  return (
    polygons(sown(24, 0.3, tuft), darken(scene.c(mood.leaf[1]), 0.05), 'fill-opacity=".75"') +
    polygons(sown(22, 0.3, tuft), scene.c(mood.leaf[2]), 'fill-opacity=".8"') +
    ['#fbf4e2', '#e8bd4f', '#c8472b'].map((tone) => polygons(sown(20, 0.07, flower), scene.c(tone))).join('')
  );
}

/** Tall grass and wild flowers along the lower edge, close to the viewer. */
function fringe(scene: Scene): string {
  const { rng, mood } = scene;
  const blades: [Point[][], Point[][]] = [[], []];
  const heads: Point[][][] = [[], [], []];
  for (let x = -20; x < WIDTH + 20; x += rng.range(14, 26)) {
    const edge = Math.abs(x / WIDTH - 0.5) * 2;
    const h = rng.range(40, 110) * (0.45 + edge);
    const lean = rng.range(-26, 26);
    blades[rng.chance(0.5) ? 0 : 1].push([
      [x - 8, HEIGHT + 4],
      [x + lean, HEIGHT - h],
      [x + 8, HEIGHT + 4],
    ]);
    if (!rng.chance(0.3)) continue;
    const [cx, cy, r] = [x + lean, HEIGHT - h, rng.range(8, 15)];
    heads[rng.int(0, 2)]?.push(
      Array.from(
        { length: 8 },
        (_, i): Point => [
          cx + Math.cos(i * 0.785) * r * (i % 2 ? 0.7 : 1),
          cy + Math.sin(i * 0.785) * r * (i % 2 ? 0.7 : 1),
        ],
      ),
    );
  }
  const tones = ['#fbf4e2', '#e8bd4f', '#c8472b'];
  return (
    polygons(blades[0], scene.c(mood.leaf[0])) +
    polygons(blades[1], scene.c(mood.leaf[1])) +
    heads.map((shapes, i) => polygons(shapes, scene.c(tones[i] as string))).join('')
  );
}
