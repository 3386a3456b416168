import type { Random } from '../../random.ts';
import { type Colour, colour, mix, under } from './colour.ts';
import type { Season } from './drawing.ts';

/** Light of a scene: time of day and weather. */
export interface Light {
  readonly name: 'morning' | 'noon' | 'afternoon' | 'evening' | 'dusk' | 'overcast';
  /** From the zenith to the horizon. */
  readonly sky: readonly [zenith: Colour, middle: Colour, horizon: Colour];
  readonly sun: Colour;
  readonly shade: Colour;
  /** Colour of what is far away. */
  readonly haze: Colour;
  readonly cloud: Colour;
  /** Strength of shadows, 0 … 1. */
  readonly contrast: number;
  /** Whether lamps are lit. */
  readonly isLit: boolean;
  /** Towards the sun: to the right, up, away from the front. */
  readonly direction: readonly [number, number, number];
}

type Look = Omit<Light, 'direction' | 'sky' | 'sun' | 'shade' | 'haze' | 'cloud'> & {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly shade: string;
  readonly haze: string;
  readonly cloud: string;
};

const LOOKS: readonly Look[] = [
  look('noon', '#4f93c4 #8fc0dc #d9e8e6', '#fff8e8 #8f9dba #c4d8e0 #ffffff', 0.62),
  look('noon', '#3f86b0 #9ccbd2 #e9eddc', '#fff6e0 #8a9ab0 #cfe0dc #fffaf0', 0.66),
  look('morning', '#7fb0cf #c4d8dc #f7e3c8', '#ffeed2 #9aa3bd #dfe0da #fff4e4', 0.5),
  look('morning', '#8fb4c4 #dbd8d0 #f9d3b4', '#ffe6c6 #98a0ba #e8dcd2 #ffeadb', 0.52),
  look('afternoon', '#5b9ec2 #b4d3d6 #f6e6c2', '#ffefc8 #8a92b2 #d9dccb #fff6e6', 0.66),
  look('evening', '#6c8fb5 #e6bfa4 #fbdca6', '#ffd9a0 #8d86ae #e8c9ae #ffd9b8', 0.72),
  look('evening', '#857fae #eda58c #fcd39a', '#ffcb92 #8a7fa6 #e6b7a2 #ffbf9f', 0.7),
  look('dusk', '#28406b #6f7ba6 #f0b08d', '#cbb4c4 #6a75a0 #93929f #b99bb0', 0.34, true),
  look('dusk', '#1f3a5c #4f7f97 #e9c79b', '#b9c2cc #5f789a #7f97a3 #8fa6b5', 0.3, true),
  look('overcast', '#a9b7bd #c9d1d1 #e6e3da', '#f2f0ea #b4bbc6 #d3d7d6 #eceae4', 0.26),
  look('overcast', '#93a5b1 #bcc8cc #dcdcd2', '#eceeea #a8b3c0 #c6cfcf #dfe2de', 0.3),
];

function look(name: Light['name'], sky: string, tones: string, contrast: number, isLit = false): Look {
  const [sun = '', shade = '', haze = '', cloud = ''] = tones.split(' ');
  return { name, sky: sky.split(' ') as [string, string, string], sun, shade, haze, cloud, contrast, isLit };
}

/** Invents light: low in winter, warmer in the evening, from either side. */
export function inventLight(random: Random, season: Season): Light {
  const chosen = random.pick(LOOKS);
  const [zenith, middle, horizon] = chosen.sky;
  const winter = season === 'winter' ? 0.22 : 0;
  const cold = (hex: string): Colour => mix(colour(hex), [206, 216, 226], winter);
  const drift = random.range(-1, 1);
  const own = (tone: Colour): Colour =>
    mix(tone, drift > 0 ? [255, 226, 196] : [196, 222, 240], Math.abs(drift) * 0.14);
  return {
    ...chosen,
    sky: [own(cold(zenith)), own(cold(middle)), own(cold(horizon))],
    sun: colour(chosen.sun),
    shade: own(colour(chosen.shade)),
    haze: own(cold(chosen.haze)),
    cloud: colour(chosen.cloud),
    direction: directionOf(random, chosen.name),
  };
}

function directionOf(random: Random, name: Light['name']): Light['direction'] {
  const side = random.chance(0.5) ? 1 : -1;
  const height =
    name === 'noon' ? random.range(0.8, 1.2) : name === 'evening' ? random.range(0.25, 0.4) : random.range(0.4, 0.8);
  const [x, y, z] = [side * random.range(0.45, 1), height, -random.range(0.35, 0.9)];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** A surface in the light of a scene. @param normal direction that it faces */
export function lit(surface: Colour, normal: readonly [number, number, number], light: Light): Colour {
  const [x, y, z] = light.direction;
  const facing = Math.max(0, normal[0] * x + normal[1] * y + normal[2] * z);
  const share = Math.min(1, 1 - light.contrast + light.contrast * (facing * 1.25));
  return mix(under(surface, light.shade), under(surface, light.sun), share);
}

/** A surface seen through the air. @param share of the air, 0 … 1 */
export const hazy = (surface: Colour, light: Light, share: number): Colour =>
  mix(mix(under(surface, light.sun), under(surface, light.shade), 0.35), light.haze, share);
