import { encode } from 'uqr';

/** Width of the white margin of a code, modules: cameras need it to find the code. */
const QUIET = 4;

/** A code ready to be drawn: an SVG path of its dark modules, one unit each, in a square of `size` units. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** A text as QR code: a stroke for every run of dark modules. @throws Error for more than 2,953 bytes */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET });
  const strokes = data.flatMap((row, y) =>
    row.map((isDark, x) => {
      if (!isDark || row[x - 1]) return '';
      const length = row.indexOf(false, x) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    }),
  );
  return { size, path: strokes.join('') };
}
