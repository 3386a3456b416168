import { type Colour, darken, lighten } from './colour.ts';
import { standing } from './furnish.ts';
import type { Room } from './room.ts';
import { circle, ellipse, path, polygon, rect, short } from './svg.ts';

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
    const tone = scene.c(colour);
    const cord = rect(px - 1.5, py, 3, drop * m, scene.c('#2d3633'));
    const bulb = isLit(room) ? '#ffe9b4' : '#f7efdc';
    if (kind % 4 === 0)
      return (
        cord +
        halo(room, px, top + 0.2 * m, 0.9 * m) +
        path(
          `M${short(px - 0.3 * m)} ${short(top + 0.24 * m)}q0 ${short(-0.24 * m)} ${short(0.3 * m)} ${short(-0.24 * m)}q${short(0.3 * m)} 0 ${short(0.3 * m)} ${short(0.24 * m)}z`,
          tone,
        ) +
        path(
          `M${short(px + 0.06 * m)} ${short(top + 0.01 * m)}q${short(0.24 * m)} ${short(0.02 * m)} ${short(0.24 * m)} ${short(0.23 * m)}h${short(-0.12 * m)}z`,
          darken(tone, 0.2),
        ) +
        ellipse(px, top + 0.24 * m, 0.24 * m, 0.03 * m, bulb)
      );
    if (kind % 4 === 1)
      return (
        cord +
        halo(room, px, top + 0.2 * m, 0.9 * m) +
        circle(px, top + 0.2 * m, 0.2 * m, bulb) +
        path(
          `M${short(px)} ${short(top)}a${short(0.2 * m)} ${short(0.2 * m)} 0 0 1 0 ${short(0.4 * m)}a${short(0.3 * m)} ${short(0.3 * m)} 0 0 0 0 ${short(-0.4 * m)}z`,
          darken(scene.c(bulb), 0.12),
        )
      );
    if (kind % 4 === 2)
      return (
        cord +
        halo(room, px, top + 0.16 * m, 0.9 * m) +
        polygon(
          [
            [px - 0.08 * m, top],
            [px + 0.08 * m, top],
            [px + 0.26 * m, top + 0.3 * m],
            [px - 0.26 * m, top + 0.3 * m],
          ],
          tone,
        ) +
        polygon(
          [
            [px + 0.03 * m, top],
            [px + 0.08 * m, top],
            [px + 0.26 * m, top + 0.3 * m],
            [px + 0.1 * m, top + 0.3 * m],
          ],
          darken(tone, 0.2),
        ) +
        rect(px - 0.22 * m, top + 0.3 * m, 0.44 * m, 0.02 * m, bulb)
      );
    return (
      cord +
      halo(room, px, top + 0.14 * m, 0.8 * m) +
      [0, 1, 2]
        .map((i) =>
          ellipse(
            px,
            top + (0.05 + i * 0.1) * m,
            (0.16 + i * 0.07) * m,
            0.055 * m,
            i % 2 ? darken(tone, 0.12) : lighten(tone, 0.12),
          ),
        )
        .join('')
    );
  });
}

/** A lamp on a pole: an arc, a tripod or a straight one. */
export function drawFloorLamp(room: Room, x: number, y: number, colour: Colour, kind: number): string {
  const { scene } = room;
  return standing(room, x, y, 0, (px, py, m) => {
    const iron = scene.c('#2d3633');
    const tone = scene.c(colour);
    const shade = (sx: number, sy: number): string =>
      halo(room, sx, sy, m) +
      polygon(
        [
          [sx - 0.14 * m, sy - 0.3 * m],
          [sx + 0.14 * m, sy - 0.3 * m],
          [sx + 0.24 * m, sy],
          [sx - 0.24 * m, sy],
        ],
        isLit(room) ? lighten(tone, 0.25) : tone,
      ) +
      polygon(
        [
          [sx + 0.05 * m, sy - 0.3 * m],
          [sx + 0.14 * m, sy - 0.3 * m],
          [sx + 0.24 * m, sy],
          [sx + 0.09 * m, sy],
        ],
        darken(tone, 0.12),
      );
    const foot = ellipse(px, py, 0.18 * m, 0.035 * m, iron);
    if (kind % 3 === 0)
      return (
        foot +
        path(
          `M${short(px)} ${short(py)}V${short(py - 1.5 * m)}q0 ${short(-0.45 * m)} ${short(0.5 * m)} ${short(-0.45 * m)}q${short(0.3 * m)} 0 ${short(0.3 * m)} ${short(0.25 * m)}`,
          'none',
          `stroke="${iron}" stroke-width="${short(0.03 * m)}"`,
        ) +
        shade(px + 0.8 * m, py - 1.45 * m)
      );
    if (kind % 3 === 1)
      return (
        [-0.28, 0, 0.28]
          .map((dx) =>
            polygon(
              [
                [px - 0.015 * m, py - 1.3 * m],
                [px + 0.015 * m, py - 1.3 * m],
                [px + (dx + 0.02) * m, py],
                [px + (dx - 0.02) * m, py],
              ],
              scene.c(room.style.wood),
            ),
          )
          .join('') + shade(px, py - 1.28 * m)
      );
    return foot + rect(px - 0.015 * m, py - 1.5 * m, 0.03 * m, 1.5 * m, iron) + shade(px, py - 1.4 * m);
  });
}

