import type { Random } from '../../random.ts';
import { type Camera, farthestFirst, type Point } from './camera.ts';
import type { Canvas, Fill, Finish, Spot } from './canvas.ts';
import { type Colour, darker, mix } from './colour.ts';
import { type Light, lit } from './light.ts';
import { circleOn, cornersOn, floorPlane, type Plane, type Vector } from './plane.ts';

/** A scene that is being drawn. */
export interface Scene {
  readonly canvas: Canvas;
  readonly camera: Camera;
  readonly light: Light;
  readonly random: Random;
}

/** Draws a polygon of space. */
export const face = ({ canvas, camera }: Scene, points: readonly Point[], fill: Fill, finish?: Finish): void =>
  canvas.polygon(camera.outline(points), fill, finish);

/** Draws a rectangle of a plane. */
export function panel(
  scene: Scene,
  plane: Plane,
  [u, v, width, height]: readonly [number, number, number, number],
  fill: Fill,
  finish?: Finish & { readonly out?: number },
): void {
  face(scene, cornersOn(plane, u, v, width, height, finish?.out), fill, finish);
}

/** The same scene with its ground at another height, metres. */
export const flat = (scene: Scene, level: number): Scene & { readonly level: number } => ({ ...scene, level });

/** Draws a rectangle that lies flat, from one corner to the opposite one. */
export function ground(
  scene: Scene & { readonly level?: number },
  [x0, z0, x1, z1]: readonly [number, number, number, number],
  fill: Fill,
  finish?: Finish,
): void {
  const y = scene.level ?? 0;
  const corners: Point[] = [
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ];
  face(scene, corners, fill, finish);
}

/** Draws a rectangle that stands and faces the front, from one corner to the opposite one. */
export function upright(
  scene: Scene,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  z: number,
  fill: Fill,
): void {
  face(
    scene,
    [
      [x0, y0, z],
      [x1, y0, z],
      [x1, y1, z],
      [x0, y1, z],
    ],
    fill,
  );
}

/** A filling that falls off towards one end of a surface: nothing is evenly lit. */
export function falling(scene: Scene, from: Point, to: Point, tone: Colour, share = 0.12): string {
  const { camera, canvas } = scene;
  const warm = mix(tone, scene.light.sun, 0.08);
  return canvas.gradient(camera.spot(from), camera.spot(to), [
    [0, warm],
    [1, darker(mix(tone, scene.light.shade, share), share * 0.5)],
  ]);
}

/** A box by its least corner and its size. */
export interface Box {
  readonly at: Point;
  readonly size: Vector;
  /** Whether other things hide its lower side, as walls do that of a roof. */
  readonly isCovered?: boolean;
}

interface Side {
  readonly normal: Vector;
  readonly corners: readonly Point[];
}

/** Corners of a box: bit 1 is the right, bit 2 the upper, bit 4 the far one. */
const SIDES: readonly { readonly normal: Vector; readonly corners: readonly number[] }[] = [
  { normal: [0, 0, -1], corners: [0, 1, 3, 2] },
  { normal: [0, 0, 1], corners: [4, 5, 7, 6] },
  { normal: [-1, 0, 0], corners: [0, 4, 6, 2] },
  { normal: [1, 0, 0], corners: [1, 5, 7, 3] },
  { normal: [0, 1, 0], corners: [2, 3, 7, 6] },
  { normal: [0, -1, 0], corners: [0, 1, 5, 4] },
];

/** Sides of a box that the camera sees, in any order. */
function visibleSides({ at: [x, y, z], size: [w, h, d], isCovered }: Box, eye: Point): Side[] {
  const corner = (bits: number): Point => [x + (bits & 1 ? w : 0), y + (bits & 2 ? h : 0), z + (bits & 4 ? d : 0)];
  return SIDES.flatMap(({ normal, corners }) => {
    const points = corners.map(corner);
    const [px, py, pz] = points[0] as Point;
    const facing = (eye[0] - px) * normal[0] + (eye[1] - py) * normal[1] + (eye[2] - pz) * normal[2];
    return facing > 0 && !(isCovered && normal[1] < 0) ? [{ normal, corners: points }] : [];
  });
}

