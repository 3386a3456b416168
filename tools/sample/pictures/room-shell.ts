import { darken, lighten, mix } from './colour.ts';
import type { Room } from './room.ts';
import { HEIGHT, outline, type Point, path, polygon, polygons, rect, segments, WIDTH } from './svg.ts';

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
