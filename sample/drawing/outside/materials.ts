import type { Random } from '../../random.ts';
import { type Colour, colours } from '../paint/colour.ts';
import type { BuildingPlan, Windows } from './building-plan.ts';

/** Colours of plaster. */
export const PLASTER = colours(
  '#f1e8d8 #e9dcc6 #e4d0b2 #efdcc0 #f4efe4 #dcd3c3 #e8c9a8 #dfb694 #d9a98a #c9d2c6 #b9c7bc #cfd6d8 #e7d3c8 #d8c0b4 #f0e2bd #e5c98f #c8b8a6 #d4dbd2',
);

/** Stronger colours of plaster. */
export const BOLD = colours(
  '#c98b6a #b8745a #8fa39a #7f97a0 #d9b26c #a9b494 #c4a08c #94a5ad #b5655a #6f8a86 #a3584a #d0875a #5f7d8c #dcb65a #7d8f5e #8a6f7a',
);

/** Colours of timber. */
export const WOOD = colours('#a97b52 #8f6544 #b98d62 #7b5740 #9c7450 #6e5242 #c29a70');

/** Colours of stone. */
export const STONE = colours('#b3aa9c #a59c90 #c0b7a6 #9b948b');

/** Colours of brick. */
export const BRICK = colours('#a8604a #94523f #b5705a #8c4a3c #b98468');

/** Colours of concrete. */
export const GREY = colours('#d4d2cb #c4c5c1 #b5b6b2 #dcd8ce #a8aaa8');

/** Colours of roof tiles. */
export const TILES = colours('#a85f46 #96523c #8a4b3a #b5704f #7c4a3c #9a6650 #c08060');

/** Colours of slate. */
export const SLATES = colours('#56606a #616a70 #4b535c #6b6f70 #5a5752');

/** Colours of window frames. */
export const FRAMES = colours('#f7f3ea #fbf8f0 #3d4347 #5a4a3e #e8e2d4 #2f3a3c');

/** Colours of shutters. */
export const SHUTTERS = colours('#4f7a63 #8c4a3e #3f6480 #6c7f56 #7a5a44 #a8483e #567a86 #5b5f64 #c2703f #2f5a4c');

/** A flat roof. */
export const FLAT = {
  kind: 'flat',
  tone: colours('#8f908c')[0] as Colour,
  height: 0.5,
  eaves: 0.15,
  chimneys: 0,
  dormers: 0,
  hasPanels: false,
} as const;

/** The colour of a pitched roof, by its year. */
export const roofTone = (random: Random, builtIn: number) =>
  random.pick(builtIn > 2000 || random.chance(0.25) ? SLATES : TILES);

/** A building before the facts of the home are added. */
export type Draft = Omit<BuildingPlan, 'balconies' | 'entrance' | 'stairwell' | 'storeys' | 'windows' | 'wing'> & {
  readonly windows: Partial<Windows>;
};
