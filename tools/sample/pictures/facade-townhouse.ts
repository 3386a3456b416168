import { drawBalcony } from './balconies.ts';
import { type Colour, darken, lighten } from './colour.ts';
import { bayOpenings, type FacadeBrief, turn, windowRow } from './facade-parts.ts';
import { drawDoor, drawWindow, type WindowStyle } from './openings.ts';
import { drawChimney, drawDormer } from './roof-details.ts';
import { drawGable, drawGableRoof, drawMansard } from './roofs.ts';
import { type Camera, panel, relief, type Wall } from './space.ts';
import {
  buildShell,
  drawSetting,
  drawStreet,
  drawSunVeil,
  frameBuilding,
  groundShadow,
  plant,
  type Shell,
} from './stage.ts';
import { drawBicycle, drawCar, drawPerson, drawStreetLamp } from './street-props.ts';

interface Palette {
  readonly wall: Colour;
  readonly stone: Colour;
  readonly roof: Colour;
  readonly door: Colour;
  readonly shutters?: Colour;
}

const PALETTES: readonly Palette[] = [
  { wall: '#e9dcc0', stone: '#f2ead8', roof: '#5f6b6c', door: '#0e5a4b' },
  { wall: '#c9b28a', stone: '#dccba6', roof: '#8d5240', door: '#5a3527', shutters: '#3f6356' },
  { wall: '#d7a98a', stone: '#efe3cf', roof: '#6a5a55', door: '#3a4a4b' },
  { wall: '#b9bda6', stone: '#d3d3bd', roof: '#a05a43', door: '#6b2f22', shutters: '#54695a' },
  { wall: '#eee7d8', stone: '#cfc6b2', roof: '#7c8688', door: '#8c3a26', shutters: '#8b9a99' },
  { wall: '#a9bcb6', stone: '#eae6d8', roof: '#59625f', door: '#22403a' },
  { wall: '#dcb768', stone: '#f0e4c6', roof: '#95533f', door: '#40513f', shutters: '#3d5a4e' },
  { wall: '#c98d76', stone: '#ecdcc8', roof: '#5d5552', door: '#263f3c' },
];

/** Town houses in a closed row: rusticated ground floors, stone frames, balconies of iron, mansards with dormers. */
export function drawTownhouse(brief: FacadeBrief): string {
  const { scene, variant, period } = brief;
  const palette = turn(variant + (period === '1920-1960' ? 4 : 0), PALETTES);
  const old = period === 'before1919';
  const floors = turn(variant, [4, 3, 5, 4, 4]);
  const bays = turn(variant, [5, 3, 5, 4, 3, 6]);
  const w = bays * turn(variant, [2.7, 3, 2.6]);
  const d = 12;
  const h = 4.2 + (floors - 1) * 3.5 + 0.5;
  const mansard = old && variant % 3 !== 1;
  const roofH = mansard ? 3.4 : 4.6;
  const corner = variant % 2 === 1;
  const camera = frameBuilding({
    w: w + 4,
    h: h + roofH + 1,
    d: corner ? d : 2,
    angle: corner ? turn(variant, [0.4, 0.34, 0.46]) : 0,
    eye: 2.2,
    across: corner ? 0.5 : 0.5,
  });
  const body = { x: 0, y: 0, z: 0, w, d, h };
  const shell = buildShell(scene, camera, body, palette.wall);
  const roof = mansard
    ? drawMansard(scene, camera, body, palette.roof, roofH) + dormers(brief, camera, w, h, bays, palette)
    : drawGable(scene, camera, body, roofH, palette.wall) +
      drawGableRoof(scene, camera, body, { colour: palette.roof, rise: roofH, overhang: 0.7 }) +
      dormers(brief, camera, w, h + 0.6, Math.ceil(bays / 2), palette);
  const flankRight = corner ? '' : neighbour(brief, camera, w, turn(variant + 1, PALETTES), h * 0.93, 'right');
  return (
    drawSetting(scene, camera, corner || brief.view !== 'town' ? brief.view : 'country', ['broad', 'round'], w, d) +
    drawStreet(scene, camera, variant % 3 === 0) +
    (corner ? groundShadow(scene, camera, w, d, h) : '') +
    neighbour(brief, camera, -14, turn(variant + 3, PALETTES), h * turn(variant, [0.86, 1.06, 0.92]), 'left') +
    flankRight +
    drawChimney(scene, camera, w * 0.7, d * 0.55, h + roofH * 0.8, 1.9) +
    shell.svg +
    dressing(brief, shell, palette, floors, bays, h) +
    roof +
    props(brief, camera, w) +
    drawSunVeil(scene)
  );
}

