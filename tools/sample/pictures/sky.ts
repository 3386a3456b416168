import { lighten, mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { circle, HEIGHT, path, rect, short, WIDTH } from './svg.ts';

/** Where a sky is painted. */
export interface SkyArea {
  readonly width?: number;
  /** Where the sky meets the land, in pixels from the top. */
  readonly horizon?: number;
  readonly clouds?: number;
  readonly sun?: boolean;
}

/** Sky, a low sun where the hour has one, and long flat clouds. */
export function drawSky(scene: Scene, area: SkyArea = {}): string {
  const { mood, rng } = scene;
  const { width = WIDTH, horizon = HEIGHT * 0.72 } = area;
  const sky = scene.blend([[0, mood.sky[0]], [0.58, mood.sky[1]], [1, mood.sky[2]]], (fill) =>
    rect(0, 0, width, horizon + 4, fill));
  const shows = area.sun ?? ['golden', 'morning', 'dusk', 'mist'].includes(mood.name);
  const sun = shows ? drawSun(scene, rng.range(0.12, 0.34) * width, horizon * rng.range(0.4, 0.6), width / 34) : '';
  const count = area.clouds ?? rng.int(2, 4);
  const clouds = Array.from({ length: count }, () =>
    drawCloud(scene, rng.range(-0.05, 0.95) * width, horizon * rng.range(0.1, 0.62), width * rng.range(0.12, 0.26)));
  return sky + sun + clouds.join('');
}

function drawSun(scene: Scene, x: number, y: number, r: number): string {
  const tone = scene.mood.sun;
  const halo = scene.glow([[0, tone, 0.75], [0.35, tone, 0.28], [1, tone, 0]], (fill) => circle(x, y, r * 5, fill));
  return halo + circle(x, y, r, lighten(tone, 0.35));
}

/** One flat-bottomed cloud with its light on the upper left. */
export function drawCloud(scene: Scene, x: number, y: number, w: number): string {
  const { rng, mood } = scene;
  const h = w * rng.range(0.09, 0.15);
  const lobes = rng.int(3, 5);
  const tops = Array.from({ length: lobes }, (_, i) => {
    const grow = Math.sin(((i + 0.6) / lobes) * Math.PI);
    return h * (0.5 + grow * rng.range(0.6, 1.1));
  });
  const step = w / lobes;
  const arcs = tops.map((top) => `c${short(step * 0.05)} ${short(-top)} ${short(step * 0.95)} ${short(-top)} ${short(step)} 0`);
  const body = (dx: number, dy: number, k: number): string =>
    `M${short(x + dx)} ${short(y + dy)}${arcs.join('')}c${short(step * 0.3)} ${short(h * k)} ${short(-w - step * 0.3)} ${short(h * k)} ${short(-w)} 0z`;
  const under = mix(mood.cloud, mood.sky[0], 0.35);
  return path(body(w * 0.05, h * 0.14, 0.3), under, 'fill-opacity=".55"') + path(body(0, 0, 0.16), mood.cloud, 'fill-opacity=".85"');
}

/** A few birds, far away. */
export function drawBirds(scene: Scene, x: number, y: number, size: number): string {
  const { rng } = scene;
  const birds = Array.from({ length: rng.int(3, 6) }, () => {
    const [bx, by] = [x + rng.range(-5, 5) * size, y + rng.range(-2, 2) * size];
    const s = size * rng.range(0.5, 1);
    return `M${short(bx - s)} ${short(by - s * 0.3)}q${short(s * 0.6)} ${short(-s * 0.2)} ${short(s)} ${short(s * 0.35)}q${short(s * 0.4)} ${short(-s * 0.55)} ${short(s)} ${short(-s * 0.35)}`;
  });
  return path(birds.join(''), 'none', `stroke="${scene.c('#33454a')}" stroke-width="${short(size * 0.13)}" stroke-opacity=".6"`);
}
