import { type Canvas, FRAME } from './canvas.ts';
import { darker } from './colour.ts';
import type { Light } from './light.ts';

/** Warm light over everything, and darker corners, so that the parts belong together. */
export function drawAir({ canvas, light }: { canvas: Canvas; light: Light }): void {
  const { width, height } = FRAME;
  const side = light.direction[0] > 0 ? width : 0;
  canvas.rectangle(
    0,
    0,
    width,
    height,
    canvas.glow([side, height * 0.1], width * 0.95, [
      [0, light.sun, 0.26],
      [1, light.sun, 0],
    ]),
  );
  canvas.rectangle(
    0,
    0,
    width,
    height,
    canvas.glow([width / 2, height / 2], width * 0.75, [
      [0.6, light.shade, 0],
      [1, darker(light.shade, 0.5), 0.2],
    ]),
  );
}
