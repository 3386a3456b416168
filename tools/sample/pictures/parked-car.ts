import { type Colour, darken, lighten } from './colour.ts';
import type { Scene } from './scene.ts';
import type { Camera } from './space.ts';
import { polygon, rect } from './svg.ts';

/** The colours of parked cars. */
export const CARS: readonly Colour[] = ['#0e5a4b', '#c8472b', '#e9e3d5', '#3d5a73', '#2f3936', '#b7a684', '#8fa39a'];

/** A car seen from behind, its foot in the middle at (x, y). */
export function rearCar(scene: Scene, camera: Camera, x: number, y: number, colour: Colour): string {
  const [px, py] = camera.at(x, y, 0);
  const m = camera.scale(x, y);
  const tone = scene.c(colour);
  const p = (dx: number, dz: number): readonly [number, number] => [px + dx * m, py - dz * m];
  return (
    polygon([p(-0.95, 0), p(-0.9, 0.08), p(1.2, 0.1), p(1.25, -0.03)], scene.mood.shadow, 'fill-opacity=".4"') +
    [-0.72, 0.5]
      .map((dx) => rect(px + dx * m, py - 0.34 * m, 0.24 * m, 0.34 * m, '#232c2a', `rx="${(0.06 * m).toFixed(0)}"`))
      .join('') +
    polygon(
      [
        p(-0.9, 0.3),
        p(-0.92, 0.85),
        p(-0.66, 1.46),
        p(-0.56, 1.52),
        p(0.56, 1.52),
        p(0.66, 1.46),
        p(0.92, 0.85),
        p(0.9, 0.3),
      ],
      tone,
      `stroke="${tone}" stroke-width="${(0.06 * m).toFixed(0)}" stroke-linejoin="round"`,
    ) +
    polygon([p(-0.7, 0.92), p(-0.56, 1.38), p(0.56, 1.38), p(0.7, 0.92)], scene.mood.glass[0]) +
    polygon([p(-0.5, 0.92), p(-0.3, 1.38), p(-0.05, 1.38), p(-0.25, 0.92)], '#ffffff', 'fill-opacity=".22"') +
    polygon([p(-0.92, 0.3), p(-0.92, 0.5), p(0.92, 0.5), p(0.92, 0.3)], darken(tone, 0.22)) +
    polygon([p(-0.92, 0.86), p(0.92, 0.86), p(0.92, 0.8), p(-0.92, 0.8)], lighten(tone, 0.25)) +
    [-0.88, 0.62].map((dx) => rect(px + dx * m, py - 0.74 * m, 0.26 * m, 0.14 * m, '#d9412f', 'rx="4"')).join('') +
    rect(px - 0.26 * m, py - 0.68 * m, 0.52 * m, 0.12 * m, '#f6f1e4')
  );
}
