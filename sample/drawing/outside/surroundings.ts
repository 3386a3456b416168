import type { Random } from '../../random.ts';
import { FRAME, type Spot } from '../paint/canvas.ts';
import { type Colour, colour, colours, darker, lighter, mix } from '../paint/colour.ts';
import type { HomeLook, Season } from '../paint/drawing.ts';
import { hazy, type Light } from '../paint/light.ts';
import { smooth } from '../paint/outlines.ts';
import type { Scene } from '../paint/scene.ts';

/** Colours of grass by season. */
const GRASS: Readonly<Record<Season, readonly Colour[]>> = {
  spring: colours('#8fb56a #9cbf6e #86ad72'),
  summer: colours('#7d9e58 #8aa65a #6f9560'),
  autumn: colours('#a8a05c #9c9a5e #b3a566'),
  winter: colours('#eef1f2 #e6ecef #f3f2ee'),
};

/** Colour of the meadows of a home. */
export const grassOf = (random: Random, season: Season): Colour => random.pick(GRASS[season]);

/** Draws the sky, with clouds, the sun or the moon. */
export function drawSky({ canvas, light, random }: Scene, horizon: number): void {
  const [zenith, middle, low] = light.sky;
  const { width } = FRAME;
  canvas.rectangle(
    0,
    0,
    width,
    horizon + 4,
    canvas.gradient(
      [0, 0],
      [0, horizon],
      [
        [0, zenith],
        [0.55, middle],
        [1, low],
      ],
    ),
  );
  const sun: Spot = [
    width * (light.direction[0] > 0 ? random.range(0.62, 0.95) : random.range(0.05, 0.38)),
    horizon * random.range(0.1, 0.75),
  ];
  if (light.name !== 'overcast') {
    const reach = random.range(260, 520);
    canvas.ellipse(
      sun,
      reach,
      reach,
      canvas.glow(sun, reach, [
        [0, light.sun, 0.85],
        [0.35, light.sun, 0.28],
        [1, light.sun, 0],
      ]),
    );
    if (light.name === 'evening' || random.chance(0.3))
      canvas.ellipse(sun, 26, 26, lighter(light.sun, 0.55), { opacity: 0.9 });
  }
  const clouds = light.name === 'overcast' ? random.int(5, 8) : random.int(0, 5);
  for (let index = 0; index < clouds; index++) drawCloud(canvas, light, random, horizon);
}

function drawCloud(canvas: Scene['canvas'], light: Light, random: Random, horizon: number): void {
  const [x, y] = [random.range(-100, FRAME.width), horizon * random.range(0.05, 0.8)];
  const wide = random.range(140, 420) * (0.5 + (1 - y / horizon) * 0.7);
  const high = wide * random.range(0.12, 0.26);
  const bumps = random.int(4, 7);
  const top = Array.from({ length: bumps }, (_, index): Spot => {
    const share = index / (bumps - 1);
    return [x + share * wide, y - Math.sin(share * Math.PI) * high * random.range(0.5, 1.2)];
  });
  const fill = canvas.gradient(
    [0, y - high],
    [0, y + high * 0.3],
    [
      [0, light.cloud, 0.85],
      [1, mix(light.cloud, light.sky[1], 0.5), 0.1],
    ],
  );
  const outline = `${smooth([[x - wide * 0.1, y + high * 0.2], ...top, [x + wide * 1.1, y + high * 0.2]])}Z`;
  canvas.path(outline, fill);
}

/** Ridges of mountains or hills, from the farthest to the nearest. */
export function drawRidges(scene: Scene, look: HomeLook, horizon: number): void {
  const { random } = scene;
  const layers = look.isAlpine ? random.int(3, 4) : random.int(1, 3);
  for (let layer = 0; layer < layers; layer++) {
    const nearness = (layer + 1) / (layers + 1);
    if (look.isAlpine && layer < layers - 1) drawMountains(scene, look, horizon, nearness);
    else drawHills(scene, look, horizon, nearness);
  }
}

