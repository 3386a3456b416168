import { darken, lighten, mix } from './colour.ts';
import { drawVineyard } from './greenery.ts';
import { H, QUAY, SHORE, W } from './hero-frame.ts';
import { promenade } from './hero-promenade.ts';
import { drawClockSpire, drawMinster } from './landmarks.ts';
import { type Mood, moodNamed } from './mood.ts';
import { drawForestEdge, drawHills, drawMountains } from './mountains.ts';
import { drawOldTown } from './old-town.ts';
import { createScene, type Scene } from './scene.ts';
import { drawBirds, drawCloud } from './sky.ts';
import { drawSteam, drawSteamer } from './steamer.ts';
import { circle, document, ellipse, group, path, polygon, rect } from './svg.ts';
import { drawTree } from './trees.ts';
import { drawGlitter, drawLake, drawReflection, drawSailingBoat } from './water.ts';

const LIGHT: Mood = {
  ...moodNamed('morning'),
  name: 'golden',
  sky: ['#a9cdd0', '#e9e3cb', '#fbdcae'],
  cloud: '#fff6e4',
  air: '#f8e3bd',
  tint: 0.06,
  shadow: '#3d4b52',
  depth: 0.26,
  sun: '#ffe9b8',
  leaf: ['#32604a', '#55835a', '#a3b96c'],
  grass: ['#8faa66', '#c9cf96'],
  water: ['#f3dcb2', '#6fa3a6'],
  glass: ['#66807f', '#8a9c92', '#f0dcb0'],
  lamps: 0.03,
};

const DARK: Mood = {
  ...moodNamed('dusk'),
  sky: ['#0f1e2b', '#335062', '#dd9a74'],
  cloud: '#57626d',
  air: '#3a4d5c',
  tint: 0.4,
  shadow: '#0a151d',
  depth: 0.45,
  sun: '#f2b28c',
  leaf: ['#122b28', '#1d3d36', '#2f5448'],
  grass: ['#26423a', '#3d564c'],
  water: ['#8f7f84', '#15303f'],
  glass: ['#182a35', '#22363f', '#3f525a'],
  lamps: 0.62,
};

/** The big picture of the home page, 2400 × 1100: an old town by the lake in early gold, or at dusk with its lamps lit. */
export function drawHero(scheme: 'light' | 'dark'): string {
  const scene = createScene(71, scheme === 'light' ? LIGHT : DARK);
  const dark = scheme === 'dark';
  return document(W, H, [
    sky(scene, dark),
    distance(scene),
    lake(scene, dark),
    rightShore(scene),
    town(scene),
    boats(scene),
    promenade(scene, dark),
    veil(scene),
  ]);
}

function sky(scene: Scene, dark: boolean): string {
  const { mood } = scene;
  const base = scene.blend(
    [
      [0, mood.sky[0]],
      [0.55, mood.sky[1]],
      [1, mood.sky[2]],
    ],
    (fill) => rect(0, 0, W, SHORE + 4, fill),
  );
  const [sx, sy] = [1330, 392];
  const sun =
    scene.glow(
      [
        [0, mood.sun, dark ? 0.5 : 0.9],
        [0.3, mood.sun, dark ? 0.2 : 0.38],
        [1, mood.sun, 0],
      ],
      (fill) => circle(sx, sy, 560, fill),
    ) + (dark ? moonAndStars(scene) : circle(sx, sy, 52, '#fffaf0'));
  const clouds = [
    [260, 120, 520],
    [820, 210, 360],
    [1500, 130, 420],
    [1980, 230, 480],
    [1180, 70, 300],
  ]
    .map(([x, y, w]) => drawCloud(scene, x as number, y as number, w as number))
    .join('');
  return base + sun + group([clouds], `opacity="${dark ? 0.55 : 0.9}"`) + drawBirds(scene, 1730, 300, 15);
}

