import type { Random } from '../../random.ts';
import type { Canvas } from '../paint/canvas.ts';
import { type Colour, colour, colours, darker, lighter, mix } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import { lit } from '../paint/light.ts';
import { circleOn, frontPlane, sidePlane } from '../paint/plane.ts';
import { box, face, panel, round } from '../paint/scene.ts';
import { plant } from './decor.ts';
import { piece } from './furniture.ts';
import { furnish, openRoom } from './room.ts';
import type { Piece, Room } from './room-parts.ts';

/** Draws a bathroom with a bath or a shower, as the home has. */
export function drawBathroom(home: Random, own: Random, look: HomeLook): Canvas {
  const room = openRoom(home, own, look, {
    width: own.range(2.4, 3.4),
    depth: own.range(3, 4.2),
    isTiled: true,
    window: own.chance(0.4) ? 'side' : 'none',
  });
  const { scene, width, palette } = room;
  const tile = own.pick([
    palette.accent,
    palette.stone,
    ...colours('#8fa89f #d9cfc0 #6f8a94 #c9a08a #e9e4da #4f6a6a #b8c4be'),
  ]);
  tileWalls(room, tile);
  const isLeft = scene.camera.at[0] > width / 2;
  const hasTub = look.washing === 'bath' || (look.washing === 'both' && own.chance(0.5));
  const pieces: Piece[] = [
    hasTub ? tub(room, isLeft) : shower(room, isLeft),
    basin(room, isLeft),
    toilet(room, isLeft),
  ];
  if (own.chance(0.6)) pieces.push(plant(room, [isLeft ? width - 0.3 : 0.3, 0, room.depth - 0.3], own.range(0.5, 1)));
  return furnish(room, pieces);
}

/** Tiles up to a height of their own. */
function tileWalls({ scene, width, depth, height, far, left, right }: Room, tile: Colour): void {
  const { random, light } = scene;
  const high = random.chance(0.4) ? height : random.range(1.1, 2);
  const [w, h] = random.pick([
    [0.15, 0.15],
    [0.3, 0.1],
    [0.1, 0.3],
    [0.6, 0.3],
  ] as const);
  const planes = random.chance(0.5)
    ? [[far, width] as const]
    : ([
        [far, width],
        [left, depth],
        [right, depth],
      ] as const);
  for (const [plane, length] of planes) {
    const tone = mix(lit(tile, plane.normal, light), tile, 0.3);
    const gap = lighter(tone, 0.3);
    if (high === height && plane === far && random.chance(0.5)) continue;
    panel(scene, plane, [0, 0, length, high], tone);
    for (let u = w; u < length; u += w) panel(scene, plane, [u, 0, 0.01, high], gap, { opacity: 0.6 });
    for (let v = h; v < high; v += h) panel(scene, plane, [0, v, length, 0.01], gap, { opacity: 0.6 });
  }
}

const CERAMIC = colour('#f7f4ee');

function tub({ scene, width, depth, palette }: Room, isLeft: boolean): Piece {
  const { random } = scene;
  if (random.chance(0.5)) {
    const x = width / 2 - 0.85;
    return piece(
      scene,
      [x, 0, depth - 0.82],
      [1.7, 0.58, 0.78],
      [
        [{ at: [x, 0, depth - 0.82], size: [1.7, 0.56, 0.78] }, CERAMIC],
        [{ at: [x + 0.1, 0.55, depth - 0.72], size: [1.5, 0.02, 0.58] }, mix(colour('#8fc0c8'), CERAMIC, 0.4)],
      ],
    );
  }
  const x = isLeft ? 0 : width - 0.8;
  return piece(
    scene,
    [x, 0, depth - 1.8],
    [0.8, 0.58, 1.75],
    [
      [{ at: [x, 0, depth - 1.8], size: [0.8, 0.56, 1.75] }, random.chance(0.4) ? palette.wood : CERAMIC],
      [{ at: [x - 0.01, 0.54, depth - 1.81], size: [0.82, 0.04, 1.77] }, CERAMIC],
      [{ at: [x + 0.12, 0.57, depth - 1.68], size: [0.56, 0.02, 1.5] }, mix(colour('#8fc0c8'), CERAMIC, 0.4)],
    ],
  );
}

