import type { Fill } from '../paint/canvas.ts';
import { type Colour, colour, colours, darker, lighter, mix } from '../paint/colour.ts';
import { lit } from '../paint/light.ts';
import { circleOn, cornersOn, on, type Plane } from '../paint/plane.ts';
import { face, panel, type Scene } from '../paint/scene.ts';
import type { Windows } from './building-plan.ts';

const LAMPS = colours('#ffd588 #ffc870 #ffe0a6 #ffb866');
const CURTAINS = colours('#f4ecdf #e9dccb #d8cbb8 #cdd6d2 #e2c8b4');

/** The glass of a window: it mirrors the sky, or shows a lit room. */
export function glass(
  scene: Scene,
  plane: Plane,
  [u, v, width, height]: readonly [number, number, number, number],
): void {
  const { canvas, camera, light, random } = scene;
  const isLit = light.isLit && random.chance(0.62);
  const [top, foot] = [camera.spot(on(plane, u, v + height)), camera.spot(on(plane, u + width, v))];
  const deep = mix(colour('#2e4250'), light.shade, 0.28);
  const lamp = random.pick(LAMPS);
  const fill: Fill = isLit
    ? canvas.gradient(top, foot, [
        [0, lighter(lamp, 0.25)],
        [1, darker(lamp, 0.16)],
      ])
    : canvas.gradient(top, foot, [
        [0, mix(deep, light.sky[0], 0.42)],
        [0.55, mix(deep, light.sky[1], 0.5)],
        [1, deep],
      ]);
  panel(scene, plane, [u, v, width, height], fill);
  if (!isLit && random.chance(0.5)) {
    const start = random.range(0, 0.5) * width;
    const shine = [
      on(plane, u + start, v),
      on(plane, u + start + width * 0.24, v),
      on(plane, u + Math.min(width, start + width * 0.5), v + height),
      on(plane, u + start + width * 0.2, v + height),
    ];
    face(scene, shine, light.sky[2], { opacity: 0.2 });
  }
  if (random.chance(0.35)) {
    const curtain = lit(random.pick(CURTAINS), plane.normal, light);
    const wide = width * random.range(0.14, 0.3);
    panel(scene, plane, [u, v, wide, height], curtain, { opacity: 0.75 });
    if (random.chance(0.7)) panel(scene, plane, [u + width - wide, v, wide, height], curtain, { opacity: 0.75 });
  } else if (random.chance(0.2)) {
    const low = height * random.range(0.2, 0.6);
    panel(scene, plane, [u, v + height - low, width, low], lit(colour('#d9d4c8'), plane.normal, light), {
      opacity: 0.9,
    });
  }
}

/** Draws a window with its frame, sill, shutters and the shadow of its reveal. */
export function drawWindow(scene: Scene, plane: Plane, [u, v]: readonly [number, number], windows: Windows): void {
  const { light } = scene;
  const { width, height, kind, frame, shutters, isFramed } = windows;
  const rim = lit(frame, plane.normal, light);
  const shadow = darker(light.shade, 0.7);
  if (isFramed) {
    const stone = lit(colour('#e9dfcf'), plane.normal, light);
    panel(scene, plane, [u - 0.16, v - 0.1, width + 0.32, height + 0.24], stone);
    panel(scene, plane, [u - 0.26, v + height + 0.1, width + 0.52, 0.14], lighter(stone, 0.2));
  }
  if (kind === 'arched') face(scene, circleOn(plane, u + width / 2, v + height, width / 2, 18), rim);
  panel(scene, plane, [u, v, width, height], rim);
  const edge = 0.07;
  glass(scene, plane, [u + edge, v + edge, width - 2 * edge, height - 2 * edge]);
  drawBars(scene, plane, [u, v], windows, rim);
  panel(scene, plane, [u + edge, v + height - edge - 0.16, width - 2 * edge, 0.16], shadow, { opacity: 0.35 });
  panel(scene, plane, [u - 0.08, v - 0.1, width + 0.16, 0.1], lit(colour('#ddd5c7'), [0, 0.6, -0.5], light));
  panel(scene, plane, [u - 0.04, v - 0.2, width + 0.08, 0.1], shadow, { opacity: 0.16 });
  if (shutters)
    for (const side of [u - width * 0.52 - 0.04, u + width + 0.04])
      drawShutter(scene, plane, [side, v, width * 0.52, height], shutters);
}

