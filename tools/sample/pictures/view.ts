import { darken, mix } from './colour.ts';
import { drawVineyard } from './greenery.ts';
import { drawClockSpire, drawMinster } from './landmarks.ts';
import { drawForestEdge, drawHills, drawMountains } from './mountains.ts';
import { drawOldTown } from './old-town.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import type { Scene } from './scene.ts';
import { drawBirds, drawSky } from './sky.ts';
import { drawSpire, drawTownRow } from './skyline.ts';
import { drawSunVeil } from './stage.ts';
import { drawSteam, drawSteamer } from './steamer.ts';
import { HEIGHT, type Point, path, polygon, rect, segments, short, WIDTH } from './svg.ts';
import { drawTree } from './trees.ts';
import { balconyFrame, leafFrame, openFrame, windowFrame } from './view-frames.ts';
import { drawGlitter, drawLake, drawReflection, drawSailingBoat } from './water.ts';

/** The view from a window, a balcony or a hill. */
export function drawView(scene: Scene, spec: PictureSpec): string {
  const variant = Math.floor(spec.seed / 8);
  const panorama = { lake: lakeView, mountain: mountainView, town: townView, country: countryView }[
    spec.view ?? 'lake'
  ];
  const frame = [leafFrame, balconyFrame, openFrame, windowFrame, openFrame][variant % 5] as (scene: Scene) => string;
  return panorama(scene, variant) + drawSunVeil(scene) + frame(scene);
}

function lakeView(scene: Scene, variant: number): string {
  const { mood, rng } = scene;
  const shore = [640, 720, 580][variant % 3] as number;
  const low = ['golden', 'dusk', 'morning'].includes(mood.name);
  const town = variant % 2 === 0;
  return (
    drawSky(scene, { horizon: shore }) +
    drawBirds(scene, 1300, 260, 16) +
    drawMountains(scene, {
      left: -150,
      right: WIDTH + 150,
      foot: shore,
      height: shore * 0.62,
      peaks: 6,
      haze: 0.6,
      snowline: 0.5,
    }) +
    drawMountains(scene, { left: -300, right: WIDTH + 200, foot: shore, height: shore * 0.34, peaks: 5, haze: 0.38 }) +
    drawHills(scene, -50, WIDTH + 50, shore, 110, scene.far(mood.leaf[1], 0.4)) +
    drawTownRow(scene, WIDTH * 0.56, WIDTH * 0.86, shore + 4, 46, 0.4) +
    drawSpire(scene, WIDTH * 0.7, shore + 4, 150, 0.36) +
    drawLake(scene, shore, HEIGHT) +
    (low ? drawGlitter(scene, 520, shore + 8, HEIGHT - 120) : '') +
    (variant % 3 === 0
      ? drawSteam(scene, 1320, shore + 70, 340) +
        drawSteamer(scene, 1300, shore + 190, 360) +
        drawReflection(scene, 1300, shore + 198, 330, 90, scene.c('#fbf7ec'))
      : '') +
    Array.from({ length: 4 }, () =>
      drawSailingBoat(scene, rng.range(200, WIDTH - 200), shore + rng.range(60, 330), rng.range(70, 170)),
    ).join('') +
    (town ? shoreTown(scene) : vineShore(scene))
  );
}

function shoreTown(scene: Scene): string {
  const roofs = drawOldTown(scene, -40, WIDTH + 60, HEIGHT + 190, 360);
  return (
    Array.from({ length: 9 }, (_, i) =>
      drawTree(
        scene,
        scene.rng.pick(['broad', 'round', 'poplar'] as const),
        60 + i * 240 + scene.rng.range(-40, 40),
        HEIGHT - 60,
        scene.rng.range(190, 290),
        false,
      ),
    ).join('') + roofs
  );
}

function vineShore(scene: Scene): string {
  const { mood } = scene;
  const slope: Point[] = [
    [-10, HEIGHT - 330],
    [500, HEIGHT - 260],
    [1100, HEIGHT - 190],
    [WIDTH + 10, HEIGHT - 150],
    [WIDTH + 10, HEIGHT + 10],
    [-10, HEIGHT + 10],
  ];
  return (
    polygon(slope, mix(mood.grass[0], mood.grass[1], 0.3)) +
    (mood.snow ? '' : drawVineyard(scene, -40, WIDTH + 40, HEIGHT - 190, HEIGHT + 30)) +
    drawTree(scene, 'cypress', 160, HEIGHT - 180, 330) +
    drawTree(scene, 'broad', 1800, HEIGHT - 120, 300) +
    drawTree(scene, 'cypress', 250, HEIGHT - 170, 260)
  );
}

