import { rgbaToThumbHash } from 'thumbhash';
import type { Placeholder as PicturePlaceholder } from '#platform/pictures/picture-process.ts';
import { seeded } from '../random.ts';
import { paletteOf } from './inside/palette.ts';
import { hallOf } from './outside/parking.ts';
import { type Colour, css, darker, mix } from './paint/colour.ts';
import type { HomeLook, Motif } from './paint/drawing.ts';
import { inventLight } from './paint/light.ts';

/** Filling of the frame until a drawing is there. */
export type Placeholder = Readonly<Pick<PicturePlaceholder, 'thumbHash' | 'color'>>;

type Kind = 'outside' | 'inside' | 'plan' | 'hall';

const OUTSIDE: readonly Motif[] = ['facade', 'terrace', 'view', 'parking', 'land'];
const WIDTH = 4;

/** The placeholders of a home's drawings, without drawing them: by its light outside, its palette inside. */
export function placeholdersOf(look: HomeLook): (motif: Motif) => Placeholder {
  const made = new Map<Kind, Placeholder>();
  return (motif) => {
    const kind = kindOf(motif, look);
    const placeholder = made.get(kind) ?? placeholderOf(tonesOf(kind, look));
    made.set(kind, placeholder);
    return placeholder;
  };
}

function kindOf(motif: Motif, look: HomeLook): Kind {
  if (motif === 'parking' && look.kind === 'underground') return 'hall';
  if (motif === 'floorPlan') return 'plan';
  return OUTSIDE.includes(motif) ? 'outside' : 'inside';
}

/** Tones from the top to the bottom of a drawing. */
function tonesOf(kind: Kind, { seed, season }: HomeLook): [Colour, Colour, Colour] {
  const home = seeded(seed);
  if (kind === 'outside') {
    const light = inventLight(home.fork('light'), season);
    const ground: Colour = season === 'winter' ? [226, 230, 232] : [138, 158, 104];
    return [light.sky[0], light.sky[2], mix(ground, light.shade, 0.3)];
  }
  if (kind === 'hall') {
    const { wall, floor } = hallOf(home.fork('hall'));
    return [wall, darker(wall, 0.35), floor];
  }
  const { walls, accent, wood } = paletteOf(home.fork('palette'));
  return kind === 'plan' ? [walls, walls, walls] : [walls, mix(walls, accent, 0.5), wood];
}

function placeholderOf(rows: readonly [Colour, Colour, Colour]): Placeholder {
  const pixels = rows.flatMap((tone) => Array.from({ length: WIDTH }, () => [...tone.map(Math.round), 255]).flat());
  return {
    thumbHash: Buffer.from(rgbaToThumbHash(WIDTH, rows.length, pixels)).toString('base64'),
    color: css(mix(mix(rows[0], rows[1], 0.5), rows[2], 1 / 3)),
  };
}
