import { drawBackdrop, type Outlook } from './backdrop.ts';
import { type Colour, darken, lighten } from './colour.ts';
import { drawDoor, drawWindow } from './openings.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import { drawFlatRoof, drawGable, drawGableRoof } from './roofs.ts';
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
import { circle, HEIGHT, polygon, polygons, rect, segments, WIDTH } from './svg.ts';

const CARS: readonly Colour[] = ['#0e5a4b', '#c8472b', '#e9e3d5', '#3d5a73', '#2f3936', '#b7a684', '#8fa39a'];

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

/** A car seen from behind, its foot in the middle at (x, y). */
function rearCar(scene: Scene, camera: Camera, x: number, y: number, colour: Colour): string {
  const [px, py] = camera.at(x, y, 0);
  const m = camera.scale(x, y);
  const tone = scene.c(colour);
  const p = (dx: number, dz: number): readonly [number, number] => [px + dx * m, py - dz * m];
  return (
    polygon([p(-0.95, 0), p(-0.9, 0.08), p(1.2, 0.1), p(1.25, -0.03)], scene.mood.shadow, 'fill-opacity=".4"') +
    [-0.72, 0.5]
      .map((dx) => rect(px + dx * m, py - 0.34 * m, 0.24 * m, 0.34 * m, '#232c2a', `rx="${(0.06 * m).toFixed(0)}"`))
      .join('') +
    polygon(
      [
        p(-0.9, 0.3),
        p(-0.92, 0.85),
        p(-0.66, 1.46),
        p(-0.56, 1.52),
        p(0.56, 1.52),
        p(0.66, 1.46),
        p(0.92, 0.85),
        p(0.9, 0.3),
      ],
      tone,
      `stroke="${tone}" stroke-width="${(0.06 * m).toFixed(0)}" stroke-linejoin="round"`,
    ) +
    polygon([p(-0.7, 0.92), p(-0.56, 1.38), p(0.56, 1.38), p(0.7, 0.92)], scene.mood.glass[0]) +
    polygon([p(-0.5, 0.92), p(-0.3, 1.38), p(-0.05, 1.38), p(-0.25, 0.92)], '#ffffff', 'fill-opacity=".22"') +
    polygon([p(-0.92, 0.3), p(-0.92, 0.5), p(0.92, 0.5), p(0.92, 0.3)], darken(tone, 0.22)) +
    polygon([p(-0.92, 0.86), p(0.92, 0.86), p(0.92, 0.8), p(-0.92, 0.8)], lighten(tone, 0.25)) +
    [-0.88, 0.62].map((dx) => rect(px + dx * m, py - 0.74 * m, 0.26 * m, 0.14 * m, '#d9412f', 'rx="4"')).join('') +
    rect(px - 0.26 * m, py - 0.68 * m, 0.52 * m, 0.12 * m, '#f6f1e4')
  );
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

const LEVELS: readonly (readonly [Colour, string])[] = [
  ['#0e5a4b', '#d9a441'],
  ['#c8472b', '#f3ece0'],
  ['#3d5a73', '#d9a441'],
];

function underground(scene: Scene, _view: Outlook, variant: number): string {
  const [accent] = LEVELS[Math.floor(variant / 4) % LEVELS.length] as readonly [Colour, string];
  const camera = createCamera({
    target: [0, 10],
    distance: 17,
    angle: 0,
    height: 1.75,
    zoom: 84,
    centre: [WIDTH * ([0.5, 0.42, 0.6][Math.floor(variant / 4) % 3] as number), 760],
  });
  const at = camera.at;
  const [l, r, d, h] = [-9, 9, 34, 2.7];
  const near = -4.6;
  const floor = scene.blend(
    [
      [0, '#b9b8ad'],
      [1, '#d9d5c7'],
    ],
    (fill) => polygon([at(l, d, 0), at(r, d, 0), at(r, near, 0), at(l, near, 0)], fill),
  );
  const ceiling = scene.blend(
    [
      [0, '#a8aaa2'],
      [1, '#cfccbf'],
    ],
    (fill) => polygon([at(l, near, h), at(r, near, h), at(r, d, h), at(l, d, h)], fill),
  );
  const wall = (x: number, tone: Colour): string =>
    polygon([at(x, d, 0), at(x, d, h), at(x, near, h), at(x, near, 0)], tone) +
    polygon([at(x, d, 0), at(x, d, 1.2), at(x, near, 1.2), at(x, near, 0)], accent) +
    polygon([at(x, d, 1.3), at(x, d, 1.42), at(x, near, 1.42), at(x, near, 1.3)], accent);
  const exit =
    polygon([at(-2.6, d, 0), at(-2.6, d, 2.3), at(2.6, d, 2.3), at(2.6, d, 0)], '#f6eccb') +
    polygon([at(-2.6, d, 0), at(-2, d, 1), at(2, d, 1), at(2.6, d, 0)], '#cfc7ae');
  const tubes = [4, 10, 16, 22, 28].flatMap((y) =>
    [-4.8, 0, 4.8].map((x) => [
      at(x - 0.9, y, h - 0.05),
      at(x + 0.9, y, h - 0.05),
      at(x + 0.9, y + 0.3, h - 0.05),
      at(x - 0.9, y + 0.3, h - 0.05),
    ]),
  );
  const pools = [4, 10, 16, 22].flatMap((y) =>
    [0].map((x) =>
      camera.ground([
        [x - 1.5, y - 0.8],
        [x + 1.5, y - 0.8],
        [x + 1.5, y + 1.2],
        [x - 1.5, y + 1.2],
      ]),
    ),
  );
  const lines = Array.from({ length: 10 }, (_, i) => i * 2.7 - 1.4).flatMap((y) =>
    [
      [l, -3.6],
      [3.6, r],
    ].map(([a, b]) =>
      camera.ground([
        [a as number, y - 0.06],
        [b as number, y - 0.06],
        [b as number, y + 0.06],
        [a as number, y + 0.06],
      ]),
    ),
  );
  const arrow = polygon(
    camera.ground([
      [-0.2, 3],
      [0.2, 3],
      [0.2, 6],
      [0.6, 6],
      [0, 7.6],
      [-0.6, 6],
      [-0.2, 6],
    ]),
    '#f6f1e2',
  );
  const rows = [22, 16, 10, 4, -1]
    .map(
      (y, i) =>
        parked(scene, camera, y, i + variant) +
        [-3.6, 3.1]
          .map(
            (x) =>
              cuboid(scene, camera, { x, y, z: 0, w: 0.5, d: 0.5, h }, '#e9e4d6') +
              cuboid(scene, camera, { x: x - 0.01, y: y - 0.01, z: 0, w: 0.52, d: 0.52, h: 1 }, accent),
          )
          .join(''),
    )
    .join('');
  return (
    rect(0, 0, WIDTH, HEIGHT, '#b9b8ad') +
    floor +
    polygons(pools, '#ffffff', 'fill-opacity=".16"') +
    ceiling +
    polygon([at(l, d, 0), at(l, d, h), at(r, d, h), at(r, d, 0)], '#b5b4a9') +
    exit +
    wall(l, '#b9b8ad') +
    wall(r, '#dcd8ca') +
    polygons(lines, '#f6f1e2') +
    polygons(tubes, '#fffbe8') +
    arrow +
    rows +
    scene.glow(
      [
        [0, '#fff3c9', 0.35],
        [1, '#fff3c9', 0],
      ],
      (fill) => circle(camera.at(0, d, 1.2)[0], 740, 420, fill),
    )
  );
}

function parked(scene: Scene, camera: Camera, y: number, i: number): string {
  const spots = [
    [-5.3, i % 3 !== 0],
    [5.2, i % 3 !== 1],
    [-7.7, i % 2 === 0],
    [7.6, i % 2 === 1],
  ] as const;
  return spots
    .filter(([, taken]) => taken)
    .map(([x], k) => rearCar(scene, camera, x, y + 1.2, CARS[(i * 2 + k) % CARS.length] as Colour))
    .join('');
}
