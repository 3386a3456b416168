import { gzipSync } from 'node:zlib';
import type { Header, Source } from 'pmtiles';
import { expect, test } from 'vitest';
import { ArchiveError } from './archive-file.ts';
import { StreetDirectories } from './street-directories.ts';

const HEADER = { internalCompression: 2 } as Header;

/** A file that has these bytes at every position, and the number of its reads. */
function fileOf(bytes: readonly number[] | Uint8Array) {
  let reads = 0;
  const packed = gzipSync(Uint8Array.from(bytes));
  const source: Source = {
    getKey: () => 'archive',
    getBytes: async () => {
      reads += 1;
      return { data: new Uint8Array(packed).buffer };
    },
  };
  return { source, reads: () => reads };
}

test('a directory that was read is not read again', async () => {
  const directories = new StreetDirectories();
  const { source, reads } = fileOf([1, 7, 1, 5, 1]);
  const once = await directories.getDirectory(source, 0, 9, HEADER);
  expect(once).toEqual([{ tileId: 7, runLength: 1, length: 5, offset: 0 }]);
  expect(await directories.getDirectory(source, 0, 9, HEADER)).toBe(once);
  await directories.getDirectory(source, 9, 9, HEADER);
  expect(reads()).toBe(2);
});

test.each([
  ['says to have more entries than it has bytes for', [0xff, 0xff, 0xff, 0x7f, 1, 1, 1]],
  ['is larger than any', new Uint8Array(1_048_577)],
])('a directory that %s is a fault of the archive', async (_what, bytes) => {
  const { source } = fileOf(bytes);
  await expect(new StreetDirectories().getDirectory(source, 0, 9, HEADER)).rejects.toThrow(ArchiveError);
});
