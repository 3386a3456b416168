import type { Random } from '../../random.ts';
import { drawOutlook } from '../outside/outlook.ts';
import type { Point } from '../paint/camera.ts';
import { colour, darker, lighter, mix } from '../paint/colour.ts';
import { inventLight } from '../paint/light.ts';
import { cornersOn, on, type Plane } from '../paint/plane.ts';
import { face, panel, type Scene } from '../paint/scene.ts';
import type { Shell } from './room-parts.ts';

/** Windows with the view of the home, their curtains, and the sun that falls through them. */
export function drawWindowWall(room: Shell, home: Random, isFar: boolean): void {
  const { scene, look, far, left, right, width, depth, height } = room;
  const { random } = scene;
  const seen = scene.camera.at[0] < width / 2 ? right : left;
  const plane = isFar ? far : seen;
  const [from, to] = isFar ? [0.2, width - 0.2] : [depth * 0.35, depth - 0.3];
  const isWide = look.builtIn > 1995 || look.form === 'loft' || look.form === 'modern';
  const count = isWide ? random.int(1, 2) : random.int(1, 3);
  const sill = isWide || (look.outdoor && random.chance(0.5)) ? 0.06 : random.range(0.6, 0.9);
  const top = height - random.range(0.2, 0.45);
  const slot = (to - from) / count;
  const wide = Math.min(slot * 0.86, isWide ? random.range(2, 3.6) : random.range(0.95, 1.5));
  for (let index = 0; index < count; index++) {
    const u = from + slot * index + (slot - wide) / 2;
    drawSun(room, plane, [u, sill, wide, top - sill]);
    drawOpening(room, plane, [u, sill, wide, top - sill], home);
  }
  if (random.chance(0.6))
    drawCurtains(room, plane, [from + (slot - wide) / 2 - 0.3, to - (slot - wide) / 2 + 0.3, top]);
}

/** A window with the outside behind it. */
function drawOpening(
  room: Shell,
  plane: Plane,
  [u, v, width, high]: readonly [number, number, number, number],
  home: Random,
): void {
  const { scene, look } = room;
  const { canvas, camera, random } = scene;
  const frame = lighter(room.look.builtIn > 2005 && random.chance(0.4) ? colour('#4a4f52') : colour('#efe9de'), 0.2);
  panel(scene, plane, [u - 0.09, v - 0.06, width + 0.18, high + 0.15], frame);
  const outside: Scene = {
    ...scene,
    light: inventLight(home.fork('light'), look.season),
    random: home.fork('outside'),
  };
  canvas.within(camera.outline(cornersOn(plane, u, v, width, high)), () =>
    drawOutlook(outside, look, camera.horizon + 6),
  );
  const sashes = Math.max(1, Math.round(width / 1.15));
  for (let index = 1; index < sashes; index++)
    panel(scene, plane, [u + (width * index) / sashes - 0.04, v, 0.08, high], frame);
  if (look.form === 'loft')
    for (let level = 0.6; level < high; level += 0.6)
      panel(scene, plane, [u, v + level, width, 0.04], colour('#3d4347'));
  if (look.builtIn < 1960) panel(scene, plane, [u, v + high * 0.7, width, 0.05], frame);
  panel(scene, plane, [u - 0.14, v - 0.1, width + 0.28, 0.07], lighter(frame, 0.3));
}

/** The patch of sun on the floor behind a window. */
function drawSun(
  { scene, width, depth, far }: Shell,
  plane: Plane,
  [u, v, wide, high]: readonly [number, number, number, number],
): void {
  const { light } = scene;
  if (light.isLit || light.name === 'overcast') return;
  const reach = (level: number): number => level * 1.15 + 0.12;
  const skew = light.direction[0] * 0.9;
  const patch = [
    [u, v],
    [u + wide, v],
    [u + wide, v + high],
    [u, v + high],
  ].map(([across = 0, level = 0]): Point => {
    const [x, , z] = on(plane, across + skew * level, 0, reach(level));
    return [Math.min(width, Math.max(0, x)), 0.004, Math.min(depth, z)];
  });
  face(scene, patch, light.sun, { opacity: plane === far ? 0.42 : 0.34 });
}

function drawCurtains(
  { scene, palette, height }: Shell,
  plane: Plane,
  [from, to]: readonly [number, number, number],
): void {
  const { random, light } = scene;
  const cloth = mix(
    random.pick([lighter(palette.walls, 0.4), palette.second, palette.accent, lighter(palette.fabric, 0.45)]),
    light.sun,
    0.16,
  );
  const wide = random.range(0.35, 0.7);
  for (const start of [from, to - wide]) {
    const folds = 6;
    for (let index = 0; index < folds; index++)
      panel(
        scene,
        plane,
        [start + (wide * index) / folds, 0.05, wide / folds + 0.01, height - 0.14],
        index % 2 ? darker(cloth, 0.12) : cloth,
        { out: 0.06 },
      );
  }
  panel(scene, plane, [from - 0.1, height - 0.12, to - from + 0.2, 0.04], palette.metal, { out: 0.07 });
}
