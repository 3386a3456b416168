import type { Random } from '../../random.ts';
import { between, farthestFirst, type Point } from '../paint/camera.ts';
import type { Spot } from '../paint/canvas.ts';
import { type Colour, colour, colours, darker, lighter, mix } from '../paint/colour.ts';
import type { HomeLook, Season } from '../paint/drawing.ts';
import { lit } from '../paint/light.ts';
import { blade, rounded } from '../paint/outlines.ts';
import type { Scene } from '../paint/scene.ts';

const LEAVES: Readonly<Record<Season, readonly Colour[]>> = {
  spring: colours('#8db06a #a3bd72 #d9a7ae #e8c4c4 #7da36c'),
  summer: colours('#5f8a56 #6f9656 #527a52 #7d9c5a #48705a'),
  autumn: colours('#c58a3e #b5653a #d3a24c #8f8a4a #a04f38'),
  winter: colours('#7c8078 #8a8a80'),
};
type Tree = 'leaf' | 'fir' | 'poplar' | 'palm';

const NEEDLES = colours('#3f6350 #35594c #4a6b52');
const BARK = colour('#6a5546');

/** Draws a tree that stands on a point, `high` metres tall. */
export function drawTree(scene: Scene, foot: Point, high: number, season: Season, kind: Tree): void {
  const { camera, canvas, light } = scene;
  const [x, y] = camera.spot(foot);
  const unit = camera.scale(foot);
  const size = high * unit;
  canvas.ellipse(
    [x - light.direction[0] * size * 0.25, y + size * 0.01],
    size * 0.34,
    size * 0.05,
    darker(light.shade, 0.6),
    { opacity: 0.1 + light.contrast * 0.18 },
  );
  if (kind === 'fir') {
    drawFir(scene, [x, y], size, season);
    return;
  }
  const trunk = lit(BARK, [0, 0, -1], light);
  canvas.polygon(
    [
      [x - size * 0.022, y],
      [x + size * 0.022, y],
      [x + size * 0.012, y - size * 0.5],
      [x - size * 0.012, y - size * 0.5],
    ],
    trunk,
  );
  if (kind === 'palm') drawPalm(scene, [x, y - size], size);
  else if (season === 'winter') drawBare(scene, [x, y - size * 0.3], size * 0.66, trunk);
  else drawLeaves(scene, [x, y], { size, season, isSlim: kind === 'poplar' });
}

function drawLeaves(
  scene: Scene,
  [x, y]: Spot,
  { size, season, isSlim }: { size: number; season: Season; isSlim: boolean },
): void {
  const { random } = scene;
  const tone = random.pick(LEAVES[season]);
  const wide = isSlim ? size * 0.13 : size * random.range(0.26, 0.36);
  const middle: Spot = [x, y - size * (isSlim ? 0.55 : 0.66)];
  drawCrown(scene, middle, [wide, isSlim ? size * 0.45 : size * 0.33], tone);
}

/** Overlapping clumps: dark below, bright towards the sun. */
function drawCrown(scene: Scene, [x, y]: Spot, [wide, high]: Spot, tone: Colour): void {
  const { canvas, random, light } = scene;
  const side = Math.sign(light.direction[0]);
  const dark = lit(darker(tone, 0.28), [0, -1, 0], light);
  const bright = lit(tone, light.direction, light);
  drawClump(scene, [x, y], wide, high, dark);
  for (let index = 0; index < 7; index++) {
    const [dx, dy] = [random.range(-0.55, 0.55), random.range(-0.6, 0.45)];
    const share = Math.min(1, Math.max(0, 0.5 + dx * side * 0.7 - dy * 0.55));
    const size = random.range(0.3, 0.5);
    drawClump(scene, [x + dx * wide, y + dy * high], wide * size, high * size, mix(dark, bright, share), 0.8);
  }
  for (let index = 0; index < 16; index++) {
    const [dx, dy] = [random.range(-0.7, 0.7), random.range(-0.75, 0.5)];
    canvas.ellipse([x + dx * wide, y + dy * high], wide * 0.06, wide * 0.045, lighter(bright, 0.18), { opacity: 0.35 });
  }
}

function drawClump(
  { canvas, random }: Scene,
  [x, y]: Spot,
  wide: number,
  high: number,
  tone: Colour,
  opacity = 1,
): void {
  const lobes = 9;
  const points = Array.from({ length: lobes }, (_, index): Spot => {
    const angle = (index / lobes) * 2 * Math.PI;
    const reach = random.range(0.86, 1.08);
    return [x + Math.cos(angle) * wide * reach, y + Math.sin(angle) * high * reach];
  });
  canvas.path(rounded(points), tone, { opacity });
}

