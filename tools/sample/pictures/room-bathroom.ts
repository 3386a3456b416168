import { type Colour, darken, lighten } from './colour.ts';
import { cushion, drawRug, floorShadow, legs, solid } from './furnish.ts';
import { drawPendant, drawPlant } from './lamps-and-plants.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import { drawShell, openRoom, type Room, type RoomStyle } from './room.ts';
import { duskVeil } from './room-living.ts';
import { drawRoomWindow, drawSunlight, type RoomWindow } from './room-window.ts';
import type { Scene } from './scene.ts';
import { panel, type Wall } from './space.ts';
import { ellipse, path, polygon, rect, segments, short } from './svg.ts';

interface BathPlan {
  readonly tile: Colour;
  readonly wall: Colour;
  readonly floor: Colour;
  readonly flooring: RoomStyle['flooring'];
  readonly wood: Colour;
  readonly accent: Colour;
  readonly brass: Colour;
  readonly size: readonly [number, number];
}

const PLANS: readonly BathPlan[] = [
  {
    tile: '#0e5a4b',
    wall: '#f1ebdd',
    floor: '#efe8d8',
    flooring: 'chequer',
    wood: '#b98d5d',
    accent: '#c8472b',
    brass: '#c9a055',
    size: [0.2, 0.2],
  },
  {
    tile: '#f6f1e6',
    wall: '#d9cdb8',
    floor: '#b6ad9c',
    flooring: 'terrazzo',
    wood: '#7c5638',
    accent: '#3d5c55',
    brass: '#8b8f8b',
    size: [0.3, 0.1],
  },
  {
    tile: '#a9c2bb',
    wall: '#f3eee2',
    floor: '#c49a6c',
    flooring: 'planks',
    wood: '#c49a68',
    accent: '#d07d4f',
    brass: '#8b8f8b',
    size: [0.15, 0.15],
  },
  {
    tile: '#c98f72',
    wall: '#f3e6d6',
    floor: '#a5674b',
    flooring: 'tiles',
    wood: '#6f482d',
    accent: '#2f5d6c',
    brass: '#2f3936',
    size: [0.12, 0.36],
  },
  {
    tile: '#40504d',
    wall: '#dcd8cc',
    floor: '#8f938d',
    flooring: 'tiles',
    wood: '#a3764b',
    accent: '#d9a441',
    brass: '#c9a055',
    size: [0.6, 0.3],
  },
  {
    tile: '#d9a95c',
    wall: '#f6efdf',
    floor: '#cfc7b6',
    flooring: 'terrazzo',
    wood: '#5b4030',
    accent: '#2f5d6c',
    brass: '#2f3936',
    size: [0.15, 0.3],
  },
  {
    tile: '#e6c9b9',
    wall: '#f7f1e6',
    floor: '#d8cfc0',
    flooring: 'chequer',
    wood: '#8a5f3e',
    accent: '#0e5a4b',
    brass: '#c9a055',
    size: [0.2, 0.2],
  },
];

/** A bathroom: a free-standing bath, a shower behind glass, or a bath under the window. */
export function drawBathroom(scene: Scene, spec: PictureSpec): string {
  const plan = PLANS[Math.floor(spec.seed / 8) % PLANS.length] as BathPlan;
  const opened = openRoom(scene, spec, { w: 4.2, d: 3.1, h: 2.55 });
  const room: Room = {
    ...opened,
    style: {
      ...opened.style,
      wall: plan.wall,
      back: plan.wall,
      floor: plan.floor,
      flooring: plan.flooring,
      ceiling: '#faf6ec',
      trim: 'plain',
      skin: 'plaster',
      wood: plan.wood,
    },
  };
  const { variant: v, w, d } = room;
  const window: RoomWindow = {
    u: v % 3 === 0 ? 0.4 : w * 0.12,
    v: 1,
    w: v % 3 === 0 ? 1.5 : w * 0.26,
    h: 1.2,
    panes: [2, 1],
  };
  const side = v % 3 === 0 ? ('left' as const) : ('back' as const);
  const layout = [freeBath, shower, builtBath][v % 3] as (room: Room, plan: BathPlan) => string;
  return (
    drawShell(room) +
    wainscot(room, plan) +
    drawRoomWindow(room, side, window) +
    drawSunlight(room, side, window) +
    layout(room, plan) +
    towel(room, plan, d) +
    duskVeil(room)
  );
}

