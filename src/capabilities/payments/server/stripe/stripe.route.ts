import type { FastifyInstance } from 'fastify';
import { backgroundContext } from '#platform/context/context.ts';
import { answerPlainError } from '#platform/http/answers/answer-errors.ts';
import { sessionCookie } from '#platform/http/cookies/fastify-cookies.ts';
import { refuseOtherMethods } from '#platform/http/guards/post-only.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { PAYMENT_SETTINGS } from '../payment.settings.ts';
import { handleProviderMessage, mismatchedMessage } from '../providers/payment-event.service.ts';
import { signedEvent, statusOfEvent } from './stripe-event.ts';

/** Path that Stripe sends its messages to. */
export const STRIPE_WEBHOOK = '/payments/webhook/stripe';
/** Largest message, bytes. @source docs/reference/limits.md, "Payments" */
const MOST_BYTES = 256 * 1024;

/**
 * Receives messages of Stripe where cards are enabled; else the route does not exist. Only a signature authenticates a message, never
 * the session of a browser.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function serveStripe(server: FastifyInstance, { database, services, now }: RouteParts): void {
  const { stripe } = services.settings.of(PAYMENT_SETTINGS);
  if (!stripe) return;
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the bytes as they came.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    const options = { config: { isDocument: true }, errorHandler: answerPlainError };
    scope.post(STRIPE_WEBHOOK, options, async (request, reply) => {
      const { 'stripe-signature': signature } = request.headers;
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body) || sessionCookie(request) !== null)
        throw mismatchedMessage();
      const message = await signedEvent(stripe, { body: request.body, signature, now: now() });
      const { ending, id: requestId } = request;
      const ctx = backgroundContext({ db: database.db, services, now, ending, requestId });
      const event = await statusOfEvent(ctx, message);
      if (event) await handleProviderMessage(ctx, event);
      return reply.header('cache-control', 'no-store').send({});
    });
  });
  refuseOtherMethods(server, STRIPE_WEBHOOK, answerPlainError);
}