function drawFir({ canvas, random, light }: Scene, [x, y]: Spot, size: number, season: Season): void {
  const tone = random.pick(NEEDLES);
  const [left, right] = [lit(tone, [-1, 0.2, -0.3], light), lit(tone, [1, 0.2, -0.3], light)];
  canvas.rectangle(x - size * 0.015, y - size * 0.12, size * 0.03, size * 0.12, lit(BARK, [0, 0, -1], light));
  const tiers = 5;
  for (let tier = 0; tier < tiers; tier++) {
    const low = y - size * (0.08 + tier * 0.17);
    const top = low - size * 0.34;
    const wide = size * 0.2 * (1 - tier / (tiers + 0.8));
    canvas.polygon(
      [
        [x - wide, low],
        [x, low + wide * 0.18],
        [x, top],
        [x - wide * 0.1, top],
      ],
      left,
    );
    canvas.polygon(
      [
        [x + wide, low],
        [x, low + wide * 0.18],
        [x, top],
        [x + wide * 0.1, top],
      ],
      right,
    );
    if (season === 'winter')
      canvas.polygon(
        [
          [x - wide * 0.72, low - size * 0.03],
          [x, low - size * 0.07],
          [x + wide * 0.6, low - size * 0.03],
          [x, top],
        ],
        colour('#f2f5f5'),
        { opacity: 0.85 },
      );
  }
}

function drawBare({ canvas, random }: Scene, foot: Spot, size: number, tone: Colour): void {
  const grow = ([x, y]: Spot, angle: number, length: number, depth: number): void => {
    const end: Spot = [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
    canvas.line([[x, y], end], tone, Math.max(0.8, length * 0.07), 0.9);
    if (depth === 0) return;
    for (const turn of [-0.5, 0.08, 0.55])
      grow(end, angle + turn + random.range(-0.14, 0.14), length * random.range(0.55, 0.74), depth - 1);
  };
  grow(foot, random.range(-0.06, 0.06), size * 0.36, 3);
}

function drawPalm({ canvas, random, light }: Scene, [x, y]: Spot, size: number): void {
  const tone = lit(colour('#5d8556'), light.direction, light);
  canvas.line(
    [
      [x, y + size],
      [x + size * 0.02, y + size * 0.5],
      [x, y],
    ],
    lit(BARK, [0, 0, -1], light),
    size * 0.035,
  );
  for (let index = 0; index < 11; index++) {
    const angle = (index / 10) * Math.PI * 1.15 - 0.25;
    const reach = size * random.range(0.24, 0.34);
    const end: Spot = [x + Math.cos(angle) * reach, y - Math.sin(angle) * reach * 0.6 + reach * 0.25];
    const [middle, top] = [(x + end[0]) / 2, Math.min(y, end[1])];
    canvas.path(
      blade([x, y], end, [
        [middle, top - reach * 0.3],
        [middle, top - reach * 0.1],
      ]),
      mix(tone, darker(tone, 0.4), index % 2 ? 0.5 : 0),
    );
  }
}

/** Draws a row of bushes from one point to another. */
export function drawBushes(scene: Scene, from: Point, to: Point, high: number, season: Season): void {
  const { camera, random, light } = scene;
  const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[2] - from[2]) / (high * 1.1)));
  const base = season === 'winter' ? colour('#8a9088') : random.pick(LEAVES[season === 'spring' ? 'summer' : season]);
  const feet = Array.from({ length: count }, (_, index) => between(from, to, index / (count - 1)));
  for (const foot of farthestFirst(feet, (foot) => camera.depth(foot))) {
    if (camera.depth(foot) < 0.8) continue;
    const size = high * camera.scale(foot) * random.range(0.8, 1.2);
    const [x, y] = camera.spot(foot);
    drawClump(scene, [x, y - size * 0.4], size * 0.72, size * 0.5, lit(darker(base, 0.2), [0, -0.5, 0], light));
    drawClump(
      scene,
      [x + Math.sign(light.direction[0]) * size * 0.14, y - size * 0.55],
      size * 0.5,
      size * 0.34,
      lit(base, light.direction, light),
    );
    if (season === 'winter') drawClump(scene, [x, y - size * 0.72], size * 0.46, size * 0.18, colour('#f4f6f6'), 0.9);
    else if (season !== 'autumn' && random.chance(0.3)) drawBlossoms(scene, [x, y - size * 0.55], size * 0.5);
  }
}

const BLOSSOMS = colours('#e8a0a8 #f2d27a #f4f0e6 #c9a0c8 #e27d60');

function drawBlossoms({ canvas, random }: Scene, [x, y]: Spot, size: number): void {
  const tone = random.pick(BLOSSOMS);
  for (let index = 0; index < 7; index++)
    canvas.ellipse(
      [x + random.range(-1, 1) * size, y + random.range(-0.6, 0.6) * size],
      size * 0.09,
      size * 0.09,
      tone,
    );
}

/** The kind of a tree that grows around a home. */
export function treeKind(random: Random, look: HomeLook): Tree {
  if (look.isSouth && random.chance(0.35)) return 'palm';
  if (look.isAlpine) return random.chance(0.65) ? 'fir' : 'leaf';
  return random.weighted([
    ['leaf', 7],
    ['fir', 1.4],
    ['poplar', 1.2],
  ]);
}
