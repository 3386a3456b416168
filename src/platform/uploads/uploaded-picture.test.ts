import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import {
  aBomb,
  aHeicPicture,
  aMovingPicture,
  aLargePicture as aNoisyPicture,
  aPhonePicture,
  redAndBlue,
} from '#tests/factories/upload.ts';
import { pictures } from '../pictures/pictures.ts';
import { TaskTimeoutError } from '../workers/worker-pool.ts';
import { encodeUploadedPicture, type StoredPicture, UPLOADED } from './uploaded-picture.ts';

const HTML = '<!doctype html><script>alert(document.domain)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

const PNG: StoredPicture = { resize: {}, encoding: { format: 'png' } };
const WEBP: StoredPicture = { resize: {}, encoding: { format: 'webp' } };

/** A picture as it would be stored. */
const keep = async (bytes: Buffer, stored = PNG, signal?: AbortSignal): Promise<Buffer> =>
  Buffer.from((await encodeUploadedPicture(bytes, stored, UPLOADED, signal)).bytes);

const refusalOf = (bytes: Buffer): Promise<string> =>
  keep(bytes).then(
    () => 'kept',
    ({ code, messageId }: { code: number; messageId: string }) => `${code} ${messageId}`,
  );

/** Whether a pixel is red rather than blue; its position from 0 to 1 from the left and from above. */
async function isRed(png: Buffer, left: number, top: number): Promise<boolean> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const place = (Math.floor(top * info.height) * info.width + Math.floor(left * info.width)) * info.channels;
  return (data[place] ?? 0) > (data[place + 2] ?? 0);
}

describe('an uploaded picture', () => {
  test.each([
    ['JPEG', () => redAndBlue().jpeg().toBuffer()],
    ['PNG', () => redAndBlue().toBuffer()],
    ['WebP', () => redAndBlue().webp().toBuffer()],
    ['HEIC', async () => aHeicPicture()],
    // Some phones write the general brand of the family.
    ['HEIC as HEIF', async () => Buffer.from(aHeicPicture().toString('latin1').replace('heic', 'mif1'), 'latin1')],
    ['grey JPEG', () => redAndBlue().greyscale().jpeg().toBuffer()],
    ['JPEG for printing', () => redAndBlue().toColourspace('cmyk').jpeg().toBuffer()],
  ])('is read: %s', async (_name, make) => {
    const stored = await keep(await make());
    expect(await sharp(stored).metadata()).toMatchObject({ width: 96, height: 64, space: 'srgb' });
  });

  test('keeps its colours, and stands upright', async () => {
    const heic = await keep(aHeicPicture());
    expect([await isRed(heic, 0.1, 0.5), await isRed(heic, 0.9, 0.5)]).toEqual([true, false]);
    const turned = await keep(await aPhonePicture());
    expect(await sharp(turned).metadata()).toMatchObject({ width: 64, height: 96 });
    expect([await isRed(turned, 0.5, 0.1), await isRed(turned, 0.5, 0.9)]).toEqual([true, false]);
  });

  test.each([
    ['JPEG', aPhonePicture],
    ['HEIC', async () => aHeicPicture()],
  ])('says no more where it was taken: %s', async (_name, make) => {
    const sent = await make();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const stored = await keep(sent, WEBP);
    const { exif, xmp, icc, iptc } = await sharp(stored).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(stored.includes('Testphone')).toBe(false);
  });

  test('transparent parts are white', async () => {
    const glass = sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const stored = await sharp(await keep(await glass.png().toBuffer()))
      .raw()
      .toBuffer();
    expect([...stored.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test('abuse 60: of a file that is a page too, only the picture is stored', async () => {
    const jpeg = await redAndBlue().jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, HTML.length + 2]), Buffer.from(HTML)]);
    const within = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    for (const polyglot of [Buffer.concat([jpeg, Buffer.from(HTML)]), within]) {
      const stored = await keep(polyglot, WEBP);
      expect(stored.includes('script')).toBe(false);
    }
  });

  test.each([
    ['nothing at all', Buffer.alloc(0)],
    ['SVG', Buffer.from(SVG)],
    ['SVG with a heading', Buffer.from(`<?xml version="1.0"?>\n${SVG}`)],
    ['HTML', Buffer.from(HTML)],
    ['HTML after a GIF’s first letters', Buffer.from(`GIF89a/*${HTML}*/`)],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['TIFF', Buffer.from('II*\0\b\0\0\0', 'latin1')],
    ['a sound', Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1')],
    ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1')],
  ])('abuse 60: %s is no picture we read', async (_name, bytes) => {
    expect(await refusalOf(bytes)).toBe('415 error.upload.type');
  });

  test('abuse 60: other formats of pictures are not read', async () => {
    const formats = [
      await aMovingPicture('gif'),
      await redAndBlue().avif().toBuffer(),
      await redAndBlue().tiff().toBuffer(),
    ];
    for (const bytes of formats) expect(await refusalOf(bytes)).toBe('415 error.upload.type');
  });

  test('abuse 60: a picture with too many claimed pixels is refused before it is decoded', async () => {
    for (const bomb of [aBomb(), aBomb(6_400, 6_251)]) expect(await refusalOf(bomb)).toBe('422 error.upload.pixels');
    await expect(keep(aBomb())).rejects.toMatchObject({ values: { megapixels: 40 } });
    expect(await refusalOf(aBomb(2_147_483_647, 1))).toMatch(/^422/);
  });

  test('40 megapixels are read', async () => {
    const large = sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#888' } });
    expect(await refusalOf(await large.jpeg().toBuffer())).toBe('kept');
  });

  test('a moving one is refused', async () => {
    expect(await refusalOf(await aMovingPicture('webp'))).toBe('422 error.upload.image');
  });

  test.each([
    ['PNG', () => redAndBlue(600, 400).toBuffer()],
    ['WebP', () => redAndBlue(600, 400).webp().toBuffer()],
    ['HEIC', async () => aHeicPicture()],
  ])('that is broken is refused: %s', async (_name, make) => {
    const whole = await make();
    for (const part of [0.02, 0.5, 0.95]) {
      const length = Math.max(12, Math.floor(whole.length * part));
      expect(await refusalOf(whole.subarray(0, length))).toBe('422 error.upload.image');
    }
  });

  test('a JPEG without its end is stored as long as most of it can be seen', async () => {
    const whole = await aNoisyPicture();
    const part = (share: number): Buffer => whole.subarray(0, Math.floor(whole.length * share));
    expect(await refusalOf(whole.subarray(0, -2))).toBe('kept');
    expect([await refusalOf(part(0.9)), await refusalOf(part(0.7))]).toEqual(['kept', 'kept']);
    expect([await refusalOf(part(0.3)), await refusalOf(part(0.02))]).toEqual([
      '422 error.upload.image',
      '422 error.upload.image',
    ]);
  });

  test('a slow machine is no fault of a picture: it is tried again, and may be sent again', async () => {
    const jpeg = await redAndBlue().jpeg().toBuffer();
    const slow = vi.spyOn(pictures, 'run').mockRejectedValueOnce(new TaskTimeoutError('slow'));
    expect(await refusalOf(jpeg)).toBe('kept');
    const [first, again] = slow.mock.calls.map(([, , options]) => options?.longestMs ?? 0);
    expect(first).toBeGreaterThan(30_000);
    expect(again).toBeGreaterThan(first ?? 0);
    slow.mockRejectedValueOnce(new TaskTimeoutError('slow')).mockRejectedValueOnce(new TaskTimeoutError('slow'));
    expect(await refusalOf(jpeg)).toBe('503 error.upload.busy');
    slow.mockRestore();
  });

  test('abuse 60: a page behind a picture’s first bytes is broken', async () => {
    const beginnings = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('\0\0\0\x18ftypheic', 'latin1')];
    for (const beginning of beginnings)
      expect(await refusalOf(Buffer.concat([beginning, Buffer.from(HTML)]))).toBe('422 error.upload.image');
  });
});

