import type { FastifyInstance } from 'fastify';
import { loggedAddressOf, type WithoutSecret } from '#platform/log/request-log.ts';

/**
 * Answers at addresses that carry the secret of a mail's link, whatever they are, stay in no cache, and pages there tell no
 * address where they come from. Registered after the headers of all answers.
 *
 * @source docs/reference/permissions.md, "Links of mails"
 */
export function keepSecretAddresses(server: FastifyInstance, withoutSecret: WithoutSecret): void {
  server.addHook('onRequest', async (request, reply) => {
    if (loggedAddressOf(request, withoutSecret) !== request.url)
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
}
