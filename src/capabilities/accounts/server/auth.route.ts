import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import { takeRequestPoints } from '#platform/graphql/request-bucket.ts';
import type { AccountRouteParts } from './account.routes.ts';
import { authPage, authPagePolicy } from './providers/auth-page.ts';
import {
  beginProviderSignIn,
  finishProviderSignIn,
  type ProviderAnswer,
} from './providers/provider-exchange.service.ts';

const NONCE_BYTES = 16;
/** Points of the return from a provider, which causes a request to it. */
const RETURN_COST = 5;
/** Largest form of a provider, in bytes. */
const LARGEST_FORM = 16 * 1024;
/** Parameters with which a provider sends a browser back. */
const ANSWER_FIELDS = ['code', 'state', 'iss', 'error', 'user'];
/** The policy leaves the popup connected to its opener, whatever pages it visits in between. */
const OPENED_WINDOW = { 'cross-origin-opener-policy': 'unsafe-none', 'referrer-policy': 'no-referrer' };

/**
 * Routes GET /auth/start/:provider and /auth, for the popup in which a person signs in at a provider.
 *
 * @source docs/reference/screens.md, "Sign-in by a provider"
 */
export function serveProviderSignIn(server: FastifyInstance, { contextOf }: AccountRouteParts): void {
  server.get<{ Params: { provider: string } }>('/auth/start/:provider', async (request, reply) => {
    const ctx = await contextOf(request, reply);
    reply.headers({ ...OPENED_WINDOW, 'cache-control': 'no-store' });
    try {
      return await reply.redirect(await beginProviderSignIn(ctx, Number(request.params.provider)), 302);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 404) throw error;
      return sendPage(reply.code(error.code), ctx, { error: 'unavailable' });
    }
  });
  server.get('/auth', async (request, reply) => {
    const ctx = await contextOf(request, reply);
    await takeRequestPoints(ctx, RETURN_COST);
    return sendPage(reply, ctx, await finishProviderSignIn(ctx, searchOf(request)));
  });
  serveFormAnswers(server);
}

/** Apple answers with a cross-site form post, which carries no cookies. The browser is redirected, so that the next request has them. */
function serveFormAnswers(server: FastifyInstance): void {
  void server.register(async (scope) => {
    const options = { parseAs: 'string', bodyLimit: LARGEST_FORM } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/auth', async (request, reply) => {
      const given = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const known = [...given].filter(([name]) => ANSWER_FIELDS.includes(name));
      return reply
        .headers({ ...OPENED_WINDOW, 'cache-control': 'no-store' })
        .redirect(`/auth?${new URLSearchParams(known)}`, 303);
    });
  });
}

function sendPage(reply: FastifyReply, ctx: Context, answer: ProviderAnswer): FastifyReply {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const { origin } = ctx.services;
  return reply
    .headers({ ...OPENED_WINDOW, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .header('content-security-policy', authPagePolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(authPage({ answer, origin, locale: ctx.locale, nonce }));
}

/** The query of a request, with its question mark. */
const searchOf = ({ url }: FastifyRequest): string => new URL(url, 'http://localhost').search;
