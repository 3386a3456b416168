import type { Outlook } from './backdrop.ts';
import { drawBackdrop } from './backdrop.ts';
import { HEIGHT } from './balconies.ts';
import { type Colour, darken, lighten, mix } from './colour.ts';
import { drawHedge, drawShrub } from './greenery.ts';
import type { Scene } from './scene.ts';
import { type Camera, createCamera, createWall, type Wall } from './space.ts';
import { polygon, rect, segments, WIDTH } from './svg.ts';
import { drawTree, type TreeKind } from './trees.ts';

/** How big the subject is, in metres, and from where one looks at it. */
export interface Framing {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  /** 0 = straight on; positive shows the right side. */
  readonly angle: number;
  /** Height of the eye in metres. */
  readonly eye?: number;
  /** Where the subject stands across the picture, 0 … 1. */
  readonly across?: number;
  /** The share of the picture the subject takes. */
  readonly fill?: number;
}

/** A camera that frames a building standing at (0, 0) to (w, d). */
export function frameBuilding({ w, h, d, angle, eye = 2.6, across = 0.5, fill = 1 }: Framing): Camera {
  const breadth = w * Math.cos(angle) + d * Math.abs(Math.sin(angle)) * 0.8;
  const zoom = Math.min((1500 * fill) / breadth, (1100 * fill) / h);
  const foot = 1345;
  return createCamera({
    target: [w / 2, angle === 0 ? 0 : d * 0.35],
    distance: Math.max(w, h, d) * 3 + 10,
    angle,
    height: eye,
    zoom,
    centre: [WIDTH * across, foot - eye * zoom],
  });
}

/** The walls of a box one can see, already painted. */
export interface Shell {
  readonly front: Wall;
  readonly left: Wall;
  readonly right: Wall;
  readonly svg: string;
}

/** Builds the walls of a box, behind them the underside of eaves that stick out. */
export function buildShell(
  scene: Scene,
  camera: Camera,
  box: { x: number; y: number; z: number; w: number; d: number; h: number },
  colour: Colour,
  eaves = 0,
): Shell {
  const { x, y, z, w, d, h } = box;
  const front = createWall(scene, camera, [x, y, z], w, 'front');
  const left = createWall(scene, camera, [x, y + d, z], d, 'left');
  const right = createWall(scene, camera, [x + w, y, z], d, 'right');
  const soffit = polygon(
    [
      [x - eaves, y - eaves],
      [x - eaves, y + d + eaves],
      [x + w + eaves, y + d + eaves],
      [x + w + eaves, y - eaves],
    ].map(([a, b]) => camera.at(a as number, b as number, z + h)),
    scene.shade('#a58c70', 1.3),
  );
  const svg = [left, right, front]
    .filter((wall) => wall.visible)
    .map((wall) => {
      const tone = wall.tone(colour);
      return scene.blend(
        [
          [0, lighten(tone, wall.facing === 'right' ? 0 : 0.1)],
          [1, darken(tone, 0.05)],
        ],
        (fill) => polygon([wall.at(0, 0), wall.at(0, h), wall.at(wall.width, h), wall.at(wall.width, 0)], fill),
        [0.4, 1],
      );
    });
  return { front, left, right, svg: (eaves > 0 && z + h > camera.eye ? soffit : '') + svg.join('') };
}

/** The shadow a box throws on flat ground, to the right and back. */
export function groundShadow(scene: Scene, camera: Camera, w: number, d: number, h: number): string {
  const [dx, dy] = [h * 0.75, h * 0.3];
  const area = [
    [0, 0],
    [w, 0],
    [w + dx, dy],
    [w + dx, d + dy],
    [dx, d + dy],
    [0, d],
  ] as const;
  return polygon(camera.ground(area), scene.mood.shadow, `fill-opacity="${scene.mood.depth}"`);
}

/** A strip of ground along the front, from y = near to y = far. */
const strip = (camera: Camera, near: number, far: number, colour: Colour, left = -90, right = 90, extra = ''): string =>
  polygon(
    camera.ground([
      [left, far],
      [right, far],
      [right, near],
      [left, near],
    ]),
    colour,
    extra,
  );

