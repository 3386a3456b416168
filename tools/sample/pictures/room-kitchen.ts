import { drawArt } from './art.ts';
import { type Colour, darken, lighten } from './colour.ts';
import { floorShadow, legs, solid } from './furnish.ts';
import { drawPendant } from './lamps.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import { drawPlant } from './potted-plant.ts';
import { openRoom, type Room } from './room.ts';
import { duskVeil } from './room-living.ts';
import { drawShell } from './room-shell.ts';
import { drawRoomWindow, drawSunlight, type RoomWindow } from './room-window.ts';
import type { Scene } from './scene.ts';
import { drawChair, drawStool } from './seating.ts';
import { panel } from './space.ts';
import { drawStillLife } from './still-life.ts';
import { circle, type Point, path, polygons, rect, short } from './svg.ts';
import { drawTable } from './tables.ts';

interface KitchenPlan {
  readonly front: Colour;
  readonly top: Colour;
  readonly splash: Colour;
  readonly upper: Colour;
  readonly accent: Colour;
}

const PLANS: readonly KitchenPlan[] = [
  { front: '#0e5a4b', top: '#efe8d8', splash: '#f4efe4', upper: '#0e5a4b', accent: '#d9a441' },
  { front: '#f3eee2', top: '#b98d5d', splash: '#c9d3c8', upper: '#f3eee2', accent: '#c8472b' },
  { front: '#b98a5c', top: '#2f3936', splash: '#e9e3d4', upper: '#f1ebdd', accent: '#2f5d6c' },
  { front: '#c8472b', top: '#e9e4d8', splash: '#f3eee2', upper: '#efe7d6', accent: '#2b3532' },
  { front: '#39454a', top: '#c9a06c', splash: '#d8d2c4', upper: '#39454a', accent: '#d07d4f' },
  { front: '#a9bdb4', top: '#f3eee2', splash: '#7f9f98', upper: '#e9e5d8', accent: '#b8562f' },
  { front: '#e2b65c', top: '#f1eadb', splash: '#e9dfc8', upper: '#f6f0e2', accent: '#3d5c55' },
];

/** A kitchen: a run of cupboards along the back, then an island, a table or nothing but floor. */
export function drawKitchen(scene: Scene, spec: PictureSpec): string {
  const room = openRoom(scene, spec, { w: 5.6, d: 3.9, h: 2.6 }, 1);
  const { variant: v, w, d } = room;
  const plan = PLANS[v % PLANS.length] as KitchenPlan;
  const glass = windowsOf(room);
  const sun = glass.map((at) => drawSunlight(room, at.side, at.window)).join('');
  const middle = [island, diningCorner, peninsula][v % 3] as (room: Room, plan: KitchenPlan) => string;
  return (
    drawShell(room) +
    drawArt(room, room.right, d * 0.45, 1.25, 0.9, 0.7, v + 1) +
    splash(room, plan) +
    glass.map((at) => drawRoomWindow(room, at.side, at.window)).join('') +
    sun +
    run(room, plan) +
    drawPlant(room, v % 2 ? w - 0.5 : 0.5, d - 1.3, 1.3, plan.accent, v) +
    middle(room, plan) +
    duskVeil(room)
  );
}

function windowsOf(room: Room): { side: 'left' | 'back'; window: RoomWindow }[] {
  const { variant: v, w, d } = room;
  const over: { side: 'left' | 'back'; window: RoomWindow } = {
    side: 'back',
    window: { u: w * 0.36, v: 1.12, w: w * 0.3, h: 1.1, panes: [v % 2 ? 3 : 2, 1] },
  };
  const tall = { side: 'left' as const, window: { u: 0.5, v: 0.06, w: 1.9, h: 2.1, panes: [2, 1] as const } };
  return v % 3 === 0
    ? [over]
    : v % 3 === 1
      ? [tall, { side: 'left', window: { u: d - 1.3, v: 1.1, w: 0.9, h: 1.1, panes: [1, 1] } }]
      : [over, tall];
}

function splash(room: Room, plan: KitchenPlan): string {
  const { back, w, variant } = room;
  const tone = back.tone(plan.splash);
  const joints: Point[][] = [];
  const step = variant % 2 ? 0.15 : 0.3;
  for (let v = 0.92; v < 1.55; v += 0.15)
    joints.push([
      back.at(w * 0.06, v),
      back.at(w * 0.06, v + 0.012),
      back.at(w * 0.94, v + 0.012),
      back.at(w * 0.94, v),
    ]);
  for (let u = w * 0.06; u < w * 0.94; u += step)
    joints.push([back.at(u, 0.92), back.at(u, 1.55), back.at(u + 0.012, 1.55), back.at(u + 0.012, 0.92)]);
  return panel(back, w * 0.06, 0.9, w * 0.88, 0.66, tone) + polygons(joints, darken(tone, 0.12));
}

