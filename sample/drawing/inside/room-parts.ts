import type { Point } from '../paint/camera.ts';
import type { HomeLook } from '../paint/drawing.ts';
import type { Plane } from '../paint/plane.ts';
import type { Scene } from '../paint/scene.ts';
import type { Palette } from './palette.ts';

/** A room, metres. */
export interface Room {
  readonly scene: Scene;
  readonly look: HomeLook;
  readonly palette: Palette;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly far: Plane;
  readonly left: Plane;
  readonly right: Plane;
  /** The wall with the windows: the far one, or the one at the side that is seen better. */
  readonly window: 'far' | 'side' | 'none';
}

export type Shell = Omit<Room, 'window'>;

/** A thing in a room: its place on the floor, and how to draw it. */
export interface Piece {
  readonly at: Point;
  readonly draw: () => void;
}
