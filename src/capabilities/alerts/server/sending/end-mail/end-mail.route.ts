import type { FastifyInstance } from 'fastify';
import { takeRequestPoints } from '#platform/graphql/request-bucket.ts';
import { answerPlainError } from '#platform/http/answers/answer-errors.ts';
import { serveOneClickPost } from '#platform/http/guards/one-click-post.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { endAlertMail } from './end-mail.service.ts';

/** As many as a mutation. @source docs/reference/limits.md, "Points" */
const WRITING_COST = 5;

/** POST /unsubscribe/alert/{secret} and /unsubscribe/alerts/{secret}: the one click of a mail program. @source RFC 8058 */
export function serveMailEnds(server: FastifyInstance, { contextOf }: Pick<RouteParts, 'contextOf'>): void {
  for (const what of ['alert', 'alerts'])
    serveOneClickPost(server, `/unsubscribe/${what}/:secret`, {
      errorHandler: answerPlainError,
      handle: async (request, reply) => {
        const ctx = await contextOf(request, reply);
        await takeRequestPoints(ctx, WRITING_COST);
        await endAlertMail(ctx, request.params.secret);
      },
    });
}
