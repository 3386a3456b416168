import { drawBackdrop, type Outlook } from './backdrop.ts';
import { type Colour, darken, lighten } from './colour.ts';
import { drawDoor, drawWindow, type WindowStyle } from './openings.ts';
import { CARS, rearCar } from './parked-car.ts';
import { underground } from './parking-underground.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import { drawFlatRoof } from './roof-details.ts';
import { drawGable, drawGableRoof } from './roofs.ts';
import type { Scene } from './scene.ts';
import { type Camera, createCamera, cuboid, panel, relief, type Wall, yard } from './space.ts';
import {
  buildShell,
  drawGarden,
  drawSetting,
  drawSunVeil,
  frameBuilding,
  groundShadow,
  hedge,
  plant,
  shrub,
} from './stage.ts';
import { drawBicycle, drawCar, drawStreetLamp } from './street-props.ts';
import { polygon, polygons, segments, WIDTH } from './svg.ts';

/** A place to park: under the sky, under a roof, under the ground, or behind a garage door. */
export function drawParking(scene: Scene, spec: PictureSpec): string {
  const variant = Math.floor(spec.seed / 8);
  const kind = [openSlot, garage, underground, carport][variant % 4] as (
    scene: Scene,
    view: Outlook,
    variant: number,
  ) => string;
  return kind(scene, spec.view ?? 'town', variant);
}

function bays(scene: Scene, camera: Camera, from: number, count: number, y: number): string {
  const lines = Array.from({ length: count + 1 }, (_, i) => {
    const x = from + i * 2.6;
    return camera.ground(yard(x - 0.06, y, x + 0.06, y + 5.4));
  });
  return polygons(
    lines.filter((shape) => shape.length > 2),
    scene.c('#fbf7ea'),
  );
}

function openSlot(scene: Scene, view: Outlook, variant: number): string {
  const angle = [0.16, -0.2, 0.1][Math.floor(variant / 4) % 3] as number;
  const camera = createCamera({ target: [0, 6], distance: 13, angle, height: 3, zoom: 158, centre: [WIDTH / 2, 640] });
  const ground = scene.c(scene.mood.snow ? '#cfd6d7' : '#a2a5a0');
  const asphalt = scene.blend(
    [
      [0, lighten(ground, 0.16)],
      [1, darken(ground, 0.1)],
    ],
    (fill) => polygon(camera.ground(yard(-60, -20, 60, 12.4)), fill),
  );
  const spots = [-5.2, -2.6, 2.6, 7.8];
  const cars = spots.map((x, i) => rearCar(scene, camera, x, 7.4, CARS[(i * 3 + variant) % CARS.length] as Colour));
  const trees = Array.from({ length: 7 }, (_, i) =>
    plant(scene, camera, i % 2 ? 'round' : 'broad', [-15 + i * 5, 15.5], 5.5 + (i % 3)),
  );
  return (
    drawBackdrop(scene, view, 640) +
    trees.join('') +
    hedge(scene, camera, -22, 22, 12.6, 1.1) +
    asphalt +
    polygon(camera.ground(yard(-60, 12.2, 60, 12.5)), scene.c('#dcd6c8')) +
    bays(scene, camera, -9.1, 8, 6.4) +
    freeSlot(scene, camera) +
    cars.join('') +
    drawStreetLamp(scene, camera, [-7.4, 11.8], 4.6) +
    cuboid(scene, camera, { x: 8, y: 3.2, z: 0, w: 2.4, d: 1.2, h: 0.35 }, '#cfc8b8') +
    shrub(scene, camera, [9, 3.8], 1.8) +
    drawSunVeil(scene)
  );
}

/** The slot on offer, green, with a P on the ground. */
function freeSlot(scene: Scene, camera: Camera): string {
  const green = scene.c('#0e5a4b');
  const stem: readonly (readonly [number, number])[] = [
    [-0.5, 7.4],
    [-0.2, 7.4],
    [-0.2, 8.5],
    [0.2, 8.5],
    [0.2, 9.9],
    [-0.5, 9.9],
  ];
  return (
    polygon(camera.ground(yard(-1.24, 6.6, 1.24, 11.6)), green, 'fill-opacity=".8"') +
    polygon(camera.ground(stem), '#fbf7ea') +
    polygon(camera.ground(yard(-0.2, 8.95, -0.02, 9.45)), green)
  );
}

const DOORS: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#efe6d2', '#0e5a4b', '#8f5443'],
  ['#d9b89a', '#f3ece0', '#6f6a64'],
  ['#c9c5b9', '#8a6a4a', '#b0aca0'],
];

function garage(scene: Scene, view: Outlook, variant: number): string {
  const [wall, door, roof] = DOORS[Math.floor(variant / 4) % DOORS.length] as readonly [Colour, Colour, Colour];
  const flat = Math.floor(variant / 4) % 3 === 2;
  const body = { x: 0, y: 0, z: 0, w: 7.4, d: 6, h: 2.9 };
  const camera = frameBuilding({ w: 9.4, h: 5.6, d: 6, angle: variant % 8 === 1 ? 0.36 : -0.34, eye: 1.7, fill: 0.94 });
  const shell = buildShell(scene, camera, body, wall);
  const pane: WindowStyle = { frame: '#f6f1e4', surround: lighten(wall, 0.4), panes: [2, 1] };
  const side = [shell.left, shell.right]
    .filter((w) => w.visible)
    .map((w) => drawWindow(w, { u: 2.3, v: 1.1, w: 1.2, h: 0.9 }, pane));
  const top = flat
    ? drawFlatRoof(scene, camera, body, roof, 0.3, 0.25)
    : drawGable(scene, camera, body, 2.2, wall) +
      drawGableRoof(scene, camera, body, { colour: roof, rise: 2.2, overhang: 0.5 });
  return (
    drawSetting(scene, camera, view, ['broad', 'birch', 'spruce'], 9, 6) +
    drawGarden(scene, camera, null) +
    groundShadow(scene, camera, 7.4, 6, 3.4) +
    drive(scene, camera) +
    shell.svg +
    side.join('') +
    gate(shell.front, wall, door) +
    top +
    [6, 6.9, 7.8].map((x) => shrub(scene, camera, [x, -0.7], 1)).join('') +
    drawBicycle(scene, camera, [5.9, -1.2], '#c8472b') +
    drawSunVeil(scene)
  );
}

