import { drawBackdrop, type Outlook } from './backdrop.ts';
import { type Colour, darken, lighten } from './colour.ts';
import { drawRug, floorShadow, legs, solid } from './furnish.ts';
import { drawShrub } from './greenery.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import { drawPlant } from './potted-plant.ts';
import type { Room } from './room.ts';
import { ROOM_STYLES, type RoomStyle } from './room-styles.ts';
import type { Scene } from './scene.ts';
import { drawArmchair, drawChair, drawSofa } from './seating.ts';
import { createCamera, createWall } from './space.ts';
import { drawSunVeil } from './stage.ts';
import { drawStillLife } from './still-life.ts';
import { type Point, polygon, segments, WIDTH } from './svg.ts';
import { drawRoundTable, drawTable } from './tables.ts';
import { cover } from './terrace-cover.ts';
import { drawTree } from './trees.ts';

/** A terrace, balcony, loggia or garden seat with its view. */
export function drawTerrace(scene: Scene, spec: PictureSpec): string {
  const turn = Math.floor(spec.seed / 8);
  const variant = turn + Math.floor(turn / 4);
  const room = openDeck(scene, variant, spec.view ?? 'lake');
  const kind = variant % 4;
  const rail = kind === 3 ? gardenEdge(room) : railing(room, kind);
  return (
    drawBackdrop(scene, room.view, 720) +
    near(room, kind) +
    deck(room) +
    houseWall(room) +
    rail +
    sets(room) +
    cover(room, kind) +
    drawSunVeil(scene)
  );
}

function openDeck(scene: Scene, variant: number, view: Outlook): Room {
  const [w, d, h] = [6.6, 3.6, 2.7];
  const camera = createCamera({
    target: [w / 2, d],
    distance: d + 3.2,
    angle: 0,
    height: 1.6,
    zoom: 235,
    centre: [WIDTH / 2, 720],
  });
  const style = {
    ...(ROOM_STYLES[variant % ROOM_STYLES.length] as RoomStyle),
    wall: ['#efe8d8', '#d9c3a3', '#c7c3b8', '#b98a5c', '#e6d3bd'][variant % 5] as Colour,
  };
  return {
    scene,
    outside: scene,
    camera,
    style,
    w,
    d,
    h,
    view,
    variant,
    back: createWall(scene, camera, [0, d, 0], w, 'front'),
    left: createWall(scene, camera, [0, 0, 0], d, 'right'),
    right: createWall(scene, camera, [w, d, 0], d, 'left'),
  };
}

/** What stands between the terrace and the distance: tree tops, or a garden. */
function near({ scene }: Room, kind: number): string {
  const { rng } = scene;
  if (kind === 3) return '';
  return Array.from({ length: 7 }, (_, i) =>
    drawTree(
      scene,
      rng.pick(['broad', 'round', 'spruce'] as const),
      WIDTH * (i / 6) + rng.range(-90, 90),
      1120,
      rng.range(260, 400),
      false,
    ),
  ).join('');
}

function deck({ scene, camera, w, d, variant }: Room): string {
  const tone = scene.c(['#b98f63', '#cfc6b4', '#8f7458', '#c9a98a', '#d8d2c4'][variant % 5] as Colour);
  const [l, r] = [-3, w + 3];
  const base = scene.blend(
    [
      [0, lighten(tone, 0.14)],
      [1, darken(tone, 0.05)],
    ],
    (fill) => polygon([camera.at(l, d, 0), camera.at(r, d, 0), camera.at(r, -2.4, 0), camera.at(l, -2.4, 0)], fill),
  );
  const wood = variant % 5 === 0 || variant % 5 === 2;
  const lines: (readonly [Point, Point])[] = wood
    ? Array.from({ length: 40 }, (_, i) => [camera.at(l, d - i * 0.15, 0), camera.at(r, d - i * 0.15, 0)] as const)
    : [
        ...Array.from(
          { length: 15 },
          (_, i) => [camera.at(l + i * 0.8, d, 0), camera.at(l + i * 0.8, -2.4, 0)] as const,
        ),
        ...Array.from({ length: 8 }, (_, i) => [camera.at(l, d - i * 0.8, 0), camera.at(r, d - i * 0.8, 0)] as const),
      ];
  return base + segments(lines, darken(tone, 0.18), 2, 'stroke-opacity=".6"');
}