function drawMountains({ canvas, light, random }: Scene, look: HomeLook, horizon: number, nearness: number): void {
  const high = random.range(0.25, 0.62) * horizon * (1.1 - nearness * 0.7);
  const step = random.range(90, 190);
  const rock = hazy(mix(colour('#6f7f8e'), colour('#5f7360'), nearness), light, 0.62 - nearness * 0.45);
  const peaks: Spot[] = [];
  for (let x = -step; x < FRAME.width + step; x += step * random.range(0.5, 1)) {
    peaks.push([
      x,
      horizon - high * random.range(peaks.length % 2 === 0 ? 0.2 : 0.65, peaks.length % 2 === 0 ? 0.5 : 1),
    ]);
  }
  const edge: Spot[] = [[-200, horizon], ...peaks, [FRAME.width + 200, horizon]];
  canvas.polygon(
    [...edge, [FRAME.width + 200, horizon + 5], [-200, horizon + 5]],
    canvas.gradient(
      [0, horizon - high],
      [0, horizon],
      [
        [0, rock],
        [1, mix(rock, light.haze, 0.55)],
      ],
    ),
  );
  const isRight = light.direction[0] > 0;
  const snow = mix(lighter(light.sun, 0.5), light.haze, 0.15);
  edge.forEach(([x, y], index) => {
    const next = edge[isRight ? index + 1 : index - 1];
    if (!next || y >= next[1] || index === 0) return;
    const foot: Spot = [x + (isRight ? 1 : -1) * step * random.range(0.1, 0.3), horizon];
    canvas.polygon([[x, y], next, foot], light.sun, { opacity: 0.16 });
    const line = look.season === 'winter' ? 0.75 : 0.4;
    const share = (from: Spot, t: number): Spot => [x + (from[0] - x) * t, y + (from[1] - y) * t];
    const other = edge[isRight ? index - 1 : index + 1] ?? foot;
    if (y < horizon - high * 0.5)
      canvas.polygon(
        [
          [x, y],
          share(next, line),
          share(foot, line * 0.62),
          share([(next[0] + foot[0]) / 2, foot[1]], line * 0.4),
          share(other, line * 0.55),
        ],
        snow,
        { opacity: 0.88 },
      );
  });
}

function drawHills({ canvas, light, random }: Scene, look: HomeLook, horizon: number, nearness: number): void {
  const high = random.range(0.06, 0.2) * horizon * (look.isAlpine ? 1.6 : 1.2) * (1.15 - nearness * 0.5);
  const edge: Spot[] = [];
  const step = random.range(150, 320);
  for (let x = -step; x < FRAME.width + 2 * step; x += step) edge.push([x, horizon - high * random.range(0.25, 1)]);
  const wood =
    look.season === 'winter' ? colour('#8d9ea3') : look.season === 'autumn' ? colour('#a08a56') : colour('#5f8060');
  const tone = hazy(wood, light, 0.6 - nearness * 0.42);
  canvas.path(
    `${smooth([[-step, horizon], ...edge])}V${horizon + 6}H-${step}Z`,
    canvas.gradient(
      [0, horizon - high],
      [0, horizon],
      [
        [0, tone],
        [1, mix(tone, light.haze, 0.5)],
      ],
    ),
  );
}

/** A lake in front of the ridges. @param depth from its far shore to its near one, in the frame */
export function drawLake({ canvas, light, random }: Scene, horizon: number, depth: number): void {
  const water = mix(mix(light.sky[1], light.sky[0], 0.6), colour('#3f7f92'), 0.42);
  canvas.rectangle(
    0,
    horizon,
    FRAME.width,
    depth,
    canvas.gradient(
      [0, horizon],
      [0, horizon + depth],
      [
        [0, mix(light.sky[2], water, 0.45)],
        [0.5, water],
        [1, darker(water, 0.18)],
      ],
    ),
  );
  for (let index = 0; index < 26; index++) {
    const share = random.next() ** 1.6;
    const wide = random.range(20, 120) * (0.3 + share);
    canvas.rectangle(
      random.range(-50, FRAME.width),
      horizon + share * depth,
      wide,
      1 + 2.5 * share,
      lighter(light.sky[2], 0.4),
      { opacity: random.range(0.12, 0.42) },
    );
  }
  for (let index = random.int(0, 3); index > 0; index--) {
    const y = horizon + depth * random.range(0.08, 0.5);
    drawBoat(canvas, [random.range(60, FRAME.width - 60), y], 7 + ((y - horizon) / depth) * 26);
  }
}

