import type { Random } from '../../random.ts';
import type { Canvas } from '../paint/canvas.ts';
import { colour, colours, darker, lighter } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import { panel, round } from '../paint/scene.ts';
import { bookcase, pendant, plant } from './decor.ts';
import { chair, cupboard, piece, sofa, table } from './furniture.ts';
import { furnish, openRoom } from './room.ts';
import type { Piece, Room } from './room-parts.ts';

/** Draws the inside of an office, shop, practice, workshop or store. */
export function drawCommercial(home: Random, own: Random, look: HomeLook): Canvas {
  const isHall = look.kind === 'workshop' || look.kind === 'storage';
  const room = openRoom(home, own, look, {
    width: own.range(6, isHall ? 10 : 8),
    depth: own.range(7, isHall ? 12 : 10),
    height: isHall ? own.range(3.8, 5) : 3,
    isTiled: look.kind !== 'office',
    window: look.kind === 'storage' ? 'none' : own.chance(0.5) ? 'far' : 'side',
  });
  return furnish(room, FURNISHINGS[look.kind as keyof typeof FURNISHINGS]?.(room) ?? office(room));
}

const FURNISHINGS = { office, practice, shop, workshop, storage };

function lamps(room: Room, count: number): Piece[] {
  const { width, depth, scene } = room;
  return Array.from({ length: count }, (_, index) =>
    pendant(
      room,
      [(width * (index + 0.5)) / count, 0, depth * scene.random.range(0.55, 0.7)],
      scene.random.range(0.5, 0.9),
      0.22,
    ),
  );
}

function office(room: Room): Piece[] {
  const { width, depth, palette, scene } = room;
  const { random } = scene;
  const pieces: Piece[] = lamps(room, random.int(1, 3));
  const rows = random.int(1, 3);
  const columns = random.int(1, 3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = 0.6 + (column * (width - 1)) / columns + random.range(0, 0.3);
      const z = depth * 0.38 + row * 1.9;
      if (z > depth - 1.4) continue;
      pieces.push(table(room, [x, 0, z], [1.5, 0.74, 0.75], random.chance(0.5) ? palette.wood : colour('#f0ebe2')));
      pieces.push(
        piece(
          scene,
          [x + 0.5, 0.74, z + 0.3],
          [0.55, 0.45, 0.06],
          [
            [{ at: [x + 0.48, 0.86, z + 0.34], size: [0.6, 0.36, 0.03] }, colour('#2f3639')],
            [{ at: [x + 0.72, 0.74, z + 0.36], size: [0.1, 0.14, 0.04] }, colour('#8f9698')],
          ],
        ),
      );
      pieces.push(chair(room, [x + 0.5, 0, z - 0.5], true, palette.fabric));
    }
  pieces.push(plant(room, [random.chance(0.5) ? 0.4 : width - 0.4, 0, depth - 0.5], random.range(1, 1.8)));
  if (room.window !== 'far' || random.chance(0.3))
    pieces.push(
      bookcase(
        room,
        [width * random.range(0.1, 0.6), 0, depth - 0.36],
        [random.range(1, 2.2), random.range(0.9, 2), 0.34],
      ),
    );
  return pieces;
}

function practice(room: Room): Piece[] {
  const { width, depth, palette, scene } = room;
  const { random } = scene;
  const x = random.range(0.6, width - 3);
  const pieces = [
    ...lamps(room, 2),
    cupboard(room, [x, 0, depth * 0.6], [2.4, 1.05, 0.6], palette.wood),
    cupboard(room, [x - 0.05, 1.05, depth * 0.6 - 0.05], [2.5, 0.06, 0.7], palette.stone),
    plant(room, [x + 0.3, 1.1, depth * 0.6 + 0.2], 0.5),
    plant(room, [width - 0.5, 0, depth - 0.6], 1.5),
  ];
  for (let index = random.int(2, 4); index > 0; index--)
    pieces.push(
      chair(room, [random.chance(0.5) ? 0.2 : width - 0.7, 0, depth * 0.4 + index * 0.7], false, palette.fabric),
    );
  if (random.chance(0.5))
    pieces.push(
      sofa(room, [width - 2.4, 0, depth - 1.1], 1.7, {
        tone: palette.fabric,
        cushion: palette.second,
        facing: 'front',
      }),
    );
  return pieces;
}

