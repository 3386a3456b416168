import { drawForestEdge, drawHills, drawMountains } from './mountains.ts';
import type { Room } from './room.ts';
import { drawTownRow } from './skyline.ts';
import { outline, type Point, rect } from './svg.ts';
import { drawCrown } from './trees.ts';

/** What one sees through a pane: sky, distance and a near tree, cut to its outline. */
export function drawOutlook(room: Room, pane: readonly Point[]): string {
  const { outside: scene, view } = room;
  const { mood } = scene;
  const xs = pane.map(([x]) => x);
  const ys = pane.map(([, y]) => y);
  const [l, r, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const clip = scene.id();
  const line = Math.min(b - (b - t) * 0.18, t + (b - t) * 0.66);
  const size = Math.max(160, b - t);
  const sky = scene.blend(
    [
      [0, mood.sky[0]],
      [0.75, mood.sky[2]],
    ],
    (fill) => rect(l, t, r - l, b - t, fill),
  );
  const far = {
    lake: () =>
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
          [0, mood.water[0]],
          [1, mood.water[1]],
        ],
        (fill) => rect(l, line, r - l, b - line, fill),
      ),
    mountain: () =>
      drawMountains(scene, {
        left: l - 90,
        right: r + 90,
        foot: line + 10,
        height: size * 0.52,
        peaks: Math.max(3, Math.round((r - l) / 300)),
        haze: 0.36,
        snowline: 0.58,
      }) +
      rect(l, line, r - l, b - line, mood.grass[1]) +
      drawForestEdge(scene, l, r, line + 16, size * 0.12, scene.far(mood.leaf[0], 0.2)),
    town: () =>
      drawHills(scene, l, r, line + 10, size * 0.3, scene.far(mood.leaf[1], 0.6)) +
      drawTownRow(scene, l - 20, r, b + 4, (b - line) * 0.9 + size * 0.08, 0.2),
    country: () =>
      drawHills(scene, l, r, line, size * 0.28, scene.far(mood.leaf[1], 0.5)) +
      rect(l, line - 2, r - l, b - line + 4, mood.grass[1]) +
      drawForestEdge(scene, l, r, line + 10, size * 0.1, scene.far(mood.leaf[0], 0.3)),
  }[view]();
  const tree =
    scene.rng.chance(0.6) && !mood.snow
      ? drawCrown(scene, l + (r - l) * scene.rng.range(0.1, 0.9), b - size * 0.06, size * 0.2, size * 0.24)
      : '';
  return `<clipPath id="${clip}"><path d="${outline(pane)}"/></clipPath><g clip-path="url(#${clip})">${sky}${far}${tree}</g>`;
}
