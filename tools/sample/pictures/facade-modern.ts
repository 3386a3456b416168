import { drawBalcony } from './balconies.ts';
import { type Colour, darken, lighten, mix } from './colour.ts';
import { angleFor, type FacadeBrief, turn } from './facade-parts.ts';
import { drawDoor, drawGlass } from './openings.ts';
import { drawFlatRoof } from './roof-details.ts';

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
import { drawBench, drawPerson } from './street-props.ts';
import { polygon, segments } from './svg.ts';

interface ModernPlan {
  readonly wall: Colour;
  readonly frame: Colour;
  readonly floors: number;
  readonly bays: number;
  readonly skin: 'concrete' | 'wood' | 'brick' | 'white' | 'metal';
  readonly pattern: 'grid' | 'offset' | 'bands' | 'loggias';
  readonly attic: boolean;
}

const PLANS: readonly ModernPlan[] = [
  { wall: '#c9c5b9', frame: '#8a6f52', floors: 4, bays: 5, skin: 'concrete', pattern: 'loggias', attic: true },
  { wall: '#a97c55', frame: '#3b4643', floors: 3, bays: 4, skin: 'wood', pattern: 'offset', attic: false },
  { wall: '#f0ece0', frame: '#b59a6f', floors: 4, bays: 5, skin: 'white', pattern: 'bands', attic: true },
  { wall: '#a3654a', frame: '#d9cfb8', floors: 5, bays: 5, skin: 'brick', pattern: 'grid', attic: false },
  { wall: '#5c6662', frame: '#d3b98a', floors: 4, bays: 4, skin: 'metal', pattern: 'offset', attic: true },
  { wall: '#d8cfbd', frame: '#4a5a54', floors: 3, bays: 6, skin: 'concrete', pattern: 'bands', attic: true },
  { wall: '#8f6a48', frame: '#efe6d2', floors: 4, bays: 5, skin: 'wood', pattern: 'loggias', attic: false },
  { wall: '#e7ded0', frame: '#7b8f84', floors: 5, bays: 4, skin: 'white', pattern: 'grid', attic: true },
];

const [BAY, STOREY] = [3.6, 3.1];

/** New buildings: concrete, wood, brick and a great deal of glass. */
export function drawModern(brief: FacadeBrief): string {
  const { scene, variant, view } = brief;
  const plan = turn(variant, PLANS);
  const [w, d, h] = [plan.bays * BAY, 12, plan.floors * STOREY + 0.3];
  const angle = angleFor(variant, [0.44, -0.38, 0, 0.36, -0.46, 0.3]);
  const camera = frameBuilding({
    w,
    h: h + (plan.attic ? 3.4 : 0.6),
    d: angle ? d : 2,
    angle,
    eye: turn(variant, [1.8, 2.8, 3.6]),
    fill: 0.97,
  });
  const body = { x: 0, y: 0, z: 0, w, d, h };
  const shell = buildShell(scene, camera, body, plan.wall);
  const walls = [shell.left, shell.right, shell.front].filter((wall) => wall.visible);
  return (
    drawSetting(scene, camera, view, ['birch', 'broad', 'round'], w, d) +
    drawGarden(scene, camera, w * 0.3) +
    groundShadow(scene, camera, w, d, h) +
    (plan.attic ? attic(brief, camera, plan, w, d, h) : '') +
    shell.svg +
    walls.map((wall) => skin(wall, plan, h) + storeys(wall, plan)).join('') +
    drawFlatRoof(scene, camera, body, lighten(plan.wall, 0.2), 0.3, 0.1) +
    drawForeground(brief, camera, w) +
    drawSunVeil(scene)
  );
}

function attic(brief: FacadeBrief, camera: Camera, plan: ModernPlan, w: number, d: number, h: number): string {
  const box = { x: 1.6, y: 1.8, z: h, w: w - 3.2, d: d - 3.6, h: 2.8 };
  const shell = buildShell(brief.scene, camera, box, darken(plan.wall, 0.3), 0.7);
  const glass = [shell.left, shell.right, shell.front]
    .filter((wall) => wall.visible)
    .map((wall) =>
      Array.from({ length: Math.round(wall.width / 2.6) }, (_, i) =>
        bigWindow(wall, plan, 0.3 + i * 2.6, 0.25, Math.min(2.2, wall.width - 0.6 - i * 2.6), 2.3),
      ).join(''),
    )
    .join('');
  return shell.svg + glass + drawFlatRoof(brief.scene, camera, box, lighten(plan.wall, 0.3), 0.26, 0.7);
}

