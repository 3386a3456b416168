import type { Colour } from './colour.ts';
import { compact } from './compact.ts';

/** A point on the picture, in pixels. */
export type Point = readonly [number, number];

/** Width of every listing picture in pixels. */
export const WIDTH = 2048;
/** Height of every listing picture in pixels. */
export const HEIGHT = 1536;

/** A number as short as a picture needs it. */
export const short = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Line widths come in half pixels, so that lines of one kind can share a path. */
const half = (width: number): string => short(Math.max(0.5, Math.round(width * 2) / 2));

const beside = (number: string): string => (number.startsWith('-') ? number : ` ${number}`);

/** Path data of an open line: the first point as it is, the others relative to the one before. */
function lineData(points: readonly Point[]): string {
  let [px, py] = [0, 0];
  let command = 'M';
  return points
    .map((point, i) => {
      const [x, y] = [Math.round(point[0]), Math.round(point[1])];
      const [dx, dy] = [short(x - px), short(y - py)];
      [px, py] = [x, y];
      if (i === 0) return `M${short(x)}${beside(short(y))}`;
      const next = dx === '0' ? 'v' : dy === '0' ? 'h' : 'l';
      const same = next === command;
      command = next;
      const lead = (number: string): string => (same ? beside(number) : next + number);
      return next === 'v' ? lead(dy) : next === 'h' ? lead(dx) : lead(dx) + beside(dy);
    })
    .join('');
}

const attributes = (fill: Colour, extra: string): string => `fill="${fill}"${extra ? ` ${extra}` : ''}/>`;

/** Path data of a closed polygon. */
export const outline = (points: readonly Point[]): string => `${lineData(points)}z`;

/** Fills close themselves; only a stroked outline has to be told. */
const area = (points: readonly Point[], extra: string): string =>
  extra.includes('stroke') ? outline(points) : lineData(points);

/** A filled polygon. */
export const polygon = (points: readonly Point[], fill: Colour, extra = ''): string =>
  `<path d="${area(points, extra)}" ${attributes(fill, extra)}`;

/** Several polygons that share one fill. */
export const polygons = (shapes: readonly (readonly Point[])[], fill: Colour, extra = ''): string =>
  shapes.length === 0
    ? ''
    : `<path d="${shapes.map((shape) => area(shape, extra)).join('')}" ${attributes(fill, extra)}`;

/** A shape from raw path data. */
export const path = (data: string, fill: Colour, extra = ''): string => `<path d="${data}" ${attributes(fill, extra)}`;

/** An axis-aligned rectangle. */
export const rect = (x: number, y: number, w: number, h: number, fill: Colour, extra = ''): string =>
  extra.includes('rx=') || w <= 0 || h <= 0
    ? `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, w))}" height="${short(Math.max(0, h))}" ${attributes(fill, extra)}`
    : `<path d="M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}z" ${attributes(fill, extra)}`;

/** A circle. */
export const circle = (x: number, y: number, r: number, fill: Colour, extra = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" ${attributes(fill, extra)}`;

/** An ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Colour, extra = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" ${attributes(fill, extra)}`;

/** An open line through points. */
export const stroke = (points: readonly Point[], colour: Colour, width: number, extra = ''): string =>
  `<path d="${lineData(points)}" fill="none" stroke="${colour}" stroke-width="${half(width)}"${extra ? ` ${extra}` : ''}/>`;

/** Many separate segments in one stroke colour. */
export const segments = (
  pairs: readonly (readonly [Point, Point])[],
  colour: Colour,
  width: number,
  extra = '',
): string =>
  pairs.length === 0
    ? ''
    : `<path d="${pairs.map(lineData).join('')}" fill="none" stroke="${colour}" stroke-width="${half(width)}"${extra ? ` ${extra}` : ''}/>`;

/** Shapes under one set of attributes. */
export const group = (children: readonly string[], attrs: string): string => `<g ${attrs}>${children.join('')}</g>`;

/** A stop of a gradient: offset, colour and, if see-through, its opacity. */
export type Stop = readonly [number, Colour, number?];

/** The definition of a linear gradient; the direction is given in the box of the painted shape. */
export function gradient(id: string, stops: readonly Stop[], direction: readonly [number, number] = [0, 1]): string {
  const list = stops.map(
    ([at, colour, opacity]) =>
      `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${direction[0]}" y2="${direction[1]}">${list.join('')}</linearGradient>`;
}

/** The definition of a radial gradient from the middle of a shape to its edge. */
export function radial(id: string, stops: readonly Stop[]): string {
  const list = stops.map(
    ([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity ?? 1}"/>`,
  );
  return `<radialGradient id="${id}">${list.join('')}</radialGradient>`;
}

/** A complete picture document. */
export const document = (width: number, height: number, children: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${compact(children.join('').replaceAll('="0.', '=".'))}</svg>`;

/** Points from a flat list of offsets (across, up, across, up …), in units of `unit` pixels from (x, y). */
export const figure = (x: number, y: number, unit: number, offsets: readonly number[], upright = unit): Point[] =>
  Array.from({ length: offsets.length / 2 }, (_, i) => [
    x + (offsets[i * 2] ?? 0) * unit,
    y - (offsets[i * 2 + 1] ?? 0) * upright,
  ]);
