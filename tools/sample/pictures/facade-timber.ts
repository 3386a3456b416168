import { drawBalcony } from './balconies.ts';
import { type Colour, darken, lighten } from './colour.ts';
import { angleFor, type FacadeBrief, turn, windowRow } from './facade-parts.ts';
import { drawDoor, drawWindow, type WindowStyle } from './openings.ts';
import { drawChimney, drawFrontGable, drawHipRoof } from './roofs.ts';
import { type Camera, cuboid, panel, relief, type Wall } from './space.ts';
import {
  buildShell,
  drawGarden,
  drawSetting,
  drawSunVeil,
  frameBuilding,
  groundShadow,
  plant,
  shrub,
} from './stage.ts';
import { drawBench } from './street-props.ts';
import { type Point, polygons, segments } from './svg.ts';

interface Timber {
  readonly wood: Colour;
  readonly base: Colour;
  readonly roof: Colour;
  readonly shutters?: Colour;
}

const CHALETS: readonly Timber[] = [
  { wood: '#8a5a38', base: '#e9e2d2', roof: '#6b5a50', shutters: '#2f5d4c' },
  { wood: '#6c432b', base: '#bdb3a2', roof: '#7d6c60', shutters: '#a83e28' },
  { wood: '#b07d4e', base: '#f0e8d6', roof: '#59534d' },
  { wood: '#553626', base: '#d5cbb8', roof: '#85776b', shutters: '#e6dcc4' },
];

const FARMS: readonly Timber[] = [
  { wood: '#8f6844', base: '#e6dcc6', roof: '#8a4e3a', shutters: '#3f6351' },
  { wood: '#74543a', base: '#efe7d5', roof: '#9a5a42' },
  { wood: '#a1794f', base: '#d8ccb4', roof: '#75503f', shutters: '#5f7f8a' },
];

/** Boards or logs across a wall. */
function boards(wall: Wall, from: number, to: number, colour: Colour, step: number): string {
  const tone = wall.tone(colour);
  const lines = Array.from(
    { length: Math.floor((to - from) / step) },
    (_, i) => [wall.at(0, from + (i + 1) * step), wall.at(wall.width, from + (i + 1) * step)] as const,
  );
  return (
    panel(wall, 0, from, wall.width, to - from, tone) + segments(lines, darken(tone, 0.22), 2, 'stroke-opacity=".7"')
  );
}

/** Field stones of a base wall. */
export function fieldStones(wall: Wall, from: number, to: number, colour: Colour, size = 0.5): string {
  const { rng } = wall.scene;
  const shapes: [Point[][], Point[][]] = [[], []];
  for (let v = from; v < to - size * 0.3; v += size * 0.62)
    for (let u = rng.range(-size, 0); u < wall.width; ) {
      const w = size * rng.range(0.7, 1.5);
      const [l, r] = [Math.max(0.03, u + 0.03), Math.min(wall.width - 0.03, u + w - 0.03)];
      const top = Math.min(to - 0.02, v + size * 0.62 - 0.05);
      if (r > l + 0.1 && rng.chance(0.62))
        (rng.chance(0.5) ? shapes[0] : shapes[1]).push([
          wall.at(l, v + 0.03),
          wall.at(l + 0.05, top),
          wall.at(r - 0.03, top - 0.02),
          wall.at(r, v + 0.04),
        ]);
      u += w;
    }
  const tone = wall.tone(colour);
  return (
    panel(wall, 0, from, wall.width, to - from, tone) +
    polygons(shapes[0], lighten(tone, 0.14)) +
    polygons(shapes[1], darken(tone, 0.12))
  );
}

/** A chalet: stone base, dark timber, wide gable, balconies full of geraniums. */
export function drawChalet(brief: FacadeBrief): string {
  const { scene, variant, period } = brief;
  const plan = turn(variant + (period === 'before1919' ? 0 : 2), CHALETS);
  const [w, d, h] = [turn(variant, [11, 12.5, 10]), 10, turn(variant, [6.6, 7.2, 6.2])];
  const rise = w * 0.27;
  const camera = frameBuilding({
    w: w + 3,
    h: h + rise + 2,
    d,
    angle: angleFor(variant + (period === 'before1919' ? 0 : 1), [0.3, -0.32, 0.42]),
    eye: 2,
    across: 0.5,
  });
  const body = { x: 0, y: 0, z: 0, w, d, h };
  const shell = buildShell(scene, camera, body, plan.wood);
  const walls = [shell.left, shell.right, shell.front].filter((wall) => wall.visible);
  const style: WindowStyle = { frame: '#f4eddb', panes: [2, 2], ...(plan.shutters ? { shutters: plan.shutters } : {}) };
  const sides = walls
    .filter((wall) => wall.facing !== 'front')
    .map((wall) => windowRow(wall, 3, 3.6, [0.95, 1.2], style) + windowRow(wall, 3, 0.9, [0.9, 1.1], style))
    .join('');
  return (
    drawSetting(scene, camera, 'mountain', ['spruce', 'spruce', 'broad'], w, d) +
    drawGarden(scene, camera, w * 0.24) +
    groundShadow(scene, camera, w, d, h) +
    drawChimney(scene, camera, w * 0.62, d * 0.45, h + rise * 0.55, 2.2) +
    shell.svg +
    walls.map((wall) => boards(wall, 2.6, h, plan.wood, 0.42) + fieldStones(wall, 0, 2.6, plan.base)).join('') +
    sides +
    chaletFront(shell.front, plan, style) +
    drawFrontGable(scene, camera, body, { colour: plan.roof, rise, overhang: 1.5 }, plan.wood) +
    chaletGable(shell.front, plan, style, h) +
    woodPile(brief, camera, w) +
    drawSunVeil(scene)
  );
}

