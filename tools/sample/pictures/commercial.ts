import { drawArt } from './art.ts';
import { type Colour, darken, lighten } from './colour.ts';
import { cushion, drawRug, floorShadow, legs, solid } from './furnish.ts';
import { drawFloorLamp, drawPendant } from './lamps.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import { drawPlant } from './potted-plant.ts';
import { openRoom, type Room } from './room.ts';
import { drawWindows, duskVeil } from './room-living.ts';
import { drawShell } from './room-shell.ts';
import type { Scene } from './scene.ts';
import { drawArmchair, drawChair, drawStool } from './seating.ts';
import { drawShopFront } from './shop-front.ts';
import { panel } from './space.ts';
import { drawStillLife } from './still-life.ts';
import { circle, ellipse, path, rect, short } from './svg.ts';
import { drawBookshelf, drawSideboard, drawTable } from './tables.ts';

/** Rooms to work in: offices, meeting rooms, cafés, shops, workshops, practices; and shop fronts from the street. */
export function drawCommercial(scene: Scene, spec: PictureSpec): string {
  const variant = Math.floor(spec.seed / 8);
  const kind = variant % 7;
  if (kind === 3 || kind === 6)
    return drawShopFront(scene, Math.floor(variant / 7) * 2 + (kind === 6 ? 1 : 0), spec.view ?? 'town');
  const room = openRoom(scene, spec, { w: 7.4, d: 4.6, h: 3 }, kind === 4 ? (variant < 7 ? 0 : 8) : 2);
  const { glass, sun } = drawWindows(room, kind === 4 && variant > 7 ? 2 : ([0, 1, 2, 0, 1, 1, 0][kind] as number));
  const plan = { 0: office, 1: meeting, 2: cafe, 4: workshop, 5: boutique }[kind as 0 | 1 | 2 | 4 | 5];
  return drawShell(room) + glass + sun + plan(room) + duskVeil(room);
}

function screen(room: Room, x: number, y: number, z: number): string {
  const { camera, scene, style } = room;
  const [px, py] = camera.at(x, y, z);
  const m = camera.scale(x, y);
  return (
    rect(px - 0.02 * m, py - 0.16 * m, 0.04 * m, 0.16 * m, '#39433f') +
    rect(px - 0.12 * m, py - 0.02 * m, 0.24 * m, 0.02 * m, '#39433f') +
    rect(px - 0.3 * m, py - 0.52 * m, 0.6 * m, 0.38 * m, '#2b3432', 'rx="5"') +
    rect(px - 0.28 * m, py - 0.5 * m, 0.56 * m, 0.34 * m, scene.c('#e6ece8')) +
    rect(px - 0.24 * m, py - 0.46 * m, 0.2 * m, 0.24 * m, scene.c(style.accent)) +
    rect(px, py - 0.46 * m, 0.22 * m, 0.03 * m, '#b5bdb8') +
    rect(px, py - 0.4 * m, 0.16 * m, 0.03 * m, '#b5bdb8') +
    rect(px, py - 0.34 * m, 0.2 * m, 0.03 * m, scene.c(style.second))
  );
}

function swivel(room: Room, x: number, y: number, colour: Colour): string {
  const { camera } = room;
  const [px, py] = camera.at(x + 0.24, y + 0.2, 0);
  const m = camera.scale(x, y);
  return (
    ellipse(px + 0.1 * m, py, 0.36 * m, 0.06 * m, room.scene.mood.shadow, 'fill-opacity=".3"') +
    ellipse(px, py, 0.28 * m, 0.05 * m, '#39433f') +
    rect(px - 0.025 * m, py - 0.44 * m, 0.05 * m, 0.44 * m, '#39433f') +
    cushion(room, { x, y, z: 0.44, w: 0.48, d: 0.44, h: 0.09 }, colour, 0.04) +
    cushion(room, { x: x + 0.02, y: y - 0.02, z: 0.62, w: 0.44, d: 0.06, h: 0.46 }, darken(colour, 0.06), 0.1)
  );
}

