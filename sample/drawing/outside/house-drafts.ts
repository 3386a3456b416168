import type { Random } from '../../random.ts';
import { colours } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import type { Roof } from './building-plan.ts';
import { BOLD, type Draft, FLAT, PLASTER, roofTone, SHUTTERS, SLATES, STONE, TILES, WOOD } from './materials.ts';

/** A house for one or two families. */
export const house = (random: Random, look: HomeLook): Draft =>
  houseDraft(random, look, { columns: random.int(3, 4), wide: random.range(2.7, 3.4) });

/** A row of houses. */
export const rowHouse = (random: Random, look: HomeLook): Draft => {
  const columns = random.int(3, 5) * 2;
  const isFlat = look.builtIn > 1990 && random.chance(0.5);
  return {
    ...houseDraft(random, look, { columns, wide: random.range(2.5, 3) }),
    roof: isFlat
      ? FLAT
      : {
          ...FLAT,
          kind: 'gable',
          tone: roofTone(random, look.builtIn),
          height: random.range(2.6, 3.6),
          eaves: 0.5,
          chimneys: random.int(1, 3),
          dormers: random.int(0, columns / 2),
        },
    ground: 'homes',
  };
};

/** A villa: old with a steep roof, new with a flat one. */
export const villa = (random: Random, look: HomeLook): Draft => {
  const isModern = look.builtIn > 1995;
  const columns = random.int(isModern ? 3 : 4, 5);
  return {
    width: columns * random.range(3.2, 4),
    depth: random.range(10, 14),
    storey: isModern ? 3.1 : 3.4,
    columns,
    sideColumns: random.int(2, 3),
    wall: random.chance(0.2) ? random.pick(BOLD) : random.pick(PLASTER),
    upper:
      isModern && random.chance(0.5) ? { tone: random.pick([...WOOD, ...STONE]), from: 1, cladding: 'boards' } : null,
    base: random.pick(STONE),
    cladding: 'plain',
    windows: isModern
      ? { kind: 'picture', width: 2.6, height: 2.4, sill: 0.15 }
      : {
          height: 2,
          sill: 0.7,
          shutters: random.chance(0.7) ? random.pick(SHUTTERS) : null,
          isFramed: true,
          kind: random.chance(0.3) ? 'arched' : 'casement',
        },
    roof: isModern
      ? { ...FLAT, kind: random.chance(0.5) ? 'attic' : 'flat', height: 0.6, eaves: random.range(0.2, 1.2) }
      : {
          ...FLAT,
          kind: random.chance(0.5) ? 'hip' : 'mansard',
          tone: roofTone(random, look.builtIn),
          height: random.range(2.6, 3.6),
          eaves: 0.7,
          chimneys: 2,
          dormers: random.int(0, 2),
        },
    ground: 'homes',
    hasBands: !isModern,
  };
};

/** A farmhouse under a wide roof. */
export const farmHouse = (random: Random): Draft => ({
  width: random.range(14, 19),
  depth: random.range(10, 14),
  storey: 2.7,
  columns: random.int(4, 6),
  sideColumns: random.int(2, 3),
  wall: random.pick(PLASTER),
  upper: { tone: random.pick(WOOD), from: 1, cladding: 'boards' },
  base: random.pick(STONE),
  cladding: 'plain',
  windows: { width: 1, height: 1.25, shutters: random.pick(SHUTTERS) },
  roof: {
    ...FLAT,
    kind: random.chance(0.6) ? 'hip' : 'gable',
    tone: random.pick(TILES),
    height: random.range(4.4, 6),
    eaves: 1.6,
    chimneys: 1,
    dormers: 0,
  },
  ground: 'barn',
  hasBands: false,
});