function dressing(brief: FacadeBrief, shell: Shell, palette: Palette, floors: number, bays: number, h: number): string {
  const { variant } = brief;
  const style: WindowStyle = {
    frame: '#f3eee0',
    surround: palette.stone,
    sill: palette.stone,
    panes: [2, 3],
    ...(palette.shutters ? { shutters: palette.shutters } : {}),
  };
  let out = '';
  for (const wall of [shell.left, shell.right, shell.front]) {
    if (!wall.visible) continue;
    const count = wall.facing === 'front' ? bays : 3;
    out += groundFloor(brief, wall, palette, count);
    for (let floor = 1; floor < floors; floor++) {
      const v = 4.2 + (floor - 1) * 3.5;
      const noble = floor === 1 && brief.period === 'before1919';
      const crown = palette.shutters
        ? 'none'
        : noble
          ? turn(variant, ['pediment', 'cornice', 'arch'] as const)
          : floor === 2
            ? 'cornice'
            : 'none';
      out += windowRow(wall, count, v + 0.75, [1.15, floor === floors - 1 ? 1.85 : 2.1], {
        ...style,
        crown,
        flowers: palette.shutters !== undefined && floor === 2,
      });
      if (noble) out += relief(wall, { u: 0, v: v - 0.05, w: wall.width, h: 0.22, out: 0.16 }, palette.stone);
    }
    out += relief(wall, { u: -0.1, v: h - 0.5, w: wall.width + 0.2, h: 0.5, out: 0.45 }, palette.stone);
    if (wall.facing === 'front') out += frontBalconies(brief, wall, palette, bays, floors);
  }
  return out;
}

function groundFloor(brief: FacadeBrief, wall: Wall, palette: Palette, bays: number): string {
  const { variant } = brief;
  const base = darken(palette.stone, 0.08);
  const tone = wall.tone(base);
  const joints = Array.from({ length: 4 }, (_, i) =>
    panel(wall, 0, 0.85 + i * 0.8, wall.width, 0.05, darken(tone, 0.16)),
  ).join('');
  const openings = bayOpenings(wall, bays, 0.15, [1.7, 3]);
  const doorAt = Math.floor(bays / 2);
  const shop = variant % 2 === 0;
  const list = openings.map((at, i) => {
    if (i === doorAt && wall.facing === 'front')
      return drawDoor(
        wall,
        { ...at, u: at.u + 0.15, w: 1.4, h: 2.9 },
        { colour: palette.door, surround: lighten(palette.stone, 0.2), arch: variant % 3 !== 2, steps: 1 },
      );
    if (!shop)
      return drawWindow(
        wall,
        { u: at.u + 0.3, v: 1.1, w: 1.1, h: 1.9 },
        {
          frame: '#f3eee0',
          surround: lighten(palette.stone, 0.2),
          panes: [2, 2],
          crown: variant % 3 === 1 ? 'arch' : 'none',
        },
      );
    return (
      drawWindow(
        wall,
        { ...at, v: 0.5, h: 2.7 },
        { frame: palette.door, panes: [1, 1], crown: variant % 4 === 0 ? 'arch' : 'none', curtains: false },
      ) + awning(brief, wall, at.u, i)
    );
  });
  return (
    panel(wall, 0, 0, wall.width, 4, tone) +
    joints +
    relief(wall, { u: 0, v: 0, w: wall.width, h: 0.42, out: 0.08 }, darken(base, 0.15), 0) +
    list.join('') +
    relief(wall, { u: 0, v: 3.9, w: wall.width, h: 0.24, out: 0.2 }, palette.stone)
  );
}

