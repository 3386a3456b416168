import type { Random } from '../../random.ts';
import type { Canvas } from '../paint/canvas.ts';
import { colour, colours, darker, lighter } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import { lit } from '../paint/light.ts';
import { frontPlane, type Plane, sidePlane } from '../paint/plane.ts';
import { box, panel, round } from '../paint/scene.ts';
import { pendant, plant } from './decor.ts';
import { piece } from './furniture.ts';
import { dining } from './living.ts';
import { furnish, openRoom } from './room.ts';
import type { Piece, Room } from './room-parts.ts';

/** Draws the kitchen: open ones with an island, separate ones with a table. */
export function drawKitchen(home: Random, own: Random, look: HomeLook): Canvas {
  const isOpen = look.isKitchenOpen;
  const isFar = own.chance(0.5);
  const room = openRoom(home, own, look, {
    window: isFar ? 'side' : 'far',
    width: own.range(isOpen ? 4.4 : 2.9, isOpen ? 5.6 : 3.7),
    depth: own.range(isOpen ? 4.6 : 3.6, isOpen ? 5.8 : 4.6),
  });
  const { width, depth } = room;
  const isLeft = room.scene.camera.at[0] > width / 2;
  const pieces: Piece[] = [...(isFar ? farRow(room, !isLeft) : sideRow(room, isLeft))];
  const z = depth * own.range(0.42, 0.52);
  if (isOpen) {
    const x = width * own.range(0.26, 0.4);
    pieces.push(...island(room, [x, 0, z]));
    for (const at of [0.4, 1.1, 1.8].slice(0, own.int(1, 3)))
      pieces.push(pendant(room, [x + at, 0, z + 0.4], own.range(0.6, 1), 0.16));
  } else if (own.chance(0.6)) pieces.push(...dining(room, [isLeft ? width - 1.75 : 0.1, 0, z - 0.3]));
  if (own.chance(0.6)) pieces.push(plant(room, [isLeft ? width - 0.35 : 0.35, 0, depth - 0.4], own.range(0.6, 1.2)));
  return furnish(room, pieces);
}

/** Cupboards below and above along the far wall. */
function farRow(room: Room, isLeft: boolean): Piece[] {
  const { scene, width, depth, height, palette, far } = room;
  const { random } = scene;
  const long = width * random.range(0.72, 1);
  const x = isLeft ? 0 : width - long;
  const tall = random.chance(0.6) ? 0.65 : 0;
  return [
    {
      at: [x + long / 2, 0, depth],
      draw: () => {
        splashback(room, far, [x, 0.9, long, 0.6]);
        units(room, { at: [x, 0, depth - 0.6], size: [long, 0.88, 0.6] }, [x, long]);
        if (random.chance(0.75)) upper(room, [x, long]);
        if (tall > 0)
          box(
            scene,
            { at: [isLeft ? 0 : width - tall, 0, depth - 0.62], size: [tall, Math.min(height - 0.2, 2.2), 0.62] },
            palette.front,
          );
        hob(room, [x + long * random.range(0.4, 0.6), 0.92, depth - 0.45]);
      },
    },
  ];
}

function upper({ scene, depth, palette, height }: Room, [x, long]: readonly [number, number]): void {
  const { random } = scene;
  const low = 1.48;
  const isRack = random.chance(0.35);
  if (!isRack) {
    const high = Math.min(0.75, height - low - 0.15);
    box(
      scene,
      { at: [x, low, depth - 0.36], size: [long, high, 0.36] },
      random.chance(0.5) ? palette.front : lighter(palette.walls, 0.3),
    );
    const front = frontPlane([x, low, depth - 0.36]);
    for (let u = 0.6; u < long; u += 0.6)
      panel(scene, front, [u, 0.02, 0.015, high - 0.04], darker(palette.front, 0.3));
    return;
  }
  box(scene, { at: [x + 0.2, low, depth - 0.26], size: [long - 0.4, 0.05, 0.26] }, palette.wood);
  for (let u = 0.35; u < long - 0.4; u += random.range(0.16, 0.34))
    round(
      scene,
      [x + u, low + 0.05, depth - 0.14],
      { bottom: 0.05, top: random.range(0.04, 0.07), height: random.range(0.1, 0.26) },
      random.pick([palette.second, palette.stone, palette.accent, palette.fabric]),
    );
}

/** Fronts under a worktop. */
function units(
  { scene, palette }: Room,
  shape: { at: readonly [number, number, number]; size: readonly [number, number, number] },
  [x, long]: readonly [number, number],
): void {
  const [, , z] = shape.at;
  box(scene, { at: shape.at, size: shape.size }, palette.front);
  const front = frontPlane([x, 0, z]);
  const joint = darker(lit(palette.front, [0, 0, -1], scene.light), 0.3);
  for (let u = 0.6; u < long; u += 0.6) panel(scene, front, [u, 0.1, 0.015, 0.76], joint);
  panel(scene, front, [0, 0.66, long, 0.014], joint);
  panel(scene, front, [0, 0, long, 0.1], darker(joint, 0.3));
  for (let u = 0.2; u < long - 0.2; u += 0.6) panel(scene, front, [u, 0.71, 0.22, 0.02], palette.metal);
  box(scene, { at: [x - 0.01, 0.88, z - 0.02], size: [long + 0.02, 0.05, shape.size[2] + 0.02] }, palette.stone);
}