function tiles(wall: Wall, from: number, to: number, height: number, plan: BathPlan): string {
  const [tw, th] = plan.size;
  const tone = wall.tone(plan.tile);
  const rows = Array.from(
    { length: Math.floor(height / th) },
    (_, i) => [wall.at(from, 0.14 + (i + 1) * th), wall.at(to, 0.14 + (i + 1) * th)] as const,
  );
  const columns = Array.from(
    { length: Math.floor((to - from) / tw) },
    (_, i) => [wall.at(from + (i + 1) * tw, 0.14), wall.at(from + (i + 1) * tw, 0.14 + height)] as const,
  );
  return (
    panel(wall, from, 0.14, to - from, height, tone) +
    segments([...rows, ...columns], lighten(tone, 0.28), 1.8, 'stroke-opacity=".55"') +
    panel(wall, from, 0.14 + height, to - from, 0.05, lighten(tone, 0.3))
  );
}

const wainscot = (room: Room, plan: BathPlan): string => {
  const height = room.variant % 2 ? room.h - 0.5 : 1.2;
  return (
    tiles(room.back, 0, room.w, height, plan) + (room.variant % 2 ? '' : tiles(room.right, 0, room.d + 1, height, plan))
  );
};

function vanity(room: Room, plan: BathPlan, x: number, w: number): string {
  const { d, camera, scene, back, variant: v } = room;
  const y = d - 0.5;
  const unit =
    solid(room, { x, y, z: 0.36, w, d: 0.5, h: 0.42 }, plan.wood) +
    solid(room, { x: x - 0.03, y: y - 0.03, z: 0.78, w: w + 0.06, d: 0.53, h: 0.05 }, '#f3eee2');
  const [l, t] = camera.at(x + w * 0.5, y + 0.2, 0.83);
  const m = camera.scale(x, y + 0.2);
  const basin =
    path(
      `M${short(l - 0.27 * m)} ${short(t - 0.13 * m)}h${short(0.54 * m)}q${short(-0.03 * m)} ${short(0.14 * m)} ${short(-0.15 * m)} ${short(0.14 * m)}h${short(-0.24 * m)}q${short(-0.12 * m)} 0 ${short(-0.15 * m)} ${short(-0.14 * m)}z`,
      scene.c('#fdfaf3'),
    ) +
    path(
      `M${short(l + 0.08 * m)} ${short(t - 0.13 * m)}h${short(0.19 * m)}q${short(-0.03 * m)} ${short(0.14 * m)} ${short(-0.15 * m)} ${short(0.14 * m)}z`,
      scene.shade('#efe9db', 0.5),
    );
  const tap = path(
    `M${short(l - 0.36 * m)} ${short(t)}v${short(-0.3 * m)}q0 ${short(-0.05 * m)} ${short(0.06 * m)} ${short(-0.05 * m)}h${short(0.12 * m)}v${short(0.05 * m)}`,
    'none',
    `stroke="${scene.c(plan.brass)}" stroke-width="${short(0.03 * m)}"`,
  );
  const [ml, mt] = back.at(x + w * 0.5, 1.62);
  const mb = camera.scale(x, d);
  const glass = scene.blend(
    [
      [0, '#cfdcd8'],
      [0.5, '#e6ece6'],
      [1, '#b7c8c5'],
    ],
    (fill) =>
      v % 2
        ? ellipse(ml, mt, 0.42 * mb, 0.5 * mb, fill, `stroke="${scene.c(plan.brass)}" stroke-width="9"`)
        : rect(
            ml - 0.42 * mb,
            mt - 0.5 * mb,
            0.84 * mb,
            0.98 * mb,
            fill,
            `rx="${v % 4 === 0 ? 14 : short(0.42 * mb)}" stroke="${scene.c(plan.brass)}" stroke-width="8"`,
          ),
    [1, 1],
  );
  const split = segments(
    [[camera.at(x + w / 2, y, 0.38), camera.at(x + w / 2, y, 0.76)]],
    darken(scene.c(plan.wood), 0.35),
    3,
  );
  return (
    floorShadow(room, [x, y, w, 0.5], 0.4) +
    glass +
    unit +
    split +
    basin +
    tap +
    bottles(room, plan, x + w * 0.9, y + 0.25)
  );
}

