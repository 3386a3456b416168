import { type Colour, darken, lighten } from './colour.ts';
import { floorShadow, legs, type Spot, solid } from './furnish.ts';
import type { Room } from './room.ts';
import { ellipse, rect } from './svg.ts';

/** A table with four legs. */
export const drawTable = (room: Room, spot: Spot, h: number, colour: Colour = room.style.wood): string =>
  floorShadow(room, spot, h * 0.7) +
  legs(room, [spot[0] + 0.05, spot[1] + 0.05, spot[2] - 0.1, spot[3] - 0.1], h - 0.05, darken(colour, 0.15), 0.06) +
  solid(room, { x: spot[0], y: spot[1], z: h - 0.06, w: spot[2], d: spot[3], h: 0.06 }, colour);

/** A round coffee table on one foot. */
export function drawRoundTable(room: Room, x: number, y: number, r: number, h: number, colour: Colour): string {
  const { scene, camera } = room;
  const m = camera.scale(x, y);
  const ry = Math.abs(camera.at(x, y - r, h)[1] - camera.at(x, y + r, h)[1]) / 2;
  const [px, top] = camera.at(x, y, h);
  const foot = camera.at(x, y, 0)[1];
  const tone = scene.c(colour);
  return (
    ellipse(
      px + r * m * 0.3,
      foot,
      r * m * 0.95,
      ry * 0.95,
      scene.mood.shadow,
      `fill-opacity="${scene.mood.depth.toFixed(2)}"`,
    ) +
    rect(px - 0.05 * m, top, 0.1 * m, foot - top, darken(tone, 0.35)) +
    ellipse(px, foot, r * m * 0.45, ry * 0.4, darken(tone, 0.35)) +
    ellipse(px, top + 0.05 * m, r * m, ry, darken(tone, 0.28)) +
    ellipse(px, top, r * m, ry, lighten(tone, 0.16))
  );
}

/** A low cupboard with doors, on thin legs. */
export function drawSideboard(room: Room, [x, y, w, d]: Spot, h: number, colour: Colour): string {
  const { camera, scene } = room;
  const body = solid(room, { x, y, z: 0.18, w, d, h: h - 0.18 }, colour);
  const doors = Math.max(2, Math.round(w / 0.6));
  const tone = scene.c(colour);
  const lines = Array.from({ length: doors }, (_, i) => {
    const [l, t] = camera.at(x + (w * i) / doors + 0.02, y, h - 0.04);
    const m = camera.scale(x, y);
    return (
      rect(l, t, (w / doors - 0.04) * m, (h - 0.28) * m, lighten(tone, i % 2 ? 0.06 : 0.1)) +
      rect(l + (w / doors - 0.1) * m, t + (h - 0.28) * m * 0.42, 0.025 * m, 0.14 * m, darken(tone, 0.45))
    );
  }).join('');
  return (
    floorShadow(room, [x, y, w, d], 0.3) +
    legs(room, [x + 0.06, y + 0.04, w - 0.12, d - 0.08], 0.18, darken(colour, 0.4), 0.05) +
    body +
    lines
  );
}

/** Shelves full of books and things, against the back wall. */
export function drawBookshelf(room: Room, x: number, w: number, h: number, rows: number, colour: Colour): string {
  const { scene, style, d } = room;
  const { rng } = scene;
  const [y, depth] = [d - 0.34, 0.34];
  const carcass = solid(room, { x, y, z: 0, w, d: depth, h }, colour);
  const m = room.camera.scale(x, y);
  const tones = [style.accent, style.second, '#efe6d4', '#31403d', '#c9b48a', '#8a9c93', '#b8694a'].map((tone) =>
    scene.c(tone),
  );
  const step = (h - 0.1) / rows;
  let inside = '';
  for (let r = 0; r < rows; r++) {
    const [l, t] = room.camera.at(x + 0.06, y, 0.06 + (r + 1) * step - 0.04);
    const [rw, rh] = [(w - 0.12) * m, (step - 0.05) * m];
    inside +=
      rect(l, t, rw, rh, darken(scene.c(colour), 0.42)) +
      rect(l, t, rw, rh * 0.14, scene.mood.shadow, 'fill-opacity=".3"');
    for (let bx = l + 4; bx < l + rw - 0.1 * m; ) {
      if (rng.chance(0.16)) {
        bx += rng.range(0.1, 0.3) * m;
        continue;
      }
      const [bw, bh] = [rng.range(0.03, 0.075) * m, rh * rng.range(0.58, 0.86)];
      inside += rect(bx, t + rh - bh, bw, bh, rng.pick(tones));
      bx += bw + 1.5;
    }
  }
  return floorShadow(room, [x, y, w, depth], 0.5) + carcass + inside;
}