/** Draws a box in the light of the scene. */
export function box(scene: Scene, shape: Box, tone: Colour, finish?: Finish): void {
  for (const { normal, corners } of visibleSides(shape, scene.camera.at)) {
    const shade = lit(tone, normal, scene.light);
    const [a, , c] = corners as [Point, Point, Point];
    const fill = normal[1] === 0 ? falling(scene, [a[0], c[1], a[2]], a, shade, 0.18) : shade;
    face(scene, corners, fill, finish);
  }
}

/** Draws boxes from the farthest to the nearest. */
export function boxes(scene: Scene, shapes: readonly (readonly [Box, Colour])[]): void {
  const middle = ({ at: [x, y, z], size: [w, h, d] }: Box): Point => [x + w / 2, y + h / 2, z + d / 2];
  for (const [shape, tone] of farthestFirst(shapes, ([shape]) => scene.camera.distance(middle(shape))))
    box(scene, shape, tone);
}

/** Draws the light around a lamp. @param strength at the lamp, 0 … 1 */
export function lampLight(
  { canvas }: Scene,
  lamp: Spot,
  reach: number,
  [tone, strength]: readonly [Colour, number],
): void {
  const fill = canvas.glow(lamp, reach, [
    [0, tone, strength],
    [1, tone, 0],
  ]);
  canvas.ellipse(lamp, reach, reach, fill);
}

/** Draws the soft shadow of a box on the ground below it. */
export function groundShadow(scene: Scene, { at: [x, y, z], size: [w, h, d] }: Box, strength = 0.22): void {
  const [sunX, sunY, sunZ] = scene.light.direction;
  const reach = Math.min(3.2, h / Math.max(0.35, sunY));
  const [dx, dz] = [-sunX * reach, -sunZ * reach];
  const ring = (grow: number): Point[] =>
    hull([
      ...footprint(x - grow, y, z - grow, w + 2 * grow, d + 2 * grow),
      ...footprint(x + dx - grow, y, z + dz - grow, w + 2 * grow, d + 2 * grow),
    ]);
  const tone = darker(scene.light.shade, 0.65);
  const opacity = (strength * (0.35 + scene.light.contrast)) / 2;
  for (const grow of [0.12, 0.02]) face(scene, ring(grow), tone, { opacity });
}

const footprint = (x: number, y: number, z: number, w: number, d: number): Point[] => [
  [x, y, z],
  [x + w, y, z],
  [x + w, y, z + d],
  [x, y, z + d],
];

/** The convex outline of points on the ground. */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[2] - b[2]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[0] - a[0]);

/** Draws a standing cylinder, or a cone cut off, as lamps and pots are. */
export function round(
  scene: Scene,
  [x, y, z]: Point,
  { bottom, top, height }: { bottom: number; top: number; height: number },
  tone: Colour,
): void {
  const { camera, canvas, light } = scene;
  const ring = (level: number, radius: number): Point[] => circleOn(floorPlane([x, level, z]), 0, 0, radius);
  const [low, high] = [ring(y, bottom), ring(y + height, top)];
  const outline = silhouette([...low, ...high].map((point) => camera.spot(point)));
  const wide = Math.max(bottom, top) * camera.scale([x, y, z]);
  const [middle] = camera.spot([x, y, z]);
  const [bright, dark] = [
    lit(tone, [light.direction[0], 0.2, light.direction[2]], light),
    lit(tone, [0, -1, 0], light),
  ];
  const stops = [
    [0, light.direction[0] > 0 ? dark : bright],
    [1, light.direction[0] > 0 ? bright : dark],
  ] as const;
  canvas.polygon(outline, canvas.gradient([middle - wide, 0], [middle + wide, 0], stops));
  if (camera.at[1] > y + height) face(scene, high, lit(tone, [0, 1, 0], light));
}

/** The convex outline of spots. */
function silhouette(spots: readonly Spot[]): Spot[] {
  return hull(spots.map(([x, y]): Point => [x, 0, y])).map(([x, , y]): Spot => [x, y]);
}