function chaletFront(wall: Wall, plan: Timber, style: WindowStyle): string {
  const w = wall.width;
  const ground = [0.5, 0.78]
    .map((t) =>
      drawWindow(
        wall,
        { u: w * t - 0.5, v: 0.9, w: 1, h: 1.2 },
        { ...style, surround: lighten(plan.base, 0.4), flowers: true },
      ),
    )
    .join('');
  const door = drawDoor(
    wall,
    { u: w * 0.24 - 0.6, v: 0.1, w: 1.2, h: 2.1 },
    { colour: darken(plan.wood, 0.2), surround: lighten(plan.base, 0.4), arch: true, steps: 1 },
  );
  const upper = [0.18, 0.5, 0.82]
    .map((t) => drawWindow(wall, { u: w * t - 0.55, v: 3.5, w: 1.1, h: 1.5 }, style))
    .join('');
  const balcony = drawBalcony(wall, {
    u: w * 0.04,
    v: 3,
    w: w * 0.92,
    out: 1.25,
    kind: 'carved',
    colour: darken(plan.wood, 0.14),
    slab: plan.wood,
  });
  return ground + door + upper + balcony + geraniums(wall, w * 0.05, 3.98, w * 0.9, 1.3);
}

function chaletGable(wall: Wall, plan: Timber, style: WindowStyle, h: number): string {
  const w = wall.width;
  return (
    drawWindow(wall, { u: w / 2 - 0.85, v: h - 0.5, w: 1.7, h: 1.5 }, { frame: style.frame, panes: [3, 2] }) +
    drawBalcony(wall, {
      u: w * 0.28,
      v: h - 1,
      w: w * 0.44,
      out: 1,
      kind: 'carved',
      colour: darken(plan.wood, 0.1),
      slab: plan.wood,
    }) +
    geraniums(wall, w * 0.29, h - 0.02, w * 0.42, 1.05)
  );
}

/** A hanging band of red flowers along a balcony. */
export function geraniums(wall: Wall, u: number, v: number, w: number, out: number): string {
  const { scene } = wall;
  const { rng, mood } = scene;
  if (mood.snow) return panel(wall, u, v, w, 0.12, '#f2f4f0', out);
  const count = Math.round(w * 3);
  const tufts = (low: number, high: number, k: number): Point[] =>
    Array.from({ length: count * 2 + 1 }, (_, i) =>
      wall.at(u + (w * i) / (count * 2), v + (i % 2 ? rng.range(low, high) : k), out),
    );
  const green = [...tufts(0.1, 0.2, 0.02), ...tufts(-0.3, -0.16, -0.06).reverse()];
  const size = Math.abs(wall.at(u, v)[1] - wall.at(u, v + 0.09)[1]);
  const dots = Array.from({ length: count * 2 }, () => {
    const [x, y] = wall.at(u + rng.range(0, w), v + rng.range(-0.2, 0.14), out);
    return [
      [x - size, y],
      [x, y - size],
      [x + size, y],
      [x, y + size],
    ] as Point[];
  });
  return (
    polygons([green], scene.c(mood.leaf[1])) + polygons(dots, wall.tone(rng.pick(['#c8472b', '#c03a35', '#d4694f'])))
  );
}

function woodPile(brief: FacadeBrief, camera: Camera, w: number): string {
  const { scene, variant } = brief;
  const side = variant % 2 ? -2.4 : w + 2.6;
  const fence =
    Array.from({ length: 12 }, (_, i) =>
      cuboid(scene, camera, { x: w * 0.5 + i * 1.5, y: -6, z: 0, w: 0.12, d: 0.12, h: 1 }, '#8f7355'),
    ).join('') +
    [0.4, 0.8]
      .map((z) => cuboid(scene, camera, { x: w * 0.5, y: -6.05, z, w: 17, d: 0.06, h: 0.12 }, '#a1825f'))
      .join('');
  return (
    plant(scene, camera, 'spruce', [side, -1.6], 9) +
    plant(scene, camera, 'spruce', [variant % 2 ? -5 : w + 5.4, -3.4], 7) +
    drawBench(scene, camera, [w * 0.62, -1.2], '#7a5a3e') +
    shrub(scene, camera, [w * 0.93, -0.8], 1.3) +
    fence
  );
}

