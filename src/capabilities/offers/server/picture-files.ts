import { PICTURE_WIDTHS } from '../offer.ts';

/** Formats in which pictures are sent. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** One size of a picture, as an address names it. */
export interface PictureSize {
  hash: string;
  /** One of `PICTURE_WIDTHS`, pixels. */
  width: number;
  format: PictureFormat;
}

const folderOf = (hash: string): string => `${hash.slice(0, 2)}/${hash}`;

/** Name of the file, in the store, that all sizes of a picture are made of: WebP. */
export const masterName = (hash: string): string => `${folderOf(hash)}/master.webp`;

/** Name of a size in the store and, after `/pictures/`, in addresses. */
export const sizeName = ({ hash, width, format }: PictureSize): string => `${folderOf(hash)}/${width}.${format}`;

/** Names of all files that there can be of a picture. */
export const pictureNames = (hash: string): string[] => [
  masterName(hash),
  ...PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => sizeName({ hash, width, format }))),
];