/** The garage door, a house door beside it and a letter box. */
function gate(front: Wall, wall: Colour, door: Colour): string {
  const { shadow } = front.scene.mood;
  const tone = front.tone(door);
  const ribs = Array.from(
    { length: 5 },
    (_, i) => [front.at(0.7, 0.42 * (i + 1)), front.at(4.1, 0.42 * (i + 1))] as const,
  );
  return (
    panel(front, 0.52, 0, 3.76, 2.46, front.tone(lighten(wall, 0.4))) +
    panel(front, 0.7, 0, 3.4, 2.3, tone) +
    segments(ribs, darken(tone, 0.2), 4) +
    panel(front, 0.7, 2.12, 3.4, 0.18, shadow, 0, 'fill-opacity=".45"') +
    panel(front, 0.7, 0, 0.12, 2.2, shadow, 0, 'fill-opacity=".35"') +
    panel(front, 2.25, 0.9, 0.3, 0.07, front.tone('#d8b66a')) +
    drawDoor(front, { u: 5, v: 0.05, w: 1, h: 2.1 }, { colour: door, surround: lighten(wall, 0.4) }) +
    relief(front, { u: 6.3, v: 1.3, w: 0.26, h: 0.4, out: 0.14 }, '#2f3936')
  );
}

/** The paved drive in front of the door. */
function drive(scene: Scene, camera: Camera): string {
  const tone = scene.c(scene.mood.snow ? '#d9dfdf' : '#d3cbb9');
  const area: readonly (readonly [number, number])[] = [
    [0.2, 0],
    [4.7, 0],
    [5.8, -30],
    [-1.8, -30],
  ];
  const joints = Array.from(
    { length: 8 },
    (_, i) => [camera.at(0.1 - i * 0.07, -1.4 * i - 0.7, 0), camera.at(4.8 + i * 0.05, -1.4 * i - 0.7, 0)] as const,
  );
  return polygon(camera.ground(area), tone) + segments(joints, darken(tone, 0.14), 2.5);
}

function carport(scene: Scene, view: Outlook, variant: number): string {
  const camera = frameBuilding({ w: 9, h: 5.2, d: 6, angle: variant % 8 === 3 ? 0.3 : -0.3, eye: 1.8, fill: 0.95 });
  const wood = ['#a97c55', '#6f7a75', '#c8a06c'][Math.floor(variant / 4) % 3] as Colour;
  const { snow, shadow, depth } = scene.mood;
  const drive: readonly (readonly [number, number])[] = [
    [-0.8, 6.4],
    [8.8, 6.4],
    [9.6, -30],
    [-2, -30],
  ];
  const posts = (y: number): string =>
    [0, 3.9, 7.8].map((x) => cuboid(scene, camera, { x, y, z: 0, w: 0.22, d: 0.22, h: 2.5 }, wood)).join('');
  const screen = Array.from({ length: 26 }, (_, i) =>
    cuboid(scene, camera, { x: 0.1 + i * 0.3, y: 5.6, z: 0.2, w: 0.16, d: 0.06, h: 2.2 }, darken(wood, 0.1)),
  );
  const beams = Array.from({ length: 7 }, (_, i) =>
    cuboid(scene, camera, { x: -0.1 + i * 1.32, y: -0.3, z: 2.36, w: 0.12, d: 6.2, h: 0.14 }, darken(wood, 0.12)),
  );
  const roof = cuboid(
    scene,
    camera,
    { x: -0.5, y: -0.5, z: 2.5, w: 9, d: 6.8, h: 0.24 },
    snow ? '#eef1ef' : lighten(wood, 0.12),
  );
  return (
    drawSetting(scene, camera, view, ['broad', 'birch', 'round'], 9, 7) +
    drawGarden(scene, camera, null) +
    polygon(camera.ground(drive), scene.c(snow ? '#dde3e2' : '#d0c7b4')) +
    polygon(camera.ground(yard(0.6, 0.2, 8.8, 6)), shadow, `fill-opacity="${depth}"`) +
    screen.join('') +
    posts(5.4) +
    drawCar(scene, camera, [2.2, 3.4], CARS[variant % CARS.length] as Colour) +
    drawBicycle(scene, camera, [5.4, 3.4], '#c8472b') +
    drawBicycle(scene, camera, [6.3, 3.6], '#0e5a4b') +
    beams.join('') +
    roof +
    posts(0.1) +
    plant(scene, camera, 'birch', [10.6, 0.4], 6) +
    [-1.4, 9.2, 10].map((x) => shrub(scene, camera, [x, -0.4], 1.2)).join('') +
    drawSunVeil(scene)
  );
}
