import { drawCommercial } from './commercial.ts';
import { drawFacade } from './facade.ts';
import { drawFloorPlan } from './floor-plan.ts';
import { drawLand } from './land.ts';
import { drawParking } from './parking.ts';
import type { PictureMotif, PictureSpec } from './picture-catalogue.ts';
import { drawBathroom } from './room-bathroom.ts';
import { drawBedroom } from './room-bedroom.ts';
import { drawKitchen } from './room-kitchen.ts';
import { drawLiving } from './room-living.ts';
import { createScene, type Scene } from './scene.ts';
import { drawStairwell } from './stairwell.ts';
import { document, HEIGHT, WIDTH } from './svg.ts';
import { drawTerrace } from './terrace.ts';
import { drawView } from './view.ts';

const DRAWINGS: Record<PictureMotif, (scene: Scene, spec: PictureSpec) => string> = {
  facade: drawFacade,
  living: drawLiving,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  terrace: drawTerrace,
  stairwell: drawStairwell,
  floorPlan: drawFloorPlan,
  view: drawView,
  parking: drawParking,
  commercial: drawCommercial,
  land: drawLand,
};

/** The picture a spec describes, as an SVG of 2048 × 1536 pixels; the same spec always gives the same picture. */
export function drawPicture(spec: PictureSpec): string {
  const scene = createScene(spec.seed);
  return document(WIDTH, HEIGHT, [DRAWINGS[spec.motif](scene, spec)]);
}