/** A castle with its tower. */
export const castle = (random: Random): Draft => ({
  width: random.range(16, 22),
  depth: random.range(11, 14),
  storey: 3.8,
  columns: random.int(5, 7),
  sideColumns: 2,
  wall: random.pick([...STONE, ...PLASTER]),
  upper: null,
  base: random.pick(STONE),
  cladding: random.chance(0.6) ? 'stone' : 'plain',
  windows: {
    width: 1.1,
    height: 2.1,
    shutters: random.pick(SHUTTERS),
    isFramed: true,
    kind: random.chance(0.5) ? 'arched' : 'casement',
  },
  roof: {
    ...FLAT,
    kind: 'tower',
    tone: random.pick(TILES),
    height: random.range(4, 5.5),
    eaves: 0.5,
    chimneys: 3,
    dormers: 3,
  },
  ground: 'homes',
  hasBands: true,
});

/** A chalet of stone and logs. */
export const chalet = (random: Random): Draft => ({
  width: random.range(9, 13),
  depth: random.range(9, 12),
  storey: 2.6,
  columns: random.int(3, 5),
  sideColumns: random.int(2, 3),
  wall: random.pick([...PLASTER.slice(0, 5), ...STONE]),
  upper: { tone: random.pick(WOOD), from: 1, cladding: 'logs' },
  base: random.pick(STONE),
  cladding: random.chance(0.5) ? 'stone' : 'plain',
  windows: {
    width: 0.95,
    height: 1.15,
    shutters: random.pick(SHUTTERS),
    frame: random.pick(colours('#f7f3ea #e8e2d4')),
  },
  roof: {
    ...FLAT,
    kind: 'front',
    tone: random.pick([...SLATES, ...TILES]),
    height: random.range(2.4, 3.8),
    eaves: 1.5,
    chimneys: 1,
    dormers: 0,
  },
  ground: 'homes',
  hasBands: false,
});

/** A stone house of the south. */
export const rustico = (random: Random): Draft => ({
  width: random.range(6, 9.5),
  depth: random.range(6, 9),
  storey: 2.5,
  columns: random.int(2, 3),
  sideColumns: random.int(1, 2),
  wall: random.pick(STONE),
  upper: null,
  base: null,
  cladding: 'stone',
  windows: {
    width: 0.75,
    height: 0.95,
    frame: random.pick(WOOD),
    shutters: random.chance(0.3) ? random.pick(WOOD) : null,
  },
  roof: {
    ...FLAT,
    kind: random.chance(0.55) ? 'front' : 'gable',
    tone: random.pick(colours('#8a857c #7d7a74 #968f84')),
    height: random.range(2, 3),
    eaves: 0.5,
    chimneys: 1,
    dormers: 0,
  },
  ground: 'homes',
  hasBands: false,
});

function houseDraft(random: Random, look: HomeLook, { columns, wide }: { columns: number; wide: number }): Draft {
  const isNew = look.builtIn > 2005;
  const isWood = random.chance(look.isAlpine ? 0.4 : 0.15);
  const kind =
    isNew && random.chance(0.3)
      ? 'flat'
      : random.weighted<Roof['kind']>([
          ['gable', 4],
          ['front', 4],
          ['hip', 2],
        ]);
  return {
    width: columns * wide,
    depth: random.range(8, 11),
    storey: 2.7,
    columns,
    sideColumns: random.int(1, 3),
    wall: random.chance(0.18) ? random.pick(BOLD) : random.pick(PLASTER),
    upper: isWood ? { tone: random.pick(WOOD), from: 1, cladding: 'boards' } : null,
    base: random.chance(0.5) ? random.pick(STONE) : null,
    cladding: 'plain',
    windows: isNew
      ? { kind: 'french', width: random.range(1.4, 2.2), height: 2.1, sill: 0.25 }
      : { shutters: random.chance(0.75) ? random.pick(SHUTTERS) : null, isFramed: random.chance(0.3) },
    roof:
      kind === 'flat'
        ? { ...FLAT, hasPanels: random.chance(0.5) }
        : {
            ...FLAT,
            kind,
            tone: roofTone(random, look.builtIn),
            height: random.range(2.6, 4.4),
            eaves: random.range(0.4, 1),
            chimneys: random.int(0, 2),
            dormers: kind === 'front' ? 0 : random.int(0, 2),
            hasPanels: isNew && random.chance(0.6),
          },
    ground: random.chance(0.3) ? 'garage' : 'homes',
    hasBands: false,
  };
}
