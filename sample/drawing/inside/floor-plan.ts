import type { Random } from '../../random.ts';
import { Canvas, FRAME } from '../paint/canvas.ts';
import { type Colour, colour, colours, darker, lighter, mix } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import { paletteOf } from './palette.ts';

type Use = 'living' | 'kitchen' | 'bedroom' | 'bath' | 'hall';

interface Area {
  readonly use: Use;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Shares of the area of a home by use. */
const SHARES: Readonly<Record<Use, number>> = {
  living: 2.1,
  kitchen: 1,
  bedroom: 1.25,
  bath: 0.55,
  hall: 0.6,
};

/** Draws the floor plan: as many rooms as the home has, in its area, at one scale for all homes up to 200 m². */
export function drawFloorPlan(home: Random, own: Random, look: HomeLook): Canvas {
  const canvas = new Canvas();
  const palette = paletteOf(home.fork('palette'));
  const paper = lighter(mix(palette.walls, palette.accent, 0.12), 0.3);
  canvas.rectangle(0, 0, FRAME.width, FRAME.height, paper);
  const ratio = own.range(1.05, 1.55);
  const metre = Math.min(62, 1000 / Math.sqrt(look.area * ratio), 680 / Math.sqrt(look.area / ratio));
  const [w, h] = [Math.sqrt(look.area * ratio) * metre, Math.sqrt(look.area / ratio) * metre];
  const [x, y] = [(FRAME.width - w) / 2, (FRAME.height - h) / 2 - 20];
  const uses = usesOf(own, look);
  const areas = split(own, uses, { x, y, w, h });
  canvas.rectangle(x + 14, y + 16, w, h, darker(paper, 0.3), { opacity: 0.3 });
  if (look.outdoor) drawOutdoor(canvas, own, { x, y, w, h }, metre);
  for (const area of areas) drawArea(canvas, own, area, { metre, palette });
  const ink = colour('#3a3f42');
  for (const area of areas)
    canvas.rectangle(area.x, area.y, area.w, area.h, 'none', { stroke: ink, strokeWidth: Math.max(4, metre * 0.11) });
  canvas.rectangle(x, y, w, h, 'none', { stroke: ink, strokeWidth: Math.max(8, metre * 0.26) });
  for (const area of areas) drawOpenings(canvas, own, area, { x, y, w, h, metre, paper });
  drawScale(canvas, metre, ink);
  return canvas;
}

/** Rooms that count, then what every home has besides. */
function usesOf(random: Random, look: HomeLook): Use[] {
  const bedrooms = Math.max(0, Math.min(9, look.rooms - 1));
  const wet = Math.max(1, Math.min(3, look.bathrooms));
  const uses: Use[] = ['living', ...Array<Use>(bedrooms).fill('bedroom'), ...Array<Use>(wet).fill('bath'), 'kitchen'];
  return random.shuffled(look.area > 40 ? [...uses, 'hall'] : uses);
}

/** Cuts a rectangle by the shares of its rooms, across the longer side each time. */
function split(random: Random, uses: readonly Use[], { x, y, w, h }: Omit<Area, 'use'>): Area[] {
  const [first] = uses;
  if (!first) return [];
  if (uses.length === 1) return [{ use: first, x, y, w, h }];
  const total = sum(uses);
  let count = 1;
  while (count < uses.length - 1 && sum(uses.slice(0, count)) < total / 2) count++;
  const share = sum(uses.slice(0, count)) / total;
  const [a, b] = [uses.slice(0, count), uses.slice(count)];
  const [one, two] = random.chance(0.5) ? [a, b] : [b, a];
  const cut = one === a ? share : 1 - share;
  return w > h
    ? [
        ...split(random, one, { x, y, w: w * cut, h }),
        ...split(random, two, { x: x + w * cut, y, w: w * (1 - cut), h }),
      ]
    : [
        ...split(random, one, { x, y, w, h: h * cut }),
        ...split(random, two, { x, y: y + h * cut, w, h: h * (1 - cut) }),
      ];
}

const sum = (uses: readonly Use[]): number => uses.reduce((total, use) => total + SHARES[use], 0);

interface Style {
  readonly metre: number;
  readonly palette: ReturnType<typeof paletteOf>;
}

function drawArea(canvas: Canvas, random: Random, area: Area, style: Style): void {
  const { use, x, y, w, h } = area;
  const floor = floorOf(use, style.palette);
  canvas.rectangle(x, y, w, h, floor);
  const isTiled = use === 'bath' || use === 'kitchen';
  const step = style.metre * (isTiled ? 0.5 : 0.3);
  const joint = darker(floor, 0.14);
  for (let v = y + step; v < y + h && use !== 'hall'; v += step) canvas.rectangle(x, v, w, 1, joint, { opacity: 0.6 });
  for (let u = x + step; u < x + w && isTiled; u += step) canvas.rectangle(u, y, 1, h, joint, { opacity: 0.6 });
  const put: Put = (u, v, wide, deep, tone) => {
    canvas.rectangle(u + 3, v + 4, wide, deep, darker(floor, 0.4), { opacity: 0.35 });
    canvas.rectangle(u, v, wide, deep, tone, { stroke: darker(tone, 0.4), strokeWidth: 1.5 });
  };
  if (use === 'bedroom') putBed(put, random, area, style);
  if (use === 'living') {
    putSofa(put, area, style);
    canvas.ellipse(
      [x + w - style.metre * 0.9, y + style.metre * 0.9],
      style.metre * 0.5,
      style.metre * 0.5,
      style.palette.wood,
    );
  }
  if (use === 'kitchen')
    put(x + style.metre * 0.28, y + style.metre * 0.28, w - style.metre * 0.56, style.metre * 0.6, style.palette.front);
  if (use === 'bath') putBath(put, canvas, area, style);
}

type Put = (x: number, y: number, wide: number, deep: number, tone: Colour) => void;

const floorOf = (use: Use, { wood, stone, accent, walls }: Style['palette']): Colour =>
  ({
    living: lighter(wood, 0.5),
    kitchen: lighter(stone, 0.3),
    bedroom: lighter(wood, 0.62),
    bath: lighter(mix(accent, colour('#9fb8bc'), 0.5), 0.4),
    hall: lighter(walls, 0.2),
  })[use];

function putBed(put: Put, random: Random, { x, y, w, h }: Area, { metre, palette }: Style): void {
  const pad = metre * 0.28;
  const wide = Math.min(metre * random.pick([0.9, 1.4, 1.6]), w * 0.6);
  const deep = Math.min(metre * 2, h * 0.7);
  put(x + (w - wide) / 2, y + pad, wide, deep, lighter(palette.fabric, 0.25));
  put(x + (w - wide) / 2 + 4, y + pad + 4, wide - 8, deep * 0.22, colour('#faf6ee'));
  put(x + pad, y + h - pad - metre * 0.4, Math.min(w * 0.5, metre * 1.8), metre * 0.4, palette.wood);
}

function putSofa(put: Put, { x, y, w, h }: Area, { metre, palette }: Style): void {
  const [middle, centre] = [x + w / 2, y + h / 2];
  put(middle - metre, centre - metre * 0.2, Math.min(metre * 2.1, w * 0.6), metre * 0.8, palette.fabric);
  put(middle - metre * 0.5, centre + metre * 0.9, metre, metre * 0.5, palette.wood);
}

function putBath(put: Put, canvas: Canvas, { x, y, w, h }: Area, { metre }: Style): void {
  const pad = metre * 0.28;
  const white = colour('#fbfaf6');
  put(x + pad, y + pad, Math.min(metre * 1.7, w - 2 * pad), Math.min(metre * 0.75, h * 0.5), white);
  const seat = { stroke: colour('#8f9698'), strokeWidth: 2 };
  canvas.ellipse([x + w - metre * 0.5, y + h - metre * 0.5], metre * 0.22, metre * 0.28, white, seat);
}

/** Windows in outer walls, ways through inner ones. */
function drawOpenings(
  canvas: Canvas,
  random: Random,
  area: Area,
  { x, y, w, h, metre, paper }: Omit<Area, 'use'> & { metre: number; paper: Colour },
): void {
  const thick = Math.max(8, metre * 0.26);
  const glass = colour('#cfe3e8');
  const wide = Math.min(metre * 1.5, area.w * 0.6);
  const high = Math.min(metre * 1.5, area.h * 0.6);
  if (Math.abs(area.y - y) < 1)
    canvas.rectangle(area.x + (area.w - wide) / 2, y - thick / 2, wide, thick, glass, {
      stroke: colour('#3a3f42'),
      strokeWidth: 2,
    });
  if (Math.abs(area.y + area.h - y - h) < 1)
    canvas.rectangle(area.x + (area.w - wide) / 2, y + h - thick / 2, wide, thick, glass, {
      stroke: colour('#3a3f42'),
      strokeWidth: 2,
    });
  if (Math.abs(area.x - x) < 1)
    canvas.rectangle(x - thick / 2, area.y + (area.h - high) / 2, thick, high, glass, {
      stroke: colour('#3a3f42'),
      strokeWidth: 2,
    });
  const leaf = metre * 0.85;
  const isInner = Math.abs(area.x + area.w - x - w) > 1;
  if (isInner) {
    const v = area.y + (area.h - leaf) * random.range(0.3, 0.7);
    const u = area.x + area.w;
    canvas.rectangle(u - thick * 0.4, v, thick * 0.8, leaf, paper);
    canvas.path(`M${u} ${v}L${u - leaf} ${v}A${leaf} ${leaf} 0 0 0 ${u} ${v + leaf}`, 'none', {
      stroke: colour('#6b7275'),
      strokeWidth: 2,
    });
  } else if (Math.abs(area.y + area.h - y - h) > 1) {
    const u = area.x + (area.w - leaf) * random.range(0.3, 0.7);
    const v = area.y + area.h;
    canvas.rectangle(u, v - thick * 0.4, leaf, thick * 0.8, paper);
    canvas.path(`M${u} ${v}L${u} ${v - leaf}A${leaf} ${leaf} 0 0 1 ${u + leaf} ${v}`, 'none', {
      stroke: colour('#6b7275'),
      strokeWidth: 2,
    });
  }
}

function drawOutdoor(canvas: Canvas, random: Random, { x, y, w, h }: Omit<Area, 'use'>, metre: number): void {
  const deep = metre * 1.7;
  const wide = w * random.range(0.35, 0.6);
  const u = x + (w - wide) * random.next();
  const isTop = random.chance(0.5);
  canvas.rectangle(u, isTop ? y - deep : y + h, wide, deep, random.pick(colours('#d8c6a8 #cfc9bd #c9d0c0')), {
    stroke: colour('#6b7275'),
    strokeWidth: 4,
  });
  canvas.ellipse(
    [u + metre * 0.6, isTop ? y - deep / 2 : y + h + deep / 2],
    metre * 0.32,
    metre * 0.32,
    colour('#7a9a5c'),
  );
}

/** A scale of five metres. */
function drawScale(canvas: Canvas, metre: number, ink: Colour): void {
  const [x, y] = [60, FRAME.height - 48];
  for (let index = 0; index < 5; index++)
    canvas.rectangle(x + index * metre, y, metre, 9, index % 2 ? colour('#fbf8f0') : ink, {
      stroke: ink,
      strokeWidth: 1.5,
    });
}
