import { type Colour, darken, lighten, mix } from './colour.ts';
import { lampLight } from './scene.ts';
import { panel, type Relief, relief, type Wall } from './space.ts';
import { type Point, polygon, polygons, segments } from './svg.ts';

/** Where an opening sits on a wall, in metres. */
export interface Opening {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly h: number;
}

/** How a window is made. */
export interface WindowStyle {
  readonly frame: Colour;
  /** Stone around the opening. */
  readonly surround?: Colour;
  readonly crown?: 'none' | 'cornice' | 'pediment' | 'arch';
  /** Folding shutters beside the opening. */
  readonly shutters?: Colour;
  /** Panes across and up. */
  readonly panes?: readonly [number, number];
  readonly sill?: Colour;
  /** A box of geraniums. */
  readonly flowers?: boolean;
  /** A blind let down some way. */
  readonly blind?: Colour;
  /** Curtains behind the glass; on unless told otherwise. */
  readonly curtains?: boolean;
}

/** The outline of an opening, round-headed if asked. */
function openingShape(wall: Wall, { u, v, w, h }: Opening, arch = false, out = 0): Point[] {
  if (!arch) return [wall.at(u, v, out), wall.at(u, v + h, out), wall.at(u + w, v + h, out), wall.at(u + w, v, out)];
  const rise = Math.min(w / 2, h * 0.4);
  const curve = Array.from({ length: 9 }, (_, i): Point => {
    const a = Math.PI - (i / 8) * Math.PI;
    return wall.at(u + w / 2 + (Math.cos(a) * w) / 2, v + h - rise + Math.sin(a) * rise, out);
  });
  return [wall.at(u, v, out), ...curve, wall.at(u + w, v, out)];
}

/** A window with everything that belongs to it. */
export function drawWindow(wall: Wall, at: Opening, style: WindowStyle): string {
  const { u, v, w, h } = at;
  const arch = style.crown === 'arch';
  const edge = 0.14;
  const tiny = wall.facing !== 'front' || Math.abs(wall.at(u + w, v)[0] - wall.at(u, v)[0]) < 50;
  const surround = style.surround
    ? polygon(
        openingShape(wall, { u: u - edge, v: v - edge * 0.4, w: w + edge * 2, h: h + edge * 1.4 }, arch),
        wall.tone(style.surround),
      )
    : '';
  return (
    surround +
    drawGlass(wall, at, arch, !tiny && (style.curtains ?? true)) +
    (style.blind ? blind(wall, at, style.blind) : '') +
    frame(wall, at, style, arch) +
    (style.sill && !tiny
      ? relief(wall, { u: u - 0.12, v: v - 0.12, w: w + 0.24, h: 0.12, out: 0.14 }, style.sill, 0)
      : '') +
    crown(wall, at, style) +
    (style.shutters ? shutters(wall, at, style.shutters, tiny) : '') +
    (style.flowers && wall.facing === 'front' ? flowers(wall, at) : '')
  );
}

/** Glass in its reveal: sky in it, the shadow of the lintel on it, now and then a lamp behind it. */
export function drawGlass(wall: Wall, at: Opening, arch = false, curtains = true): string {
  const { scene } = wall;
  const { rng, mood } = scene;
  const { u, v, w, h } = at;
  const lamp = rng.chance(mood.lamps);
  const dim = wall.facing === 'right' ? 0.2 : 0;
  const pane = lamp ? lampLight(scene) : mix(rng.pick(mood.glass.slice(0, 2)), mood.shadow, dim);
  const reveal = Math.min(0.16, w * 0.14);
  const base = polygon(openingShape(wall, at, arch), pane);
  const tilt = rng.range(0.25, 0.75);
  const small = Math.abs(wall.at(u + w, v)[0] - wall.at(u, v)[0]) < 40;
  const gleam =
    lamp || small
      ? ''
      : polygon(
          [
            wall.at(u + reveal, v + h * tilt),
            wall.at(u + reveal, v + h - reveal),
            wall.at(u + w, v + h - reveal),
            wall.at(u + w, v + h * Math.min(1, tilt + 0.25)),
          ],
          mood.glass[2],
          arch ? 'fill-opacity=".25"' : 'fill-opacity=".5"',
        );
  const cloth = lamp ? '#fbe9c0' : mix('#eae6da', pane, 0.35);
  const drape =
    curtains && rng.chance(0.45)
      ? polygons(
          [
            [wall.at(u, v), wall.at(u, v + h), wall.at(u + w * 0.24, v + h), wall.at(u + w * 0.16, v)],
            [wall.at(u + w, v), wall.at(u + w, v + h), wall.at(u + w * 0.76, v + h), wall.at(u + w * 0.84, v)],
          ],
          cloth,
          'fill-opacity=".8"',
        )
      : '';
  const dark = darken(mood.shadow, 0.2);
  const [top, inner] = [v + h - reveal, u + reveal * 0.6];
  const edge = [
    wall.at(u, v),
    wall.at(u, v + h),
    wall.at(u + w, v + h),
    wall.at(u + w, top),
    wall.at(inner, top),
    wall.at(inner, v),
  ];
  const cast = arch ? '' : polygon(edge, dark, `fill-opacity="${lamp ? 0.22 : 0.5}"`);
  return base + gleam + (arch ? '' : drape) + cast;
}

