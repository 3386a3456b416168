import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#platform/db/db.ts';
import { PICTURE_WIDTHS } from '../../offer.ts';
import { isPictureKey, PICTURE_FORMATS, type PictureFormat, type PictureSize, pictureKey } from './picture-files.ts';
import { type PictureSource, readPicture } from './picture-size.service.ts';

/** The name of a picture in addresses. */
export const pictureKeyOf = (hash: string): string => pictureKey(hash);

/** Parameters of an address: a picture by its key, or by the whole hash as in older addresses, and one of its sizes. */
export interface PictureParams {
  name: string;
  /** `{width}` or `{width}.{avif|webp}`. */
  file: string;
}

/** Lookup of a picture, and its rate limit. */
export interface PictureFinder {
  source: PictureSource;
  /** The hash for a key, if the caller may see the picture; else null. */
  hashOf(key: string): Promise<string | null>;
  /** Called before a size is encoded: counts it, and returns the network of the request, and its database. */
  beforeMaking(): Promise<{ network: string; db: Db }>;
}

/** A picture in a size, in the better of the formats that the browser accepts where the address names none. */
export interface PictureAnswer {
  bytes: Readable | Buffer | null;
  type: string;
}

/** Reads the requested picture; without bytes where there is none. */
export async function pictureAnswer(
  request: FastifyRequest<{ Params: PictureParams }>,
  reply: FastifyReply,
  { source, hashOf, beforeMaking }: PictureFinder,
): Promise<PictureAnswer> {
  const { name, file } = request.params;
  const size = parseFile(file, request.headers.accept ?? '');
  if (size?.isChosen) reply.header('vary', 'accept');
  const key = keyOf(name);
  const hash = size && key !== null ? await hashOf(key) : null;
  if (!size || hash === null) return { bytes: null, type: 'image/webp' };
  const onStoringFailed = (err: unknown): void => request.log.error({ err }, 'a size of a picture cannot be stored');
  const order = { beforeMaking, onStoringFailed, signal: request.ending };
  return { bytes: await readPicture(source, { ...size, hash }, order), type: `image/${size.format}` };
}

function keyOf(name: string): string | null {
  const key = /^[0-9a-f]{64}$/.test(name) ? pictureKey(name) : name;
  return isPictureKey(key) ? key : null;
}

/** @returns `isChosen` where the format comes from the browser's `accept`, not from the address */
function parseFile(file: string, accept: string): (Omit<PictureSize, 'hash'> & { isChosen: boolean }) | null {
  const [, digits, ending] = /^(\d+)(?:\.(\w+))?$/.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  const format = ending === undefined ? acceptedFormat(accept) : PICTURE_FORMATS.find((known) => known === ending);
  return width && format ? { width, format, isChosen: ending === undefined } : null;
}

const acceptedFormat = (accept: string): PictureFormat => (accept.includes('image/avif') ? 'avif' : 'webp');