/** The wall of the house on one side, with its glass door. */
function houseWall(room: Room): string {
  const { scene, camera, w, d, variant, style } = room;
  if (variant % 3 === 2) return '';
  const leftSide = variant % 3 === 0;
  const x = leftSide ? -0.2 : w + 0.2;
  const tone = leftSide ? scene.shade(style.wall, 0.7) : scene.lit(style.wall);
  const wall = polygon([camera.at(x, d, 0), camera.at(x, d, 4), camera.at(x, -2.4, 4), camera.at(x, -2.4, 0)], tone);
  const p = (y: number, z: number): Point => camera.at(x, y, z);
  const door =
    polygon(
      [p(d - 0.6, 0), p(d - 0.6, 2.2), p(d - 2.6, 2.2), p(d - 2.6, 0)],
      scene.mood.lamps > 0.3 ? '#f3c878' : scene.mood.glass[1],
      `stroke="${scene.c('#f4efe2')}" stroke-width="12"`,
    ) +
    polygon([p(d - 0.6, 0.9), p(d - 0.6, 2.2), p(d - 1.4, 2.2)], '#ffffff', 'fill-opacity=".25"') +
    segments([[p(d - 1.6, 0), p(d - 1.6, 2.2)]], scene.c('#f4efe2'), 9);
  const boards =
    style.wall === '#b98a5c'
      ? segments(
          Array.from({ length: 14 }, (_, i) => [p(d, 0.25 * (i + 1)), p(-2.4, 0.25 * (i + 1))] as const),
          darken(tone, 0.2),
          2,
        )
      : '';
  return wall + boards + door;
}

function railing({ scene, camera, w, d, style }: Room, kind: number): string {
  const [l, r] = [-3, w + 3];
  const top = 1.02;
  const p = (x: number, z: number): Point => camera.at(x, d, z);
  if (kind === 1)
    return (
      polygon([p(l, 0), p(l, top), p(r, top), p(r, 0)], scene.c(lighten(style.wall, 0.2))) +
      polygon([p(l, top), p(l, top + 0.06), p(r, top + 0.06), p(r, top)], scene.c('#f3eee2')) +
      polygon([p(l, 0), p(l, 0.2), p(r, 0.2), p(r, 0)], scene.mood.shadow, 'fill-opacity=".18"')
    );
  const iron = scene.c(kind === 0 ? '#2d3834' : '#dcd6c8');
  const rail = segments([[p(l, top), p(r, top)]], iron, 16) + segments([[p(l, 0.1), p(r, 0.1)]], iron, 8);
  if (kind === 0)
    return (
      segments(
        Array.from({ length: 105 }, (_, i) => [p(l + i * 0.12, 0.1), p(l + i * 0.12, top)] as const),
        iron,
        4.5,
      ) + rail
    );
  const posts = Array.from({ length: 8 }, (_, i) => [p(l + i * 1.8, 0), p(l + i * 1.8, top)] as const);
  const sheen = Array.from({ length: 6 }, (_, i) =>
    polygon(
      [p(i * 1.8 - 2, 0.1), p(i * 1.8 - 1.5, top), p(i * 1.8 - 1.1, top), p(i * 1.8 - 1.6, 0.1)],
      '#ffffff',
      'fill-opacity=".2"',
    ),
  ).join('');
  return (
    polygon([p(l, 0.1), p(l, top), p(r, top), p(r, 0.1)], scene.mood.glass[2], 'fill-opacity=".28"') +
    sheen +
    segments(posts, iron, 8) +
    rail
  );
}

