import { drawSamplePicture } from '#sample/drawing/draw-picture.ts';
import { writeDrawing, writeLook } from '#sample/drawing/order.ts';
import type { HomeLook, Motif } from '#sample/drawing/paint/drawing.ts';

const HOME: HomeLook = {
  seed: 1,
  form: 'block',
  storeys: 4,
  builtIn: 1975,
  around: 'town',
  isAlpine: false,
  isSouth: false,
  hasLake: false,
  season: 'summer',
  floor: 2,
  rooms: 3,
  area: 80,
  bathrooms: 1,
  outdoor: 'balcony',
  flooring: 'parquet',
  washing: 'bath',
  isKitchenOpen: false,
  hasFireplace: false,
  hasPool: false,
  kind: null,
};

/** The order of a drawing of a home that differs from a plain flat in some facts. */
export const anOrder = (motif: Motif = 'facade', facts: Partial<HomeLook> = {}): string =>
  writeDrawing({ motif, number: 0 }, writeLook({ ...HOME, ...facts }));

/** A picture of a home, as a WebP of a width in pixels. */
export async function aDrawnPicture(seed: number, width = 2048): Promise<Buffer> {
  const task = { drawing: anOrder('facade', { seed }), width, encoding: { format: 'webp', quality: 90 } } as const;
  return Buffer.from((await drawSamplePicture({ ...task, withHash: false })).bytes);
}
