import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';
import type { BucketRule } from '#platform/http/rate-limit.ts';
import { type ApiRequest, costOfRequest, type ExecuteApi } from './api.ts';
import type { Context } from './context.ts';
import { DOCUMENT_LIMITS } from './limits.ts';

/** Bucket of a visitor's address. @source rules §6.1 */
const VISITOR_BUCKET: BucketRule = { size: 500, refillPerS: 20 };

/** Serves POST /graphql: JSON only, from our own pages only, one operation, within the limits of its sender. */
export function serveGraphql(
  server: FastifyInstance,
  execute: ExecuteApi,
  contextOf: (request: FastifyRequest) => Context,
): void {
  server.post('/graphql', { bodyLimit: DOCUMENT_LIMITS.bodyBytes }, async (request, reply) => {
    refuseForeignOrigin(request);
    const operation = readRequest(request.body);
    const cost = costOfRequest(operation);
    if (cost > DOCUMENT_LIMITS.cost) throw new AppError('error.request.tooComplex', { code: 400, values: { cost } });
    const ctx = contextOf(request);
    ctx.limits.take(`graphql:${ctx.address}`, VISITOR_BUCKET, cost);
    const { status, body } = await execute(ctx, operation);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

/** Another site's page may not act here; programs without an Origin header may. @source rules §7 "error.csrf" */
function refuseForeignOrigin({ headers }: FastifyRequest): void {
  const { origin, host } = headers;
  if (origin && (!URL.canParse(origin) || new URL(origin).host !== host))
    throw new AppError('error.csrf', { code: 403 });
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
