import { FRAME, type Spot } from './canvas.ts';

/** A point in space, metres: to the right, up, and away from the front. */
export type Point = readonly [x: number, y: number, z: number];

/** Nothing nearer than this is drawn, metres. */
const NEAREST_M = 0.25;

/** A camera with upright verticals, as architects photograph. */
export class Camera {
  readonly at: Point;
  readonly #yaw: number;
  readonly #sin: number;
  readonly #cos: number;
  /** Frame units for a metre at a distance of one metre. */
  #focal = 1_000;
  #centre: Spot = [FRAME.width / 2, FRAME.height / 2];

  /** @param yaw direction of the view, radians, 0 is straight away from the front */
  constructor(at: Point, yaw: number) {
    this.at = at;
    this.#yaw = yaw;
    this.#sin = Math.sin(yaw);
    this.#cos = Math.cos(yaw);
  }

  /** Height of the horizon in the frame. */
  get horizon(): number {
    return this.#centre[1];
  }

  /** Sets the zoom and the point of the frame that the camera looks at. */
  aim(focal: number, centre: Spot): void {
    this.#focal = focal;
    this.#centre = centre;
  }

  /** The same view of things whose points count from another origin. */
  from([x, y, z]: Point): Camera {
    const camera = new Camera([this.at[0] - x, this.at[1] - y, this.at[2] - z], this.#yaw);
    camera.aim(this.#focal, this.#centre);
    return camera;
  }

  /** Zooms and shifts so that points fill a part of the frame. */
  fit(
    points: readonly Point[],
    { left, right, top, bottom }: Record<'left' | 'right' | 'top' | 'bottom', number>,
  ): void {
    this.aim(1, [0, 0]);
    const spots = points.map((point) => this.spot(point));
    const xs = spots.map(([x]) => x);
    const ys = spots.map(([, y]) => y);
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const focal = Math.min((right - left) / (x1 - x0), (bottom - top) / (y1 - y0));
    this.aim(focal, [(left + right) / 2 - (focal * (x0 + x1)) / 2, bottom - focal * y1]);
  }

  /** Distance of a point along the view, metres. */
  depth([x, , z]: Point): number {
    return (x - this.at[0]) * this.#sin + (z - this.at[2]) * this.#cos;
  }

  /** Distance of a point in any direction, metres. */
  distance([x, y, z]: Point): number {
    return Math.hypot(x - this.at[0], y - this.at[1], z - this.at[2]);
  }

  /** Frame units for a metre at a point. */
  scale(point: Point): number {
    return this.#focal / Math.max(NEAREST_M, this.depth(point));
  }

  /** Where a point is seen. */
  spot(point: Point): Spot {
    const [x, y, z] = point;
    const across = (x - this.at[0]) * this.#cos - (z - this.at[2]) * this.#sin;
    const scale = this.scale(point);
    return [this.#centre[0] + across * scale, this.#centre[1] - (y - this.at[1]) * scale];
  }

  /** A polygon as it is seen, without the parts beside or behind the camera. */
  outline(points: readonly Point[]): Spot[] {
    const seen: Point[] = [];
    points.forEach((point, index) => {
      const next = points[(index + 1) % points.length] as Point;
      const [here, there] = [this.depth(point) - NEAREST_M, this.depth(next) - NEAREST_M];
      if (here >= 0) seen.push(point);
      if (here < 0 !== there < 0) seen.push(between(point, next, here / (here - there)));
    });
    return seen.map((point) => this.spot(point));
  }
}

/** A point on the way from one to another. @param share of the way, 0 … 1 */
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Things from the farthest to the nearest: the nearer ones cover the others. */
export const farthestFirst = <Thing>(things: readonly Thing[], distance: (thing: Thing) => number): Thing[] =>
  things.toSorted((a, b) => distance(b) - distance(a));
