import { type Colour, darken, lighten } from './colour.ts';
import { floorShadow, legs, type Spot, solid, standing } from './furnish.ts';
import type { Room } from './room.ts';
import { panel, type Wall } from './space.ts';
import { circle, ellipse, path, polygon, rect, short } from './svg.ts';

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

/** A vase with twigs, a stack of books or a bowl of fruit, on a surface at height z. */
export function drawStillLife(room: Room, x: number, y: number, z: number, kind: number): string {
  const { scene, style } = room;
  return standing(room, x, y, z, (px, py, m) => {
    if (kind % 3 === 0) {
      const twigs = [-0.22, -0.1, 0.04, 0.17]
        .map(
          (dx, i) =>
            path(
              `M${short(px)} ${short(py - 0.2 * m)}q${short(dx * m * 0.2)} ${short(-0.2 * m)} ${short(dx * m)} ${short((-0.36 - (i % 2) * 0.1) * m)}`,
              'none',
              `stroke="${scene.c('#55714f')}" stroke-width="${short(0.014 * m)}"`,
            ) +
            [0.25, 0.34, 0.44]
              .map((dy, k) =>
                ellipse(
                  px + dx * m * (0.4 + k * 0.3),
                  py - (dy + 0.12) * m,
                  0.05 * m,
                  0.026 * m,
                  scene.c(k % 2 ? '#6f9160' : '#8fab74'),
                ),
              )
              .join(''),
        )
        .join('');
      return (
        twigs +
        path(
          `M${short(px - 0.05 * m)} ${short(py - 0.26 * m)}q${short(-0.12 * m)} ${short(0.14 * m)} ${short(-0.02 * m)} ${short(0.26 * m)}h${short(0.14 * m)}q${short(0.1 * m)} ${short(-0.12 * m)} ${short(-0.02 * m)} ${short(-0.26 * m)}z`,
          scene.c(style.second),
        ) +
        path(
          `M${short(px + 0.02 * m)} ${short(py - 0.26 * m)}q${short(0.06 * m)} ${short(0.12 * m)} ${short(0.01 * m)} ${short(0.26 * m)}h${short(0.04 * m)}q${short(0.1 * m)} ${short(-0.12 * m)} ${short(-0.02 * m)} ${short(-0.26 * m)}z`,
          scene.shade(style.second, 0.8),
        )
      );
    }
    if (kind % 3 === 1)
      return (
        [style.accent, '#f0e8d6', style.second]
          .map((tone, i) =>
            rect(px - (0.17 - i * 0.02) * m, py - (i + 1) * 0.045 * m, (0.34 - i * 0.05) * m, 0.045 * m, scene.c(tone)),
          )
          .join('') + circle(px + 0.02 * m, py - 0.175 * m, 0.04 * m, scene.c('#d9b15a'))
      );
    return (
      [-0.07, 0.01, 0.08]
        .map((dx, i) =>
          circle(px + dx * m, py - 0.12 * m, 0.05 * m, scene.c(['#c8572f', '#d99a3d', '#7f9a4b'][i] as Colour)),
        )
        .join('') +
      path(
        `M${short(px - 0.17 * m)} ${short(py - 0.1 * m)}h${short(0.34 * m)}q${short(-0.04 * m)} ${short(0.1 * m)} ${short(-0.12 * m)} ${short(0.1 * m)}h${short(-0.1 * m)}q${short(-0.08 * m)} 0 ${short(-0.12 * m)} ${short(-0.1 * m)}z`,
        scene.c('#efe6d4'),
      )
    );
  });
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

/** A framed picture of plain shapes, in the manner of the Zürich concretists. */
export function drawArt(room: Room, wall: Wall, u: number, v: number, w: number, h: number, kind: number): string {
  const { style } = room;
  const paper = wall.tone('#f7f2e6');
  const [a, b, c] = [wall.tone(style.accent), wall.tone(style.second), wall.tone('#22302c')];
  const shadow = panel(wall, u + 0.04, v - 0.05, w, h, wall.scene.mood.shadow, 0, 'fill-opacity=".25"');
  const frame =
    shadow +
    panel(wall, u, v, w, h, wall.tone(kind % 2 ? '#2b3532' : '#b08a5c'), 0.02) +
    panel(wall, u + 0.04, v + 0.04, w - 0.08, h - 0.08, paper, 0.02);
  const disc = (cu: number, cv: number, r: number, fill: string): string =>
    polygon(
      Array.from({ length: 24 }, (_, i) =>
        wall.at(u + w * cu + Math.cos((i / 24) * 6.283) * r * w, v + h * cv + Math.sin((i / 24) * 6.283) * r * w, 0.02),
      ),
      fill,
    );
  const bar = (x: number, y: number, bw: number, bh: number, fill: string): string =>
    panel(wall, u + w * x, v + h * y, w * bw, h * bh, fill, 0.02);
  const motifs = [
    () => disc(0.42, 0.58, 0.24, b) + disc(0.6, 0.42, 0.2, a),
    () =>
      bar(0.16, 0.16, 0.16, 0.68, a) +
      bar(0.36, 0.16, 0.16, 0.5, b) +
      bar(0.56, 0.16, 0.16, 0.36, c) +
      bar(0.76, 0.16, 0.1, 0.22, a),
    () =>
      polygon(
        [
          [0.15, 0.3],
          [0.4, 0.72],
          [0.56, 0.46],
          [0.66, 0.6],
          [0.86, 0.3],
        ].map(([x, y]) => wall.at(u + w * (x as number), v + h * (y as number), 0.02)),
        a,
      ) +
      disc(0.7, 0.76, 0.09, b) +
      bar(0.15, 0.15, 0.71, 0.14, c),
    () => bar(0.16, 0.5, 0.34, 0.34, b) + bar(0.5, 0.16, 0.34, 0.34, a) + bar(0.5, 0.5, 0.34, 0.34, c),
    () => [0.3, 0.22, 0.14].map((r, i) => disc(0.5, 0.5, r, [a, paper, b][i] as string)).join(''),
    () =>
      polygon(
        [
          [0.15, 0.15],
          [0.15, 0.85],
          [0.85, 0.15],
        ].map(([x, y]) => wall.at(u + w * (x as number), v + h * (y as number), 0.02)),
        b,
      ) +
      polygon(
        [
          [0.85, 0.4],
          [0.85, 0.85],
          [0.4, 0.85],
        ].map(([x, y]) => wall.at(u + w * (x as number), v + h * (y as number), 0.02)),
        a,
      ),
  ];
  return frame + (motifs[kind % motifs.length] as () => string)();
}
