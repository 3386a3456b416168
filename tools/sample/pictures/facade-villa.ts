import { drawBalcony } from './balconies.ts';
import { type Colour, darken, lighten } from './colour.ts';
import { angleFor, type FacadeBrief, turn, windowRow } from './facade-parts.ts';
import { drawDoor, drawGlass, drawWindow, type WindowStyle } from './openings.ts';
import { drawChimney, drawDormer, drawFlatRoof } from './roof-details.ts';
import { drawHipRoof, drawMansard } from './roofs.ts';
import { type Camera, cuboid, panel, relief, type Wall, yard } from './space.ts';
import {
  buildShell,
  drawGarden,
  drawSetting,
  drawSunVeil,
  frameBuilding,
  groundShadow,
  hedge,
  plant,
  type Shell,
  shrub,
} from './stage.ts';
import { polygon } from './svg.ts';
import type { TreeKind } from './trees.ts';

interface VillaPlan {
  readonly wall: Colour;
  readonly stone: Colour;
  readonly roof: Colour;
  readonly shutters?: Colour;
  readonly mansard: boolean;
}

const PLANS: readonly VillaPlan[] = [
  { wall: '#efe3c8', stone: '#faf4e6', roof: '#6e7573', shutters: '#7f9690', mansard: true },
  { wall: '#d9b08c', stone: '#f1e7d3', roof: '#8d5140', shutters: '#3f6353', mansard: false },
  { wall: '#cdd3c4', stone: '#f2eee0', roof: '#5d6666', mansard: true },
  { wall: '#f2ead9', stone: '#d5c7aa', roof: '#97573f', shutters: '#4b6f84', mansard: false },
];

/** Villas: stately before the wars, flat and full of glass today. */
export const drawVilla = (brief: FacadeBrief): string =>
  brief.period === 'after2006' || (brief.period === '1920-1960' && brief.variant % 2 === 0)
    ? modernVilla(brief)
    : stateVilla(brief);

function stateVilla(brief: FacadeBrief): string {
  const { scene, variant } = brief;
  const plan = turn(variant, PLANS);
  const [w, d, h] = [turn(variant, [15, 13.5, 16]), 12, 8.6];
  const rise = plan.mansard ? 3.6 : 4.6;
  const angle = angleFor(variant, [0, 0.36, -0.34, 0.3]);
  const camera = frameBuilding({ w: w + 6, h: h + rise + 2, d: angle ? d : 3, angle, eye: turn(variant, [2.2, 3]) });
  const body = { x: 0, y: 0, z: 0, w, d, h };
  const shell = buildShell(scene, camera, body, plan.wall, plan.mansard ? 0 : 1);
  const roof = plan.mansard
    ? drawMansard(scene, camera, body, plan.roof, rise)
    : drawHipRoof(scene, camera, body, { colour: plan.roof, rise, overhang: 1 }, 0.3);
  const dormers = [0.22, 0.5, 0.78]
    .map((t) =>
      drawDormer(scene, camera, [w * t - 0.75, plan.mansard ? 0.4 : 1.2, h + 0.5], [1.5, 1.7], {
        wall: plan.stone,
        roof: plan.roof,
        window: { frame: '#fbf7ec', panes: [2, 2] },
      }),
    )
    .join('');
  return (
    drawSetting(scene, camera, brief.view, ['broad', 'cypress', 'broad'], w, d) +
    drawGarden(scene, camera, w / 2) +
    groundShadow(scene, camera, w, d, h) +
    drawChimney(scene, camera, w * 0.2, d * 0.6, h + rise * 0.6, 3) +
    shell.svg +
    [shell.left, shell.right, shell.front]
      .filter((wall) => wall.visible)
      .map((wall) => dress(wall, plan, h))
      .join('') +
    roof +
    dormers +
    portico(brief, camera, shell.front, plan, w) +
    estate(brief, camera, w) +
    drawSunVeil(scene)
  );
}