function mountainView(scene: Scene, variant: number): string {
  const { mood, rng } = scene;
  const foot = [980, 1040, 900][variant % 3] as number;
  const hut = (x: number, y: number, s: number): string =>
    rect(x, y - s * 0.6, s, s * 0.6, scene.c('#7a5238')) +
    rect(x, y - s * 0.22, s, s * 0.22, scene.c('#d9d0bd')) +
    polygon(
      [
        [x - s * 0.16, y - s * 0.56],
        [x + s * 0.5, y - s],
        [x + s * 1.16, y - s * 0.56],
      ],
      mood.snow ? '#f4f6f3' : scene.c('#6b5a50'),
    ) +
    rect(x + s * 0.2, y - s * 0.48, s * 0.16, s * 0.16, mood.lamps > 0.1 ? '#f6cf82' : mood.glass[0]) +
    rect(x + s * 0.62, y - s * 0.48, s * 0.16, s * 0.16, mood.lamps > 0.1 ? '#f6cf82' : mood.glass[0]);
  return (
    drawSky(scene, { horizon: foot }) +
    drawMountains(scene, { left: -250, right: WIDTH + 250, foot, height: 760, peaks: 4, haze: 0.5, snowline: 0.44 }) +
    drawMountains(scene, { left: -100, right: WIDTH + 300, foot, height: 470, peaks: 5, haze: 0.26, snowline: 0.86 }) +
    drawHills(scene, -50, WIDTH + 50, foot + 20, 240, scene.far(mood.leaf[0], 0.34)) +
    drawForestEdge(scene, -30, WIDTH + 30, foot + 30, 110, scene.far(mood.leaf[0], 0.22)) +
    rect(0, foot + 26, WIDTH, HEIGHT - foot, mood.grass[1]) +
    drawHills(scene, -50, WIDTH + 50, HEIGHT, HEIGHT - foot + 30, mix(mood.grass[1], mood.grass[0], 0.5)) +
    [0.2, 0.34, 0.52, 0.74]
      .map((x, i) => hut(WIDTH * x, foot + 110 + i * 34 + rng.range(0, 40), 74 + i * 18))
      .join('') +
    drawSpire(scene, WIDTH * 0.44, foot + 150, 230, 0.12) +
    drawForestEdge(scene, -30, WIDTH * 0.34, HEIGHT - 120, 190, scene.c(mood.leaf[0])) +
    drawHills(scene, -50, WIDTH + 50, HEIGHT + 40, 240, mood.grass[0]) +
    [0.06, 0.13, 0.88, 0.95]
      .map((x, i) => drawTree(scene, 'spruce', WIDTH * x, HEIGHT - 30 - (i % 2) * 60, 430 + (i % 3) * 110))
      .join('') +
    cows(scene)
  );
}

function cows(scene: Scene): string {
  if (scene.mood.snow) return '';
  return [
    [820, 1390, 1],
    [1040, 1430, 1.2],
    [1320, 1380, 0.9],
  ]
    .map(([x, y, k]) => {
      const s = 52 * (k as number);
      const [cx, cy] = [x as number, y as number];
      const hide = scene.c('#8a5f42');
      return (
        rect(cx - s, cy - s * 0.95, s * 1.9, s * 0.62, hide, `rx="${short(s * 0.2)}"`) +
        rect(cx - s * 0.2, cy - s * 0.95, s * 0.5, s * 0.5, scene.c('#f3ead6'), `rx="${short(s * 0.16)}"`) +
        [-0.9, -0.6, 0.5, 0.74]
          .map((dx) => rect(cx + dx * s, cy - s * 0.4, s * 0.13, s * 0.4, darken(hide, 0.2)))
          .join('') +
        polygon(
          [
            [cx - s, cy - s * 0.9],
            [cx - s * 1.46, cy - s * 0.72],
            [cx - s * 1.4, cy - s * 0.44],
            [cx - s * 0.95, cy - s * 0.5],
          ],
          hide,
        )
      );
    })
    .join('');
}

