/** What a picture shows. */
export type PictureMotif =
  | 'facade'
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'terrace'
  | 'floorPlan'
  | 'view'
  | 'parking'
  | 'commercial'
  | 'land'
  | 'stairwell';

/** The kind of building a façade belongs to. */
export type PictureBuilding =
  | 'block'
  | 'townhouse'
  | 'modern'
  | 'loft'
  | 'house'
  | 'rowHouse'
  | 'villa'
  | 'farmHouse'
  | 'castle'
  | 'chalet'
  | 'rustico'
  | 'commercial';

/** When a building was built. */
export type PicturePeriod = 'before1919' | '1920-1960' | '1961-1980' | '1981-2005' | 'after2006';

/** What one sees around a building or out of its windows. */
export type PictureView = 'lake' | 'mountain' | 'town' | 'country';

/** Everything that decides how a picture looks: the same spec gives the same picture. */
export interface PictureSpec {
  /** Name of the picture, unique and fit for a file name. */
  readonly key: string;
  readonly motif: PictureMotif;
  /** Façades only. */
  readonly building?: PictureBuilding;
  readonly period?: PicturePeriod;
  readonly view?: PictureView;
  /** Floor plans only: 1 to 6. */
  readonly rooms?: number;
  /** The light is `seed % 8` of the moods, the composition `seed / 8`. */
  readonly seed: number;
}

type FacadeRow = readonly [PictureBuilding, PicturePeriod, number];

const FACADES: readonly FacadeRow[] = [
  ['townhouse', 'before1919', 10],
  ['townhouse', '1920-1960', 4],
  ['block', '1920-1960', 5],
  ['block', '1961-1980', 7],
  ['block', '1981-2005', 6],
  ['block', 'after2006', 4],
  ['modern', 'after2006', 8],
  ['loft', 'before1919', 4],
  ['house', '1920-1960', 4],
  ['house', '1961-1980', 4],
  ['house', '1981-2005', 3],
  ['house', 'after2006', 5],
  ['rowHouse', '1920-1960', 2],
  ['rowHouse', '1981-2005', 2],
  ['rowHouse', 'after2006', 3],
  ['villa', 'before1919', 4],
  ['villa', '1920-1960', 3],
  ['villa', 'after2006', 3],
  ['farmHouse', 'before1919', 5],
  ['castle', 'before1919', 3],
  ['chalet', 'before1919', 3],
  ['chalet', '1961-1980', 3],
  ['rustico', 'before1919', 5],
  ['commercial', '1961-1980', 2],
  ['commercial', 'after2006', 4],
];

const VIEWS: Record<PictureBuilding, readonly PictureView[]> = {
  block: ['town', 'country', 'town', 'lake'],
  townhouse: ['town', 'town', 'lake', 'town'],
  modern: ['country', 'lake', 'town', 'mountain'],
  loft: ['town', 'country'],
  house: ['country', 'mountain', 'country', 'lake'],
  rowHouse: ['country', 'town'],
  villa: ['lake', 'country', 'mountain'],
  farmHouse: ['country', 'mountain'],
  castle: ['lake', 'mountain', 'country'],
  chalet: ['mountain'],
  rustico: ['mountain', 'country', 'lake'],
  commercial: ['town', 'country'],
};

const PERIODS: readonly PicturePeriod[] = ['after2006', 'before1919', '1981-2005', '1961-1980', '1920-1960'];
const ALL_VIEWS: readonly PictureView[] = ['lake', 'town', 'mountain', 'country'];

/** Seeds step through the moods (3 is coprime to their number) and through the compositions. */
const seedOf = (offset: number, i: number): number => i * 8 + ((offset + i * 3 + Math.floor(i / 8)) % 8);

const numbered = (i: number): string => String(i + 1).padStart(2, '0');

const facades = FACADES.flatMap(([building, period, count], row) =>
  Array.from(
    { length: count },
    (_, i): PictureSpec => ({
      key: `facade-${kebab(building)}-${period.replace('before', 'pre-').replace('after', 'post-')}-${numbered(i)}`,
      motif: 'facade',
      building,
      period,
      view: VIEWS[building][(i + row) % VIEWS[building].length] as PictureView,
      seed: seedOf(row * 5, i),
    }),
  ),
);

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const rooms = (motif: PictureMotif, count: number, offset: number): PictureSpec[] =>
  Array.from({ length: count }, (_, i) => ({
    key: `${kebab(motif)}-${numbered(i)}`,
    motif,
    period: PERIODS[i % PERIODS.length] as PicturePeriod,
    view: ALL_VIEWS[(i + Math.floor(i / 4) + offset) % ALL_VIEWS.length] as PictureView,
    seed: seedOf(offset, i),
  }));

const plans = [1, 2, 3, 4, 5, 6].flatMap((count) =>
  [0, 1, 2].map(
    (variant): PictureSpec => ({
      key: `floor-plan-${count}-rooms-${numbered(variant)}`,
      motif: 'floorPlan',
      rooms: count,
      seed: variant * 8,
    }),
  ),
);

/** Every picture of the sample market. */
export const PICTURES: readonly PictureSpec[] = [
  ...facades,
  ...rooms('living', 24, 1),
  ...rooms('kitchen', 16, 2),
  ...rooms('bedroom', 15, 3),
  ...rooms('bathroom', 13, 0),
  ...rooms('terrace', 14, 5),
  ...rooms('stairwell', 5, 2),
  ...plans,
  ...rooms('view', 20, 0),
  ...rooms('parking', 12, 4),
  ...rooms('commercial', 14, 1),
  ...rooms('land', 10, 5),
];
