import type { Random } from '../../random.ts';
import { colours } from '../paint/colour.ts';
import { type BuildingForm, type HomeLook, MODERN_SINCE } from '../paint/drawing.ts';
import type { Balconies, BuildingPlan, Windows } from './building-plan.ts';
import { castle, chalet, farmHouse, house, rowHouse, rustico, villa } from './house-drafts.ts';
import { inventWing } from './invent-wing.ts';
import { BOLD, type Draft, FRAMES, GREY, WOOD } from './materials.ts';
import { block, commercial, loft, modern, townhouse } from './town-drafts.ts';

const DRAFTS: Readonly<Record<BuildingForm, (random: Random, look: HomeLook) => Draft>> = {
  block,
  townhouse,
  modern,
  loft,
  house,
  rowHouse,
  villa,
  farmHouse,
  castle,
  chalet,
  rustico,
  commercial,
};

const ENTRANCES = colours('#6b4a36 #35564c #8c3f35 #2f4a5e #4a4038 #b98a4a');

/** Invents the building of a home, which is the same in all of its drawings. */
export function planBuilding(random: Random, look: HomeLook): BuildingPlan {
  const draft = DRAFTS[look.form](random, look);
  const windows: Windows = {
    kind: 'casement',
    width: random.range(1, 1.5),
    height: random.range(1.35, 1.7),
    sill: 0.9,
    frame: random.pick(FRAMES),
    shutters: null,
    isFramed: false,
    ...draft.windows,
  };
  const plan: BuildingPlan = {
    ...draft,
    storeys: look.storeys,
    windows,
    entrance: random.pick(ENTRANCES),
    balconies: balconiesOf(random, look, draft),
    stairwell: null,
    wing: null,
  };
  const isTall = look.form === 'block' && look.storeys > 2;
  return {
    ...plan,
    stairwell: isTall && random.chance(0.45) ? random.pick([...GREY, ...BOLD]) : null,
    wing: inventWing(random.fork('wing'), look.form, plan),
  };
}

/** A home with a balcony has it on the front; some buildings have them anyway. */
function balconiesOf(random: Random, look: HomeLook, { columns, roof }: Draft): Balconies | null {
  const isWanted = look.outdoor === 'balcony' || look.outdoor === 'loggia';
  const isBlock = look.form === 'block' || look.form === 'modern' || look.form === 'townhouse';
  if (look.form === 'chalet')
    return { columns: [0], railing: 'wood', tone: random.pick(WOOD), isRecessed: false, spans: columns };
  if (!isWanted && !(isBlock && look.builtIn > 1955 && random.chance(0.5))) return null;
  if (look.storeys < 2 || roof.kind === 'tower') return null;
  const every = random.int(2, 3);
  const first = random.int(0, Math.min(1, columns - 1));
  const spans = columns > 4 && random.chance(0.4) ? 2 : 1;
  const some = Array.from({ length: columns }, (_, index) => index).filter(
    (index) => (index - first) % (every * spans) === 0 && index >= first && index + spans <= columns,
  );
  return {
    columns: columns <= 3 ? [random.int(0, columns - 1)] : some,
    railing:
      look.builtIn < MODERN_SINCE
        ? 'bars'
        : random.weighted([
            ['glass', look.builtIn > 1995 ? 5 : 0.4],
            ['bars', 3],
            ['solid', look.builtIn < 1990 ? 4 : 1.4],
            ['wood', 1],
          ]),
    tone: random.chance(0.3) ? random.pick(BOLD) : random.pick(GREY),
    isRecessed: look.outdoor === 'loggia',
    spans: columns <= 3 ? 1 : spans,
  };
}
