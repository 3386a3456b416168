import { drawBalcony } from './balconies.ts';
import { darken } from './colour.ts';
import { angleFor, type FacadeBrief, turn, windowRow } from './facade-parts.ts';
import { drawDoor, drawWindow, type WindowStyle } from './openings.ts';
import { drawChimney } from './roof-details.ts';
import { drawHipRoof } from './roofs.ts';
import { type Camera, cuboid, relief, type Wall } from './space.ts';
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
import { boards, fieldStones, geraniums, type Timber } from './timber.ts';

const FARMS: readonly Timber[] = [
  { wood: '#8f6844', base: '#e6dcc6', roof: '#8a4e3a', shutters: '#3f6351' },
  { wood: '#74543a', base: '#efe7d5', roof: '#9a5a42' },
  { wood: '#a1794f', base: '#d8ccb4', roof: '#75503f', shutters: '#5f7f8a' },
];

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
    farmFront(shell.front, plan, style, variant % 2 === 0) +
    drawHipRoof(scene, camera, body, { colour: plan.roof, rise, overhang: 2 }, 0.46) +
    drawChimney(scene, camera, w * 0.4, d * 0.3, h + rise * 0.66, 2.4) +
    farmYard(brief, camera, w) +
    drawSunVeil(scene)
  );
}

/** The dwelling with its rows of windows and the gate of the barn beside it. */
function farmFront(front: Wall, plan: Timber, style: WindowStyle, arch: boolean): string {
  const w = front.width;
  const dwelling = w * 0.62;
  const rows = [0, 1].flatMap((floor) =>
    [0.5, 1.5, 2.5, 3.5, 4.5].map((i) =>
      drawWindow(
        front,
        { u: (dwelling * i) / 5 - 0.45, v: 1.3 + floor * 2.6, w: 0.9, h: 1.25 },
        { ...style, flowers: true },
      ),
    ),
  );
  const barn = drawDoor(
    front,
    { u: w * 0.72, v: 0.05, w: 3.6, h: 3.6 },
    { colour: darken(plan.wood, 0.16), surround: plan.base, arch },
  );
  const balcony = drawBalcony(front, {
    u: 0.4,
    v: 3.6,
    w: dwelling - 0.8,
    out: 1.1,
    kind: 'carved',
    colour: darken(plan.wood, 0.08),
    slab: plan.wood,
  });
  const upper = [0.3, 0.7].map((t) =>
    drawWindow(front, { u: dwelling * t - 0.5, v: 4.75, w: 0.9, h: 1.2 }, { frame: style.frame, panes: [2, 2] }),
  );
  return rows.join('') + barn + balcony + geraniums(front, 0.5, 4.58, dwelling - 1, 1.15) + upper.join('');
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
