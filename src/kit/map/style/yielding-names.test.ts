import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { withYieldingNames } from './yielding-names.ts';

const names = (layout: object): LayerSpecification =>
  ({ id: 'names', type: 'symbol', source: 'base', layout }) as LayerSpecification;
const styleOf = (layer: LayerSpecification): StyleSpecification => ({
  version: 8,
  sources: { base: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
  layers: [layer],
});

test('names of places step aside in layers of any name', () => {
  const style = withYieldingNames(styleOf(names({ 'text-field': ['get', 'name'] })));
  expect(style.layers[0]).toMatchObject({ layout: { 'text-variable-anchor-offset': expect.arrayContaining(['top']) } });
  expect(validateStyleMin({ ...style, glyphs: 'https://maps.example/{fontstack}/{range}.pbf' })).toEqual([]);
});

test.each([
  ['along lines', { 'text-field': 'A', 'symbol-placement': 'line' }],
  ['with a sign', { 'text-field': 'A', 'icon-image': 'town' }],
  ['with a place of their own', { 'text-field': 'A', 'text-anchor': 'top' }],
  ['that are no names', { 'icon-image': 'town' }],
] as const)('layers %s stay as they are', (_kind, layout) => {
  const style = styleOf(names(layout));
  expect(withYieldingNames(style)).toEqual(style);
});
