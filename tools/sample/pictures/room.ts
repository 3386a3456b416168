import type { Outlook } from './backdrop.ts';
import { type Colour, darken, lighten, mix } from './colour.ts';
import { drawForestEdge, drawHills, drawMountains } from './mountains.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import type { Scene } from './scene.ts';
import { drawTownRow } from './skyline.ts';
import { type Camera, createCamera, createWall, type Wall } from './space.ts';
import { HEIGHT, outline, type Point, path, polygon, polygons, rect, segments, WIDTH } from './svg.ts';
import { drawCrown } from './trees.ts';

/** How a room is finished. */
export interface RoomStyle {
  readonly wall: Colour;
  /** The wall at the back, if it differs. */
  readonly back?: Colour;
  readonly floor: Colour;
  readonly flooring: 'planks' | 'herringbone' | 'tiles' | 'terrazzo' | 'chequer';
  readonly ceiling: Colour;
  readonly trim: 'stucco' | 'plain' | 'beams';
  readonly skin: 'plaster' | 'brick' | 'wood' | 'tiles' | 'panel';
  readonly accent: Colour;
  readonly second: Colour;
  readonly wood: Colour;
  readonly fabric: Colour;
}

/** A room, 0 ≤ x ≤ w across, 0 ≤ y ≤ d away from the viewer. */
export interface Room {
  readonly scene: Scene;
  /** The light outside, which differs from the light in the room once lamps are on. */
  readonly outside: Scene;
  readonly camera: Camera;
  readonly style: RoomStyle;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly view: Outlook;
  readonly variant: number;
  /** The wall at the back: u from left to right. */
  readonly back: Wall;
  /** The wall on the left: u from the viewer to the back. */
  readonly left: Wall;
  /** The wall on the right: u from the back to the viewer. */
  readonly right: Wall;
}

/** The finishes rooms take turns in. */
export const ROOM_STYLES: readonly RoomStyle[] = [
  {
    wall: '#efe9dc',
    floor: '#c49a6c',
    flooring: 'herringbone',
    ceiling: '#faf7ef',
    trim: 'stucco',
    skin: 'plaster',
    accent: '#0e5a4b',
    second: '#c8472b',
    wood: '#8a5f3e',
    fabric: '#d8cdb6',
  },
  {
    wall: '#f2eee4',
    floor: '#d8bf98',
    flooring: 'planks',
    ceiling: '#fbf9f3',
    trim: 'plain',
    skin: 'plaster',
    accent: '#c8472b',
    second: '#2f4f5c',
    wood: '#b98d5d',
    fabric: '#8fa39a',
  },
  {
    wall: '#cdc9bf',
    back: '#bfbab0',
    floor: '#b4afa4',
    flooring: 'terrazzo',
    ceiling: '#d9d5cb',
    trim: 'plain',
    skin: 'panel',
    accent: '#d29b3f',
    second: '#0e5a4b',
    wood: '#7c5638',
    fabric: '#e6dfd0',
  },
  {
    wall: '#b98a5c',
    floor: '#9c6f46',
    flooring: 'planks',
    ceiling: '#a87b50',
    trim: 'beams',
    skin: 'wood',
    accent: '#a8402b',
    second: '#e9dfc9',
    wood: '#6f482d',
    fabric: '#efe6d4',
  },
  {
    wall: '#e9e3d5',
    back: '#a5563c',
    floor: '#8f7b65',
    flooring: 'planks',
    ceiling: '#e6e0d2',
    trim: 'beams',
    skin: 'brick',
    accent: '#2f4f5c',
    second: '#d9a441',
    wood: '#5b4030',
    fabric: '#b7a58a',
  },
  {
    wall: '#dfe2d6',
    back: '#7f988a',
    floor: '#b98f63',
    flooring: 'herringbone',
    ceiling: '#f7f5ec',
    trim: 'stucco',
    skin: 'plaster',
    accent: '#b8562f',
    second: '#e8d9b5',
    wood: '#71492f',
    fabric: '#e9e1cf',
  },
  {
    wall: '#f0e2d0',
    back: '#c98f72',
    floor: '#a9744b',
    flooring: 'planks',
    ceiling: '#f8f2e6',
    trim: 'plain',
    skin: 'plaster',
    accent: '#3d5c55',
    second: '#e2b65c',
    wood: '#7d5437',
    fabric: '#dcc7ab',
  },
  {
    wall: '#e7e6df',
    back: '#2f4a4a',
    floor: '#caa97c',
    flooring: 'planks',
    ceiling: '#f6f4ee',
    trim: 'plain',
    skin: 'plaster',
    accent: '#d07d4f',
    second: '#c9b48a',
    wood: '#a3764b',
    fabric: '#cfd2c8',
  },
  {
    wall: '#f5f0e2',
    floor: '#dcd3c1',
    flooring: 'tiles',
    ceiling: '#fcfaf4',
    trim: 'plain',
    skin: 'plaster',
    accent: '#2d6a73',
    second: '#e0a24a',
    wood: '#c49a68',
    fabric: '#a9bdb4',
  },
];

