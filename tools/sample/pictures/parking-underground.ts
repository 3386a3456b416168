import type { Outlook } from './backdrop.ts';
import type { Colour } from './colour.ts';
import { CARS, rearCar } from './parked-car.ts';
import type { Scene } from './scene.ts';
import { type Camera, createCamera, cuboid, yard } from './space.ts';
import { circle, HEIGHT, polygon, polygons, rect, WIDTH } from './svg.ts';

/** The colours by which drivers find their level again. */
const LEVELS: readonly Colour[] = ['#0e5a4b', '#c8472b', '#3d5a73'];

/** The hall in metres: half its width, its two ends, its height. */
const [SIDE, NEAR, FAR, HEADROOM] = [9, -6.2, 34, 2.7];

/** A garage under the ground: bright columns, coloured walls, light at the end. */
export function underground(scene: Scene, _view: Outlook, variant: number): string {
  const accent = LEVELS[Math.floor(variant / 4) % LEVELS.length] as Colour;
  const across = [0.5, 0.42, 0.6][Math.floor(variant / 4) % 3] as number;
  const camera = createCamera({
    target: [0, 10],
    distance: 17,
    angle: 0,
    height: 1.75,
    zoom: 106,
    centre: [WIDTH * across, 760],
  });
  const rows = [22, 16, 10, 4, -1].map(
    (y, i) => parked(scene, camera, y, i + variant) + columns(scene, camera, y, accent),
  );
  const glow = scene.glow(
    [
      [0, '#fff3c9', 0.35],
      [1, '#fff3c9', 0],
    ],
    (fill) => circle(camera.at(0, FAR, 1.2)[0], 740, 420, fill),
  );
  return rect(0, 0, WIDTH, HEIGHT, '#b9b8ad') + hall(scene, camera, accent) + markings(camera) + rows.join('') + glow;
}

/** A row of columns under a beam. */
function columns(scene: Scene, camera: Camera, y: number, accent: Colour): string {
  const beam = cuboid(
    scene,
    camera,
    { x: -SIDE, y: y + 0.05, z: HEADROOM - 0.38, w: SIDE * 2, d: 0.4, h: 0.38 },
    '#d3d0c4',
  );
  const column = (x: number): string =>
    cuboid(scene, camera, { x, y, z: 0, w: 0.5, d: 0.5, h: HEADROOM }, '#e9e4d6') +
    cuboid(scene, camera, { x: x - 0.01, y: y - 0.01, z: 0, w: 0.52, d: 0.52, h: 1 }, accent);
  return beam + column(-3.6) + column(3.1);
}

/** Floor, ceiling with its tubes, walls and the way out. */
function hall(scene: Scene, camera: Camera, accent: Colour): string {
  const { at } = camera;
  const [l, r, d, h] = [-SIDE, SIDE, FAR, HEADROOM];
  const floor = scene.blend(
    [
      [0, '#b9b8ad'],
      [1, '#d9d5c7'],
    ],
    (fill) => polygon([at(l, d, 0), at(r, d, 0), at(r, NEAR, 0), at(l, NEAR, 0)], fill),
  );
  const ceiling = scene.blend(
    [
      [0, '#a8aaa2'],
      [1, '#cfccbf'],
    ],
    (fill) => polygon([at(l, NEAR, h), at(r, NEAR, h), at(r, d, h), at(l, d, h)], fill),
  );
  const band = (x: number, from: number, to: number, tone: Colour): string =>
    polygon([at(x, d, from), at(x, d, to), at(x, NEAR, to), at(x, NEAR, from)], tone);
  const wall = (x: number, tone: Colour): string =>
    band(x, 0, h, tone) + band(x, 0, 1.2, accent) + band(x, 1.3, 1.42, accent);
  const back = polygon([at(l, d, 0), at(l, d, h), at(r, d, h), at(r, d, 0)], '#b5b4a9');
  const exit =
    polygon([at(-2.6, d, 0), at(-2.6, d, 2.3), at(2.6, d, 2.3), at(2.6, d, 0)], '#f6eccb') +
    polygon([at(-2.6, d, 0), at(-2, d, 1), at(2, d, 1), at(2.6, d, 0)], '#cfc7ae');
  const tubes = [4, 10, 16, 22, 28].flatMap((y) =>
    [-4.8, 0, 4.8].map((x) => yard(x - 0.9, y, x + 0.9, y + 0.3).map(([a, b]) => at(a, b, h - 0.05))),
  );
  return floor + ceiling + back + exit + wall(l, '#b9b8ad') + wall(r, '#dcd8ca') + polygons(tubes, '#fffbe8');
}

/** Lines between the slots, pools of light and an arrow on the lane. */
function markings(camera: Camera): string {
  const pools = [4, 10, 16, 22].map((y) => camera.ground(yard(-1.5, y - 0.8, 1.5, y + 1.2)));
  const lines = Array.from({ length: 10 }, (_, i) => i * 2.7 - 1.4).flatMap((y) => [
    camera.ground(yard(-SIDE, y - 0.06, -3.6, y + 0.06)),
    camera.ground(yard(3.6, y - 0.06, SIDE, y + 0.06)),
  ]);
  const arrow: readonly (readonly [number, number])[] = [
    [-0.2, 3],
    [0.2, 3],
    [0.2, 6],
    [0.6, 6],
    [0, 7.6],
    [-0.6, 6],
    [-0.2, 6],
  ];
  return (
    polygons(pools, '#ffffff', 'fill-opacity=".16"') +
    polygons(lines, '#f6f1e2') +
    polygon(camera.ground(arrow), '#f6f1e2')
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
