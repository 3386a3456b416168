import type { FastifyInstance } from 'fastify';
import {
  type NumberedPictureParams,
  readNumbered,
  redirectToPicture,
} from '#capabilities/offers/server/pictures/numbered-picture.service.ts';
import { type PictureParams, pictureAnswer } from '#capabilities/offers/server/pictures/picture-answer.service.ts';
import { notFound } from '#kernel/app-error.ts';
import { answerPlainError } from '#platform/http/answers/answer-errors.ts';
import { BUCKETS } from '#platform/http/limits/limit-rules.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { sendImmutable } from '#platform/storage/send-immutable.ts';
import { readOwned } from '../own-offer/own-offer.policy.ts';
import { findOwnPictureHash, listOwnPictures } from '../own-offer/own-picture.queries.ts';
import { ownPictureFolder } from './own-picture.service.ts';

/** An address of a picture within an offer. */
interface OwnPictureParams extends PictureParams {
  offerId: string;
}

/**
 * Serves `/own-pictures/{offerId}/{key}/{width}` to readers who may read the offer: pictures that are not public yet.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function serveOwnPictures(server: FastifyInstance, { services, contextOf }: RouteParts): void {
  const options = { errorHandler: answerPlainError };
  server.get<{ Params: OwnPictureParams }>('/own-pictures/:offerId/:name/:file', options, async (request, reply) => {
    const ctx = await contextOf(request, reply);
    const offerId = /^[1-9]\d{0,8}$/.test(request.params.offerId) ? Number(request.params.offerId) : null;
    if (offerId === null) throw notFound();
    await readOwned(ctx, offerId, { mayBeRead: true });
    const answer = await pictureAnswer(request, reply, {
      source: services,
      hashOf: (key) => findOwnPictureHash(ctx.db, offerId, key),
      beforeMaking: async () => {
        await ctx.limits.take(`pictures:network:${ctx.network}`, BUCKETS.newPictureSizesOfNetwork, 1);
        return ctx;
      },
    });
    return sendImmutable(reply, { ...answer, isPrivate: true });
  });
}

/** Serves `/blob/own-{offerId}/{number}` to the same readers: those pictures by number. */
export function serveOwnNumberedPictures(server: FastifyInstance, { contextOf }: RouteParts): void {
  const options = { errorHandler: answerPlainError };
  server.get<{ Params: NumberedPictureParams }>('/blob/own-:id/:number', options, async (request, reply) => {
    const ctx = await contextOf(request, reply);
    const { id, number } = readNumbered(request.params);
    await readOwned(ctx, id, { mayBeRead: true });
    const picture = (await listOwnPictures(ctx.db, id))[number - 1];
    if (!picture) throw notFound();
    return redirectToPicture(reply, { folder: ownPictureFolder(id), hash: picture.hash, isPrivate: true });
  });
}
