import { type Colour, lighten } from './colour.ts';
import { drawWindow, type WindowStyle } from './openings.ts';
import type { Body } from './roofs.ts';
import { project } from './roofs.ts';
import type { Scene } from './scene.ts';
import { type Camera, createWall, cuboid, type Vec } from './space.ts';
import { polygon, segments } from './svg.ts';

/** A flat roof with its thin edge; draws nothing of the top unless one looks down on it. */
export const drawFlatRoof = (
  scene: Scene,
  camera: Camera,
  { x, y, z, w, d, h }: Body,
  colour: Colour,
  edge = 0.35,
  overhang = 0.06,
): string =>
  cuboid(
    scene,
    camera,
    { x: x - overhang, y: y - overhang, z: z + h, w: w + 2 * overhang, d: d + 2 * overhang, h: edge },
    scene.mood.snow ? '#e9eeec' : colour,
    false,
  );

/** A dormer window standing on the front slope. */
export function drawDormer(
  scene: Scene,
  camera: Camera,
  at: Vec,
  size: readonly [number, number],
  colours: { wall: Colour; roof: Colour; window: WindowStyle },
): string {
  const [w, h] = size;
  const [x, y, z] = at;
  const depth = h * 1.1;
  const wall = createWall(scene, camera, at, w, 'front');
  const o = 0.14;
  const rise = w * 0.36;
  const box = cuboid(scene, camera, { x, y, z, w, d: depth, h }, colours.wall);
  const roofTone = scene.mood.snow ? '#eef1ee' : scene.c(colours.roof);
  const gable = polygon(
    project(camera, [
      [x - o, y - o, z + h],
      [x + w / 2, y - o, z + h + rise],
      [x + w + o, y - o, z + h],
    ]),
    scene.c(lighten(colours.wall, 0.1)),
  );
  const back = polygon(
    project(camera, [
      [x + w + o, y - o, z + h],
      [x + w / 2, y - o, z + h + rise],
      [x + w / 2, y + depth + 1, z + h + rise],
      [x + w + o, y + depth, z + h],
    ]),
    scene.shade(scene.mood.snow ? '#dfe6e6' : colours.roof),
  );
  const rim = segments(
    [
      [camera.at(x - o, y - o, z + h), camera.at(x + w / 2, y - o, z + h + rise)],
      [camera.at(x + w / 2, y - o, z + h + rise), camera.at(x + w + o, y - o, z + h)],
    ],
    roofTone,
    camera.scale(x, y) * 0.16,
    'stroke-linecap="round"',
  );
  return (
    box + back + gable + rim + drawWindow(wall, { u: w * 0.16, v: h * 0.14, w: w * 0.68, h: h * 0.78 }, colours.window)
  );
}

/** A chimney through the roof. */
export const drawChimney = (scene: Scene, camera: Camera, x: number, y: number, z: number, h: number): string =>
  cuboid(scene, camera, { x, y, z, w: 0.8, d: 0.7, h }, '#b98a72') +
  cuboid(
    scene,
    camera,
    { x: x - 0.1, y: y - 0.1, z: z + h, w: 1, d: 0.9, h: 0.18 },
    scene.mood.snow ? '#eef1ee' : '#8d8377',
  );
