import { type Colour, lighten } from './colour.ts';
import { standing } from './furnish.ts';
import type { Room } from './room.ts';
import { circle, ellipse, figure, path, polygon, rect, short } from './svg.ts';

/** A plant in a pot; `kind` chooses between broad leaves, blades, an olive tree and a cactus. */
export function drawPlant(room: Room, x: number, y: number, h: number, pot: Colour, kind: number, z = 0): string {
  const { scene } = room;
  return standing(room, x, y, z, (px, py, metre) => {
    const m = h * metre;
    const greens = ['#2f5f48', '#477a55', '#6d9a5f'].map((tone) => scene.c(tone)) as [Colour, Colour, Colour];
    const shadow = ellipse(
      px + 0.12 * m,
      py,
      0.26 * m,
      0.035 * m,
      scene.mood.shadow,
      `fill-opacity="${scene.mood.depth}"`,
    );
    const vessel =
      polygon(figure(px, py, m, [-0.17, 0.26, 0.17, 0.26, 0.12, 0, -0.12, 0]), scene.c(pot)) +
      polygon(figure(px, py, m, [0.05, 0.26, 0.17, 0.26, 0.12, 0, 0.04, 0]), scene.shade(pot)) +
      rect(px - 0.18 * m, py - 0.28 * m, 0.36 * m, 0.045 * m, lighten(scene.c(pot), 0.15));
    const foliage = [broadLeaves, blades, oliveTree, roundLeaves][kind % 4] as Foliage;
    return shadow + foliage(px, py - 0.26 * m, m, greens, scene.c('#7a6149')) + vessel;
  });
}

/** Draws leaves that grow out of (x, y). */
type Foliage = (x: number, y: number, m: number, greens: readonly [Colour, Colour, Colour], bark: Colour) => string;

function leaf(x: number, y: number, m: number, angle: number, length: number, width: number, fill: Colour): string {
  const [ex, ey] = [x + Math.sin(angle) * length * m, y - Math.cos(angle) * length * m];
  const [nx, ny] = [Math.cos(angle) * width * m, Math.sin(angle) * width * m];
  const [mx, my] = [(x + ex) / 2, (y + ey) / 2];
  return path(
    `M${short(x)} ${short(y)}Q${short(mx - nx)} ${short(my - ny)} ${short(ex)} ${short(ey)}Q${short(mx + nx)} ${short(my + ny)} ${short(x)} ${short(y)}z`,
    fill,
  );
}

const broadLeaves: Foliage = (x, y, m, greens) =>
  [-1.1, -0.7, -0.32, 0.05, 0.4, 0.8, 1.15]
    .map((angle, i) => leaf(x, y, m, angle, 0.62 + (i % 3) * 0.08, 0.13, greens[i % 3] as Colour))
    .join('');

const blades: Foliage = (x, y, m, greens) =>
  [-0.5, -0.3, -0.14, 0.02, 0.16, 0.3, 0.48]
    .map((angle, i) => leaf(x, y, m, angle, 0.7 + ((i * 2) % 3) * 0.07, 0.045, greens[i % 3] as Colour))
    .join('');

const oliveTree: Foliage = (x, y, m, greens, bark) =>
  rect(x - 0.018 * m, y - 0.42 * m, 0.036 * m, 0.42 * m, bark) +
  figure(x, y, m, [-0.1, 0.5, 0.1, 0.54, 0, 0.66, -0.14, 0.62, 0.13, 0.4])
    .map(([cx, cy], i) => circle(cx, cy, (i > 2 ? 0.1 : 0.155) * m, greens[i % 3] as Colour))
    .join('');

const roundLeaves: Foliage = (x, y, m, greens) =>
  figure(x, y, m, [-0.3, 0.5, 0.28, 0.62, -0.08, 0.78, 0.12, 0.4, -0.2, 0.3])
    .map(([cx, cy], i) => {
      const stem = `M${short(x)} ${short(y)}Q${short(x + (cx - x) * 0.2)} ${short(y + (cy - y) * 0.7)} ${short(cx)} ${short(cy)}`;
      const tilt = `transform="rotate(${Math.round(((cx - x) / m) * 80)} ${short(cx)} ${short(cy)})"`;
      return (
        path(stem, 'none', `stroke="${greens[0]}" stroke-width="${short(0.018 * m)}"`) +
        ellipse(cx, cy, 0.16 * m, 0.11 * m, greens[(i + 1) % 3] as Colour, tilt)
      );
    })
    .join('');
