import { parentPort, workerData } from 'node:worker_threads';
import decodeHeic from 'heic-decode';

/** Pixels of a HEIC picture: RGBA of eight bits, upright. */
export interface HeicPixels {
  width: number;
  height: number;
  data: Uint8Array<ArrayBuffer>;
}

/** Memory of the decoder, bytes: 40 megapixels take 334 MB. */
const MOST_BYTES = 400 * 1024 * 1024;
const PAGE_BYTES = 65_536;

// A file may say that it is small and be huge: the decoder gets no more than an honest one needs.
const growFreely = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function grow(pages: number): number {
  if (this.buffer.byteLength + pages * PAGE_BYTES > MOST_BYTES)
    throw new RangeError('The picture takes too much memory.');
  return growFreely.call(this, pages);
};

const { width, height, data } = await decodeHeic({ buffer: workerData as Uint8Array });
const pixels: HeicPixels = { width, height, data: new Uint8Array(data.buffer) };
parentPort?.postMessage(pixels, [data.buffer]);
