import type { Random } from '../../random.ts';
import type { Point } from '../paint/camera.ts';
import { colour, colours, darker, lighter, mix } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import { lit } from '../paint/light.ts';
import { box, face, ground, groundShadow, lampLight, type Scene, upright } from '../paint/scene.ts';
import type { BuildingPlan } from './building-plan.ts';

/** Ground in front of a building: pavement and road in town, a path across the meadow elsewhere. */
export function drawPaving(scene: Scene, plan: BuildingPlan, look: HomeLook): void {
  const { light, random } = scene;
  const winter = look.season === 'winter' ? 0.5 : 0;
  const stone = lit(
    mix(random.pick(colours('#d8d2c6 #cfc6b6 #c6c2ba #e0d6c4')), colour('#f2f4f4'), winter),
    [0, 1, 0],
    light,
  );
  const road = lit(mix(random.pick(colours('#8f9296 #7f8488 #9a9893')), colour('#e6eaec'), winter), [0, 1, 0], light);
  const far = 70;
  if (look.around !== 'village' || plan.ground === 'shops') {
    ground(scene, [-far, -0.1, far, -4], stone);
    ground(scene, [-far, -4, far, -60], road);
    for (let x = -far; x < far; x += 6) ground(scene, [x, -7.9, x + 3, -8.1], lighter(road, 0.6), { opacity: 0.7 });
    ground(scene, [-far, -4, far, -4.25], lighter(stone, 0.3));
    return;
  }
  const x = plan.width * random.range(0.35, 0.65);
  const bend = random.range(-9, 9);
  const path: Point[] = [
    [x - 0.9, 0, 0],
    [x + 0.9, 0, 0],
    [x + 1.2 + bend * 0.3, 0, -6],
    [x + 1.8 + bend, 0, -26],
    [x - 1.8 + bend, 0, -26],
    [x - 1.2 + bend * 0.3, 0, -6],
  ];
  face(scene, path, stone);
}

export function drawPool(scene: Scene, { width }: BuildingPlan): void {
  const { light } = scene;
  const [x0, x1] = [width * 0.1, width * 0.7];
  ground(scene, [x0 - 0.7, -3.3, x1 + 0.7, -8.7], lit(colour('#e6dccb'), [0, 1, 0], light));
  ground(scene, [x0, -4, x1, -8], mix(colour('#5fb3bd'), light.sky[1], 0.3));
  ground(scene, [x0, -4, x1, -4.4], colour('#3f8d9c'), { opacity: 0.6 });
}

const PAINTS = colours('#8c3f35 #3f5f7a #d9d6cc #2f3a3c #c9a24c #6f8a78 #a8b3b8 #5a4a5e');

/** Draws a parked car; it stands along the front. */
export function drawCar(scene: Scene, [x, y, z]: Point, random: Random): void {
  const paint = random.pick(PAINTS);
  const { light } = scene;
  groundShadow(scene, { at: [x, y, z], size: [4, 1.2, 1.7] }, 0.5);
  for (const at of [0.7, 3.3]) wheel(scene, [x + at, y + 0.33, z - 0.02]);
  box(scene, { at: [x, y + 0.35, z], size: [4.1, 0.5, 1.7] }, paint);
  const cabin: Point[] = [
    [x + 0.7, y + 0.85, z + 0.12],
    [x + 3.5, y + 0.85, z + 0.12],
    [x + 3, y + 1.4, z + 0.25],
    [x + 1.3, y + 1.4, z + 0.25],
  ];
  const roof: Point[] = [
    [x + 1.3, y + 1.4, z + 0.25],
    [x + 3, y + 1.4, z + 0.25],
    [x + 3, y + 1.4, z + 1.45],
    [x + 1.3, y + 1.4, z + 1.45],
  ];
  face(scene, roof, lit(paint, [0, 1, 0], light));
  face(scene, cabin, mix(colour('#33424c'), light.sky[1], 0.3));
  face(
    scene,
    [
      [x + 2.1, y + 0.85, z + 0.11],
      [x + 2.2, y + 0.85, z + 0.11],
      [x + 2.2, y + 1.4, z + 0.24],
      [x + 2.1, y + 1.4, z + 0.24],
    ],
    lit(paint, [0, 0, -1], light),
  );
  for (const at of [0.7, 3.3]) wheel(scene, [x + at, y + 0.33, z - 0.02]);
}

function wheel({ camera, canvas }: Scene, point: Point): void {
  const size = 0.33 * camera.scale(point);
  canvas.ellipse(camera.spot(point), size * 0.92, size, colour('#24282b'));
  canvas.ellipse(camera.spot(point), size * 0.45, size * 0.5, colour('#b9bec0'));
}

export function drawLamp(scene: Scene, [x, y, z]: Point): void {
  const { camera, canvas, light } = scene;
  box(scene, { at: [x, y, z], size: [0.12, 4.2, 0.12] }, colour('#3f4547'));
  const [u, v] = camera.spot([x, y + 4.3, z]);
  const size = 0.22 * camera.scale([x, y, z]);
  if (light.isLit) lampLight(scene, [u, v], size * 6, [colour('#ffdf9e'), 0.75]);
  canvas.ellipse([u, v], size, size * 1.2, light.isLit ? colour('#ffeec4') : colour('#dfe2df'));
}

export function drawFence(scene: Scene, { width }: BuildingPlan): void {
  const tone = lit(scene.random.pick(colours('#c9ad8a #f2ece0 #8f6f52')), [0, 0, -1], scene.light);
  const z = -scene.random.range(6, 9);
  for (let x = -18; x < width + 18; x += 0.9) {
    if (Math.abs(x - width / 2) < 2 || scene.camera.depth([x, 0, z]) < 2) continue;
    upright(scene, [x, 0, x + 0.14, 0.9], z, tone);
    upright(scene, [x, 0.6, x + 0.9, 0.7], z, darker(tone, 0.1));
  }
}
