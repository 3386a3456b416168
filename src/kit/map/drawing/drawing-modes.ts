import { TerraDrawCircleMode, TerraDrawPolygonMode, TerraDrawRectangleMode, TerraDrawSelectMode } from 'terra-draw';
import { CIRCLE_CORNERS } from '../map-geometry.ts';
import { pageColour } from '../style/map-colours.ts';

/** The modes of drawing on a map and of changing shapes, in the colours of the page. */
export function drawingModes() {
  const lake = pageColour('lake') as `#${string}`;
  const surface = pageColour('surface') as `#${string}`;
  const area = { fillColor: lake, fillOpacity: 0.15, outlineColor: lake, outlineWidth: 2.5 } as const;
  const corners = { closingPointColor: surface, closingPointWidth: 6, closingPointOutlineColor: lake } as const;
  const keyEvents = { cancel: null, finish: 'Enter' };
  return [
    new TerraDrawPolygonMode({ styles: { ...area, ...corners, closingPointOutlineWidth: 2.5 }, keyEvents }),
    new TerraDrawRectangleMode({ styles: area, drawInteraction: 'click-move-or-drag', keyEvents }),
    new TerraDrawCircleMode({
      styles: area,
      drawInteraction: 'click-move-or-drag',
      segments: CIRCLE_CORNERS,
      keyEvents,
    }),
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
