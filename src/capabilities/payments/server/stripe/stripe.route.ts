import type { FastifyInstance } from 'fastify';
import { backgroundContext } from '#platform/context/context.ts';
import { answerPlainError } from '#platform/http/answer-errors.ts';
import { sessionCookie } from '#platform/http/fastify-cookies.ts';
import { refuseOtherMethods } from '#platform/http/post-only.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { handleProviderMessage, unbelievable } from '../payment-event.service.ts';
import { signedEvent, wordOfEvent } from './stripe-event.ts';

/** Where Stripe sends its messages. */
export const STRIPE_WEBHOOK = '/payments/webhook/stripe';
/** Largest message, bytes. @source docs/reference/limits.md, "Payments" */
const MOST_BYTES = 256 * 1024;

/**
 * Hears Stripe, where cards are taken; else there is no such address. A signature proves a message, nothing else does: a
 * browser of somebody who signed in is not heard.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function serveStripe(server: FastifyInstance, { config, database, services, now }: RouteParts): void {
  const { stripe } = config.payments;
  if (!stripe) return;
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the bytes as they came.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    const options = { config: { isDocument: true }, errorHandler: answerPlainError };
    scope.post(STRIPE_WEBHOOK, options, async (request, reply) => {
      const { 'stripe-signature': signature } = request.headers;
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body) || sessionCookie(request) !== null)
        throw unbelievable();
      const message = await signedEvent(stripe, { body: request.body, signature, now: now() });
      const { ending, id: requestId } = request;
      const ctx = backgroundContext({ db: database.db, services, now, ending, requestId });
      const event = await wordOfEvent(ctx, message);
      if (event) await handleProviderMessage(ctx, event);
      return reply.header('cache-control', 'no-store').send({});
    });
  });
  refuseOtherMethods(server, STRIPE_WEBHOOK, answerPlainError);
}