/** A plant in a pot; `kind` chooses between broad leaves, blades, an olive tree and a cactus. */
export function drawPlant(room: Room, x: number, y: number, h: number, pot: Colour, kind: number, z = 0): string {
  const { scene } = room;
  return standing(room, x, y, z, (px, py, metre) => {
    const m = h * metre;
    const greens = ['#2f5f48', '#477a55', '#6d9a5f'].map((tone) => scene.c(tone));
    const vessel =
      polygon(
        [
          [px - 0.17 * m, py - 0.26 * m],
          [px + 0.17 * m, py - 0.26 * m],
          [px + 0.12 * m, py],
          [px - 0.12 * m, py],
        ],
        scene.c(pot),
      ) +
      polygon(
        [
          [px + 0.05 * m, py - 0.26 * m],
          [px + 0.17 * m, py - 0.26 * m],
          [px + 0.12 * m, py],
          [px + 0.04 * m, py],
        ],
        scene.shade(pot),
      ) +
      rect(px - 0.18 * m, py - 0.28 * m, 0.36 * m, 0.045 * m, lighten(scene.c(pot), 0.15));
    const ground = ellipse(
      px + 0.12 * m,
      py,
      0.26 * m,
      0.035 * m,
      scene.mood.shadow,
      `fill-opacity="${scene.mood.depth}"`,
    );
    const foot = py - 0.26 * m;
    const leaf = (angle: number, length: number, width: number, fill: string): string => {
      const [ex, ey] = [px + Math.sin(angle) * length * m, foot - Math.cos(angle) * length * m];
      const [nx, ny] = [Math.cos(angle) * width * m, Math.sin(angle) * width * m];
      const [mx, my] = [(px + ex) / 2, (foot + ey) / 2];
      return path(
        `M${short(px)} ${short(foot)}Q${short(mx - nx)} ${short(my - ny)} ${short(ex)} ${short(ey)}Q${short(mx + nx)} ${short(my + ny)} ${short(px)} ${short(foot)}z`,
        fill,
      );
    };
    const crowns = [
      () =>
        [-1.1, -0.7, -0.32, 0.05, 0.4, 0.8, 1.15]
          .map((a, i) => leaf(a, 0.62 + (i % 3) * 0.08, 0.13, greens[i % 3] as string))
          .join(''),
      () =>
        [-0.5, -0.3, -0.14, 0.02, 0.16, 0.3, 0.48]
          .map((a, i) => leaf(a, 0.7 + ((i * 2) % 3) * 0.07, 0.045, greens[i % 3] as string))
          .join(''),
      () =>
        rect(px - 0.018 * m, foot - 0.42 * m, 0.036 * m, 0.42 * m, scene.c('#7a6149')) +
        [
          [-0.1, 0.5, 0.15],
          [0.1, 0.54, 0.15],
          [0, 0.66, 0.16],
          [-0.14, 0.62, 0.11],
          [0.13, 0.4, 0.1],
        ]
          .map(([dx, up, r], i) =>
            circle(px + (dx as number) * m, foot - (up as number) * m, (r as number) * m, greens[i % 3] as string),
          )
          .join(''),
      () =>
        [
          [-0.3, 0.5],
          [0.28, 0.62],
          [-0.08, 0.78],
          [0.12, 0.4],
          [-0.2, 0.3],
        ]
          .map(
            ([dx, up], i) =>
              path(
                `M${short(px)} ${short(foot)}Q${short(px + (dx as number) * 0.2 * m)} ${short(foot - (up as number) * 0.7 * m)} ${short(px + (dx as number) * m)} ${short(foot - (up as number) * m)}`,
                'none',
                `stroke="${greens[0]}" stroke-width="${short(0.018 * m)}"`,
              ) +
              ellipse(
                px + (dx as number) * m,
                foot - (up as number) * m,
                0.16 * m,
                0.11 * m,
                greens[(i + 1) % 3] as string,
                `transform="rotate(${(dx as number) * 80} ${short(px + (dx as number) * m)} ${short(foot - (up as number) * m)})"`,
              ),
          )
          .join(''),
    ];
    return ground + (crowns[kind % crowns.length] as () => string)() + vessel;
  });
}
