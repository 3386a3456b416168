/** Readable formats; none of them can hold scripts. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'gif' | 'avif';

const PNG_BEGINNING = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
const JPEG_BEGINNING = Buffer.from('\xFF\xD8\xFF', 'latin1');

/** Brands of HEIF that contain HEVC, or leave the codec open. */
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'mif1'];
const AVIF_BRANDS: readonly string[] = ['avif', 'avis'];
const GIF_BEGINNINGS: readonly string[] = ['GIF87a', 'GIF89a'];

/** The format by its first bytes, whatever the file's name; null for any other, above all those that can hold scripts. */
export function pictureFormatOf(bytes: Buffer): PictureFormat | null {
  const letters = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (bytes.subarray(0, JPEG_BEGINNING.length).equals(JPEG_BEGINNING)) return 'jpeg';
  if (bytes.subarray(0, PNG_BEGINNING.length).equals(PNG_BEGINNING)) return 'png';
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return 'webp';
  if (GIF_BEGINNINGS.includes(letters(0, 6))) return 'gif';
  if (letters(4, 8) !== 'ftyp') return null;
  if (HEIC_BRANDS.includes(letters(8, 12))) return 'heic';
  return AVIF_BRANDS.includes(letters(8, 12)) ? 'avif' : null;
}