function frame(wall: Wall, { u, v, w, h }: Opening, style: WindowStyle, arch: boolean): string {
  const [across, up] = style.panes ?? [2, 2];
  const top = arch ? v + h - Math.min(w / 2, h * 0.4) * 0.4 : v + h;
  const bar = 0.07;
  const bars: [Point, Point][] = [];
  for (let i = 1; i < across; i++)
    bars.push([
      wall.at(u + (w * i) / across, v),
      wall.at(u + (w * i) / across, i * 2 === across && arch ? v + h : top),
    ]);
  for (let i = 1; i < up; i++)
    bars.push([wall.at(u, v + h * (1 - i / up) ** 0.85), wall.at(u + w, v + h * (1 - i / up) ** 0.85)]);
  const [a, b] = [wall.at(u, v), wall.at(u + bar, v)];
  const px = Math.max(2, Math.hypot(b[0] - a[0], b[1] - a[1]));
  const rim = openingShape(wall, { u: u + bar / 2, v: v + bar / 2, w: w - bar, h: h - bar }, arch);
  return (
    polygon(rim, 'none', `stroke="${wall.tone(style.frame)}" stroke-width="${Math.round(px)}"`) +
    segments(bars, wall.tone(style.frame), px * 0.8)
  );
}

function crown(wall: Wall, { u, v, w, h }: Opening, style: WindowStyle): string {
  const stone = style.surround ?? '#d9cfb8';
  if (style.crown === 'cornice' || style.crown === 'pediment') {
    const shelf: Relief = { u: u - 0.28, v: v + h + 0.22, w: w + 0.56, h: 0.16, out: 0.24 };
    const gable =
      style.crown === 'pediment'
        ? polygon(
            [
              wall.at(u - 0.28, v + h + 0.38, 0.2),
              wall.at(u + w / 2, v + h + 0.8, 0.2),
              wall.at(u + w + 0.28, v + h + 0.38, 0.2),
            ],
            wall.tone(lighten(stone, 0.1)),
          ) +
          polygon(
            [
              wall.at(u + 0.05, v + h + 0.4, 0.2),
              wall.at(u + w / 2, v + h + 0.66, 0.2),
              wall.at(u + w - 0.05, v + h + 0.4, 0.2),
            ],
            wall.tone(darken(stone, 0.16)),
          )
        : '';
    return relief(wall, shelf, stone) + gable;
  }
  return '';
}

function shutters(wall: Wall, { u, v, w, h }: Opening, colour: Colour, tiny: boolean): string {
  const leaf = Math.min(0.62, w * 0.5);
  return [u - leaf - 0.05, u + w + 0.05]
    .map((left) => {
      const slats = Array.from({ length: tiny ? 0 : 5 }, (_, i): [Point, Point] => {
        const y = v + h * (0.14 + i * 0.18);
        return [wall.at(left + 0.09, y, 0.06), wall.at(left + leaf - 0.09, y, 0.06)];
      });
      const tone = wall.tone(colour);
      const [a, b] = [wall.at(left, v), wall.at(left, v + h)];
      return (
        relief(wall, { u: left, v, w: leaf, h, out: 0.06 }, colour, 1.6) +
        segments(slats, darken(tone, 0.22), Math.abs(b[1] - a[1]) * 0.032)
      );
    })
    .join('');
}

