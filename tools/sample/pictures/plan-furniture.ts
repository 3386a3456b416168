import type { PlanRoom, PlanUse } from './plan-layouts.ts';
import { circle, ellipse, path, rect, short } from './svg.ts';

/** Turns metres of the plan into pixels. */
export interface PlanScale {
  x(metres: number): number;
  y(metres: number): number;
  readonly m: number;
}

const LINE = 'stroke="#14201b" stroke-width="3" stroke-linejoin="round"';

const box = (s: PlanScale, x: number, y: number, w: number, h: number, fill = '#fbfaf6', r = 0.04): string =>
  rect(s.x(x), s.y(y), w * s.m, h * s.m, fill, `${LINE} rx="${short(r * s.m)}"`);

function bed(s: PlanScale, x: number, y: number, w: number): string {
  const pillows = w > 1.2 ? [0.08, w / 2 + 0.04] : [0.1];
  const pw = w > 1.2 ? w / 2 - 0.12 : w - 0.2;
  return (
    box(s, x, y, w, 2.05) +
    pillows.map((dx) => box(s, x + dx, y + 0.1, pw, 0.38, '#f1efe8', 0.08)).join('') +
    path(
      `M${short(s.x(x))} ${short(s.y(y + 0.75))}H${short(s.x(x + w))}M${short(s.x(x))} ${short(s.y(y + 0.75))}L${short(s.x(x + w))} ${short(s.y(y + 1.15))}`,
      'none',
      LINE,
    )
  );
}

function table(s: PlanScale, x: number, y: number, w: number, h: number): string {
  const seats = Math.max(2, Math.floor(w / 0.7));
  const chairs = Array.from({ length: seats }, (_, i) => {
    const cx = x + (w * (i + 0.5)) / seats - 0.21;
    return box(s, cx, y - 0.36, 0.42, 0.42, '#f1efe8', 0.1) + box(s, cx, y + h - 0.06, 0.42, 0.42, '#f1efe8', 0.1);
  });
  return chairs.join('') + box(s, x, y, w, h);
}

function living(s: PlanScale, { x, y, w, h }: PlanRoom): string {
  const sw = Math.min(2.4, w - 1.6);
  const sofa =
    box(s, x + 0.35, y + h - 1.15, sw, 0.9, '#e4ece4', 0.12) +
    box(s, x + 0.35, y + h - 0.48, sw, 0.24, '#cfded3', 0.08) +
    [0, sw - 0.2].map((dx) => box(s, x + 0.35 + dx, y + h - 1.15, 0.2, 0.9, '#cfded3', 0.06)).join('');
  const rug = rect(s.x(x + 0.25), s.y(y + h - 2.6), (sw + 0.2) * s.m, 1.75 * s.m, '#f1efe8');
  const low = ellipse(s.x(x + 0.35 + sw / 2), s.y(y + h - 1.95), 0.55 * s.m, 0.34 * s.m, '#fbfaf6', LINE);
  const dining =
    w > 4.6 && h > 3
      ? table(s, x + w - 2.15, y + 0.75, 1.6, 0.8)
      : w > 5
        ? table(s, x + w - 2.2, y + h - 1.6, 1.4, 0.8)
        : '';
  const plant =
    circle(s.x(x + w - 0.45), s.y(y + h - 0.5), 0.26 * s.m, '#dbe6da', LINE) +
    circle(s.x(x + w - 0.45), s.y(y + h - 0.5), 0.1 * s.m, '#a9c2ae');
  return rug + sofa + low + dining + plant;
}

function kitchen(s: PlanScale, { x, y, w, h }: PlanRoom): string {
  const run = box(s, x + 0.12, y + h - 0.72, w - 0.24, 0.6, '#f1efe8', 0);
  const sink = box(s, x + 0.35, y + h - 0.62, 0.5, 0.4, '#fbfaf6', 0.06);
  const hob = [0, 0.24]
    .map((dx) =>
      [0, 0.22].map((dy) => circle(s.x(x + w - 0.75 + dx), s.y(y + h - 0.53 + dy), 0.09 * s.m, 'none', LINE)).join(''),
    )
    .join('');
  const dine = w > 3.2 && h > 2.6 ? table(s, x + w / 2 - 0.7, y + 0.9, 1.4, 0.8) : '';
  return run + sink + hob + dine;
}

