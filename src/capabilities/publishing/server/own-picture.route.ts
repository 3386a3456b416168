import type { FastifyInstance } from 'fastify';
import { type PictureParams, pictureAnswer } from '#capabilities/offers/server/picture-answer.service.ts';
import { notFound } from '#kernel/app-error.ts';
import { answerPlainError } from '#platform/http/answer-errors.ts';
import { BUCKETS } from '#platform/http/limit-rules.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { sendUnchanging } from '#platform/storage/send-unchanging.ts';
import { readOwned } from './own-offer.policy.ts';
import { findOwnPictureHash } from './own-picture.queries.ts';

/** An address of a picture within an offer. */
interface OwnPictureParams extends PictureParams {
  offerId: string;
}

/**
 * Serves `/own-pictures/{offerId}/{key}/{width}` to those who may read the offer: pictures that the public has not seen yet.
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
      store: services.store,
      hashOf: (key) => findOwnPictureHash(ctx.db, offerId, key),
      beforeMaking: async () => {
        await ctx.limits.take(`pictures:network:${ctx.network}`, BUCKETS.newPictureSizesOfNetwork, 1);
        return ctx.network;
      },
    });
    return sendUnchanging(reply, { ...answer, isPrivate: true });
  });
}
