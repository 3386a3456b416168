import { drawArt } from './art.ts';
import { type Colour, darken, lighten } from './colour.ts';
import { solid } from './furnish.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import { drawPlant } from './potted-plant.ts';
import { openRoom, type Room } from './room.ts';
import { duskVeil } from './room-living.ts';
import { drawShell } from './room-shell.ts';
import { drawRoomWindow, drawSunlight, type RoomWindow } from './room-window.ts';
import type { Scene } from './scene.ts';
import { panel } from './space.ts';
import { circle, type Point, polygon, segments } from './svg.ts';

const RUNNERS: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#d8d0c0', '#a8402b', '#2d3834'],
  ['#b98d5d', '#0e5a4b', '#6b4a33'],
  ['#c9c5bb', '#c9c5bb', '#c99a4a'],
  ['#8a5f3e', '#3d5a73', '#2d3834'],
  ['#e6dfd0', '#c99a4a', '#0e5a4b'],
];

/** The stairs of a house: flights, balusters and a tall window. */
export function drawStairwell(scene: Scene, spec: PictureSpec): string {
  const opened = openRoom(scene, spec, { w: 5.4, d: 3.6, h: 3.3 }, 3);
  const flooring = ['chequer', 'terrazzo', 'planks', 'herringbone', 'chequer'] as const;
  const variant = opened.variant;
  const room: Room = {
    ...opened,
    style: {
      ...opened.style,
      wall: ['#efe6d3', '#dfe2d6', '#e9e4d8', '#e8d3bd', '#cfd6cd'][variant % 5] as Colour,
      back: ['#e6d8bc', '#b9c7ba', '#d9d3c5', '#d9a98a', '#f1ebdd'][variant % 5] as Colour,
      floor: '#e2d9c6',
      ceiling: '#faf6ec',
      flooring: flooring[variant % 5] ?? 'planks',
      trim: variant % 2 ? 'plain' : 'stucco',
      skin: 'plaster',
    },
  };
  const window: RoomWindow = { u: 0.5, v: 1.1, w: 1.35, h: 1.8, panes: [2, 3] };
  return (
    drawShell(room) +
    panel(room.back, 0, 0.14, room.w, 0.95, room.back.tone(lighten(room.style.accent, 0.3))) +
    panel(room.back, 0, 1.09, room.w, 0.05, room.back.tone('#f3ead6')) +
    drawRoomWindow(room, 'back', window) +
    drawSunlight(room, 'back', window) +
    doorway(room) +
    flight(room) +
    drawArt(room, room.right, 1.2, 1.4, 0.8, 1, variant) +
    drawPlant(room, 0.5, 1.6, 1.5, '#b8694a', variant) +
    lamp(room) +
    duskVeil(room)
  );
}

function doorway(room: Room): string {
  const { back, style } = room;
  const tone = back.tone(style.wood);
  const u = 2.15;
  return (
    panel(back, u - 0.12, 0, 1.24, 2.32, back.tone('#f3ead6')) +
    panel(back, u, 0, 1, 2.2, tone) +
    [0.2, 1.15]
      .map(
        (v) =>
          panel(back, u + 0.14, v, 0.3, 0.8, darken(tone, 0.14)) +
          panel(back, u + 0.56, v, 0.3, 0.8, darken(tone, 0.14)),
      )
      .join('') +
    circle(...back.at(u + 0.9, 1.05), 8, '#d9b15a') +
    panel(back, u + 0.1, -0.01, 0.8, 0.05, back.tone('#7a6a55'))
  );
}

function flight(room: Room): string {
  const { scene, camera, variant, w, d } = room;
  const [stone, runner, iron] = RUNNERS[variant % RUNNERS.length] as readonly [Colour, Colour, Colour];
  const steps = 13;
  const [run, rise, from] = [0.27, 0.2, w - steps * 0.27 + 0.6];
  const near = d - 1.5;
  let out = '';
  for (let i = steps - 1; i >= 0; i--) {
    const [x, z] = [from + i * run, i * rise];
    out =
      solid(room, { x, y: near, z: 0, w: run + 0.02, d: 1.48, h: z + rise }, stone) +
      solid(room, { x: x - 0.03, y: near + 0.3, z: z + rise, w: run + 0.04, d: 0.9, h: 0.02 }, runner) +
      out;
  }
  const bars: (readonly [Point, Point])[] = Array.from({ length: steps * 2 }, (_, i) => {
    const [x, z] = [from + (i + 0.5) * run * 0.5, Math.floor((i + 1) / 2) * rise + rise * 0.6];
    return [camera.at(x, near + 0.04, z), camera.at(x, near + 0.04, (i * 0.5 + 0.8) * rise + 0.92)] as const;
  });
  const rail = segments(
    [[camera.at(from - 0.1, near + 0.04, 1), camera.at(from + steps * run, near + 0.04, steps * rise + 1)]],
    scene.c(room.style.wood),
    20,
    'stroke-linecap="round"',
  );
  const stringer = polygon(
    [
      camera.at(from - 0.02, near - 0.01, 0),
      camera.at(from - 0.02, near - 0.01, 0.16),
      camera.at(from + steps * run, near - 0.01, steps * rise - 0.02),
      camera.at(from + steps * run, near - 0.01, steps * rise - 0.42),
      camera.at(from + 0.55, near - 0.01, 0),
    ],
    scene.shade(stone, 0.7),
  );
  const under = polygon(
    [
      camera.at(from + 0.55, near - 0.01, 0),
      camera.at(from + steps * run, near - 0.01, steps * rise - 0.42),
      camera.at(from + steps * run, near - 0.01, 0),
    ],
    scene.shade(room.style.wall, 0.5),
  );
  const post =
    segments(
      [[camera.at(from - 0.08, near + 0.04, 0), camera.at(from - 0.08, near + 0.04, 1.06)]],
      scene.c(room.style.wood),
      26,
    ) + circle(...camera.at(from - 0.08, near + 0.04, 1.12), 20, scene.c(room.style.wood));
  return out + under + stringer + segments(bars, scene.c(iron), 7) + rail + post;
}

function lamp(room: Room): string {
  const { scene, camera, w, h } = room;
  const [x, y] = camera.at(w * 0.42, 2.2, h);
  const glow =
    scene.mood.lamps > 0.02
      ? scene.glow(
          [
            [0, '#ffe2a0', 0.6],
            [1, '#ffe2a0', 0],
          ],
          (fill) => circle(x, y + 250, 210, fill),
        )
      : '';
  return (
    segments(
      [
        [
          [x, y],
          [x, y + 190],
        ],
      ],
      scene.c('#2d3834'),
      5,
    ) +
    glow +
    circle(x, y + 250, 64, scene.mood.lamps > 0.02 ? '#fdeec6' : scene.c('#f6f0e0')) +
    circle(x - 18, y + 232, 22, '#fffaf0')
  );
}
