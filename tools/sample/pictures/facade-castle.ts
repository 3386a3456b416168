import { type Colour, darken, lighten } from './colour.ts';
import { type FacadeBrief, turn } from './facade-parts.ts';
import { drawDoor, drawWindow } from './openings.ts';
import { drawHipRoof } from './roofs.ts';
import { type Camera, createWall, cuboid } from './space.ts';
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
import { type Point, polygon, polygons } from './svg.ts';

interface CastlePlan {
  readonly wall: Colour;
  readonly roof: Colour;
  readonly towers: readonly (readonly [number, number, number])[];
}

const PLANS: readonly CastlePlan[] = [
  {
    wall: '#e3d6ba',
    roof: '#8d4f3c',
    towers: [
      [-1, 2.3, 15],
      [20.5, 2.3, 15],
    ],
  },
  {
    wall: '#c4b79d',
    roof: '#5f6a6a',
    towers: [
      [-1.2, 2.8, 19],
      [20, 2, 13],
    ],
  },
  {
    wall: '#efe6d2',
    roof: '#7c4a3a',
    towers: [
      [10, 2.6, 20],
      [-0.8, 1.9, 12.5],
      [20.8, 1.9, 12.5],
    ],
  },
];

/** A castle: a hipped main house between round towers, in a park. */
export function drawCastle(brief: FacadeBrief): string {
  const { scene, variant } = brief;
  const plan = turn(variant, PLANS);
  const [w, d, h, rise] = [20, 13, 9.6, 5.2];
  const camera = frameBuilding({ w: w + 8, h: 23, d: 4, angle: 0, eye: turn(variant, [4, 2.4, 3]), fill: 1 });
  const body = { x: 0, y: 0, z: 0, w, d, h };
  const shell = buildShell(scene, camera, body, plan.wall, 0.6);
  const front = shell.front;
  const middle = plan.towers.length === 3;
  const windows = [0, 1, 2]
    .map((floor) =>
      Array.from({ length: 7 }, (_, i) =>
        floor === 0 && i === 3
          ? ''
          : drawWindow(
              front,
              { u: (w / 7) * (i + 0.5) - 0.55, v: 1.2 + floor * 3, w: 1.1, h: floor === 2 ? 1.3 : 1.9 },
              {
                frame: '#f6f0e2',
                surround: lighten(plan.wall, 0.5),
                panes: [2, 3],
                ...(floor === 1 ? { crown: 'cornice' as const } : {}),
                ...(variant === 0 ? { shutters: i % 2 ? '#a8402b' : '#f0e8d6' } : {}),
              },
            ),
      ).join(''),
    )
    .join('');
  const door = drawDoor(
    front,
    { u: w / 2 - 1.1, v: 0.1, w: 2.2, h: 3.2 },
    { colour: '#5a3a28', surround: lighten(plan.wall, 0.5), arch: true, steps: 3 },
  );
  const towers = plan.towers.map(([x, r, th]) => tower(brief, camera, plan, x, middle && th > 18 ? 3 : -0.4, r, th));
  const behind = middle ? towers[0] : '';
  return (
    drawSetting(scene, camera, brief.view, ['broad', 'poplar', 'broad'], w, d) +
    drawGarden(scene, camera, w / 2) +
    groundShadow(scene, camera, w + 3, d, h) +
    behind +
    shell.svg +
    windows +
    door +
    drawHipRoof(scene, camera, body, { colour: plan.roof, rise, overhang: 0.6 }, 0.6) +
    (middle ? towers.slice(1) : towers).join('') +
    park(brief, camera, w) +
    drawSunVeil(scene)
  );
}

function tower(
  brief: FacadeBrief,
  camera: Camera,
  plan: CastlePlan,
  x: number,
  y: number,
  r: number,
  h: number,
): string {
  const { scene } = brief;
  const at = (t: number, z: number, k = 1): Point => camera.at(x + r * t * k, y, z);
  const tone = scene.c(plan.wall);
  const body = scene.blend(
    [
      [0, scene.lit(plan.wall)],
      [0.45, tone],
      [1, scene.shade(plan.wall, 1.3)],
    ],
    (fill) => polygon([at(-1, 0), at(-1, h), at(1, h), at(1, 0)], fill),
    [1, 0],
  );
  const roofH = r * 2.7;
  const roofTone = scene.mood.snow ? '#eef1ef' : plan.roof;
  const cone =
    polygon(
      [at(-1.22, h), at(0, h + roofH), at(1.22, h), at(0.6, h - 0.3), at(-0.6, h - 0.3)],
      scene.c(lighten(roofTone, 0.08)),
    ) + polygon([at(0.12, h - 0.34), at(0, h + roofH), at(1.22, h), at(0.6, h - 0.3)], scene.shade(roofTone, 1.1));
  const band = polygon(
    [at(-1.05, h - 0.9), at(-1.05, h), at(1.05, h), at(1.05, h - 0.9)],
    scene.mood.shadow,
    `fill-opacity="${scene.mood.depth}"`,
  );
  const wall = createWall(scene, camera, [x - r, y, 0], r * 2, 'front');
  const slits = [0.3, 0.55, 0.78]
    .map((t, i) =>
      drawWindow(
        wall,
        { u: r - 0.5 - (i % 2) * 0.3, v: h * t, w: 0.85, h: 1.4 },
        { frame: '#f6f0e2', surround: lighten(plan.wall, 0.5), panes: [2, 2], crown: 'arch' },
      ),
    )
    .join('');
  const pole =
    polygons(
      [[at(-0.02, h + roofH), at(-0.02, h + roofH + 1.8), at(0.02, h + roofH + 1.8), at(0.02, h + roofH)]],
      scene.c('#5b5a52'),
    ) +
    polygon(
      [at(0.02, h + roofH + 1.8), at(0.75, h + roofH + 1.6), at(0.75, h + roofH + 1), at(0.02, h + roofH + 1.1)],
      scene.c('#c8472b'),
    );
  return body + slits + band + cone + pole;
}

function park(brief: FacadeBrief, camera: Camera, w: number): string {
  const { scene } = brief;
  const cones = [0.14, 0.3, 0.7, 0.86].map((t) => plant(scene, camera, 'cypress', [w * t, -2.4], 3.4)).join('');
  const fountain =
    cuboid(scene, camera, { x: w * 0.5 - 2.2, y: -9, z: 0, w: 4.4, d: 2.4, h: 0.5 }, '#cfc6b4') +
    cuboid(scene, camera, { x: w * 0.5 - 1.9, y: -8.7, z: 0.48, w: 3.8, d: 1.8, h: 0.03 }, darken('#8fb4b4', 0.05)) +
    cuboid(scene, camera, { x: w * 0.5 - 0.2, y: -8, z: 0.5, w: 0.4, d: 0.4, h: 1.3 }, '#d9d1c0');
  return (
    cones +
    hedge(scene, camera, -12, w * 0.4, -5, 0.7) +
    hedge(scene, camera, w * 0.6, w + 12, -5, 0.7) +
    shrub(scene, camera, [w * 0.44, -1], 1.4) +
    shrub(scene, camera, [w * 0.56, -1], 1.4) +
    plant(scene, camera, 'broad', [-6.5, -4], 11) +
    fountain
  );
}
