import { darken, lighten } from './colour.ts';
import { angleFor, type FacadeBrief, turn } from './facade-parts.ts';
import { drawDoor, drawWindow } from './openings.ts';
import { drawFlatRoof } from './roof-details.ts';

import { type Camera, createWall, cuboid, panel, relief, type Wall } from './space.ts';
import { buildShell, drawSetting, drawStreet, drawSunVeil, frameBuilding, groundShadow, plant } from './stage.ts';
import { drawBicycle, drawPerson, drawStreetLamp } from './street-props.ts';
import { polygon, segments } from './svg.ts';

const BRICKS = ['#a8583d', '#c9a27a', '#8f4f3b', '#d8cdb8'] as const;

/** A factory of 1900 that people live in now: brick, piers, large steel windows, a chimney. */
export function drawLoft(brief: FacadeBrief): string {
  const { scene, variant } = brief;
  const brick = turn(variant, BRICKS);
  const floors = turn(variant, [3, 4, 3, 5]);
  const bays = turn(variant, [6, 5, 7, 5]);
  const [bay, storey, d] = [4, 4, 14];
  const [w, h] = [bays * bay, floors * storey + 0.8];
  const angle = angleFor(variant, [0.36, 0, -0.36, 0.44]);
  const camera = frameBuilding({ w, h: h + 4, d: angle ? d : 2, angle, eye: 2.2 });
  const body = { x: 0, y: 0, z: 0, w, d, h };
  const shell = buildShell(scene, camera, body, brick);
  const walls = [shell.left, shell.right, shell.front].filter((wall) => wall.visible);
  return (
    drawSetting(scene, camera, brief.view, ['birch', 'broad'], w, d) +
    drawStreet(scene, camera, true) +
    groundShadow(scene, camera, w, d, h) +
    stack(brief, camera, w, h) +
    (variant % 2 === 0 ? sheds(brief, camera, w, h) : '') +
    shell.svg +
    walls.map((wall) => dress(brief, wall, brick, floors, storey, h)).join('') +
    drawFlatRoof(scene, camera, body, darken(brick, 0.3), 0.3, 0.2) +
    plant(scene, camera, 'birch', [variant % 2 ? w + 2 : -2, -1.6], 9) +
    drawBicycle(scene, camera, [w * 0.3, -1.4], '#0e5a4b') +
    drawBicycle(scene, camera, [w * 0.34, -1.2], '#c8472b') +
    drawPerson(scene, camera, [w * 0.6, -2.2], '#d0a04a') +
    drawStreetLamp(scene, camera, [w * 0.88, -3], 5) +
    drawSunVeil(scene)
  );
}

function dress(brief: FacadeBrief, wall: Wall, brick: string, floors: number, storey: number, h: number): string {
  const bays = Math.max(2, Math.round(wall.width / 4));
  const step = wall.width / bays;
  const tone = wall.tone(brick);
  const courses = segments(
    Array.from(
      { length: Math.floor(h / 0.42) },
      (_, i) => [wall.at(0, (i + 1) * 0.42), wall.at(wall.width, (i + 1) * 0.42)] as const,
    ),
    darken(tone, 0.16),
    1.5,
    'stroke-opacity=".5"',
  );
  const arch = brief.variant % 2 === 0;
  const windows = Array.from({ length: floors * bays }, (_, i) => {
    const [bay, floor] = [i % bays, Math.floor(i / bays)];
    if (floor === 0 && bay === 1 && wall.facing === 'front')
      return drawDoor(
        wall,
        { u: step * 1.5 - 1.1, v: 0.1, w: 2.2, h: 3 },
        { colour: '#0e5a4b', arch, glass: !arch, surround: '#d9cbb2' },
      );
    return drawWindow(
      wall,
      { u: step * bay + 0.6, v: floor * storey + 0.9, w: step - 1.2, h: storey - 1.25 },
      { frame: '#2e3835', panes: [4, 4], crown: arch ? 'arch' : 'none', sill: '#d9cbb2', curtains: false },
    );
  }).join('');
  const piers = Array.from({ length: bays + 1 }, (_, i) =>
    relief(
      wall,
      { u: Math.min(wall.width - 0.5, Math.max(0, step * i - 0.25)), v: 0, w: 0.5, h: h - 0.3, out: 0.22 },
      lighten(brick, 0.06),
    ),
  ).join('');
  const bands = Array.from({ length: floors - 1 }, (_, i) =>
    panel(wall, 0, (i + 1) * storey + 0.35, wall.width, 0.22, wall.tone('#d9cbb2')),
  ).join('');
  return (
    courses + bands + windows + piers + relief(wall, { u: 0, v: h - 0.5, w: wall.width, h: 0.5, out: 0.3 }, '#d9cbb2')
  );
}

const stack = (brief: FacadeBrief, camera: Camera, w: number, h: number): string => {
  const tone = turn(brief.variant, ['#9a5540', '#b98a6a', '#87503f', '#a9755a']);
  return (
    cuboid(brief.scene, camera, { x: w * 0.8, y: 10, z: 0, w: 1.7, d: 1.7, h: h + 7 }, tone) +
    cuboid(brief.scene, camera, { x: w * 0.8 - 0.15, y: 9.85, z: h + 6.2, w: 2, d: 2, h: 0.6 }, '#d9cbb2')
  );
};

function sheds(brief: FacadeBrief, camera: Camera, w: number, h: number): string {
  const { scene } = brief;
  const wall = createWall(scene, camera, [0, 1, h], w, 'front');
  return Array.from({ length: 5 }, (_, i) => {
    const [u, s] = [(w / 5) * i, w / 5];
    return (
      polygon([wall.at(u, 0), wall.at(u + s * 0.2, 2.6), wall.at(u + s, 0)], scene.c('#7b817c')) +
      polygon(
        [wall.at(u + 0.1, 0.2), wall.at(u + s * 0.19, 2.3), wall.at(u + s * 0.3, 2.1), wall.at(u + s * 0.3, 0.2)],
        scene.mood.glass[2],
      )
    );
  }).join('');
}
