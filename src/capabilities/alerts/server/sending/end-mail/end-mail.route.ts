import type { FastifyInstance } from 'fastify';
import { takeRequestPoints } from '#platform/graphql/request-bucket.ts';
import { answerPlainError } from '#platform/http/answers/answer-errors.ts';
import { serveOneClickPost } from '#platform/http/guards/one-click-post.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { endAlertMail } from './end-mail.service.ts';

/** Cost of a request in points, equal to that of a mutation. @source docs/reference/limits.md, "Points" */
const WRITING_COST = 5;

/** Routes POST /unsubscribe/alert/{secret} and /unsubscribe/alerts/{secret}, for one-click unsubscribe. @source RFC 8058 */
export function serveMailEnds(server: FastifyInstance, { contextOf }: Pick<RouteParts, 'contextOf'>): void {
  for (const scope of ['alert', 'alerts'])
    serveOneClickPost(server, `/unsubscribe/${scope}/:secret`, {
      errorHandler: answerPlainError,
      handle: async (request, reply) => {
        const ctx = await contextOf(request, reply);
        await takeRequestPoints(ctx, WRITING_COST);
        await endAlertMail(ctx, request.params.secret);
      },
    });
}
