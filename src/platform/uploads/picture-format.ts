/** Formats that uploads are read in. @source docs/reference/limits.md, "Uploads" */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic';

/** Largest picture read, of whatever kind. @source docs/reference/limits.md, "Uploads" */
export const MOST_PIXELS = 40_000_000;

const PNG_BEGINNING = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
const JPEG_BEGINNING = Buffer.from('\xFF\xD8\xFF', 'latin1');

/** Kinds of HEIF that hold HEVC, or leave it open. */
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'mif1'];

/** The format by its first bytes, whatever the file is called; null for anything else, above all what can hold scripts. */
export function pictureFormatOf(bytes: Buffer): PictureFormat | null {
  const letters = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (bytes.subarray(0, JPEG_BEGINNING.length).equals(JPEG_BEGINNING)) return 'jpeg';
  if (bytes.subarray(0, PNG_BEGINNING.length).equals(PNG_BEGINNING)) return 'png';
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return 'webp';
  if (letters(4, 8) === 'ftyp' && HEIC_BRANDS.includes(letters(8, 12))) return 'heic';
  return null;
}
