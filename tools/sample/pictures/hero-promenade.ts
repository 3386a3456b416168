import { darken, lighten } from './colour.ts';
import { H, QUAY, W } from './hero-frame.ts';
import type { Scene } from './scene.ts';
import { circle, ellipse, path, polygon, polygons, rect, short } from './svg.ts';
import { drawCrown } from './trees.ts';

/** The promenade in front: a wall, plane trees, benches, lamps and early walkers. */
export function promenade(scene: Scene, dark: boolean): string {
  const { mood } = scene;
  const pave = scene.c(dark ? '#7d7a73' : '#dccfb4');
  const ground = scene.blend(
    [
      [0, lighten(pave, 0.12)],
      [1, darken(pave, 0.1)],
    ],
    (fill) => rect(0, QUAY, W, H - QUAY, fill),
  );
  const joints = Array.from(
    { length: 26 },
    (_, i) => `M${1200 + (i - 13) * 110} ${QUAY + 16}L${1200 + (i - 13) * 190} ${H}`,
  ).join('');
  const rail =
    path(
      Array.from({ length: 81 }, (_, i) => `M${i * 30} ${QUAY}v-46`).join(''),
      'none',
      `stroke="${scene.c('#2f3b37')}" stroke-width="3"`,
    ) +
    rect(0, QUAY - 50, W, 6, scene.c('#2f3b37')) +
    rect(0, QUAY - 8, W, 18, scene.c(dark ? '#a39f94' : '#efe6d2')) +
    rect(0, QUAY + 10, W, 10, darken(pave, 0.25));
  const shade = [-30, 2236, 2420]
    .map((x) => ellipse(x + 90, 1010, 190, 20, mood.shadow, `fill-opacity="${mood.depth}"`))
    .join('');
  const planes = [
    [-24, 1030, 470],
    [2420, 1034, 520],
    [2236, 992, 360],
  ]
    .map(([x, y, h]) => plane(scene, x as number, y as number, h as number))
    .join('');
  const lamps = [610, 1660].map((x) => lamp(scene, x, 986, dark)).join('');
  return (
    ground +
    path(joints, 'none', `stroke="${darken(pave, 0.16)}" stroke-width="2" stroke-opacity=".6"`) +
    rail +
    shade +
    lamps +
    bench(scene, 420, 1002) +
    bench(scene, 1980, 1006) +
    walkers(scene) +
    planes
  );
}

function plane(scene: Scene, x: number, y: number, h: number): string {
  const bark = scene.c('#8d7a64');
  const trunk =
    path(
      `M${short(x - h * 0.035)} ${y}Q${short(x - h * 0.012)} ${short(y - h * 0.2)} ${short(x - h * 0.02)} ${short(y - h * 0.5)}h${short(h * 0.04)}Q${short(x + h * 0.016)} ${short(y - h * 0.2)} ${short(x + h * 0.04)} ${y}z`,
      bark,
    ) +
    polygons(
      [
        [
          [x - h * 0.018, y - h * 0.16],
          [x - h * 0.004, y - h * 0.2],
          [x, y - h * 0.12],
        ],
        [
          [x - h * 0.014, y - h * 0.3],
          [x + h * 0.002, y - h * 0.34],
          [x - h * 0.002, y - h * 0.27],
        ],
      ],
      scene.c('#d6cbb2'),
    );
  return (
    trunk +
    drawCrown(scene, x - h * 0.16, y - h * 0.62, h * 0.26, h * 0.2) +
    drawCrown(scene, x + h * 0.17, y - h * 0.6, h * 0.24, h * 0.19) +
    drawCrown(scene, x, y - h * 0.76, h * 0.3, h * 0.23)
  );
}

function lamp(scene: Scene, x: number, y: number, dark: boolean): string {
  const iron = scene.c('#28332f');
  const glow = dark
    ? scene.glow(
        [
          [0, '#f9d894', 0.75],
          [0.4, '#f9d894', 0.25],
          [1, '#f9d894', 0],
        ],
        (fill) => circle(x, y - 262, 150, fill) + ellipse(x, y + 6, 150, 24, fill),
      )
    : '';
  return (
    rect(x - 4, y - 240, 8, 240, iron) +
    rect(x - 10, y - 40, 20, 40, iron) +
    glow +
    polygon(
      [
        [x - 22, y - 290],
        [x + 22, y - 290],
        [x + 15, y - 240],
        [x - 15, y - 240],
      ],
      dark ? '#fbe3a8' : '#f6eeda',
    ) +
    polygon(
      [
        [x - 28, y - 290],
        [x, y - 312],
        [x + 28, y - 290],
      ],
      iron,
    )
  );
}

const bench = (scene: Scene, x: number, y: number): string =>
  ellipse(x + 12, y + 2, 104, 8, scene.mood.shadow, 'fill-opacity=".28"') +
  [x - 76, x + 70].map((l) => rect(l, y - 40, 7, 40, scene.c('#28332f'))).join('') +
  [
    [-44, 10, 0.15],
    [-78, 9, 0],
    [-66, 9, 0],
    [-55, 7, 0],
  ]
    .map(([dy, h, k]) => rect(x - 90, y + (dy as number), 180, h as number, lighten(scene.c('#c8472b'), k as number)))
    .join('');

function walkers(scene: Scene): string {
  const figure = (x: number, y: number, h: number, coat: string): string => {
    const tone = scene.c(coat);
    return (
      ellipse(x + h * 0.22, y, h * 0.3, h * 0.03, scene.mood.shadow, 'fill-opacity=".3"') +
      polygon(
        [
          [x - h * 0.07, y - h * 0.5],
          [x - h * 0.12, y],
          [x - h * 0.05, y],
          [x + h * 0.01, y - h * 0.4],
          [x + h * 0.08, y],
          [x + h * 0.15, y],
          [x + h * 0.08, y - h * 0.5],
        ],
        scene.c('#2c3639'),
      ) +
      path(
        `M${short(x - h * 0.13)} ${short(y - h * 0.42)}q${short(-h * 0.02)} ${short(-h * 0.42)} ${short(h * 0.13)} ${short(-h * 0.43)}t${short(h * 0.13)} ${short(h * 0.43)}z`,
        tone,
      ) +
      circle(x, y - h * 0.92, h * 0.075, scene.c('#d9a98a'))
    );
  };
  return figure(1490, 978, 128, '#0e5a4b') + figure(1540, 981, 120, '#c8472b') + figure(720, 972, 118, '#d9a441');
}
