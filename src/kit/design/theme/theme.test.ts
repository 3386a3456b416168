import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BRAND } from '#kernel/brand.ts';

const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const TEXT_ON: Record<string, readonly string[]> = {
  ink: ['paper', 'surface', 'mist', 'lake-tint', 'brick-tint', 'water'],
  muted: ['paper', 'surface', 'mist', 'lake-tint', 'brick-tint', 'water'],
  lake: ['paper', 'surface', 'mist', 'lake-tint'],
  'lake-hover': ['paper', 'surface', 'mist', 'lake-tint'],
  brick: ['paper', 'surface'],
  'brick-hover': ['paper', 'surface', 'mist', 'brick-tint'],
  'on-lake': ['lake', 'lake-hover'],
  'on-brick': ['brick', 'brick-hover'],
  paper: ['ink'],
};
const SHAPES_ON: Record<string, readonly string[]> = {
  edge: ['paper', 'surface', 'mist'],
  bronze: ['paper', 'surface'],
  silver: ['paper', 'surface'],
  gold: ['paper', 'surface'],
  partner: ['paper', 'surface'],
};

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  test.each(pairs(TEXT_ON))('text in %s is readable on %s', (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(SHAPES_ON))('a shape in %s is seen on %s', (shape, ground) => {
    expect(contrast(colour(shape, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});

test('mail, print and browser chrome use the colours of the screen', () => {
  for (const [name, value] of Object.entries(BRAND.colours)) expect(colour(name, 'light')).toBe(value.toLowerCase());
  for (const scheme of SCHEMES) expect(colour('paper', scheme)).toBe(BRAND.frameColours[scheme]);
});

test('a gallery is dark in the dark colours of the theme', () => {
  const gallery = readFileSync(new URL('../pictures/gallery.css', import.meta.url), 'utf8');
  const named = [...gallery.matchAll(/--color-([a-z-]+): (#\w{6})/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, name = '', value] of named) expect(value).toBe(colour(name, 'dark'));
});

test('the words of the scheme test cover every colour of the theme', () => {
  const named = [...theme.matchAll(/--color-([a-z-]+): light-dark/g)].map((match) => match[1] ?? '');
  const covered = new Set([...pairs(TEXT_ON), ...pairs(SHAPES_ON)].flat());
  expect(named.filter((name) => !covered.has(name))).toEqual(['line']);
});

function pairs(table: Record<string, readonly string[]>): (readonly [string, string])[] {
  return Object.entries(table).flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));
}

function colour(name: string, scheme: Scheme): string {
  const found = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(theme);
  const value = found?.[scheme === 'light' ? 1 : 2];
  if (value === undefined) throw new Error(`There is no colour ${name}`);
  return value;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