function skin(wall: Wall, plan: ModernPlan, h: number): string {
  const tone = wall.tone(plan.wall);
  const across = (step: number): (readonly [readonly [number, number], readonly [number, number]])[] =>
    Array.from(
      { length: Math.floor(h / step) },
      (_, i) => [wall.at(0, (i + 1) * step), wall.at(wall.width, (i + 1) * step)] as const,
    );
  const upright = (step: number): (readonly [readonly [number, number], readonly [number, number]])[] =>
    Array.from(
      { length: Math.floor(wall.width / step) },
      (_, i) => [wall.at((i + 1) * step, 0), wall.at((i + 1) * step, h)] as const,
    );
  const line = darken(tone, 0.18);
  switch (plan.skin) {
    case 'concrete':
      return segments([...across(STOREY / 2), ...upright(BAY / 2)], line, 1.6, 'stroke-opacity=".5"');
    case 'wood':
      return segments(upright(0.3), line, 2, 'stroke-opacity=".55"');
    case 'brick':
      return segments(across(0.3), line, 1.5, 'stroke-opacity=".4"');
    case 'metal':
      return segments(upright(0.6), lighten(tone, 0.14), 2, 'stroke-opacity=".6"');
    case 'white':
      return segments(across(STOREY), line, 2, 'stroke-opacity=".25"');
  }
}

function bigWindow(wall: Wall, plan: ModernPlan, u: number, v: number, w: number, h: number): string {
  const t = wall.tone(plan.frame);
  const [a, b] = [wall.at(u, v), wall.at(u, v + 1)];
  const px = Math.abs(b[1] - a[1]) * 0.08;
  const rim = polygon(
    [wall.at(u, v), wall.at(u, v + h), wall.at(u + w, v + h), wall.at(u + w, v)],
    'none',
    `stroke="${t}" stroke-width="${Math.round(px)}"`,
  );
  const split = w > 1.6 ? segments([[wall.at(u + w * 0.62, v), wall.at(u + w * 0.62, v + h)]], t, px) : '';
  return drawGlass(wall, { u, v, w, h }) + interior(wall, u, v, w, h) + rim + split;
}

/** A hint of life behind large panes: a lamp, a plant, a shelf. */
function interior(wall: Wall, u: number, v: number, w: number, h: number): string {
  const { rng, mood } = wall.scene;
  if (!rng.chance(0.35) || w < 1.4) return '';
  const tone = mix(mood.glass[0], mood.shadow, 0.45);
  const x = u + w * rng.range(0.2, 0.7);
  return rng.chance(0.5)
    ? segments([[wall.at(x, v + h - 0.16), wall.at(x, v + h * 0.68)]], tone, 2) +
        polygon(
          [
            wall.at(x - 0.22, v + h * 0.6),
            wall.at(x - 0.1, v + h * 0.7),
            wall.at(x + 0.1, v + h * 0.7),
            wall.at(x + 0.22, v + h * 0.6),
          ],
          '#f3cf86',
        )
    : polygon(
        [
          wall.at(x - 0.3, v + 0.5),
          wall.at(x - 0.12, v + 1.5),
          wall.at(x + 0.05, v + 0.9),
          wall.at(x + 0.3, v + 1.35),
          wall.at(x + 0.2, v + 0.4),
        ],
        mix(mood.leaf[0], mood.glass[0], 0.35),
      ) + panel(wall, x - 0.15, v + 0.08, 0.35, 0.4, tone);
}

function storeys(wall: Wall, plan: ModernPlan): string {
  const bays = Math.round(wall.width / BAY);
  const front = wall.facing === 'front';
  let out = panel(wall, 0, 0, wall.width, 0.35, wall.tone(darken(plan.wall, 0.25)));
  for (let floor = 0; floor < plan.floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const [u, v] = [bay * (wall.width / bays), floor * STOREY + 0.35];
      if (front && floor === 0 && bay === 1)
        out += drawDoor(
          wall,
          { u: u + 0.6, v: 0.05, w: 1.6, h: 2.5 },
          { colour: plan.frame, glass: true, canopy: lighten(plan.wall, 0.3) },
        );
      else out += cell(wall, plan, u, v, wall.width / bays, bay, floor);
    }
  return out;
}

