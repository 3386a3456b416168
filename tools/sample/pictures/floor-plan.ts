import type { PictureSpec } from './picture-catalogue.ts';
import { drawPlanFurniture, type PlanScale } from './plan-furniture.ts';
import { PLAN_LAYOUTS, type PlanDoor, type PlanLayout, type PlanRoom } from './plan-layouts.ts';
import type { Scene } from './scene.ts';
import { circle, HEIGHT, path, polygon, rect, segments, short, WIDTH } from './svg.ts';

const INK = '#14201b';
const PAPER = '#fbfaf6';
const [OUTER, INNER] = [0.3, 0.14];

/** A floor plan: black walls on paper, door swings, windows, furniture and areas. */
export function drawFloorPlan(_scene: Scene, spec: PictureSpec): string {
  const choices = PLAN_LAYOUTS[Math.min(6, Math.max(1, spec.rooms ?? 3)) - 1] as readonly PlanLayout[];
  const plan = choices[Math.floor(spec.seed / 8) % choices.length] as PlanLayout;
  const m = Math.min((WIDTH - 420) / plan.w, (HEIGHT - 400) / plan.h);
  const [left, top] = [(WIDTH - plan.w * m) / 2, (HEIGHT - plan.h * m) / 2 - 20];
  const scale: PlanScale = { m, x: (v) => left + v * m, y: (v) => top + v * m };
  return (
    rect(0, 0, WIDTH, HEIGHT, PAPER) +
    plan.rooms.map((room) => floor(scale, room)).join('') +
    plan.rooms.map((room) => drawPlanFurniture(scale, room)).join('') +
    plan.rooms.map((room) => walls(scale, room)).join('') +
    outerWalls(scale, plan) +
    windows(scale, plan) +
    plan.gaps.map(([x, y, along, length]) => gap(scale, x, y, along, length)).join('') +
    plan.doors.map((door) => swing(scale, plan, door)).join('') +
    plan.rooms.map((room) => area(scale, room)).join('') +
    north() +
    scaleBar(scale)
  );
}

const WET = ['bath', 'wc', 'kitchen'];

function floor(s: PlanScale, { use, x, y, w, h }: PlanRoom): string {
  const base = rect(
    s.x(x),
    s.y(y),
    w * s.m,
    h * s.m,
    use === 'loggia' ? '#e9ece2' : WET.includes(use) ? '#eef1ec' : '#fdfcf8',
  );
  const step = use === 'loggia' ? 0.3 : 0.4;
  const lines =
    WET.includes(use) && use !== 'kitchen'
      ? [
          ...Array.from(
            { length: Math.floor(w / step) },
            (_, i) =>
              [
                [s.x(x + (i + 1) * step), s.y(y)],
                [s.x(x + (i + 1) * step), s.y(y + h)],
              ] as const,
          ),
          ...Array.from(
            { length: Math.floor(h / step) },
            (_, i) =>
              [
                [s.x(x), s.y(y + (i + 1) * step)],
                [s.x(x + w), s.y(y + (i + 1) * step)],
              ] as const,
          ),
        ]
      : use === 'loggia'
        ? Array.from(
            { length: Math.floor(h / step) },
            (_, i) =>
              [
                [s.x(x), s.y(y + (i + 1) * step)],
                [s.x(x + w), s.y(y + (i + 1) * step)],
              ] as const,
          )
        : [];
  return base + segments(lines, '#d3d9d0', 2);
}

const walls = (s: PlanScale, { x, y, w, h, use }: PlanRoom): string =>
  rect(
    s.x(x),
    s.y(y),
    w * s.m,
    h * s.m,
    'none',
    `stroke="${INK}" stroke-width="${short((use === 'hall' ? INNER * 0.98 : INNER) * s.m)}"`,
  );

const outerWalls = (s: PlanScale, { w, h }: PlanLayout): string =>
  rect(
    s.x(-OUTER / 2 + 0.07),
    s.y(-OUTER / 2 + 0.07),
    (w + OUTER - 0.14) * s.m,
    (h + OUTER - 0.14) * s.m,
    'none',
    `stroke="${INK}" stroke-width="${short(OUTER * s.m)}"`,
  );

/** Windows where rooms that want light touch the outer wall. */
function windows(s: PlanScale, plan: PlanLayout): string {
  const one = (x: number, y: number, length: number, along: 'x' | 'y'): string => {
    const [w, h] = along === 'x' ? [length, OUTER + 0.06] : [OUTER + 0.06, length];
    const [l, t] = along === 'x' ? [x, y - (OUTER + 0.06) / 2] : [x - (OUTER + 0.06) / 2, y];
    const mid =
      along === 'x'
        ? `M${short(s.x(l))} ${short(s.y(y))}h${short(w * s.m)}`
        : `M${short(s.x(x))} ${short(s.y(t))}v${short(h * s.m)}`;
    return (
      rect(s.x(l), s.y(t), w * s.m, h * s.m, PAPER, `stroke="${INK}" stroke-width="3"`) +
      path(mid, 'none', `stroke="${INK}" stroke-width="3"`)
    );
  };
  return plan.rooms
    .filter(({ use }) => !['hall', 'store', 'wc'].includes(use))
    .map((room) => {
      const { x, y, w, h, use } = room;
      const [lx, ly] = [
        Math.min(use === 'loggia' ? w * 0.9 : 2.2, w * 0.55),
        Math.min(use === 'loggia' ? h * 0.9 : 2.2, h * 0.55),
      ];
      const half = OUTER / 2 - 0.07;
      if (y === 0) return one(x + (w - lx) / 2, -half, lx, 'x');
      if (y + h >= plan.h - 0.01) return one(x + (w - lx) / 2, plan.h + half, lx, 'x');
      if (x === 0) return one(-half, y + (h - ly) / 2, ly, 'y');
      if (x + w >= plan.w - 0.01) return one(plan.w + half, y + (h - ly) / 2, ly, 'y');
      return '';
    })
    .join('');
}

