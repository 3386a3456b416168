import type { Random } from '../../random.ts';
import { drawAir } from '../paint/air.ts';
import { Camera, farthestFirst, type Point } from '../paint/camera.ts';
import { Canvas, FRAME } from '../paint/canvas.ts';
import { type Colour, colour, colours, darker, lighter, mix } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import { inventLight, type Light, lit } from '../paint/light.ts';
import { frontPlane, sidePlane, type Vector } from '../paint/plane.ts';
import { box, flat, ground, panel, type Scene, upright } from '../paint/scene.ts';
import { drawHouse } from './neighbours.ts';
import { drawOutlook } from './outlook.ts';
import { drawBushes, drawTree } from './plants.ts';
import { drawCar, drawLamp } from './street.ts';

/** Draws a parking space: in the open, under a roof, a garage, or one below ground. */
export function drawParking(home: Random, own: Random, look: HomeLook): Canvas {
  return look.kind === 'underground' ? drawUnderground(home, own) : drawOpen(home, own, look);
}

/** Colours of an underground garage. */
export interface Hall {
  readonly lamp: Colour;
  readonly wall: Colour;
  readonly floor: Colour;
  readonly stripe: Colour;
}

/** Invents the colours of a home's underground garage. */
export const hallOf = (random: Random): Hall => ({
  lamp: random.pick(colours('#fff4dc #f2f6ee #ffeccb')),
  wall: random.pick(colours('#d8d6d0 #c9c4ba #dfe2e0 #cfd3cf')),
  floor: random.pick(colours('#8f9296 #a3a19c #7f8a86 #9a8f84 #6f7a80 #6f947f #a8705c #5a7890 #b9a878')),
  stripe: random.pick(colours('#d9a246 #3f7a6a #b5543f #3e6a8f #e9e4d8 #8a5a9a')),
});

function drawUnderground(home: Random, own: Random): Canvas {
  const size: Vector = [own.range(13, 22), own.range(14, 34), own.range(2.4, 3.3)];
  const camera = new Camera([size[0] * own.range(0.34, 0.66), own.range(1.4, 2.1), 0.5], own.range(-0.45, 0.45));
  camera.aim(own.range(620, 820), [FRAME.width / 2, FRAME.height * own.range(0.42, 0.52)]);
  const hall = hallOf(home.fork('hall'));
  const light: Light = {
    ...inventLight(home.fork('light'), 'summer'),
    sun: hall.lamp,
    shade: own.pick(colours('#7f8796 #8f8a84 #76807f')),
    haze: colour('#8f9698'),
    contrast: 0.7,
    isLit: false,
    direction: [0.2, 0.9, -0.4],
  };
  const scene: Scene = { canvas: new Canvas(), camera, light, random: own };
  drawHall(scene, hall, size);
  drawAir(scene);
  return scene.canvas;
}

/** @param size width, depth and height, metres */
function drawHall(scene: Scene, { lamp, wall, floor, stripe }: Hall, [w, d, h]: Vector): void {
  const { camera, light, random } = scene;
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
  drawExit(scene, [random.range(1, w - 6), d - 0.01], stripe);
  const [low, high] = random.pick([
    [0.9, 0.3],
    [0, 1.1],
    [1.3, 1.3],
    [0, 2.6],
  ] as const);
  for (const x of [0, w]) {
    const plane = sidePlane([x, 0, -1], x ? 'left' : 'right');
    panel(scene, plane, [0, 0, d + 1, h], lit(wall, plane.normal, light));
    panel(scene, plane, [0, low, d + 1, high], lit(stripe, plane.normal, light));
  }
  const pipe = random.pick([darker(wall, 0.2), stripe]);
  for (let x = random.range(1, 4); x < w && random.chance(0.7); x += random.range(0.4, 6))
    box(scene, { at: [x, h - 0.35, 1.5], size: [0.18, 0.18, d - 1.5] }, pipe);
  const rows = random.pick([[0.5], [0.5], [0.3, 0.7]]);
  const pause = random.range(3, 7);
  for (const row of rows)
    for (let z = 3; z < d; z += pause)
      ground(flat(scene, h - 0.01), [w * row - 0.2, z, w * row + 0.2, z + Math.min(2.6, pause)], lighter(lamp, 0.6));
  fillHall(scene, { wall, stripe }, [w, d, h]);
}

/** Bays on both sides of a hall, with their cars and pillars, from the farthest to the nearest. */
function fillHall(scene: Scene, { wall, stripe }: Pick<Hall, 'wall' | 'stripe'>, [w, d, h]: Vector): void {
  const { camera, random } = scene;
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

/** A gate or a way out in the far wall; daylight falls through a gate that is open. */
function drawExit(scene: Scene, [x, z]: readonly [number, number], tone: Colour): void {
  const { random } = scene;
  if (random.chance(0.4)) {
    upright(scene, [x, 0, x + 1, 2.1], z, tone);
    return;
  }
  const isOpen = random.chance(0.6);
  upright(scene, [x, 0, x + 5, 2.4], z, isOpen ? colour('#eef4ee') : darker(tone, 0.35));
  if (isOpen) ground(flat(scene, 0.005), [x - 1, z - 7, x + 6, z], colour('#f4f4e6'), { opacity: 0.3 });
}

function pillar(
  scene: Scene,
  [x, z]: readonly [number, number],
  [wall, stripe, h]: readonly [Colour, Colour, number],
): void {
  // One beside the camera would hide the rest.
  if (scene.camera.depth([x, 0, z]) < 5) return;
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
  const scene: Scene = { canvas: new Canvas(), camera, light: inventLight(home.fork('light'), look.season), random };
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
  const corners = Array.from(
    { length: random.int(0, 3) },
    (): Point => [random.range(-26, 24), 0, random.range(10, 26)],
  );
  for (const corner of farthestFirst(corners, (corner) => camera.depth(corner))) drawHouse(scene, corner, look);
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
  if (random.chance(0.5)) drawLamp(scene, [random.range(-6, 14), 0, random.range(-3, 6)]);
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
