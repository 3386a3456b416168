import { drawBalcony } from './balconies.ts';
import type { BlockPlan } from './block-plans.ts';
import { BLOCK_PLANS } from './block-plans.ts';
import { darken, lighten } from './colour.ts';
import { type FacadeBrief, turn, windowRow } from './facade-parts.ts';
import { drawDoor, drawGlass, drawWindow, type WindowStyle } from './openings.ts';
import { drawFlatRoof } from './roof-details.ts';
import { drawGable, drawGableRoof, drawHipRoof } from './roofs.ts';
import { panel, relief, type Wall } from './space.ts';
import {
  buildShell,
  drawGarden,
  drawSetting,
  drawSunVeil,
  frameBuilding,
  groundShadow,
  hedge,
  plant,
  shrub,
} from './stage.ts';
import { drawBench, drawBicycle, drawPerson } from './street-props.ts';

const STOREY = 2.95;
const BAY = 3.1;
const BASE = 0.9;

/** Blocks of flats from four decades: the rhythm of their windows, bands and towers of balconies. */
export function drawBlock(brief: FacadeBrief): string {
  const { scene, variant, period } = brief;
  const plan = turn(variant, BLOCK_PLANS[period === 'before1919' ? '1920-1960' : period]);
  const [w, d, h] = [plan.bays * BAY, 11, BASE + plan.floors * STOREY + 0.4];
  const rise = plan.roof === 'flat' ? 0 : turn(variant, [3.4, 3, 4]);
  const angle = turn(variant, [0.42, 0, -0.4, 0.34, -0.32]);
  const camera = frameBuilding({
    w,
    h: h + rise,
    d: angle ? d : 2,
    angle,
    eye: turn(variant, [2.4, 3.4, 2]),
    across: turn(variant, [0.5, 0.48, 0.52]),
  });
  const body = { x: 0, y: 0, z: 0, w, d, h };
  const shell = buildShell(scene, camera, body, plan.wall, plan.roof === 'hip' ? 0.9 : 0);
  const roof = {
    flat: () => drawFlatRoof(scene, camera, body, darken(plan.wall, 0.25), 0.4, 0.15),
    hip: () => drawHipRoof(scene, camera, body, { colour: '#9c5a44', rise, overhang: 0.9 }, 0.55),
    gable: () =>
      drawGable(scene, camera, body, rise, plan.wall) +
      drawGableRoof(scene, camera, body, { colour: '#8f5443', rise, overhang: 0.8 }),
  }[plan.roof]();
  const windows = [shell.left, shell.right]
    .filter((wall) => wall.visible)
    .map((wall) => flank(wall, plan))
    .join('');
  return (
    drawSetting(scene, camera, brief.view, ['broad', 'poplar', 'birch', 'round'], w, d) +
    drawGarden(scene, camera, w / 2) +
    groundShadow(scene, camera, w, d, h) +
    shell.svg +
    windows +
    frontOf(shell.front, plan) +
    roof +
    foreground(brief, camera, w) +
    drawSunVeil(scene)
  );
}

const windowStyle = (plan: BlockPlan): WindowStyle => ({
  frame: plan.shutters ? '#f4efe2' : lighten(plan.accent, 0.75),
  panes: [2, 1],
  sill: lighten(plan.wall, 0.25),
  ...(plan.shutters ? { shutters: plan.accent } : { blind: lighten(plan.wall, 0.35) }),
});

function flank(wall: Wall, plan: BlockPlan): string {
  const rows = Array.from({ length: plan.floors }, (_, i) =>
    windowRow(wall, 3, BASE + i * STOREY + 0.85, [1.05, 1.45], windowStyle(plan), [1]),
  );
  return plinth(wall, plan) + rows.join('');
}

const plinth = (wall: Wall, plan: BlockPlan): string =>
  panel(wall, 0, 0, wall.width, BASE, wall.tone(darken(plan.wall, 0.22)));

function frontOf(wall: Wall, plan: BlockPlan): string {
  const stair = Math.floor(plan.bays / 2);
  const wide = plan.balconies === 'bands' || plan.balconies === 'loggias';
  const balconyBays = bayChoice(plan);
  let out = plinth(wall, plan);
  for (let floor = 0; floor < plan.floors; floor++) {
    const v = BASE + floor * STOREY;
    const bays = balconyBays(floor);
    for (let bay = 0; bay < plan.bays; bay++) {
      if (bay === stair && !wide) continue;
      const open = bays.includes(bay);
      const size = open ? { w: 2.1, h: 2.15, dv: 0.12 } : { w: 1.35, h: 1.45, dv: 0.85 };
      const u = bay * BAY + (BAY - size.w) / 2;
      const { sill: _, shutters: __, ...french } = windowStyle(plan);
      if (plan.balconies === 'loggias' && open) out += loggia(wall, plan, bay, v);
      else out += drawWindow(wall, { u, v: v + size.dv, w: size.w, h: size.h }, open ? french : windowStyle(plan));
    }
    out += floorBalconies(wall, plan, bays, floor, v);
  }
  return out + (wide ? '' : stairwell(wall, plan, stair)) + entrance(wall, plan, stair);
}

