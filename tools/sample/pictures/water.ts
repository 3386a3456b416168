import { lighten, mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { ellipse, path, polygon, rect, short, WIDTH } from './svg.ts';

/** A calm lake with streaks of light. */
export function drawLake(scene: Scene, top: number, bottom: number, width = WIDTH): string {
  const { mood, rng } = scene;
  const base = scene.blend(
    [
      [0, mood.water[0]],
      [1, mood.water[1]],
    ],
    (fill) => rect(0, top, width, bottom - top, fill),
  );
  const streaks = Array.from({ length: 34 }, () => {
    const t = rng.next() ** 1.4;
    const y = top + 6 + (bottom - top - 10) * t;
    const w = width * rng.range(0.03, 0.12) * (0.35 + t);
    const x = rng.range(-0.05, 1) * width;
    const h = 1.5 + 5 * t;
    return `M${short(x)} ${short(y)}q${short(w / 2)} ${short(-h)} ${short(w)} 0q${short(-w / 2)} ${short(h)} ${short(-w)} 0z`;
  });
  const bright = lighten(mix(mood.water[0], mood.sky[2], 0.5), 0.3);
  return (
    base +
    path(streaks.slice(0, 20).join(''), bright, 'fill-opacity=".55"') +
    path(streaks.slice(20).join(''), mix(mood.water[1], mood.shadow, 0.3), 'fill-opacity=".3"')
  );
}

/** The dim image of something tall on the water. */
export const drawReflection = (scene: Scene, x: number, y: number, w: number, h: number, colour: string): string =>
  scene.blend(
    [
      [0, colour, 0.55],
      [1, colour, 0],
    ],
    (fill) =>
      polygon(
        [
          [x - w / 2, y],
          [x + w / 2, y],
          [x + w * 0.32, y + h],
          [x - w * 0.3, y + h * 0.93],
        ],
        fill,
      ),
  );

/** The path of light under a low sun. */
export function drawGlitter(scene: Scene, x: number, top: number, bottom: number): string {
  const { rng, mood } = scene;
  const dashes = Array.from({ length: 26 }, (_, i) => {
    const t = (i + 0.5) / 26;
    const w = 20 + 150 * t * rng.range(0.5, 1.2);
    return `M${short(x + rng.range(-40, 40) * (0.3 + t) - w / 2)} ${short(top + (bottom - top) * t ** 1.25)}h${short(w)}`;
  });
  return path(
    dashes.join(''),
    'none',
    `stroke="${mood.sun}" stroke-width="5" stroke-linecap="round" stroke-opacity=".55"`,
  );
}

/** A sailing boat; `size` is the height of its mast. */
export function drawSailingBoat(scene: Scene, x: number, y: number, size: number): string {
  const s = size;
  const white = scene.c('#fbf8ef');
  return (
    ellipse(x, y + s * 0.06, s * 0.34, s * 0.03, scene.mood.shadow, 'fill-opacity=".25"') +
    polygon(
      [
        [x - s * 0.02, y - s],
        [x - s * 0.02, y - s * 0.1],
        [x - s * 0.36, y - s * 0.1],
      ],
      white,
    ) +
    polygon(
      [
        [x + s * 0.02, y - s * 0.9],
        [x + s * 0.02, y - s * 0.1],
        [x + s * 0.26, y - s * 0.1],
      ],
      scene.shade('#f0e4cf', 0.6),
    ) +
    path(
      `M${short(x - s * 0.34)} ${short(y - s * 0.06)}h${short(s * 0.68)}l${short(-s * 0.1)} ${short(s * 0.12)}h${short(-s * 0.46)}z`,
      scene.c('#9c3f28'),
    ) +
    drawReflection(scene, x - s * 0.05, y + s * 0.06, s * 0.4, s * 0.6, white)
  );
}