function drawBoat(canvas: Scene['canvas'], [x, y]: Spot, size: number): void {
  const [near, far] = [y - 1, y + size * 0.22];
  canvas.polygon(
    [
      [x, y - size * 2.2],
      [x + size * 0.9, y - 2],
      [x, y - 2],
    ],
    WHITE_SAIL,
  );
  canvas.polygon(
    [
      [x - 1.5, y - size * 1.9],
      [x - size * 0.5, y - 2],
      [x - 1.5, y - 2],
    ],
    WHITE_SAIL,
    { opacity: 0.8 },
  );
  const hull: Spot[] = [
    [x - size * 0.6, near],
    [x + size, near],
    [x + size * 0.7, far],
    [x - size * 0.4, far],
  ];
  canvas.polygon(hull, colour('#5b4a3f'));
}

const WHITE_SAIL = colour('#fdf8ec');

const ROOFS = colours('#a8644c #97583f #7d5a4a #8a6f5c #6d6a68 #b0765a');
const WALLS = colours('#efe6d6 #e6dccb #dccfc0 #f2ead9 #d9c6ae #e8d3b8 #cfd3cf');

/** A far town or village along the horizon. */
export function drawSkyline(scene: Scene, look: HomeLook, horizon: number): void {
  const { random } = scene;
  const rows = look.around === 'city' ? 3 : look.around === 'town' ? 2 : 1;
  for (let row = 0; row < rows; row++) {
    const air = 0.62 - (row / 3) * 0.34;
    let x = look.around === 'village' ? random.range(0, 700) : -40;
    const end = look.around === 'village' ? x + random.range(200, 480) : FRAME.width;
    while (x < end) {
      x +=
        drawFarHouse(scene, look, [x, horizon + 3 + row * 4], air) *
        random.range(0.85, look.around === 'city' ? 1.02 : 1.8);
    }
  }
  if (look.around !== 'city' || random.chance(0.5))
    drawSteeple(scene, [random.range(80, FRAME.width - 80), horizon + 4]);
}

function drawFarHouse({ canvas, light, random }: Scene, look: HomeLook, [x, y]: Spot, air: number): number {
  const isTall = look.around === 'city';
  const wide = random.range(24, isTall ? 70 : 52);
  const high = isTall ? random.range(34, 105) : random.range(14, 34);
  const wall = hazy(random.pick(WALLS), light, air);
  const roof = hazy(look.season === 'winter' ? colour('#eceff0') : random.pick(ROOFS), light, air * 0.9);
  canvas.rectangle(x, y - high, wide, high + 4, wall);
  const ridge = random.range(0.16, 0.34) * wide;
  if (!isTall || random.chance(0.6))
    canvas.polygon(
      [
        [x - 3, y - high],
        [x + wide * 0.2, y - high - ridge],
        [x + wide * 0.8, y - high - ridge],
        [x + wide + 3, y - high],
      ],
      roof,
    );
  const window = light.isLit ? colour('#ffd890') : darker(wall, 0.35);
  for (let v = y - high + 7; v < y - 7; v += 13)
    for (let u = x + 6; u < x + wide - 8; u += 12)
      if (random.chance(0.72)) canvas.rectangle(u, v, 4.5, 6.5, window, { opacity: 0.6 });
  return wide;
}

function drawSteeple({ canvas, light, random }: Scene, [x, y]: Spot): void {
  const high = random.range(70, 120);
  const wall = hazy(colour('#eee4d2'), light, 0.3);
  canvas.rectangle(x, y - high, 22, high + 4, wall);
  canvas.polygon(
    [
      [x - 3, y - high],
      [x + 11, y - high - random.range(50, 100)],
      [x + 25, y - high],
    ],
    hazy(random.pick(ROOFS), light, 0.25),
  );
  canvas.ellipse([x + 11, y - high + 16], 6, 6, darker(wall, 0.4), { opacity: 0.7 });
}