/** A picture that takes a while to encode. */
const aLargePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();

test('no more than two pictures are decoded at once', async () => {
  const jpeg = await redAndBlue().jpeg().toBuffer();
  let [running, most] = [0, 0];
  const { run } = pictures;
  const counting = vi.spyOn(pictures, 'run').mockImplementation(async (...task) => {
    running += 1;
    most = Math.max(most, running);
    return run.apply(pictures, task).finally(() => {
      running -= 1;
    });
  });
  const failing = keep(aBomb()).catch(() => {});
  await Promise.all([failing, ...Array.from({ length: 8 }, () => keep(jpeg))]).finally(() => counting.mockRestore());
  expect(most).toBe(2);
});

test.each([
  ['JPEG', () => redAndBlue().jpeg().toBuffer()],
  ['HEIC', async () => aHeicPicture()],
])('a caller who leaves gives up the turn: %s', async (_name, make) => {
  const picture = await make();
  const large = await aLargePicture();
  const done: string[] = [];
  const before = [1, 2].map(() => keep(large).then(() => done.push('large')));
  const leaving = new AbortController();
  const left = keep(picture, PNG, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(done).toEqual([]);
  await Promise.all(before);
  expect(await refusalOf(picture)).toBe('kept');
});

test.each([
  ['JPEG', aLargePicture],
  ['HEIC', async () => aHeicPicture()],
])('the process that reads a picture ends with who waits for it: %s', async (_name, make) => {
  const picture = await make();
  const leaving = new AbortController();
  const decoding = keep(picture, PNG, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(decoding).rejects.toThrow('left');
  expect(await refusalOf(picture)).toBe('kept');
});
