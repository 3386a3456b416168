import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BRAND } from '#kernel/brand.ts';
import { requireHuman } from '#platform/bot-check/human-token.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/context/context.ts';
import { takeRequestPoints } from '#platform/graphql/request-bucket.ts';
import { answerPlainError } from '#platform/http/answers/answer-errors.ts';
import { serveJsonPost } from '#platform/http/guards/json-post.ts';
import { serveOneClickPost } from '#platform/http/guards/one-click-post.ts';
import { englishText } from '#platform/i18n/messages.ts';
import { limitRegistration, register } from './joining/registration.service.ts';
import { exportAccount } from './profile/account-export.service.ts';
import { unsubscribeFromMails } from './profile/preference.service.ts';
import { signOut } from './sessions/session.service.ts';

/** Dependencies of the routes of accounts. */
export interface AccountRouteParts {
  config: Pick<Config, 'publicUrl'>;
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
}

/** Points of a data export, as for a list. */
const EXPORT_COST = 24;
/** Points of a writing request, as for a mutation. @source docs/reference/limits.md, "Points" */
const WRITING_COST = 5;

/**
 * Routes POST /register, POST /logout, and the download of the actor's data.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function serveAccounts(server: FastifyInstance, { config, contextOf }: AccountRouteParts): void {
  serveJsonPost(server, {
    url: '/register',
    config,
    errorHandler: answerPlainError,
    handler: async (request, reply) => {
      const ctx = await contextOf(request, reply);
      await limitRegistration(ctx);
      await requireHuman(ctx, 'register');
      const { id, email, firstName, lastName, phone, rolesFlag } = await register(ctx, request.body);
      const message = englishText('account.created', {});
      return reply
        .header('cache-control', 'no-store')
        .send({ message, id, email, firstName, lastName, phone, rolesFlag });
    },
  });
  serveJsonPost(server, {
    url: '/logout',
    config,
    errorHandler: answerPlainError,
    handler: async (request, reply) => {
      const ctx = await contextOf(request, reply);
      await takeRequestPoints(ctx, WRITING_COST);
      await signOut(ctx);
      return reply.header('cache-control', 'no-store').send({});
    },
  });
  server.get('/account/export', { errorHandler: answerPlainError }, async (request, reply) => {
    const ctx = await contextOf(request, reply);
    await takeRequestPoints(ctx, EXPORT_COST);
    const data = await exportAccount(ctx);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${BRAND.name.toLowerCase()}-account.json"`)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(data, null, 2));
  });
  serveOneClick(server, contextOf);
}

/** Route POST /unsubscribe/{secret}, for one-click unsubscribe. @source RFC 8058 */
function serveOneClick(server: FastifyInstance, contextOf: AccountRouteParts['contextOf']): void {
  serveOneClickPost(server, '/unsubscribe/:secret', {
    errorHandler: answerPlainError,
    handle: async (request, reply) => {
      const ctx = await contextOf(request, reply);
      await takeRequestPoints(ctx, WRITING_COST);
      await unsubscribeFromMails(ctx, request.params.secret);
    },
  });
}
