import type { MapLibreMap } from 'maplibre-gl';
import { type GeoJSONStoreFeatures, TerraDraw, TerraDrawModeUndoRedo } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { isMapRemoved } from '../map-context.ts';
import { closed, type Ring } from '../map-geometry.ts';
import { drawingModes } from './drawing-modes.ts';
import { type Corner, enclosedAreas, simpleLoops } from './free-shape.ts';
import { SLIP_PX, startPen } from './stroke-pen.ts';

/** The kinds of shapes. */
export const SHAPE_KINDS = ['polygon', 'rectangle', 'circle'] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];

/** The action of a pointer on the map: draw one of the kinds, or change existing shapes. */
export type DrawTool = ShapeKind | 'select';

/** A shape on the map; `id` is its own while it is being drawn. */
export interface DrawnShape {
  id: string;
  kind: ShapeKind;
  ring: Ring;
}

/** A shape to be added. */
type NewShape = Omit<DrawnShape, 'id'>;

/** The state of the drawing at this moment. */
export interface DrawingState {
  shapes: readonly DrawnShape[];
  /** Corners of the area that is not closed yet. */
  openCorners: number;
  canUndo: boolean;
}

/** Limits of a drawing. */
export interface DrawingLimits {
  shapes: number;
  /** Corners of an area drawn by hand. */
  corners: number;
}

/** The drawing library rejects more decimal places than it would write itself. */
const PLACES = 6;
/** Corners from which an area can be closed. */
export const FEWEST_CORNERS = 3;
const MOST_STEPS_BACK = 100;

/** Drawing on a map by mouse, pen or finger, until it is stopped. */
export class Drawing {
  readonly #map: MapLibreMap;
  readonly #limits: DrawingLimits;
  readonly #onChange: (state: DrawingState) => void;
  readonly #draw: TerraDraw;
  readonly #endPen: () => void;
  #tool: DrawTool = 'select';
  #isWithin = false;
  #past: (readonly DrawnShape[])[] = [];
  #state: DrawingState = { shapes: [], openCorners: 0, canUndo: false };