function cell(wall: Wall, plan: ModernPlan, u: number, v: number, w: number, bay: number, floor: number): string {
  const front = wall.facing === 'front';
  switch (plan.pattern) {
    case 'offset': {
      const wide = (bay + floor * 2) % 3 === 0;
      const [ww, hh] = wide ? [2.7, 1.9] : [1.2, 2.3];
      const balcony =
        front && wide && floor > 0 && bay % 2 === 0
          ? glassBalcony(wall, u + 0.1, v + 0.05, w - 0.2, plan.frame, plan.wall)
          : '';
      return bigWindow(wall, plan, u + (floor % 2 ? 0.35 : w - ww - 0.35), v + (wide ? 0.45 : 0.1), ww, hh) + balcony;
    }
    case 'bands': {
      const balcony =
        front && floor > 0 && bay % 2 === 0
          ? glassBalcony(wall, u + 0.05, v + 0.05, w * 1.6, '#e8e2d2', plan.wall)
          : '';
      return bigWindow(wall, plan, u + 0.12, v + 0.1, w - 0.24, 2.45) + balcony;
    }
    case 'loggias':
      return front && (bay + floor) % 2 === 1
        ? loggia(wall, plan, u, v, w)
        : bigWindow(wall, plan, u + 0.7, v + 0.1, w - 1.4, 2.35) + louvre(wall, plan, u + 0.16, v + 0.1);
    case 'grid':
      return (
        bigWindow(wall, plan, u + 0.75, v + 0.25, w - 1.5, 2.2) +
        relief(wall, { u: u + 0.6, v: v + 0.12, w: w - 1.2, h: 0.12, out: 0.12 }, lighten(plan.wall, 0.3))
      );
  }
}

const glassBalcony = (wall: Wall, u: number, v: number, w: number, colour: Colour, slab: Colour): string =>
  drawBalcony(wall, { u, v, w, out: 1.5, kind: 'glass', colour, slab: lighten(slab, 0.3), lived: true });

function loggia(wall: Wall, plan: ModernPlan, u: number, v: number, w: number): string {
  const { mood, rng } = wall.scene;
  return (
    panel(wall, u + 0.2, v, w - 0.4, 2.6, wall.tone(darken(plan.wall, 0.42))) +
    bigWindow(wall, plan, u + 0.9, v, w - 1.2, 2.3) +
    panel(wall, u + 0.2, v + 2.1, w - 0.4, 0.5, mood.shadow, 0, 'fill-opacity=".35"') +
    drawBalcony(wall, {
      u: u + 0.2,
      v,
      w: w - 0.4,
      out: 0.1,
      kind: 'iron',
      colour: plan.frame,
      slab: plan.wall,
      lived: rng.chance(0.5),
    })
  );
}

function louvre(wall: Wall, plan: ModernPlan, u: number, v: number): string {
  const tone = wall.tone(plan.frame);
  const slats = Array.from(
    { length: 5 },
    (_, i) => [wall.at(u + 0.06 + i * 0.1, v, 0.08), wall.at(u + 0.06 + i * 0.1, v + 2.35, 0.08)] as const,
  );
  return relief(wall, { u, v, w: 0.54, h: 2.35, out: 0.08 }, plan.frame) + segments(slats, darken(tone, 0.3), 2);
}

function drawForeground(brief: FacadeBrief, camera: Camera, w: number): string {
  const { scene, variant } = brief;
  return (
    plant(
      scene,
      camera,
      turn(variant, ['birch', 'round', 'birch', 'broad']),
      [variant % 2 ? -1.4 : w + 1.2, -3],
      turn(variant, [8.5, 9, 7.5]),
    ) +
    (variant % 3 === 2 ? '' : plant(scene, camera, 'birch', [variant % 2 ? -3.6 : w + 3.6, -1], 7)) +
    [0.55, 0.68, 0.8].map((x) => shrub(scene, camera, [w * x, -1.4], 1.5)).join('') +
    drawPerson(scene, camera, [w * 0.42, -3.4], turn(variant, ['#d0a04a', '#c8472b', '#e6dfcf'])) +
    (variant % 2
      ? drawBench(scene, camera, [w * 0.7, -4.2], '#8a6a4a')
      : hedge(scene, camera, w * 0.5, w + 12, -7, 0.8))
  );
}