function shower({ scene, width, depth, palette }: Room, isLeft: boolean): Piece {
  const [x, z] = [isLeft ? 0.02 : width - 1.02, depth - 1.1];
  return {
    at: [x + 0.5, 0, z],
    draw: () => {
      const { light, camera, canvas } = scene;
      box(scene, { at: [x, 0, z], size: [1, 0.05, 1.08] }, CERAMIC);
      const wallX = isLeft ? 0.03 : width - 0.03;
      canvas.line(
        [
          camera.spot([wallX, 0.9, depth - 0.5]),
          camera.spot([wallX, 2.1, depth - 0.5]),
          camera.spot([isLeft ? 0.35 : width - 0.35, 2.12, depth - 0.5]),
        ],
        palette.metal,
        4,
      );
      round(
        scene,
        [isLeft ? 0.35 : width - 0.35, 2.06, depth - 0.5],
        { bottom: 0.14, top: 0.1, height: 0.04 },
        palette.metal,
      );
      const edge = isLeft ? x + 1 : x;
      for (const corners of [
        [
          [x, 0.05, z],
          [x + 1, 0.05, z],
          [x + 1, 2, z],
          [x, 2, z],
        ],
        [
          [edge, 0.05, z],
          [edge, 0.05, depth],
          [edge, 2, depth],
          [edge, 2, z],
        ],
      ] as const) {
        face(scene, corners, light.sky[2], { opacity: 0.26, stroke: palette.metal, strokeWidth: 2.5 });
      }
    },
  };
}

function basin({ scene, width, depth, palette, far }: Room, isLeft: boolean): Piece {
  const { random, light } = scene;
  const wide = random.range(0.7, 1.3);
  const x = isLeft ? width - wide - 0.12 : 0.12;
  const [y, z] = [0.52, depth - 0.5];
  const isRound = random.chance(0.4);
  return {
    at: [x + wide / 2, 0, z],
    draw: () => {
      const glass = scene.canvas.gradient(
        [0, 0],
        [1200, 600],
        [
          [0, light.sky[1]],
          [1, lighter(light.sky[2], 0.3)],
        ],
      );
      if (isRound)
        face(scene, circleOn(far, x + wide / 2, 1.6, 0.38, 30), glass, { stroke: palette.metal, strokeWidth: 5 });
      else panel(scene, far, [x, 1.15, wide, 0.85], glass, { stroke: palette.metal, strokeWidth: 4 });
      box(scene, { at: [x, y - 0.2, z], size: [wide, 0.44, 0.48] }, palette.front);
      const front = frontPlane([x, y - 0.2, z]);
      panel(scene, front, [0.03, 0.21, wide - 0.06, 0.015], darker(palette.front, 0.35));
      box(scene, { at: [x - 0.02, y + 0.24, z - 0.02], size: [wide + 0.04, 0.05, 0.5] }, palette.stone);
      round(scene, [x + wide / 2, y + 0.29, z + 0.22], { bottom: 0.14, top: 0.2, height: 0.12 }, CERAMIC);
      scene.canvas.line(
        [
          scene.camera.spot([x + wide / 2, y + 0.29, z + 0.44]),
          scene.camera.spot([x + wide / 2, y + 0.6, z + 0.44]),
          scene.camera.spot([x + wide / 2, y + 0.58, z + 0.3]),
        ],
        palette.metal,
        4,
      );
    },
  };
}

function toilet({ scene, width, depth, palette }: Room, isLeft: boolean): Piece {
  const z = depth * scene.random.range(0.42, 0.52);
  const x = isLeft ? width - 0.56 : 0;
  const towel = sidePlane([isLeft ? width - 0.01 : 0.01, 0, z + 0.7], isLeft ? 'left' : 'right');
  return {
    at: [x + 0.3, 0, z],
    draw: () => {
      panel(scene, towel, [0, 0.95, 0.4, 0.7], lit(palette.second, towel.normal, scene.light));
      panel(scene, towel, [0, 1.63, 0.5, 0.03], palette.metal);
      if (scene.camera.depth([x, 0, z]) < 1) return;
      box(scene, { at: [x, 0.12, z], size: [0.54, 0.3, 0.36] }, CERAMIC);
      box(scene, { at: [x, 0.42, z], size: [0.54, 0.04, 0.38] }, lighter(CERAMIC, 0.4));
    },
  };
}