function blind(wall: Wall, { u, v, w, h }: Opening, colour: Colour): string {
  const down = h * wall.scene.rng.pick([0.18, 0.18, 0.3, 0.5, 0.75]);
  const slats = Array.from({ length: 4 }, (_, i): [Point, Point] => [
    wall.at(u, v + h - (down * (i + 1)) / 4),
    wall.at(u + w, v + h - (down * (i + 1)) / 4),
  ]);
  return (
    panel(wall, u, v + h - down, w, down, wall.tone(colour)) + segments(slats, darken(wall.tone(colour), 0.2), 1.6)
  );
}

function flowers(wall: Wall, { u, v, w }: Opening): string {
  const { scene } = wall;
  const { rng } = scene;
  const count = Math.max(4, Math.round(w * 5));
  const dot = (fill: Colour, lift: number, r: number): string => {
    const [a, b] = [wall.at(u, v), wall.at(u + 1, v)];
    const px = Math.hypot(b[0] - a[0], b[1] - a[1]) * r;
    const data = Array.from({ length: count }, (_, i) => {
      const [x, y] = wall.at(u + (w * (i + 0.5)) / count, v + lift + rng.range(-0.06, 0.06), 0.25);
      const r = Math.max(1, Math.round(px));
      return `M${Math.round(x) - r} ${Math.round(y)}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0`;
    });
    return `<path d="${data.join('')}" fill="${fill}"/>`;
  };
  const petals = scene.mood.snow ? '#3f5d4c' : rng.pick(['#c8472b', '#c8472b', '#b93a3d', '#d9806b']);
  return (
    relief(wall, { u: u - 0.05, v: v - 0.18, w: w + 0.1, h: 0.2, out: 0.25 }, '#7a5a42', 0) +
    dot(scene.c(scene.mood.leaf[1]), 0.08, 0.14) +
    dot(wall.tone(petals), 0.16, 0.09)
  );
}

/** How a door looks. */
export interface DoorStyle {
  readonly colour: Colour;
  readonly surround?: Colour;
  readonly arch?: boolean;
  readonly glass?: boolean;
  /** A small roof above it. */
  readonly canopy?: Colour;
  readonly steps?: number;
}

/** A house door. */
export function drawDoor(wall: Wall, at: Opening, style: DoorStyle): string {
  const { u, v, w, h } = at;
  const tone = wall.tone(style.colour);
  const edge = 0.2;
  const around = style.surround
    ? polygon(
        openingShape(wall, { u: u - edge, v, w: w + edge * 2, h: h + edge }, style.arch),
        wall.tone(style.surround),
      )
    : '';
  const leaf = polygon(openingShape(wall, at, style.arch), tone);
  const cast =
    panel(wall, u, v, 0.1, h * (style.arch ? 0.7 : 1), wall.scene.mood.shadow, 0, 'fill-opacity=".45"') +
    (style.arch ? '' : panel(wall, u, v + h - 0.14, w, 0.14, wall.scene.mood.shadow, 0, 'fill-opacity=".45"'));
  const fields = style.glass
    ? drawGlass(wall, { u: u + w * 0.18, v: v + h * 0.12, w: w * 0.64, h: h * 0.6 }, false, false)
    : [0.08, 0.42]
        .map(
          (y) =>
            panel(wall, u + w * 0.16, v + h * y, w * 0.3, h * 0.27, darken(tone, 0.16)) +
            panel(wall, u + w * 0.54, v + h * y, w * 0.3, h * 0.27, darken(tone, 0.16)),
        )
        .join('');
  const knob = panel(wall, u + w * 0.86, v + h * 0.42, w * 0.05, h * 0.1, wall.tone('#d8b66a'));
  const steps = Array.from({ length: style.steps ?? 0 }, (_, i) =>
    relief(
      wall,
      { u: u - 0.3 - i * 0.15, v: v - 0.16 * (i + 1), w: w + 0.6 + i * 0.3, h: 0.16, out: 0.35 * (i + 1) },
      '#cfc8b8',
      0,
    ),
  ).join('');
  const canopy = style.canopy
    ? relief(wall, { u: u - 0.4, v: v + h + 0.25, w: w + 0.8, h: 0.14, out: 0.9 }, style.canopy)
    : '';
  return around + leaf + cast + fields + knob + steps + canopy;
}
