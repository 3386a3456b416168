import type { Colour } from './colour.ts';
import { darken, lighten } from './colour.ts';
import type { Scene } from './scene.ts';
import { figure, HEIGHT, path, polygon, rect, WIDTH } from './svg.ts';
import { drawCrown, drawTree } from './trees.ts';

/** A branch hanging in from the upper left. */
export function leafFrame(scene: Scene): string {
  const { mood } = scene;
  if (mood.snow) return drawTree(scene, 'spruce', 70, HEIGHT + 120, 1150, false);
  return (
    path('M-20 40Q300 60 560 210', 'none', `stroke="${scene.c('#4d4038')}" stroke-width="16" stroke-linecap="round"`) +
    drawCrown(scene, 60, 70, 230, 150) +
    drawCrown(scene, 330, 120, 170, 100) +
    drawCrown(scene, 520, 220, 110, 70) +
    drawTree(scene, 'broad', WIDTH + 20, HEIGHT + 90, 760, false)
  );
}

/** A balcony's rail in front. */
export function balconyFrame(scene: Scene): string {
  const iron = scene.c('#24302c');
  const bars = path(
    Array.from({ length: 42 }, (_, i) => `M${20 + i * 50} 1240V${HEIGHT}`).join(''),
    'none',
    `stroke="${iron}" stroke-width="10"`,
  );
  const box = scene.mood.snow
    ? ''
    : rect(1240, 1180, 560, 90, scene.c('#b8694a'), 'rx="8"') +
      rect(1240, 1180, 560, 22, lighten(scene.c('#b8694a'), 0.2), 'rx="8"') +
      Array.from({ length: 8 }, (_, i) => drawCrown(scene, 1276 + i * 70, 1160, 52, 33)).join('') +
      Array.from(
        { length: 12 },
        () =>
          `<circle cx="${scene.rng.int(1240, 1800)}" cy="${scene.rng.int(1116, 1176)}" r="11" fill="${scene.c(scene.rng.pick(['#c8472b', '#d9694f', '#b93a3d']))}"/>`,
      ).join('');
  return bars + rect(0, 1218, WIDTH, 28, iron) + rect(0, 1218, WIDTH, 8, lighten(iron, 0.3)) + box;
}

/** Nothing between the viewer and the view. */
export const openFrame = (): string => '';

/** An open window with its casements and sill. */
export function windowFrame(scene: Scene): string {
  const wood = scene.c('#f3ecdc');
  const dim = scene.shade('#e9e0cc', 0.9);
  const casement = (edge: number, inward: number, tone: Colour): string => {
    const leaf = figure(edge, 0, inward, [0, -96, 180, -190, 180, -1190, 0, -1330], 1);
    return polygon(leaf, '#eaf2ee', 'fill-opacity=".22"') + polygon(leaf, 'none', `stroke="${tone}" stroke-width="26"`);
  };
  return (
    rect(0, 0, WIDTH, 70, dim) +
    rect(0, 0, 120, HEIGHT, dim) +
    rect(WIDTH - 120, 0, 120, HEIGHT, wood) +
    rect(120, 70, WIDTH - 240, 26, darken(wood, 0.16)) +
    rect(120, 70, 30, HEIGHT - 300, darken(wood, 0.2)) +
    rect(WIDTH - 150, 70, 30, HEIGHT - 300, lighten(wood, 0.2)) +
    casement(150, 1, wood) +
    casement(WIDTH - 150, -1, darken(wood, 0.08)) +
    rect(0, 1330, WIDTH, HEIGHT - 1330, wood) +
    rect(0, 1330, WIDTH, 18, lighten(wood, 0.4)) +
    rect(0, 1440, WIDTH, 100, darken(wood, 0.16)) +
    pot(scene, 1480, 1420) +
    rect(620, 1376, 240, 30, scene.c('#0e5a4b')) +
    rect(636, 1346, 210, 30, scene.c('#d9a441'))
  );
}

const pot = (scene: Scene, x: number, y: number): string =>
  drawCrown(scene, x, y - 190, 110, 100, ['#2f5f48', '#477a55', '#6d9a5f']) +
  polygon(
    [
      [x - 74, y - 120],
      [x + 74, y - 120],
      [x + 54, y],
      [x - 54, y],
    ],
    scene.c('#b8694a'),
  ) +
  polygon(
    [
      [x + 20, y - 120],
      [x + 74, y - 120],
      [x + 54, y],
      [x + 16, y],
    ],
    scene.shade('#b8694a'),
  ) +
  rect(x - 82, y - 134, 164, 30, lighten(scene.c('#b8694a'), 0.15));
