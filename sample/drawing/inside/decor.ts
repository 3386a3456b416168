import type { Point } from '../paint/camera.ts';
import { colour, colours, darker, lighter, mix } from '../paint/colour.ts';
import { lit } from '../paint/light.ts';
import { blade } from '../paint/outlines.ts';
import { circleOn, floorPlane, frontPlane, type Plane } from '../paint/plane.ts';
import { box, face, lampLight, panel, round } from '../paint/scene.ts';
import type { Piece, Room } from './room-parts.ts';

const LAMPLIGHT = colour('#ffe2a8');

/** A bookcase full of books and other things. It stands against the far wall. */
export function bookcase(room: Room, [x, y, z]: Point, [w, h, d]: readonly [number, number, number]): Piece {
  const { scene, palette } = room;
  const tone = palette.wood;
  return {
    at: [x + w / 2, y, z + d],
    draw: () => {
      box(scene, { at: [x, y, z], size: [w, h, d] }, tone);
      const front = frontPlane([x, y, z]);
      const rows = Math.max(1, Math.round(h / 0.38));
      for (let row = 0; row < rows; row++) {
        const v = (h * row) / rows + 0.04;
        const high = h / rows - 0.08;
        panel(scene, front, [0.04, v, w - 0.08, high], darker(lit(tone, [0, 0, -1], scene.light), 0.45));
        let u = 0.06;
        while (u < w - 0.12) {
          const wide = scene.random.range(0.03, 0.09);
          const spine = scene.random.pick([
            palette.second,
            palette.fabric,
            palette.accent,
            lighter(palette.walls, 0.2),
            colour('#8a4b3a'),
          ]);
          if (scene.random.chance(0.78))
            panel(
              scene,
              front,
              [u, v, Math.min(wide, w - 0.1 - u), high * scene.random.range(0.55, 0.92)],
              lit(spine, [0, 0, -1], scene.light),
            );
          u += wide + (scene.random.chance(0.1) ? 0.2 : 0.008);
        }
      }
    },
  };
}

/** A rug; it lies flat and is drawn before what stands on it. */
export function rug({ scene, palette, depth }: Room, [x, , z]: Point, [w, d]: readonly [number, number]): Piece {
  const { random } = scene;
  const tone = random.pick([palette.second, palette.accent, lighter(palette.fabric, 0.5), palette.stone]);
  const isRound = random.chance(0.25);
  const plane = floorPlane([x, 0.006, z]);
  return {
    at: [x, 0, depth + 90],
    draw: () => {
      const shade = lit(tone, [0, 1, 0], scene.light);
      if (isRound) {
        face(scene, circleOn(plane, w / 2, d / 2, Math.min(w, d) / 2, 32), shade);
        face(scene, circleOn(plane, w / 2, d / 2, Math.min(w, d) * 0.4, 32), lighter(shade, 0.14));
        return;
      }
      panel(scene, plane, [0, 0, w, d], shade);
      panel(scene, plane, [0.12, 0.12, w - 0.24, d - 0.24], lighter(shade, 0.16));
      const stripes = random.int(0, 5);
      for (let index = 0; index < stripes; index++)
        panel(scene, plane, [0.2 + ((w - 0.4) * index) / stripes, 0.2, 0.12, d - 0.4], darker(shade, 0.1));
    },
  };
}

/** A plant in a pot. */
export function plant({ scene, palette }: Room, [x, y, z]: Point, high: number): Piece {
  const { random, light, canvas, camera } = scene;
  return {
    at: [x, y, z],
    draw: () => {
      if (camera.depth([x, y, z]) < 1) return;
      round(
        scene,
        [x, y, z],
        { bottom: high * 0.11, top: high * 0.15, height: high * 0.28 },
        random.pick([palette.stone, palette.second, colour('#b87a5a')]),
      );
      const [u, v] = camera.spot([x, y + high * 0.28, z]);
      const size = high * 0.75 * camera.scale([x, y, z]);
      const green = random.pick(colours('#5d8556 #4a7358 #7a9a5c #3f6b54'));
      const leaves = random.int(9, 16);
      for (let index = 0; index < leaves; index++) {
        const angle = -Math.PI / 2 + ((index + 0.5) / leaves - 0.5) * 2.5;
        const reach = size * random.range(0.6, 1);
        const [ex, ey] = [u + Math.cos(angle) * reach * 0.75, v + Math.sin(angle) * reach];
        const bend = Math.cos(angle) * reach * 0.12;
        const [mx, my] = [(u + ex) / 2 + bend, (v + ey) / 2 - reach * 0.14];
        const wide = reach * 0.1;
        const tone = lit(green, [Math.cos(angle), 0.6, -0.4], light);
        canvas.path(
          blade(
            [u, v],
            [ex, ey],
            [
              [mx - wide, my],
              [mx + wide, my + wide],
            ],
          ),
          index % 2 ? tone : darker(tone, 0.16),
        );
      }
    },
  };
}