  /**
   * @param onChange called whenever shapes or the corners of an open area change
   * @param shapes initial shapes; undo does not remove them
   */
  constructor(
    map: MapLibreMap,
    limits: DrawingLimits,
    onChange: (state: DrawingState) => void,
    shapes: readonly NewShape[],
  ) {
    this.#map = map;
    this.#limits = limits;
    this.#onChange = onChange;
    this.#draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({
        map,
        coordinatePrecision: PLACES,
        minPixelDragDistance: SLIP_PX,
        minPixelDragDistanceDrawing: SLIP_PX,
      }),
      modes: drawingModes(),
      idStrategy: stringIds(),
      undoRedo: { modeLevel: new TerraDrawModeUndoRedo({ maxStackSize: MOST_STEPS_BACK }) },
    });
    this.#draw.start();
    this.#draw.addFeatures(shapes.map(featureOf));
    this.#state = { ...this.#state, shapes: this.#shapes() };
    this.#draw.on('finish', (id) => this.#finished(String(id)));
    // Shapes change in many steps, of which the last is reported as finished; only a deletion has no other end.
    this.#draw.on('change', (ids, type) => this.#report(type === 'delete' && this.#knows(ids.map(String))));
    this.#endPen = startPen(map, {
      isWanted: () => this.#tool === 'polygon' && this.#draw.getModeState() !== 'drawing',
      onLine: (line) => this.#enclose(line),
    });
    // Otherwise a finger would scroll the page; the map hands touches to the page where it cannot be dragged.
    for (const element of [map.getCanvasContainer(), map.getCanvas()]) element.style.touchAction = 'none';
  }

  get state(): DrawingState {
    return this.#state;
  }

  setTool(tool: DrawTool): void {
    this.#tool = tool;
    this.#draw.setMode(tool);
    this.#report();
  }

  /** Adds shapes to the map by program. */
  add(shapes: readonly NewShape[]): void {
    this.#draw.addFeatures(shapes.map(featureOf));
    this.#report();
  }

  /** Gives a shape other corners. */
  reshape(id: string, ring: Ring): void {
    this.#draw.updateFeatureGeometry(id, geometryOf(ring));
    this.#report();
  }

  remove(ids: readonly string[]): void {
    this.#asOneStep(() => this.#draw.removeFeatures([...ids]));
  }

  /** Closes the open area; an area with too few corners is discarded. */
  finish(): void {
    if (this.#draw.getModeState() !== 'drawing') return;
    this.#map.getCanvas().dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
    if (this.#draw.getModeState() === 'drawing') this.setTool(this.#tool);
  }

  /** Takes back the last corner of an open area; where none is open, the last change of the shapes. */
  undo(): void {
    if (this.#draw.getModeState() === 'drawing') {
      // A rectangle or circle in progress has one corner only.
      if (!this.#draw.undo()) this.setTool(this.#tool);
      this.#report();
      return;
    }
    const before = this.#past.pop();
    if (before === undefined) return;
    this.#asOneStep(() => {
      this.#draw.setMode(this.#tool);
      this.#draw.removeFeatures(this.#state.shapes.map(({ id }) => id));
      this.#draw.addFeatures(before.map(featureOf));
    });
    this.#past.pop();
    this.#report();
  }

  /** Takes everything off the map. */
  stop(): void {
    this.#endPen();
    if (isMapRemoved(this.#map)) return;
    for (const element of [this.#map.getCanvasContainer(), this.#map.getCanvas()]) element.style.touchAction = '';
    this.#map.dragPan.enable();
    this.#draw.stop();
  }

  /** An area whose sides cross becomes several. */
  #finished(id: string): void {
    const shape = this.#shapes().find((drawn) => drawn.id === id);
    const loops = shape?.kind === 'polygon' ? simpleLoops(shape.ring.slice(0, -1)) : [];
    this.#asOneStep(() => {
      if (loops.length < 2) return;
      this.#draw.removeFeatures([id]);
      this.#addAreas(loops);
    });
  }

  #enclose(line: Corner[]): void {
    const areas = enclosedAreas(line, this.#limits.corners).map((area) =>
      area.map(([x, y]): Corner => {
        const { lng, lat } = this.#map.unproject([x, y]);
        return [lng, lat];
      }),
    );
    this.#asOneStep(() => this.#addAreas(areas));
  }

  /** Runs a change without reporting its steps, and without a step of undo for each. */
  #asOneStep(change: () => void): void {
    this.#isWithin = true;
    change();
    this.#isWithin = false;
    this.#report();
  }

  #addAreas(areas: readonly Corner[][]): void {
    const free = Math.max(0, this.#limits.shapes - this.#shapes().length);
    this.#draw.addFeatures(areas.slice(0, free).map((area) => featureOf({ kind: 'polygon', ring: closed(area) })));
  }

  #knows(ids: readonly string[]): boolean {
    return this.#state.shapes.some(({ id }) => ids.includes(id));
  }

  #shapes(): DrawnShape[] {
    return this.#draw.getSnapshot().flatMap(shapeOf);
  }

  #report(withShapes = true): void {
    if (this.#isWithin) return;
    const isOpen = this.#draw.getModeState() === 'drawing';
    const openCorners = isOpen ? this.#openCorners() : 0;
    const before = this.#state;
    const shapes = withShapes ? this.#shapes() : before.shapes;
    const isChanged = JSON.stringify(shapes) !== JSON.stringify(before.shapes);
    if (isChanged) this.#past = [...this.#past, before.shapes].slice(-MOST_STEPS_BACK);
    this.#freeze(!isOpen && this.#tool !== 'select');
    const canUndo = isOpen || this.#past.length > 0;
    // A pointer that only moves over the map does not change this.
    if (!isChanged && openCorners === before.openCorners && canUndo === before.canUndo) return;
    this.#state = { shapes, openCorners, canUndo };
    this.#onChange(this.#state);
  }

  /** A drag draws, unless there are corners already: then it moves the map, to reach for the next one. */
  #freeze(isStill: boolean): void {
    const { dragPan } = this.#map;
    if (isStill) dragPan.disable();
    else dragPan.enable();
  }

  #openCorners(): number {
    const open = this.#draw.getSnapshot().find(({ properties }) => properties.currentlyDrawing);
    return Number(open?.properties.committedCoordinateCount ?? 0);
  }
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

const featureOf = ({ kind, ring }: NewShape): GeoJSONStoreFeatures => ({
  type: 'Feature',
  properties: { mode: kind },
  geometry: geometryOf(ring),
});

const geometryOf = (ring: Ring) => ({
  type: 'Polygon' as const,
  coordinates: [ring.map(([lng, lat]) => [rounded(lng), rounded(lat)])],
});

const rounded = (degrees: number): number => Math.round(degrees * 10 ** PLACES) / 10 ** PLACES;