function bottles(room: Room, plan: BathPlan, x: number, y: number): string {
  const [l, t] = room.camera.at(x, y, 0.83);
  const m = room.camera.scale(x, y);
  return (
    rect(l - 0.06 * m, t - 0.2 * m, 0.07 * m, 0.2 * m, room.scene.c(plan.accent), 'rx="5"') +
    rect(l - 0.035 * m, t - 0.25 * m, 0.02 * m, 0.06 * m, room.scene.c('#2f3936')) +
    rect(l - 0.15 * m, t - 0.12 * m, 0.07 * m, 0.12 * m, room.scene.c('#e9dfc8'), 'rx="5"')
  );
}

function toilet(room: Room, x: number): string {
  const { d } = room;
  return (
    floorShadow(room, [x, d - 0.6, 0.4, 0.55], 0.25) +
    solid(room, { x: x - 0.03, y: d - 0.14, z: 0, w: 0.46, d: 0.14, h: 1.05 }, '#efe9db') +
    cushion(room, { x: x + 0.02, y: d - 0.6, z: 0.12, w: 0.36, d: 0.46, h: 0.26 }, '#fbf8f0', 0.1) +
    cushion(room, { x, y: d - 0.6, z: 0.36, w: 0.4, d: 0.46, h: 0.07 }, '#ffffff', 0.03) +
    solid(room, { x: x + 0.11, y: d - 0.15, z: 0.85, w: 0.18, d: 0.01, h: 0.1 }, '#cfcabc')
  );
}

function tub(room: Room, x: number, y: number, w: number, outside: Colour): string {
  const { camera, scene } = room;
  const d = 0.8;
  const at = camera.at;
  const m = camera.scale(x, y);
  const [l, t] = at(x, y, 0.58);
  const [r, b] = at(x + w, y, 0.04);
  const tone = scene.c(outside);
  const body = `M${short(l)} ${short(t)}Q${short(l + 0.05 * m)} ${short(b)} ${short(l + 0.3 * m)} ${short(b)}H${short(r - 0.3 * m)}Q${short(r - 0.05 * m)} ${short(b)} ${short(r)} ${short(t)}z`;
  const far = at(x + w / 2, y + d, 0.58)[1];
  const cx = (l + r) / 2;
  return (
    floorShadow(room, [x + 0.1, y, w - 0.2, d], 0.5) +
    ellipse(cx, (t + far) / 2, (r - l) / 2, (t - far) / 2 + 10, scene.c('#ffffff')) +
    path(body, tone) +
    path(
      `M${short(l + (r - l) * 0.72)} ${short(t)}Q${short(l + (r - l) * 0.8)} ${short(b)} ${short(r - 0.3 * m)} ${short(b)}Q${short(r - 0.05 * m)} ${short(b)} ${short(r)} ${short(t)}z`,
      darken(tone, 0.12),
    ) +
    ellipse(cx, (t + far) / 2 + 4, (r - l) / 2, (t - far) / 2 + 12, lighten(tone, 0.5)) +
    ellipse(cx, (t + far) / 2 + 5, (r - l) / 2 - 0.07 * m, (t - far) / 2 + 5, scene.c('#c7dad6')) +
    ellipse(cx - (r - l) * 0.1, (t + far) / 2 + 2, (r - l) * 0.24, (t - far) / 4, lighten(scene.c('#c7dad6'), 0.5))
  );
}

function freeBath(room: Room, plan: BathPlan): string {
  const { w, d, variant: v } = room;
  return (
    vanity(room, plan, w * 0.1, 1.2) +
    drawRug(room, [w * 0.34, 0.1, 1.5, 0.8], [plan.accent, '#f3ead6'], v) +
    drawPlant(room, w - 0.4, d - 0.5, 1.3, plan.accent, v) +
    tub(room, w * 0.46, 1.2, 1.75, v % 2 ? plan.tile : '#fbf8f0') +
    stool(room, plan, w * 0.34, 1.3) +
    drawPendant(room, w * 0.22, d - 0.4, 0.45, plan.brass, 1)
  );
}

