/** Bytes of V8's objects on 64-bit machines, rounded up: their sizes are not published. A test compares them with the heap. */
const BYTES = {
  string: 32,
  number: 16,
  slot: 8,
  object: 96,
  array: 64,
  entry: 48,
  collection: 200,
  buffer: 256,
} as const;

/**
 * Approximate size of a plain record with all its contents, bytes, rather too large than too small: the size of a cache entry. Values that
 * occur twice count twice; cycles are not allowed.
 */
export function heapBytes(value: unknown): number {
  if (typeof value === 'string') return stringBytes(value);
  if (typeof value === 'number') return BYTES.number;
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return listBytes(BYTES.array, value, BYTES.slot);
  if (value instanceof Map) return listBytes(BYTES.collection, [...value.keys(), ...value.values()], BYTES.entry);
  if (value instanceof Set) return listBytes(BYTES.collection, [...value], BYTES.entry);
  if (ArrayBuffer.isView(value)) return BYTES.buffer + value.byteLength;
  return listBytes(BYTES.object, Object.values(value), BYTES.slot);
}

/** One character beyond Latin-1 makes all characters of a string take two bytes. */
export const stringBytes = (text: string): number =>
  BYTES.string + (/[\u0100-\uffff]/.test(text) ? 2 : 1) * text.length;

function listBytes(own: number, values: readonly unknown[], perValue: number): number {
  let bytes = own + perValue * values.length;
  for (const value of values) bytes += heapBytes(value);
  return bytes;
}
