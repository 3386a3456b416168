import { drawArt } from './art.ts';
import { HEIGHT } from './balconies.ts';
import { lighten } from './colour.ts';
import { drawRug, solid } from './furnish.ts';
import { drawFloorLamp, drawPendant } from './lamps.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import { drawPlant } from './potted-plant.ts';
import { openRoom, type Room } from './room.ts';
import { drawShell } from './room-shell.ts';
import { drawRoomWindow, drawSunlight, type RoomWindow } from './room-window.ts';
import type { Scene } from './scene.ts';
import { drawArmchair, drawChair, drawSofa } from './seating.ts';
import { drawStillLife } from './still-life.ts';
import { rect, WIDTH } from './svg.ts';
import { drawBookshelf, drawRoundTable, drawSideboard, drawTable } from './tables.ts';

/** The windows of a room: tall sashes on the left, or one wall of glass at the back. */
function roomWindows(room: Room, kind: number): { side: 'left' | 'back'; list: RoomWindow[] } {
  const { w, d, h, style } = room;
  const classic = style.trim !== 'plain' && style.skin !== 'brick';
  const frame = style.skin === 'brick' ? '#2d3633' : style.skin === 'panel' ? '#5c5145' : '#f6f1e5';
  const curtain = classic ? lighten(style.second, 0.45) : '#efe8d8';
  if (kind % 3 === 0)
    return { side: 'back', list: [{ u: w * 0.08, v: 0.06, w: w * 0.56, h: h - 0.5, panes: [3, 1], frame, curtain }] };
  if (kind % 3 === 1)
    return {
      side: 'left',
      list: [0.7, d - 2.3].map((u) => ({
        u,
        v: classic ? 0.5 : 0.06,
        w: 1.5,
        h: h - (classic ? 1.1 : 0.5),
        panes: [2, classic ? 3 : 1] as const,
        frame,
        ...(kind % 2 ? { curtain } : {}),
      })),
    };
  return {
    side: 'back',
    list: [0.14, 0.4].map((t) => ({
      u: w * t,
      v: 0.72,
      w: w * 0.19,
      h: h - 1.3,
      panes: [2, 2] as const,
      frame,
      curtain,
    })),
  };
}

/** Draws windows and then the sun they let in. */
export function drawWindows(room: Room, kind: number): { glass: string; sun: string } {
  const { side, list } = roomWindows(room, kind);
  return {
    glass: list.map((at) => drawRoomWindow(room, side, at)).join(''),
    sun: list.map((at) => drawSunlight(room, side, at)).join(''),
  };
}

/** A living room: windows, a place to sit, a rug, lamps, books, art and plants. */
export function drawLiving(scene: Scene, spec: PictureSpec): string {
  const room = openRoom(scene, spec, { w: 6.2, d: 4.2, h: 2.7 });
  const { variant } = room;
  const { glass, sun } = drawWindows(room, variant);
  const plan = [sofaGroup, diningGroup, fireGroup, libraryGroup][variant % 4] as (room: Room, sun: string) => string;
  return drawShell(room) + glass + plan(room, sun) + duskVeil(room);
}

/** The dimness of a room after sunset; lamps shine through it because they are drawn bright. */
export const duskVeil = (room: Room): string =>
  room.scene.blend(
    [
      [0, room.scene.mood.sun, 0.1],
      [0.5, room.scene.mood.sun, 0],
      [1, '#14201b', room.scene.mood.name === 'dusk' ? 0.3 : 0.1],
    ],
    (fill) => rect(0, 0, WIDTH, HEIGHT, fill),
  );