function shower(room: Room, plan: BathPlan): string {
  const { w, d, camera, scene } = room;
  const x = w - 1.35;
  const pane = [
    camera.at(x, d - 1.05, 0.05),
    camera.at(x, d - 1.05, 2.05),
    camera.at(x, d, 2.05),
    camera.at(x, d, 0.05),
  ];
  const front = [
    camera.at(x, d - 1.05, 0.05),
    camera.at(x, d - 1.05, 2.05),
    camera.at(w - 0.45, d - 1.05, 2.05),
    camera.at(w - 0.45, d - 1.05, 0.05),
  ];
  const [hx, hy] = camera.at(w - 0.6, d, 2.1);
  const m = camera.scale(x, d);
  const head =
    rect(hx - 2, hy, 8, 1.1 * m, scene.c(plan.brass)) +
    rect(hx - 0.3 * m, hy, 0.3 * m, 7, scene.c(plan.brass)) +
    ellipse(hx - 0.32 * m, hy + 10, 0.14 * m, 0.03 * m, scene.c(plan.brass));
  const glass =
    polygon(pane, '#dfeeea', 'fill-opacity=".3"') +
    polygon(front, '#dfeeea', `fill-opacity=".34" stroke="${scene.c(plan.brass)}" stroke-width="6"`) +
    polygon(
      [
        camera.at(x + 0.15, d - 1.05, 0.1),
        camera.at(x + 0.5, d - 1.05, 2),
        camera.at(x + 0.66, d - 1.05, 2),
        camera.at(x + 0.31, d - 1.05, 0.1),
      ],
      '#ffffff',
      'fill-opacity=".25"',
    );
  const tray = solid(room, { x, y: d - 1.05, z: 0, w: 1.35, d: 1.05, h: 0.06 }, '#f3eee2');
  return (
    vanity(room, plan, w * 0.36, 1.1) +
    toilet(room, w * 0.14) +
    tray +
    head +
    glass +
    drawRug(room, [w * 0.3, 0.5, 1.4, 0.8], [plan.accent, '#f3ead6'], 1) +
    drawPlant(room, 0.4, 0.9, 1, plan.accent, 3) +
    stool(room, plan, w * 0.62, 0.9)
  );
}

function builtBath(room: Room, plan: BathPlan): string {
  const { w, d, scene, camera } = room;
  const box =
    solid(room, { x: 0.05, y: d - 0.85, z: 0, w: 1.8, d: 0.85, h: 0.58 }, plan.tile) +
    polygon(
      camera.ground(
        [
          [0.15, d - 0.75],
          [1.75, d - 0.75],
          [1.75, d - 0.1],
          [0.15, d - 0.1],
        ],
        0.585,
      ),
      scene.c('#fdfaf3'),
    ) +
    polygon(
      camera.ground(
        [
          [0.24, d - 0.68],
          [1.66, d - 0.68],
          [1.66, d - 0.16],
          [0.24, d - 0.16],
        ],
        0.585,
      ),
      scene.c('#c7dad6'),
    );
  return (
    box +
    vanity(room, plan, w * 0.53, 1.15) +
    toilet(room, w - 0.6) +
    drawRug(room, [w * 0.3, 0.5, 1.6, 0.9], [plan.accent, '#f3ead6'], 2) +
    stool(room, plan, w * 0.48, 1.5) +
    drawPlant(room, w - 0.5, 0.9, 1, plan.wood, 1) +
    drawPendant(room, w * 0.66, d - 0.5, 0.4, plan.brass, 1)
  );
}

const stool = (room: Room, plan: BathPlan, x: number, y: number): string =>
  floorShadow(room, [x, y, 0.36, 0.3], 0.2) +
  legs(room, [x, y, 0.36, 0.3], 0.42, plan.wood, 0.04) +
  solid(room, { x: x - 0.02, y: y - 0.02, z: 0.42, w: 0.4, d: 0.34, h: 0.05 }, plan.wood) +
  cushion(room, { x: x + 0.03, y: y + 0.02, z: 0.47, w: 0.3, d: 0.22, h: 0.07 }, '#fbf8f0', 0.03) +
  cushion(room, { x: x + 0.03, y: y + 0.02, z: 0.54, w: 0.3, d: 0.22, h: 0.06 }, plan.accent, 0.03);

function towel(room: Room, plan: BathPlan, d: number): string {
  const wall = room.right;
  const u = d * 0.55;
  return (
    panel(wall, u - 0.08, 1.36, 0.86, 0.03, wall.tone(plan.brass), 0.06) +
    panel(wall, u, 0.7, 0.42, 0.68, wall.tone(plan.accent), 0.06) +
    panel(wall, u, 0.82, 0.42, 0.05, wall.tone('#f3ead6'), 0.06) +
    panel(wall, u + 0.46, 0.9, 0.26, 0.48, wall.tone('#f3ead6'), 0.06)
  );
}
