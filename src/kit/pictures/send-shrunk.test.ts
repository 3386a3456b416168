import { expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS } from '#kernel/picture-limits.ts';
import { sendShrunk } from './send-shrunk.ts';
import { smallerOf } from './shrink-picture.ts';

const slow = new AppError('error.upload.slow', { code: 408 });
const ofBytes = (bytes: number): Blob => new Blob([new Uint8Array(bytes)]);

/** Sends a file of so many bytes over a connection that takes at most `most`; a picture has as many bytes as its longest side has pixels. */
async function sent(bytes: number, most: number, shrinks = true): Promise<{ tries: number[]; failure: unknown }> {
  const tries: number[] = [];
  const failure = await sendShrunk(
    ofBytes(bytes),
    async ({ size }) => {
      tries.push(size);
      if (size > most) throw slow;
    },
    async (file, { longestSide }) => (shrinks && file.size > longestSide ? ofBytes(longestSide) : file),
  ).catch((error: unknown) => error);
  return { tries, failure };
}

test('a picture goes as large as pages show it, and smaller each time the connection is too slow for it', async () => {
  expect(await sent(5_000, 3_000)).toEqual({ tries: [2_048], failure: undefined });
  expect(await sent(5_000, 900)).toEqual({ tries: [2_048, 1_280, 800], failure: undefined });
  expect(await sent(5_000, 100)).toEqual({ tries: [2_048, 1_280, 800], failure: slow });
});

test('a picture that cannot be made smaller goes as it is, once', async () => {
  expect(await sent(5_000, 9_000, false)).toEqual({ tries: [5_000], failure: undefined });
  expect(await sent(5_000, 900, false)).toEqual({ tries: [5_000], failure: slow });
});

test('a picture that stays larger than the server takes is not sent, and the refusal names the limit', async () => {
  const { tries, failure } = await sent(MOST_PICTURE_BYTES + 1, Number.MAX_SAFE_INTEGER, false);
  expect(tries).toEqual([]);
  expect(failure).toMatchObject({ messageId: 'error.upload.tooLarge', values: { megabytes: 15 } });
});

test('the original goes where it weighs less, unless it has more pixels than the server takes', () => {
  const [light, heavy] = [ofBytes(10), ofBytes(20)];
  expect(smallerOf(heavy, { smaller: light, pixels: 1 })).toBe(light);
  expect(smallerOf(light, { smaller: heavy, pixels: MOST_PICTURE_PIXELS })).toBe(light);
  expect(smallerOf(light, { smaller: heavy, pixels: MOST_PICTURE_PIXELS + 1 })).toBe(heavy);
  expect(smallerOf(light, { smaller: null, pixels: MOST_PICTURE_PIXELS + 1 })).toBe(light);
});