function splashback(
  { scene, palette }: Room,
  plane: Plane,
  [u, v, w, h]: readonly [number, number, number, number],
): void {
  const tone = lit(
    scene.random.pick([palette.stone, palette.accent, palette.second, colour('#f0ebe0')]),
    plane.normal,
    scene.light,
  );
  panel(scene, plane, [u, v, w, h], tone);
  for (let x = 0; x < w; x += 0.15) panel(scene, plane, [u + x, v, 0.012, h], lighter(tone, 0.25));
  for (let y = 0; y < h; y += 0.15) panel(scene, plane, [u, v + y, w, 0.012], lighter(tone, 0.25));
}

function hob({ scene, palette }: Room, [x, y, z]: readonly [number, number, number]): void {
  box(scene, { at: [x, y, z], size: [0.56, 0.02, 0.36] }, colour('#25282a'));
  round(
    scene,
    [x + 0.16, y + 0.02, z + 0.18],
    { bottom: 0.1, top: 0.11, height: 0.14 },
    scene.random.pick([palette.second, palette.metal, ...colours('#b8553f #d9d6cc')]),
  );
}

/** Cupboards along a side wall. */
function sideRow(room: Room, isLeft: boolean): Piece[] {
  const { scene, width, depth, height, palette } = room;
  const { random } = scene;
  const x = isLeft ? 0 : width - 0.62;
  const start = depth * random.range(0.3, 0.42);
  const plane = sidePlane([isLeft ? 0.62 : width - 0.62, 0, start], isLeft ? 'right' : 'left');
  const long = depth - start;
  return [
    {
      at: [x, 0, depth],
      draw: () => {
        const wall: Plane = { ...plane, corner: [isLeft ? 0.01 : width - 0.01, 0, start] };
        splashback(room, wall, [0, 0.9, long, 0.6]);
        box(scene, { at: [x, 0, start], size: [0.62, 0.88, long] }, palette.front);
        const joint = darker(lit(palette.front, plane.normal, scene.light), 0.3);
        for (let u = 0.6; u < long; u += 0.6) panel(scene, plane, [u, 0.1, 0.015, 0.76], joint);
        panel(scene, plane, [0, 0.66, long, 0.014], joint);
        panel(scene, plane, [0, 0, long, 0.1], darker(joint, 0.3));
        box(scene, { at: [isLeft ? 0 : x - 0.02, 0.88, start], size: [0.64, 0.05, long] }, palette.stone);
        hob(room, [x + 0.04, 0.93, start + long * 0.4]);
        if (random.chance(0.7))
          box(
            scene,
            {
              at: [isLeft ? 0 : width - 0.36, 1.48, start + 0.2],
              size: [0.36, Math.min(0.75, height - 1.65), long - 0.2],
            },
            lighter(palette.front, 0.15),
          );
        if (random.chance(0.6))
          box(scene, { at: [x, 0, depth - 0.65], size: [0.64, 2.15, 0.65] }, darker(palette.front, 0.06));
      },
    },
  ];
}

function island(room: Room, [x, , z]: readonly [number, number, number]): Piece[] {
  const { scene, palette } = room;
  const wide = scene.random.range(1.8, 2.3);
  const body = piece(
    scene,
    [x, 0, z],
    [wide, 0.9, 0.85],
    [
      [{ at: [x, 0, z], size: [wide, 0.88, 0.85] }, scene.random.chance(0.5) ? palette.front : palette.wood],
      [{ at: [x - 0.06, 0.88, z - 0.2], size: [wide + 0.12, 0.06, 1.1] }, palette.stone],
    ],
  );
  const bowl: Piece = {
    at: [x + 0.5, 0, z - 0.01],
    draw: () => round(scene, [x + wide * 0.3, 0.94, z + 0.2], { bottom: 0.08, top: 0.17, height: 0.1 }, palette.second),
  };
  const stools = [0.25, 0.95, 1.6].filter((at) => at < wide - 0.3).map((at) => stool(room, [x + at, 0, z - 0.5]));
  return [body, bowl, ...stools];
}

function stool({ scene, palette }: Room, [x, , z]: readonly [number, number, number]): Piece {
  const legs = [
    [0, 0],
    [0.28, 0],
    [0, 0.28],
    [0.28, 0.28],
  ].map(([dx = 0, dz = 0]) => [{ at: [x + dx, 0, z + dz], size: [0.04, 0.64, 0.04] }, palette.metal] as const);
  return piece(
    scene,
    [x, 0, z],
    [0.32, 0.7, 0.32],
    [...legs, [{ at: [x, 0.64, z], size: [0.32, 0.06, 0.32] }, palette.wood]],
  );
}