const bath = (s: PlanScale, { x, y, w, h }: PlanRoom): string => {
  const tall = h > w;
  const [tw, th] = tall ? [0.75, Math.min(1.7, h - 0.3)] : [Math.min(1.7, w - 0.9), 0.75];
  const tub =
    box(s, x + 0.12, y + h - th - 0.12, tw, th) +
    box(s, x + 0.2, y + h - th - 0.04, tw - 0.16, th - 0.16, '#dfe9e6', 0.2);
  const basin =
    box(s, x + w - 0.66, y + h - 0.62, 0.52, 0.46) +
    ellipse(s.x(x + w - 0.4), s.y(y + h - 0.4), 0.18 * s.m, 0.14 * s.m, '#dfe9e6', LINE);
  return tub + basin + toilet(s, x + w - 0.6, y + Math.min(0.14, h * 0.1));
};

const toilet = (s: PlanScale, x: number, y: number): string =>
  box(s, x, y, 0.42, 0.16) + ellipse(s.x(x + 0.21), s.y(y + 0.4), 0.18 * s.m, 0.24 * s.m, '#fbfaf6', LINE);

const FURNITURE: Record<PlanUse, (s: PlanScale, room: PlanRoom) => string> = {
  living,
  kitchen,
  bath,
  bed: (s, { x, y, w, h }) =>
    (h > 3.2
      ? bed(s, x + w / 2 - 0.85, y + 0.15, 1.7) +
        [-1.35, 0.95].map((dx) => box(s, x + w / 2 + dx, y + 0.15, 0.4, 0.4, '#f1efe8')).join('')
      : bed(s, x + 0.6, y + 0.15, 1.7)) + box(s, x + w - 0.72, y + h - 1.7, 0.6, 1.3, '#f1efe8', 0),
  child: (s, { x, y, h }) =>
    h > 2.4 ? bed(s, x + 0.15, y + 0.15, 0.95) + box(s, x + 1.35, y + 0.15, 0.9, 0.5, '#f1efe8') : '',
  study: (s, { x, y, w, h }) =>
    box(s, x + 0.15, y + h - 0.85, Math.min(1.6, w - 0.8), 0.7) +
    box(s, x + 0.55, y + h - 1.25, 0.46, 0.46, '#e4ece4', 0.16) +
    box(s, x + 0.15, y + 0.15, w - 0.3, 0.32, '#f1efe8', 0),
  wc: (s, { x, y, w, h }) =>
    toilet(s, x + w - 0.6, y + 0.14) +
    (h > 1.5 ? box(s, x + w - 0.55, y + h - 0.46, 0.4, 0.32) : box(s, x + 0.9, y + h - 0.42, 0.4, 0.28)),
  hall: () => '',
  loggia: (s, { x, y, w, h }) =>
    circle(s.x(x + w / 2), s.y(y + h / 2), 0.32 * s.m, '#fbfaf6', LINE) +
    [
      [-0.62, 0],
      [0.62, 0],
    ]
      .map(([dx]) =>
        box(
          s,
          x + w / 2 + (h > w ? 0 : (dx as number)) - 0.2,
          y + h / 2 + (h > w ? (dx as number) : 0) - 0.2,
          0.4,
          0.4,
          '#e4ece4',
          0.12,
        ),
      )
      .join(''),
  store: (s, { x, y, w }) => box(s, x + 0.12, y + 0.12, w - 0.24, 0.4, '#f1efe8', 0),
};

/** The furniture of a room, as outlines seen from above. */
export const drawPlanFurniture = (scale: PlanScale, room: PlanRoom): string => FURNITURE[room.use](scale, room);
