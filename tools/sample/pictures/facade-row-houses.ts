import { type Colour, lighten } from './colour.ts';
import { type FacadeBrief, turn } from './facade-parts.ts';
import { drawDoor, drawWindow, type WindowStyle } from './openings.ts';
import { drawDormer, drawFlatRoof } from './roof-details.ts';
import { drawGable, drawGableRoof } from './roofs.ts';
import { type Camera, cuboid } from './space.ts';
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
import { drawBicycle } from './street-props.ts';

const ROWS: readonly (readonly Colour[])[] = [
  ['#e9d9b4', '#c9826a', '#a9bcae', '#e3cda0', '#d7b7a4'],
  ['#f0eadc', '#d8cdb8', '#f0eadc', '#d8cdb8', '#f0eadc'],
  ['#a5694e', '#8c5640', '#b67b5c', '#9c6047', '#ad7054'],
];

/** Houses side by side: the same house five times, each with a colour of its own. */
export function drawRowHouses(brief: FacadeBrief): string {
  const { scene, variant, period } = brief;
  const colours = ROWS[
    period === '1920-1960' ? 0 : period === '1981-2005' ? (variant + 1) % 2 : 2 - (variant % 3)
  ] as readonly Colour[];
  const flat = period === 'after2006' && variant % 2 === 0;
  const [unit, d, h] = [5.8, 9, flat ? 8.6 : 5.8];
  const count = 5;
  const camera = frameBuilding({
    w: unit * count,
    h: h + 5,
    d,
    angle: turn(variant, [0.5, 0.42, -0.46]),
    eye: 2.2,
    across: 0.5,
    fill: 1.08,
  });
  const order = [...colours.keys()];
  if (turn(variant, [1, 1, -1]) < 0) order.reverse();
  const houses = order.map((i) => rowUnit(brief, camera, colours[i] as Colour, i * unit, unit, d, h, flat)).join('');
  return (
    drawSetting(scene, camera, brief.view, ['broad', 'birch'], unit * count, d) +
    drawGarden(scene, camera, null) +
    groundShadow(scene, camera, unit * count, d, h) +
    houses +
    Array.from(
      { length: count },
      (_, i) =>
        shrub(scene, camera, [i * unit + unit * 0.86, -1.4], 1.2) +
        cuboid(scene, camera, { x: i * unit - 0.05, y: -4, z: 0, w: 0.12, d: 4, h: 1.1 }, '#b9a98c'),
    ).join('') +
    plant(scene, camera, 'round', [unit * 2.5, -3.2], 4.2) +
    hedge(scene, camera, -10, unit * count + 10, -5.4, 0.8) +
    drawBicycle(scene, camera, [unit * 3.4, -2], '#c8472b') +
    drawSunVeil(scene)
  );
}

function rowUnit(
  brief: FacadeBrief,
  camera: Camera,
  wall: Colour,
  x: number,
  w: number,
  d: number,
  h: number,
  flat: boolean,
): string {
  const { scene, period, variant } = brief;
  const body = { x, y: 0, z: 0, w, d, h };
  const shell = buildShell(scene, camera, body, wall);
  const modern = period === 'after2006';
  const style: WindowStyle = modern
    ? { frame: '#2f3a37', panes: [2, 1] }
    : { frame: '#f6f1e4', panes: [2, 2], shutters: turn(variant, ['#3f6b58', '#6f8790']), sill: '#e2d9c6' };
  const front = shell.front;
  const windows = modern
    ? drawWindow(front, { u: 2.4, v: 0.3, w: 2.8, h: 2.2 }, style) +
      drawWindow(front, { u: 0.7, v: 3.3, w: 4.4, h: 1.9 }, { ...style, panes: [3, 1] }) +
      (flat ? drawWindow(front, { u: 1.8, v: 6.1, w: 2.6, h: 1.9 }, style) : '')
    : drawWindow(front, { u: 3.2, v: 0.9, w: 1.2, h: 1.5 }, style) +
      [1.1, 3.5].map((u) => drawWindow(front, { u, v: 3.5, w: 1, h: 1.5 }, style)).join('');
  const door = drawDoor(
    front,
    { u: 0.7, v: 0.1, w: 1.1, h: 2.2 },
    {
      colour: turn(Math.round(x), ['#0e5a4b', '#8c3a26', '#3d5a73', '#b98a3a']),
      surround: lighten(wall, 0.4),
      canopy: '#c9c2b2',
      steps: 1,
    },
  );
  const sides = [shell.left, shell.right]
    .filter((side) => side.visible)
    .map((side) => drawWindow(side, { u: 4, v: 3.5, w: 1.1, h: 1.5 }, style))
    .join('');
  const roof = flat
    ? drawFlatRoof(scene, camera, body, lighten(wall, 0.2), 0.35)
    : drawGable(scene, camera, body, 3.6, wall) +
      drawGableRoof(scene, camera, body, { colour: modern ? '#565f5c' : '#9a543f', rise: 3.6, overhang: 0.35 }) +
      (modern
        ? ''
        : drawDormer(scene, camera, [x + 2, 0.9, h + 0.5], [1.5, 1.4], {
            wall: lighten(wall, 0.2),
            roof: '#9a543f',
            window: { frame: '#f6f1e4', panes: [2, 1] },
          }));
  return shell.svg + sides + windows + door + roof;
}