function moonAndStars(scene: Scene): string {
  const stars = Array.from({ length: 46 }, () =>
    circle(
      scene.rng.range(0, W),
      scene.rng.range(0, 300),
      scene.rng.range(1, 2.6),
      '#f4ecd6',
      `fill-opacity="${scene.rng.range(0.3, 0.85).toFixed(2)}"`,
    ),
  ).join('');
  return (
    stars + circle(1980, 150, 40, '#f4e6c8') + circle(1964, 142, 36, mix(scene.mood.sky[0], scene.mood.sky[1], 0.45))
  );
}

function distance(scene: Scene): string {
  const { mood } = scene;
  return (
    drawMountains(scene, {
      left: -120,
      right: W + 140,
      foot: SHORE,
      height: 330,
      peaks: 9,
      haze: 0.66,
      snowline: 0.42,
    }) +
    drawMountains(scene, { left: 500, right: W + 300, foot: SHORE, height: 214, peaks: 6, haze: 0.42 }) +
    drawHills(scene, -60, W + 60, SHORE, 92, scene.far(mood.leaf[1], 0.5)) +
    drawForestEdge(scene, 900, 1650, SHORE + 2, 26, scene.far(mood.leaf[0], 0.42))
  );
}

function lake(scene: Scene, dark: boolean): string {
  return (
    drawLake(scene, SHORE, H, W) +
    drawGlitter(scene, 1330, SHORE + 6, QUAY - 10) +
    (dark ? '' : ellipse(1330, SHORE + 4, 360, 8, scene.mood.sun, 'fill-opacity=".5"'))
  );
}

/** Vineyards and a village on the right-hand shore. */
function rightShore(scene: Scene): string {
  const { mood } = scene;
  const green = mix(mood.grass[0], mood.grass[1], 0.4);
  const slope = `M1700 ${SHORE + 34}C1880 ${SHORE + 4} 1990 ${SHORE - 90} 2140 ${SHORE - 150}S2330 ${SHORE - 226} ${W + 10} ${SHORE - 240}V${SHORE + 64}C2200 ${SHORE + 70} 1900 ${SHORE + 60} 1700 ${SHORE + 34}z`;
  const clip = scene.id();
  const hill = scene.blend(
    [
      [0, lighten(green, 0.12)],
      [1, darken(green, 0.1)],
    ],
    (fill) => path(slope, fill),
  );
  const vines = `<clipPath id="${clip}"><path d="${slope}"/></clipPath><g clip-path="url(#${clip})" transform="rotate(-4 2100 600)">${drawVineyard(scene, 1760, W + 80, SHORE - 190, SHORE + 40)}</g>`;
  const village = [
    [1930, 24, 52, 46],
    [1990, 14, 60, 52],
    [2066, 20, 54, 44],
    [2230, 0, 70, 60],
  ]
    .map(([x, lift, w, h], i) => farm(scene, x as number, SHORE + 40 - (lift as number), w as number, h as number, i))
    .join('');
  return (
    hill +
    vines +
    drawForestEdge(scene, 2180, W + 20, SHORE - 196, 44, scene.far(mood.leaf[0], 0.16)) +
    village +
    drawClockSpire(scene, 2160, SHORE + 34, 190) +
    [1880, 2130, 2320, 2370]
      .map((x, i) => drawTree(scene, i % 2 ? 'broad' : 'poplar', x, SHORE + 46, 88 + i * 8, false))
      .join('') +
    drawReflection(scene, 2160, SHORE + 62, 90, 110, scene.c('#e2d6ba'))
  );
}

