import { type BathPlan, stool, toilet, towel, tub, vanity } from './bath-fittings.ts';
import { lighten } from './colour.ts';
import { drawRug, solid } from './furnish.ts';
import { drawPendant } from './lamps.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import { drawPlant } from './potted-plant.ts';
import { openRoom, type Room } from './room.ts';
import { duskVeil } from './room-living.ts';
import { drawShell } from './room-shell.ts';
import { drawRoomWindow, drawSunlight, type RoomWindow } from './room-window.ts';
import type { Scene } from './scene.ts';
import { panel, type Wall } from './space.ts';
import { ellipse, polygon, rect, segments } from './svg.ts';

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
