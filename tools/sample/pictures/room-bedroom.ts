import { drawArt } from './art.ts';
import { darken, lighten } from './colour.ts';
import { cushion, drawRug, legs, solid } from './furnish.ts';
import { drawFloorLamp, drawPendant } from './lamps.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import { drawPlant } from './potted-plant.ts';
import { openRoom, type Room } from './room.ts';
import { drawWindows, duskVeil } from './room-living.ts';
import { drawShell } from './room-shell.ts';
import type { Scene } from './scene.ts';
import { drawArmchair, drawBed, drawChair } from './seating.ts';
import { panel } from './space.ts';
import { drawStillLife } from './still-life.ts';
import { circle, polygon, rect } from './svg.ts';
import { drawBookshelf, drawSideboard, drawTable } from './tables.ts';

/** A bedroom: double rooms, a child's room with bunks, a study with a bed. */
export function drawBedroom(scene: Scene, spec: PictureSpec): string {
  const room = openRoom(scene, spec, { w: 5.2, d: 4, h: 2.6 }, 5);
  const { variant: v } = room;
  const kind = v % 4;
  const { glass, sun } = drawWindows(room, kind === 1 ? 1 : kind === 3 ? 0 : 1 + (v % 2));
  const plan = [double, double, nursery, suite][kind] as (room: Room, sun: string) => string;
  return drawShell(room) + feature(room) + glass + plan(room, sun) + duskVeil(room);
}

/** A wall panel of colour behind the bed. */
function feature(room: Room): string {
  const { back, style, w, h, variant: v } = room;
  if (v % 3 !== 0 || style.skin !== 'plaster') return '';
  return (
    panel(back, 0, 0.14, w, h * 0.46, back.tone(lighten(style.accent, 0.35))) +
    panel(back, 0, 0.14 + h * 0.46, w, 0.04, back.tone('#f6f1e5'))
  );
}

function bedside(room: Room, x: number, y: number, kind: number): string {
  const { style } = room;
  const stand =
    solid(room, { x, y, z: 0.2, w: 0.46, d: 0.4, h: 0.32 }, style.wood) +
    legs(room, [x + 0.03, y + 0.03, 0.4, 0.34], 0.2, darken(style.wood, 0.3), 0.04);
  const lamp = lampOn(room, x + 0.23, y + 0.2, 0.52);
  return stand + (kind % 2 ? lamp : lamp + drawStillLife(room, x + 0.36, y + 0.14, 0.52, 1));
}

function lampOn(room: Room, x: number, y: number, z: number): string {
  const { camera, scene, style } = room;
  const [px, py] = camera.at(x, y, z);
  const m = camera.scale(x, y);
  const glow =
    scene.mood.lamps > 0.05
      ? scene.glow(
          [
            [0, '#ffdf9a', 0.5],
            [1, '#ffdf9a', 0],
          ],
          (fill) => circle(px, py - 0.4 * m, 0.7 * m, fill),
        )
      : '';
  return (
    glow +
    circle(px, py - 0.1 * m, 0.09 * m, scene.c(style.second)) +
    rect(px - 0.01 * m, py - 0.3 * m, 0.02 * m, 0.2 * m, '#6b5a48') +
    polygon(
      [
        [px - 0.1 * m, py - 0.5 * m],
        [px + 0.1 * m, py - 0.5 * m],
        [px + 0.17 * m, py - 0.27 * m],
        [px - 0.17 * m, py - 0.27 * m],
      ],
      scene.mood.lamps > 0.05 ? '#fdeec8' : '#f3eada',
    )
  );
}

function double(room: Room, sun: string): string {
  const { style, variant: v, w, d } = room;
  const back = v % 4 === 0 && v % 2 === 0;
  const x = back ? w * 0.58 : w * 0.36;
  const [bw, bd] = [1.75, 2];
  const y = d - bd - 0.12;
  return (
    drawRug(room, [x - 0.7, 0.3, bw + 1.4, 2.2], [style.fabric, style.second], v) +
    sun +
    (back ? '' : drawArt(room, room.back, x + 0.2, 1.45, bw - 0.5, 0.75, v)) +
    drawArt(room, room.right, d * 0.4, 1.2, 0.9, 0.8, v + 2) +
    (back ? '' : drawPlant(room, w - 0.45, d - 0.6, 1.4, '#e3d9c4', v)) +
    bedside(room, x - 0.66, d - 0.5, 0) +
    bedside(room, x + bw + 0.2, d - 0.5, 1) +
    drawBed(
      room,
      [x, y, bw, bd],
      v % 3 ? style.wood : style.accent,
      v % 2 ? lighten(style.accent, 0.35) : '#efe7d6',
      v % 2 ? style.second : style.accent,
    ) +
    solid(room, { x: x + 0.1, y: y - 0.55, z: 0.32, w: bw - 0.2, d: 0.36, h: 0.1 }, style.second) +
    legs(room, [x + 0.14, y - 0.52, bw - 0.28, 0.3], 0.32, style.wood, 0.05) +
    drawPendant(room, w * 0.45, d * 0.5, 0.4, style.second, v + 1) +
    (v % 2 ? drawArmchair(room, 0.35, 1.1, style.accent, 'right') : drawPlant(room, 0.5, 0.9, 1.1, style.second, v + 2))
  );
}

