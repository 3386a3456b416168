import { type Colour, darken, lighten } from './colour.ts';
import type { Room } from './room.ts';
import { type Box, cuboid } from './space.ts';
import { ellipse, polygon, rect, short } from './svg.ts';

/** A piece of furniture's footprint: left edge, near edge, width, depth. */
export type Spot = readonly [x: number, y: number, w: number, d: number];

/** A solid box in a room. */
export const solid = (room: Room, box: Box, colour: Colour): string => cuboid(room.scene, room.camera, box, colour);

/** The shadow furniture leaves on the floor, to the right of it. */
export function floorShadow(room: Room, [x, y, w, d]: Spot, h = 0.6): string {
  const area = [
    [x - 0.04, y - 0.05],
    [x + w, y - 0.05],
    [x + w + h * 0.5, y + d * 0.2],
    [x + w + h * 0.5, y + d],
    [x - 0.04, y + d],
  ] as const;
  return polygon(
    room.camera.ground(area),
    room.scene.mood.shadow,
    `fill-opacity="${(room.scene.mood.depth * 0.95).toFixed(2)}"`,
  );
}

/** An upholstered box: its front has round corners. */
export function cushion(room: Room, box: Box, colour: Colour, radius = 0.08): string {
  const { camera, scene } = room;
  const { x, y, z, w, d, h } = box;
  const [fx, fy] = camera.at(x, y, z + h);
  const m = camera.scale(x, y);
  const tone = scene.c(colour);
  const r = `rx="${short(radius * m)}"`;
  return (
    solid(
      room,
      {
        ...box,
        x: x + radius * 0.3,
        w: w - radius * 0.6,
        y: y + 0.02,
        d: d - 0.02,
        z: z + radius * 0.2,
        h: h - radius * 0.3,
      },
      colour,
    ) +
    rect(fx, fy, w * m, h * m, tone, r) +
    rect(fx + w * m * 0.86, fy + h * m * 0.06, w * m * 0.14, h * m * 0.9, darken(tone, 0.08), r) +
    rect(
      fx + radius * m * 0.5,
      fy,
      w * m - radius * m,
      Math.min(h * m * 0.16, 0.06 * m),
      lighten(tone, 0.2),
      `rx="${short(0.03 * m)}"`,
    )
  );
}

/** Four thin legs under a box. */
export function legs(room: Room, [x, y, w, d]: Spot, h: number, colour: Colour, t = 0.05): string {
  return [
    [x, y + d - t],
    [x + w - t, y + d - t],
    [x, y],
    [x + w - t, y],
  ]
    .map(([lx, ly]) => solid(room, { x: lx as number, y: ly as number, z: 0, w: t, d: t, h }, colour))
    .join('');
}

/** A place in the room for something drawn flat: foot point and pixels per metre. */
export function standing(
  room: Room,
  x: number,
  y: number,
  z: number,
  draw: (px: number, py: number, m: number) => string,
): string {
  const [px, py] = room.camera.at(x, y, z);
  return draw(px, py, room.camera.scale(x, y));
}

/** A rug: plain with a border, striped, or round. */
export function drawRug(room: Room, [x, y, w, d]: Spot, colours: readonly [Colour, Colour], kind: number): string {
  const { scene, camera } = room;
  const [a, b] = [scene.c(colours[0]), scene.c(colours[1])];
  const area = (l: number, n: number, r: number, f: number): readonly (readonly [number, number])[] => [
    [l, n],
    [r, n],
    [r, f],
    [l, f],
  ];
  if (kind % 4 === 2) {
    const [cx, cy] = camera.at(x + w / 2, y + d / 2, 0);
    const rx = (w / 2) * camera.scale(x, y + d / 2);
    const ry = Math.abs(camera.at(x, y, 0)[1] - camera.at(x, y + d, 0)[1]) / 2;
    return (
      ellipse(cx, cy, rx, ry, a) +
      ellipse(cx, cy, rx * 0.88, ry * 0.88, 'none', `stroke="${b}" stroke-width="7"`) +
      ellipse(cx, cy, rx * 0.55, ry * 0.55, 'none', `stroke="${b}" stroke-width="4"`)
    );
  }
  const base = polygon(camera.ground(area(x, y, x + w, y + d)), a);
  if (kind % 4 === 1)
    return (
      base +
      Array.from({ length: 6 }, (_, i) =>
        polygon(camera.ground(area(x + (w / 6) * (i + 0.3), y, x + (w / 6) * (i + 0.55), y + d)), b),
      ).join('')
    );
  if (kind % 4 === 3) {
    const diamonds = Array.from({ length: 4 }, (_, i) => {
      const cx = x + (w / 4) * (i + 0.5);
      return polygon(
        camera.ground([
          [cx - w / 9, y + d / 2],
          [cx, y + d * 0.82],
          [cx + w / 9, y + d / 2],
          [cx, y + d * 0.18],
        ]),
        b,
      );
    });
    return (
      base +
      diamonds.join('') +
      [0.02, 0.92].map((t) => polygon(camera.ground(area(x, y + d * t, x + w, y + d * (t + 0.06))), b)).join('')
    );
  }
  return (
    base +
    polygon(camera.ground(area(x + 0.18, y + 0.16, x + w - 0.18, y + d - 0.16)), b) +
    polygon(camera.ground(area(x + 0.26, y + 0.23, x + w - 0.26, y + d - 0.23)), lighten(a, 0.08))
  );
}
