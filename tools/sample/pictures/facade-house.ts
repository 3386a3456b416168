import { drawBalcony } from './balconies.ts';
import { darken, lighten } from './colour.ts';
import { angleFor, type FacadeBrief, turn } from './facade-parts.ts';
import { HOUSE_PLANS, type HousePlan } from './house-plans.ts';
import { drawDoor, drawWindow, type WindowStyle } from './openings.ts';
import { drawChimney, drawDormer, drawFlatRoof } from './roof-details.ts';
import { drawFrontGable, drawGable, drawGableRoof } from './roofs.ts';
import { type Camera, panel, relief, type Wall } from './space.ts';
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
import { drawBench, drawBicycle, drawCar } from './street-props.ts';
import { segments } from './svg.ts';

/** A single house in its garden. */
export function drawHouse(brief: FacadeBrief): string {
  const { scene, variant, period } = brief;
  const plan = turn(variant, HOUSE_PLANS[period === 'before1919' ? '1920-1960' : period]);
  const [w, d, h] = [plan.w, 9, plan.shape === 'front' && plan.rise > 4.5 ? 5.4 : 5.7];
  const angle = angleFor(variant + plan.w, [0.36, -0.34, 0.44, -0.42]);
  const camera = frameBuilding({
    w: w + 3,
    h: h + plan.rise + 1.6,
    d,
    angle,
    eye: turn(variant, [1.8, 2.6]),
    across: angle > 0 ? 0.47 : 0.53,
  });
  const body = { x: 0, y: 0, z: 0, w, d, h };
  const style = { colour: plan.roof, rise: plan.rise, overhang: plan.rise < 3.5 ? 1.2 : 0.7 };
  const shell = buildShell(scene, camera, body, plan.wall, plan.shape === 'parallel' ? style.overhang * 0.6 : 0);
  const roof = {
    cube: () => drawFlatRoof(scene, camera, body, plan.roof, 0.35, 0.12),
    front: () => drawFrontGable(scene, camera, body, style, plan.upper ?? plan.wall),
    parallel: () =>
      drawGable(scene, camera, body, plan.rise, plan.upper ?? plan.wall) +
      drawGableRoof(scene, camera, body, style) +
      houseDormers(brief, camera, plan, h),
  }[plan.shape]();
  const walls = [shell.left, shell.right, shell.front].filter((wall) => wall.visible);
  return (
    drawSetting(scene, camera, brief.view, ['broad', 'spruce', 'birch', 'round'], w, d) +
    drawGarden(scene, camera, w * 0.3) +
    groundShadow(scene, camera, w, d, h) +
    (plan.shape === 'cube' ? '' : drawChimney(scene, camera, w * 0.62, d * 0.5, h + plan.rise * 0.6, 1.9)) +
    shell.svg +
    walls.map((wall) => upperSkin(wall, plan, h)).join('') +
    walls.map((wall) => (wall.facing === 'front' ? front(wall, plan) : flank(wall, plan))).join('') +
    roof +
    (plan.shape === 'front' ? gableWindows(shell.front, plan, h) : '') +
    garden(brief, camera, plan) +
    drawSunVeil(scene)
  );
}

const frameOf = (plan: HousePlan): WindowStyle => ({
  frame: plan.shutters ? '#f6f1e4' : plan.accent,
  panes: [2, plan.shutters ? 2 : 1],
  ...(plan.shutters ? { shutters: plan.accent, sill: '#d9d0bd', surround: lighten(plan.wall, 0.4) } : {}),
});

function upperSkin(wall: Wall, plan: HousePlan, h: number): string {
  if (!plan.upper) return '';
  const tone = wall.tone(plan.upper);
  const boards = Array.from(
    { length: Math.floor(wall.width / 0.35) },
    (_, i) => [wall.at((i + 1) * 0.35, 2.9), wall.at((i + 1) * 0.35, h)] as const,
  );
  return (
    panel(wall, 0, 2.9, wall.width, h - 2.9, tone) +
    segments(boards, darken(tone, 0.22), 2) +
    relief(wall, { u: 0, v: 2.8, w: wall.width, h: 0.14, out: 0.1 }, darken(plan.upper, 0.2))
  );
}