/** Opens a room of the given size for a picture; seeds decide finish and the side one stands on. */
export function openRoom(
  outside: Scene,
  spec: PictureSpec,
  size: { w: number; d: number; h: number },
  offset = 0,
): Room {
  const variant = Math.floor(spec.seed / 8);
  const scene = lampLit(outside);
  const { w, d } = size;
  const style = ROOM_STYLES[(variant + offset) % ROOM_STYLES.length] as RoomStyle;
  const h = style.trim === 'stucco' ? size.h + 0.4 : size.h;
  const side = [0.56, 0.42, 0.5, 0.62, 0.38][variant % 5] as number;
  const camera = createCamera({
    target: [w * side, d],
    distance: d + 3.4,
    angle: 0,
    height: 1.4,
    zoom: Math.min(1560 / w, 800 / h),
    centre: [WIDTH * (0.5 + (side - 0.5) * 0.62), 745],
  });
  return {
    scene,
    outside,
    camera,
    style,
    w,
    d,
    h,
    variant,
    view: spec.view ?? 'lake',
    back: createWall(scene, camera, [0, d, 0], w, 'front'),
    left: createWall(scene, camera, [0, 0, 0], d, 'right'),
    right: createWall(scene, camera, [w, d, 0], d, 'left'),
  };
}

/** After sunset a room glows in the light of its lamps while the world outside turns blue. */
function lampLit(scene: Scene): Scene {
  if (scene.mood.name !== 'dusk') return scene;
  const c = (colour: Colour): Colour => mix(mix(colour, '#3a2c28', 0.24), '#f0a95c', 0.16);
  return {
    ...scene,
    c,
    shade: (colour, share = 1) => mix(c(colour), '#241d22', 0.4 * share),
    lit: (colour, share = 1) => mix(c(colour), '#ffd48a', 0.2 * share),
  };
}

/** The picture plane at which a wall or floor that runs past the viewer is cut. */
const NEAR = -2.6;

/** Floor, ceiling and the three walls. */
export function drawShell(room: Room): string {
  const { scene, camera, style, w, d, h } = room;
  const at = camera.at;
  const leftTone = scene.shade(style.wall, 0.42);
  const left = scene.blend(
    [
      [0, darken(leftTone, 0.06)],
      [1, leftTone],
    ],
    (fill) => polygon([at(0, NEAR, 0), at(0, NEAR, h), at(0, d, h), at(0, d, 0)], fill),
    [1, 0],
  );
  const right = scene.blend(
    [
      [0, scene.c(style.wall)],
      [1, scene.lit(style.wall, 0.8)],
    ],
    (fill) => polygon([at(w, d, 0), at(w, d, h), at(w, NEAR, h), at(w, NEAR, 0)], fill),
    [1, 0],
  );
  const ceiling = scene.blend(
    [
      [0, scene.shade(style.ceiling, 0.3)],
      [1, scene.c(style.ceiling)],
    ],
    (fill) => polygon([at(0, NEAR, h), at(w, NEAR, h), at(w, d, h), at(0, d, h)], fill),
  );
  const backTone = scene.c(style.back ?? style.wall);
  const back = scene.blend(
    [
      [0, darken(backTone, 0.05)],
      [1, lighten(backTone, 0.08)],
    ],
    (fill) => polygon([at(0, d, 0), at(0, d, h), at(w, d, h), at(w, d, 0)], fill),
    [1, 0.3],
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, leftTone) +
    drawFloor(room) +
    ceiling +
    left +
    right +
    back +
    drawSkin(room) +
    drawTrim(room)
  );
}

