import { type Colour, darken, lighten } from './colour.ts';
import type { Scene } from './scene.ts';
import type { Camera } from './space.ts';
import { circle, ellipse, path, polygon, rect, short, stroke } from './svg.ts';

/** Draws something at a place of the world in metres: the callback gets the foot and pixels per metre. */
const standing = (
  camera: Camera,
  at: readonly [number, number],
  draw: (x: number, y: number, m: number) => string,
): string => {
  const [x, y] = camera.at(at[0], at[1], 0);
  return draw(x, y, camera.scale(at[0], at[1]));
};

const shadow = (scene: Scene, x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, scene.mood.shadow, `fill-opacity="${scene.mood.depth * 1.2}"`);

/** A parked car, seen from the side. */
export const drawCar = (scene: Scene, camera: Camera, at: readonly [number, number], colour: Colour): string =>
  standing(camera, at, (x, y, m) => {
    const p = (dx: number, dy: number): string => `${short(x + dx * m)} ${short(y - dy * m)}`;
    const body = `M${p(-2.1, 0.35)}L${p(-2.12, 0.75)}Q${p(-2, 0.95)} ${p(-1.3, 0.98)}L${p(-0.75, 1.4)}Q${p(-0.6, 1.48)} ${p(-0.3, 1.48)}L${p(0.75, 1.46)}Q${p(1, 1.45)} ${p(1.6, 0.98)}Q${p(2.05, 0.95)} ${p(2.1, 0.7)}L${p(2.1, 0.35)}z`;
    const glass = `M${p(-1.12, 0.98)}L${p(-0.66, 1.34)}L${p(0.1, 1.38)}L${p(0.1, 0.98)}zM${p(0.2, 0.98)}L${p(0.2, 1.38)}L${p(0.8, 1.36)}L${p(1.3, 0.98)}z`;
    const tone = scene.c(colour);
    const wheel = (dx: number): string =>
      circle(x + dx * m, y - 0.32 * m, 0.33 * m, scene.c('#2a3331')) +
      circle(x + dx * m, y - 0.32 * m, 0.18 * m, scene.c('#b8bab4'));
    return (
      shadow(scene, x + 0.15 * m, y, 2.3 * m, 0.13 * m) +
      path(body, tone) +
      path(`M${p(-2.1, 0.35)}L${p(-2.11, 0.6)}L${p(2.1, 0.6)}L${p(2.1, 0.35)}z`, darken(tone, 0.22)) +
      path(`M${p(-1.3, 0.98)}L${p(1.6, 0.98)}L${p(2.06, 0.9)}L${p(-2.06, 0.9)}z`, lighten(tone, 0.25)) +
      path(glass, scene.mood.glass[1]) +
      rect(x - 2.1 * m, y - 0.8 * m, 0.18 * m, 0.12 * m, '#f7e3b0') +
      wheel(-1.3) +
      wheel(1.3)
    );
  });

/** A bicycle leaning about. */
export const drawBicycle = (scene: Scene, camera: Camera, at: readonly [number, number], colour: Colour): string =>
  standing(camera, at, (x, y, m) => {
    const wheels = [-0.52, 0.52]
      .map((dx) =>
        circle(
          x + dx * m,
          y - 0.34 * m,
          0.33 * m,
          'none',
          `stroke="${scene.c('#2d3835')}" stroke-width="${short(m * 0.045)}"`,
        ),
      )
      .join('');
    const p = (dx: number, dy: number): [number, number] => [x + dx * m, y - dy * m];
    const tone = scene.c(colour);
    const frame =
      stroke([p(-0.52, 0.34), p(-0.2, 0.8), p(0.38, 0.82), p(0, 0.34), p(-0.52, 0.34)], tone, m * 0.055) +
      stroke([p(-0.24, 0.92), p(0, 0.34)], tone, m * 0.05) +
      stroke([p(0.52, 0.34), p(0.34, 0.98), p(0.5, 1.02)], tone, m * 0.05) +
      stroke([p(-0.36, 0.95), p(-0.12, 0.95)], scene.c('#3b2f2a'), m * 0.08);
    return shadow(scene, x + 0.1 * m, y, 0.9 * m, 0.05 * m) + wheels + frame;
  });

