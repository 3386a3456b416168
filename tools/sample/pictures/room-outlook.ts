import type { Outlook } from './backdrop.ts';
import { drawForestEdge, drawHills, drawMountains } from './mountains.ts';
import type { Room } from './room.ts';
import type { Scene } from './scene.ts';
import { drawTownRow } from './skyline.ts';
import { outline, type Point, rect } from './svg.ts';
import { drawCrown } from './trees.ts';

/** What one sees through a pane: sky, distance and a near tree, cut to its outline. */
export function drawOutlook(room: Room, pane: readonly Point[]): string {
  const { outside: scene, view } = room;
  const { mood, rng } = scene;
  const [xs, ys] = [pane.map(([x]) => x), pane.map(([, y]) => y)];
  const [l, r, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const line = Math.min(b - (b - t) * 0.18, t + (b - t) * 0.66);
  const size = Math.max(160, b - t);
  const clip = scene.id();
  const sky = scene.blend(
    [
      [0, mood.sky[0]],
      [0.75, mood.sky[2]],
    ],
    (fill) => rect(l, t, r - l, b - t, fill),
  );
  const far = DISTANCES[view](scene, { l, r, b, line, size });
  const tree =
    rng.chance(0.6) && !mood.snow
      ? drawCrown(scene, l + (r - l) * rng.range(0.1, 0.9), b - size * 0.06, size * 0.2, size * 0.24)
      : '';
  return `<clipPath id="${clip}"><path d="${outline(pane)}"/></clipPath><g clip-path="url(#${clip})">${sky}${far}${tree}</g>`;
}

/** The part of the picture a view fills: its sides, its lower edge, its horizon and its height. */
interface Area {
  readonly l: number;
  readonly r: number;
  readonly b: number;
  readonly line: number;
  readonly size: number;
}

const lake = (scene: Scene, { l, r, b, line, size }: Area): string =>
  drawMountains(scene, {
    left: l - 50,
    right: r + 50,
    foot: line,
    height: size * 0.34,
    peaks: Math.max(3, Math.round((r - l) / 240)),
    haze: 0.5,
    snowline: 0.6,
  }) +
  scene.blend(
    [
      [0, scene.mood.water[0]],
      [1, scene.mood.water[1]],
    ],
    (fill) => rect(l, line, r - l, b - line, fill),
  );

const mountain = (scene: Scene, { l, r, b, line, size }: Area): string =>
  drawMountains(scene, {
    left: l - 90,
    right: r + 90,
    foot: line + 10,
    height: size * 0.52,
    peaks: Math.max(3, Math.round((r - l) / 300)),
    haze: 0.36,
    snowline: 0.58,
  }) +
  rect(l, line, r - l, b - line, scene.mood.grass[1]) +
  drawForestEdge(scene, l, r, line + 16, size * 0.12, scene.far(scene.mood.leaf[0], 0.2));

const town = (scene: Scene, { l, r, b, line, size }: Area): string =>
  drawHills(scene, l, r, line + 10, size * 0.3, scene.far(scene.mood.leaf[1], 0.6)) +
  drawTownRow(scene, l - 20, r, b + 4, (b - line) * 0.9 + size * 0.08, 0.2);

const country = (scene: Scene, { l, r, b, line, size }: Area): string =>
  drawHills(scene, l, r, line, size * 0.28, scene.far(scene.mood.leaf[1], 0.5)) +
  rect(l, line - 2, r - l, b - line + 4, scene.mood.grass[1]) +
  drawForestEdge(scene, l, r, line + 10, size * 0.1, scene.far(scene.mood.leaf[0], 0.3));

const DISTANCES: Record<Outlook, (scene: Scene, area: Area) => string> = { lake, mountain, town, country };
