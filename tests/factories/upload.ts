import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const RED = '#c81e1e';
const BLUE = '#143cc8';

/** A picture that is red on the left and blue on the right. */
export function redAndBlue(width = 96, height = 64): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: BLUE } as const;
  return sharp({ create: { width, height, channels: 3, background: RED } })
    .composite([{ input: { create: half }, left: width - half.width, top: 0 }])
    .png();
}

/** A picture of a phone: a JPEG with a location and with a rotation. */
export const aPhonePicture = (): Promise<Buffer> =>
  redAndBlue()
    .withExif({
      IFD0: { Make: 'Testphone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '6/1 38/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();

/** The same as a newer phone makes it, upright; see `tests/fixtures/README.md`. */
export const aHeicPicture = (): Buffer => readFileSync(new URL('../fixtures/picture.heic', import.meta.url));

/** A GIF or WebP that moves. */
export async function aMovingPicture(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all([RED, BLUE].map((background) => flat(background).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

const flat = (background: string): Sharp => sharp({ create: { width: 8, height: 8, channels: 3, background } });

/** One of which hardly anything can be left out: noise. */
export const aLargePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: RED, noise: { type: 'gaussian', sigma: 90 } } })
    .jpeg()
    .toBuffer();

/** A PNG of a hundred bytes that says it is this large. */
export function aBomb(width = 50_000, height = 50_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
