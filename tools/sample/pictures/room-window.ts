import { type Colour, darken, lighten } from './colour.ts';
import type { Room } from './room.ts';
import { drawOutlook } from './room-outlook.ts';
import { panel, relief, type Wall } from './space.ts';
import { type Point, polygon, segments } from './svg.ts';

/** A window or glass door of a room. */
export interface RoomWindow {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly h: number;
  readonly panes: readonly [number, number];
  readonly curtain?: Colour;
  readonly frame?: Colour;
}

const wallOf = (room: Room, side: 'left' | 'back'): Wall => (side === 'left' ? room.left : room.back);

/** A window with its view, frame and curtains. */
export function drawRoomWindow(room: Room, side: 'left' | 'back', at: RoomWindow): string {
  const wall = wallOf(room, side);
  const { u, v, w, h, panes } = at;
  const { scene } = room;
  const frame = wall.tone(at.frame ?? '#f6f1e5');
  const px = Math.max(3, room.camera.scale(0, side === 'back' ? room.d : room.d * 0.5) * 0.055);
  const pane: Point[] = [wall.at(u, v), wall.at(u, v + h), wall.at(u + w, v + h), wall.at(u + w, v)];
  const casing =
    panel(wall, u - 0.1, v - (v > 0.2 ? 0.1 : 0), w + 0.2, h + 0.2, darken(frame, 0.1)) +
    panel(wall, u - 0.05, v, w + 0.1, h + 0.05, frame);
  const bars: [Point, Point][] = [];
  for (let i = 1; i < panes[0]; i++)
    bars.push([wall.at(u + (w * i) / panes[0], v), wall.at(u + (w * i) / panes[0], v + h)]);
  const thin: [Point, Point][] = [];
  for (let i = 1; i < panes[1]; i++)
    thin.push([wall.at(u, v + (h * i) / panes[1]), wall.at(u + w, v + (h * i) / panes[1])]);
  const glare = polygon(
    [wall.at(u + w * 0.08, v), wall.at(u + w * 0.4, v + h), wall.at(u + w * 0.56, v + h), wall.at(u + w * 0.24, v)],
    '#ffffff',
    'fill-opacity=".12"',
  );
  const rim = polygon(pane, 'none', `stroke="${frame}" stroke-width="${(px * 1.3).toFixed(1)}"`);
  const sill =
    v > 0.2 ? relief(wall, { u: u - 0.15, v: v - 0.14, w: w + 0.3, h: 0.07, out: 0.2 }, scene.c('#f3eee2'), 0) : '';
  return (
    casing +
    drawOutlook(room, pane) +
    glare +
    segments(bars, frame, px * 1.2) +
    segments(thin, frame, px * 0.7) +
    rim +
    sill +
    (at.curtain ? curtains(wall, at, at.curtain, room.h) : '')
  );
}

function curtains(wall: Wall, { u, v, w, h }: RoomWindow, colour: Colour, ceiling: number): string {
  const tone = wall.tone(colour);
  const top = Math.min(ceiling - 0.12, v + h + 0.28);
  const rod = segments([[wall.at(u - 0.55, top, 0.08), wall.at(u + w + 0.55, top, 0.08)]], wall.tone('#6b5a48'), 6);
  const cloth = ([from, to]: readonly [number, number]): string => {
    const folds = 5;
    const step = (to - from) / folds;
    return (
      panel(wall, from, 0.04, to - from, top - 0.04, tone, 0.06) +
      Array.from(
        { length: folds },
        (_, i) =>
          panel(wall, from + step * (i + 0.55), 0.04, step * 0.45, top - 0.04, darken(tone, 0.12), 0.06) +
          panel(wall, from + step * i, 0.04, step * 0.16, top - 0.04, lighten(tone, 0.2), 0.06),
      ).join('')
    );
  };
  return cloth([u - 0.5, u + 0.06]) + cloth([u + w - 0.06, u + w + 0.5]) + rod;
}

/** The sun a window lets in, as it lies on the floor. */
export function drawSunlight(room: Room, side: 'left' | 'back', at: RoomWindow): string {
  const { scene, camera, d, w } = room;
  const { mood } = scene;
  const strength = { dusk: 0.1, mist: 0.16, winter: 0.34, golden: 0.5 }[mood.name] ?? 0.42;
  const land = (u: number, v: number): readonly [number, number] =>
    side === 'left' ? [Math.min(w, v * 1.25), u - v * 0.5] : [u + v * 0.62, d - v * 1.15];
  const panes = Array.from({ length: at.panes[0] }, (_, i) => {
    const [a, b] = [at.u + (at.w * i) / at.panes[0] + 0.04, at.u + (at.w * (i + 1)) / at.panes[0] - 0.04];
    const top = at.v + at.h * 0.96;
    const area = [land(a, at.v + 0.04), land(a, top), land(b, top), land(b, at.v + 0.04)] as const;
    return polygon(camera.ground(area), mood.sun, `fill-opacity="${strength}"`);
  });
  return panes.join('');
}
