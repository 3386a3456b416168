import type { Random } from '../../random.ts';
import { type Colour, colours } from '../paint/colour.ts';

/** Colours of a home's rooms, which belong together. */
export interface Palette {
  readonly walls: Colour;
  readonly accent: Colour;
  readonly fabric: Colour;
  readonly second: Colour;
  readonly wood: Colour;
  readonly metal: Colour;
  readonly front: Colour;
  readonly stone: Colour;
}

/** Invents the palette of a home. */
export const paletteOf = (random: Random): Palette => ({
  walls: random.pick(colours('#f3ede2 #efe7d8 #f1ece6 #e9e4da #ece2d2 #e4e6e0 #efe3d8 #f5f1ea')),
  accent: random.pick(colours('#b9c4b4 #c98f6e #8fa3a0 #d9b98a #a9b8c0 #c9a39a #7f9486 #e0c9a8 #6f8290 #b5a58f')),
  fabric: random.pick(
    colours('#5f7a70 #b0664c #c9b8a2 #4f6478 #8a8f7a #c99a4e #a3a8aa #7a4f4a #d6cdbf #6b5f78 #9a7f66 #385a58'),
  ),
  second: random.pick(colours('#d9a25a #c2553f #3f6f6a #e2c9a0 #7f8f5a #b87a8a #4a6a8f #ddd2c0 #a65a3c #54706a')),
  wood: random.pick(colours('#b58a5c #8f6a48 #c9a478 #6f5240 #d3b48c #a3764a')),
  metal: random.pick(colours('#33383a #b08d57 #8f9698 #4a4038')),
  front: random.pick(
    colours('#f2eee6 #dfe2dc #6f8578 #3f5560 #c9b8a0 #b58a5c #a9b4b8 #e5d6c0 #7d5a48 #4a4f52 #94a58c'),
  ),
  stone: random.pick(colours('#e6e1d8 #c9c4ba #8f8d88 #d6c9b6 #5f5f5e #ece8e0')),
});