/** A Bernese farm house: a mighty hipped roof over rows of small windows, a ramp of stone, a dung-hill's worth of calm. */
export function drawFarmHouse(brief: FacadeBrief): string {
  const { scene, variant } = brief;
  const plan = turn(variant, FARMS);
  const [w, d, h] = [turn(variant, [19, 17, 21]), 14, 6.4];
  const rise = turn(variant, [7.6, 7, 8.2]);
  const camera = frameBuilding({
    w: w + 5,
    h: h + rise + 1,
    d,
    angle: angleFor(variant, [0.32, -0.3, 0, 0.4, -0.4]),
    eye: turn(variant, [2, 3]),
    across: 0.5,
    fill: 1.02,
  });
  const body = { x: 0, y: 0, z: 0, w, d, h };
  const shell = buildShell(scene, camera, body, plan.wood, 2);
  const walls = [shell.left, shell.right, shell.front].filter((wall) => wall.visible);
  const style: WindowStyle = {
    frame: '#f6f0e0',
    panes: [2, 3],
    ...(plan.shutters ? { shutters: plan.shutters } : { surround: '#efe6d0' }),
  };
  const front = shell.front;
  const dwelling = w * 0.62;
  const rows = [0, 1]
    .map((floor) =>
      Array.from({ length: 5 }, (_, i) =>
        drawWindow(
          front,
          { u: dwelling * ((i + 0.5) / 5) - 0.45, v: 1.3 + floor * 2.6, w: 0.9, h: 1.25 },
          { ...style, flowers: true },
        ),
      ).join(''),
    )
    .join('');
  const barn = drawDoor(
    front,
    { u: w * 0.72, v: 0.05, w: 3.6, h: 3.6 },
    { colour: darken(plan.wood, 0.16), surround: plan.base, arch: variant % 2 === 0 },
  );
  return (
    drawSetting(scene, camera, brief.view, ['broad', 'broad', 'poplar'], w, d) +
    drawGarden(scene, camera, w * 0.31) +
    groundShadow(scene, camera, w, d, h) +
    shell.svg +
    walls
      .map(
        (wall) =>
          boards(wall, 0.9, h, plan.wood, 0.5) +
          fieldStones(wall, 0, 0.9, plan.base, 0.6) +
          relief(wall, { u: 0, v: 3.45, w: wall.width, h: 0.16, out: 0.12 }, darken(plan.wood, 0.25)) +
          (wall.facing === 'front' ? '' : windowRow(wall, 4, 3.9, [0.9, 1.2], style)),
      )
      .join('') +
    rows +
    barn +
    drawBalcony(front, {
      u: 0.4,
      v: 3.6,
      w: dwelling - 0.8,
      out: 1.1,
      kind: 'carved',
      colour: darken(plan.wood, 0.08),
      slab: plan.wood,
    }) +
    geraniums(front, 0.5, 4.58, dwelling - 1, 1.15) +
    Array.from({ length: 2 }, (_, i) =>
      drawWindow(
        front,
        { u: dwelling * (0.3 + i * 0.4) - 0.5, v: 4.75, w: 0.9, h: 1.2 },
        { frame: style.frame, panes: [2, 2] },
      ),
    ).join('') +
    drawHipRoof(scene, camera, body, { colour: plan.roof, rise, overhang: 2 }, 0.46) +
    drawChimney(scene, camera, w * 0.4, d * 0.3, h + rise * 0.66, 2.4) +
    farmYard(brief, camera, w) +
    drawSunVeil(scene)
  );
}

function farmYard(brief: FacadeBrief, camera: Camera, w: number): string {
  const { scene, variant } = brief;
  const side = variant % 2 ? -2 : w + 2;
  const trough =
    cuboid(scene, camera, { x: w * 0.52, y: -4, z: 0, w: 2.6, d: 0.9, h: 0.6 }, '#b5ad9c') +
    cuboid(scene, camera, { x: w * 0.52 + 0.1, y: -3.9, z: 0.58, w: 2.4, d: 0.7, h: 0.02 }, '#7fa3a5') +
    cuboid(scene, camera, { x: w * 0.52 + 1.2, y: -3.1, z: 0, w: 0.25, d: 0.25, h: 1.5 }, '#a39b8a');
  return (
    plant(scene, camera, 'broad', [side, -4], 9.5) +
    [0.06, 0.16, 0.26, 0.4, 0.48].map((t) => shrub(scene, camera, [w * t, -1.6], 1.3)).join('') +
    trough
  );
}
