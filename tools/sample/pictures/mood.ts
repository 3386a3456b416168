import type { Colour } from './colour.ts';

/** An hour and season: everything a picture needs to know about its light. */
export interface Mood {
  readonly name: string;
  /** Sky from the zenith to the horizon. */
  readonly sky: readonly [Colour, Colour, Colour];
  readonly cloud: Colour;
  /** Colour of the air: far things fade towards it, near things are tinted by it. */
  readonly air: Colour;
  /** How strongly the air tints near things, 0 … 1. */
  readonly tint: number;
  readonly shadow: Colour;
  /** How dark shadows are, 0 … 1. */
  readonly depth: number;
  readonly sun: Colour;
  readonly glass: readonly [Colour, Colour, Colour];
  /** Share of windows with a lamp on. */
  readonly lamps: number;
  /** Foliage: shade, body, light. */
  readonly leaf: readonly [Colour, Colour, Colour];
  /** Grass: near, far. */
  readonly grass: readonly [Colour, Colour];
  /** Lake: near the far shore, near the viewer. */
  readonly water: readonly [Colour, Colour];
  readonly snow: boolean;
}

const SUMMER = ['#2c5a44', '#477a55', '#7d9f68'] as const;

const MORNING: Mood = {
  name: 'morning',
  sky: ['#b3d0d3', '#dbe5dc', '#f7ead4'],
  cloud: '#fdf8ee',
  air: '#f2e8d6',
  tint: 0.05,
  shadow: '#2a4a50',
  depth: 0.3,
  sun: '#fff3d6',
  glass: ['#5f7f86', '#7a999c', '#a9c0bd'],
  lamps: 0.03,
  leaf: SUMMER,
  grass: ['#7fa06a', '#b5c393'],
  water: ['#cfdcd2', '#6f9da0'],
  snow: false,
};

const NOON: Mood = {
  name: 'noon',
  sky: ['#7fb2c2', '#b4d2d4', '#e6ecdf'],
  cloud: '#fbfaf4',
  air: '#dfe8e0',
  tint: 0.02,
  shadow: '#1d3f48',
  depth: 0.34,
  sun: '#fffbe9',
  glass: ['#466a74', '#5f868e', '#93b4b6'],
  lamps: 0,
  leaf: ['#22543f', '#3d7550', '#79a25f'],
  grass: ['#6d9a5c', '#a9bf83'],
  water: ['#a5c9c8', '#3f7f88'],
  snow: false,
};

const GOLDEN: Mood = {
  name: 'golden',
  sky: ['#a3bfb9', '#efd8ae', '#f5b983'],
  cloud: '#fbe3c0',
  air: '#f3c795',
  tint: 0.13,
  shadow: '#53393f',
  depth: 0.34,
  sun: '#ffdf9e',
  glass: ['#6d6a66', '#a98d6c', '#f2cf94'],
  lamps: 0.1,
  leaf: ['#3d5237', '#6c7a45', '#b79f55'],
  grass: ['#8f9350', '#d0b670'],
  water: ['#f0cb9a', '#6c8a86'],
  snow: false,
};

const DUSK: Mood = {
  name: 'dusk',
  sky: ['#24404f', '#5d7480', '#e6a37f'],
  cloud: '#8c7f86',
  air: '#5a6a78',
  tint: 0.34,
  shadow: '#0f1f2c',
  depth: 0.42,
  sun: '#f2b28c',
  glass: ['#1f3440', '#2f4854', '#5a6c74'],
  lamps: 0.5,
  leaf: ['#17352f', '#244a3e', '#3b6150'],
  grass: ['#355246', '#5b7060'],
  water: ['#c59482', '#2d4d5a'],
  snow: false,
};

const WINTER: Mood = {
  name: 'winter',
  sky: ['#b7cbd2', '#d9e2e2', '#f4eee2'],
  cloud: '#f7f6f1',
  air: '#e6ecec',
  tint: 0.08,
  shadow: '#34525f',
  depth: 0.27,
  sun: '#fff6e2',
  glass: ['#54717b', '#738f97', '#a9bcc0'],
  lamps: 0.16,
  leaf: ['#2b4c46', '#456660', '#7d9690'],
  grass: ['#e9eeec', '#f3f4ef'],
  water: ['#c4d3d6', '#6f929d'],
  snow: true,
};

const AUTUMN: Mood = {
  name: 'autumn',
  sky: ['#b6c9c6', '#dde0d0', '#f5e6c8'],
  cloud: '#faf3e4',
  air: '#efe0c3',
  tint: 0.06,
  shadow: '#3a3f3d',
  depth: 0.32,
  sun: '#fff0cc',
  glass: ['#5b6f70', '#7b8d89', '#b3bba9'],
  lamps: 0.06,
  leaf: ['#8a4a2a', '#bd6e33', '#dfa24e'],
  grass: ['#98995c', '#c9bd84'],
  water: ['#d5d8c6', '#6b8f8f'],
  snow: false,
};

const MIST: Mood = {
  name: 'mist',
  sky: ['#cdd8d4', '#e2e6de', '#f3f0e6'],
  cloud: '#f6f5ee',
  air: '#e9ebe3',
  tint: 0.1,
  shadow: '#3b504c',
  depth: 0.22,
  sun: '#fdf9ec',
  glass: ['#6d8484', '#8b9f9c', '#b7c3bd'],
  lamps: 0.08,
  leaf: ['#4a6b5a', '#6a8871', '#98ad8d'],
  grass: ['#9cb089', '#c9d0b4'],
  water: ['#d9e0da', '#93adab'],
  snow: false,
};

const HIGH_SUMMER: Mood = {
  ...NOON,
  name: 'summer',
  sky: ['#5f9fb5', '#a3c9cd', '#f0ead2'],
  cloud: '#fdf6e6',
  air: '#e9e6cf',
  sun: '#fff4cf',
  leaf: ['#1d4a38', '#39694a', '#8ba65b'],
  grass: ['#7d9e54', '#bcc07c'],
  water: ['#93c3c6', '#2f7480'],
};

/** The light of all pictures, in the order in which seeds take turns. */
const MOODS: readonly Mood[] = [MORNING, GOLDEN, NOON, AUTUMN, DUSK, HIGH_SUMMER, MIST, WINTER];

/** The light for a seed. */
export const moodFor = (seed: number): Mood => MOODS[seed % MOODS.length] as Mood;

/** A light by its name, morning if there is none. */
export const moodNamed = (name: string): Mood => MOODS.find((mood) => mood.name === name) ?? MORNING;
