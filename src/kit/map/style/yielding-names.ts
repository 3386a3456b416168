import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** Positions of a name, the best first, and its distance from its point, in heights of its letters. */
const PLACES = [
  ...['center', [0, 0]],
  ...['bottom', [0, -1.7]],
  ...['top', [0, 1.7]],
  ...['left', [2, 0]],
  ...['right', [-2, 0]],
  ...['bottom-left', [1.6, -1.2]],
  ...['top-left', [1.6, 1.2]],
  ...['bottom-right', [-1.6, -1.2]],
  ...['top-right', [-1.6, 1.2]],
] as unknown as [string, [number, number]];

/** A style whose names step aside for pins instead of disappearing; it changes every layer of names without positions of its own. */
export const withYieldingNames = (style: StyleSpecification): StyleSpecification => ({
  ...style,
  layers: style.layers.map(yielding),
});

function yielding(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol' || layer.layout?.['text-field'] === undefined) return layer;
  const isFixed =
    layer.layout['icon-image'] !== undefined ||
    (layer.layout['symbol-placement'] ?? 'point') !== 'point' ||
    Object.keys(layer.layout).some((property) => /^text-(anchor|offset|variable)/.test(property));
  return isFixed ? layer : { ...layer, layout: { ...layer.layout, 'text-variable-anchor-offset': PLACES } };
}
