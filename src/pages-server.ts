import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { ViewerDocument, type ViewerQuery } from '#generated/operations.ts';
import { isSignedIn } from '#kernel/actor.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { type ApiAnswer, resultOf } from '#kit/graphql/transport.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/context/context.ts';
import { pagePolicy } from '#platform/http/content-policy.ts';
import { isKnownBot } from '#platform/http/known-bot.ts';
import { pageLocaleOf } from '#platform/http/request-locale.ts';
import { developmentHandler } from '#platform/web/development.ts';
import { builtHandler, serveFiles, servePages } from '#platform/web/serve-pages.ts';
import type { PageServices } from './server.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** Pages as built, or in development straight from their sources. */
export async function attachPages(
  server: FastifyInstance,
  { execute, contextOf, inTurn }: PageServices,
  config: Config,
): Promise<void> {
  if (config.production) await serveFiles(server, join(DIST, 'client'), pagePolicy(config, null));
  const handler = config.production ? await builtHandler(DIST) : null;
  servePages(server, {
    handler: handler ? async () => handler : await developmentHandler(server, config),
    inTurn,
    policyOf: (nonce) => pagePolicy(config, nonce),
    contextOf: async (request, reply, nonce) => {
      const ctx = await contextOf(request, reply);
      const graphql = async (query: string, variables: object): Promise<ApiAnswer> =>
        (await execute(ctx, { query, variables: { ...variables } })).body;
      return {
        graphql,
        viewer: await viewerOf(ctx, graphql),
        origin: config.publicUrl ?? `${request.protocol}://${request.host}`,
        locale: pageLocaleOf(request),
        isBot: isKnownBot(request.headers['user-agent']),
        nonce,
        requestId: request.id,
        report: (error: unknown) => request.log.error({ err: error }, 'page failed'),
      };
    },
  });
}

/** The one who is signed in, by the same operation that a browser asks. */
async function viewerOf(
  { actor }: Context,
  graphql: (query: string, variables: object) => Promise<ApiAnswer>,
): Promise<Viewer | null> {
  if (!isSignedIn(actor)) return null;
  return resultOf<ViewerQuery>(await graphql(String(ViewerDocument), {})).profile;
}
