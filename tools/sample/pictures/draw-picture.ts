import { drawBackdrop } from './backdrop.ts';
import { drawFacade } from './facade.ts';
import type { PictureMotif, PictureSpec } from './picture-catalogue.ts';
import { createScene, type Scene } from './scene.ts';
import { document, HEIGHT, WIDTH } from './svg.ts';

const pending = (scene: Scene, spec: PictureSpec): string => drawBackdrop(scene, spec.view ?? 'lake', 980);

const DRAWINGS: Record<PictureMotif, (scene: Scene, spec: PictureSpec) => string> = {
  facade: drawFacade,
  living: pending,
  kitchen: pending,
  bedroom: pending,
  bathroom: pending,
  terrace: pending,
  stairwell: pending,
  floorPlan: pending,
  view: pending,
  parking: pending,
  commercial: pending,
  land: pending,
};

/** The picture a spec describes, as an SVG of 2048 × 1536 pixels; the same spec always gives the same picture. */
export function drawPicture(spec: PictureSpec): string {
  const scene = createScene(spec.seed);
  return document(WIDTH, HEIGHT, [DRAWINGS[spec.motif](scene, spec)]);
}
