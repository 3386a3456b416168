/** Bytes of data and of error correction, from version 1 on. Up to version 5 at level L all of it is one block. */
const CAPACITIES = [
  { data: 19, correction: 7 },
  { data: 34, correction: 10 },
  { data: 55, correction: 15 },
  { data: 80, correction: 20 },
  { data: 108, correction: 26 },
] as const;

/** Bytes that mode and length take. */
const HEADER_BYTES = 2;
/** Level L and mask 0, with their own error correction. */
const FORMAT_BITS = 0b111_0111_1100_0100;
/** The polynomial of the field that the error correction counts in. */
const FIELD_POLYNOMIAL = 0x11d;

/** A square of modules, row by row; true is dark. */
export type QrModules = readonly (readonly boolean[])[];

/**
 * A text as QR code, level L, for short addresses.
 *
 * @returns null for a text of more than 106 bytes
 * @source ISO/IEC 18004
 */
export function qrCode(text: string): QrModules | null {
  const bytes = new TextEncoder().encode(text);
  const version = CAPACITIES.findIndex(({ data }) => bytes.length + HEADER_BYTES <= data) + 1;
  const capacity = CAPACITIES[version - 1];
  if (capacity === undefined) return null;
  const data = dataBytes(bytes, capacity.data);
  const canvas = drawPatterns(version);
  drawData(canvas, [...data, ...correctionBytes(data, capacity.correction)]);
  return canvas.map((row, y) => row.map((module, x) => module ?? (x + y) % 2 === 0));
}

/** The SVG path of the dark modules, one unit each: a stroke for every run of a row. */
export const qrPath = (modules: QrModules): string =>
  modules
    .flatMap((row, y) =>
      row.map((isSet, x) => {
        if (!isSet || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return `M${x} ${y}h${length}v1h-${length}z`;
      }),
    )
    .join('');

/** Modules while they are drawn; undefined ones are free for data. */
type Canvas = (boolean | undefined)[][];

const bitOf = (value: number, index: number): boolean => ((value >>> index) & 1) === 1;

/** Mode "bytes", the length, the bytes, an end, and the prescribed filling. */
function dataBytes(bytes: Uint8Array, size: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from(
    { length: nibbles.length / 2 },
    (_, at) => ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0),
  );
  for (let filling = 0xec; data.length < size; filling ^= 0xec ^ 0x11) data.push(filling);
  return data;
}

/** The remainder of the data divided by the generator polynomial: Reed and Solomon's error correction. */
function correctionBytes(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  const remainder = new Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0);
    remainder.push(0);
    for (const [at, coefficient] of generator.entries())
      remainder[at] = (remainder[at] ?? 0) ^ product(coefficient, factor);
  }
  return remainder;
}

/** Coefficients of the generator polynomial without the leading one, highest power first. */
function generatorOf(degree: number): number[] {
  const coefficients = [...new Array<number>(degree - 1).fill(0), 1];
  for (let step = 0, root = 1; step < degree; step += 1, root = product(root, 2)) {
    for (let at = 0; at < degree; at += 1) {
      coefficients[at] = product(coefficients[at] ?? 0, root) ^ (coefficients[at + 1] ?? 0);
    }
  }
  return coefficients;
}

/** Product of two bytes in the field. */
function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >>> 7) * FIELD_POLYNOMIAL);
    if (bitOf(b, bit)) result ^= a;
  }
  return result;
}

/** The fixed parts: timing lines, the three eyes, the small eye, and the bits that name level and mask. */
function drawPatterns(version: number): Canvas {
  const size = 17 + 4 * version;
  const canvas: Canvas = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, value: boolean): void => {
    const row = canvas[y];
    if (row && x >= 0 && x < size) row[x] = value;
  };
  const eye = (centreX: number, centreY: number, radius: number, lightRings: readonly number[]): void => {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        set(centreX + dx, centreY + dy, !lightRings.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  eye(3, 3, 4, [2, 4]);
  eye(size - 4, 3, 4, [2, 4]);
  eye(3, size - 4, 4, [2, 4]);
  if (version > 1) eye(size - 7, size - 7, 2, [1]);
  for (let bit = 0; bit < 15; bit += 1) {
    const value = bitOf(FORMAT_BITS, bit);
    if (bit < 8) set(8, bit < 6 ? bit : bit + 1, value);
    else set(bit === 8 ? 7 : 14 - bit, 8, value);
    if (bit < 8) set(size - 1 - bit, 8, value);
    else set(8, size - 15 + bit, value);
  }
  set(8, size - 8, true);
  return canvas;
}

/** Fills the free modules in columns of two, up and down from the right, masked like a chessboard. */
function drawData(canvas: Canvas, bytes: readonly number[]): void {
  const size = canvas.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = canvas[y];
        if (row === undefined || row[x] !== undefined || at >= bytes.length * 8) continue;
        row[x] = bitOf(bytes[at >>> 3] ?? 0, 7 - (at & 7)) !== ((x + y) % 2 === 0);
        at += 1;
      }
    }
  }
}
