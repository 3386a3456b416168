import type { Outlook } from './backdrop.ts';
import { type Colour, mix } from './colour.ts';
import type { PictureSpec } from './picture-catalogue.ts';
import { ROOM_STYLES, type RoomStyle } from './room-styles.ts';
import type { Scene } from './scene.ts';
import { type Camera, createCamera, createWall, type Wall } from './space.ts';
import { WIDTH } from './svg.ts';

/** A room, 0 ≤ x ≤ w across, 0 ≤ y ≤ d away from the viewer. */
export interface Room {
  readonly scene: Scene;
  /** The light outside, which differs from the light in the room once lamps are on. */
  readonly outside: Scene;
  readonly camera: Camera;
  readonly style: RoomStyle;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly view: Outlook;
  readonly variant: number;
  /** The wall at the back: u from left to right. */
  readonly back: Wall;
  /** The wall on the left: u from the viewer to the back. */
  readonly left: Wall;
  /** The wall on the right: u from the back to the viewer. */
  readonly right: Wall;
}

/** Opens a room of the given size for a picture; seeds decide finish and the side one stands on. */
export function openRoom(
  outside: Scene,
  spec: PictureSpec,
  size: { w: number; d: number; h: number },
  offset = 0,
): Room {
  const variant = Math.floor(spec.seed / 8);
  const scene = lampLit(outside);
  const { w, d } = size;
  const style = ROOM_STYLES[(variant + offset) % ROOM_STYLES.length] as RoomStyle;
  const h = style.trim === 'stucco' ? size.h + 0.4 : size.h;
  const side = [0.56, 0.42, 0.5, 0.62, 0.38][variant % 5] as number;
  const camera = createCamera({
    target: [w * side, d],
    distance: d + 3.4,
    angle: 0,
    height: 1.4,
    zoom: Math.min(1560 / w, 800 / h),
    centre: [WIDTH * (0.5 + (side - 0.5) * 0.62), 745],
  });
  return {
    scene,
    outside,
    camera,
    style,
    w,
    d,
    h,
    variant,
    view: spec.view ?? 'lake',
    back: createWall(scene, camera, [0, d, 0], w, 'front'),
    left: createWall(scene, camera, [0, 0, 0], d, 'right'),
    right: createWall(scene, camera, [w, d, 0], d, 'left'),
  };
}

/** After sunset a room glows in the light of its lamps while the world outside turns blue. */
function lampLit(scene: Scene): Scene {
  if (scene.mood.name !== 'dusk') return scene;
  const c = (colour: Colour): Colour => mix(mix(colour, '#3a2c28', 0.24), '#f0a95c', 0.16);
  return {
    ...scene,
    c,
    shade: (colour, share = 1) => mix(c(colour), '#241d22', 0.4 * share),
    lit: (colour, share = 1) => mix(c(colour), '#ffd48a', 0.2 * share),
  };
}
