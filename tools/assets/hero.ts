import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DRAWN_WIDTHS } from '#pages/home/drawn-widths.ts';
import { drawHero } from '#tools/sample/pictures/hero.ts';

/*
 * Draws the big picture of the first page, and its village by itself, into `src/pages/home/assets`, and the picture for
 * shared links: node tools/assets/hero.ts
 */

const FOLDER = new URL('../../src/pages/home/assets/', import.meta.url);
const SHARED_FILE = new URL('../../public/share.jpg', import.meta.url);
/** Width and height that social networks show. */
const SHARED_SIZE = [1200, 630] as const;
/** The drawing is 2400 × 1100 at 72 dots per inch; this many give 3200 × 1467 px. */
const DENSITY = 96;
const VILLAGE = { left: 2010, top: 380, width: 1150, height: 745 };

await mkdir(FOLDER, { recursive: true });
for (const scheme of ['light', 'dark'] as const) {
  const drawing = await sharp(Buffer.from(drawHero(scheme)), { density: DENSITY })
    .removeAlpha()
    .png()
    .toBuffer();
  await writeSizes(`hero-${scheme}`, drawing, DRAWN_WIDTHS.hero);
  const village = await sharp(drawing).extract(VILLAGE).png().toBuffer();
  await writeSizes(`village-${scheme}`, village, DRAWN_WIDTHS.village);
  if (scheme === 'light') await writeFile(SHARED_FILE, await shared(drawing));
}

async function writeSizes(name: string, drawing: Buffer, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const picture = sharp(drawing).resize(width);
    await write(`${name}-${width}.avif`, await picture.clone().avif({ quality: 60, effort: 4 }).toBuffer());
    await write(`${name}-${width}.webp`, await picture.clone().webp({ quality: 80 }).toBuffer());
  }
}

async function write(name: string, bytes: Buffer): Promise<void> {
  await writeFile(new URL(name, FOLDER), bytes);
  console.log(`${name} ${Math.round(bytes.length / 1024)} kB`);
}

function shared(drawing: Buffer): Promise<Buffer> {
  return sharp(drawing)
    .resize(...SHARED_SIZE, { fit: 'cover', position: 'left' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
