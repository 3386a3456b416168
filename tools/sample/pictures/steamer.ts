import { darken, mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { ellipse, type Point, path, polygon, polygons, rect, short } from './svg.ts';

/** A white paddle steamer; `w` is its length. */
export function drawSteamer(scene: Scene, x: number, y: number, w: number): string {
  const white = scene.c('#fbf7ec');
  const lamp = scene.mood.lamps > 0.3 ? '#f6cf82' : mix(scene.mood.glass[0], scene.mood.shadow, 0.2);
  const p = (a: number, b: number): string => `${short(x + a * w)} ${short(y - b * w)}`;
  const ports = Array.from({ length: 15 }, (_, i): Point[] => {
    const [l, t] = [x + w * (-0.3 + i * 0.043), y - w * 0.105];
    return [
      [l, t],
      [l + w * 0.022, t],
      [l + w * 0.022, t + w * 0.03],
      [l, t + w * 0.03],
    ];
  });
  const rail = Array.from({ length: 26 }, (_, i) => `M${p(-0.36 + i * 0.0285, 0.125)}v${short(-w * 0.03)}`).join('');
  return (
    ellipse(x, y + w * 0.025, w * 0.52, w * 0.018, scene.mood.shadow, 'fill-opacity=".25"') +
    path(
      `M${p(-0.5, 0.075)}L${p(0.5, 0.09)}Q${p(0.47, 0.02)} ${p(0.43, 0)}L${p(-0.44, 0)}Q${p(-0.48, 0.03)} ${p(-0.5, 0.075)}z`,
      white,
    ) +
    path(`M${p(-0.47, 0.022)}L${p(0.455, 0.022)}L${p(0.43, 0)}L${p(-0.44, 0)}z`, scene.c('#9c3f28')) +
    path(
      `M${p(-0.38, 0.075)}V${short(y - w * 0.12)}H${short(x + w * 0.38)}V${short(y - w * 0.08)}z`,
      darken(white, 0.05),
    ) +
    polygons(ports, lamp) +
    path(rail, 'none', `stroke="${white}" stroke-width="${short(w * 0.004)}"`) +
    rect(x - w * 0.38, y - w * 0.16, w * 0.76, w * 0.008, white) +
    path(
      `M${p(-0.11, 0)}V${short(y - w * 0.1)}a${short(w * 0.11)} ${short(w * 0.09)} 0 0 1 ${short(w * 0.22)} 0V${short(y)}z`,
      darken(white, 0.1),
    ) +
    path(
      `M${p(-0.09, 0.02)}V${short(y - w * 0.09)}a${short(w * 0.09)} ${short(w * 0.075)} 0 0 1 ${short(w * 0.18)} 0V${short(y - w * 0.02)}z`,
      scene.c('#c49a4a'),
    ) +
    rect(x + w * 0.14, y - w * 0.2, w * 0.12, w * 0.08, white) +
    polygons(
      [
        [
          [x + w * 0.15, y - w * 0.19],
          [x + w * 0.25, y - w * 0.19],
          [x + w * 0.25, y - w * 0.155],
          [x + w * 0.15, y - w * 0.155],
        ],
      ],
      lamp,
    ) +
    polygon(
      [
        [x - w * 0.03, y - w * 0.12],
        [x - w * 0.02, y - w * 0.32],
        [x + w * 0.045, y - w * 0.32],
        [x + w * 0.05, y - w * 0.12],
      ],
      scene.c('#d9a441'),
    ) +
    polygon(
      [
        [x - w * 0.02, y - w * 0.285],
        [x - w * 0.018, y - w * 0.32],
        [x + w * 0.045, y - w * 0.32],
        [x + w * 0.046, y - w * 0.285],
      ],
      scene.c('#26302d'),
    ) +
    path(
      `M${p(-0.34, 0.12)}V${short(y - w * 0.3)}`,
      'none',
      `stroke="${scene.c('#6a5440')}" stroke-width="${short(w * 0.008)}"`,
    ) +
    polygon(
      [
        [x - w * 0.48, y - w * 0.075],
        [x - w * 0.48, y - w * 0.19],
        [x - w * 0.55, y - w * 0.18],
        [x - w * 0.55, y - w * 0.12],
        [x - w * 0.48, y - w * 0.13],
      ],
      scene.c('#c8472b'),
    ) +
    rect(x - w * 0.53, y - w * 0.16, w * 0.04, w * 0.01, '#ffffff') +
    rect(x - w * 0.515, y - w * 0.175, w * 0.01, w * 0.04, '#ffffff')
  );
}

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
