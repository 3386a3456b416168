import { drawBackdrop, type Outlook } from './backdrop.ts';
import { type Colour, darken, lighten } from './colour.ts';
import { drawDoor, drawWindow } from './openings.ts';
import { CARS, rearCar } from './parked-car.ts';
import { underground } from './parking-underground.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import { drawFlatRoof } from './roof-details.ts';
import { drawGable, drawGableRoof } from './roofs.ts';
import type { Scene } from './scene.ts';
import { type Camera, createCamera, cuboid, panel, relief } from './space.ts';
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

function bays(
  scene: Scene,
  camera: Camera,
  from: number,
  count: number,
  y: number,
  depth: number,
  width = 2.6,
): string {
  const white = scene.c('#fbf7ea');
  const lines = Array.from({ length: count + 1 }, (_, i) =>
    camera.ground([
      [from + i * width - 0.06, y],
      [from + i * width + 0.06, y],
      [from + i * width + 0.06, y + depth],
      [from + i * width - 0.06, y + depth],
    ]),
  );
  return polygons(
    lines.filter((shape) => shape.length > 2),
    white,
  );
}

function openSlot(scene: Scene, view: Outlook, variant: number): string {
  const camera = createCamera({
    target: [0, 6],
    distance: 13,
    angle: [0.16, -0.2, 0.1][Math.floor(variant / 4) % 3] as number,
    height: 3,
    zoom: 158,
    centre: [WIDTH / 2, 640],
  });
  const ground = scene.c(scene.mood.snow ? '#cfd6d7' : '#a2a5a0');
  const asphalt = scene.blend(
    [
      [0, lighten(ground, 0.16)],
      [1, darken(ground, 0.1)],
    ],
    (fill) =>
      polygon(
        camera.ground([
          [-60, 12.4],
          [60, 12.4],
          [60, -20],
          [-60, -20],
        ]),
        fill,
      ),
  );
  const free = camera.ground([
    [-1.24, 6.6],
    [1.24, 6.6],
    [1.24, 11.6],
    [-1.24, 11.6],
  ]);
  const cars = [
    [-5.2, 0],
    [-2.6, 3],
    [2.6, 1],
    [7.8, 4],
  ]
    .map(([x, i]) => rearCar(scene, camera, x as number, 7.4, CARS[((i as number) + variant) % CARS.length] as Colour))
    .join('');
  const letter =
    polygon(
      camera.ground([
        [-0.5, 7.4],
        [-0.2, 7.4],
        [-0.2, 8.5],
        [0.2, 8.5],
        [0.2, 9.9],
        [-0.5, 9.9],
      ]),
      '#fbf7ea',
    ) +
    polygon(
      camera.ground([
        [-0.2, 8.95],
        [-0.2, 9.45],
        [-0.02, 9.45],
        [-0.02, 8.95],
      ]),
      scene.c('#0e5a4b'),
    );
  return (
    drawBackdrop(scene, view, 640) +
    Array.from({ length: 7 }, (_, i) =>
      plant(scene, camera, i % 2 ? 'round' : 'broad', [-15 + i * 5, 15.5], 5.5 + (i % 3)),
    ).join('') +
    hedge(scene, camera, -22, 22, 12.6, 1.1) +
    asphalt +
    polygon(
      camera.ground([
        [-60, 12.5],
        [60, 12.5],
        [60, 12.2],
        [-60, 12.2],
      ]),
      scene.c('#dcd6c8'),
    ) +
    bays(scene, camera, -9.1, 8, 6.4, 5.4) +
    polygon(free, scene.c('#0e5a4b'), 'fill-opacity=".8"') +
    letter +
    cars +
    drawStreetLamp(scene, camera, [-7.4, 11.8], 4.6) +
    shrub(scene, camera, [9, 4.4], 1.8) +
    cuboid(scene, camera, { x: 8, y: 3.2, z: 0, w: 2.4, d: 1.2, h: 0.35 }, '#cfc8b8') +
    drawSunVeil(scene)
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
  const camera = frameBuilding({
    w: 9.4,
    h: 5.6,
    d: 6,
    angle: variant % 8 === 1 ? 0.36 : -0.34,
    eye: 1.7,
    across: 0.5,
    fill: 0.94,
  });
  const shell = buildShell(scene, camera, body, wall);
  const front = shell.front;
  const tone = front.tone(door);
  const ribs = segments(
    Array.from({ length: 5 }, (_, i) => [front.at(0.7, 0.42 * (i + 1)), front.at(4.1, 0.42 * (i + 1))] as const),
    darken(tone, 0.2),
    4,
  );
  const gate =
    panel(front, 0.52, 0, 3.76, 2.46, front.tone(lighten(wall, 0.4))) +
    panel(front, 0.7, 0, 3.4, 2.3, tone) +
    ribs +
    panel(front, 0.7, 2.12, 3.4, 0.18, scene.mood.shadow, 0, 'fill-opacity=".45"') +
    panel(front, 0.7, 0, 0.12, 2.2, scene.mood.shadow, 0, 'fill-opacity=".35"') +
    panel(front, 2.25, 0.9, 0.3, 0.07, front.tone('#d8b66a'));
  const rest =
    drawDoor(front, { u: 5, v: 0.05, w: 1, h: 2.1 }, { colour: door, surround: lighten(wall, 0.4), steps: 0 }) +
    relief(front, { u: 6.3, v: 1.3, w: 0.26, h: 0.4, out: 0.14 }, '#2f3936');
  const side = [shell.left, shell.right]
    .filter((w) => w.visible)
    .map((w) =>
      drawWindow(
        w,
        { u: 2.3, v: 1.1, w: 1.2, h: 0.9 },
        { frame: '#f6f1e4', surround: lighten(wall, 0.4), panes: [2, 1] },
      ),
    )
    .join('');
  const drive =
    polygon(
      camera.ground([
        [0.2, 0],
        [4.7, 0],
        [5.8, -30],
        [-1.8, -30],
      ]),
      scene.c(scene.mood.snow ? '#d9dfdf' : '#d3cbb9'),
    ) +
    segments(
      Array.from(
        { length: 8 },
        (_, i) => [camera.at(0.1 - i * 0.07, -1.4 * i - 0.7, 0), camera.at(4.8 + i * 0.05, -1.4 * i - 0.7, 0)] as const,
      ),
      darken(scene.c('#d3cbb9'), 0.14),
      2.5,
    );
  const top = flat
    ? drawFlatRoof(scene, camera, body, roof, 0.3, 0.25)
    : drawGable(scene, camera, body, 2.2, wall) +
      drawGableRoof(scene, camera, body, { colour: roof, rise: 2.2, overhang: 0.5 });
  return (
    drawSetting(scene, camera, view, ['broad', 'birch', 'spruce'], 9, 6) +
    drawGarden(scene, camera, null) +
    groundShadow(scene, camera, 7.4, 6, 3.4) +
    drive +
    shell.svg +
    side +
    gate +
    rest +
    top +
    [6, 6.9, 7.8].map((x) => shrub(scene, camera, [x, -0.7], 1)).join('') +
    drawBicycle(scene, camera, [5.9, -1.2], '#c8472b') +
    drawSunVeil(scene)
  );
}

function carport(scene: Scene, view: Outlook, variant: number): string {
  const camera = frameBuilding({ w: 9, h: 5.2, d: 6, angle: variant % 8 === 3 ? 0.3 : -0.3, eye: 1.8, fill: 0.95 });
  const wood = ['#a97c55', '#6f7a75', '#c8a06c'][Math.floor(variant / 4) % 3] as Colour;
  const pave = scene.c(scene.mood.snow ? '#dde3e2' : '#d0c7b4');
  const floor = polygon(
    camera.ground([
      [-0.8, 6.4],
      [8.8, 6.4],
      [9.6, -30],
      [-2, -30],
    ]),
    pave,
  );
  const posts = (y: number): string =>
    [0, 3.9, 7.8].map((x) => cuboid(scene, camera, { x, y, z: 0, w: 0.22, d: 0.22, h: 2.5 }, wood)).join('');
  const screen = Array.from({ length: 26 }, (_, i) =>
    cuboid(scene, camera, { x: 0.1 + i * 0.3, y: 5.6, z: 0.2, w: 0.16, d: 0.06, h: 2.2 }, darken(wood, 0.1)),
  ).join('');
  const shade = polygon(
    camera.ground([
      [0.6, 0.2],
      [8.8, 0.2],
      [8.8, 6],
      [0.6, 6],
    ]),
    scene.mood.shadow,
    `fill-opacity="${scene.mood.depth}"`,
  );
  const roof = cuboid(
    scene,
    camera,
    { x: -0.5, y: -0.5, z: 2.5, w: 9, d: 6.8, h: 0.24 },
    scene.mood.snow ? '#eef1ef' : lighten(wood, 0.12),
  );
  const beams = Array.from({ length: 7 }, (_, i) =>
    cuboid(scene, camera, { x: -0.1 + i * 1.32, y: -0.3, z: 2.36, w: 0.12, d: 6.2, h: 0.14 }, darken(wood, 0.12)),
  ).join('');
  return (
    drawSetting(scene, camera, view, ['broad', 'birch', 'round'], 9, 7) +
    drawGarden(scene, camera, null) +
    floor +
    shade +
    screen +
    posts(5.4) +
    drawCar(scene, camera, [2.2, 3.4], CARS[variant % CARS.length] as Colour) +
    drawBicycle(scene, camera, [5.4, 3.4], '#c8472b') +
    drawBicycle(scene, camera, [6.3, 3.6], '#0e5a4b') +
    beams +
    roof +
    posts(0.1) +
    plant(scene, camera, 'birch', [10.6, 0.4], 6) +
    [-1.4, 9.2, 10].map((x) => shrub(scene, camera, [x, -0.4], 1.2)).join('') +
    drawSunVeil(scene)
  );
}
