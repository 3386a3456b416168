import { type Colour, darken, lighten } from './colour.ts';
import type { Scene } from './scene.ts';
import { type Point, polygon } from './svg.ts';

/** A place in the world, in metres: to the right, away from the viewer, up. */
export type Vec = readonly [number, number, number];

/** A view of the world with upright verticals, as architects photograph. */
export interface Camera {
  /** Where a place lies on the picture. */
  at(x: number, y: number, z: number): Point;
  /** Pixels per metre at a place on the ground. */
  scale(x: number, y: number): number;
  /** Whether the eye is on the side of a plane its normal points to. */
  faces(x: number, y: number, z: number, normal: Vec): boolean;
  /** The outline of an area on the ground, cut off in front of the lens. */
  ground(area: readonly (readonly [number, number])[], z?: number): Point[];
  readonly horizon: number;
  /** Height of the eye above the ground. */
  readonly eye: number;
}

/** How a camera is set up. */
export interface CameraSetup {
  /** The point on the ground the camera turns around. */
  readonly target: readonly [number, number];
  readonly distance: number;
  /** How far the camera walked around the target to the right, in radians. */
  readonly angle: number;
  readonly height: number;
  /** Pixels per metre at the target. */
  readonly zoom: number;
  /** Where the target's vertical and the horizon lie on the picture. */
  readonly centre: Point;
}

/** A camera that looks at a target. */
export function createCamera(setup: CameraSetup): Camera {
  const [sin, cos] = [Math.sin(setup.angle), Math.cos(setup.angle)];
  const eye: Vec = [setup.target[0] + setup.distance * sin, setup.target[1] - setup.distance * cos, setup.height];
  const focal = setup.zoom * setup.distance;
  const depth = (x: number, y: number): number => -(x - eye[0]) * sin + (y - eye[1]) * cos;
  const at = (x: number, y: number, z: number): Point => {
    const d = Math.max(0.25, depth(x, y));
    const side = (x - eye[0]) * cos + (y - eye[1]) * sin;
    return [setup.centre[0] + (focal * side) / d, setup.centre[1] + (focal * (eye[2] - z)) / d];
  };
  return {
    horizon: setup.centre[1],
    eye: setup.height,
    at,
    ground: (area, z = 0) => nearCut(area, depth, setup.distance * 0.12).map(([x, y]) => at(x, y, z)),
    scale: (x, y) => focal / Math.max(0.25, depth(x, y)),
    faces: (x, y, z, n) => (eye[0] - x) * n[0] + (eye[1] - y) * n[1] + (eye[2] - z) * n[2] > 0,
  };
}

/** The part of an area that lies at least `near` in front of the eye. */
function nearCut(
  area: readonly (readonly [number, number])[],
  depth: (x: number, y: number) => number,
  near: number,
): (readonly [number, number])[] {
  return area.flatMap((a, i) => {
    const b = area[(i + 1) % area.length] as readonly [number, number];
    const [da, db] = [depth(...a) - near, depth(...b) - near];
    const kept = da >= 0 ? [a] : [];
    if (da >= 0 === db >= 0) return kept;
    const t = da / (da - db);
    return [...kept, [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t] as const];
  });
}

/** A wall one can draw on: u runs along it, v up, `out` towards the open air. */
export interface Wall {
  at(u: number, v: number, out?: number): Point;
  readonly width: number;
  readonly scene: Scene;
  /** The colour as it looks on this wall. */
  tone(colour: Colour): Colour;
  readonly visible: boolean;
  readonly facing: 'front' | 'left' | 'right';
}

const DIRECTIONS = { front: [1, 0], right: [0, 1], left: [0, -1] } as const;

/** A wall that starts at `origin` and looks to the front, the right (in shade) or the left (in the sun). */
export function createWall(
  scene: Scene,
  camera: Camera,
  origin: Vec,
  width: number,
  facing: 'front' | 'left' | 'right',
): Wall {
  const [dx, dy] = DIRECTIONS[facing];
  const tones = { front: scene.c, left: scene.lit, right: (colour: Colour) => scene.shade(colour, 0.85) };
  return {
    width,
    scene,
    facing,
    tone: tones[facing],
    visible: camera.faces(origin[0], origin[1], origin[2], [dy, -dx, 0]),
    at: (u, v, out = 0) => camera.at(origin[0] + dx * u + dy * out, origin[1] + dy * u - dx * out, origin[2] + v),
  };
}