function doors(
  room: Room,
  x: number,
  y: number,
  w: number,
  z: number,
  h: number,
  colour: Colour,
  step: number,
): string {
  const { scene, camera } = room;
  const m = camera.scale(x, y);
  const tone = scene.c(colour);
  const count = Math.max(1, Math.round(w / step));
  return Array.from({ length: count }, (_, i) => {
    const [l, t] = camera.at(x + (w / count) * i + 0.012, y, z + h - 0.012);
    const [dw, dh] = [(w / count - 0.024) * m, (h - 0.024) * m];
    return rect(l, t, dw, dh, lighten(tone, 0.04 + (i % 3) * 0.03)) + rect(l, t, dw, 0.03 * m, darken(tone, 0.3));
  }).join('');
}

function run(room: Room, plan: KitchenPlan): string {
  const { w, d, variant: v, scene, camera } = room;
  const [x, y, length] = [w * 0.06, d - 0.62, w * 0.88];
  const tallX = v % 2 ? x : x + length - 1.2;
  const lowX = v % 2 ? x + 1.2 : x;
  const lowW = length - 1.2;
  const base =
    floorShadow(room, [x, y, length, 0.62], 0.4) +
    solid(room, { x: lowX, y: y + 0.06, z: 0, w: lowW, d: 0.5, h: 0.1 }, darken(plan.front, 0.5)) +
    solid(room, { x: lowX, y, z: 0.1, w: lowW, d: 0.62, h: 0.78 }, plan.front) +
    doors(room, lowX, y, lowW, 0.1, 0.76, plan.front, 0.6) +
    solid(room, { x: lowX - 0.02, y: y - 0.03, z: 0.88, w: lowW + 0.04, d: 0.65, h: 0.05 }, plan.top);
  const tall =
    solid(room, { x: tallX, y, z: 0, w: 1.2, d: 0.62, h: 2.25 }, plan.upper) +
    doors(room, tallX, y, 1.2, 0.1, 0.7, plan.upper, 0.6) +
    doors(room, tallX, y, 1.2, 1.42, 0.82, plan.upper, 0.6) +
    oven(room, tallX + (v % 2 ? 0.6 : 0), y) +
    doors(room, tallX + (v % 2 ? 0 : 0.6), y, 0.6, 0.8, 0.6, plan.upper, 0.6);
  const m = camera.scale(x, y);
  const [tapX, tapY] = camera.at(w * 0.5, y + 0.4, 0.93);
  const tap = path(
    `M${short(tapX)} ${short(tapY)}v${short(-0.3 * m)}q0 ${short(-0.08 * m)} ${short(0.09 * m)} ${short(-0.08 * m)}t${short(0.09 * m)} ${short(0.1 * m)}`,
    'none',
    `stroke="${scene.c('#8b8f8b')}" stroke-width="${short(0.028 * m)}" stroke-linecap="round"`,
  );
  return (
    base +
    tall +
    upperUnits(room, plan, lowX, lowW) +
    tap +
    hob(room, v % 2 ? lowX + lowW - 1.1 : lowX + 0.4, y) +
    drawStillLife(room, lowX + lowW * 0.72, y + 0.3, 0.93, v) +
    jars(room, lowX + lowW * (v % 2 ? 0.1 : 0.86), y + 0.4)
  );
}

function oven(room: Room, x: number, y: number): string {
  const { camera, scene } = room;
  const [l, t] = camera.at(x + 0.03, y, 1.38);
  const m = camera.scale(x, y);
  return (
    rect(l, t, 0.54 * m, 0.56 * m, scene.c('#2b3432'), 'rx="6"') +
    rect(l + 0.05 * m, t + 0.15 * m, 0.44 * m, 0.34 * m, scene.c('#4a5754'), 'rx="4"') +
    rect(l + 0.07 * m, t + 0.09 * m, 0.4 * m, 0.025 * m, '#c9c7bd') +
    circle(l + 0.27 * m, t + 0.05 * m, 0.02 * m, '#d9a441')
  );
}

function upperUnits(room: Room, plan: KitchenPlan, x: number, w: number): string {
  const { d, variant: v, scene, camera } = room;
  const y = d - 0.36;
  if (v % 3 === 1)
    return (
      solid(room, { x: x + 0.1, y, z: 1.56, w: w - 0.2, d: 0.36, h: 0.66 }, plan.upper) +
      doors(room, x + 0.1, y, w - 0.2, 1.56, 0.66, plan.upper, 0.75)
    );
  const m = camera.scale(x, y);
  const wood = scene.c(room.style.wood);
  const from = v % 2 ? x + w - 1.3 : x + 0.15;
  return [1.62, 2.02]
    .map((z, r) => {
      const [l, t] = camera.at(from, y + 0.1, z);
      const cups = Array.from({ length: 6 }, (_, i) =>
        (i + r) % 4 === 3
          ? ''
          : rect(
              l + (0.08 + i * 0.19) * m,
              t - (0.1 + ((i + r) % 3) * 0.04) * m,
              0.12 * m,
              (0.1 + ((i + r) % 3) * 0.04) * m,
              scene.c([plan.accent, '#f6f1e4', '#b9a98c', plan.front][(i + r) % 4] as Colour),
              'rx="5"',
            ),
      ).join('');
      return (
        cups +
        rect(l, t, 1.22 * m, 0.04 * m, wood) +
        rect(l, t + 0.04 * m, 1.22 * m, 0.06 * m, scene.mood.shadow, 'fill-opacity=".2"')
      );
    })
    .join('');
}

