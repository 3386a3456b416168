import { readFileSync } from 'node:fs';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { MAP_COLOURS, MAP_SCHEMES } from './base-map-colours.ts';
import { baseMapStyle } from './base-map-style.ts';

const theme = readFileSync(new URL('../../../../kit/design/theme/theme.css', import.meta.url), 'utf8');
const TOKENS = ['water', 'ink', 'muted', 'edge'] as const;

describe.each(MAP_SCHEMES)('the %s map', (scheme) => {
  const colours = MAP_COLOURS[scheme];
  const { land } = colours;

  test.each(LOCALES)('is a valid style in %s', (locale) => {
    const style = baseMapStyle({ scheme, locale, version: 'abc', attribution: 'BFS' });
    expect(validateStyleMin(style)).toEqual([]);
    expect(style).not.toHaveProperty('glyphs');
  });

  test.each(TOKENS)('has the %s of the pages', (token) => {
    const pair = new RegExp(`--color-${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(theme);
    expect(colours[token]).toBe(pair?.[scheme === 'light' ? 1 : 2]);
  });

  test('can be read: every name stands out from its ground', () => {
    expect(contrast(colours.ink, land)).toBeGreaterThanOrEqual(7);
    expect(contrast(colours.muted, land)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [colours.water, land]) expect(contrast(colours.waterInk, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
