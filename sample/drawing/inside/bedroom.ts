import type { Random } from '../../random.ts';
import type { Canvas } from '../paint/canvas.ts';
import { colour, darker, lighter } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import { artwork, bookcase, lamp, pendant, plant, rug } from './decor.ts';
import { chair, cupboard, piece, table } from './furniture.ts';
import { furnish, openRoom } from './room.ts';
import type { Piece, Room } from './room-parts.ts';

/** Draws a bedroom: the first with a double bed, others narrower, with a table to work at. */
export function drawBedroom(home: Random, own: Random, look: HomeLook): Canvas {
  const room = openRoom(home, own, look, { width: own.range(3.2, 4.6), depth: own.range(3.8, 5) });
  const { width, depth, palette, far, left, right, scene } = room;
  const wide = own.weighted([
    [1.7, 5],
    [1.4, 3],
    [1, 2],
  ]);
  const isAlong = own.chance(0.45);
  const isLeft = scene.camera.at[0] > width / 2;
  const x = isAlong ? (isLeft ? 0.1 : width - 2.15) : own.range(0.5, width - wide - 0.5);
  const z = isAlong ? depth * own.range(0.42, 0.5) : depth - 2.12;
  const pieces: Piece[] = [
    rug(room, [x - 0.3, 0, z - 0.5], isAlong ? [2.4, wide + 0.9] : [wide + 0.6, 1.6]),
    isAlong ? bedAlong(room, [x, 0, z], { wide, isLeft }) : bed(room, [x, 0, z], wide),
  ];
  const side = isAlong ? [isLeft ? 0.08 : width - 0.5, z + wide + 0.08] : [x + wide + 0.06, depth - 0.46];
  const [sideX = 0, sideZ = 0] = side;
  pieces.push(
    cupboard(room, [sideX, 0.02, sideZ], [0.42, 0.44, 0.4], palette.wood),
    lamp(room, [sideX + 0.2, 0.46, sideZ + 0.2], 0.34),
  );
  if (room.window !== 'side' && own.chance(0.7))
    pieces.push(
      cupboard(
        room,
        isLeft ? [width - 0.62, 0, depth * 0.64] : [0, 0, depth * 0.64],
        [0.6, 2.1, own.range(0.9, depth * 0.34)],
        own.chance(0.5) ? palette.front : palette.wood,
      ),
    );
  else pieces.push(...workTable(room, [isLeft ? width - 0.68 : 0.05, 0, depth * 0.4]));
  if ((isAlong || room.window !== 'far') && own.chance(0.8))
    pieces.push(
      artwork(room, isAlong ? (isLeft ? left : right) : far, [
        isAlong ? z + 0.3 : x + wide / 2 - 0.4,
        1.45,
        own.range(0.5, 0.95),
        own.range(0.45, 0.8),
      ]),
    );
  if (own.chance(0.6))
    pieces.push(pendant(room, [width / 2, 0, depth * 0.6], own.range(0.35, 0.7), own.range(0.16, 0.3)));
  if (own.chance(0.5)) pieces.push(plant(room, [isLeft ? 0.35 : width - 0.35, 0, depth - 0.35], own.range(0.7, 1.4)));
  if (room.window !== 'far' && own.chance(0.3))
    pieces.push(bookcase(room, [isLeft ? width - 0.7 : 0.1, 0, depth - 0.32], [0.6, own.range(0.8, 1.8), 0.3]));
  return furnish(room, pieces);
}

function bed({ scene, palette }: Room, [x, , z]: readonly [number, number, number], wide: number): Piece {
  const linen = scene.random.pick([colour('#f3eee4'), lighter(palette.accent, 0.35), lighter(palette.fabric, 0.5)]);
  const pillows = wide > 1.2 ? 2 : 1;
  return piece(
    scene,
    [x, 0, z],
    [wide, 1, 2.1],
    [
      [{ at: [x, 0.1, z], size: [wide, 0.22, 2.05] }, palette.wood],
      [{ at: [x + 0.03, 0.32, z + 0.03], size: [wide - 0.06, 0.2, 2] }, linen],
      [{ at: [x - 0.02, 0.48, z], size: [wide + 0.04, 0.1, 1.25] }, palette.fabric],
      [{ at: [x - 0.02, 0.5, z + 1.1], size: [wide + 0.04, 0.1, 0.2] }, lighter(linen, 0.3)],
      [
        { at: [x - 0.04, 0, z + 2.02], size: [wide + 0.08, scene.random.range(0.85, 1.2), 0.08] },
        scene.random.chance(0.5) ? palette.second : palette.wood,
      ],
      ...Array.from(
        { length: pillows },
        (_, index) =>
          [
            {
              at: [x + 0.1 + (index * (wide - 0.1)) / pillows, 0.52, z + 1.6],
              size: [(wide - 0.3) / pillows, 0.14, 0.36],
            },
            index ? palette.accent : lighter(linen, 0.4),
          ] as const,
      ),
    ],
  );
}

/** A bed with its head at a side wall. */
function bedAlong(
  { scene, palette }: Room,
  [x, , z]: readonly [number, number, number],
  { wide, isLeft }: { wide: number; isLeft: boolean },
): Piece {
  const linen = scene.random.pick([colour('#f3eee4'), lighter(palette.accent, 0.35)]);
  const head = isLeft ? x : x + 1.97;
  const pillow = isLeft ? x + 0.12 : x + 1.56;
  return piece(
    scene,
    [x, 0, z],
    [2.05, 0.9, wide],
    [
      [{ at: [x, 0.1, z], size: [2.05, 0.22, wide] }, palette.wood],
      [{ at: [x, 0.32, z + 0.03], size: [2.05, 0.2, wide - 0.06] }, linen],
      [{ at: [isLeft ? x + 0.8 : x, 0.48, z - 0.02], size: [1.25, 0.1, wide + 0.04] }, palette.fabric],
      [{ at: [head, 0, z - 0.03], size: [0.08, 1, wide + 0.06] }, palette.second],
      [{ at: [pillow, 0.52, z + 0.1], size: [0.36, 0.14, wide - 0.2] }, lighter(linen, 0.4)],
    ],
  );
}

function workTable(room: Room, [x, , z]: readonly [number, number, number]): Piece[] {
  const { palette } = room;
  return [
    table(room, [x, 0, z], [0.62, 0.74, 1.2], palette.wood),
    lamp(room, [x + 0.3, 0.74, z + 1], 0.36),
    chair(room, [x + 0.1, 0, z - 0.1], true, darker(palette.second, 0.1)),
  ];
}
