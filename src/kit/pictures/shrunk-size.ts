/** Width and height, pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** The target size and quality of a picture. */
export interface ShrinkLevel {
  /** Pixels. */
  longestSide: number;
  /** Of JPEG, from 0 to 1. */
  quality: number;
}

/**
 * Sizes to which a picture is made smaller: first the largest that pages show, then steps for slow connections, some 200 and 70 kB.
 *
 * @source docs/reference/limits.md, "Uploads"
 */
export const SHRINK_LEVELS: readonly [ShrinkLevel, ...ShrinkLevel[]] = [
  { longestSide: 2_048, quality: 0.85 },
  { longestSide: 1_280, quality: 0.7 },
  { longestSide: 800, quality: 0.6 },
];

/** The size to which a picture is made smaller; it never grows. */
export function shrunkSize({ width, height }: PixelSize, longestSide: number): PixelSize {
  const share = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
