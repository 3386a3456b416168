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
  const sky = scene.blend(
    [
      [0, mood.sky[0]],
      [0.58, mood.sky[1]],
      [1, mood.sky[2]],
    ],
    (fill) => rect(0, 0, width, horizon + 4, fill),
  );
  const shows = area.sun ?? ['golden', 'morning', 'dusk', 'mist'].includes(mood.name);
  const sun = shows ? drawSun(scene, rng.range(0.12, 0.34) * width, horizon * rng.range(0.4, 0.6), width / 34) : '';
  const count = area.clouds ?? rng.int(2, 4);
  const clouds = Array.from({ length: count }, () =>
    drawCloud(scene, rng.range(-0.05, 0.95) * width, horizon * rng.range(0.1, 0.62), width * rng.range(0.12, 0.26)),
  );
  return sky + sun + clouds.join('');
}

function drawSun(scene: Scene, x: number, y: number, r: number): string {
  const tone = scene.mood.sun;
  const halo = scene.glow(
    [
      [0, tone, 0.75],
      [0.35, tone, 0.28],
      [1, tone, 0],
    ],
    (fill) => circle(x, y, r * 5, fill),
  );
  return halo + circle(x, y, r, lighten(tone, 0.35));
}

/** One long cloud of flat layers, its light on the upper left. */
export function drawCloud(scene: Scene, x: number, y: number, w: number): string {
  const { rng, mood } = scene;
  const h = w * rng.range(0.045, 0.06);
  const layers = rng.int(2, 4);
  const pill = (px: number, py: number, pw: number, ph: number): string =>
    `M${short(px)} ${short(py)}c${short(ph * 0.3)} ${short(-ph)} ${short(ph * 1.6)} ${short(-ph * 1.1)} ${short(ph * 2.2)} ${short(-ph)}H${short(px + pw - ph * 2)}c${short(ph * 0.8)} 0 ${short(ph * 1.7)} ${short(ph * 0.2)} ${short(ph * 2)} ${short(ph)}z`;
  const body = Array.from({ length: layers }, (_, i) => {
    const share = 1 - i * rng.range(0.2, 0.3);
    const left = x + w * (1 - share) * rng.range(0.25, 0.6);
    return pill(left, y - i * h * 0.86, w * Math.max(0.28, share), h);
  });
  const under = mix(mood.cloud, mood.sky[0], 0.38);
  return (
    path(pill(x + w * 0.14, y + h * 0.62, w * 0.74, h * 0.6), under, 'fill-opacity=".5"') +
    path(body.join(''), mood.cloud, 'fill-opacity=".82"')
  );
}

/** A few birds, far away. */
export function drawBirds(scene: Scene, x: number, y: number, size: number): string {
  const { rng } = scene;
  const birds = Array.from({ length: rng.int(3, 6) }, () => {
    const [bx, by] = [x + rng.range(-5, 5) * size, y + rng.range(-2, 2) * size];
    const s = size * rng.range(0.5, 1);
    return `M${short(bx - s)} ${short(by - s * 0.3)}q${short(s * 0.6)} ${short(-s * 0.2)} ${short(s)} ${short(s * 0.35)}q${short(s * 0.4)} ${short(-s * 0.55)} ${short(s)} ${short(-s * 0.35)}`;
  });
  return path(
    birds.join(''),
    'none',
    `stroke="${scene.c('#33454a')}" stroke-width="${short(size * 0.13)}" stroke-opacity=".6"`,
  );
}
