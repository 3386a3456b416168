import type { Random } from '../../random.ts';
import type { Canvas } from '../paint/canvas.ts';
import { colour, darker, mix } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import { sidePlane } from '../paint/plane.ts';
import { box, panel, round } from '../paint/scene.ts';
import { artwork, bookcase, lamp, pendant, plant, rug } from './decor.ts';
import { chair, cupboard, type Facing, sofa, table } from './furniture.ts';
import { furnish, openRoom } from './room.ts';
import type { Piece, Room } from './room-parts.ts';

/** Draws the living room: seats around a table, some with a place to eat. */
export function drawLiving(home: Random, own: Random, look: HomeLook): Canvas {
  const large = Math.min(1.25, Math.max(0.85, Math.sqrt(look.area / 90)));
  const room = openRoom(home, own, look, { width: own.range(4.4, 5.8) * large, depth: own.range(4.8, 6.4) * large });
  const { width, depth, palette } = room;
  const facing = own.pick(['front', 'right', 'left', 'front'] as const);
  const length = own.range(1.9, 2.7);
  const x = facing === 'front' ? own.range(0.5, width - length - 0.6) : facing === 'right' ? 0.15 : width - 1.1;
  const z = facing === 'front' ? depth - own.range(1.1, 1.9) : own.range(depth * 0.4, depth * 0.55);
  const middle =
    facing === 'front' ? [x + length / 2, z - 1.1] : [facing === 'right' ? 2.1 : width - 2.1, z + length / 2];
  const [tableX = 2, tableZ = 3] = middle;
  const pieces: Piece[] = [
    rug(room, [tableX - 1.5, 0, tableZ - 1.1], [3, 2.1]),
    sofa(room, [x, 0, z], length, { tone: palette.fabric, cushion: palette.second, facing }),
    own.chance(0.5)
      ? table(room, [tableX - 0.5, 0, tableZ - 0.3], [1, 0.38, 0.6])
      : roundTable(room, [tableX, 0, tableZ]),
    plant(room, [own.chance(0.5) ? 0.4 : width - 0.4, 0, depth - 0.45], own.range(0.9, 1.8)),
    own.chance(0.7)
      ? pendant(room, [width * own.range(0.35, 0.65), 0, depth * 0.72], own.range(0.5, 0.9), own.range(0.18, 0.34))
      : lamp(room, [facing === 'right' ? 0.5 : width - 0.5, 0, z + (facing === 'front' ? 0.3 : length + 0.3)], 1.55),
  ];
  pieces.push(...extras(room, { facing, tableZ }));
  if (look.hasFireplace) pieces.push(fireplace(room));
  if (own.chance(0.3)) pieces.push(...dining(room, [own.range(0.4, width - 2.2), 0, depth * 0.4]));
  return furnish(room, pieces);
}

function extras(room: Room, { facing, tableZ }: { facing: Facing; tableZ: number }): Piece[] {
  const { width, depth, palette, far, left, right, scene } = room;
  const { random } = scene;
  const pieces: Piece[] = [];
  const art = random.range(0.5, 1.1);
  const isSeenLeft = scene.camera.at[0] > width / 2;
  const wall = room.window === 'far' ? (isSeenLeft ? left : right) : far;
  if (random.chance(0.8))
    pieces.push(
      artwork(room, wall, [
        wall === far ? random.range(0.3, width - 1.4) : depth * 0.55,
        1.3,
        art,
        art * random.range(0.7, 1.25),
      ]),
    );
  if (random.chance(0.5))
    pieces.push(
      sofa(room, [facing === 'left' ? 0.3 : width - 1.3, 0, tableZ - 0.4], 0.72, {
        tone: palette.second,
        cushion: palette.accent,
        facing: facing === 'left' ? 'right' : 'left',
      }),
    );
  if (random.chance(0.45))
    pieces.push(
      bookcase(room, [random.chance(0.5) ? 0.15 : width - 1.5, 0, depth - 0.34], [1.3, random.range(0.8, 2), 0.32]),
    );
  else if (random.chance(0.5))
    pieces.push(cupboard(room, [width * 0.3, 0.12, depth - 0.44], [random.range(1.4, 2), 0.5, 0.42], palette.front));
  return pieces;
}

function roundTable({ scene, palette }: Room, [x, , z]: readonly [number, number, number]): Piece {
  return {
    at: [x, 0, z],
    draw: () => {
      round(scene, [x, 0, z], { bottom: 0.16, top: 0.12, height: 0.34 }, palette.metal);
      round(scene, [x, 0.34, z], { bottom: 0.48, top: 0.48, height: 0.05 }, palette.wood);
      round(scene, [x - 0.1, 0.39, z], { bottom: 0.05, top: 0.07, height: 0.16 }, palette.second);
    },
  };
}

/** A table with chairs. */
export function dining(room: Room, [x, , z]: readonly [number, number, number]): Piece[] {
  return [
    table(room, [x, 0, z], [1.6, 0.74, 0.85]),
    chair(room, [x + 0.2, 0, z - 0.35], true),
    chair(room, [x + 0.95, 0, z - 0.35], true),
    chair(room, [x + 0.2, 0, z + 0.75], false),
    chair(room, [x + 0.95, 0, z + 0.75], false),
  ];
}

function fireplace({ scene, width, depth, height, palette }: Room): Piece {
  const isLeft = scene.camera.at[0] > width / 2;
  const [x, z] = [isLeft ? 0 : width - 0.5, depth * 0.6];
  const front = sidePlane([isLeft ? 0.5 : width - 0.5, 0, z], isLeft ? 'right' : 'left');
  return {
    at: [x, 0, z + 0.6],
    draw: () => {
      box(scene, { at: [x, 0, z], size: [0.5, height, 1.3] }, mix(palette.stone, palette.walls, 0.4));
      panel(scene, front, [0.2, 0.35, 0.9, 0.7], colour('#2a2624'));
      for (let index = 0; index < 5; index++)
        panel(
          scene,
          front,
          [0.35 + index * 0.13, 0.38, 0.09, scene.random.range(0.14, 0.42)],
          index % 2 ? colour('#f2a541') : colour('#e2703a'),
          { opacity: 0.92 },
        );
      panel(scene, front, [0.1, 1.1, 1.1, 0.08], darker(palette.wood, 0.1));
    },
  };
}
