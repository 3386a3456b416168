import type { Colour } from './colour.ts';
import type { Room } from './room.ts';
import { panel, type Wall } from './space.ts';
import { figure, type Point, polygon } from './svg.ts';

/** A framed picture of plain shapes, in the manner of the Zürich concretists. */
export function drawArt(room: Room, wall: Wall, u: number, v: number, w: number, h: number, kind: number): string {
  const shadow = panel(wall, u + 0.04, v - 0.05, w, h, wall.scene.mood.shadow, 0, 'fill-opacity=".25"');
  const frame = panel(wall, u, v, w, h, wall.tone(kind % 2 ? '#2b3532' : '#b08a5c'), 0.02);
  const paper = panel(wall, u + 0.04, v + 0.04, w - 0.08, h - 0.08, wall.tone('#f7f2e6'), 0.02);
  const tones = [room.style.accent, room.style.second, '#22302c', '#f7f2e6'].map((tone) => wall.tone(tone));
  const shapes = COMPOSITIONS[kind % COMPOSITIONS.length] as readonly ArtShape[];
  const drawn = shapes.map(([tone, form, ...values]) => {
    const points = form === 'disc' ? disc(values, w / h) : form === 'bar' ? bar(values) : figure(0, 0, 1, values, -1);
    return polygon(
      points.map(([x, y]) => wall.at(u + w * x, v + h * y, 0.02)),
      tones[tone] as Colour,
    );
  });
  return shadow + frame + paper + drawn.join('');
}

/** A shape of a picture: its tone, its form and its measures in shares of the sheet. */
type ArtShape = readonly [tone: number, form: 'disc' | 'bar' | 'shape', ...values: number[]];

const COMPOSITIONS: readonly (readonly ArtShape[])[] = [
  [
    [1, 'disc', 0.42, 0.58, 0.24],
    [0, 'disc', 0.6, 0.42, 0.2],
  ],
  [
    [0, 'bar', 0.16, 0.16, 0.16, 0.68],
    [1, 'bar', 0.36, 0.16, 0.16, 0.5],
    [2, 'bar', 0.56, 0.16, 0.16, 0.36],
    [0, 'bar', 0.76, 0.16, 0.1, 0.22],
  ],
  [
    [0, 'shape', 0.15, 0.3, 0.4, 0.72, 0.56, 0.46, 0.66, 0.6, 0.86, 0.3],
    [1, 'disc', 0.7, 0.76, 0.09],
    [2, 'bar', 0.15, 0.15, 0.71, 0.14],
  ],
  [
    [1, 'bar', 0.16, 0.5, 0.34, 0.34],
    [0, 'bar', 0.5, 0.16, 0.34, 0.34],
    [2, 'bar', 0.5, 0.5, 0.34, 0.34],
  ],
  [
    [0, 'disc', 0.5, 0.5, 0.3],
    [3, 'disc', 0.5, 0.5, 0.22],
    [1, 'disc', 0.5, 0.5, 0.14],
  ],
  [
    [1, 'shape', 0.15, 0.15, 0.15, 0.85, 0.85, 0.15],
    [0, 'shape', 0.85, 0.4, 0.85, 0.85, 0.4, 0.85],
  ],
];

const disc = ([cx = 0, cy = 0, r = 0]: readonly number[], stretch: number): Point[] =>
  Array.from({ length: 24 }, (_, i) => [
    cx + Math.cos((i / 24) * 6.283) * r,
    cy + Math.sin((i / 24) * 6.283) * r * stretch,
  ]);

const bar = ([x = 0, y = 0, w = 0, h = 0]: readonly number[]): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