/** Plinth, two rows of windows, string course and cornice of a wall; the middle of the front is the portico's. */
function dress(wall: Wall, plan: VillaPlan, h: number): string {
  const front = wall.facing === 'front';
  const [bays, skip] = front ? [5, [2]] : [4, []];
  const style: WindowStyle = {
    frame: '#fbf7ec',
    surround: plan.stone,
    sill: plan.stone,
    panes: [2, 3],
    ...(plan.shutters ? { shutters: plan.shutters } : {}),
  };
  return (
    relief(wall, { u: 0, v: 0, w: wall.width, h: 0.8, out: 0.12 }, darken(plan.stone, 0.2), 0) +
    windowRow(wall, bays, 1.5, [1.15, 2.2], { ...style, crown: plan.shutters ? 'none' : 'cornice' }, skip) +
    windowRow(wall, bays, 5.2, [1.15, 1.9], style, skip) +
    relief(wall, { u: 0, v: 4.4, w: wall.width, h: 0.22, out: 0.14 }, plan.stone) +
    relief(wall, { u: -0.1, v: h - 0.45, w: wall.width + 0.2, h: 0.45, out: 0.4 }, plan.stone)
  );
}

function portico(brief: FacadeBrief, camera: Camera, wall: Wall, plan: VillaPlan, w: number): string {
  const { scene } = brief;
  const m = w / 2;
  const door = drawDoor(
    wall,
    { u: m - 0.8, v: 0.5, w: 1.6, h: 2.9 },
    { colour: '#0e5a4b', surround: plan.stone, arch: true },
  );
  const upper = drawWindow(
    wall,
    { u: m - 0.9, v: 4.95, w: 1.8, h: 2.4 },
    { frame: '#fbf7ec', surround: plan.stone, crown: 'arch', panes: [2, 3] },
  );
  const steps = [0, 1, 2]
    .map((i) =>
      cuboid(
        scene,
        camera,
        { x: m - 2.3 - i * 0.2, y: -2.3 - i * 0.35, z: 0, w: 4.6 + i * 0.4, d: 2.3 + i * 0.35, h: 0.5 - i * 0.16 },
        '#ddd5c4',
      ),
    )
    .reverse()
    .join('');
  const columns = [-2, -0.9, 0.9, 2]
    .map((x) => cuboid(scene, camera, { x: m + x - 0.17, y: -2.1, z: 0.5, w: 0.34, d: 0.34, h: 3.3 }, plan.stone))
    .join('');
  const cast = polygon(
    [wall.at(m - 1.2, 3.8), wall.at(m + 3.3, 3.8), wall.at(m + 3.3, 2.2), wall.at(m - 1.2, 2.2)],
    scene.mood.shadow,
    `fill-opacity="${scene.mood.depth * 0.8}"`,
  );
  return (
    door +
    upper +
    cast +
    steps +
    columns +
    drawBalcony(wall, { u: m - 2.4, v: 4.3, w: 4.8, out: 2.3, kind: 'iron', colour: '#37423e', slab: plan.stone })
  );
}

const MODERN = [
  { wall: '#f3efe4', wood: '#9a7650', dark: '#46504d' },
  { wall: '#bdb8ab', wood: '#7a5a3f', dark: '#39433f' },
  { wall: '#e6dccb', wood: '#5d6a63', dark: '#2f3936' },
] as const;

const VILLA_TREES: readonly (readonly TreeKind[])[] = [
  ['broad', 'cypress', 'spruce'],
  ['birch', 'spruce'],
  ['cypress', 'round'],
];

function modernVilla(brief: FacadeBrief): string {
  const { scene, variant, period } = brief;
  const kind = variant + (period === '1920-1960' ? 3 : 0);
  const plan = turn(kind, MODERN);
  const [w, d] = [turn(kind, [20, 18, 21, 17]), 11];
  const angle = angleFor(kind, [0.36, -0.36, 0.28, -0.3, 0.44]);
  const camera = frameBuilding({ w: w + 3, h: 10.5, d, angle, eye: turn(kind, [1.9, 2.6, 3.2]), fill: 1.04 });
  const low = { x: 0, y: 0, z: 0, w, d, h: 3.3 };
  const span = w * turn(kind, [0.7, 0.64, 0.5, 0.8]);
  const high = { x: angle > 0 ? w - span : 0, y: -1.6, z: 3.7, w: span, d: 9, h: 3.2 };
  const ground = buildShell(scene, camera, low, plan.dark);
  const upper = buildShell(scene, camera, high, plan.wall, 0.3);
  const sides = (shell: Shell, v: number, h: number, inset: number): string =>
    [shell.left, shell.right]
      .filter((wall) => wall.visible)
      .map((wall) => glazing(wall, v, h, inset, wall.width - inset))
      .join('');
  const under = yard(high.x, high.y, high.x + high.w, high.y + high.d).map(([x, y]) => camera.at(x, y, high.z - 0.4));
  return (
    drawSetting(scene, camera, brief.view, turn(kind, VILLA_TREES), w, d) +
    drawGarden(scene, camera, null) +
    groundShadow(scene, camera, w, d, 6) +
    polygon(under, scene.shade(plan.wall, 1.8)) +
    ground.svg +
    entrance(ground.front, plan.wood, w) +
    panel(
      ground.front,
      high.x + 0.5,
      1.9,
      high.w - 0.5,
      1.4,
      scene.mood.shadow,
      0,
      `fill-opacity="${scene.mood.depth}"`,
    ) +
    sides(ground, 0.2, 2.7, 1) +
    drawFlatRoof(scene, camera, low, lighten(plan.wall, 0.3), 0.4, 0.3) +
    upper.svg +
    sides(upper, 0.5, 2.1, 2) +
    glazing(upper.front, 0.25, 2.6, 1, high.w * 0.66) +
    slats(upper.front, plan.wood, high.w) +
    drawFlatRoof(scene, camera, high, lighten(plan.wall, 0.35), 0.4, 0.3) +
    pool(brief, camera, w, kind) +
    drawSunVeil(scene)
  );
}

