import sharp, { type AvifOptions, type ResizeOptions, type Sharp, type WebpOptions } from 'sharp';
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash';
import { MOST_PICTURE_PIXELS } from '#kernel/picture-limits.ts';
import { lowerPriority } from '../workers/lower-priority.ts';
import type { PictureFormat } from './picture-format.ts';

// Each picture is read once: the library's cache would take hundreds of megabytes and save nothing.
sharp.cache(false);
sharp.concurrency(1);
lowerPriority(5);

/** Encoding of a stored picture. */
export type PictureEncoding =
  | ({ format: 'webp' } & WebpOptions)
  | ({ format: 'avif' } & AvifOptions)
  | { format: 'png' };

/** An uploaded picture, and the form to store. */
export interface SentPicture {
  bytes: Uint8Array;
  format: PictureFormat;
  /** Whether the first of several pictures in the file is accepted. */
  mayMove: boolean;
  resize: ResizeOptions;
  encoding: PictureEncoding;
}

/** A picture as it is stored; width and height are those of the upload, upright. */
export interface EncodedPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Encodes an uploaded picture for storage: upright, opaque, sRGB, without metadata.
 *
 * A JPEG that lacks its end is accepted as long as most of it can be seen.
 *
 * @returns null for one of more than 40 megapixels
 * @throws Error for a broken one, or a moving one where that is not allowed
 */
export async function encodePicture({
  bytes,
  format,
  mayMove,
  resize,
  encoding,
}: SentPicture): Promise<EncodedPicture | null> {
  const { width, height, pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MOST_PICTURE_PIXELS) return null;
  if (pages > 1 && !mayMove) throw new Error(`${pages} pictures in one file.`);
  const failOn = format === 'jpeg' && (await isMostlyThere(bytes)) ? 'none' : 'error';
  const original = sharp(bytes, { limitInputPixels: MOST_PICTURE_PIXELS, failOn });
  const upright = format === 'heic' ? await openHeic(bytes) : { picture: original.autoOrient(), ...autoOrient };
  const opaque = upright.picture.flatten({ background: '#fff' }).toColourspace('srgb');
  const encoded = await encode(opaque.resize(resize), encoding);
  return { bytes: encoded, width: upright.width, height: upright.height };
}

/** Size of a small copy, and the decoder's filling for missing data: grey, 0 … 255, more or less. */
const SAMPLE = { width: 16, height: 100, fit: 'fill' } as const;
const FILLER = { from: 126, to: 130 } as const;
const MOST_MISSING_ROWS = SAMPLE.height / 2;

/** Whether the decoder filled less than half of a JPEG, from below, for lack of data. */
async function isMostlyThere(bytes: Uint8Array): Promise<boolean> {
  const small = sharp(bytes, { limitInputPixels: MOST_PICTURE_PIXELS, failOn: 'none' }).greyscale().resize(SAMPLE);
  const greys = await small.raw().toBuffer();
  const lastSeen = greys.findLastIndex((grey) => grey < FILLER.from || grey > FILLER.to);
  return SAMPLE.height - Math.ceil((lastSeen + 1) / SAMPLE.width) < MOST_MISSING_ROWS;
}

/** A size of a stored picture. */
export interface PictureSizeTask {
  picture: Uint8Array;
  width: number;
  /** Whether a narrower picture is returned unchanged. */
  orNarrower: boolean;
  encoding: PictureEncoding;
}

/** A narrower copy of a picture; null where it is not as wide as that. @throws Error for a broken one */
export async function resizePicture(task: PictureSizeTask): Promise<Uint8Array | null> {
  const image = sharp(task.picture, { failOn: 'error' });
  const { width } = await image.metadata();
  if (task.width > width && !task.orNarrower) return null;
  // A very narrow picture, enlarged, would be extremely tall.
  return encode(image.resize({ width: task.width, withoutEnlargement: true }), task.encoding);
}

/** A stored picture to turn. */
export type TurningTask = Pick<PictureSizeTask, 'picture' | 'encoding'>;

