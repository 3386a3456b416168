import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, invalid } from '#kernel/app-error.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/context/context.ts';
import type { Services } from '#platform/context/services.ts';
import { takeRequestPoints } from '#platform/graphql/request-bucket.ts';
import { answerPlainError } from '#platform/http/answers/answer-errors.ts';
import { serveJsonPost } from '#platform/http/guards/json-post.ts';
import type { BotCheckProvider } from './bot-check-provider.ts';
import { isHumanPurpose } from './human-purpose.ts';
import { HUMAN_TOKEN_S, issueHumanToken } from './human-token.ts';
import { proofOfWork } from './proof-of-work.ts';
import { recaptcha } from './recaptcha.ts';
import { spendProof } from './used-proof.queries.ts';

/** Dependencies of the bot check. */
export interface BotCheckParts {
  config: Pick<Config, 'publicUrl' | 'recaptcha'>;
  services: Pick<Services, 'secrets'>;
  now(): Date;
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
}

/** Points that a check takes from a bucket: as many as a mutation. */
const COST = 5;

/**
 * Serves GET /recaptcha/challenge?purpose= and POST /recaptcha, which returns a token for a solved challenge. The names are the same for
 * every provider.
 *
 * @source docs/reference/permissions.md, "People and programs"
 */
export function serveBotCheck(server: FastifyInstance, parts: BotCheckParts): void {
  const { config, contextOf } = parts;
  const provider = providerOf(parts);
  server.get<{ Querystring: { purpose?: string } }>(
    '/recaptcha/challenge',
    { errorHandler: answerPlainError },
    async (request, reply) => {
      const { purpose } = request.query;
      if (!isHumanPurpose(purpose)) throw invalid({ purpose: 'unknown' });
      await takeRequestPoints(await contextOf(request, reply), COST);
      return reply.header('cache-control', 'no-store').send(await provider.challenge(purpose));
    },
  );
  serveJsonPost(server, {
    url: '/recaptcha',
    config,
    errorHandler: answerPlainError,
    handler: async (request, reply) => {
      const ctx = await contextOf(request, reply);
      await takeRequestPoints(ctx, COST);
      const { token } = (request.body ?? {}) as { token?: unknown };
      const proof = typeof token === 'string' && token !== '' ? await provider.proofOf(token) : null;
      if (!proof || !(await spendProof(ctx.db, proof, ctx.now()))) throw new AppError('error.recaptcha', { code: 403 });
      return reply
        .header('cache-control', 'no-store')
        .send({ recaptchaJwt: issueHumanToken(ctx, proof.purpose), validForS: HUMAN_TOKEN_S });
    },
  });
}

const providerOf = ({ config, services, now }: BotCheckParts): BotCheckProvider =>
  config.recaptcha === null ? proofOfWork({ ...services, now }) : recaptcha({ ...config.recaptcha, now });
