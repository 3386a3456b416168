import type { Random } from '../../random.ts';
import { drawAir } from '../paint/air.ts';
import { Camera } from '../paint/camera.ts';
import { Canvas, FRAME } from '../paint/canvas.ts';
import { colour, colours, darker, lighter, mix } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import { inventLight, lit } from '../paint/light.ts';
import { frontPlane, sidePlane } from '../paint/plane.ts';
import { box, flat, ground, panel, type Scene, upright } from '../paint/scene.ts';
import { drawOutlook } from './outlook.ts';
import { drawBushes, drawTree } from './plants.ts';
import { drawCar } from './street.ts';

/** Draws a parking space: in the open, under a roof, a garage, or one below ground. */
export function drawParking(home: Random, own: Random, look: HomeLook): Canvas {
  return look.kind === 'underground' ? drawUnderground(own, look) : drawOpen(home, own, look);
}

function drawUnderground(random: Random, look: HomeLook): Canvas {
  const camera = new Camera([random.range(5, 11), random.range(1.5, 2.1), 0.5], random.range(-0.4, 0.4));
  camera.aim(random.range(620, 820), [FRAME.width / 2, FRAME.height * random.range(0.42, 0.52)]);
  const lamp = random.pick(colours('#fff4dc #f2f6ee #ffeccb'));
  const day = inventLight(random, look.season);
  const light = {
    ...day,
    sun: lamp,
    shade: random.pick(colours('#7f8796 #8f8a84 #76807f')),
    haze: colour('#8f9698'),
    contrast: 0.7,
    isLit: false,
    direction: [0.2, 0.9, -0.4] as const,
  };
  const scene: Scene = { canvas: new Canvas(), camera, light, random };
  drawHall(scene);
  drawAir(scene);
  return scene.canvas;
}

function drawHall(scene: Scene): void {
  const { camera, light, random } = scene;
  const lamp = light.sun;
  const [w, d, h] = [16, random.range(18, 30), 2.6];
  const wall = random.pick(colours('#d8d6d0 #c9c4ba #dfe2e0 #cfd3cf'));
  const floor = random.pick(colours('#8f9296 #a3a19c #7f8a86 #9a8f84 #6f7a80'));
  const stripe = random.pick(colours('#d9a246 #3f7a6a #b5543f #3e6a8f #e9e4d8'));
  ground(
    scene,
    [0, -1, w, d],
    scene.canvas.gradient(
      [0, camera.horizon],
      [0, FRAME.height],
      [
        [0, darker(floor, 0.35)],
        [1, floor],
      ],
    ),
  );
  ground(
    flat(scene, h),
    [0, -1, w, d],
    scene.canvas.gradient(
      [0, 0],
      [0, camera.horizon],
      [
        [0, wall],
        [1, darker(wall, 0.4)],
      ],
    ),
  );
  upright(scene, [0, 0, w, h], d, darker(wall, 0.35));
  for (const x of [0, w]) {
    const plane = sidePlane([x, 0, -1], x ? 'left' : 'right');
    panel(scene, plane, [0, 0, d + 1, h], lit(wall, plane.normal, light));
    panel(scene, plane, [0, 0.9, d + 1, 0.3], stripe);
  }
  for (let z = 3; z < d; z += 5)
    ground(flat(scene, h - 0.01), [w / 2 - 0.2, z, w / 2 + 0.2, z + 2.6], lighter(lamp, 0.6));
  for (let z = 2; z < d; z += 2.5)
    for (const x of [0, w - 5]) ground(flat(scene, 0.01), [x, z, x + 5, z + 0.12], colour('#f4efe2'));
  const free = random.int(1, 3);
  for (let bay = Math.floor((d - 3) / 2.5); bay >= 0; bay--) {
    const z = 2.4 + bay * 2.5;
    for (const x of [0.4, w - 4.5]) {
      if (camera.depth([x + 2, 0, z]) > 3.5 && bay !== free && random.chance(0.45)) drawCar(scene, [x, 0, z], random);
      if (bay % 2 === 0) pillar(scene, [x < 1 ? 5 : w - 5.4, z - 0.4], [wall, stripe, h]);
    }
  }
}

function pillar(
  scene: Scene,
  [x, z]: readonly [number, number],
  [wall, stripe, h]: readonly [readonly [number, number, number], readonly [number, number, number], number],
): void {
  if (scene.camera.depth([x, 0, z]) < 1.6) return;
  box(scene, { at: [x, 0, z], size: [0.4, h, 0.4] }, wall);
  box(scene, { at: [x - 0.01, 0.5, z - 0.01], size: [0.42, 0.7, 0.42] }, stripe);
}

