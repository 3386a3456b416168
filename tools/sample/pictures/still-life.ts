import { standing } from './furnish.ts';
import type { Room } from './room.ts';
import { circle, ellipse, path, rect, short } from './svg.ts';

/** A vase with twigs, a stack of books or a bowl of fruit, on a surface at height z. */
export function drawStillLife(room: Room, x: number, y: number, z: number, kind: number): string {
  const draw = [vase, books, fruit][kind % 3] as (room: Room, x: number, y: number, m: number) => string;
  return standing(room, x, y, z, (px, py, m) => draw(room, px, py, m));
}

function vase({ scene, style }: Room, x: number, y: number, m: number): string {
  const twigs = [-0.22, -0.1, 0.04, 0.17].map((dx, i) => {
    const stem = `M${short(x)} ${short(y - 0.2 * m)}q${short(dx * m * 0.2)} ${short(-0.2 * m)} ${short(dx * m)} ${short((-0.36 - (i % 2) * 0.1) * m)}`;
    const leaves = [0.37, 0.46, 0.56].map((dy, k) =>
      ellipse(x + dx * m * (0.4 + k * 0.3), y - dy * m, 0.05 * m, 0.026 * m, scene.c(k % 2 ? '#6f9160' : '#8fab74')),
    );
    return path(stem, 'none', `stroke="${scene.c('#55714f')}" stroke-width="${short(0.014 * m)}"`) + leaves.join('');
  });
  const side = `q${short(0.1 * m)} ${short(-0.12 * m)} ${short(-0.02 * m)} ${short(-0.26 * m)}z`;
  const body = `M${short(x - 0.05 * m)} ${short(y - 0.26 * m)}q${short(-0.12 * m)} ${short(0.14 * m)} ${short(-0.02 * m)} ${short(0.26 * m)}h${short(0.14 * m)}${side}`;
  const shade = `M${short(x + 0.02 * m)} ${short(y - 0.26 * m)}q${short(0.06 * m)} ${short(0.12 * m)} ${short(0.01 * m)} ${short(0.26 * m)}h${short(0.04 * m)}${side}`;
  return twigs.join('') + path(body, scene.c(style.second)) + path(shade, scene.shade(style.second, 0.8));
}

function books({ scene, style }: Room, x: number, y: number, m: number): string {
  const covers = [style.accent, '#f0e8d6', style.second].map((tone, i) =>
    rect(x - (0.17 - i * 0.02) * m, y - (i + 1) * 0.045 * m, (0.34 - i * 0.05) * m, 0.045 * m, scene.c(tone)),
  );
  return covers.join('') + circle(x + 0.02 * m, y - 0.175 * m, 0.04 * m, scene.c('#d9b15a'));
}

function fruit({ scene }: Room, x: number, y: number, m: number): string {
  const pieces = ['#c8572f', '#d99a3d', '#7f9a4b'].map((tone, i) =>
    circle(x + (i * 0.075 - 0.07) * m, y - 0.12 * m, 0.05 * m, scene.c(tone)),
  );
  const bowl = `M${short(x - 0.17 * m)} ${short(y - 0.1 * m)}h${short(0.34 * m)}q${short(-0.04 * m)} ${short(0.1 * m)} ${short(-0.12 * m)} ${short(0.1 * m)}h${short(-0.1 * m)}q${short(-0.08 * m)} 0 ${short(-0.12 * m)} ${short(-0.1 * m)}z`;
  return pieces.join('') + path(bowl, scene.c('#efe6d4'));
}
