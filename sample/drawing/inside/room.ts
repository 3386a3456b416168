import type { Random } from '../../random.ts';
import { drawAir } from '../paint/air.ts';
import { Camera, farthestFirst } from '../paint/camera.ts';
import { Canvas, FRAME } from '../paint/canvas.ts';
import { colour, lighter, mix } from '../paint/colour.ts';
import { type HomeLook, MODERN_SINCE } from '../paint/drawing.ts';
import { inventLight, type Light } from '../paint/light.ts';
import { wallsOf } from '../paint/plane.ts';
import { paletteOf } from './palette.ts';
import type { Piece, Room, Shell } from './room-parts.ts';
import { drawShell } from './shell.ts';
import { drawWindowWall } from './windows.ts';

/** An empty room with floor, ceiling and one wall of windows, as a visitor who enters sees it. */
export function openRoom(
  home: Random,
  own: Random,
  look: HomeLook,
  size: {
    readonly width: number;
    readonly depth: number;
    readonly height?: number;
    readonly window?: Room['window'];
    readonly isTiled?: boolean;
  },
): Room {
  const light = indoors(inventLight(home.fork('light'), look.season), own);
  const { width, depth } = size;
  const height = size.height ?? (look.builtIn < MODERN_SINCE ? 2.9 : look.form === 'loft' ? 3.6 : 2.5);
  const yaw = own.range(-0.42, 0.42);
  const camera = new Camera(
    [
      width * (yaw > 0 ? own.range(0.2, 0.42) : own.range(0.58, 0.8)),
      own.range(1.2, 1.6),
      depth * own.range(0.03, 0.2),
    ],
    yaw,
  );
  camera.aim(own.range(640, 850), [FRAME.width / 2, FRAME.height * own.range(0.44, 0.53)]);
  const room: Shell = {
    scene: { canvas: new Canvas(), camera, light, random: own },
    look,
    palette: paletteOf(home.fork('palette')),
    width,
    depth,
    height,
    ...wallsOf(width, depth),
  };
  drawShell(room, size.isTiled ?? false);
  const window = size.window ?? (own.chance(0.55) ? 'far' : 'side');
  if (window !== 'none') drawWindowWall(room, home, window === 'far');
  return { ...room, window };
}

/** Light indoors is softer; in the evening lamps make it warm. */
function indoors(light: Light, random: Random): Light {
  const side = random.chance(0.5) ? 0.6 : -0.6;
  const lamps = light.isLit;
  return {
    ...light,
    sun: lamps ? colour('#ffdcae') : lighter(light.sun, 0.35),
    shade: lamps ? colour('#9a8480') : mix(light.shade, colour('#c4bcb4'), 0.62),
    contrast: lamps ? 0.5 : 0.6,
    direction: [side, 0.62, -0.5],
  };
}

/** Draws things from the farthest to the nearest, then the air between them. */
export function furnish({ scene }: Room, pieces: readonly Piece[]): Canvas {
  const { camera } = scene;
  // The height of a thing does not matter: all stand on one floor.
  const far = ({ at: [x, , z] }: Piece): number => camera.distance([x, camera.at[1], z]);
  for (const piece of farthestFirst(pieces, far)) piece.draw();
  drawAir(scene);
  return scene.canvas;
}