function nursery(room: Room, sun: string): string {
  const { style, variant: v, w, d } = room;
  const [x, y] = [w - 2.15, d - 1];
  const bunk = [0.3, 1.45]
    .map(
      (z, i) =>
        solid(room, { x, y, z, w: 2, d: 0.95, h: 0.14 }, style.wood) +
        cushion(
          room,
          { x: x + 0.05, y: y + 0.03, z: z + 0.14, w: 1.9, d: 0.85, h: 0.16 },
          i ? style.accent : style.second,
          0.06,
        ) +
        cushion(room, { x: x + 1.45, y: y + 0.1, z: z + 0.28, w: 0.46, d: 0.6, h: 0.12 }, '#fbf8f0', 0.05),
    )
    .join('');
  const posts = [
    [x, y + 0.9],
    [x + 1.95, y + 0.9],
    [x, y],
    [x + 1.95, y],
  ].map(([px, py]) => solid(room, { x: px as number, y: py as number, z: 0, w: 0.07, d: 0.07, h: 2.05 }, style.wood));
  const ladder =
    [0.5, 0.8, 1.1, 1.4]
      .map((z) => solid(room, { x: x + 0.1, y: y - 0.05, z, w: 0.4, d: 0.05, h: 0.05 }, style.wood))
      .join('') +
    [0.08, 0.48]
      .map((dx) => solid(room, { x: x + dx, y: y - 0.06, z: 0, w: 0.05, d: 0.05, h: 1.75 }, style.wood))
      .join('');
  return (
    posts.slice(0, 2).join('') +
    bunk +
    posts.slice(2).join('') +
    ladder +
    drawRug(room, [w * 0.2, 0.3, w * 0.5, 2], [style.second, '#f3ead6'], 2) +
    sun +
    drawArt(room, room.right, d * 0.55, 1.2, 0.7, 0.7, v + 4) +
    drawTable(room, [0.35, 1.6, 1.3, 0.6], 0.6) +
    drawStillLife(room, 0.8, 1.9, 0.6, 1) +
    drawChair(room, 0.75, 1.1, style.accent, 'back') +
    ball(room, w * 0.45, 0.9) +
    blocks(room, w * 0.56, 0.7) +
    drawPendant(room, w * 0.42, d * 0.5, 0.5, style.accent, v + 1)
  );
}

function ball(room: Room, x: number, y: number): string {
  const [px, py] = room.camera.at(x, y, 0);
  const r = 0.16 * room.camera.scale(x, y);
  return (
    `<ellipse cx="${(px + r * 0.5).toFixed(0)}" cy="${py.toFixed(0)}" rx="${(r * 1.2).toFixed(0)}" ry="${(r * 0.25).toFixed(0)}" fill="${room.scene.mood.shadow}" fill-opacity=".3"/>` +
    circle(px, py - r, r, room.scene.c('#c8472b')) +
    circle(px - r * 0.25, py - r * 1.3, r * 0.45, lighten(room.scene.c('#c8472b'), 0.25))
  );
}

const blocks = (room: Room, x: number, y: number): string =>
  ['#0e5a4b', '#d9a441', '#3d5a73']
    .map((tone, i) => solid(room, { x: x + (i % 2) * 0.26, y, z: i === 2 ? 0.22 : 0, w: 0.22, d: 0.22, h: 0.22 }, tone))
    .join('');

function suite(room: Room, sun: string): string {
  const { style, variant: v, w, d } = room;
  const x = w * 0.1;
  return (
    drawBookshelf(room, w * 0.72, w * 0.26, 2.1, 5, lighten(style.wood, 0.15)) +
    drawRug(room, [x, 0.2, w * 0.62, 2.4], [style.accent, style.fabric], v) +
    sun +
    drawArt(room, room.right, d * 0.5, 1.2, 1, 0.8, v) +
    drawSideboard(room, [w * 0.7, 0.9, 1.3, 0.45], 0.55, style.wood) +
    drawStillLife(room, w * 0.76, 1.1, 0.55, v) +
    drawPlant(room, w * 0.63, d - 0.4, 1.2, style.second, v + 1) +
    drawBed(room, [x + 0.5, d - 2.5, 1.8, 2], style.wood, '#f1e9d9', style.second) +
    drawFloorLamp(room, x + 0.2, d - 0.8, '#f0e6d0', v) +
    drawPendant(room, w * 0.4, d * 0.5, 0.4, style.accent, v)
  );
}
