import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawHero } from '#tools/sample/pictures/hero.ts';

/*
 * Draws the big picture of the first page into `src/pages/home/assets`, and the picture for shared links:
 * node tools/assets/hero.ts
 */

const FOLDER = new URL('../../src/pages/home/assets/', import.meta.url);
const SHARED_FILE = new URL('../../public/share.jpg', import.meta.url);
const WIDTHS = [640, 1280, 1920, 2560];
/** Width and height that social networks show. */
const SHARED_SIZE = [1200, 630] as const;
/** The drawing is 2400 px wide at 72 dots per inch; this many give the largest width with some to spare. */
const DENSITY = 96;

await mkdir(FOLDER, { recursive: true });
for (const scheme of ['light', 'dark'] as const) {
  const drawing = await sharp(Buffer.from(drawHero(scheme)), { density: DENSITY })
    .removeAlpha()
    .png()
    .toBuffer();
  for (const width of WIDTHS) {
    const picture = sharp(drawing).resize(width);
    await write(`hero-${scheme}-${width}.avif`, await picture.clone().avif({ quality: 60, effort: 4 }).toBuffer());
    await write(`hero-${scheme}-${width}.webp`, await picture.clone().webp({ quality: 80 }).toBuffer());
  }
  if (scheme === 'light') await writeFile(SHARED_FILE, await shared(drawing));
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
