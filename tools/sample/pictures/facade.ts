import { drawBlock } from './facade-block.ts';
import { drawCastle } from './facade-castle.ts';
import { drawChalet } from './facade-chalet.ts';
import { drawCommercialBuilding } from './facade-commercial.ts';
import { drawFarmHouse } from './facade-farm.ts';
import { drawHouse } from './facade-house.ts';
import { drawLoft } from './facade-loft.ts';
import { drawModern } from './facade-modern.ts';
import type { FacadeBrief } from './facade-parts.ts';
import { drawRowHouses } from './facade-row-houses.ts';
import { drawRustico } from './facade-rustico.ts';
import { drawTownhouse } from './facade-townhouse.ts';
import { drawVilla } from './facade-villa.ts';
import type { PictureBuilding, PictureSpec } from './picture-catalogue.ts';
import type { Scene } from './scene.ts';

const DRAWINGS: Record<PictureBuilding, (brief: FacadeBrief) => string> = {
  block: drawBlock,
  townhouse: drawTownhouse,
  modern: drawModern,
  loft: drawLoft,
  house: drawHouse,
  rowHouse: drawRowHouses,
  villa: drawVilla,
  farmHouse: drawFarmHouse,
  castle: drawCastle,
  chalet: drawChalet,
  rustico: drawRustico,
  commercial: drawCommercialBuilding,
};

/** A building from outside. */
export const drawFacade = (scene: Scene, spec: PictureSpec): string =>
  DRAWINGS[spec.building ?? 'block']({
    scene,
    variant: Math.floor(spec.seed / 8),
    period: spec.period ?? 'after2006',
    view: spec.view ?? 'town',
  });