function townView(scene: Scene, variant: number): string {
  const { mood } = scene;
  const line = 640;
  return (
    drawSky(scene, { horizon: line + 60 }) +
    drawMountains(scene, {
      left: -100,
      right: WIDTH + 100,
      foot: line,
      height: 260,
      peaks: 8,
      haze: 0.72,
      snowline: 0.4,
    }) +
    drawHills(scene, -50, WIDTH + 50, line + 40, 190, scene.far(mood.leaf[1], 0.56)) +
    rect(0, line + 30, WIDTH, HEIGHT, scene.c(mood.leaf[0])) +
    drawTownRow(scene, -40, WIDTH + 20, line + 130, 150, 0.5) +
    drawSpire(scene, WIDTH * 0.24, line + 150, 380, 0.4) +
    drawTownRow(scene, -70, WIDTH + 20, line + 260, 210, 0.3) +
    Array.from({ length: 5 }, (_, i) => drawTree(scene, 'broad', i * 460 + 60, line + 300, 150, false)).join('') +
    (variant % 2
      ? drawMinster(scene, WIDTH * 0.56, line + 330, 560)
      : drawClockSpire(scene, WIDTH * 0.66, line + 400, 720)) +
    drawOldTown(scene, -60, WIDTH + 40, HEIGHT - 340 + 60, 330) +
    Array.from({ length: 4 }, (_, i) => drawTree(scene, 'round', i * 560 + 160, HEIGHT - 190, 200, false)).join('') +
    drawOldTown(scene, -120, WIDTH + 80, HEIGHT + 190, 470)
  );
}

function countryView(scene: Scene, variant: number): string {
  const { mood, rng } = scene;
  const line = [620, 700][variant % 2] as number;
  const fields = [0, 1, 2, 3].map((i) =>
    drawHills(
      scene,
      -60,
      WIDTH + 60,
      line + 340 + i * 250,
      330 + i * 40,
      [
        mix(mood.grass[1], '#e6cf86', mood.snow ? 0 : 0.35),
        mix(mood.grass[1], mood.grass[0], 0.4),
        mix(mood.grass[0], '#d9b85c', mood.snow ? 0 : 0.2),
        mood.grass[0],
      ][i] as string,
    ),
  );
  const rows = Array.from({ length: 12 }, (_, i): readonly [Point, Point] => [
    [WIDTH * 0.3 + i * 52, line + 330],
    [WIDTH * 0.02 + i * 120, HEIGHT],
  ]);
  const road = path(
    `M${WIDTH * 0.72} ${line + 150}C${WIDTH * 0.5} ${line + 330} ${WIDTH * 0.9} ${line + 470} ${WIDTH * 0.56} ${HEIGHT + 10}h${WIDTH * 0.16}C${WIDTH * 0.98} ${line + 470} ${WIDTH * 0.54} ${line + 330} ${WIDTH * 0.735} ${line + 150}z`,
    scene.c('#e6dcc4'),
  );
  return (
    drawSky(scene, { horizon: line }) +
    drawMountains(scene, {
      left: -100,
      right: WIDTH + 100,
      foot: line,
      height: 300,
      peaks: 8,
      haze: 0.68,
      snowline: 0.46,
    }) +
    drawHills(scene, -60, WIDTH + 60, line + 30, 200, scene.far(mood.leaf[1], 0.5)) +
    drawForestEdge(scene, -20, WIDTH * 0.5, line + 24, 70, scene.far(mood.leaf[0], 0.4)) +
    rect(0, line, WIDTH, HEIGHT - line, mood.grass[0]) +
    fields[0] +
    drawTownRow(scene, WIDTH * 0.6, WIDTH * 0.8, line + 130, 70, 0.26) +
    drawSpire(scene, WIDTH * 0.7, line + 132, 230, 0.2) +
    fields[1] +
    fields[2] +
    road +
    (mood.snow ? '' : segments(rows, darken(mood.grass[0], 0.12), 9, 'stroke-opacity=".35"')) +
    drawForestEdge(scene, -20, WIDTH * 0.3, line + 330, 120, scene.far(mood.leaf[0], 0.14)) +
    [0.44, 0.5, 0.9].map((x) => drawTree(scene, 'poplar', WIDTH * x, line + 360 + rng.range(0, 60), 230)).join('') +
    [0.1, 0.3, 0.86].map((x, i) => drawTree(scene, 'broad', WIDTH * x, HEIGHT - 110 + i * 34, 330 + i * 40)).join('')
  );
}
