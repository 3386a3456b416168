import { darken, mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { ellipse, figure, path, polygon, polygons, rect, short } from './svg.ts';

/** A white paddle steamer; `w` is its length. */
export function drawSteamer(scene: Scene, x: number, y: number, w: number): string {
  const shadow = ellipse(x, y + w * 0.025, w * 0.52, w * 0.018, scene.mood.shadow, 'fill-opacity=".25"');
  return shadow + hull(scene, x, y, w) + paddleBox(scene, x, y, w) + bridge(scene, x, y, w) + flag(scene, x, y, w);
}

function hull(scene: Scene, x: number, y: number, w: number): string {
  const white = scene.c('#fbf7ec');
  const p = (a: number, b: number): string => `${short(x + a * w)} ${short(y - b * w)}`;
  const side = `M${p(-0.5, 0.075)}L${p(0.5, 0.09)}Q${p(0.47, 0.02)} ${p(0.43, 0)}L${p(-0.44, 0)}Q${p(-0.48, 0.03)} ${p(-0.5, 0.075)}z`;
  const ports = Array.from({ length: 15 }, (_, i) =>
    figure(x + w * (-0.3 + i * 0.043), y - w * 0.105, w, [0, 0, 0.022, 0, 0.022, -0.03, 0, -0.03]),
  );
  const rail = Array.from({ length: 26 }, (_, i) => `M${p(-0.36 + i * 0.0285, 0.125)}v${short(-w * 0.03)}`).join('');
  return (
    path(side, white) +
    polygon(figure(x, y, w, [-0.47, 0.022, 0.455, 0.022, 0.43, 0, -0.44, 0]), scene.c('#9c3f28')) +
    polygon(figure(x, y, w, [-0.38, 0.075, -0.38, 0.12, 0.38, 0.12, 0.38, 0.08]), darken(white, 0.05)) +
    polygons(ports, lampTone(scene)) +
    path(rail, 'none', `stroke="${white}" stroke-width="${short(w * 0.004)}"`) +
    rect(x - w * 0.38, y - w * 0.16, w * 0.76, w * 0.008, white)
  );
}

const lampTone = (scene: Scene): string =>
  scene.mood.lamps > 0.3 ? '#f6cf82' : mix(scene.mood.glass[0], scene.mood.shadow, 0.2);

function paddleBox(scene: Scene, x: number, y: number, w: number): string {
  const arch = (r: number, top: number, foot: number, height: number): string =>
    `M${short(x - r * w)} ${short(y - foot * w)}V${short(y - top * w)}a${short(w * r)} ${short(w * height)} 0 0 1 ${short(w * r * 2)} 0V${short(y - foot * w)}z`;
  return (
    path(arch(0.11, 0.1, 0, 0.09), darken(scene.c('#fbf7ec'), 0.1)) +
    path(arch(0.09, 0.09, 0.02, 0.075), scene.c('#c49a4a'))
  );
}

function bridge(scene: Scene, x: number, y: number, w: number): string {
  return (
    rect(x + w * 0.14, y - w * 0.2, w * 0.12, w * 0.08, scene.c('#fbf7ec')) +
    rect(x + w * 0.15, y - w * 0.19, w * 0.1, w * 0.035, lampTone(scene)) +
    polygon(figure(x, y, w, [-0.03, 0.12, -0.02, 0.32, 0.045, 0.32, 0.05, 0.12]), scene.c('#d9a441')) +
    polygon(figure(x, y, w, [-0.02, 0.285, -0.018, 0.32, 0.045, 0.32, 0.046, 0.285]), scene.c('#26302d')) +
    rect(x - w * 0.344, y - w * 0.3, w * 0.008, w * 0.18, scene.c('#6a5440'))
  );
}

const flag = (scene: Scene, x: number, y: number, w: number): string =>
  polygon(figure(x, y, w, [-0.48, 0.075, -0.48, 0.19, -0.55, 0.18, -0.55, 0.12, -0.48, 0.13]), scene.c('#c8472b')) +
  rect(x - w * 0.53, y - w * 0.16, w * 0.04, w * 0.01, '#ffffff') +
  rect(x - w * 0.515, y - w * 0.175, w * 0.01, w * 0.04, '#ffffff');

/** A few slow puffs of steam drifting to the right. */
export const drawSteam = (scene: Scene, x: number, y: number, w: number): string =>
  [
    [0, 0, 0.05],
    [0.08, 0.06, 0.07],
    [0.2, 0.1, 0.09],
    [0.36, 0.13, 0.11],
  ]
    .map(([dx, dy, r]) =>
      ellipse(
        x + (dx as number) * w,
        y - (dy as number) * w,
        (r as number) * w * 1.25,
        (r as number) * w * 0.6,
        scene.mood.cloud,
        'fill-opacity=".45"',
      ),
    )
    .join('');
