import type { FastifyInstance } from 'fastify';
import { loggedAddressOf, type WithoutSecret } from '#platform/log/request-log.ts';

/**
 * Marks answers at addresses with the secret of a mail's link, whatever they are: no cache stores them, and their pages send no referrer.
 * Register it after the headers of all answers.
 *
 * @source docs/reference/permissions.md, "Links of mails"
 */
export function protectSecretAddresses(server: FastifyInstance, withoutSecret: WithoutSecret): void {
  server.addHook('onRequest', async (request, reply) => {
    if (loggedAddressOf(request, withoutSecret) !== request.url)
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
}