/** A band of large panes on a wall. */
function glazing(wall: Wall, v: number, h: number, from: number, to: number): string {
  const bays = Math.round((to - from) / 2.4);
  const step = (to - from) / bays;
  return Array.from({ length: bays }, (_, i) =>
    drawGlass(wall, { u: from + step * i + 0.06, v, w: step - 0.12, h }),
  ).join('');
}

const entrance = (front: Wall, wood: Colour, w: number): string =>
  panel(front, 0, 0, 5, 3.3, front.tone(wood)) +
  drawDoor(front, { u: 3, v: 0.05, w: 1.2, h: 2.5 }, { colour: darken(wood, 0.25) }) +
  glazing(front, 0.2, 2.8, 5.6, w - 0.4);

const slats = (front: Wall, wood: Colour, w: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => relief(front, { u: w * 0.72 + i * w * 0.036, v: 0.2, w: 0.2, h: 2.7, out: 0.12 }, wood))
    .join('');

function pool(brief: FacadeBrief, camera: Camera, w: number, kind: number): string {
  const { scene } = brief;
  const deck = polygon(
    camera.ground([
      [w * 0.3, -3],
      [w + 1, -3],
      [w + 1, -9],
      [w * 0.3, -9],
    ]),
    scene.c('#d9cdb6'),
  );
  const water = scene.blend(
    [
      [0, '#a5cfca'],
      [1, '#5fa3a5'],
    ],
    (fill) =>
      polygon(
        camera.ground([
          [w * 0.38, -4.4],
          [w - 0.2, -4.4],
          [w - 0.2, -7.6],
          [w * 0.38, -7.6],
        ]),
        scene.mood.snow ? '#c9d6d8' : fill,
      ),
  );
  const chairs = [0.44, 0.54]
    .map(
      (t) =>
        cuboid(scene, camera, { x: w * t, y: -3.9, z: 0.28, w: 1.5, d: 0.6, h: 0.08 }, '#f3eee0') +
        cuboid(scene, camera, { x: w * t, y: -3.9, z: 0.3, w: 0.5, d: 0.6, h: 0.35 }, '#c8472b'),
    )
    .join('');
  return (
    deck +
    water +
    chairs +
    plant(scene, camera, turn(kind, ['pine', 'birch', 'cypress', 'broad']), [-2.4, -3], turn(kind, [9, 8, 7.5, 8])) +
    [0.02, 0.1, 0.2].map((t) => shrub(scene, camera, [w * t, -1.6], 1.5)).join('') +
    plant(scene, camera, 'birch', [w + 3.4, -1], 8)
  );
}

function estate(brief: FacadeBrief, camera: Camera, w: number): string {
  const { scene, variant } = brief;
  return (
    plant(scene, camera, turn(variant, ['cypress', 'broad']), [-3.2, -2], 8) +
    plant(scene, camera, turn(variant, ['cypress', 'round']), [w + 3.2, -2], 7.4) +
    [0.08, 0.2, 0.8, 0.92].map((t) => shrub(scene, camera, [w * t, -1.4], 1.5)).join('') +
    hedge(scene, camera, -14, w * 0.36, -8, 0.8) +
    hedge(scene, camera, w * 0.66, w + 14, -8, 0.8)
  );
}
