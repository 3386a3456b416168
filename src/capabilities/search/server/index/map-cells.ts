import type { GeoBounds } from '#kernel/geo.ts';
import { cellKey, MAX_CELL_LEVEL } from '../../map-cell.ts';
import { FINEST_LEVEL, mercatorX, mercatorY, type SearchColumns } from '../table/search-columns.ts';

/** The visible part of a map: its corners, and its zoom in the 512-pixel world of vector maps. */
export interface MapView extends GeoBounds {
  zoom: number;
}

/** Homes that share one cell of a map. */
export interface MapCell {
  key: string;
  /** Mean position of its homes. */
  lat: number;
  lng: number;
  count: number;
  /** Id of the home if it is the only one. */
  offerId: number | null;
  /** The lowest comparable price; null when all are on request. */
  price: number | null;
  /** Whether all are at one point. */
  isPoint: boolean;
}

/** Homes as a map shows them. */
export interface OfferMap {
  inView: number;
  withoutPoint: number;
  cells: MapCell[];
}

/** A cell is 32 pixels wide, 2^4 to a tile of 512: narrower than a price label, so that a home with room has a cell of its own. */
const LEVELS_BELOW_ZOOM = 4;
/** Up to this number homes are not grouped, except those at one point: the client knows where there is room for each. */
const FEW_HOMES = 500;
/** Cells along a side of the view, at most: with those cut by its edges never more than 1,000. */
const MOST_ALONG_A_SIDE = 30;

/** Groups rows into the cells of a view. */
export function mapOf(columns: SearchColumns, rows: Int32Array, view: MapView): OfferMap {
  const west = mercatorX(view.west);
  const east = mercatorX(view.east);
  const north = mercatorY(view.north);
  const south = mercatorY(view.south);
  const { x, y, lat } = columns;
  const inView: number[] = [];
  let withoutPoint = 0;
  for (const row of rows) {
    if (Number.isNaN(lat[row])) {
      withoutPoint += 1;
      continue;
    }
    const column = x[row] as number;
    const line = y[row] as number;
    if (column >= west && column <= east && line >= north && line <= south) inView.push(row);
  }
  const level = inView.length <= FEW_HOMES ? MAX_CELL_LEVEL : levelOf(view.zoom, Math.max(east - west, south - north));
  return { inView: inView.length, withoutPoint, cells: cellsOf(columns, inView, level) };
}

function cellsOf(columns: SearchColumns, rows: readonly number[], level: number): MapCell[] {
  const shift = FINEST_LEVEL - level;
  const side = 2 ** level;
  const heaps = new Map<number, Heap>();
  for (const row of rows) {
    const cell = ((columns.x[row] as number) >> shift) * side + ((columns.y[row] as number) >> shift);
    const heap = heaps.get(cell);
    if (heap) heap.add(columns, row);
    else heaps.set(cell, new Heap(columns, row));
  }
  return [...heaps].map(([cell, heap]) =>
    heap.cell(columns, cellKey({ level, x: Math.floor(cell / side), y: cell % side })),
  );
}

function levelOf(zoom: number, widest: number): number {
  const byZoom = Math.round(zoom) + LEVELS_BELOW_ZOOM;
  const byWidth = Math.floor(FINEST_LEVEL - Math.log2(Math.max(1, widest) / MOST_ALONG_A_SIDE));
  return Math.max(0, Math.min(byZoom, byWidth, MAX_CELL_LEVEL));
}

/** Accumulates the homes of one cell. */
class Heap {
  readonly #first: number;
  #count = 0;
  #lat = 0;
  #lng = 0;
  #price = Infinity;
  #isPoint = true;

  constructor(columns: SearchColumns, first: number) {
    this.#first = first;
    this.add(columns, first);
  }

  add({ lat, lng, comparablePrice }: SearchColumns, row: number): void {
    const rowLat = lat[row] as number;
    const rowLng = lng[row] as number;
    this.#count += 1;
    this.#lat += rowLat;
    this.#lng += rowLng;
    if ((comparablePrice[row] as number) < this.#price) this.#price = comparablePrice[row] as number;
    if (rowLat !== lat[this.#first] || rowLng !== lng[this.#first]) this.#isPoint = false;
  }

  cell({ id }: SearchColumns, key: string): MapCell {
    return {
      key,
      lat: rounded(this.#lat / this.#count),
      lng: rounded(this.#lng / this.#count),
      count: this.#count,
      offerId: this.#count === 1 ? (id[this.#first] as number) : null,
      price: this.#price === Infinity ? null : this.#price,
      isPoint: this.#isPoint,
    };
  }
}

/** Rounds to about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