function office(room: Room): string {
  const { w, d, style, variant: v } = room;
  const desk = (x: number, y: number): string =>
    drawTable(room, [x, y, 1.6, 0.8], 0.74, lighten(style.wood, 0.2)) +
    screen(room, x + 0.8, y + 0.6, 0.74) +
    drawStillLife(room, x + 0.25, y + 0.4, 0.74, 1) +
    swivel(room, x + 0.56, y - 0.35, style.accent);
  return (
    drawArt(room, room.right, d * 0.45, 1.2, 1.2, 0.9, v) +
    drawBookshelf(room, w * 0.74, w * 0.22, 2, 4, lighten(style.wood, 0.2)) +
    desk(w * 0.12, d - 1.9) +
    desk(w * 0.42, d - 1.9) +
    desk(w * 0.24, 0.9) +
    desk(w * 0.56, 0.9) +
    drawPlant(room, w - 0.6, 2.2, 1.7, '#e3d9c4', v) +
    drawPlant(room, 0.4, 1.4, 1.4, style.second, v + 1) +
    [0.3, 0.6].map((t) => drawPendant(room, w * t, 2.4, 0.6, style.second, v)).join('')
  );
}

function meeting(room: Room): string {
  const { w, d, style, variant: v, back } = room;
  const board =
    panel(back, w * 0.3, 1, w * 0.42, 1.3, back.tone('#2b3432')) +
    panel(back, w * 0.31, 1.04, w * 0.4, 1.22, back.tone('#f3f1e8')) +
    [0.3, 0.5, 0.42, 0.7, 0.86]
      .map((t, i) =>
        panel(back, w * (0.35 + i * 0.06), 1.2, w * 0.035, t, back.tone(i % 2 ? style.second : style.accent)),
      )
      .join('');
  return (
    board +
    drawRug(room, [w * 0.16, 0.1, w * 0.68, 3.4], [style.fabric, style.accent], v) +
    [0.26, 0.4, 0.54, 0.68].map((t) => swivelBack(room, w * t, 2.6, style.second)).join('') +
    drawTable(room, [w * 0.22, 1.3, w * 0.56, 1.15], 0.74, style.wood) +
    drawStillLife(room, w * 0.4, 1.9, 0.74, 0) +
    drawStillLife(room, w * 0.6, 1.9, 0.74, 1) +
    [0.28, 0.46, 0.64].map((t) => swivel(room, w * t, 0.6, style.accent)).join('') +
    drawPlant(room, w - 0.6, d - 0.7, 1.8, '#e3d9c4', v) +
    drawPlant(room, 0.4, 0.7, 1.2, style.second, v + 1) +
    [0.36, 0.5, 0.64].map((t) => drawPendant(room, w * t, 1.9, 0.75, style.accent, v)).join('')
  );
}

const swivelBack = (room: Room, x: number, y: number, colour: Colour): string =>
  cushion(room, { x, y, z: 0.62, w: 0.46, d: 0.06, h: 0.44 }, colour, 0.1) +
  cushion(room, { x, y: y - 0.3, z: 0.44, w: 0.46, d: 0.4, h: 0.08 }, colour, 0.04);

function cafe(room: Room): string {
  const { w, d, style, variant: v, camera, scene } = room;
  const x = w * 0.56;
  const bar =
    solid(room, { x, y: d - 1.7, z: 0, w: w * 0.4, d: 0.6, h: 1.06 }, style.accent) +
    Array.from({ length: 9 }, (_, i) =>
      solid(
        room,
        { x: x + 0.1 + i * 0.32, y: d - 1.72, z: 0.12, w: 0.2, d: 0.02, h: 0.84 },
        lighten(style.accent, 0.12),
      ),
    ).join('') +
    solid(room, { x: x - 0.08, y: d - 1.8, z: 1.06, w: w * 0.4 + 0.1, d: 0.76, h: 0.07 }, style.wood);
  const [px, py] = camera.at(x + 1.1, d - 1.4, 1.13);
  const m = camera.scale(x, d - 1.4);
  const machine =
    rect(px - 0.4 * m, py - 0.5 * m, 0.8 * m, 0.5 * m, scene.c('#c9cbc5'), 'rx="8"') +
    rect(px - 0.4 * m, py - 0.5 * m, 0.8 * m, 0.12 * m, scene.c('#c8472b'), 'rx="8"') +
    rect(px - 0.3 * m, py - 0.26 * m, 0.6 * m, 0.2 * m, '#2b3432') +
    [-0.16, 0.14].map((dx) => rect(px + dx * m, py - 0.12 * m, 0.08 * m, 0.08 * m, '#f6f1e4')).join('');
  const table = (tx: number, ty: number): string =>
    drawChair(room, tx - 0.15, ty + 0.55, style.second, 'front') +
    drawTable(room, [tx - 0.3, ty, 0.8, 0.7], 0.74) +
    drawStillLife(room, tx + 0.1, ty + 0.35, 0.74, v) +
    drawChair(room, tx - 0.12, ty - 0.5, style.second, 'back');
  return (
    shelves(room, x + 0.1, w * 0.36) +
    bar +
    machine +
    drawStillLife(room, w * 0.88, d - 1.4, 1.13, 2) +
    table(w * 0.14, 2.3) +
    table(w * 0.34, 2.5) +
    table(w * 0.22, 0.7) +
    [0.6, 0.72, 0.84].map((t) => drawStool(room, w * t, d - 2.4, style.wood)).join('') +
    table(w * 0.52, 0.6) +
    drawPlant(room, w - 0.5, 1, 1.6, style.second, v) +
    [0.62, 0.76, 0.9].map((t) => drawPendant(room, w * t, d - 1.5, 0.6, style.second, 0)).join('')
  );
}