const gardenEdge = ({ scene, camera, d }: Room): string =>
  [-2.4, -1, 0.4, 1.6, 3, 4.2, 5.4, 6.8, 8]
    .map((x, i) => {
      const [px, py] = camera.at(x + (i % 2) * 0.3, d + 0.2, 0);
      return drawShrub(scene, px, py, i % 3 === 0 ? 330 : 250);
    })
    .join('');

function sets(room: Room): string {
  const { variant: v, style, w } = room;
  const planters =
    solid(room, { x: w - 1.1, y: 2.9, z: 0, w: 1.5, d: 0.5, h: 0.55 }, '#8d8377') +
    [0.3, 0.75, 1.2].map((dx, i) => drawPlant(room, w - 1.1 + dx, 3.1, 1, '#8d8377', (v + i) % 2, 0.3)).join('') +
    solid(room, { x: w - 1.1, y: 2.86, z: 0, w: 1.5, d: 0.04, h: 0.55 }, '#8d8377');
  const pot =
    drawPlant(room, 0.5, 2.7, 1.5, ['#b8694a', '#e6dcc8', '#4d5c57'][v % 3] as Colour, v) +
    drawPlant(room, 1.2, 3, 0.9, '#b8694a', v + 2);
  switch (v % 4) {
    case 0:
      return (
        planters +
        pot +
        drawRug(room, [1.7, 0.4, 3.4, 2.2], ['#e9dfca', style.accent], v) +
        drawSofa(room, 2, 1.8, 2.6, '#e6dcc8', [style.accent, style.second]) +
        drawTable(room, [2.6, 0.8, 1.3, 0.6], 0.36) +
        drawStillLife(room, 3, 1.1, 0.36, 0) +
        drawArmchair(room, 5, 0.9, style.second, 'left')
      );
    case 1:
      return (
        planters +
        pot +
        [0.3, 1.1, 1.9].map((dx) => drawChair(room, 2.1 + dx, 2.3, style.accent, 'front')).join('') +
        drawTable(room, [2, 1.4, 2.6, 0.95], 0.74) +
        drawStillLife(room, 2.9, 1.9, 0.74, 0) +
        drawStillLife(room, 3.8, 1.9, 0.74, 2) +
        [0.5, 1.6].map((dx) => drawChair(room, 2.1 + dx, 0.8, style.accent, 'back')).join('')
      );
    case 2:
      return (
        pot +
        drawPlant(room, w - 0.6, 2.6, 1.7, '#e6dcc8', v + 1) +
        [2, 4].map((x) => lounger(room, x, 0.9, style.accent)).join('') +
        drawRoundTable(room, 3.65, 1.4, 0.26, 0.45, style.wood) +
        drawStillLife(room, 3.65, 1.4, 0.45, 2)
      );
    default:
      return (
        pot +
        drawArmchair(room, 1.9, 1.4, style.accent, 'right') +
        drawArmchair(room, 4.2, 1.3, style.second, 'left') +
        drawRoundTable(room, 3.45, 1.6, 0.4, 0.6, '#e6dcc8') +
        drawStillLife(room, 3.45, 1.6, 0.6, v) +
        drawPlant(room, w - 0.3, 2, 1.4, '#b8694a', v + 1)
      );
  }
}

function lounger(room: Room, x: number, y: number, colour: Colour): string {
  const { camera, scene, style } = room;
  const w = 0.75;
  const head = polygon(
    [
      camera.at(x, y + 1.3, 0.38),
      camera.at(x + w, y + 1.3, 0.38),
      camera.at(x + w, y + 1.75, 0.95),
      camera.at(x, y + 1.75, 0.95),
    ],
    lighten(scene.c(colour), 0.12),
  );
  return (
    floorShadow(room, [x, y, w, 1.6], 0.4) +
    legs(room, [x, y, w, 1.5], 0.3, style.wood) +
    head +
    solid(room, { x: x - 0.03, y, z: 0.28, w: w + 0.06, d: 1.35, h: 0.06 }, style.wood) +
    solid(room, { x, y: y + 0.02, z: 0.34, w, d: 1.3, h: 0.07 }, colour)
  );
}
