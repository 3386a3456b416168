import { darken } from './colour.ts';
import type { Scene } from './scene.ts';
import { ellipse, type Point, path, polygon, short } from './svg.ts';
import { drawCrown } from './trees.ts';

/** A clipped or loose hedge between two points. */
export function drawHedge(scene: Scene, left: number, right: number, foot: number, height: number): string {
  const { rng, mood } = scene;
  const count = Math.max(3, Math.round((right - left) / (height * 0.9)));
  const bumps = Array.from(
    { length: count + 1 },
    (_, i): Point => [left + ((right - left) * i) / count, foot - height * rng.range(0.86, 1.02)],
  );
  const low = bumps.map(([x, y], i): Point => [x, y + height * (i % 2 ? 0.3 : 0.22)]);
  const top = mood.snow ? '#eff2ef' : scene.c(mood.leaf[2]);
  const body = scene.blend(
    [
      [0, scene.c(mood.leaf[1])],
      [1, scene.c(mood.leaf[0])],
    ],
    (fill) => polygon([[left, foot], ...bumps, [right, foot]], fill),
  );
  return body + polygon([...bumps, ...low.reverse()], top, 'fill-opacity=".75"');
}

/** A shrub or a low cushion of leaves. */
export const drawShrub = (scene: Scene, x: number, y: number, w: number): string =>
  ellipse(x + w * 0.2, y, w * 0.6, w * 0.09, scene.mood.shadow, `fill-opacity="${scene.mood.depth}"`) +
  drawCrown(
    scene,
    x,
    y - w * 0.3,
    w * 0.48,
    w * 0.34,
    scene.mood.snow ? ['#5f7a75', '#9fb3ae', '#f2f4f0'] : scene.mood.leaf,
  );

/** Rows of vines on a slope. */
export function drawVineyard(scene: Scene, left: number, right: number, top: number, bottom: number): string {
  const rows = 9;
  const green = scene.c(scene.mood.leaf[1]);
  return Array.from({ length: rows }, (_, i) => {
    const t = i / rows;
    const y = top + (bottom - top) * t ** 1.2;
    const w = 4 + 10 * t;
    return path(
      `M${short(left)} ${short(y + 12)}Q${short((left + right) / 2)} ${short(y - 14)} ${short(right)} ${short(y + 18)}`,
      'none',
      `stroke="${i % 2 ? green : darken(green, 0.15)}" stroke-width="${short(w)}" stroke-dasharray="${short(w * 1.1)} ${short(w * 0.55)}" stroke-linecap="round"`,
    );
  }).join('');
}
