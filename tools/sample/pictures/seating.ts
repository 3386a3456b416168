import { type Colour, darken, lighten } from './colour.ts';
import { cushion, floorShadow, legs, type Spot, solid, standing } from './furnish.ts';
import type { Room } from './room.ts';
import { rect, short } from './svg.ts';

/** A sofa that faces the viewer, with cushions of two colours. */
export function drawSofa(
  room: Room,
  x: number,
  y: number,
  w: number,
  colour: Colour,
  pillows: readonly Colour[],
): string {
  const d = 0.95;
  const back = cushion(
    room,
    { x: x + 0.06, y: y + d - 0.28, z: 0.2, w: w - 0.12, d: 0.24, h: 0.66 },
    darken(colour, 0.08),
    0.1,
  );
  const seats = Math.max(2, Math.round(w / 0.95));
  const seat = (w - 0.4) / seats;
  const cushions = Array.from({ length: seats }, (_, i) =>
    cushion(
      room,
      { x: x + 0.2 + i * seat, y: y + 0.02, z: 0.3, w: seat - 0.02, d: d - 0.3, h: 0.2 },
      lighten(colour, 0.06),
      0.07,
    ),
  ).join('');
  const base = solid(
    room,
    { x: x + 0.04, y: y + 0.05, z: 0.14, w: w - 0.08, d: d - 0.1, h: 0.18 },
    darken(colour, 0.2),
  );
  const arm = (ax: number): string => cushion(room, { x: ax, y, z: 0.12, w: 0.22, d, h: 0.5 }, colour, 0.08);
  const loose = pillows
    .map((pillow, i) =>
      standing(room, x + (w * (i + 0.7)) / (pillows.length + 0.4), y + d - 0.34, 0.5, (px, py, m) => {
        const s = 0.46 * m;
        const turn = i % 2 ? 9 : -8;
        return `<g transform="rotate(${turn} ${short(px)} ${short(py)})">${rect(px - s / 2, py - s * 0.92, s, s * 0.92, room.scene.c(pillow), `rx="${short(s * 0.16)}"`)}${rect(px + s * 0.2, py - s * 0.86, s * 0.28, s * 0.8, darken(room.scene.c(pillow), 0.12), `rx="${short(s * 0.12)}"`)}</g>`;
      }),
    )
    .join('');
  return (
    floorShadow(room, [x, y, w, d], 0.7) +
    legs(room, [x + 0.1, y + 0.06, w - 0.2, d - 0.12], 0.16, '#5b4332') +
    base +
    back +
    arm(x + w - 0.22) +
    arm(x) +
    cushions +
    loose
  );
}

/** An armchair that turns to the left or right. */
export function drawArmchair(room: Room, x: number, y: number, colour: Colour, facing: 'left' | 'right'): string {
  const wood = room.style.wood;
  const [w, d] = [0.82, 0.8];
  const backX = facing === 'right' ? x : x + w - 0.18;
  const back = solid(room, { x: backX, y: y + 0.05, z: 0.3, w: 0.18, d: d - 0.1, h: 0.6 }, darken(colour, 0.06));
  const seat = cushion(
    room,
    { x: x + 0.04, y: y + 0.04, z: 0.3, w: w - 0.08, d: d - 0.1, h: 0.18 },
    lighten(colour, 0.08),
    0.07,
  );
  const rail = (ry: number): string =>
    solid(room, { x, y: ry, z: 0.58, w, d: 0.06, h: 0.05 }, wood) +
    solid(room, { x: facing === 'right' ? x + w - 0.06 : x, y: ry, z: 0, w: 0.06, d: 0.06, h: 0.58 }, wood);
  return (
    floorShadow(room, [x, y, w, d], 0.6) +
    legs(room, [x, y, w, d], 0.3, wood) +
    rail(y + d - 0.06) +
    back +
    seat +
    rail(y)
  );
}

/** A dining chair seen from the front ('back' shows its backrest to the viewer). */
export function drawChair(room: Room, x: number, y: number, colour: Colour, from: 'front' | 'back'): string {
  const wood = room.style.wood;
  const [w, d] = [0.44, 0.44];
  const rest = (ry: number): string => {
    const posts = [x + 0.01, x + w - 0.05]
      .map((px) => solid(room, { x: px, y: ry, z: 0.44, w: 0.04, d: 0.04, h: 0.42 }, wood))
      .join('');
    return posts + cushion(room, { x, y: ry, z: 0.6, w, d: 0.04, h: 0.26 }, colour, 0.05);
  };
  const seat = solid(room, { x, y, z: 0.43, w, d, h: 0.06 }, colour);
  const feet = legs(room, [x + 0.02, y + 0.02, w - 0.04, d - 0.04], 0.43, wood, 0.04);
  return (
    floorShadow(room, [x, y, w, d], 0.3) + (from === 'front' ? feet + rest(y + d - 0.04) + seat : feet + seat + rest(y))
  );
}

/** A high stool at a counter. */
export const drawStool = (room: Room, x: number, y: number, colour: Colour): string =>
  floorShadow(room, [x, y, 0.38, 0.38], 0.3) +
  legs(room, [x + 0.03, y + 0.03, 0.32, 0.32], 0.66, room.style.wood, 0.035) +
  solid(room, { x: x + 0.05, y: y + 0.03, z: 0.22, w: 0.28, d: 0.03, h: 0.03 }, room.style.wood) +
  cushion(room, { x, y, z: 0.66, w: 0.38, d: 0.36, h: 0.07 }, colour, 0.035);

/** A bed with its head at the back wall; `spot` is the mattress. */
export function drawBed(room: Room, [x, y, w, d]: Spot, head: Colour, cover: Colour, throwColour: Colour): string {
  const headboard = cushion(room, { x: x - 0.12, y: y + d, z: 0.1, w: w + 0.24, d: 0.1, h: 1.05 }, head, 0.06);
  const frame = solid(room, { x: x - 0.04, y: y - 0.02, z: 0.1, w: w + 0.08, d: d + 0.02, h: 0.18 }, room.style.wood);
  const mattress = cushion(room, { x, y, z: 0.26, w, d, h: 0.2 }, '#f6f1e6', 0.06);
  const pillows =
    [0.06, 0.53]
      .map((t) => cushion(room, { x: x + w * t, y: y + d - 0.5, z: 0.46, w: w * 0.41, d: 0.4, h: 0.2 }, '#fbf8f0', 0.1))
      .join('') +
    cushion(room, { x: x + w * 0.3, y: y + d - 0.72, z: 0.46, w: w * 0.4, d: 0.2, h: 0.26 }, throwColour, 0.08);
  const duvet = cushion(room, { x: x - 0.06, y: y - 0.04, z: 0.34, w: w + 0.12, d: d * 0.66, h: 0.2 }, cover, 0.1);
  const blanket = cushion(
    room,
    { x: x - 0.08, y: y - 0.05, z: 0.32, w: w + 0.16, d: d * 0.24, h: 0.235 },
    throwColour,
    0.05,
  );
  return floorShadow(room, [x, y, w, d], 0.6) + headboard + frame + mattress + pillows + duvet + blanket;
}
