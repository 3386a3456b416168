import type { MapLibreMap } from 'maplibre-gl';
import {
  type GeoJSONStoreFeatures,
  TerraDraw,
  TerraDrawCircleMode,
  TerraDrawPolygonMode,
  TerraDrawRectangleMode,
  TerraDrawSelectMode,
  ValidateNotSelfIntersecting,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { pageColour } from './map-colours.ts';
import { CIRCLE_CORNERS, type Ring } from './map-geometry.ts';

/** What can be drawn. */
export const SHAPE_KINDS = ['polygon', 'rectangle', 'circle'] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];

/** What a pointer does on the map: draw one of the kinds, or change what is there. */
export type DrawTool = ShapeKind | 'select';

/** A shape on the map; `id` is its own while it is drawn on. */
export interface DrawnShape {
  id: string;
  kind: ShapeKind;
  ring: Ring;
}

/** Drawing on a map, until it is stopped. */
export interface Drawing {
  setTool: (tool: DrawTool) => void;
  /** Puts shapes on the map without anybody drawing them. */
  add: (shapes: readonly Omit<DrawnShape, 'id'>[]) => void;
  /** Gives a shape other corners. */
  reshape: (id: string, ring: Ring) => void;
  remove: (ids: readonly string[]) => void;
  /** Closes the area that is being drawn. */
  finish: () => void;
  /** Takes everything off the map. */
  stop: () => void;
}

/** The drawing library refuses more decimal places than it would write itself. */
const PLACES = 6;

/**
 * Lets people draw on a map, by mouse, pen or finger.
 *
 * @param onChange told of all shapes whenever one is finished, changed or removed
 */
export function startDrawing(map: MapLibreMap, onChange: (shapes: DrawnShape[]) => void): Drawing {
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: PLACES }),
    modes: modes(),
    idStrategy: stringIds(),
  });
  const tell = (): void => onChange(draw.getSnapshot().flatMap(shapeOf));
  draw.start();
  draw.on('finish', tell);
  draw.on('change', (_ids, type) => {
    if (type === 'delete') tell();
  });
  return {
    setTool: (tool) => draw.setMode(tool),
    add(shapes) {
      draw.addFeatures(shapes.map(featureOf));
      tell();
    },
    reshape(id, ring) {
      draw.updateFeatureGeometry(id, geometryOf(ring));
      tell();
    },
    remove: (ids) => draw.removeFeatures([...ids]),
    finish() {
      map.getCanvas().dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
    },
    stop: () => draw.stop(),
  };
}

function modes() {
  const lake = pageColour('lake') as `#${string}`;
  const surface = pageColour('surface') as `#${string}`;
  const area = { fillColor: lake, fillOpacity: 0.15, outlineColor: lake, outlineWidth: 2.5 } as const;
  const corners = { closingPointColor: surface, closingPointWidth: 6, closingPointOutlineColor: lake } as const;
  return [
    new TerraDrawPolygonMode({
      styles: { ...area, ...corners, closingPointOutlineWidth: 2.5 },
      validation: (feature: GeoJSONStoreFeatures, { updateType }: { updateType: string }) =>
        updateType === 'finish' ? ValidateNotSelfIntersecting(feature) : { valid: true },
    }),
    new TerraDrawRectangleMode({ styles: area, drawInteraction: 'click-move-or-drag' }),
    new TerraDrawCircleMode({ styles: area, drawInteraction: 'click-move-or-drag', segments: CIRCLE_CORNERS }),
    new TerraDrawSelectMode({
      flags: {
        polygon: { feature: { draggable: true, coordinates: { midpoints: true, draggable: true, deletable: true } } },
        rectangle: { feature: { draggable: true, coordinates: { resizable: 'opposite' } } },
        circle: { feature: { draggable: true, coordinates: { resizable: 'center-fixed' } } },
      },
      styles: {
        selectedPolygonColor: lake,
        selectedPolygonFillOpacity: 0.25,
        selectedPolygonOutlineColor: lake,
        selectedPolygonOutlineWidth: 3,
        selectionPointColor: surface,
        selectionPointWidth: 5,
        selectionPointOutlineColor: lake,
        selectionPointOutlineWidth: 2,
        midPointColor: lake,
        midPointWidth: 4,
        midPointOutlineColor: surface,
        midPointOutlineWidth: 1.5,
      },
    }),
  ];
}

/** Ids that count up: short, and unique on one map. */
function stringIds() {
  let last = 0;
  return {
    getId: () => {
      last += 1;
      return String(last);
    },
    isValidId: (id: unknown) => typeof id === 'string',
  };
}

function shapeOf({ id, properties, geometry }: GeoJSONStoreFeatures): DrawnShape[] {
  const kind = SHAPE_KINDS.find((known) => known === properties.mode);
  if (kind === undefined || geometry.type !== 'Polygon' || properties.currentlyDrawing) return [];
  return [{ id: String(id), kind, ring: geometry.coordinates[0] as unknown as Ring }];
}

const featureOf = ({ kind, ring }: Omit<DrawnShape, 'id'>): GeoJSONStoreFeatures => ({
  type: 'Feature',
  properties: { mode: kind },
  geometry: geometryOf(ring),
});

const geometryOf = (ring: Ring) => ({
  type: 'Polygon' as const,
  coordinates: [ring.map(([lng, lat]) => [rounded(lng), rounded(lat)])],
});

const rounded = (degrees: number): number => Math.round(degrees * 10 ** PLACES) / 10 ** PLACES;
