import type { Random } from '../../random.ts';
import { colours } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import {
  BOLD,
  BRICK,
  type Draft,
  FLAT,
  FRAMES,
  GREY,
  PLASTER,
  roofTone,
  SHUTTERS,
  SLATES,
  STONE,
  WOOD,
} from './materials.ts';

/** A block of flats. */
export const block = (random: Random, look: HomeLook): Draft => {
  const columns = random.int(4, 8);
  const isPitched = look.builtIn < 1960 || random.chance(0.4);
  const isTwoToned = look.storeys > 2 && random.chance(0.3);
  return {
    width: columns * random.range(2.7, 3.3),
    depth: random.range(10, 13),
    storey: 2.8,
    columns,
    sideColumns: random.int(1, 3),
    wall: random.chance(0.4) ? random.pick(BOLD) : random.pick(PLASTER),
    upper: isTwoToned
      ? { tone: random.pick([...BOLD, ...GREY, ...PLASTER]), from: random.int(1, look.storeys - 1), cladding: 'plain' }
      : null,
    base: random.chance(0.5) ? random.pick(STONE) : null,
    cladding: look.builtIn > 1960 && look.builtIn < 1985 && random.chance(0.5) ? 'panels' : 'plain',
    windows: {
      kind: random.chance(0.25) ? 'ribbon' : 'casement',
      width: random.range(1.3, 1.9),
      shutters: look.builtIn < 1961 ? random.pick(SHUTTERS) : null,
    },
    roof: isPitched
      ? {
          ...FLAT,
          kind: random.chance(0.5) ? 'hip' : 'gable',
          tone: roofTone(random, look.builtIn),
          height: random.range(2, 3.4),
          eaves: 0.6,
          chimneys: random.int(1, 3),
          dormers: random.int(0, 2),
        }
      : FLAT,
    ground: look.around === 'city' && random.chance(0.25) ? 'shops' : 'homes',
    hasBands: look.builtIn > 1955 && look.builtIn < 1990 && random.chance(0.5),
  };
};

/** A house in a row of a town, of before the war. */
export const townhouse = (random: Random, look: HomeLook): Draft => {
  const columns = random.int(3, 6);
  return {
    width: columns * random.range(2.3, 2.9),
    depth: random.range(10, 13),
    storey: random.range(3.1, 3.6),
    columns,
    sideColumns: random.int(0, 2),
    wall: random.chance(0.35) ? random.pick(BOLD) : random.pick(PLASTER),
    upper: null,
    base: random.pick(STONE),
    cladding: random.chance(0.15) ? 'brick' : 'plain',
    windows: {
      width: random.range(0.95, 1.2),
      height: random.range(1.9, 2.3),
      sill: 0.65,
      kind: random.chance(0.18) ? 'arched' : 'casement',
      shutters: random.chance(0.6) ? random.pick(SHUTTERS) : null,
      isFramed: random.chance(0.75),
    },
    roof: {
      ...FLAT,
      kind: random.weighted([
        ['mansard', 4],
        ['gable', 3],
        ['hip', 2],
      ]),
      tone: roofTone(random, look.builtIn),
      height: random.range(2.6, 3.8),
      eaves: 0.5,
      chimneys: random.int(1, 4),
      dormers: random.int(2, columns),
    },
    ground: look.around !== 'village' && random.chance(0.4) ? 'shops' : 'homes',
    hasBands: random.chance(0.6),
  };
};

/** A block of flats of the last decades. */
export const modern = (random: Random): Draft => {
  const columns = random.int(3, 6);
  const isWood = random.chance(0.3);
  return {
    width: columns * random.range(3.2, 4.2),
    depth: random.range(10, 14),
    storey: 3,
    columns,
    sideColumns: random.int(1, 3),
    wall: isWood ? random.pick(WOOD) : random.chance(0.25) ? random.pick(BOLD) : random.pick([...PLASTER, ...GREY]),
    upper: random.chance(0.35)
      ? { tone: random.pick([...WOOD, ...GREY, ...BOLD]), from: 1, cladding: random.chance(0.5) ? 'boards' : 'plain' }
      : null,
    base: null,
    cladding: isWood ? 'boards' : random.chance(0.15) ? 'brick' : 'plain',
    windows: {
      kind: random.pick(['french', 'picture', 'french'] as const),
      width: random.range(1.8, 2.7),
      height: random.range(2.1, 2.4),
      sill: 0.2,
      frame: random.pick(FRAMES),
    },
    roof: random.chance(0.55)
      ? { ...FLAT, kind: 'attic', height: 2.9, hasPanels: random.chance(0.4) }
      : { ...FLAT, hasPanels: random.chance(0.4) },
    ground: 'homes',
    hasBands: random.chance(0.45),
  };
};

/** A factory that became flats. */
export const loft = (random: Random): Draft => {
  const columns = random.int(4, 7);
  return {
    width: columns * random.range(3, 3.8),
    depth: random.range(12, 16),
    storey: 3.9,
    columns,
    sideColumns: random.int(2, 4),
    wall: random.pick(BRICK),
    upper: null,
    base: random.pick(STONE),
    cladding: 'brick',
    windows: {
      kind: 'grid',
      width: random.range(1.9, 2.5),
      height: 2.5,
      sill: 0.7,
      frame: random.pick(colours('#2f3a3c #3d4347 #4a5a50')),
    },
    roof: random.chance(0.6)
      ? { ...FLAT, kind: 'saw', height: 2.2, tone: random.pick(SLATES), chimneys: 1 }
      : { ...FLAT, chimneys: 1 },
    ground: 'homes',
    hasBands: random.chance(0.5),
  };
};

/** A building of offices and shops. */
export const commercial = (random: Random): Draft => {
  const columns = random.int(5, 9);
  return {
    width: columns * random.range(2.8, 3.6),
    depth: random.range(12, 18),
    storey: 3.5,
    columns,
    sideColumns: random.int(3, 5),
    wall: random.pick([...GREY, ...BOLD, ...PLASTER]),
    upper: null,
    base: null,
    cladding: random.chance(0.4) ? 'panels' : 'plain',
    windows: {
      kind: random.pick(['ribbon', 'picture', 'grid'] as const),
      width: random.range(2.2, 2.8),
      height: random.range(1.8, 2.6),
      sill: 0.7,
      frame: random.pick(colours('#2f3a3c #3d4347 #f7f3ea #6a7478')),
    },
    roof: { ...FLAT, hasPanels: random.chance(0.5) },
    ground: 'shops',
    hasBands: random.chance(0.6),
  };
};
