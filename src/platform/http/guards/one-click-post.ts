import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';

/** Largest body, bytes; a mail program's is smaller. */
const MOST_BYTES = 16 * 1024;

type SecretRequest = FastifyRequest<{ Params: { secret: string } }>;

/** Dependencies of a one-click address. */
export interface OneClick {
  errorHandler: NonNullable<RouteShorthandOptions['errorHandler']>;
  handle(request: SecretRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Answers the one-click request of a mail program, which is no page of ours and sends no cookies: the address is the only input.
 *
 * @param url with `:secret`
 * @source RFC 8058
 */
export function serveOneClickPost(server: FastifyInstance, url: string, { errorHandler, handle }: OneClick): void {
  server.register(async (scope) => {
    // The form is always the same, and is not read.
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
