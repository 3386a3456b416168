import type { Random } from '../../random.ts';
import { farthestFirst, type Point } from '../paint/camera.ts';
import { colour, colours, lighter, mix } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import { lit } from '../paint/light.ts';
import { box, face, type Scene, upright } from '../paint/scene.ts';
import { type BuildingPlan, extentOf } from './building-plan.ts';
import { drawTree, treeKind } from './plants.ts';

/** Houses nearby, with trees between them. */
export function drawAround(scene: Scene, plan: BuildingPlan, look: HomeLook): void {
  const { random, camera } = scene;
  const count =
    look.around === 'city' ? random.int(6, 10) : look.around === 'town' ? random.int(4, 7) : random.int(1, 4);
  const [left, right] = extentOf(plan);
  const corners = Array.from({ length: count }, (_, index): Point => {
    const side = index % 2 ? left - random.range(14, 34) : right + random.range(6, 26);
    return [side, 0, random.range(4, 40)];
  });
  for (const corner of farthestFirst(corners, (corner) => camera.depth(corner))) {
    if (camera.depth(corner) < 8) continue;
    drawHouse(scene, corner, look);
    if (random.chance(0.7))
      drawTree(
        scene,
        [corner[0] + random.range(-3, 10), 0, corner[2] - 1.5],
        random.range(4, 8),
        look.season,
        treeKind(random, look),
      );
  }
}

/** Draws a plain house from its least corner on. */
export function drawHouse(scene: Scene, [x, , z]: Point, look: HomeLook): void {
  const { random, light, camera } = scene;
  const air = Math.min(0.5, 0.12 + camera.depth([x, 0, z]) / 180);
  const wall = mix(random.pick(colours('#e6dac6 #d9c3a6 #cfd0c8 #dcb89c #efe6d6 #c9b8a6 #b9c2bc')), light.haze, air);
  const tile = mix(
    look.season === 'winter' ? colour('#eef2f4') : random.pick(colours('#9a5f4a #6a6f73 #8a5a48 #a86f56')),
    light.haze,
    air,
  );
  const [wide, deep, high] = [
    random.range(8, 14),
    random.range(8, 11),
    random.range(2, look.around === 'city' ? 5 : 3) * 2.8,
  ];
  box(scene, { at: [x, 0, z], size: [wide, high, deep] }, wall);
  const peak = high + random.range(1.6, 3.2);
  const middle = z + deep / 2;
  const side = camera.at[0] < x ? x : x + wide;
  face(
    scene,
    [
      [side, high, z],
      [side, high, z + deep],
      [side, peak, middle],
    ],
    lit(wall, [camera.at[0] < x ? -1 : 1, 0, 0], light),
  );
  face(
    scene,
    [
      [x - 0.4, high - 0.2, z - 0.5],
      [x + wide + 0.4, high - 0.2, z - 0.5],
      [x + wide + 0.4, peak, middle],
      [x - 0.4, peak, middle],
    ],
    lit(tile, [0, 0.8, -0.6], light),
  );
  const pane = mix(light.isLit ? colour('#e6b974') : colour('#5a6873'), light.haze, air);
  for (let v = 0.9; v < high - 1.5; v += 2.8)
    for (let u = 1; u < wide - 1.4; u += 2.4) upright(scene, [x + u, v, x + u + 1.1, v + 1.4], z, pane);
}

/** Houses of the same row: plainer, so that the one in the middle is the subject. */
export function drawNeighbours(scene: Scene, plan: BuildingPlan, random: Random): void {
  const walls = colours('#d9cbb6 #cfc4b6 #d6b99c #c2c6c0 #dcc7b6 #bfae9e');
  const ordered = [-1, 1].toSorted((a) => (a === Math.sign(scene.camera.at[0] - plan.width / 2) ? 1 : -1));
  for (const side of ordered) {
    const wide = random.range(8, 14);
    const x = side < 0 ? -wide : plan.width;
    const storeys = Math.max(2, plan.storeys + random.int(-1, 1));
    const high = storeys * plan.storey;
    const wall = random.pick(walls);
    box(scene, { at: [x, 0, 0.1], size: [wide, high, plan.depth] }, wall);
    face(
      scene,
      [
        [x, high, 0],
        [x + wide, high, 0],
        [x + wide, high + 2.4, plan.depth / 2],
        [x, high + 2.4, plan.depth / 2],
      ],
      lit(random.pick(colours('#8a5a48 #6a6f73 #9a6650')), [0, 0.8, -0.6], scene.light),
    );
    const columns = Math.round(wide / 2.6);
    const glass = mix(scene.light.isLit ? colour('#c9a56c') : colour('#4a5a66'), scene.light.haze, 0.25);
    for (let level = 0; level < storeys; level++)
      for (let column = 0; column < columns; column++) {
        const [u, v] = [x + (wide * (column + 0.5)) / columns - 0.5, level * plan.storey + 0.9];
        upright(scene, [u - 0.1, v - 0.1, u + 1.1, v + 1.8], 0.05, lighter(lit(wall, [0, 0, -1], scene.light), 0.3));
        upright(scene, [u, v, u + 1, v + 1.7], 0.04, glass);
      }
  }
}