function shelves(room: Room, x: number, w: number): string {
  const { camera, scene, style, d } = room;
  const m = camera.scale(x, d);
  return [1.5, 1.95, 2.4]
    .map((z, r) => {
      const [l, t] = camera.at(x, d - 0.1, z);
      const bottles = Array.from({ length: Math.floor(w / 0.17) }, (_, i) => {
        const h = 0.16 + ((i * 7 + r * 3) % 5) * 0.035;
        return (i + r) % 6 === 5
          ? ''
          : rect(
              l + (0.06 + i * 0.17) * m,
              t - h * m,
              0.09 * m,
              h * m,
              scene.c([style.accent, style.second, '#f3ead6', '#8fa39a', '#b98d5d'][(i * 2 + r) % 5] as Colour),
              'rx="4"',
            );
      }).join('');
      return bottles + rect(l, t, w * m, 0.05 * m, scene.c(style.wood));
    })
    .join('');
}

function workshop(room: Room): string {
  const { w, d, style, variant: v, back, camera, scene } = room;
  const tools =
    panel(back, w * 0.58, 1.15, w * 0.36, 1.15, back.tone('#c9a877')) +
    Array.from({ length: 9 }, (_, i) => {
      const [x, y] = back.at(w * 0.61 + i * w * 0.036, 2.15 - (i % 3) * 0.06);
      const m = camera.scale(0, d);
      const tone = scene.c([style.accent, '#39433f', style.second][i % 3] as Colour);
      return (
        rect(x - 0.025 * m, y, 0.05 * m, (0.4 + (i % 4) * 0.1) * m, scene.c('#7a5a3e')) +
        (i % 2 ? rect(x - 0.1 * m, y - 0.02 * m, 0.2 * m, 0.1 * m, tone) : circle(x, y + 0.05 * m, 0.07 * m, tone))
      );
    }).join('');
  const bench = (x: number, y: number, l: number): string =>
    floorShadow(room, [x, y, l, 0.8], 0.6) +
    legs(room, [x, y, l, 0.8], 0.86, '#6f4d33', 0.12) +
    solid(room, { x: x + 0.1, y: y + 0.1, z: 0.2, w: l - 0.2, d: 0.6, h: 0.06 }, '#8a6344') +
    solid(room, { x: x - 0.05, y, z: 0.82, w: l + 0.1, d: 0.8, h: 0.12 }, '#b98d5d');
  const planks = Array.from({ length: 6 }, (_, i) =>
    solid(
      room,
      { x: 0.2 + i * 0.17, y: d - 0.3, z: 0, w: 0.14, d: 0.1, h: 2 + (i % 3) * 0.2 },
      ['#c49a68', '#a9774b', '#d8b98c'][i % 3] as Colour,
    ),
  ).join('');
  const crates =
    solid(room, { x: w - 1.4, y: 1.8, z: 0, w: 0.9, d: 0.7, h: 0.6 }, '#b98d5d') +
    solid(room, { x: w - 1.25, y: 1.9, z: 0.6, w: 0.7, d: 0.55, h: 0.45 }, style.accent);
  return (
    planks +
    tools +
    bench(w * 0.58, d - 0.95, w * 0.36) +
    vice(room, w * 0.7, d - 0.95) +
    drawStillLife(room, w * 0.86, d - 0.6, 0.94, 1) +
    crates +
    bench(w * 0.2, 1, 2.9) +
    solid(room, { x: w * 0.24, y: 1.3, z: 0.94, w: 1.4, d: 0.3, h: 0.06 }, '#d8b98c') +
    solid(room, { x: w * 0.46, y: 1.2, z: 0.94, w: 0.4, d: 0.3, h: 0.24 }, style.second) +
    drawStool(room, w * 0.34, 0.35, style.accent) +
    [0.3, 0.5, 0.76].map((t) => drawPendant(room, w * t, 2, 0.5, '#39433f', 0)).join('') +
    drawPlant(room, w - 0.5, 0.6, 1.1, '#b8694a', v)
  );
}