/** The four corners of a rectangle on a wall. */
export const corners = (wall: Wall, u: number, v: number, w: number, h: number, out = 0): Point[] => [
  wall.at(u, v, out),
  wall.at(u, v + h, out),
  wall.at(u + w, v + h, out),
  wall.at(u + w, v, out),
];

/** A rectangle on a wall; the colour is taken as it is. */
export const panel = (
  wall: Wall,
  u: number,
  v: number,
  w: number,
  h: number,
  fill: Colour,
  out = 0,
  extra = '',
): string => polygon(corners(wall, u, v, w, h, out), fill, extra);

/** A box in metres. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
  readonly h: number;
}

/** A solid box with the sun on its top and left; only the faces one can see, and no `bottom` where walls carry it. */
export function cuboid(scene: Scene, camera: Camera, box: Box, colour: Colour, bottom = true): string {
  const { x, y, z, w, d, h } = box;
  const [r, b, t] = [x + w, y + d, z + h];
  const c = scene.c(colour);
  const face = (at: Vec, normal: Vec, points: readonly Vec[], fill: Colour): string =>
    camera.faces(...at, normal)
      ? polygon(
          points.map((p) => camera.at(...p)),
          fill,
        )
      : '';
  const low: Vec = [x, y, z];
  const [lft, rgt, top] = [
    [x, y, t],
    [r, y, t],
    [x, b, t],
  ] as const;
  return (
    face(lft, [0, 0, 1], [lft, top, [r, b, t], rgt], lighten(c, 0.22)) +
    (bottom ? face(low, [0, 0, -1], [low, [x, b, z], [r, b, z], [r, y, z]], darken(c, 0.45)) : '') +
    face(low, [-1, 0, 0], [low, [x, b, z], top, lft], lighten(c, 0.1)) +
    face([r, y, z], [1, 0, 0], [[r, y, z], [r, b, z], [r, b, t], rgt], scene.shade(colour, 1.1)) +
    face(low, [0, -1, 0], [low, [r, y, z], rgt, lft], c)
  );
}

/** A box that stands out from a wall. */
export interface Relief {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly h: number;
  readonly out: number;
}

/** A box on a wall, with its shadow falling down to the right. */
export function relief(wall: Wall, at: Relief, colour: Colour, cast = 1): string {
  const { u, v, w, h, out } = at;
  const c = wall.tone(colour);
  const p = (a: number, b: number, o: number): Point => wall.at(a, b, o);
  const sides: [Point[], Colour][] = [
    [[p(u, v, 0), p(u, v, out), p(u + w, v, out), p(u + w, v, 0)], darken(c, 0.4)],
    [[p(u, v + h, 0), p(u + w, v + h, 0), p(u + w, v + h, out), p(u, v + h, out)], lighten(c, 0.25)],
    [[p(u + w, v, 0), p(u + w, v, out), p(u + w, v + h, out), p(u + w, v + h, 0)], darken(c, 0.28)],
    [[p(u, v, 0), p(u, v + h, 0), p(u, v + h, out), p(u, v, out)], lighten(c, 0.12)],
  ];
  const shown = sides.filter(([points]) => turn(points) > 60);
  return (
    (cast > 0 ? wallShadow(wall, { ...at, out: out * cast }) : '') +
    shown.map(([points, fill]) => polygon(points, fill)).join('') +
    panel(wall, u, v, w, h, c, out)
  );
}

/** The shadow a box throws on its wall; walls in the shade have none. */
function wallShadow(wall: Wall, { u, v, w, h, out }: Relief): string {
  if (wall.facing === 'right') return '';
  const [right, down] = [out * 0.55, out * 0.95];
  if (Math.abs(wall.at(u, v)[1] - wall.at(u, v - down)[1]) < 3) return '';
  const points: [number, number][] = [
    [u, v],
    [u, v + h],
    [u + w, v + h],
    [u + w + right, v + h - down],
    [u + w + right, v - down],
    [u + right, v - down],
  ];
  const strength = Math.round(wall.scene.mood.depth * 95) / 100;
  return polygon(
    points.map(([a, b]) => wall.at(a, b, 0.01)),
    wall.scene.mood.shadow,
    `fill-opacity="${strength}"`,
  );
}

/** Twice the signed area of a polygon on the picture: positive when one sees its front. */
const turn = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] as Point;
    return sum + (x * ny - nx * y);
  }, 0);

/** The corners of a rectangle on the ground. */
export const yard = (left: number, near: number, right: number, far: number): (readonly [number, number])[] => [
  [left, near],
  [right, near],
  [right, far],
  [left, far],
];
