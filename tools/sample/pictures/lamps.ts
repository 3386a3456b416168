import { type Colour, darken, lighten } from './colour.ts';
import { standing } from './furnish.ts';
import type { Room } from './room.ts';
import { circle, ellipse, figure, path, polygon, rect, short } from './svg.ts';

const isLit = (room: Room): boolean => ['dusk', 'winter', 'mist', 'golden'].includes(room.scene.mood.name);

function halo(room: Room, x: number, y: number, r: number): string {
  if (!isLit(room)) return '';
  return room.scene.glow(
    [
      [0, '#ffdf9a', room.scene.mood.name === 'dusk' ? 0.5 : 0.3],
      [1, '#ffdf9a', 0],
    ],
    (fill) => circle(x, y, r, fill),
  );
}

/** A lamp that hangs from the ceiling; `kind` chooses its shade. */
export function drawPendant(room: Room, x: number, y: number, drop: number, colour: Colour, kind: number): string {
  const { scene, h } = room;
  return standing(room, x, y, h, (px, py, m) => {
    const top = py + drop * m;
    const cord = rect(px - 1.5, py, 3, drop * m, scene.c('#2d3633'));
    const shade = [domeShade, globeShade, coneShade, ringShade][kind % 4] as Shade;
    return (
      cord +
      halo(room, px, top + 0.18 * m, 0.9 * m) +
      shade(px, top, m, scene.c(colour), isLit(room) ? '#ffe9b4' : '#f7efdc')
    );
  });
}

/** Draws a lamp shade that hangs from (x, top). */
type Shade = (x: number, top: number, m: number, tone: Colour, bulb: Colour) => string;

const domeShade: Shade = (x, top, m, tone, bulb) => {
  const dome = `M${short(x - 0.3 * m)} ${short(top + 0.24 * m)}q0 ${short(-0.24 * m)} ${short(0.3 * m)} ${short(-0.24 * m)}q${short(0.3 * m)} 0 ${short(0.3 * m)} ${short(0.24 * m)}z`;
  const side = `M${short(x + 0.06 * m)} ${short(top + 0.01 * m)}q${short(0.24 * m)} ${short(0.02 * m)} ${short(0.24 * m)} ${short(0.23 * m)}h${short(-0.12 * m)}z`;
  return path(dome, tone) + path(side, darken(tone, 0.2)) + ellipse(x, top + 0.24 * m, 0.24 * m, 0.03 * m, bulb);
};

const globeShade: Shade = (x, top, m, _tone, bulb) => {
  const side = `M${short(x)} ${short(top)}a${short(0.2 * m)} ${short(0.2 * m)} 0 0 1 0 ${short(0.4 * m)}a${short(0.3 * m)} ${short(0.3 * m)} 0 0 0 0 ${short(-0.4 * m)}z`;
  return circle(x, top + 0.2 * m, 0.2 * m, bulb) + path(side, darken(bulb, 0.12));
};

const coneShade: Shade = (x, top, m, tone, bulb) =>
  polygon(figure(x, top, m, [-0.08, 0, 0.08, 0, 0.26, -0.3, -0.26, -0.3]), tone) +
  polygon(figure(x, top, m, [0.03, 0, 0.08, 0, 0.26, -0.3, 0.1, -0.3]), darken(tone, 0.2)) +
  rect(x - 0.22 * m, top + 0.3 * m, 0.44 * m, 0.02 * m, bulb);

const ringShade: Shade = (x, top, m, tone) =>
  [0, 1, 2]
    .map((i) =>
      ellipse(
        x,
        top + (0.05 + i * 0.1) * m,
        (0.16 + i * 0.07) * m,
        0.055 * m,
        i % 2 ? darken(tone, 0.12) : lighten(tone, 0.12),
      ),
    )
    .join('');

/** A lamp on a pole: an arc, a tripod or a straight one. */
export function drawFloorLamp(room: Room, x: number, y: number, colour: Colour, kind: number): string {
  const { scene, style } = room;
  return standing(room, x, y, 0, (px, py, m) => {
    const iron = scene.c('#2d3633');
    const foot = ellipse(px, py, 0.18 * m, 0.035 * m, iron);
    if (kind % 3 === 1) {
      const legs = [-0.28, 0, 0.28].map((dx) =>
        polygon(figure(px, py, m, [-0.015, 1.3, 0.015, 1.3, dx + 0.02, 0, dx - 0.02, 0]), scene.c(style.wood)),
      );
      return legs.join('') + fabricShade(room, px, py - 1.28 * m, m, colour);
    }
    if (kind % 3 === 2)
      return (
        foot +
        rect(px - 0.015 * m, py - 1.5 * m, 0.03 * m, 1.5 * m, iron) +
        fabricShade(room, px, py - 1.4 * m, m, colour)
      );
    const arc = `M${short(px)} ${short(py)}V${short(py - 1.5 * m)}q0 ${short(-0.45 * m)} ${short(0.5 * m)} ${short(-0.45 * m)}q${short(0.3 * m)} 0 ${short(0.3 * m)} ${short(0.25 * m)}`;
    return (
      foot +
      path(arc, 'none', `stroke="${iron}" stroke-width="${short(0.03 * m)}"`) +
      fabricShade(room, px + 0.8 * m, py - 1.45 * m, m, colour)
    );
  });
}

function fabricShade(room: Room, x: number, y: number, m: number, colour: Colour): string {
  const tone = room.scene.c(colour);
  return (
    halo(room, x, y, m) +
    polygon(figure(x, y, m, [-0.14, 0.3, 0.14, 0.3, 0.24, 0, -0.24, 0]), isLit(room) ? lighten(tone, 0.25) : tone) +
    polygon(figure(x, y, m, [0.05, 0.3, 0.14, 0.3, 0.24, 0, 0.09, 0]), darken(tone, 0.12))
  );
}
