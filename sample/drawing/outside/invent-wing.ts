import type { Random } from '../../random.ts';
import type { BuildingForm } from '../paint/drawing.ts';
import type { BuildingPlan, Roof, Wing } from './building-plan.ts';
import { BOLD, FLAT, GREY, PLASTER, WOOD } from './materials.ts';

/** Share of the buildings of a form that have a wing. */
const SHARES: Readonly<Partial<Record<BuildingForm, number>>> = {
  block: 0.45,
  modern: 0.4,
  loft: 0.4,
  house: 0.4,
  villa: 0.5,
  farmHouse: 0.5,
  rustico: 0.4,
  chalet: 0.2,
  commercial: 0.45,
};

/** Blocks have wings with flats, houses have a garage or another low part. */
const HIGH: readonly BuildingForm[] = ['block', 'modern', 'loft', 'commercial'];

/** Invents the wing of a building: of another height, and often of another colour and roof. */
export function inventWing(random: Random, form: BuildingForm, plan: BuildingPlan): Wing | null {
  if (!random.chance(SHARES[form] ?? 0)) return null;
  const isHigh = HIGH.includes(form);
  const columns = isHigh ? random.int(2, 4) : random.int(1, 2);
  const step = plan.width / plan.columns;
  const storeys = isHigh ? Math.max(1, plan.storeys + random.pick([-3, -2, -1, 1])) : 1;
  const wing: BuildingPlan = {
    ...plan,
    width: isHigh ? columns * step : columns * 3.4,
    depth: plan.depth * random.range(0.5, 0.85),
    columns,
    sideColumns: 1,
    storeys,
    wall: random.chance(0.5) ? plan.wall : random.pick([...PLASTER, ...BOLD, ...GREY, ...WOOD]),
    upper: storeys > 1 ? plan.upper : null,
    cladding: 'plain',
    roof: roofOf(random, plan.roof, isHigh),
    balconies: null,
    ground: isHigh ? 'homes' : random.chance(0.7) ? 'garage' : 'homes',
  };
  return { side: random.chance(0.5) ? 'left' : 'right', back: random.range(0.6, isHigh ? 4 : 2.5), plan: wing };
}

function roofOf(random: Random, roof: Roof, isHigh: boolean): Roof {
  if (roof.kind === 'flat' || roof.kind === 'attic' || roof.kind === 'saw' || random.chance(isHigh ? 0.3 : 0.45))
    return { ...FLAT, eaves: random.range(0.1, 0.4) };
  return { ...roof, kind: 'gable', height: roof.height * random.range(0.5, 0.8), chimneys: 0, dormers: 0 };
}
