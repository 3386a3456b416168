import type { Outlook } from './backdrop.ts';
import type { Colour } from './colour.ts';
import { CARS, rearCar } from './parked-car.ts';
import type { Scene } from './scene.ts';
import { type Camera, createCamera, cuboid } from './space.ts';
import { circle, HEIGHT, polygon, polygons, rect, WIDTH } from './svg.ts';

const LEVELS: readonly (readonly [Colour, string])[] = [
  ['#0e5a4b', '#d9a441'],
  ['#c8472b', '#f3ece0'],
  ['#3d5a73', '#d9a441'],
];

export function underground(scene: Scene, _view: Outlook, variant: number): string {
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
