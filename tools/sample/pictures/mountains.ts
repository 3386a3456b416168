import { type Colour, darken, lighten, mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { type Point, polygon, polygons } from './svg.ts';

/** A chain of mountains across the picture. */
export interface Range {
  readonly left: number;
  readonly right: number;
  /** The foot of the chain, in pixels from the top. */
  readonly foot: number;
  /** How high the highest peak rises above the foot. */
  readonly height: number;
  readonly peaks: number;
  /** 0 = near, 1 = lost in the air. */
  readonly haze: number;
  /** Above which share of the height snow lies. */
  readonly snowline?: number;
}

interface Peak {
  readonly x: number;
  readonly h: number;
}

/** A chain of peaks: lit on the left, in shade on the right, snow on top. */
export function drawMountains(scene: Scene, range: Range): string {
  const { rng, mood } = scene;
  const body = scene.far(mood.snow ? '#7d979f' : '#55787a', range.haze);
  const dark = mix(body, mood.shadow, 0.24 * (1 - range.haze * 0.5));
  const peaks = peaksOf(scene, range);
  const step = (range.right - range.left) / 96;
  const phase = rng.range(0, 9);
  const ridge = Array.from({ length: 97 }, (_, i): Point => {
    const x = range.left + i * step;
    return [x, range.foot - heightAt(peaks, x, range) - crag(i, phase) * range.height * 0.028];
  });
  const silhouette: Point[] = [[range.left, range.foot + 2], ...ridge, [range.right, range.foot + 2]];
  const base = scene.blend(
    [
      [0, body],
      [1, scene.far(body, 0.45)],
    ],
    (fill) => polygon(silhouette, fill),
  );
  const shades = peaks.map((peak) => shadeOf(scene, ridge, peak, range));
  const caps =
    range.snowline === undefined ? '' : snowCaps(scene, ridge, peaks, range, mood.snow ? 0.3 : range.snowline);
  return base + polygons(shades, dark, 'fill-opacity=".55"') + caps;
}

function peaksOf(scene: Scene, { left, right, height, peaks }: Range): Peak[] {
  const gap = (right - left) / peaks;
  return Array.from({ length: peaks }, (_, i) => ({
    x: left + gap * (i + scene.rng.range(0.2, 0.8)),
    h: height * (i % 3 === 1 ? scene.rng.range(0.8, 1) : scene.rng.range(0.45, 0.8)),
  }));
}

const heightAt = (peaks: readonly Peak[], x: number, { left, right, peaks: count, height }: Range): number => {
  const reach = ((right - left) / count) * 1.5;
  const tents = peaks.map(({ x: px, h }) => h * (1 - Math.abs(x - px) / reach) ** (x < px ? 1.15 : 1.35));
  return Math.max(height * 0.16, ...tents.filter((tent) => tent > 0));
};

const crag = (i: number, phase: number): number =>
  Math.sin(i * 1.9 + phase) + 0.7 * Math.sin(i * 3.7 + phase * 2) + 0.4 * Math.sin(i * 0.63 + phase * 3);

const indexOf = (ridge: readonly Point[], peak: Peak): number => {
  const near = ridge.findIndex(([x]) => x >= peak.x);
  const from = Math.max(1, near - 2);
  let best = from;
  for (let i = from; i <= Math.min(ridge.length - 2, near + 2); i++)
    if ((ridge[i] as Point)[1] < (ridge[best] as Point)[1]) best = i;
  return best;
};

function shadeOf(scene: Scene, ridge: readonly Point[], peak: Peak, range: Range): Point[] {
  const top = indexOf(ridge, peak);
  let end = top;
  while (end < ridge.length - 1 && ((ridge[end + 1] as Point)[1] >= (ridge[end] as Point)[1] - 3 || end < top + 3))
    end++;
  const right = ridge.slice(top, end + 1);
  const [tx, ty] = ridge[top] as Point;
  const [ex, ey] = ridge[end] as Point;
  const fall = range.foot - ty;
  const low = Math.min(range.foot, ey + fall * 0.3);
  const back: Point[] = [0.86, 0.66, 0.5, 0.32, 0.16].map((share, i) => [
    tx + (ex - tx) * share * 0.5 + (i % 2 ? -1 : 1) * fall * scene.rng.range(0.02, 0.05),
    ty + (low - ty) * share,
  ]);
  return [...right, [tx + (ex - tx) * 0.74, low], ...back];
}

function snowCaps(scene: Scene, ridge: readonly Point[], peaks: readonly Peak[], range: Range, line: number): string {
  const white = mix(lighten(scene.far('#fbfaf6', range.haze * 0.5), 0.2), scene.mood.air, scene.mood.tint * 0.8);
  const blue = mix(scene.far('#b9cdd6', range.haze * 0.4), scene.mood.shadow, 0.06);
  const lit: Point[][] = [];
  const dim: Point[][] = [];
  for (const peak of peaks) {
    const top = indexOf(ridge, peak);
    const limit = range.foot - range.height * line;
    const [tx, ty] = ridge[top] as Point;
    if (ty > limit - range.height * 0.06) continue;
    let [a, b] = [top, top];
    while (a > 0 && (ridge[a - 1] as Point)[1] < limit && (ridge[a - 1] as Point)[1] > (ridge[a] as Point)[1] - 6) a--;
    while (
      b < ridge.length - 1 &&
      (ridge[b + 1] as Point)[1] < limit &&
      (ridge[b + 1] as Point)[1] > (ridge[b] as Point)[1] - 6
    )
      b++;
    const [l, r] = [ridge[a] as Point, ridge[b] as Point];
    const hem: Point[] = [0.86, 0.72, 0.6, 0.46, 0.34, 0.2, 0.1].map((share, i) => {
      const reach = i % 2 ? scene.rng.range(0.86, 1) : scene.rng.range(0.66, 0.78);
      const side = Math.min(share, 1 - share) * 2;
      return [l[0] + (r[0] - l[0]) * share, ty + (limit - ty) * (0.62 + side * 0.38) * reach];
    });
    lit.push([...ridge.slice(a, b + 1), ...hem]);
    const spine: Point[] = [
      [tx + (r[0] - tx) * 0.2, ty + (limit - ty) * 0.56],
      [tx + (r[0] - tx) * 0.02, ty + (limit - ty) * 0.34],
    ];
    dim.push([...ridge.slice(top, b + 1), ...hem.slice(0, 3), ...spine]);
  }
  return polygons(lit, white) + polygons(dim, blue, 'fill-opacity=".8"');
}

/** A soft line of hills. */
export function drawHills(
  scene: Scene,
  left: number,
  right: number,
  foot: number,
  height: number,
  colour: Colour,
): string {
  const { rng } = scene;
  const phase = rng.range(0, 6);
  const steps = 24;
  const waves = rng.range(1.2, 2.4);
  const top = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const y = 0.55 + 0.3 * Math.sin(phase + t * waves * 6.28) + 0.15 * Math.sin(phase * 2 + t * 13);
    return [left + (right - left) * t, foot - height * y];
  });
  return scene.blend(
    [
      [0, colour],
      [1, lighten(colour, 0.14)],
    ],
    (fill) => polygon([[left, foot + 2], ...top, [right, foot + 2]], fill),
  );
}

/** The far edge of a forest: a row of small crowns. */
export function drawForestEdge(
  scene: Scene,
  left: number,
  right: number,
  foot: number,
  height: number,
  colour: Colour,
): string {
  const { rng } = scene;
  const points: Point[] = [[left, foot]];
  for (let x = left; x < right; ) {
    const w = height * rng.range(0.3, 0.6);
    const h = height * rng.range(0.6, 1);
    const spruce = rng.chance(0.55);
    points.push([x, foot - h * 0.45], [x + w * 0.5, foot - h]);
    if (!spruce) points.push([x + w * 0.7, foot - h * 0.92]);
    x += w;
  }
  points.push([right, foot]);
  return (
    polygon(points, colour) +
    (scene.mood.snow
      ? ''
      : polygon(
          points.map(([x, y]) => [x + height * 0.12, Math.min(foot, y + height * 0.18)]),
          darken(colour, 0.14),
        ))
  );
}
