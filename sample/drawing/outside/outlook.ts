import { FRAME } from '../paint/canvas.ts';
import { colour, colours, darker, lighter, mix } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import { hazy, lit } from '../paint/light.ts';
import type { Scene } from '../paint/scene.ts';
import { drawLake, drawRidges, drawSky, drawSkyline, grassOf } from './surroundings.ts';

/** Draws what is seen from the windows of a home: sky, ridges, lake, roofs or gardens, by place and floor. */
export function drawOutlook(scene: Scene, look: HomeLook, horizon: number): void {
  const { canvas, random, light } = scene;
  const { width, height } = FRAME;
  drawSky(scene, horizon);
  drawRidges(scene, look, horizon);
  const grass = lit(grassOf(random, look.season), [0, 1, 0], light);
  canvas.rectangle(
    0,
    horizon,
    width,
    height - horizon,
    canvas.gradient(
      [0, horizon],
      [0, height],
      [
        [0, mix(grass, light.haze, 0.55)],
        [0.4, grass],
        [1, darker(grass, 0.2)],
      ],
    ),
  );
  if (look.hasLake) drawLake(scene, horizon, random.range(60, 150));
  if (look.around !== 'village') drawSkyline(scene, look, horizon + (look.hasLake ? -2 : 8));
  if (look.around !== 'village' && look.floor > 0) drawRoofs(scene, look, horizon + (look.hasLake ? 110 : 30));
  else drawGreen(scene, look, horizon + (look.hasLake ? 120 : 20));
}

/** Roofs below, larger towards the viewer. */
function drawRoofs({ canvas, light, random }: Scene, look: HomeLook, start: number): void {
  const tiles =
    look.season === 'winter' ? colours('#eef2f4 #e3e9ec') : colours('#a8644c #97583f #8a6f5c #6d6a68 #b0765a #7d5a4a');
  for (let row = 0; row < 6; row++) {
    const y = start + row * row * 13 + row * 16;
    const wide = 60 + row * 46;
    const air = Math.max(0.04, 0.45 - row * 0.09);
    for (let x = random.range(-wide, 0); x < FRAME.width; x += wide * random.range(0.85, 1.25)) {
      const high = wide * random.range(0.2, 0.34);
      const wall = hazy(random.pick(colours('#e6dac6 #d9c3a6 #cfd0c8 #efe6d6')), light, air);
      const tile = hazy(random.pick(tiles), light, air);
      canvas.rectangle(x, y, wide * 0.92, wide * 0.6, wall);
      canvas.polygon(
        [
          [x - 6, y + 3],
          [x + wide * 0.2, y - high],
          [x + wide * 0.74, y - high],
          [x + wide * 0.98, y + 3],
        ],
        tile,
      );
      canvas.polygon(
        [
          [x + wide * 0.74, y - high],
          [x + wide * 0.98, y + 3],
          [x + wide * 0.6, y + 3],
        ],
        darker(tile, 0.12),
      );
      const pane = light.isLit ? colour('#ffd890') : darker(wall, 0.4);
      for (let u = 0.14; u < 0.8; u += 0.22)
        canvas.rectangle(x + wide * u, y + wide * 0.12, wide * 0.09, wide * 0.16, pane);
    }
  }
}

/** Tops of trees and meadows. */
function drawGreen({ canvas, light, random }: Scene, look: HomeLook, start: number): void {
  const tones =
    look.season === 'winter'
      ? colours('#9aa3a0 #c9d2d4 #b4bfc0')
      : look.season === 'autumn'
        ? colours('#c58a3e #a8743c #8f8a4a #b5653a')
        : colours('#6f9656 #5f8a56 #85a866 #527a52');
  for (let row = 0; row < 4; row++) {
    const y = start + row * row * 26 + row * 26;
    const size = 24 + row * 34;
    for (let x = -20; x < FRAME.width + 40; x += size * random.range(1, 3.4)) {
      const tone = hazy(random.pick(tones), light, Math.max(0.03, 0.42 - row * 0.12));
      const side = Math.sign(light.direction[0]);
      for (const [dx, dy, part, shade] of [
        [0, 0.5, 0.8, 0.16],
        [-0.55, 0.62, 0.5, 0.2],
        [0.55, 0.6, 0.55, 0.14],
        [side * 0.22, 0.3, 0.52, 0],
      ] as const)
        canvas.ellipse([x + dx * size, y + dy * size], size * part, size * part * 0.82, darker(tone, shade));
      for (let leaf = 0; leaf < 5; leaf++)
        canvas.ellipse(
          [x + random.range(-0.5, 0.5) * size + side * size * 0.15, y + random.range(0, 0.5) * size],
          size * 0.16,
          size * 0.12,
          lighter(tone, 0.12),
          { opacity: 0.7 },
        );
    }
  }
}
