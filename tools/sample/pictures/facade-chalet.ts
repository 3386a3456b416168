import { drawBalcony } from './balconies.ts';
import { darken, lighten } from './colour.ts';
import { angleFor, type FacadeBrief, turn, windowRow } from './facade-parts.ts';
import { drawDoor, drawWindow, type WindowStyle } from './openings.ts';
import { drawChimney } from './roof-details.ts';
import { drawFrontGable } from './roofs.ts';
import { type Camera, cuboid, type Wall } from './space.ts';
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
import { boards, fieldStones, geraniums, type Timber } from './timber.ts';

const CHALETS: readonly Timber[] = [
  { wood: '#8a5a38', base: '#e9e2d2', roof: '#6b5a50', shutters: '#2f5d4c' },
  { wood: '#6c432b', base: '#bdb3a2', roof: '#7d6c60', shutters: '#a83e28' },
  { wood: '#b07d4e', base: '#f0e8d6', roof: '#59534d' },
  { wood: '#553626', base: '#d5cbb8', roof: '#85776b', shutters: '#e6dcc4' },
];

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