function drawBars(
  scene: Scene,
  plane: Plane,
  [u, v]: readonly [number, number],
  { kind, width, height }: Windows,
  rim: Colour,
): void {
  const upright = kind === 'grid' ? 4 : kind === 'picture' ? 1 : width > 1.7 ? 3 : 2;
  const level = kind === 'grid' ? 5 : kind === 'casement' && height > 1.6 ? 2 : 1;
  for (let index = 1; index < upright; index++)
    panel(scene, plane, [u + (width * index) / upright - 0.03, v, 0.06, height], rim);
  for (let index = 1; index < level; index++)
    panel(scene, plane, [u, v + height * (kind === 'casement' ? 0.68 : index / level) - 0.025, width, 0.05], rim);
}

function drawShutter(
  scene: Scene,
  plane: Plane,
  [u, v, width, height]: readonly [number, number, number, number],
  tone: Colour,
): void {
  const board = lit(tone, plane.normal, scene.light);
  panel(scene, plane, [u + 0.04, v - 0.05, width, height], darker(scene.light.shade, 0.7), { opacity: 0.2 });
  panel(scene, plane, [u, v, width, height], board);
  for (let level = 0.12; level < height - 0.1; level += 0.16)
    panel(scene, plane, [u + 0.05, v + level, width - 0.1, 0.05], darker(board, 0.2));
}

/** Draws the way in, with its step and canopy. */
export function drawEntrance(scene: Scene, plane: Plane, u: number, tone: Colour): void {
  const { light } = scene;
  const [width, height] = [1.15, 2.25];
  panel(scene, plane, [u - 0.12, 0, width + 0.24, height + 0.14], lit(colour('#e6dccb'), plane.normal, light));
  panel(scene, plane, [u, 0.05, width, height], lit(tone, plane.normal, light));
  glass(scene, plane, [u + 0.25, 1.1, width - 0.5, 0.9]);
  panel(scene, plane, [u - 0.3, height + 0.3, width + 0.6, 0.14], lit(colour('#7a7a76'), [0, 0.5, -0.5], light), {
    out: 0.6,
  });
  panel(scene, plane, [u - 0.2, height - 0.2, width + 0.4, 0.45], darker(light.shade, 0.7), { opacity: 0.22 });
}

const AWNINGS = colours('#b5543f #3f6f62 #d9a648 #3e5c7a #8c5a78 #c9c2b2');

/** Draws shop windows of the ground floor, some with an awning. */
export function drawShops(scene: Scene, plane: Plane, width: number, columns: number): void {
  const { random, light } = scene;
  const step = width / columns;
  const tone = random.pick(AWNINGS);
  for (let column = 0; column < columns; column++) {
    const u = column * step + 0.25;
    panel(scene, plane, [u, 0.15, step - 0.5, 2.7], lit(colour('#3a4144'), plane.normal, light));
    glass(scene, plane, [u + 0.08, 0.5, step - 0.66, 2.2]);
    if (random.chance(0.55)) drawAwning(scene, plane, [u - 0.1, step - 0.3], tone);
  }
}

function drawAwning(scene: Scene, plane: Plane, [u, width]: readonly [number, number], tone: Colour): void {
  const stripes = 6;
  for (let index = 0; index < stripes; index++) {
    const [from, to] = [u + (width * index) / stripes, u + (width * (index + 1)) / stripes];
    const shade = lit(index % 2 ? colour('#f4eee2') : tone, [0, 0.8, -0.6], scene.light);
    face(
      scene,
      [on(plane, from, 2.95), on(plane, to, 2.95), on(plane, to, 2.4, 1.1), on(plane, from, 2.4, 1.1)],
      shade,
    );
    face(scene, cornersOn(plane, from, 2.2, to - from, 0.2, 1.1), darker(shade, 0.14));
  }
}