/** A stored picture, turned by a quarter, clockwise. @throws Error for a broken one */
export async function turnPicture({ picture, encoding }: TurningTask): Promise<EncodedPicture> {
  const { width, height } = await sharp(picture).metadata();
  return {
    bytes: await encode(sharp(picture, { failOn: 'error' }).rotate(90), encoding),
    width: height,
    height: width,
  };
}

/** Placeholder of a picture until it is loaded. */
export interface Placeholder {
  /** ThumbHash, base64. */
  thumbHash: string;
  /** Its average colour, as CSS. */
  color: string;
  /** Picture hash, see `pictureHashOf`. */
  print: string;
}

const THUMBNAIL = { width: 100, height: 100, fit: 'inside' } as const;

/** Placeholder of a stored picture. @throws Error for a broken one */
export async function placeholderOf(picture: Uint8Array): Promise<Placeholder> {
  const thumbnail = sharp(picture).resize(THUMBNAIL).ensureAlpha().raw();
  const { data, info } = await thumbnail.toBuffer({ resolveWithObject: true });
  const thumbHash = rgbaToThumbHash(info.width, info.height, data);
  const { r, g, b } = thumbHashToAverageRGBA(thumbHash);
  const channel = (share: number): string =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  const color = `#${channel(r)}${channel(g)}${channel(b)}`;
  return { thumbHash: Buffer.from(thumbHash).toString('base64'), color, print: await pictureHashOf(picture) };
}

/** Nine columns of cells give eight differences for each of eight rows. */
const CELLS = { across: 9, down: 8, sidePx: 8 } as const;
const PICTURE_HASH = {
  width: CELLS.across * CELLS.sidePx,
  height: CELLS.down * CELLS.sidePx,
  fit: 'fill',
  fastShrinkOnLoad: false,
} as const satisfies ResizeOptions;
/** Largest difference of grey, 0 … 255, that counts as noise, such as of a plain wall. */
const PLAIN = 2;
/** Least number of the 64 differences above the noise. */
const LEAST_DISTINCT = 16;

/**
 * Difference hash of a stored picture, 64 bits as a signed number in decimal digits; "0" for a picture with too little structure. Scaled,
 * re-encoded or tinted copies differ in few bits.
 *
 * @throws Error for a broken one
 */
export async function pictureHashOf(picture: Uint8Array): Promise<string> {
  const greys = await sharp(picture).resize(PICTURE_HASH).greyscale().raw().toBuffer();
  let [pictureHash, distinct] = [0n, 0];
  for (let row = 0; row < CELLS.down; row += 1)
    for (let column = 0; column < CELLS.across - 1; column += 1) {
      const difference = averageOf(greys, column + 1, row) - averageOf(greys, column, row);
      if (Math.abs(difference) > PLAIN) distinct += 1;
      pictureHash = (pictureHash << 1n) | (difference > PLAIN ? 1n : 0n);
    }
  return distinct < LEAST_DISTINCT ? '0' : BigInt.asIntN(64, pictureHash).toString();
}

/** Whole cells are averaged: a filter's samples at single points differ between copies. */
function averageOf(greys: Uint8Array, column: number, row: number): number {
  const { sidePx } = CELLS;
  let sum = 0;
  for (let y = row * sidePx; y < (row + 1) * sidePx; y += 1)
    for (let x = column * sidePx; x < (column + 1) * sidePx; x += 1) sum += greys[y * PICTURE_HASH.width + x] ?? 0;
  return sum / sidePx ** 2;
}

async function openHeic(bytes: Uint8Array): Promise<{ picture: Sharp; width: number; height: number }> {
  const { decodeHeic } = await import('./heic.ts');
  const { width, height, data } = await decodeHeic(bytes);
  const raw = { width, height, channels: 4 } as const;
  return { picture: sharp(data, { raw, limitInputPixels: MOST_PICTURE_PIXELS }), width, height };
}

const encode = (picture: Sharp, { format, ...options }: PictureEncoding): Promise<Buffer> =>
  picture.toFormat(format, options).toBuffer();