function farm(scene: Scene, x: number, foot: number, w: number, h: number, i: number): string {
  const wall = scene.c(['#f0e6d0', '#dcb98e', '#e6d6b8', '#d9c2a0'][i] as string);
  const tile = scene.c('#a5563c');
  const lamp = scene.mood.lamps > 0.3 ? '#f6cf82' : scene.mood.glass[0];
  return (
    rect(x, foot - h, w, h, wall) +
    rect(x + w * 0.8, foot - h, w * 0.2, h, scene.mood.shadow, 'fill-opacity=".2"') +
    polygon(
      [
        [x - 6, foot - h],
        [x + w * 0.2, foot - h * 1.6],
        [x + w * 0.8, foot - h * 1.6],
        [x + w + 6, foot - h],
      ],
      tile,
    ) +
    [0.16, 0.44, 0.7].map((t) => rect(x + w * t, foot - h * 0.72, w * 0.13, h * 0.3, lamp)).join('')
  );
}

/** The old town on the left: three rows of gables on its hill, the minster above them. */
function town(scene: Scene): string {
  const { mood } = scene;
  const hill = scene.far(mood.leaf[1], 0.2);
  const back = path(
    `M-10 ${SHORE - 150}C260 ${SHORE - 210} 560 ${SHORE - 150} 800 ${SHORE + 36}L-10 ${SHORE + 60}z`,
    hill,
  );
  return (
    back +
    drawForestEdge(scene, -20, 420, SHORE - 150, 60, scene.far(mood.leaf[0], 0.24)) +
    drawOldTown(scene, 120, 640, SHORE - 64, 150) +
    [90, 640, 690].map((x, i) => drawTree(scene, 'broad', x, SHORE - 44 + i * 20, 120, false)).join('') +
    drawClockSpire(scene, 92, SHORE - 20, 430) +
    drawMinster(scene, 330, SHORE + 10, 400) +
    drawOldTown(scene, -40, 330, SHORE + 10, 176) +
    drawOldTown(scene, 600, 790, SHORE + 30, 132) +
    drawOldTown(scene, -60, 700, SHORE + 96, 196) +
    quay(scene)
  );
}

/** The quay wall of the old town, its trees and reflections. */
function quay(scene: Scene): string {
  const { mood } = scene;
  const top = SHORE + 94;
  const wall =
    polygon(
      [
        [-10, top],
        [724, top],
        [736, top + 10],
        [752, top + 10],
        [752, top + 34],
        [-10, top + 34],
      ],
      scene.c('#b9ad95'),
    ) + rect(-10, top, 740, 7, scene.c('#e6dcc6'));
  const reflections = Array.from({ length: 11 }, (_, i) =>
    drawReflection(
      scene,
      20 + i * 68,
      top + 36,
      56,
      120 + (i % 3) * 46,
      mood.lamps > 0.3 && i % 2 ? '#f2b866' : scene.c(['#ecdcbb', '#cfa98c', '#d9cfb4'][i % 3] as string),
    ),
  ).join('');
  const trees = Array.from({ length: 9 }, (_, i) => drawTree(scene, 'round', 40 + i * 82, top + 4, 84, false)).join('');
  const arches = Array.from({ length: 9 }, (_, i) => `M${50 + i * 76} ${top + 34}v-10a12 12 0 0 1 24 0v10z`).join('');
  return reflections + wall + path(arches, darken(scene.c('#b9ad95'), 0.35)) + trees;
}

const boats = (scene: Scene): string =>
  drawSteam(scene, 1902, 686, 300) +
  drawSteamer(scene, 1900, 806, 350) +
  drawReflection(scene, 1900, 814, 320, 74, scene.c('#fbf7ec')) +
  (
    [
      [880, 742, 92],
      [1010, 700, 56],
      [1530, 712, 66],
      [1256, 690, 44],
      [1610, 760, 104],
    ] as const
  )
    .map(([x, y, s]) => drawSailingBoat(scene, x, y, s))
    .join('');

/** Light from the upper left over everything. */
const veil = (scene: Scene): string =>
  scene.blend(
    [
      [0, scene.mood.sun, 0.12],
      [0.5, scene.mood.sun, 0],
      [1, scene.mood.shadow, 0.16],
    ],
    (fill) => rect(0, 0, W, H, fill),
    [1, 1],
  );
