import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BUCKETS } from '#platform/http/limit-rules.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { sendUnchanging } from '#platform/storage/send-unchanging.ts';
import { PICTURE_WIDTHS } from '../offer.ts';
import { findPictureHash } from './picture.queries.ts';
import { isPictureKey, PICTURE_FORMATS, type PictureFormat, type PictureSize, pictureKey } from './picture-files.ts';
import { readPicture } from './picture-size.service.ts';

interface PictureParams {
  /** A key, or as addresses once had it the whole hash. */
  name: string;
  file: string;
}

/** Pictures whose hash is remembered by its key, about 150 bytes each. */
const MOST_REMEMBERED = 20_000;

/**
 * Serves `/pictures/{key}/{width}` in the better of the formats that the browser accepts, and
 * `/pictures/{key}/{width}.{avif|webp}`: files that never change.
 */
export function servePictures(server: FastifyInstance, { services, contextOf }: RouteParts): void {
  const hashes = new Map<string, string>();
  const count = async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, limits, network } = await contextOf(request, reply);
    await limits.take(`pictures:network:${network}`, BUCKETS.newPictureSizesOfNetwork, 1);
    return { db, network };
  };
  const hashOf = async (name: string, request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    if (!isPictureKey(name)) return /^[0-9a-f]{64}$/.test(name) ? name : null;
    const known = hashes.get(name);
    if (known !== undefined) return known;
    const { db } = await count(request, reply);
    const hash = await findPictureHash(db, name);
    if (hash !== null) remember(hashes, hash);
    return hash;
  };
  server.get<{ Params: PictureParams }>('/pictures/:name/:file', async (request, reply) => {
    const { name, file } = request.params;
    const asked = parseFile(file, request.headers.accept ?? '');
    if (asked?.isChosen) reply.header('vary', 'accept');
    const hash = asked && (await hashOf(name, request, reply));
    const order = {
      beforeMaking: async () => (await count(request, reply)).network,
      onKeepingFailed: (err: unknown) => request.log.error({ err }, 'a size of a picture cannot be kept'),
      signal: request.ending,
    };
    const bytes = asked && hash && (await readPicture(services.store, { ...asked, hash }, order));
    return sendUnchanging(reply, { bytes: bytes || null, type: `image/${asked?.format}` });
  });
}

function remember(hashes: Map<string, string>, hash: string): void {
  const [oldest] = hashes.keys();
  if (hashes.size >= MOST_REMEMBERED && oldest !== undefined) hashes.delete(oldest);
  hashes.set(pictureKey(hash), hash);
}

/** @returns `isChosen` where the format is what the browser accepts, not what the address says */
function parseFile(file: string, accept: string): (Omit<PictureSize, 'hash'> & { isChosen: boolean }) | null {
  const [, digits, ending] = /^(\d+)(?:\.(\w+))?$/.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  const format = ending === undefined ? acceptedFormat(accept) : PICTURE_FORMATS.find((known) => known === ending);
  return width && format ? { width, format, isChosen: ending === undefined } : null;
}

const acceptedFormat = (accept: string): PictureFormat => (accept.includes('image/avif') ? 'avif' : 'webp');
