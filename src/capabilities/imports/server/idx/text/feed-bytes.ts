import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** The bytes of a feed in pieces, readable any number of times: a file of any size is never held in memory as a whole. */
export type FeedBytes = () => Iterable<Uint8Array>;

/** Bytes in memory as a feed. */
export const bytesInMemory = (bytes: Uint8Array): FeedBytes => {
  return () => [bytes];
};

/** The bytes of a file. @throws when it cannot be opened or read */
export const bytesOfFile = (path: string): FeedBytes => {
  return function* readPieces() {
    const file = openSync(path, 'r');
    try {
      for (;;) {
        const piece = Buffer.allocUnsafe(PIECE_BYTES);
        const length = readSync(file, piece);
        if (length === 0) return;
        yield piece.subarray(0, length);
      }
    } finally {
      closeSync(file);
    }
  };
};

/** The first bytes of a feed, at most `length`. */
export function startOf(feed: FeedBytes, length: number): Buffer {
  const pieces: Uint8Array[] = [];
  let missing = length;
  for (const piece of feed()) {
    pieces.push(piece.slice(0, missing));
    missing -= piece.length;
    if (missing <= 0) break;
  }
  return Buffer.concat(pieces);
}

/** SHA-256 of a feed, hexadecimal. */
export function digestOf(feed: FeedBytes): string {
  const hash = createHash('sha256');
  for (const piece of feed()) hash.update(piece);
  return hash.digest('hex');
}

const PIECE_BYTES = 1 << 20;