/** Street, kerb and pavement in front of a house. */
export function drawStreet(scene: Scene, camera: Camera, tram = false): string {
  const snow = scene.mood.snow;
  const road = scene.c(snow ? '#b9c2c4' : '#8f9391');
  const pave = scene.c(snow ? '#e7ebe9' : '#cfcabc');
  const rails = tram
    ? [-9.2, -10.6].map((y) => strip(camera, y - 0.07, y + 0.07, darken(road, 0.3))).join('') +
      [-9.2, -10.6].map((y) => strip(camera, y - 0.3, y - 0.24, darken(road, 0.12))).join('')
    : '';
  const joints = Array.from(
    { length: 40 },
    (_, i) => [camera.at(-40 + i * 2.4, 0, 0), camera.at(-40 + i * 2.4, -3.2, 0)] as const,
  );
  const near = camera.ground([
    [-60, -3.4],
    [80, -3.4],
    [80, -90],
    [-60, -90],
  ]);
  const ground = scene.blend(
    [
      [0, lighten(road, 0.12)],
      [1, darken(road, 0.08)],
    ],
    (fill) => polygon(near, fill),
  );
  return (
    strip(camera, -3.4, 60, pave) +
    segments(
      joints.filter(([a, b]) => Math.abs(a[0]) < 4000 && Math.abs(b[0]) < 4000),
      darken(pave, 0.14),
      1.6,
    ) +
    ground +
    strip(camera, -3.7, -3.35, darken(pave, 0.2)) +
    strip(camera, -3.45, -3.3, lighten(pave, 0.25)) +
    rails
  );
}

/** Lawn with mowing stripes, and a path to the door at `doorX`. */
export function drawGarden(scene: Scene, camera: Camera, doorX: number | null): string {
  const { mood } = scene;
  const grass = scene.blend(
    [
      [0, mix(mood.grass[0], mood.grass[1], 0.6)],
      [1, darken(mood.grass[0], 0.06)],
    ],
    (fill) =>
      polygon(
        camera.ground([
          [-70, 34],
          [90, 34],
          [90, -90],
          [-70, -90],
        ]),
        fill,
      ),
  );
  const stripes = mood.snow
    ? ''
    : [0, 1, 2, 3, 4]
        .map((i) =>
          strip(camera, -3 - i * 3 - 1.5, -3 - i * 3, lighten(mood.grass[0], 0.4), -70, 90, 'fill-opacity=".18"'),
        )
        .join('');
  if (doorX === null) return grass + stripes;
  const pave = scene.c(mood.snow ? '#dfe4e3' : '#d8d0be');
  const path = polygon(
    camera.ground([
      [doorX - 0.8, 0],
      [doorX + 0.8, 0],
      [doorX + 1.1, -5],
      [doorX + 2.8, -40],
      [doorX - 1.2, -40],
      [doorX - 1.1, -5],
    ]),
    pave,
  );
  const slabs = Array.from(
    { length: 9 },
    (_, i) =>
      [camera.at(doorX - 1 - i * 0.05, -i * 1.1 - 0.6, 0), camera.at(doorX + 1 + i * 0.1, -i * 1.1 - 0.6, 0)] as const,
  );
  return grass + stripes + path + segments(slabs, darken(pave, 0.15), 2);
}

/** A tree standing at a place in the world, `h` metres high. */
export function plant(scene: Scene, camera: Camera, kind: TreeKind, at: readonly [number, number], h: number): string {
  const [x, y] = camera.at(at[0], at[1], 0);
  return drawTree(scene, kind, x, y, h * camera.scale(at[0], at[1]));
}

/** A shrub standing at a place in the world, `w` metres wide. */
export function shrub(scene: Scene, camera: Camera, at: readonly [number, number], w: number): string {
  const [x, y] = camera.at(at[0], at[1], 0);
  return drawShrub(scene, x, y, w * camera.scale(at[0], at[1]));
}

/** A hedge along the front at depth y. */
export function hedge(scene: Scene, camera: Camera, from: number, to: number, y: number, h: number): string {
  const [a, b] = [camera.at(from, y, 0), camera.at(to, y, 0)];
  return drawHedge(scene, a[0], b[0], Math.max(a[1], b[1]), h * camera.scale((from + to) / 2, y));
}

/** Everything behind a building: distance, then a few trees at its flanks. */
export function drawSetting(
  scene: Scene,
  camera: Camera,
  outlook: Outlook,
  kinds: readonly TreeKind[],
  w: number,
  d: number,
): string {
  const { rng } = scene;
  const flank = (from: number, to: number): string =>
    Array.from({ length: outlook === 'town' ? 2 : 3 }, () => rng.range(from, to))
      .map((x) => plant(scene, camera, rng.pick(kinds), [x, d + rng.range(2, 9)], rng.range(5, 10)))
      .join('');
  return drawBackdrop(scene, outlook, camera.horizon) + flank(-w * 0.9 - 3, -2) + flank(w + 2, w * 1.9 + 3);
}

/** A faint veil of light from above, the last layer of an outdoor picture; upright gradients rasterise fastest. */
export function drawSunVeil(scene: Scene): string {
  const tone = scene.mood.sun;
  return scene.blend(
    [
      [0, tone, 0.16],
      [0.55, tone, 0],
      [1, mix(scene.mood.shadow, '#14201b', 0.3), 0.14],
    ],
    (fill) => rect(0, 0, WIDTH, HEIGHT, fill),
  );
}
