import { darken, lighten, mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { ellipse, figure, path, polygon, rect, short } from './svg.ts';

/** A two-towered minster in the manner of Zürich's Grossmünster, its foot at (x, y). */
export function drawMinster(scene: Scene, x: number, y: number, h: number): string {
  const { mood } = scene;
  const stone = scene.c('#d5c8a8');
  const tile = mood.snow ? '#eef1ef' : scene.c('#9a5640');
  const lamp = mood.lamps > 0.3 ? '#f4c878' : mix(mood.glass[0], mood.shadow, 0.35);
  const nave =
    polygon(figure(x, y, h, [0.2, 0.36, 0.28, 0.52, 0.92, 0.52, 0.98, 0.36]), tile) +
    rect(x + h * 0.2, y - h * 0.36, h * 0.78, h * 0.36, stone) +
    rect(x + h * 0.2, y - h * 0.36, h * 0.78, h * 0.03, mood.shadow, 'fill-opacity=".3"');
  const lights = [0, 1, 2, 3]
    .map((i) => lancet(x + h * (0.5 + i * 0.12), y - h * 0.1, h * 0.05, h * 0.12, h * 0.05))
    .join('');
  const rose = ellipse(x + h * 0.205, y - h * 0.3, h * 0.022, h * 0.022, lamp);
  return (
    nave +
    path(lights, lamp) +
    minsterTower(scene, x, y, h, lamp) +
    minsterTower(scene, x + h * 0.24, y, h, lamp) +
    rose
  );
}

/** The outline of a round-headed window whose sill starts at (x, y). */
const lancet = (x: number, y: number, w: number, h: number, arch: number): string =>
  `M${short(x)} ${short(y)}v${short(-h)}q${short(w / 2)} ${short(-arch)} ${short(w)} 0v${short(h)}z`;

function minsterTower(scene: Scene, x: number, y: number, h: number, lamp: string): string {
  const stone = scene.c('#d5c8a8');
  const dim = scene.shade('#d5c8a8', 1.2);
  const copper = scene.mood.snow ? '#e8edec' : scene.c('#7fa093');
  const [w, t] = [h * 0.17, y - h * 0.66];
  const windows = [0, 1, 2].flatMap((row) =>
    [0.24, 0.58].map((k) => lancet(x + w * k, t + h * (0.11 + row * 0.15), w * 0.18, h * 0.05, h * 0.04)),
  );
  const dome = `M${short(x + w * 0.04)} ${short(t - h * 0.09)}q${short(w * 0.06)} ${short(-h * 0.15)} ${short(w * 0.46)} ${short(-h * 0.15)}t${short(w * 0.46)} ${short(h * 0.15)}z`;
  const side = `M${short(x + w * 0.5)} ${short(t - h * 0.24)}q${short(w * 0.4)} 0 ${short(w * 0.46)} ${short(h * 0.15)}h${short(-w * 0.26)}z`;
  return (
    rect(x, t, w, h * 0.66, stone) +
    rect(x + w * 0.66, t, w * 0.34, h * 0.66, dim, 'fill-opacity=".7"') +
    [0, 0.15, 0.3].map((k) => rect(x - w * 0.04, t + h * k, w * 1.08, h * 0.012, lighten(stone, 0.3))).join('') +
    path(windows.join(''), lamp) +
    rect(x + w * 0.1, t - h * 0.09, w * 0.8, h * 0.09, lighten(stone, 0.08)) +
    rect(x + w * 0.62, t - h * 0.09, w * 0.28, h * 0.09, dim, 'fill-opacity=".6"') +
    path(dome, copper) +
    path(side, darken(copper, 0.2)) +
    rect(x + w * 0.47, t - h * 0.34, w * 0.06, h * 0.1, scene.c('#b79a55'))
  );
}

/** A slender church with a tall pointed spire and a clock. */
export function drawClockSpire(scene: Scene, x: number, y: number, h: number): string {
  const w = h * 0.12;
  const stone = scene.c('#e2d6ba');
  const copper = scene.mood.snow ? '#e8edec' : scene.c('#6d9486');
  const t = y - h * 0.5;
  return (
    rect(x - w / 2, t, w, h * 0.5, stone) +
    rect(x + w * 0.15, t, w * 0.35, h * 0.5, scene.shade('#e2d6ba', 1.1), 'fill-opacity=".7"') +
    ellipse(x, t + h * 0.1, w * 0.38, w * 0.38, scene.c('#2f4f5c')) +
    ellipse(x, t + h * 0.1, w * 0.3, w * 0.3, scene.mood.lamps > 0.3 ? '#fbe3a8' : '#f6f0df') +
    path(
      `M${short(x)} ${short(t + h * 0.1)}v${short(-w * 0.24)}M${short(x)} ${short(t + h * 0.1)}h${short(w * 0.16)}`,
      'none',
      `stroke="${scene.c('#b79a55')}" stroke-width="${short(w * 0.06)}"`,
    ) +
    polygon(
      [
        [x - w * 0.62, t],
        [x, y - h],
        [x + w * 0.62, t],
      ],
      copper,
    ) +
    polygon(
      [
        [x + w * 0.08, t],
        [x, y - h],
        [x + w * 0.62, t],
      ],
      darken(copper, 0.25),
    ) +
    rect(x - w * 0.03, y - h * 1.05, w * 0.06, h * 0.06, scene.c('#b79a55'))
  );
}
