import { type Colour, darken, lighten } from './colour.ts';
import { angleFor, type FacadeBrief, turn } from './facade-parts.ts';
import { drawGlass } from './openings.ts';
import { drawFlatRoof } from './roof-details.ts';

import { panel, relief, type Wall } from './space.ts';
import { buildShell, drawSetting, drawStreet, drawSunVeil, frameBuilding, groundShadow, plant } from './stage.ts';
import { drawBicycle, drawPerson, drawStreetLamp } from './street-props.ts';
import { segments } from './svg.ts';

interface OfficePlan {
  readonly frame: Colour;
  readonly spandrel: Colour;
  readonly floors: number;
  readonly bays: number;
  readonly fins: boolean;
}

const PLANS: readonly OfficePlan[] = [
  { frame: '#d9d2c1', spandrel: '#8f8471', floors: 7, bays: 8, fins: false },
  { frame: '#b6a184', spandrel: '#5d4f43', floors: 5, bays: 9, fins: true },
  { frame: '#e9e3d4', spandrel: '#0e5a4b', floors: 6, bays: 7, fins: true },
  { frame: '#4c5855', spandrel: '#38433f', floors: 9, bays: 7, fins: false },
  { frame: '#c08a63', spandrel: '#8b5b40', floors: 6, bays: 8, fins: true },
  { frame: '#cfd3ca', spandrel: '#7a8d8b', floors: 5, bays: 10, fins: false },
];

/** An office building: a regular grid over a tall glazed ground floor. */
export function drawCommercialBuilding(brief: FacadeBrief): string {
  const { scene, variant, period } = brief;
  const plan = turn(variant + (period === 'after2006' ? 2 : 0), PLANS);
  const [w, d, h] = [plan.bays * 3, 16, 4.6 + plan.floors * 3.4];
  const angle = angleFor(variant, [0.42, -0.36, 0.32, 0]);
  const camera = frameBuilding({ w, h: h + 1, d: angle ? d : 2, angle, eye: 2 });
  const body = { x: 0, y: 0, z: 0, w, d, h };
  const shell = buildShell(scene, camera, body, plan.frame);
  const walls = [shell.left, shell.right, shell.front].filter((wall) => wall.visible);
  return (
    drawSetting(scene, camera, brief.view, ['round', 'birch'], w, d) +
    drawStreet(scene, camera, variant % 2 === 0) +
    groundShadow(scene, camera, w, d, h) +
    shell.svg +
    walls.map((wall) => grid(wall, plan)).join('') +
    drawFlatRoof(scene, camera, body, lighten(plan.frame, 0.2), 0.5, 0.1) +
    [-2.2, w * 0.32, w + 2].map((x) => plant(scene, camera, 'round', [x, -2.6], 6)).join('') +
    drawPerson(scene, camera, [w * 0.5, -1.6], '#c8472b') +
    drawPerson(scene, camera, [w * 0.54, -1.9], '#3d5a73') +
    drawBicycle(scene, camera, [w * 0.75, -1.4], '#0e5a4b') +
    drawStreetLamp(scene, camera, [w * 0.9, -3.1], 5.5) +
    drawSunVeil(scene)
  );
}

function grid(wall: Wall, plan: OfficePlan): string {
  const bays = Math.round(wall.width / 3);
  const step = wall.width / bays;
  let out = panel(wall, 0, 0, wall.width, 4.2, wall.tone(darken(plan.spandrel, 0.4)));
  for (let bay = 0; bay < bays; bay++)
    out +=
      drawGlass(wall, { u: step * bay + 0.2, v: 0.2, w: step - 0.4, h: 3.7 }, false, false) +
      (bay % 3 === 1 ? panel(wall, step * bay + step / 2 - 0.04, 0.2, 0.08, 2.6, wall.tone('#e8e1d0')) : '');
  for (let floor = 0; floor < plan.floors; floor++) {
    const v = 4.6 + floor * 3.4;
    for (let bay = 0; bay < bays; bay++) {
      const u = step * bay;
      out +=
        drawGlass(wall, { u: u + 0.25, v: v + 0.85, w: step - 0.5, h: 2.2 }, false, false) +
        panel(wall, u + 0.25, v + 0.15, step - 0.5, 0.7, wall.tone(plan.spandrel));
    }
    out += segments(
      Array.from(
        { length: bays },
        (_, i) => [wall.at(step * (i + 0.5), v + 0.85), wall.at(step * (i + 0.5), v + 3.05)] as const,
      ),
      wall.tone(lighten(plan.frame, 0.2)),
      3,
    );
    if (!plan.fins)
      out += relief(wall, { u: 0, v: v - 0.1, w: wall.width, h: 0.2, out: 0.25 }, lighten(plan.frame, 0.2));
  }
  if (plan.fins)
    for (let bay = 0; bay <= bays; bay++)
      out += relief(
        wall,
        { u: Math.min(wall.width - 0.2, step * bay), v: 4.3, w: 0.2, h: plan.floors * 3.4 + 0.2, out: 0.4 },
        lighten(plan.frame, 0.1),
      );
  return out + relief(wall, { u: 0, v: 4.1, w: wall.width, h: 0.3, out: 0.7 }, lighten(plan.frame, 0.25));
}
