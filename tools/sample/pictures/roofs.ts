import { type Colour, darken, lighten, mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { type Box, type Camera, cuboid, type Vec } from './space.ts';
import { type Point, polygon, segments, stroke } from './svg.ts';

/** The body a roof sits on: `h` is the height of the eaves. */
export type Body = Box;

/** How a roof is built. */
export interface RoofStyle {
  readonly colour: Colour;
  readonly rise: number;
  readonly overhang: number;
}

/** Points of the world as points of the picture. */
export const project = (camera: Camera, points: readonly Vec[]): Point[] => points.map((p) => camera.at(...p));

/** One slope, from the eaves (left, right) to the ridge (right, left), with courses of tiles. */
function drawSlope(
  scene: Scene,
  camera: Camera,
  quad: readonly [Vec, Vec, Vec, Vec],
  colour: Colour,
  sunny: boolean,
): string {
  const snow = scene.mood.snow;
  const tone = sunny ? scene.c(colour) : scene.shade(colour, 0.8);
  const top = snow ? mix('#f4f6f3', scene.mood.shadow, sunny ? 0 : 0.16) : tone;
  const [a, b, c, d] = quad.map((p) => camera.at(...p)) as [Point, Point, Point, Point];
  const between = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const rows = 9;
  const courses = Array.from({ length: rows - 1 }, (_, i): [Point, Point] => [
    between(a, d, (i + 1) / rows),
    between(b, c, (i + 1) / rows),
  ]);
  const body = scene.blend(
    [
      [0, snow ? top : lighten(tone, 0.1)],
      [1, top],
    ],
    (fill) => polygon([a, b, c, d], fill),
  );
  const eaves = segments([[a, b]], darken(sunny ? scene.c(colour) : scene.shade(colour), 0.35), 5);
  return body + segments(courses, darken(tone, 0.3), snow ? 1 : 1.6, `stroke-opacity="${snow ? 0.12 : 0.3}"`) + eaves;
}

/** A gable roof whose ridge runs along the front. */
export function drawGableRoof(scene: Scene, camera: Camera, body: Body, style: RoofStyle): string {
  const { x, y, z, w, d, h } = body;
  const o = style.overhang;
  const [e, r, k] = [z + h, z + h + style.rise, (style.rise / (d / 2)) * o];
  const side = gableWall(scene, camera, body, style);
  const front = drawSlope(
    scene,
    camera,
    [
      [x - o, y - o, e - k],
      [x + w + o, y - o, e - k],
      [x + w + o, y + d / 2, r],
      [x - o, y + d / 2, r],
    ],
    style.colour,
    true,
  );
  return side + front;
}

function gableWall(scene: Scene, camera: Camera, { x, y, z, w, d, h }: Body, style: RoofStyle): string {
  const [o, top, r] = [style.overhang, z + h, z + h + style.rise];
  const right = camera.faces(x + w, y, z, [1, 0, 0]);
  if (!right && !camera.faces(x, y, z, [-1, 0, 0])) return '';
  const [wall, rim] = right ? [x + w, x + w + o] : [x, x - o];
  const k = (style.rise / (d / 2)) * o;
  const [ridge, eaves]: [Vec, Vec] = [
    [rim, y + d / 2, r],
    [rim, y + d + o, top - k],
  ];
  const under = project(camera, [[wall, y + d / 2, r], ridge, eaves, [wall, y + d + o, top - k]]);
  const board = project(camera, [ridge, eaves, [rim, y + d + o, top - k + 0.3], [rim, y + d / 2, r + 0.25]]);
  const tone = right ? scene.shade(style.colour) : scene.c(style.colour);
  return polygon(under, scene.shade('#a58c70', 1.3)) + polygon(board, scene.mood.snow ? '#e4eaea' : darken(tone, 0.2));
}

/** The triangle of wall under a gable roof whose ridge runs along the front. */
export function drawGable(
  scene: Scene,
  camera: Camera,
  { x, y, z, w, d, h }: Body,
  rise: number,
  colour: Colour,
): string {
  const right = camera.faces(x + w, y, z, [1, 0, 0]);
  const left = camera.faces(x, y, z, [-1, 0, 0]);
  if (!right && !left) return '';
  const gx = right ? x + w : x;
  return polygon(
    project(camera, [
      [gx, y, z + h],
      [gx, y + d / 2, z + h + rise],
      [gx, y + d, z + h],
    ]),
    right ? scene.shade(colour, 0.85) : scene.lit(colour),
  );
}

/** A gable roof whose gable looks to the front: draws the gable wall, the slopes and the verges. */
export function drawFrontGable(scene: Scene, camera: Camera, body: Body, style: RoofStyle, wall: Colour): string {
  const { x, y, z, w, d, h } = body;
  const { overhang: o, rise, colour } = style;
  const [e, r, m] = [z + h, z + h + rise, x + w / 2];
  const k = (rise / (w / 2)) * o;
  const [near, far, low] = [y - o, y + d + o, e - k];
  const [lit, dim] = [lighten(colour, 0.08), colour];
  const slope = (edge: number, ends: readonly [number, number], tone: Colour, sunny: boolean): string =>
    drawSlope(
      scene,
      camera,
      [
        [edge, ends[0], low],
        [edge, ends[1], low],
        [m, ends[1], r],
        [m, ends[0], r],
      ],
      tone,
      sunny,
    );
  const right = camera.faces(x + w, y, z, [rise, 0, w / 2]) ? slope(x + w + o, [near, far], dim, false) : '';
  const left = camera.faces(x, y, z, [-rise, 0, w / 2]) ? slope(x - o, [far, near], lit, true) : '';
  const gable = polygon(
    project(camera, [
      [x, y, e],
      [m, y, r],
      [x + w, y, e],
    ]),
    scene.c(wall),
  );
  return right + left + gable + verges(scene, camera, body, style);
}

/** The underside of the overhang, the shadow it throws on the gable and the boards at its edge. */
function verges(
  scene: Scene,
  camera: Camera,
  { x, y, z, w, h }: Body,
  { overhang: o, rise, colour }: RoofStyle,
): string {
  const { snow, shadow, depth } = scene.mood;
  const [e, r, m, f, t] = [z + h, z + h + rise, x + w / 2, y - o, 0.28];
  const low = e - (rise / (w / 2)) * o;
  const rim: Vec[] = [
    [x - o, f, low],
    [m, f, r],
    [x + w + o, f, low],
  ];
  const lower: Vec[] = [
    [x + w + o, f, low - t],
    [m, f, r - t * 1.25],
    [x - o, f, low - t],
  ];
  const wall: Vec[] = [
    [x + w, y, e],
    [m, y, r],
    [x, y, e],
  ];
  const reach: Vec[] = [
    [x + o * 0.5, y, e - o * 0.5],
    [m + o * 0.35, y, r - o * 1.15],
    [x + w, y, e - o * 0.9],
  ];
  const under = polygon(project(camera, [...rim, ...wall]), scene.shade(darken(colour, 0.25), 1.2));
  const cast = polygon(project(camera, [...wall, ...reach]), shadow, `fill-opacity="${depth}"`);
  const board = polygon(project(camera, [...rim, ...lower]), snow ? '#f4f6f3' : scene.c(lighten(colour, 0.16)));
  return cast + under + board + (snow ? stroke(project(camera, lower), scene.c(colour), 4) : '');
}

/** A hip roof; `ridge` is the share of the front the ridge takes. */
export function drawHipRoof(scene: Scene, camera: Camera, body: Body, style: RoofStyle, ridge = 0.4): string {
  const { x, y, z, w, d, h } = body;
  const { overhang: o, colour } = style;
  const [e, r] = [z + h, z + h + style.rise];
  const [l, n, q, f] = [x - o, y - o, x + w + o, y + d + o];
  const left: Vec = [x + (w * (1 - ridge)) / 2, y + d / 2, r];
  const right: Vec = [x + (w * (1 + ridge)) / 2, y + d / 2, r];
  const soffit = { x: l, y: n, z: e - 0.22, w: w + 2 * o, d: d + 2 * o, h: 0.22 };
  const sides =
    (camera.faces(x + w, y, z, [1, 0, 0.4])
      ? drawSlope(scene, camera, [[q, n, e], [q, f, e], right, right], colour, false)
      : '') +
    (camera.faces(x, y, z, [-1, 0, 0.4])
      ? drawSlope(scene, camera, [[l, f, e], [l, n, e], left, left], lighten(colour, 0.1), true)
      : '');
  const front = drawSlope(scene, camera, [[l, n, e], [q, n, e], right, left], colour, true);
  return cuboid(scene, camera, soffit, '#b9ac97', false) + sides + front;
}

/** A mansard roof: a steep lower slope for dormers, a flat upper one. */
export function drawMansard(scene: Scene, camera: Camera, body: Body, colour: Colour, rise: number): string {
  const { x, y, z, w, d, h } = body;
  const [e, m] = [z + h, z + h + rise];
  const low = ring(x - 0.15, y - 0.15, x + w + 0.15, y + d, e);
  const high = ring(x + 0.9, y + 0.9, x + w - 0.9, y + d - 0.9, m);
  const rim = ring(x + 0.8, y + 0.8, x + w - 0.8, y + d - 0.9, m);
  const crest = ring(x + 2.9, y + d / 2, x + w - 2.9, y + d / 2, m + rise * 0.35);
  const side = (from: Ring, to: Ring, a: Corner, b: Corner, tone: Colour, sunny: boolean): string =>
    drawSlope(scene, camera, [from[a], from[b], to[b], to[a]], tone, sunny);
  const top = side(rim, crest, 0, 1, lighten(colour, 0.1), true);
  const right = camera.faces(x + w, y, z, [1, 0, 0]) ? side(low, high, 1, 2, colour, false) : '';
  const left = camera.faces(x, y, z, [-1, 0, 0]) ? side(low, high, 3, 0, lighten(colour, 0.08), true) : '';
  return top + right + left + side(low, high, 0, 1, colour, true);
}

type Ring = readonly [Vec, Vec, Vec, Vec];
type Corner = 0 | 1 | 2 | 3;

/** The corners of a level rectangle: near left, near right, far right, far left. */
const ring = (l: number, n: number, r: number, f: number, z: number): Ring => [
  [l, n, z],
  [r, n, z],
  [r, f, z],
  [l, f, z],
];
