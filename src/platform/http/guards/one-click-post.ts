import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';

/** What a mail program posts takes less. */
const MOST_BYTES = 16 * 1024;

type SecretRequest = FastifyRequest<{ Params: { secret: string } }>;

/** What such an address needs. */
export interface OneClick {
  errorHandler: NonNullable<RouteShorthandOptions['errorHandler']>;
  handle(request: SecretRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Answers the one click of a mail program, which is no page of ours and brings no cookies: what the address says is all.
 *
 * @param url with `:secret`
 * @source RFC 8058
 */
export function serveOneClickPost(server: FastifyInstance, url: string, { errorHandler, handle }: OneClick): void {
  server.register(async (scope) => {
    // What the form says is always the same: nothing of it is read.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, _body, done) => done(null, null),
    );
    scope.post<{ Params: { secret: string } }>(url, { errorHandler }, async (request, reply) => {
      await handle(request, reply);
      return reply.header('cache-control', 'no-store').send({});
    });
  });
}