function sofaGroup(room: Room, sun: string): string {
  const { style, variant: v, w, d } = room;
  return (
    drawArt(room, room.right, d * 0.3, 1.2, 1.2, 0.9, v + 2) +
    drawArt(room, room.back, w * 0.72, 1.3, 0.9, 1.15, v) +
    drawFloorLamp(room, w * 0.7, d - 0.5, style.second, v) +
    drawPlant(room, w - 0.6, d - 0.6, 1.6, '#e9e1cf', v) +
    drawRug(room, [w * 0.18, 0.2, w * 0.6, 3], [style.fabric, style.second], v >> 1) +
    sun +
    drawSofa(room, w * 0.24, d - 2, w * 0.42, v % 2 ? style.accent : style.fabric, [
      style.second,
      '#f0e8d8',
      style.accent,
    ]) +
    drawArmchair(room, w * 0.8, 1.1, style.second, 'left') +
    drawRoundTable(room, w * 0.46, 1.1, 0.55, 0.4, style.wood) +
    drawStillLife(room, w * 0.44, 1.1, 0.4, v) +
    drawPendant(room, w * 0.5, d * 0.55, 0.55, style.accent, v) +
    drawPlant(room, 0.45, 0.6, 1.2, style.second, v + 1)
  );
}

function diningGroup(room: Room, sun: string): string {
  const { style, variant: v, w, d } = room;
  const [x, y, tw] = [w * 0.34, 1.1, 2.4];
  return (
    drawArt(room, room.back, w * 0.74, 1.15, 1.3, 1, v) +
    drawSideboard(room, [w * 0.68, d - 0.5, 1.9, 0.45], 0.8, style.wood) +
    drawStillLife(room, w * 0.74, d - 0.3, 0.8, v) +
    drawStillLife(room, w * 0.9, d - 0.3, 0.8, v + 1) +
    drawPlant(room, 0.5, d - 0.6, 1.7, '#d9cfbb', v + 2) +
    drawRug(room, [x - 0.6, 0.3, tw + 1.2, 2.6], [style.fabric, style.accent], v >> 1) +
    sun +
    [0.25, 0.95, 1.65].map((dx) => drawChair(room, x + dx, y + 0.95, style.accent, 'front')).join('') +
    drawTable(room, [x, y, tw, 0.95], 0.75) +
    drawStillLife(room, x + 0.8, y + 0.5, 0.75, v) +
    drawStillLife(room, x + 1.5, y + 0.5, 0.75, 2) +
    [0.3, 1.5].map((dx) => drawChair(room, x + dx, y - 0.55, style.second, 'back')).join('') +
    drawPendant(room, x + tw * 0.25, y + 0.5, 0.95, style.second, v) +
    drawPendant(room, x + tw * 0.75, y + 0.5, 0.95, style.second, v)
  );
}

function fireGroup(room: Room, sun: string): string {
  const { style, variant: v, w, d } = room;
  const stove = v % 8 === 2;
  const x = w * 0.7;
  const hearth = stove
    ? solid(room, { x, y: d - 1, z: 0, w: 1.3, d: 1, h: 0.35 }, '#2f5d50') +
      solid(room, { x: x + 0.08, y: d - 0.95, z: 0.35, w: 1.14, d: 0.95, h: 1.6 }, '#3d7464') +
      solid(room, { x, y: d - 1, z: 1.95, w: 1.3, d: 1, h: 0.14 }, '#2f5d50') +
      tiles(room, x + 0.08, d - 0.95)
    : solid(room, { x, y: d - 0.5, z: 0, w: 1.5, d: 0.5, h: room.h }, lighten(style.wall, 0.4)) +
      solid(room, { x: x - 0.15, y: d - 0.75, z: 0, w: 1.8, d: 0.25, h: 0.3 }, '#cfc7b6') +
      fire(room, x + 0.25, d - 0.5) +
      drawArt(room, room.back, x + 0.35, 1.6, 0.8, 0.7, v);
  return (
    drawArt(room, room.right, d * 0.35, 1.2, 1.4, 0.9, v + 1) +
    hearth +
    drawPlant(room, w * 0.64, d - 0.5, 1.1, style.second, v + 3) +
    drawRug(room, [w * 0.24, 0.2, w * 0.5, 2.8], [style.second, style.fabric], v >> 2) +
    sun +
    drawArmchair(room, w * 0.2, 1.7, style.accent, 'right') +
    drawFloorLamp(room, w * 0.16, 2.5, style.fabric, v) +
    drawArmchair(room, w * 0.68, 1.4, style.fabric, 'left') +
    drawRoundTable(room, w * 0.48, 1.5, 0.4, 0.45, style.wood) +
    drawStillLife(room, w * 0.48, 1.5, 0.45, v + 1) +
    drawPendant(room, w * 0.46, 2, 0.5, style.second, v + 1)
  );
}