function drawOpen(home: Random, random: Random, look: HomeLook): Canvas {
  const yaw = random.range(-0.45, 0.45);
  const camera = new Camera(
    [4 - Math.sin(yaw) * 13, random.range(1.6, 4.5), -Math.cos(yaw) * random.range(10, 13)],
    yaw,
  );
  camera.aim(random.range(900, 1150), [FRAME.width / 2, FRAME.height * random.range(0.36, 0.48)]);
  const scene: Scene = { canvas: new Canvas(), camera, light: inventLight(random.fork('light'), look.season), random };
  const { light } = scene;
  drawOutlook({ ...scene, random: home.fork('outside') }, { ...look, floor: 0 }, camera.horizon);
  const winter = look.season === 'winter' ? 0.5 : 0;
  const paving = lit(
    mix(random.pick(colours('#8f9296 #a39c92 #b3aa9c #7f8488')), colour('#eef2f4'), winter),
    [0, 1, 0],
    light,
  );
  ground(
    scene,
    [-60, -10, 60, 8],
    scene.canvas.gradient(
      [0, camera.horizon],
      [0, FRAME.height],
      [
        [0, lighter(paving, 0.1)],
        [1, darker(paving, 0.16)],
      ],
    ),
  );
  drawBushes(scene, [-26, 0, 8.2], [34, 0, 8.2], random.range(0.9, 1.8), look.season);
  for (let index = random.int(1, 5); index > 0; index--)
    drawTree(
      scene,
      [random.range(-18, 26), 0, random.range(9, 16)],
      random.range(4, 9),
      look.season,
      look.isAlpine ? 'fir' : 'leaf',
    );
  if (look.kind === 'garage') drawGarages(scene);
  else drawBays(scene, look.kind === 'covered');
  drawAir(scene);
  return scene.canvas;
}

function drawGarages(scene: Scene): void {
  const { random } = scene;
  const count = random.int(1, 4);
  const wall = random.pick(colours('#e9dcc6 #d4d2cb #cfc0aa #b9c2bc #dcd3c3 #c98b6a'));
  const gate = random.pick(colours('#f4efe4 #5f6a6e #8c4a3e #3f5f5a #b58a5c #c9c4ba'));
  const [wide, x] = [3.3, 4 - count * 1.65];
  box(scene, { at: [x, 0, 1], size: [count * wide, 2.9, 5.5] }, wall);
  box(
    scene,
    { at: [x - 0.2, 2.9, 0.8], size: [count * wide + 0.4, 0.3, 6], isCovered: true },
    random.pick(colours('#8f908c #8a5a48 #56606a')),
  );
  const plane = frontPlane([x, 0, 1]);
  const isOpen = random.int(-1, count - 1);
  for (let index = 0; index < count; index++) {
    const tone = lit(gate, plane.normal, scene.light);
    panel(scene, plane, [index * wide + 0.35, 0, 2.6, 2.3], index === isOpen ? colour('#3a3f42') : tone);
    for (let v = 0.38; v < 2.3; v += 0.38)
      if (index !== isOpen) panel(scene, plane, [index * wide + 0.35, v, 2.6, 0.03], darker(tone, 0.3));
  }
  if (random.chance(0.5)) drawCar(scene, [x + random.range(-1, 4), 0, -3.4], random);
}

function drawBays(scene: Scene, isCovered: boolean): void {
  const { random } = scene;
  const bays = random.int(3, 6);
  const [wide, start] = [5, 4 - bays * 2.5];
  const line = colour('#f6f1e4');
  for (let bay = 0; bay <= bays; bay++)
    ground(flat(scene, 0.01), [start + bay * wide - 0.06, 1, start + bay * wide + 0.06, 4.6], line);
  ground(flat(scene, 0.01), [start, 4.5, start + bays * wide, 4.6], line);
  const free = Math.floor(bays / 2);
  if (isCovered)
    for (let bay = 0; bay <= bays; bay++)
      box(scene, { at: [start + bay * wide - 0.1, 0, 4.4], size: [0.2, 2.5, 0.2] }, colour('#8f6f52'));
  for (let bay = 0; bay < bays; bay++)
    if (bay !== free && random.chance(0.6)) drawCar(scene, [start + bay * wide + 0.5, 0, 2], random);
  if (!isCovered) return;
  for (let bay = 0; bay <= bays; bay++)
    box(scene, { at: [start + bay * wide - 0.1, 0, 1], size: [0.2, 2.5, 0.2] }, colour('#8f6f52'));
  box(
    scene,
    { at: [start - 0.5, 2.5, 0.6], size: [bays * wide + 1, 0.3, 4.4] },
    random.pick(colours('#56606a #8a5a48 #a97b52')),
  );
}