function awning(brief: FacadeBrief, wall: Wall, u: number, i: number): string {
  if (brief.variant % 4 !== 2 || i % 2 === 1) return '';
  const stripes = Array.from({ length: 6 }, (_, k) =>
    relief(
      wall,
      { u: u - 0.15 + k * 0.34, v: 2.95, w: 0.34, h: 0.34, out: 0.8 },
      k % 2 ? '#f3ecdc' : '#b4492f',
      k === 0 ? 0.6 : 0,
    ),
  );
  return stripes.join('');
}

function frontBalconies(brief: FacadeBrief, wall: Wall, palette: Palette, bays: number, floors: number): string {
  const { variant } = brief;
  if (variant % 4 === 3 || palette.shutters) return '';
  const step = wall.width / bays;
  const middle = Math.floor(bays / 2);
  const spans = bays > 4 ? [middle] : [0, bays - 1];
  return spans
    .flatMap((bay) =>
      Array.from({ length: Math.min(2, floors - 2) }, (_, k) => {
        const v = 4.2 + k * 3.5 + 0.62;
        return drawBalcony(wall, {
          u: step * bay + 0.25,
          v,
          w: step - 0.5,
          out: 0.95,
          kind: 'iron',
          colour: '#2b3532',
          slab: palette.stone,
          lived: k === 1,
        });
      }),
    )
    .join('');
}

function dormers(brief: FacadeBrief, camera: Camera, w: number, h: number, count: number, palette: Palette): string {
  return Array.from({ length: count }, (_, i) =>
    drawDormer(brief.scene, camera, [(w / count) * (i + 0.5) - 0.7, 0.35, h + 0.55], [1.4, 1.75], {
      wall: palette.stone,
      roof: palette.roof,
      window: { frame: '#f3eee0', panes: [2, 2] },
    }),
  ).join('');
}

function neighbour(
  brief: FacadeBrief,
  camera: Camera,
  x: number,
  palette: Palette,
  h: number,
  side: 'left' | 'right',
): string {
  const { scene } = brief;
  const w = 14;
  const body = { x, y: 0.15, z: 0, w, d: 12, h };
  const shell = buildShell(scene, camera, body, lighten(palette.wall, 0.12));
  const rows = Math.round((h - 4.4) / 3.4);
  const step = (h - 4.4) / rows;
  const style: WindowStyle = {
    frame: '#f3eee0',
    surround: palette.stone,
    panes: [2, 1],
    ...(palette.shutters ? { shutters: palette.shutters } : {}),
  };
  const windows = Array.from({ length: rows }, (_, i) =>
    windowRow(shell.front, 4, 4.6 + i * step, [1.1, 1.8], style),
  ).join('');
  const ground =
    panel(shell.front, 0, 0, w, 3.8, shell.front.tone(darken(palette.stone, 0.1))) +
    windowRow(shell.front, 4, 0.6, [1.7, 2.5], { frame: palette.door, panes: [1, 1], curtains: false });
  const roof = drawGableRoof(scene, camera, body, {
    colour: palette.roof,
    rise: 4,
    overhang: side === 'left' ? 0.3 : 0.4,
  });
  return shell.svg + ground + windows + roof;
}

function props(brief: FacadeBrief, camera: Camera, w: number): string {
  const { scene, variant } = brief;
  const tree = variant % 3 !== 2 ? plant(scene, camera, 'round', [variant % 2 ? -1.5 : w + 1.6, -2.6], 8.5) : '';
  const coat = turn(variant, ['#c8472b', '#0e5a4b', '#d0a04a', '#3d5a73']);
  const car =
    variant % 3 === 1 ? drawCar(scene, camera, [w * 0.3, -5.2], turn(variant, ['#0e5a4b', '#b7b2a3', '#8c3a2c'])) : '';
  const bicycle = variant % 2 === 0 ? drawBicycle(scene, camera, [w * 0.2, -1.2], '#c8472b') : '';
  return (
    tree +
    bicycle +
    drawPerson(scene, camera, [w * 0.72, -1.9], coat) +
    drawStreetLamp(scene, camera, [variant % 2 ? w * 0.9 : w * 0.04, -3]) +
    car
  );
}
