/** Bits in which the picture hashes of the same picture may differ. @source src/capabilities/review/server/hint.queries.ts */
const MOST_DIFFERENT_BITS = 7;

/**
 * Number of pictures of which no two count as the same.
 *
 * @param hashes picture hashes as `pictureHashOf` writes them; "0" is a picture without structure, which is left out
 */
export function countDifferent(hashes: readonly string[]): number {
  const different: [high: number, low: number][] = [];
  for (const hash of hashes) {
    const bits = BigInt.asUintN(64, BigInt(hash));
    const [high, low] = [Number(bits >> 32n) | 0, Number(bits & 0xffff_ffffn) | 0];
    const isNew = different.every(([h, l]) => countBits(h ^ high) + countBits(l ^ low) > MOST_DIFFERENT_BITS);
    if (hash !== '0' && isNew) different.push([high, low]);
  }
  return different.length;
}

/** Number of ones among 32 bits. */
function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
