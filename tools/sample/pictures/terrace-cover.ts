import { type Colour, darken, lighten } from './colour.ts';
import { solid } from './furnish.ts';
import type { Room } from './room.ts';
import { circle, type Point, path, polygon, rect, segments, short } from './svg.ts';

/** What is overhead: a parasol, a striped awning, a pergola, or a string of lamps. */
export function cover(room: Room, kind: number): string {
  const { scene, camera, w, d, variant, style } = room;
  if (kind === 1) {
    const stripes = Array.from({ length: 16 }, (_, i) => {
      const [a, b] = [-1.6 + i * 0.62, -1.6 + (i + 1) * 0.62];
      const tone = scene.c(i % 2 ? '#f6efde' : style.accent);
      return (
        polygon(
          [camera.at(a, 0.6, 3.3), camera.at(b, 0.6, 3.3), camera.at(b, d - 0.2, 2.65), camera.at(a, d - 0.2, 2.65)],
          tone,
        ) +
        polygon(
          [
            camera.at(a, d - 0.2, 2.65),
            camera.at(b, d - 0.2, 2.65),
            camera.at(b, d - 0.2, 2.42),
            camera.at((a + b) / 2, d - 0.2, 2.36),
            camera.at(a, d - 0.2, 2.42),
          ],
          darken(tone, 0.12),
        )
      );
    });
    return stripes.join('');
  }
  if (kind === 3)
    return (
      Array.from({ length: 8 }, (_, i) =>
        solid(room, { x: -1.4 + i * 1.25, y: 0, z: 2.65, w: 0.12, d: d, h: 0.16 }, style.wood),
      ).join('') +
      solid(room, { x: -2.5, y: d - 0.3, z: 2.5, w: w + 5, d: 0.16, h: 0.18 }, style.wood) +
      [-0.4, w + 0.3].map((x) => solid(room, { x, y: d - 0.3, z: 0, w: 0.16, d: 0.16, h: 2.5 }, style.wood)).join('') +
      lamps(room)
    );
  if (variant % 8 === 2) return parasol(room);
  return kind === 0 ? lamps(room) : '';
}

function parasol({ scene, camera, style }: Room): string {
  const [x, y] = [3.65, 1.8];
  const [px, py] = camera.at(x, y, 0);
  const m = camera.scale(x, y);
  const tone = scene.c(style.second);
  const top = py - 2.75 * m;
  const seg = (a: number, b: number, fill: Colour): string =>
    path(
      `M${short(px)} ${short(top)}L${short(px + a * m)} ${short(top + 0.55 * m)}Q${short(px + ((a + b) / 2) * m)} ${short(top + 0.46 * m)} ${short(px + b * m)} ${short(top + 0.55 * m)}z`,
      fill,
    );
  return (
    rect(px - 6, top, 12, py - top, scene.c('#8a6a4a')) +
    [-1.7, -1.02, -0.34, 0.34, 1.02]
      .map((a, i) => seg(a, a + 0.68, i % 2 ? lighten(tone, 0.55) : i > 2 ? darken(tone, 0.12) : tone))
      .join('') +
    circle(px, top, 9, scene.c('#8a6a4a'))
  );
}

function lamps({ scene, camera, w, d }: Room): string {
  const points = Array.from({ length: 15 }, (_, i): Point => {
    const t = i / 14;
    const sag = Math.abs(Math.sin(t * Math.PI * 2)) * 0.28;
    return camera.at(-1.6 + (w + 3.2) * t, d - 0.6, 2.62 - sag);
  });
  const lit = scene.mood.lamps > 0.05;
  const glow = lit
    ? scene.glow(
        [
          [0, '#ffe2a0', 0.7],
          [1, '#ffe2a0', 0],
        ],
        (fill) => points.map(([x, y]) => circle(x, y + 12, 52, fill)).join(''),
      )
    : '';
  return (
    segments(
      points.slice(1).map((p, i) => [points[i] as Point, p] as const),
      scene.c('#37423e'),
      3.5,
    ) +
    glow +
    points.map(([x, y]) => circle(x, y + 12, 11, lit ? '#ffedc0' : scene.c('#f4ead2'))).join('')
  );
}
