import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';
import type { Config } from '#platform/config/config.ts';
import { renewVisitorCookie, visitorIdFor } from '#platform/context/visitor.ts';
import { visitorCookie } from '#platform/http/fastify-cookies.ts';
import { serveJsonPost } from '#platform/http/json-post.ts';
import type { FairSemaphore } from '#platform/queues/fair-semaphore.ts';
import type { Context } from '../context/context.ts';
import { type ApiRequest, type ApiResponse, type ExecuteApi, weightOf } from './api.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { takeRequestPoints } from './request-bucket.ts';

/** Points that a document takes of which nothing is carried out: reading it costs as well. */
const COST_OF_REFUSAL = 10;

/** What serving the API needs. */
export interface GraphqlParts {
  config: Pick<Config, 'publicUrl'>;
  execute: ExecuteApi;
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
  /** By which networks take turns at what keeps the processor busy. */
  turns: FairSemaphore;
}

/** Serves POST /graphql: JSON only, from our own pages only, one operation, within the limits of its sender. */
export function serveGraphql(server: FastifyInstance, { config, execute, contextOf, turns }: GraphqlParts): void {
  serveJsonPost(server, {
    url: '/graphql',
    config,
    bodyLimit: DOCUMENT_LIMITS.bodyBytes,
    isDocument: true,
    handler: async (request, reply) => {
      const operation = readRequest(request.body);
      const { cost, isQuery } = weightOf(operation, server.graphql.schema);
      const isTooComplex = cost > DOCUMENT_LIMITS.cost;
      const ctx = await contextOf(request, reply);
      await takeRequestPoints(ctx, isTooComplex ? COST_OF_REFUSAL : cost);
      if (isTooComplex) throw new AppError('error.request.tooComplex', { code: 400, values: { cost } });
      const work = (): Promise<ApiResponse> => execute(ctx, operation);
      const { status, body } = await (isQuery ? turns.take(work, { of: ctx.network, signal: ctx.ending }) : work());
      ctx.ending.throwIfAborted();
      // Only scripts of our pages come here: from its next request on this browser has a bucket of its own.
      if (ctx.actor.kind !== 'user') visitorIdFor(ctx);
      renewVisitorCookie(ctx.services, ctx.cookies, visitorCookie(request));
      const retryAfter = body.errors?.[0]?.extensions.values.retryAfter;
      if (retryAfter) reply.header('retry-after', String(retryAfter));
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
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
