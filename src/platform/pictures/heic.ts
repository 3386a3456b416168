import { Console } from 'node:console';
import { Writable } from 'node:stream';

/** Pixels of a HEIC picture: RGBA of eight bits, upright. */
export interface HeicPixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Memory of the decoder, bytes: 40 megapixels take 334 MB. */
const MOST_BYTES = 400 * 1024 * 1024;
const PAGE_BYTES = 65_536;

// A file may declare a small size and be huge: the decoder gets no more memory than a valid one needs.
const growFreely = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function grow(pages: number): number {
  if (this.buffer.byteLength + pages * PAGE_BYTES > MOST_BYTES)
    throw new RangeError('The picture takes too much memory.');
  return growFreely.call(this, pages);
};

// The decoder logs broken files to the console, which is muted.
globalThis.console = new Console(new Writable({ write: (_chunk, _encoding, done) => done() }));

const { default: decode } = await import('heic-decode');

/**
 * Decodes HEIC, which the usual decoder omits because of patents. Only for a process of its own: it never frees its memory, and blocks its
 * thread.
 *
 * @throws Error for a broken or too large file
 */
export async function decodeHeic(bytes: Uint8Array): Promise<HeicPixels> {
  const { width, height, data } = await decode({ buffer: bytes });
  return { width, height, data: new Uint8Array(data.buffer) };
}
