import type { Point } from './camera.ts';

/** A direction, or a size in three directions. */
export type Vector = readonly [number, number, number];

/** A flat part of space with its own directions: across and up, in metres from its corner. */
export interface Plane {
  readonly corner: Point;
  readonly across: Vector;
  readonly up: Vector;
  readonly normal: Vector;
}

/** The point of a plane. */
export const on = ({ corner, across, up, normal }: Plane, u: number, v: number, out = 0): Point => [
  corner[0] + across[0] * u + up[0] * v + normal[0] * out,
  corner[1] + across[1] * u + up[1] * v + normal[1] * out,
  corner[2] + across[2] * u + up[2] * v + normal[2] * out,
];

/** Corners of a rectangle of a plane. */
export const cornersOn = (plane: Plane, u: number, v: number, width: number, height: number, out = 0): Point[] => [
  on(plane, u, v, out),
  on(plane, u + width, v, out),
  on(plane, u + width, v + height, out),
  on(plane, u, v + height, out),
];

/** Points of a circle in a plane. */
export const circleOn = (plane: Plane, u: number, v: number, radius: number, parts = 20): Point[] =>
  Array.from({ length: parts }, (_, index) => {
    const angle = (index / parts) * 2 * Math.PI;
    return on(plane, u + Math.cos(angle) * radius, v + Math.sin(angle) * radius);
  });

/** A plane that faces the camera. */
export const frontPlane = (corner: Point): Plane => ({ corner, across: [1, 0, 0], up: [0, 1, 0], normal: [0, 0, -1] });

/** A plane that lies; up leads away from the camera. */
export const floorPlane = (corner: Point): Plane => ({ corner, across: [1, 0, 0], up: [0, 0, 1], normal: [0, 1, 0] });

/** A plane that stands along the depth and faces a side; across leads away from the camera. */
export const sidePlane = (corner: Point, faces: 'left' | 'right'): Plane => ({
  corner,
  across: [0, 0, 1],
  up: [0, 1, 0],
  normal: [faces === 'right' ? 1 : -1, 0, 0],
});

/** The walls of a room that the camera sees. */
export interface Walls {
  readonly far: Plane;
  readonly left: Plane;
  readonly right: Plane;
}

/** The walls of a room of a width and a depth, metres. */
export const wallsOf = (width: number, depth: number): Walls => ({
  far: frontPlane([0, 0, depth]),
  left: sidePlane([0, 0, 0], 'right'),
  right: sidePlane([width, 0, 0], 'left'),
});
