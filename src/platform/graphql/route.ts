import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';
import type { Config } from '#platform/config/config.ts';
import { renewVisitorCookie, visitorIdFor } from '#platform/context/visitor.ts';
import { sendAnswer } from '#platform/http/answers/compressed-answer.ts';
import { type SentAnswer, sendSharedAnswer } from '#platform/http/answers/shared-answer.ts';
import { visitorCookie } from '#platform/http/cookies/fastify-cookies.ts';
import { serveJsonPost } from '#platform/http/guards/json-post.ts';
import type { Semaphore } from '#platform/queues/semaphore.ts';
import type { Context } from '../context/context.ts';
import { type AnonymousQueries, answerAnonymously, writtenApiAnswer } from './anonymous-query.ts';
import type { ExecuteApi } from './api.ts';
import type { ApiRequest } from './api-request.ts';
import type { Documents } from './documents.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { takeRequestPoints } from './request-bucket.ts';
import { Weights } from './weights.ts';

/** Points of a request above the limit: computing its cost takes time as well. */
const COST_OF_TOO_MUCH = 10;

/** Dependencies of the API's route. */
export interface GraphqlParts {
  config: Pick<Config, 'publicUrl'>;
  execute: ExecuteApi;
  documents: Documents;
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
  /** Turns of networks at work that keeps the processor busy. */
  turns: Semaphore;
  /** Cache for queries with the same answer for all visitors; null where each is answered anew. */
  shared: AnonymousQueries | null;
}

/** Serves POST /graphql: JSON only, from our own pages only, one operation, within the limits of its sender. */
export function serveGraphql(
  server: FastifyInstance,
  { config, execute, documents, contextOf, turns, shared }: GraphqlParts,
): void {
  const weights = new Weights(server.graphql.schema, documents);
  serveJsonPost(server, {
    url: '/graphql',
    config,
    bodyLimit: DOCUMENT_LIMITS.bodyBytes,
    isDocument: true,
    handler: async (request, reply) => {
      const operation = readRequest(request.body);
      const { cost, isQuery, isShared, refusal } = weights.of(operation);
      const isTooComplex = cost > DOCUMENT_LIMITS.cost;
      const ctx = await contextOf(request, reply);
      await takeRequestPoints(ctx, isTooComplex ? COST_OF_TOO_MUCH : cost);
      if (refusal instanceof AppError) throw refusal;
      if (isTooComplex) throw new AppError('error.request.tooComplex', { code: 400, values: { cost } });
      const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
        isQuery ? turns.take(work, { network: ctx.network, signal: ctx.ending }) : work();
      const isAnonymousRequest = isShared && ctx.cookies.session === null;
      const answer =
        shared && isAnonymousRequest
          ? await sharedAnswer(shared, operation, { execute, ctx, inTurn, request })
          : writtenApiAnswer(await inTurn(() => execute(ctx, operation)));
      ctx.ending.throwIfAborted();
      // Only scripts of our pages reach this line: from its next request on this browser has a bucket of its own.
      if (ctx.actor.kind !== 'user') visitorIdFor(ctx);
      renewVisitorCookie(ctx.services, ctx.cookies, visitorCookie(request));
      return sendAnswer(request, reply.header('cache-control', 'no-store'), answer);
    },
  });
}

/** Dependencies of answering a query now. */
interface Answering {
  request: FastifyRequest;
  execute: ExecuteApi;
  ctx: Context;
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

function sharedAnswer(
  { answers, asAnonymous }: AnonymousQueries,
  operation: ApiRequest,
  { request, execute, ctx: { requestId, locale }, inTurn }: Answering,
): Promise<SentAnswer> {
  const { query, variables, operationName } = operation;
  return sendSharedAnswer(answers, JSON.stringify([locale, query, variables, operationName]), {
    request,
    inTurn,
    write: (askedAtMs) => answerAnonymously(asAnonymous, { execute, operation, requestId, locale, askedAtMs }),
  });
}

function readRequest(body: unknown): ApiRequest {
  const { query, variables, operationName } = (body ?? {}) as Record<string, unknown>;
  const fits =
    typeof query === 'string' &&
    (variables === undefined || variables === null || (typeof variables === 'object' && !Array.isArray(variables))) &&
    (operationName === undefined || operationName === null || typeof operationName === 'string');
  if (!fits) throw new AppError('error.request.malformed', { code: 400 });
  return {
    query,
    ...(variables && { variables: variables as Record<string, unknown> }),
    ...(operationName && { operationName: operationName as string }),
  };
}
