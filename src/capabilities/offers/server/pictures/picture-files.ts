import { PICTURE_WIDTHS } from '../../offer.ts';

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

/** Digits of a hash that name a picture in addresses: among a hundred million pictures two share them once in 200 million times. */
const KEY_DIGITS = 20;

/** The name of a picture in addresses. */
export const pictureKey = (hash: string): string => hash.slice(0, KEY_DIGITS);

/** Whether a text is a valid picture key. */
export const isPictureKey = (text: string): boolean => text.length === KEY_DIGITS && /^[0-9a-f]+$/.test(text);

const folderOf = (hash: string): string => `${hash.slice(0, 2)}/${hash}`;

/** The hash of the picture that a file of the store belongs to; empty for other files. */
export const hashOfName = (name: string): string => name.split('/')[1] ?? '';

/** Name in the store of the file that all sizes of a picture are encoded from: WebP. */
export const masterName = (hash: string): string => `${folderOf(hash)}/master.webp`;

/** Name of a size in the store. */
export const sizeName = ({ hash, width, format }: PictureSize): string => `${folderOf(hash)}/${width}.${format}`;

/** Names of all possible files of a picture. */
export const pictureNames = (hash: string): string[] => [
  masterName(hash),
  ...PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => sizeName({ hash, width, format }))),
];