function drawFloor({ scene, camera, style, w, d }: Room): string {
  const tone = scene.c(style.floor);
  const base = scene.blend(
    [
      [0, lighten(tone, 0.12)],
      [1, darken(tone, 0.06)],
    ],
    (fill) => polygon([camera.at(0, d, 0), camera.at(w, d, 0), camera.at(w, NEAR, 0), camera.at(0, NEAR, 0)], fill),
  );
  const line = darken(tone, 0.2);
  const tile = (x: number, y: number, s: number): Point[] => [
    camera.at(x, y, 0),
    camera.at(x + s, y, 0),
    camera.at(x + s, y + s, 0),
    camera.at(x, y + s, 0),
  ];
  const along = (step: number): (readonly [Point, Point])[] =>
    Array.from(
      { length: Math.floor(w / step) },
      (_, i) => [camera.at((i + 1) * step, NEAR, 0), camera.at((i + 1) * step, d, 0)] as const,
    );
  const across = (step: number): (readonly [Point, Point])[] =>
    Array.from(
      { length: Math.floor((d - NEAR) / step) },
      (_, i) => [camera.at(0, d - (i + 1) * step, 0), camera.at(w, d - (i + 1) * step, 0)] as const,
    );
  switch (style.flooring) {
    case 'planks':
      return base + segments(along(0.28), line, 1.8, 'stroke-opacity=".5"');
    case 'tiles':
      return base + segments([...along(0.7), ...across(0.7)], line, 2.2, 'stroke-opacity=".55"');
    case 'terrazzo':
      return base + segments([...along(1.6), ...across(1.6)], line, 2, 'stroke-opacity=".4"');
    case 'chequer': {
      const tiles: Point[][] = [];
      for (let i = 0; i < w / 0.5; i++)
        for (let j = 0; j < (d - NEAR) / 0.5; j++) if ((i + j) % 2) tiles.push(tile(i * 0.5, d - (j + 1) * 0.5, 0.5));
      return base + polygons(tiles, darken(tone, 0.5), 'fill-opacity=".75"');
    }
    case 'herringbone': {
      const zig = Array.from({ length: Math.ceil(w / 0.5) }, (_, i) =>
        Array.from(
          { length: Math.ceil((d - NEAR) / 0.42) + 1 },
          (__, j): Point => camera.at(Math.min(w, i * 0.5 + (j % 2 ? 0.5 : 0)), Math.max(NEAR, d - j * 0.42), 0),
        ),
      );
      return (
        base +
        path(
          zig.map((points) => outline(points).replace('z', '')).join(''),
          'none',
          `stroke="${line}" stroke-width="2.2" stroke-opacity=".5"`,
        )
      );
    }
  }
}

function drawSkin({ scene, back, style, w, h }: Room): string {
  const tone = scene.c(style.back ?? style.wall);
  const rows = (step: number): (readonly [Point, Point])[] =>
    Array.from(
      { length: Math.floor(h / step) },
      (_, i) => [back.at(0, (i + 1) * step), back.at(w, (i + 1) * step)] as const,
    );
  const columns = (step: number): (readonly [Point, Point])[] =>
    Array.from(
      { length: Math.floor(w / step) },
      (_, i) => [back.at((i + 1) * step, 0), back.at((i + 1) * step, h)] as const,
    );
  switch (style.skin) {
    case 'brick': {
      const bricks = Array.from({ length: 60 }, (): Point[] => {
        const [u, v] = [Math.floor(scene.rng.range(0, w / 0.4)) * 0.4, Math.floor(scene.rng.range(0, h / 0.16)) * 0.16];
        return [
          back.at(u, v),
          back.at(u, Math.min(h, v + 0.16)),
          back.at(Math.min(w, u + 0.4), Math.min(h, v + 0.16)),
          back.at(Math.min(w, u + 0.4), v),
        ];
      });
      return (
        polygons(bricks, darken(tone, 0.12), 'fill-opacity=".6"') +
        segments(rows(0.16), lighten(tone, 0.2), 1.6, 'stroke-opacity=".4"')
      );
    }
    case 'wood':
      return segments(rows(0.24), darken(tone, 0.22), 2.4, 'stroke-opacity=".6"');
    case 'panel':
      return segments([...rows(1.2), ...columns(1.5)], darken(tone, 0.14), 2.4, 'stroke-opacity=".6"');
    default:
      return '';
  }
}

