import { lighten, mix } from './colour.ts';
import { drawForestEdge, drawHills, drawMountains } from './mountains.ts';
import type { Scene } from './scene.ts';
import { drawBirds, drawSky } from './sky.ts';
import { drawSpire, drawTownRow } from './skyline.ts';
import { HEIGHT, rect, WIDTH } from './svg.ts';
import { drawGlitter, drawLake, drawSailingBoat } from './water.ts';

/** What lies behind a house. */
export type Outlook = 'lake' | 'mountain' | 'town' | 'country';

/** Sky and distance down to the horizon line, and meadow below it. */
export function drawBackdrop(scene: Scene, outlook: Outlook, horizon: number): string {
  const sky = drawSky(scene, { horizon });
  const birds = scene.rng.chance(0.4) ? drawBirds(scene, WIDTH * scene.rng.range(0.6, 0.9), horizon * 0.3, 14) : '';
  const ground = scene.blend(
    [
      [0, scene.mood.grass[1]],
      [1, scene.mood.grass[0]],
    ],
    (fill) => rect(0, horizon - 2, WIDTH, HEIGHT - horizon + 2, fill),
  );
  return sky + birds + ground + DISTANCES[outlook](scene, horizon);
}

function lake(scene: Scene, horizon: number): string {
  const { rng } = scene;
  const shore = horizon - 96;
  return (
    drawMountains(scene, {
      left: -80,
      right: WIDTH + 80,
      foot: shore,
      height: 330,
      peaks: 7,
      haze: 0.55,
      snowline: 0.62,
    }) +
    drawHills(scene, 0, WIDTH, shore, 120, scene.far(scene.mood.leaf[1], 0.5)) +
    drawLake(scene, shore, horizon + 26) +
    (scene.mood.name === 'golden' || scene.mood.name === 'dusk'
      ? drawGlitter(scene, WIDTH * 0.2, shore + 4, horizon + 20)
      : '') +
    [0.1, 0.86]
      .map((x) =>
        drawSailingBoat(scene, WIDTH * (x + rng.range(-0.05, 0.05)), shore + rng.range(36, 66), rng.range(52, 80)),
      )
      .join('')
  );
}

function mountain(scene: Scene, horizon: number): string {
  const { mood, rng } = scene;
  return (
    drawMountains(scene, {
      left: -120,
      right: WIDTH + 160,
      foot: horizon,
      height: rng.range(640, 780),
      peaks: 5,
      haze: 0.42,
      snowline: 0.6,
    }) +
    drawHills(scene, 0, WIDTH, horizon, 260, scene.far(mood.leaf[0], 0.38)) +
    drawForestEdge(scene, -20, WIDTH + 20, horizon + 4, 96, scene.far(mood.leaf[0], 0.2)) +
    drawHills(scene, 0, WIDTH, horizon + 8, 70, mix(mood.grass[1], mood.grass[0], 0.4))
  );
}

function town(scene: Scene, horizon: number): string {
  const { rng, mood } = scene;
  return (
    drawHills(scene, 0, WIDTH, horizon, 360, scene.far(mood.leaf[1], 0.62)) +
    drawTownRow(scene, -30, WIDTH, horizon - 90, 150, 0.55) +
    drawSpire(scene, WIDTH * rng.pick([0.08, 0.14, 0.87, 0.92]), horizon - 60, 520, 0.42) +
    drawTownRow(scene, -60, WIDTH, horizon + 6, 230, 0.26)
  );
}

function country(scene: Scene, horizon: number): string {
  const { mood, rng } = scene;
  return (
    drawMountains(scene, {
      left: -60,
      right: WIDTH + 60,
      foot: horizon - 40,
      height: 240,
      peaks: 9,
      haze: 0.74,
      snowline: 0.5,
    }) +
    drawHills(scene, 0, WIDTH, horizon, 210, scene.far(mood.leaf[1], 0.5)) +
    drawForestEdge(scene, -20, WIDTH * rng.range(0.3, 0.6), horizon - 44, 84, scene.far(mood.leaf[0], 0.32)) +
    drawHills(scene, 0, WIDTH, horizon + 6, 110, lighten(mix(mood.grass[1], mood.grass[0], 0.3), 0.1)) +
    drawForestEdge(scene, WIDTH * 0.62, WIDTH + 20, horizon + 2, 110, scene.far(mood.leaf[0], 0.14))
  );
}

const DISTANCES: Record<Outlook, (scene: Scene, horizon: number) => string> = { lake, mountain, town, country };
