import { drawWindow, type Opening, type WindowStyle } from './openings.ts';
import type { PicturePeriod, PictureView } from './picture-catalogue.ts';
import type { Scene } from './scene.ts';
import type { Wall } from './space.ts';

/** What the façade drawings need to know. */
export interface FacadeBrief {
  readonly scene: Scene;
  /** Which composition of its kind, counted from 0. */
  readonly variant: number;
  readonly period: PicturePeriod;
  readonly view: PictureView;
}

/** Windows of one size in even bays across a wall. */
export function windowRow(
  wall: Wall,
  bays: number,
  v: number,
  size: readonly [number, number],
  style: WindowStyle,
  skip: readonly number[] = [],
): string {
  if (!wall.visible) return '';
  return bayOpenings(wall, bays, v, size)
    .filter((_, i) => !skip.includes(i))
    .map((at) => drawWindow(wall, at, style))
    .join('');
}

/** Where the windows of even bays sit. */
export const bayOpenings = (wall: Wall, bays: number, v: number, [w, h]: readonly [number, number]): Opening[] =>
  Array.from({ length: bays }, (_, i) => ({ u: (wall.width / bays) * (i + 0.5) - w / 2, v, w, h }));

/** One of a few angles from which houses look best, by variant. */
export const angleFor = (variant: number, choices: readonly number[]): number =>
  choices[Math.floor(variant) % choices.length] as number;

/** The thing of a list that a variant takes. */
export const turn = <T>(variant: number, things: readonly T[]): T => things[Math.floor(variant) % things.length] as T;