function front(wall: Wall, plan: HousePlan): string {
  const style = frameOf(plan);
  const big = !plan.shutters;
  const w = wall.width;
  const base = panel(wall, 0, 0, w, 0.3, wall.tone(darken(plan.wall, 0.25)));
  const ground = big
    ? drawWindow(wall, { u: w * 0.48, v: 0.3, w: w * 0.42, h: 2.2 }, { ...style, panes: [3, 1] })
    : [0.62, 0.84]
        .map((t) => drawWindow(wall, { u: w * t - 0.55, v: 0.95, w: 1.1, h: 1.4 }, { ...style, flowers: true }))
        .join('') + drawWindow(wall, { u: w * 0.1 - 0.2, v: 0.95, w: 0.95, h: 1.4 }, style);
  const upper = big
    ? drawWindow(wall, { u: w * 0.56, v: 3.15, w: w * 0.3, h: 2.1 }, { ...style, panes: [2, 1] }) +
      drawWindow(wall, { u: w * 0.12, v: 3.6, w: w * 0.2, h: 1.3 }, { ...style, panes: [2, 1] })
    : [0.16, 0.5, 0.84].map((t) => drawWindow(wall, { u: w * t - 0.5, v: 3.65, w: 1, h: 1.4 }, style)).join('');
  const door = drawDoor(
    wall,
    { u: w * 0.3 - 0.6, v: 0.12, w: 1.15, h: 2.2 },
    {
      colour: plan.shutters ? darken(plan.accent, 0.1) : plan.accent,
      surround: lighten(plan.wall, 0.4),
      canopy: plan.roof,
      steps: 1,
    },
  );
  const balcony = plan.balcony
    ? drawBalcony(wall, {
        u: w * 0.44,
        v: 3.05,
        w: w * 0.54,
        out: 1.5,
        kind: plan.balcony,
        colour: plan.balcony === 'boards' ? plan.accent : '#37423f',
        slab: lighten(plan.wall, 0.1),
        lived: true,
      })
    : '';
  return base + ground + upper + door + balcony;
}

function flank(wall: Wall, plan: HousePlan): string {
  const style = frameOf(plan);
  const base = panel(wall, 0, 0, wall.width, 0.3, wall.tone(darken(plan.wall, 0.25)));
  return (
    base +
    [0.28, 0.72]
      .map(
        (t) =>
          drawWindow(wall, { u: wall.width * t - 0.55, v: 0.95, w: 1.1, h: 1.4 }, style) +
          drawWindow(wall, { u: wall.width * t - 0.55, v: 3.65, w: 1.1, h: 1.4 }, style),
      )
      .join('')
  );
}

function gableWindows(wall: Wall, plan: HousePlan, h: number): string {
  if (plan.rise < 3.5) return '';
  const style = frameOf(plan);
  return drawWindow(wall, { u: wall.width / 2 - 0.5, v: h + 0.35, w: 1, h: Math.min(1.5, plan.rise * 0.32) }, style);
}

function houseDormers(brief: FacadeBrief, camera: Camera, plan: HousePlan, h: number): string {
  if (plan.rise < 3.5) return '';
  return [0.28, 0.66]
    .map((t) =>
      drawDormer(brief.scene, camera, [plan.w * t - 0.8, 0.9, h + 0.55], [1.6, 1.6], {
        wall: lighten(plan.wall, 0.2),
        roof: plan.roof,
        window: { frame: '#f6f1e4', panes: [2, 1] },
      }),
    )
    .join('');
}

function garden(brief: FacadeBrief, camera: Camera, plan: HousePlan): string {
  const { scene, variant } = brief;
  const w = plan.w;
  return (
    [0.05, 0.5, 0.66, 0.82, 0.95].map((t, i) => shrub(scene, camera, [w * t, -0.9], i % 2 ? 1.2 : 1.6)).join('') +
    plant(
      scene,
      camera,
      turn(variant + w, ['round', 'broad', 'birch', 'spruce']),
      [variant % 2 ? -2.4 : w + 2.2, -2.5],
      turn(variant, [6, 5.4, 7]),
    ) +
    (variant % 3 === 2 ? drawCar(scene, camera, [w + 3.6, -0.6], '#8fa09b') : '') +
    (variant % 2
      ? drawBench(scene, camera, [w * 0.74, -2.2], '#0e5a4b')
      : drawBicycle(scene, camera, [w * 0.05, -1.8], '#c8472b')) +
    hedge(scene, camera, -16, w * 0.14, -7.5, 0.9) +
    hedge(scene, camera, w * 0.5, w + 16, -7.5, 0.9)
  );
}
