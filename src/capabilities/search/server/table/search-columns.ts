/** Cells of the finest grid of the map along one side of the Mercator world: 2^30. */
export const FINEST_LEVEL = 30;
/** A missing value in the columns of ids and numbers; NaN is the same in the measured columns. */
export const MISSING = -2_147_483_648;
/** An unused row, in the column of offer types. */
export const NO_OFFER_TYPE = 255;

/** A row per listing in each column; a number that is missing is `NONE` or, among measured ones, NaN. */
export const columnsOf = (capacity: number) => ({
  id: new Int32Array(capacity),
  offerType: new Uint8Array(capacity).fill(NO_OFFER_TYPE),
  category: new Int32Array(capacity),
  subCategory: new Int32Array(capacity),
  features: new Int32Array(capacity),
  comparablePrice: new Float64Array(capacity),
  pricePerM2: new Float64Array(capacity),
  rooms: new Float64Array(capacity),
  livingSpace: new Float64Array(capacity),
  floor: new Int32Array(capacity),
  availableFrom: new Int32Array(capacity),
  addedAt: new Float64Array(capacity),
  cantonId: new Int32Array(capacity),
  zoneId: new Int32Array(capacity),
  cityId: new Int32Array(capacity),
  postalCode: new Int32Array(capacity),
  cityKey: new Int32Array(capacity),
  sourceId: new Int32Array(capacity),
  agencyId: new Int32Array(capacity),
  lat: new Float64Array(capacity),
  lng: new Float64Array(capacity),
  /** Column and row of the home in the finest grid, from west and from north. */
  x: new Int32Array(capacity),
  y: new Int32Array(capacity),
  recommendedRank: new Float64Array(capacity),
});

/** The columns of all listings, side by side in memory. */
export type SearchColumns = ReturnType<typeof columnsOf>;
export type ColumnName = keyof SearchColumns;
/** Names of all columns. */
export const COLUMN_NAMES = Object.keys(columnsOf(0)) as ColumnName[];

const WORLD = 2 ** FINEST_LEVEL;

const inWorld = (share: number): number => Math.min(WORLD - 1, Math.max(0, Math.floor(share * WORLD)));

/** Column of a longitude in the finest grid, 0 … 2^30-1 from west. */
export const mercatorX = (lng: number): number => inWorld(lng / 360 + 0.5);

/** Row of a latitude in the finest grid, 0 … 2^30-1 from north. */
export function mercatorY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return inWorld(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI));
}