/** A pendant lamp, with its light in the evening. */
export function pendant({ scene, palette, height }: Room, [x, , z]: Point, drop: number, size = 0.24): Piece {
  const { canvas, camera, light, random } = scene;
  const y = height - drop;
  const shade = random.pick([palette.metal, palette.second, lighter(palette.walls, 0.3), palette.fabric]);
  const isBall = random.chance(0.4);
  return {
    at: [x, y, z],
    draw: () => {
      if (camera.depth([x, y, z]) < 1) return;
      canvas.line([camera.spot([x, height, z]), camera.spot([x, y, z])], colour('#3d4347'), 2);
      const spot = camera.spot([x, y, z]);
      const unit = size * camera.scale([x, y, z]);
      if (light.isLit) lampLight(scene, spot, unit * 5, [LAMPLIGHT, 0.7]);
      if (isBall)
        canvas.ellipse(
          spot,
          unit,
          unit,
          canvas.glow([spot[0] - unit * 0.3, spot[1] - unit * 0.3], unit * 1.5, [
            [0, lighter(light.sun, 0.5)],
            [1, darker(light.isLit ? colour('#ffdf9e') : colour('#e6dccb'), 0.12)],
          ]),
        );
      else round(scene, [x, y - size * 0.3, z], { bottom: size, top: size * 0.3, height: size * 0.8 }, shade);
    },
  };
}

/** A lamp on the floor or on a table. */
export function lamp({ scene, palette }: Room, [x, y, z]: Point, high: number): Piece {
  const { canvas, camera, light, random } = scene;
  const cloth = random.pick([lighter(palette.walls, 0.35), palette.second, palette.accent]);
  const size = high > 1 ? 0.22 : 0.15;
  return {
    at: [x, y, z],
    draw: () => {
      if (camera.depth([x, y, z]) < 1) return;
      round(scene, [x, y, z], { bottom: size * 0.7, top: size * 0.6, height: 0.03 }, palette.metal);
      canvas.line(
        [camera.spot([x, y, z]), camera.spot([x, y + high, z])],
        palette.metal,
        Math.max(2, 0.025 * camera.scale([x, y, z])),
      );
      const spot = camera.spot([x, y + high, z]);
      const unit = camera.scale([x, y, z]) * size;
      if (light.isLit) lampLight(scene, spot, unit * 6, [LAMPLIGHT, 0.8]);
      round(
        scene,
        [x, y + high - size * 0.6, z],
        { bottom: size, top: size * 0.7, height: size * 1.2 },
        light.isLit ? mix(cloth, LAMPLIGHT, 0.6) : cloth,
      );
    },
  };
}

/** A picture on a wall, with a motif of its own. */
export function artwork(
  { scene, palette, depth }: Room,
  plane: Plane,
  [u, v, w, h]: readonly [number, number, number, number],
): Piece {
  const { random, light } = scene;
  return {
    at: [0, 0, depth + 60],
    draw: () => {
      panel(scene, plane, [u + 0.03, v - 0.05, w, h], darker(light.shade, 0.6), { opacity: 0.2 });
      panel(scene, plane, [u, v, w, h], random.pick([palette.wood, palette.metal, colour('#f4efe6')]));
      panel(scene, plane, [u + 0.03, v + 0.03, w - 0.06, h - 0.06], lit(colour('#f6f1e6'), plane.normal, light));
      const inner = [u + 0.09, v + 0.09, w - 0.18, h - 0.18] as const;
      panel(
        scene,
        plane,
        inner,
        lit(random.pick([palette.accent, lighter(palette.second, 0.3), palette.stone]), plane.normal, light),
      );
      const [a, b, c, d] = inner;
      panel(
        scene,
        plane,
        [a, b, c, d * random.range(0.2, 0.5)],
        lit(random.pick([palette.fabric, palette.second]), plane.normal, light),
      );
      face(
        scene,
        circleOn(
          plane,
          a + c * random.range(0.3, 0.7),
          b + d * random.range(0.45, 0.75),
          Math.min(c, d) * random.range(0.12, 0.24),
        ),
        lit(random.pick([palette.second, palette.accent, colour('#e9c46a')]), plane.normal, light),
      );
    },
  };
}