function drawTrim({ scene, camera, style, w, d, h }: Room): string {
  const at = camera.at;
  const white = scene.c(mix(style.ceiling, '#ffffff', 0.3));
  const skirting = [
    polygon([at(0, d, 0), at(0, d, 0.14), at(w, d, 0.14), at(w, d, 0)], white),
    polygon([at(w, d, 0), at(w, d, 0.14), at(w, NEAR, 0.14), at(w, NEAR, 0)], lighten(white, 0.2)),
    polygon([at(0, d, 0), at(0, d, 0.14), at(0, NEAR, 0.14), at(0, NEAR, 0)], scene.shade(white, 0.3)),
  ].join('');
  if (style.trim === 'stucco') {
    const bands = [
      [0.26, 0.1],
      [0.12, 0.02],
    ].map(
      ([drop, k]) =>
        polygon(
          [at(0, d, h), at(0, d, h - (drop as number)), at(w, d, h - (drop as number)), at(w, d, h)],
          darken(white, k as number),
        ) +
        polygon(
          [at(w, d, h), at(w, d, h - (drop as number)), at(w, NEAR, h - (drop as number)), at(w, NEAR, h)],
          white,
        ) +
        polygon(
          [at(0, d, h), at(0, d, h - (drop as number)), at(0, NEAR, h - (drop as number)), at(0, NEAR, h)],
          scene.shade(white, 0.35),
        ),
    );
    return skirting + bands.join('');
  }
  if (style.trim === 'beams') {
    const beams = Array.from({ length: 5 }, (_, i) => {
      const x = (w / 5) * (i + 0.5);
      const tone = scene.c(style.wood);
      return (
        polygon(
          [at(x - 0.1, NEAR, h - 0.2), at(x + 0.1, NEAR, h - 0.2), at(x + 0.1, d, h - 0.2), at(x - 0.1, d, h - 0.2)],
          darken(tone, 0.25),
        ) +
        polygon([at(x + 0.1, NEAR, h), at(x + 0.1, NEAR, h - 0.2), at(x + 0.1, d, h - 0.2), at(x + 0.1, d, h)], tone) +
        polygon(
          [at(x - 0.1, NEAR, h), at(x - 0.1, NEAR, h - 0.2), at(x - 0.1, d, h - 0.2), at(x - 0.1, d, h)],
          lighten(tone, 0.1),
        )
      );
    });
    return skirting + beams.join('');
  }
  return skirting;
}

/** What one sees through a pane: sky, distance and a near tree, cut to its outline. */
export function drawOutlook(room: Room, pane: readonly Point[]): string {
  const { outside: scene, view } = room;
  const { mood } = scene;
  const xs = pane.map(([x]) => x);
  const ys = pane.map(([, y]) => y);
  const [l, r, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const clip = scene.id();
  const line = Math.min(b - (b - t) * 0.18, t + (b - t) * 0.66);
  const size = Math.max(160, b - t);
  const sky = scene.blend(
    [
      [0, mood.sky[0]],
      [0.75, mood.sky[2]],
    ],
    (fill) => rect(l, t, r - l, b - t, fill),
  );
  const far = {
    lake: () =>
      drawMountains(scene, {
        left: l - 50,
        right: r + 50,
        foot: line,
        height: size * 0.34,
        peaks: Math.max(3, Math.round((r - l) / 240)),
        haze: 0.5,
        snowline: 0.6,
      }) +
      scene.blend(
        [
          [0, mood.water[0]],
          [1, mood.water[1]],
        ],
        (fill) => rect(l, line, r - l, b - line, fill),
      ),
    mountain: () =>
      drawMountains(scene, {
        left: l - 90,
        right: r + 90,
        foot: line + 10,
        height: size * 0.52,
        peaks: Math.max(3, Math.round((r - l) / 300)),
        haze: 0.36,
        snowline: 0.58,
      }) +
      rect(l, line, r - l, b - line, mood.grass[1]) +
      drawForestEdge(scene, l, r, line + 16, size * 0.12, scene.far(mood.leaf[0], 0.2)),
    town: () =>
      drawHills(scene, l, r, line + 10, size * 0.3, scene.far(mood.leaf[1], 0.6)) +
      drawTownRow(scene, l - 20, r, b + 4, (b - line) * 0.9 + size * 0.08, 0.2),
    country: () =>
      drawHills(scene, l, r, line, size * 0.28, scene.far(mood.leaf[1], 0.5)) +
      rect(l, line - 2, r - l, b - line + 4, mood.grass[1]) +
      drawForestEdge(scene, l, r, line + 10, size * 0.1, scene.far(mood.leaf[0], 0.3)),
  }[view]();
  const tree =
    scene.rng.chance(0.6) && !mood.snow
      ? drawCrown(scene, l + (r - l) * scene.rng.range(0.1, 0.9), b - size * 0.06, size * 0.2, size * 0.24)
      : '';
  return `<clipPath id="${clip}"><path d="${outline(pane)}"/></clipPath><g clip-path="url(#${clip})">${sky}${far}${tree}</g>`;
}