function shop(room: Room): Piece[] {
  const { width, depth, palette, scene } = room;
  const { random } = scene;
  const pieces = [
    ...lamps(room, random.int(2, 4)),
    cupboard(room, [width * random.range(0.3, 0.55), 0, depth * 0.55], [1.8, 1, 0.7], palette.front),
  ];
  const bookcases = random.int(1, 3);
  if (room.window !== 'far')
    for (let index = 0; index < bookcases; index++)
      pieces.push(
        bookcase(
          room,
          [0.3 + (index * width) / bookcases, 0, depth - 0.45],
          [width / bookcases - 0.5, random.range(1.6, 2.2), 0.4],
        ),
      );
  for (let index = random.int(1, 4); index > 0; index--) {
    const [x, z] = [random.range(0.4, width - 1.5), depth * random.range(0.38, 0.8)];
    pieces.push(table(room, [x, 0, z], [1.1, 0.8, 0.7]));
    pieces.push({
      at: [x + 0.5, 0.8, z - 0.01],
      draw: () => {
        for (let at = 0; at < 3; at++)
          round(
            scene,
            [x + 0.25 + at * 0.3, 0.8, z + 0.35],
            { bottom: 0.08, top: 0.1, height: 0.12 + at * 0.08 },
            random.pick([palette.second, palette.accent, palette.fabric]),
          );
      },
    });
  }
  return pieces;
}

function workshop(room: Room): Piece[] {
  const { width, depth, palette, scene, far } = room;
  const { random } = scene;
  const pieces = [
    ...lamps(room, 3),
    table(room, [random.range(0.4, width - 3), 0, depth * 0.55], [2.4, 0.9, 0.9]),
    cupboard(room, [width - 0.7, 0, depth * 0.55], [0.7, 1.4, 2], darker(palette.fabric, 0.1)),
  ];
  pieces.push({
    at: [0, 0, depth + 50],
    draw: () => {
      if (room.window === 'far') return;
      panel(scene, far, [0.5, 1.1, width * 0.5, 1.1], darker(palette.wood, 0.1));
      for (let u = 0.7; u < width * 0.5; u += 0.28)
        panel(
          scene,
          far,
          [u, 1.3 + random.range(0, 0.3), 0.06, random.range(0.25, 0.5)],
          random.pick(colours('#3d4347 #c2553f #8f9698 #d9a25a')),
        );
    },
  });
  for (let index = random.int(2, 5); index > 0; index--)
    pieces.push(crate(room, [random.range(0.2, width - 1), 0, depth * random.range(0.65, 0.9)]));
  return pieces;
}

function storage(room: Room): Piece[] {
  const { width, depth, scene, palette } = room;
  const { random } = scene;
  const pieces = lamps(room, 2);
  const rows = random.int(2, 4);
  for (let row = 0; row < rows; row++) {
    const z = depth * 0.42 + row * 1.6;
    for (const x of [0.1, width - 0.75]) {
      pieces.push(...[0, 0.9, 1.8].map((y) => cupboard(room, [x, y + 0.8, z], [0.65, 0.06, 1.4], palette.second)));
      for (const y of [0, 0.86, 1.76])
        if (random.chance(0.8)) pieces.push(crate(room, [x + 0.05, y, z + random.range(0.1, 0.6)]));
    }
  }
  for (let index = random.int(2, 6); index > 0; index--)
    pieces.push(crate(room, [random.range(1.4, width - 2), 0, depth * random.range(0.5, 0.92)]));
  return pieces;
}

function crate({ scene, palette }: Room, [x, y, z]: readonly [number, number, number]): Piece {
  const { random } = scene;
  const size = [random.range(0.4, 0.8), random.range(0.35, 0.7), random.range(0.4, 0.7)] as const;
  const tone = random.pick([...colours('#c9a478 #b58a5c #d3b48c'), lighter(palette.fabric, 0.2), palette.accent]);
  return piece(scene, [x, y, z], size, [
    [{ at: [x, y, z], size }, tone],
    [{ at: [x - 0.005, y + size[1] * 0.4, z - 0.01], size: [size[0] + 0.01, 0.05, 0.01] }, lighter(tone, 0.3)],
  ]);
}