const vice = (room: Room, x: number, y: number): string =>
  solid(room, { x, y: y - 0.1, z: 0.94, w: 0.3, d: 0.3, h: 0.2 }, '#3d5a73') +
  solid(room, { x: x + 0.1, y: y - 0.3, z: 1, w: 0.1, d: 0.2, h: 0.08 }, '#8f938d');

function boutique(room: Room): string {
  const { w, d, style, variant: v, camera, scene } = room;
  const [px, py] = camera.at(w * 0.62, d - 0.5, 1.65);
  const m = camera.scale(w * 0.6, d - 0.5);
  const coats = Array.from({ length: 9 }, (_, i) => {
    const tone = scene.c([style.accent, '#efe6d4', style.second, '#39433f', '#b9a98c'][i % 5] as Colour);
    const [x, l] = [px + (0.12 + i * 0.21) * m, (0.7 + (i % 3) * 0.14) * m];
    return (
      path(
        `M${short(x)} ${short(py)}l${short(0.11 * m)} ${short(0.1 * m)}l${short(0.03 * m)} ${short(l)}h${short(-0.28 * m)}l${short(0.03 * m)} ${short(-l)}z`,
        tone,
      ) +
      path(
        `M${short(x + 0.02 * m)} ${short(py + 0.1 * m)}l${short(0.06 * m)} ${short(l)}h${short(0.06 * m)}l${short(-0.03 * m)} ${short(-l)}z`,
        darken(tone, 0.14),
      )
    );
  }).join('');
  const rail =
    rect(px, py - 0.03 * m, 2.1 * m, 0.03 * m, '#39433f') +
    [0, 2.07].map((dx) => rect(px + dx * m, py - 0.03 * m, 0.03 * m, 1.68 * m, '#39433f')).join('');
  const counter =
    floorShadow(room, [w * 0.18, 1.5, 2.1, 0.7], 0.6) +
    solid(room, { x: w * 0.18, y: 1.5, z: 0, w: 2.1, d: 0.7, h: 0.95 }, style.accent) +
    solid(room, { x: w * 0.17, y: 1.45, z: 0.95, w: 2.25, d: 0.8, h: 0.06 }, style.wood);
  return (
    drawArt(room, room.right, d * 0.4, 1.2, 1.1, 0.9, v) +
    coats +
    rail +
    drawBookshelf(room, w * 0.28, w * 0.26, 2.2, 5, lighten(style.wood, 0.25)) +
    drawRug(room, [w * 0.5, 0.3, 2.6, 2], [style.second, '#f3ead6'], 2) +
    counter +
    drawStillLife(room, w * 0.24, 1.8, 1.01, 0) +
    screen(room, w * 0.36, 1.8, 1.01) +
    drawSideboard(room, [w * 0.86, 1.6, 0.9, 0.5], 0.7, style.wood) +
    drawArmchair(room, w * 0.62, 0.9, style.accent, 'left') +
    drawFloorLamp(room, w * 0.82, 1.6, '#f0e6d0', v) +
    drawPlant(room, w * 0.52, d - 0.7, 1.6, '#e3d9c4', v) +
    [0.22, 0.36].map((t) => drawPendant(room, w * t, 1.8, 0.6, style.second, v)).join('')
  );
}
