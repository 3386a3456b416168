import type { Point } from '../paint/camera.ts';
import { type Colour, darker, lighter } from '../paint/colour.ts';
import { type Box, boxes, groundShadow, type Scene } from '../paint/scene.ts';
import type { Piece, Room } from './room-parts.ts';

type Parts = readonly (readonly [Box, Colour])[];

/** A thing made of boxes, with its shadow. */
export function piece(scene: Scene, at: Point, size: readonly [number, number, number], parts: Parts): Piece {
  return {
    at: [at[0] + size[0] / 2, at[1], at[2] + size[2] / 2],
    draw: () => {
      if (scene.camera.depth(at) < 0.9 && scene.camera.depth([at[0] + size[0], 0, at[2] + size[2]]) < 1.1) return;
      if (at[1] < 0.05)
        groundShadow(scene, { at: [at[0], 0.003, at[2]], size: [size[0], Math.min(size[1], 0.5), size[2]] }, 0.42);
      boxes(scene, parts);
    },
  };
}

const part = (
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  d: number,
  tone: Colour,
): readonly [Box, Colour] => [{ at: [x, y, z], size: [w, h, d] }, tone];

/** Which way a seat looks: into the room, to the right, or to the left. */
export type Facing = 'front' | 'right' | 'left';

/** A sofa or an armchair, by its length. */
export function sofa(
  { scene }: Room,
  [x, , z]: Point,
  length: number,
  { tone, cushion, facing }: { tone: Colour; cushion: Colour; facing: Facing },
): Piece {
  const deep = 0.92;
  const back = darker(tone, 0.08);
  const seats = Math.max(1, Math.round(length / 0.85));
  if (facing === 'front') {
    const parts = [
      part(x, 0.08, z, length, 0.32, deep, tone),
      part(x, 0.4, z + deep - 0.24, length, 0.45, 0.24, back),
      part(x - 0.16, 0.08, z, 0.18, 0.56, deep, back),
      part(x + length - 0.02, 0.08, z, 0.18, 0.56, deep, back),
      ...Array.from({ length: seats }, (_, index) =>
        part(
          x + 0.04 + (index * length) / seats,
          0.4,
          z + 0.02,
          length / seats - 0.07,
          0.1,
          deep - 0.3,
          lighter(tone, 0.08),
        ),
      ),
      part(x + 0.12, 0.5, z + deep - 0.42, 0.42, 0.36, 0.16, cushion),
      ...(length > 1.5 ? [part(x + length - 0.6, 0.5, z + deep - 0.42, 0.42, 0.34, 0.16, lighter(cushion, 0.25))] : []),
    ];
    return piece(scene, [x, 0, z], [length, 0.85, deep], parts);
  }
  const isRight = facing === 'right';
  const backX = isRight ? x : x + deep - 0.24;
  const parts = [
    part(x, 0.08, z, deep, 0.32, length, tone),
    part(backX, 0.4, z, 0.24, 0.45, length, back),
    part(x, 0.08, z - 0.16, deep, 0.56, 0.18, back),
    part(x, 0.08, z + length - 0.02, deep, 0.56, 0.18, back),
    ...Array.from({ length: seats }, (_, index) =>
      part(
        isRight ? x + 0.26 : x + 0.02,
        0.4,
        z + 0.04 + (index * length) / seats,
        deep - 0.3,
        0.1,
        length / seats - 0.07,
        lighter(tone, 0.08),
      ),
    ),
    part(isRight ? x + 0.26 : x + deep - 0.42, 0.5, z + length - 0.6, 0.16, 0.36, 0.42, cushion),
  ];
  return piece(scene, [x, 0, z], [deep, 0.85, length], parts);
}

/** A table on four legs. */
export function table(
  { scene, palette }: Room,
  [x, y, z]: Point,
  [w, h, d]: readonly [number, number, number],
  tone = palette.wood,
): Piece {
  const leg = 0.06;
  const legs = [
    [0.05, 0.05],
    [w - 0.11, 0.05],
    [0.05, d - 0.11],
    [w - 0.11, d - 0.11],
  ].map(([dx = 0, dz = 0]) => part(x + dx, y, z + dz, leg, h - 0.06, leg, darker(tone, 0.25)));
  return piece(scene, [x, y, z], [w, h, d], [...legs, part(x, y + h - 0.06, z, w, 0.06, d, tone)]);
}

/** A chair by its back: away from the camera or towards it. */
export function chair({ scene, palette }: Room, [x, , z]: Point, isAway: boolean, tone = palette.wood): Piece {
  const dark = darker(tone, 0.2);
  const legs = [
    [0, 0],
    [0.4, 0],
    [0, 0.4],
    [0.4, 0.4],
  ].map(([dx = 0, dz = 0]) => part(x + dx, 0, z + dz, 0.05, 0.45, 0.05, dark));
  return piece(
    scene,
    [x, 0, z],
    [0.45, 0.85, 0.45],
    [...legs, part(x, 0.43, z, 0.45, 0.06, 0.45, tone), part(x, 0.5, isAway ? z : z + 0.4, 0.45, 0.4, 0.05, tone)],
  );
}

/** A cupboard, or any other plain body. */
export function cupboard({ scene }: Room, at: Point, size: readonly [number, number, number], tone: Colour): Piece {
  return piece(scene, at, size, [[{ at, size }, tone]]);
}
