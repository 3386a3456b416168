import { type Random, seeded } from '../random.ts';
import { type Colour, lighten, mix } from './colour.ts';
import { type Mood, moodFor } from './mood.ts';
import { gradient, radial, type Stop } from './svg.ts';

/** What every drawing function shares: chance, light and fresh gradient names. */
export interface Scene {
  readonly rng: Random;
  readonly mood: Mood;
  /** The colour as seen in this light. */
  c(colour: Colour): Colour;
  /** The colour on a face that looks away from the sun. */
  shade(colour: Colour, share?: number): Colour;
  /** The colour on a face that looks at the sun. */
  lit(colour: Colour, share?: number): Colour;
  /** The colour seen through `share` of the air, 0 … 1. */
  far(colour: Colour, share: number): Colour;
  /** Draws something with a linear gradient as its fill. */
  blend(stops: readonly Stop[], draw: (fill: string) => string, direction?: readonly [number, number]): string;
  /** Draws something with a radial gradient as its fill. */
  glow(stops: readonly Stop[], draw: (fill: string) => string): string;
  /** A name no other part of the picture has. */
  id(): string;
}

/** A scene for a seed, in the light of that seed unless another is given. */
export function createScene(seed: number, mood: Mood = moodFor(seed)): Scene {
  let count = 0;
  const id = (): string => `g${count++}`;
  const c = (colour: Colour): Colour => mix(colour, mood.air, mood.tint);
  return {
    rng: seeded(seed),
    mood,
    id,
    c,
    shade: (colour, share = 1) => mix(c(colour), mood.shadow, mood.depth * share),
    lit: (colour, share = 1) => mix(c(colour), mood.sun, 0.2 * share),
    far: (colour, share) => mix(colour, mood.air, share),
    blend: (stops, draw, direction) => {
      const name = id();
      return gradient(name, stops, direction) + draw(`url(#${name})`);
    },
    glow: (stops, draw) => {
      const name = id();
      return radial(name, stops) + draw(`url(#${name})`);
    },
  };
}

/** A lamp-lit pane: warm, never twice the same. */
export const lampLight = (scene: Scene): Colour =>
  scene.rng.pick(['#f6cf82', '#f3bf6e', '#f9dda0', '#eeb264'].map((tone) => lighten(tone, scene.rng.range(0, 0.15))));
