import { type Colour, css } from './colour.ts';

/** A point of the picture, in units of the frame. */
export type Spot = readonly [x: number, y: number];

/** Width and height of the frame that drawings use, whatever the size of the picture. */
export const FRAME = { width: 1200, height: 900 } as const;

/** A filling: a colour, or a reference to a gradient. */
export type Fill = Colour | string;

/** A colour at a place of a gradient, 0 … 1, with its opacity. */
export type Stop = readonly [at: number, colour: Colour, opacity?: number];

/** Opacity and outline of a shape. */
export interface Finish {
  readonly opacity?: number;
  readonly stroke?: Colour;
  readonly strokeWidth?: number;
}

/** Collects the shapes of an SVG, from the rearmost to the foremost. */
export class Canvas {
  readonly #definitions: string[] = [];
  readonly #shapes: string[] = [];

  polygon(spots: readonly Spot[], fill: Fill, finish?: Finish): void {
    if (spots.length < 3) return;
    this.#add(`<path d="M${spots.map(written).join('L')}Z"${look(fill, finish)}/>`);
  }

  /** A closed outline in the notation of SVG. */
  path(outline: string, fill: Fill, finish?: Finish): void {
    this.#add(`<path d="${outline}"${look(fill, finish)}/>`);
  }

  line(spots: readonly Spot[], stroke: Colour, strokeWidth: number, opacity = 1): void {
    const finish = look('none', { stroke, strokeWidth, opacity });
    this.#add(`<path d="M${spots.map(written).join('L')}" stroke-linecap="round" stroke-linejoin="round"${finish}/>`);
  }

  rectangle(x: number, y: number, width: number, height: number, fill: Fill, finish?: Finish): void {
    this.#add(
      `<path d="M${written([x, y])}h${number(width)}v${number(height)}h${number(-width)}Z"${look(fill, finish)}/>`,
    );
  }

  ellipse([x, y]: Spot, radiusX: number, radiusY: number, fill: Fill, finish?: Finish): void {
    this.#add(
      `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(radiusX)}" ry="${number(radiusY)}"${look(fill, finish)}/>`,
    );
  }

  /** A linear gradient between two points; returns the filling. */
  gradient([x1, y1]: Spot, [x2, y2]: Spot, stops: readonly Stop[]): string {
    const place = `x1="${number(x1)}" y1="${number(y1)}" x2="${number(x2)}" y2="${number(y2)}"`;
    return this.#define(
      (id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${inside(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient; returns the filling. */
  glow([x, y]: Spot, radius: number, stops: readonly Stop[]): string {
    const place = `cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"`;
    return this.#define(
      (id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${inside(stops)}</radialGradient>`,
    );
  }

  /** Draws within a polygon only. */
  within(spots: readonly Spot[], draw: () => void): void {
    if (spots.length < 3) return;
    const id = `c${this.#definitions.length}`;
    this.#definitions.push(`<clipPath id="${id}"><path d="M${spots.map(written).join('L')}Z"/></clipPath>`);
    this.#add(`<g clip-path="url(#${id})">`);
    draw();
    this.#add('</g>');
  }

  toString(): string {
    const { width, height } = FRAME;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${this.#definitions.join('')}</defs>${this.#shapes.join('')}</svg>`;
  }

  #add(shape: string): void {
    this.#shapes.push(shape);
  }

  #define(write: (id: string) => string): string {
    const id = `g${this.#definitions.length}`;
    this.#definitions.push(write(id));
    return `url(#${id})`;
  }
}

const number = (value: number): string => String(Math.round(value * 10) / 10);

/** A spot in outlines of SVG, in tenths of a unit. */
export const written = ([x, y]: Spot): string => `${number(x)} ${number(y)}`;

const inside = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, tone, opacity]) =>
        `<stop offset="${at}" stop-color="${css(tone)}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

function look(fill: Fill, { opacity = 1, stroke, strokeWidth = 1 }: Finish = {}): string {
  const filled = ` fill="${typeof fill === 'string' ? fill : css(fill)}"`;
  const faint = opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : '';
  return `${filled}${faint}${stroke ? ` stroke="${css(stroke)}" stroke-width="${number(strokeWidth)}"` : ''}`;
}
