import { FRAME } from '../paint/canvas.ts';
import { type Colour, colour, colours, darker, lighter, mix } from '../paint/colour.ts';
import { MODERN_SINCE } from '../paint/drawing.ts';
import { lit } from '../paint/light.ts';
import { cornersOn, floorPlane, on, type Plane } from '../paint/plane.ts';
import { face, falling, flat, ground, panel, type Scene, upright } from '../paint/scene.ts';
import type { Shell } from './room-parts.ts';

export function drawShell(room: Shell, isTiled: boolean): void {
  const { scene, palette, width, depth, height, far, left, right } = room;
  const { light, random } = scene;
  scene.canvas.rectangle(0, 0, FRAME.width, FRAME.height, lit(palette.walls, [0, 1, 0], light));
  const accent = random.chance(0.45) ? palette.accent : palette.walls;
  const ceiling = mix(lighter(palette.walls, 0.55), light.sun, 0.12);
  ground(
    flat(scene, height),
    [0, -0.5, width, depth],
    falling(scene, [width / 2, height, 0.6], [width / 2, height, depth], ceiling, 0.16),
  );
  drawFloor(room, isTiled);
  for (const [plane, length, tone] of [
    [left, depth, palette.walls],
    [right, depth, palette.walls],
    [far, width, accent],
  ] as const) {
    const start = plane === far ? 0 : -0.5;
    const shade = lit(tone, plane.normal, light);
    panel(
      scene,
      plane,
      [start, 0, length - start, height],
      falling(scene, on(plane, length, height), on(plane, start, 0), mix(shade, tone, 0.35), 0.2),
    );
    panel(scene, plane, [start, 0, length - start, 0.09], lighter(tone, 0.4));
    panel(scene, plane, [start, height - 0.24, length - start, 0.24], darker(light.shade, 0.3), { opacity: 0.07 });
  }
  if (room.look.builtIn < MODERN_SINCE) panel(scene, far, [0, height - 0.14, width, 0.14], lighter(accent, 0.5));
  if (room.look.form === 'chalet' || (room.look.form === 'rustico' && random.chance(0.6))) drawBeams(room);
}

function drawBeams({ scene, width, depth, height, palette }: Shell): void {
  for (let z = 0.6; z < depth; z += 1.1) {
    const tone = darker(palette.wood, 0.15);
    upright(scene, [0, height - 0.2, width, height], z, lit(tone, [0, 0, -1], scene.light));
    ground(flat(scene, height - 0.2), [0, z, width, z + 0.18], lit(tone, [0, -1, 0], scene.light));
  }
}

/** The floor by its material, with every board in its own tone. */
function drawFloor({ scene, look, width, depth, palette }: Shell, isTiled: boolean): void {
  const { random, light } = scene;
  const tiles = isTiled || look.flooring === 'tiles';
  const base = tiles
    ? random.pick(colours('#d8d0c2 #c2b8aa #e2dcd2 #a8a39c #c9a48a #8f8a84'))
    : look.flooring === 'laminate'
      ? mix(palette.wood, colour('#cfc6b8'), 0.5)
      : palette.wood;
  const tone = mix(lit(base, [0, 1, 0], light), base, 0.3);
  const plane = floorPlane([0, 0, -0.5]);
  const deep = depth + 0.5;
  panel(scene, plane, [0, 0, width, deep], tone);
  const isAcross = random.chance(0.35);
  const [wide, long] = tiles
    ? [random.pick([0.45, 0.6, 0.9]), 0]
    : [look.flooring === 'planks' ? 0.26 : look.flooring === 'laminate' ? 0.2 : 0.14, isAcross ? width : deep];
  if (tiles) drawTiles(scene, plane, [width, deep, wide], tone);
  else
    for (let u = 0; u < (isAcross ? deep : width); u += wide) {
      let v = -random.range(0, 1.5);
      while (v < long) {
        const length = random.range(0.9, 2.2);
        const [from, to] = [Math.max(0, v), Math.min(long, v + length)];
        const own = random.next();
        const board = own < 0.5 ? darker(tone, own * 0.18) : lighter(tone, (own - 0.5) * 0.22);
        if (to > from)
          panel(
            scene,
            plane,
            isAcross ? [from, u, to - from, wide - 0.012] : [u, from, wide - 0.012, to - from],
            board,
          );
        v += length;
      }
    }
  face(
    scene,
    cornersOn(plane, 0, 0, width, deep),
    scene.canvas.gradient(
      scene.camera.spot([width / 2, 0, depth]),
      [FRAME.width / 2, FRAME.height],
      [
        [0, light.sun, 0.3],
        [0.5, light.sun, 0],
        [1, darker(light.shade, 0.4), 0.3],
      ],
    ),
  );
}

function drawTiles(
  scene: Scene,
  plane: Plane,
  [width, deep, size]: readonly [number, number, number],
  tone: Colour,
): void {
  for (let u = 0; u < width; u += size)
    for (let v = 0; v < deep; v += size) {
      const own = scene.random.next();
      panel(
        scene,
        plane,
        [u, v, Math.min(size - 0.012, width - u), size - 0.012],
        own < 0.5 ? darker(tone, own * 0.1) : lighter(tone, (own - 0.5) * 0.14),
      );
    }
}
