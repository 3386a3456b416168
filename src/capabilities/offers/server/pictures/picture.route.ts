import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '#kernel/app-error.ts';
import { answerPlainError } from '#platform/http/answers/answer-errors.ts';
import { BUCKETS } from '#platform/http/limits/limit-rules.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { sendImmutable } from '#platform/storage/send-immutable.ts';
import { PICTURE_FOLDER } from '../../offer.ts';
import { type NumberedPictureParams, readNumbered, redirectToPicture } from './numbered-picture.service.ts';
import { findNumberedHash, findPictureHash } from './picture.queries.ts';
import { type PictureParams, pictureAnswer } from './picture-answer.service.ts';

/**
 * Cache time of the hash for a key, milliseconds: a picture that became private, because its owner's account was erased, is served
 * no longer than that.
 */
const REMEMBERED_MS = 300_000;
/** Size of the cache of hashes, and of one entry with its key, bytes. */
const MOST_BYTES = 5 * 1_048_576;
const HASH_BYTES = 250;

/**
 * Serves `/pictures/{key}/{width}` in the better of the formats that the browser accepts, and `/pictures/{key}/{width}.{avif|webp}`.
 *
 * The files never change; they belong to pictures that a public listing shows or showed.
 */
export function servePictures(server: FastifyInstance, { services, contextOf, now }: RouteParts): void {
  const hashes = new LRUCache<string, string>({
    maxSize: MOST_BYTES,
    sizeCalculation: () => HASH_BYTES,
    ttl: REMEMBERED_MS,
    perf: { now: () => now().getTime() },
  });
  const count = async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, limits, network } = await contextOf(request, reply);
    await limits.take(`pictures:network:${network}`, BUCKETS.newPictureSizesOfNetwork, 1);
    return { db, network };
  };
  const hashOf = async (key: string, request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    const known = hashes.get(key);
    if (known !== undefined) return known;
    const { db } = await count(request, reply);
    const hash = await findPictureHash(db, key);
    if (hash !== null) hashes.set(key, hash);
    return hash;
  };
  server.get<{ Params: PictureParams }>('/pictures/:name/:file', async (request, reply) => {
    const finder = {
      source: services,
      hashOf: (key: string) => hashOf(key, request, reply),
      beforeMaking: () => count(request, reply),
    };
    return sendImmutable(reply, await pictureAnswer(request, reply, finder));
  });
}

/**
 * Serves `/blob/{id}/{number}`: pictures of public listings by their number, for clients without their keys.
 *
 * @source docs/reference/listings.md, "Pictures"
 */
export function serveNumberedPictures(server: FastifyInstance, { contextOf }: RouteParts): void {
  const options = { errorHandler: answerPlainError };
  server.get<{ Params: NumberedPictureParams }>('/blob/:id/:number', options, async (request, reply) => {
    const { db, limits, network } = await contextOf(request, reply);
    const { id, number } = readNumbered(request.params);
    await limits.take(`pictures:network:${network}`, BUCKETS.newPictureSizesOfNetwork, 1);
    const hash = await findNumberedHash(db, id, number);
    if (hash === null) throw notFound();
    return redirectToPicture(reply, { folder: PICTURE_FOLDER, hash, isPrivate: false });
  });
}