function gap(s: PlanScale, x: number, y: number, along: 'x' | 'y', length: number): string {
  const t = INNER + 0.04;
  return along === 'x'
    ? rect(s.x(x), s.y(y - t / 2), length * s.m, t * s.m, '#fdfcf8')
    : rect(s.x(x - t / 2), s.y(y), t * s.m, length * s.m, '#fdfcf8');
}

/** A door leaf and the quarter circle it sweeps. */
function swing(s: PlanScale, plan: PlanLayout, { x, y, along, swing: way }: PlanDoor): string {
  const outside =
    (along === 'x' && (y === 0 || y >= plan.h - 0.01)) || (along === 'y' && (x === 0 || x >= plan.w - 0.01));
  const t = outside ? OUTER + 0.08 : INNER + 0.04;
  const shift = outside ? ((along === 'x' ? y : x) === 0 ? -0.08 : 0.08) : 0;
  const w = 0.82;
  const r = short(w * s.m);
  const hole =
    along === 'x'
      ? rect(s.x(x), s.y(y + shift - t / 2), w * s.m, t * s.m, PAPER)
      : rect(s.x(x + shift - t / 2), s.y(y), t * s.m, w * s.m, PAPER);
  const style = `stroke="${INK}" stroke-width="3.5"`;
  const leaf =
    along === 'x'
      ? `M${short(s.x(x))} ${short(s.y(y))}v${short(way * w * s.m)}A${r} ${r} 0 0 ${way > 0 ? 0 : 1} ${short(s.x(x + w))} ${short(s.y(y))}`
      : `M${short(s.x(x))} ${short(s.y(y))}h${short(way * w * s.m)}A${r} ${r} 0 0 ${way > 0 ? 1 : 0} ${short(s.x(x))} ${short(s.y(y + w))}`;
  return hole + path(leaf, 'none', style);
}

const STROKES: Record<string, string> = {
  '0': 'M2 0h6q2 0 2 2v12q0 2-2 2h-6q-2 0-2-2v-12q0-2 2-2z',
  '1': 'M2 3l4-3v16',
  '2': 'M0 3q0-3 3-3h4q3 0 3 3q0 2-2 4l-8 9h10',
  '3': 'M0 0h10l-6 6h2q4 0 4 5t-4 5h-3q-3 0-3-3',
  '4': 'M7 16v-16l-7 11h10',
  '5': 'M9 0h-8l-1 7q2-1 4-1q6 0 6 5t-5 5h-2q-3 0-3-2',
  '6': 'M8 0q-8 4-8 11q0 5 5 5t5-5t-5-5q-4 0-5 4',
  '7': 'M0 0h10l-6 16',
  '8': 'M5 7q-4 0-4-3.500t4-3.500t4 3.500t-4 3.500q-5 0-5 4.500t5 4.500t5-4.500t-5-4.500',
  '9': 'M10 5q0 5-5 5t-5-5t5-5t5 5q0 7-8 11',
  '.': 'M3 15.500v.5',
};

/** The area of a room in square metres, drawn as strokes so that no font is needed. */
function area(s: PlanScale, { use, x, y, w, h }: PlanRoom): string {
  if (w * h < 5 || use === 'hall' || use === 'store') return '';
  const text = (w * h * 0.92).toFixed(1);
  const k = 1.75;
  const wide = [...text].reduce((sum, digit) => sum + (digit === '.' ? 8 : 15), -5) * k;
  const [cx, cy] = [
    s.x(x + w / 2) - wide / 2,
    s.y(y + h * (use === 'living' ? 0.36 : use === 'bath' ? 0.42 : 0.66)) - 8 * k,
  ];
  let dx = 0;
  const glyphs = [...text].map((digit) => {
    const at = `<path transform="translate(${short(cx + dx)} ${short(cy)}) scale(${k})" d="${STROKES[digit] ?? ''}"/>`;
    dx += (digit === '.' ? 8 : 15) * k;
    return at;
  });
  return (
    rect(cx - 14, cy - 14, wide + 28, 16 * k + 28, '#fdfcf8', 'fill-opacity=".86" rx="10"') +
    `<g fill="none" stroke="${INK}" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round">${glyphs.join('')}</g>`
  );
}

const north = (): string =>
  circle(1912, 130, 44, 'none', `stroke="${INK}" stroke-width="4"`) +
  polygon(
    [
      [1912, 92],
      [1932, 158],
      [1912, 144],
    ],
    INK,
  ) +
  polygon(
    [
      [1912, 92],
      [1892, 158],
      [1912, 144],
    ],
    '#c8472b',
  );

const scaleBar = (s: PlanScale): string =>
  [0, 1, 2, 3]
    .map((i) => rect(120 + i * s.m, 1446, s.m, 14, i % 2 ? PAPER : INK, `stroke="${INK}" stroke-width="3"`))
    .join('');