/** A bench of slats. */
export const drawBench = (
  scene: Scene,
  camera: Camera,
  at: readonly [number, number],
  colour: Colour = '#c8472b',
): string =>
  standing(camera, at, (x, y, m) => {
    const tone = scene.c(colour);
    const slat = (dy: number, h: number, fill: Colour): string => rect(x - 0.95 * m, y - dy * m, 1.9 * m, h * m, fill);
    return (
      shadow(scene, x + 0.15 * m, y, 1.1 * m, 0.07 * m) +
      rect(x - 0.8 * m, y - 0.44 * m, 0.07 * m, 0.44 * m, scene.c('#39433f')) +
      rect(x + 0.73 * m, y - 0.44 * m, 0.07 * m, 0.44 * m, scene.c('#39433f')) +
      slat(0.48, 0.09, lighten(tone, 0.2)) +
      slat(0.86, 0.1, tone) +
      slat(0.72, 0.1, tone) +
      slat(0.58, 0.07, darken(tone, 0.15))
    );
  });

/** A street lamp. */
export const drawStreetLamp = (scene: Scene, camera: Camera, at: readonly [number, number], h = 4.6): string =>
  standing(camera, at, (x, y, m) => {
    const iron = scene.c('#33403c');
    const glow =
      scene.mood.lamps > 0.3
        ? scene.glow(
            [
              [0, '#f8d58e', 0.8],
              [1, '#f8d58e', 0],
            ],
            (fill) => circle(x, y - h * m, m * 1.6, fill),
          )
        : '';
    return (
      shadow(scene, x + m * 0.5, y, m * 0.7, m * 0.04) +
      rect(x - m * 0.045, y - h * m, m * 0.09, h * m, iron) +
      rect(x - m * 0.1, y - m * 0.5, m * 0.2, m * 0.5, iron) +
      glow +
      polygon(
        [
          [x - m * 0.26, y - h * m],
          [x - m * 0.12, y - (h + 0.42) * m],
          [x + m * 0.12, y - (h + 0.42) * m],
          [x + m * 0.26, y - h * m],
        ],
        iron,
      ) +
      rect(x - m * 0.2, y - h * m, m * 0.4, m * 0.14, scene.mood.lamps > 0.3 ? '#fbe3a8' : '#eee7d2')
    );
  });

/** Somebody walking by, kept abstract. */
export const drawPerson = (scene: Scene, camera: Camera, at: readonly [number, number], coat: Colour): string =>
  standing(camera, at, (x, y, m) => {
    const p = (dx: number, dy: number): [number, number] => [x + dx * m, y - dy * m];
    const tone = scene.c(coat);
    return (
      ellipse(x + 0.45 * m, y, 0.6 * m, 0.05 * m, scene.mood.shadow, `fill-opacity="${scene.mood.depth}"`) +
      polygon(
        [p(-0.12, 0.85), p(-0.22, 0), p(-0.1, 0), p(0.02, 0.7), p(0.12, 0), p(0.24, 0), p(0.14, 0.85)],
        scene.c('#2f3a3c'),
      ) +
      path(
        `M${p(-0.24, 0.72).map(short).join(' ')}Q${p(-0.3, 1.5).map(short).join(' ')} ${p(0, 1.52).map(short).join(' ')}Q${p(0.28, 1.5).map(short).join(' ')} ${p(0.24, 0.72).map(short).join(' ')}z`,
        tone,
      ) +
      polygon([p(0.06, 0.72), p(0.08, 1.48), p(0.2, 1.4), p(0.24, 0.72)], darken(tone, 0.25)) +
      circle(x, y - 1.64 * m, 0.125 * m, scene.c('#d9a98a')) +
      path(
        `M${p(-0.13, 1.64).map(short).join(' ')}a${short(0.13 * m)} ${short(0.13 * m)} 0 0 1 ${short(0.26 * m)} 0z`,
        scene.c('#4a372e'),
      )
    );
  });
