import sharp, { type OverlayOptions } from 'sharp';
import { drawPicture } from './draw-picture.ts';
import { PICTURES } from './picture-catalogue.ts';

const THUMB = { width: 400, height: 300 };
const GAP = 8;

/** Renders thumbnails of all pictures, or of those whose motif or key starts with `filter`, on one sheet. */
async function contactSheet(target: string, filter = ''): Promise<number> {
  const chosen = PICTURES.filter(({ motif, key }) => motif.startsWith(filter) || key.startsWith(filter));
  const columns = Math.min(6, chosen.length);
  const rows = Math.ceil(chosen.length / columns);
  const tiles: OverlayOptions[] = [];
  for (const [i, spec] of chosen.entries())
    tiles.push({
      input: await sharp(Buffer.from(drawPicture(spec)))
        .resize(THUMB)
        .png({ compressionLevel: 1 })
        .toBuffer(),
      left: GAP + (i % columns) * (THUMB.width + GAP),
      top: GAP + Math.floor(i / columns) * (THUMB.height + GAP),
    });
  const size = { width: columns * (THUMB.width + GAP) + GAP, height: rows * (THUMB.height + GAP) + GAP };
  await sharp({ create: { ...size, channels: 3, background: '#fbfaf6' } })
    .composite(tiles)
    .png()
    .toFile(target);
  return chosen.length;
}

if (import.meta.main) {
  const [, , target = 'contact-sheet.png', filter] = process.argv;
  process.stdout.write(`${await contactSheet(target, filter)} pictures -> ${target}\n`);
}
