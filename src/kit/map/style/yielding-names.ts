import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** Where a name may stand, the best first, and how far it then is from its point, in heights of its letters. */
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

/**
 * A style whose names step aside for what stands on the map instead of going: whatever layer of names there is that has
 * no place of its own for them.
 */
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