function hob(room: Room, x: number, y: number): string {
  const { camera, scene } = room;
  const [l, t] = camera.at(x, y + 0.3, 0.93);
  const m = camera.scale(x, y + 0.3);
  const pot = (dx: number, w: number, h: number, fill: Colour): string =>
    rect(l + dx * m, t - h * m, w * m, h * m, scene.c(fill), 'rx="6"') +
    rect(l + (dx - 0.02) * m, t - h * m, (w + 0.04) * m, 0.025 * m, darken(scene.c(fill), 0.25), 'rx="3"') +
    circle(l + (dx + w / 2) * m, t - (h + 0.02) * m, 0.02 * m, darken(scene.c(fill), 0.4));
  return (
    rect(l - 0.06 * m, t - 0.005 * m, 0.7 * m, 0.03 * m, '#2b3432', 'rx="3"') +
    pot(0, 0.24, 0.16, '#c8472b') +
    pot(0.36, 0.18, 0.11, '#8f938d')
  );
}

const jars = (room: Room, x: number, y: number): string => {
  const [l, t] = room.camera.at(x, y, 0.93);
  const m = room.camera.scale(x, y);
  return [0, 0.12, 0.24]
    .map(
      (dx, i) =>
        rect(
          l + dx * m,
          t - (0.2 - i * 0.04) * m,
          0.1 * m,
          (0.2 - i * 0.04) * m,
          room.scene.c(['#efe6d4', '#c9b28a', '#8aa098'][i] as Colour),
          'rx="6"',
        ) + rect(l + dx * m, t - (0.2 - i * 0.04) * m, 0.1 * m, 0.035 * m, room.scene.c(room.style.wood), 'rx="3"'),
    )
    .join('');
};

function island(room: Room, plan: KitchenPlan): string {
  const { w, variant: v } = room;
  const [x, y, l] = [w * 0.26, 0.9, w * 0.46];
  const block =
    solid(room, { x, y, z: 0, w: l, d: 0.85, h: 0.88 }, lighten(plan.front, 0.06)) +
    doors(room, x, y, l, 0.1, 0.76, lighten(plan.front, 0.06), l / 3) +
    solid(room, { x: x - 0.08, y: y - 0.2, z: 0.88, w: l + 0.16, d: 1.1, h: 0.06 }, plan.top);
  return (
    floorShadow(room, [x, y, l, 0.85], 0.8) +
    block +
    drawStillLife(room, x + l * 0.24, y + 0.4, 0.94, v + 2) +
    drawStillLife(room, x + l * 0.76, y + 0.4, 0.94, v + 3) +
    [0.18, 0.44, 0.7].map((t) => drawStool(room, x + l * t, y - 0.62, plan.accent)).join('') +
    [0.2, 0.5, 0.8].map((t) => drawPendant(room, x + l * t, y + 0.4, 0.62, plan.accent, v)).join('')
  );
}

function diningCorner(room: Room, plan: KitchenPlan): string {
  const { w, variant: v } = room;
  const [x, y] = [w * 0.3, 0.8];
  return (
    [0.25, 1.2].map((dx) => drawChair(room, x + dx, y + 0.8, plan.accent, 'front')).join('') +
    drawTable(room, [x, y, 1.9, 0.85], 0.74) +
    drawStillLife(room, x + 0.6, y + 0.4, 0.74, v) +
    drawStillLife(room, x + 1.4, y + 0.4, 0.74, v + 2) +
    [0.25, 1.2].map((dx) => drawChair(room, x + dx, y - 0.5, plan.front, 'back')).join('') +
    drawPendant(room, x + 0.95, y + 0.4, 0.7, plan.accent, v + 1)
  );
}

function peninsula(room: Room, plan: KitchenPlan): string {
  const { w, variant: v } = room;
  const [x, y] = [w - 2.3, 0.7];
  const block =
    solid(room, { x: x + 1.5, y, z: 0, w: 0.8, d: 0.9, h: 0.88 }, plan.front) +
    legs(room, [x, y, 1.6, 0.9], 0.88, room.style.wood, 0.07) +
    solid(room, { x: x - 0.06, y: y - 0.05, z: 0.88, w: 2.36, d: 1, h: 0.06 }, plan.top);
  return (
    floorShadow(room, [x, y, 2.2, 0.9], 0.6) +
    block +
    drawStillLife(room, x + 0.5, y + 0.4, 0.94, v) +
    drawStillLife(room, x + 1.5, y + 0.4, 0.94, 2) +
    [0.15, 0.8].map((dx) => drawStool(room, x + dx, y - 0.5, plan.accent)).join('') +
    drawPendant(room, x + 0.5, y + 0.4, 0.6, plan.accent, v + 2) +
    drawPendant(room, x + 1.4, y + 0.4, 0.6, plan.accent, v + 2)
  );
}
