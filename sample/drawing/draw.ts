import { type Random, seeded } from '../random.ts';
import { drawBathroom } from './inside/bathroom.ts';
import { drawBedroom } from './inside/bedroom.ts';
import { drawFloorPlan } from './inside/floor-plan.ts';
import { drawKitchen } from './inside/kitchen.ts';
import { drawLiving } from './inside/living.ts';
import { drawCommercial } from './inside/workplace.ts';
import { drawLand, drawTerrace, drawView } from './outdoors.ts';
import { drawFacade } from './outside/facade.ts';
import { drawParking } from './outside/parking.ts';
import type { Canvas } from './paint/canvas.ts';
import type { Drawing, HomeLook, Motif } from './paint/drawing.ts';

const MOTIFS: Readonly<Record<Motif, (home: Random, own: Random, look: HomeLook) => Canvas>> = {
  facade: drawFacade,
  living: drawLiving,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  terrace: drawTerrace,
  floorPlan: drawFloorPlan,
  view: drawView,
  parking: drawParking,
  commercial: drawCommercial,
  land: drawLand,
};

/** Draws what is ordered, as an SVG: the same order gives the same drawing on every machine. */
export function draw({ motif, number, look }: Drawing): string {
  const home = seeded(look.seed);
  return String(MOTIFS[motif](home, home.fork(`${motif} ${number}`), look));
}