function bayChoice(plan: BlockPlan): (floor: number) => number[] {
  const all = Array.from({ length: plan.bays }, (_, i) => i);
  const last = plan.bays - 1;
  switch (plan.balconies) {
    case 'none':
      return () => [];
    case 'bands':
      return () => all;
    case 'loggias':
      return (floor) =>
        floor === 0
          ? all.filter((i) => i % 2 === 0 && i !== Math.floor(plan.bays / 2))
          : all.filter((i) => i % 2 === 0);
    case 'towers':
      return () => [0, last];
    case 'staggered':
      return (floor) => all.filter((i) => (i + floor) % 3 === 0 && i !== Math.floor(plan.bays / 2));
  }
}

function loggia(wall: Wall, plan: BlockPlan, bay: number, v: number): string {
  const at = { u: bay * BAY + 0.15, v: v + 0.1, w: BAY - 0.3, h: STOREY - 0.35 };
  const deep = wall.tone(darken(plan.wall, 0.3));
  const glass = drawGlass(wall, { u: at.u + 0.55, v: at.v, w: at.w - 0.8, h: at.h - 0.3 });
  return (
    panel(wall, at.u, at.v, at.w, at.h, deep) +
    glass +
    panel(wall, at.u, at.v, 0.5, at.h, wall.scene.mood.shadow, 0, 'fill-opacity=".35"') +
    panel(wall, at.u, at.v + at.h - 0.5, at.w, 0.5, wall.scene.mood.shadow, 0, 'fill-opacity=".4"') +
    drawBalcony(wall, {
      u: at.u,
      v: v + 0.1,
      w: at.w,
      out: 0.12,
      kind: plan.kind,
      colour: plan.accent,
      slab: plan.wall,
    })
  );
}

function floorBalconies(wall: Wall, plan: BlockPlan, bays: readonly number[], floor: number, v: number): string {
  if (plan.balconies === 'none' || plan.balconies === 'loggias' || (floor === 0 && plan.balconies !== 'bands'))
    return '';
  const slab = lighten(plan.wall, 0.2);
  if (plan.balconies === 'bands') {
    const partitions = bays
      .filter((bay) => bay > 0 && bay % 2 === 0)
      .map((bay) =>
        relief(wall, { u: bay * BAY - 0.06, v, w: 0.12, h: STOREY - 0.2, out: 1.2 }, lighten(plan.wall, 0.3), 0),
      );
    return (
      partitions.join('') +
      bays
        .filter((bay) => bay % 2 === 0)
        .map((bay) =>
          drawBalcony(wall, {
            u: bay * BAY,
            v: v + 0.1,
            w: Math.min(2, plan.bays - bay) * BAY,
            out: 1.3,
            kind: plan.kind,
            colour: plan.accent,
            slab,
            lived: true,
          }),
        )
        .join('')
    );
  }
  return bays
    .map((bay) =>
      drawBalcony(wall, {
        u: bay * BAY + 0.1,
        v: v + 0.1,
        w: BAY - 0.2,
        out: 1.4,
        kind: plan.kind,
        colour: plan.kind === 'iron' ? '#333e3b' : plan.accent,
        slab,
        lived: true,
      }),
    )
    .join('');
}

function stairwell(wall: Wall, plan: BlockPlan, bay: number): string {
  const u = bay * BAY + BAY / 2 - 0.7;
  return Array.from({ length: plan.floors - 1 }, (_, i) =>
    drawWindow(
      wall,
      { u, v: BASE + (i + 1) * STOREY - 0.5, w: 1.4, h: 1.3 },
      { frame: lighten(plan.accent, 0.6), panes: [3, 1], curtains: false, surround: lighten(plan.wall, 0.4) },
    ),
  ).join('');
}

const entrance = (wall: Wall, plan: BlockPlan, bay: number): string =>
  drawDoor(
    wall,
    { u: bay * BAY + BAY / 2 - 0.75, v: 0.05, w: 1.5, h: 2.3 },
    {
      colour: darken(plan.accent, 0.15),
      surround: lighten(plan.wall, 0.4),
      glass: true,
      canopy: lighten(plan.accent, 0.2),
    },
  );

function foreground(brief: FacadeBrief, camera: Parameters<typeof plant>[1], w: number): string {
  const { scene, variant } = brief;
  const side = variant % 2 ? -0.8 : w + 0.8;
  return (
    plant(
      scene,
      camera,
      turn(variant, ['birch', 'broad', 'round', 'poplar']),
      [side, -3.5],
      turn(variant, [8, 7.5, 6.5]),
    ) +
    Array.from({ length: 5 }, (_, i) =>
      shrub(scene, camera, [w * (0.08 + i * 0.2 + (i > 2 ? 0.06 : 0)), -1.1], 1.7),
    ).join('') +
    drawPerson(scene, camera, [w * 0.56, -4], turn(variant, ['#c8472b', '#3d5a73', '#d0a04a'])) +
    (variant % 2
      ? drawBench(scene, camera, [w * 0.24, -4.5])
      : drawBicycle(scene, camera, [w * 0.38, -2.6], '#0e5a4b')) +
    (variant % 3 === 0 ? hedge(scene, camera, -14, w * 0.36, -9, 0.9) : '')
  );
}