function tiles(room: Room, x: number, y: number): string {
  const m = room.camera.scale(x, y);
  return Array.from({ length: 20 }, (_, i) => {
    const [px, py] = room.camera.at(x + 0.04 + (i % 4) * 0.275, y, 0.42 + Math.floor(i / 4) * 0.31 + 0.26);
    return `<rect x="${px.toFixed(1)}" y="${py.toFixed(1)}" width="${(0.24 * m).toFixed(1)}" height="${(0.26 * m).toFixed(1)}" rx="4" fill="${room.scene.c(i % 3 ? '#4d8876' : '#5c9684')}"/>`;
  }).join('');
}

function fire(room: Room, x: number, y: number): string {
  const front = { u: x, v: 0.35, w: 1, h: 0.75 };
  const [px, py] = room.camera.at(x + 0.5, y, 0.4);
  const m = room.camera.scale(x, y);
  const [l, t] = room.camera.at(front.u, y, front.v + front.h);
  const flame = (k: number, fill: string): string =>
    `<path d="M${px.toFixed(0)} ${(py - 0.5 * m * k).toFixed(0)}q${(0.3 * m * k).toFixed(0)} ${(0.28 * m * k).toFixed(0)} ${(0.12 * m * k).toFixed(0)} ${(0.5 * m * k).toFixed(0)}h${(-0.24 * m * k).toFixed(0)}q${(-0.18 * m * k).toFixed(0)} ${(-0.22 * m * k).toFixed(0)} ${(0.12 * m * k).toFixed(0)} ${(-0.5 * m * k).toFixed(0)}z" fill="${fill}"/>`;
  return (
    `<rect x="${l.toFixed(0)}" y="${t.toFixed(0)}" width="${(front.w * m).toFixed(0)}" height="${(front.h * m).toFixed(0)}" fill="#26302d"/>` +
    flame(1, '#d9742f') +
    flame(0.6, '#f6c765')
  );
}

function libraryGroup(room: Room, sun: string): string {
  const { style, variant: v, w, d } = room;
  const shelf = drawBookshelf(
    room,
    w * 0.67,
    w * 0.3,
    room.h * 0.82,
    5,
    v % 8 === 3 ? style.wood : lighten(style.wall, 0.2),
  );
  return (
    shelf +
    drawArt(room, room.right, d * 0.5, 1.3, 1, 0.8, v) +
    drawPlant(room, 0.5, d - 0.5, 1.5, style.fabric, v) +
    drawRug(room, [w * 0.12, 0.1, w * 0.56, 3.1], [style.accent, style.fabric], v + 1) +
    sun +
    drawSofa(room, w * 0.16, 2, w * 0.38, style.fabric, [style.accent, style.second]) +
    drawFloorLamp(room, w * 0.58, 2.4, '#f0e6d0', v + 1) +
    drawTable(room, [w * 0.24, 0.75, 1.5, 0.7], 0.38) +
    drawStillLife(room, w * 0.3, 1.1, 0.38, 1) +
    drawStillLife(room, w * 0.42, 1.1, 0.38, v) +
    drawArmchair(room, w * 0.68, 0.9, style.accent, 'left') +
    drawPendant(room, w * 0.36, 1.6, 0.6, style.second, v + 2)
  );
}
