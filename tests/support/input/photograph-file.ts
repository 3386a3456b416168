import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { seeded } from '#sample/random.ts';

/** As many pixels as a phone of today takes. */
const SIZE = { width: 4032, height: 3024 };
/** Near what phones write; with the grain it makes eight megabytes. */
const QUALITY = 98;
/** Light, shapes, things and textures: so many patches side by side, and their share of what is seen. */
const LAYERS = [
  { patches: 5, share: 0.5 },
  { patches: 24, share: 0.22 },
  { patches: 120, share: 0.12 },
  { patches: 700, share: 0.1 },
] as const;
/** The noise of a sensor, from darkest to brightest. */
const GRAIN = 28;
/** Long enough that its repetition is not visible. */
const GRAIN_LENGTH = 1_048_573;

/** Another way to draw them makes others. */
const FOLDER = fileURLToPath(new URL(`../../../var/test/photographs-${QUALITY}-${GRAIN}`, import.meta.url));

type Random = () => number;

/**
 * A photograph of eight megabytes, as full of detail and noise as a real one, so that it also stays as heavy as one when it
 * is made smaller. The same for the same seed; made once and stored. Returns its path.
 */
export async function photographFile(seed: number): Promise<string> {
  const path = join(FOLDER, `photograph-${seed}.jpg`);
  if (existsSync(path)) return path;
  mkdirSync(FOLDER, { recursive: true });
  const whole = `${path}.${process.pid}`;
  const raw = { ...SIZE, channels: 3 } as const;
  await sharp(await drawn(seeded(seed).next), { raw })
    .jpeg({ quality: QUALITY })
    .toFile(whole);
  renameSync(whole, path);
  return path;
}

async function drawn(random: Random): Promise<Buffer> {
  const layers = await Promise.all(LAYERS.map(({ patches }) => patchwork(patches, random)));
  const grain = Float32Array.from({ length: GRAIN_LENGTH }, () => (random() - 0.5) * GRAIN);
  const [light, shapes, things, textures] = layers as [Buffer, Buffer, Buffer, Buffer];
  const [ofLight, ofShapes, ofThings, ofTextures] = LAYERS.map(({ share }) => share) as [
    number,
    number,
    number,
    number,
  ];
  const picture = new Uint8ClampedArray(light.length);
  for (let index = 0; index < picture.length; index++)
    picture[index] =
      (light[index] as number) * ofLight +
      (shapes[index] as number) * ofShapes +
      (things[index] as number) * ofThings +
      (textures[index] as number) * ofTextures +
      (grain[index % GRAIN_LENGTH] as number);
  return Buffer.from(picture.buffer);
}

/** Patches of any colour that run into each other. */
function patchwork(patches: number, random: Random): Promise<Buffer> {
  const raw = { width: patches, height: Math.ceil((patches * SIZE.height) / SIZE.width), channels: 3 } as const;
  const colours = Buffer.from(Array.from({ length: raw.width * raw.height * 3 }, () => random() * 256));
  return sharp(colours, { raw })
    .resize({ ...SIZE, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
}
