import catalogue from './pictures/catalogue.json' with { type: 'json' };

/** Subjects of pictures. */
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

/** Surroundings of a building, and views from it. */
export type PictureView = 'lake' | 'mountain' | 'town' | 'country';

/** A picture of the sample market: the file `pictures/{key}.webp`, and what it shows. */
export interface SamplePicture {
  /** Name of the picture, unique. */
  readonly key: string;
  readonly motif: PictureMotif;
  /** Façades only. */
  readonly building?: PictureBuilding;
  readonly period?: PicturePeriod;
  readonly view?: PictureView;
  /** Floor plans only: 1 to 6. */
  readonly rooms?: number;
  /** Of the file: SHA-256, hexadecimal. */
  readonly hash: string;
  /** Placeholder of the picture while it loads: a ThumbHash in Base64, and its average colour. */
  readonly thumbHash: string;
  readonly color: string;
}

/** Width and height of every file, pixels. */
export const SAMPLE_PICTURE_SIZE = { width: 2048, height: 1536 } as const;

/** Every picture of the sample market. */
export const SAMPLE_PICTURES = catalogue as readonly SamplePicture[];

/** Where its file lies. */
export const fileOf = ({ key }: SamplePicture): URL => new URL(`./pictures/${key}.webp`, import.meta.url);
