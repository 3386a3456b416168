import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { developmentHandler } from '#platform/web/development.ts';
import { builtHandler, localeOf, serveFiles, servePages } from '#platform/web/serve-pages.ts';
import type { PageServices } from './server.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** Pages as built, or in development straight from their sources. */
export async function attachPages(
  server: FastifyInstance,
  { execute, contextOf }: PageServices,
  config: Config,
): Promise<void> {
  if (config.production) await serveFiles(server, join(DIST, 'client'));
  const handler = config.production ? await builtHandler(DIST) : null;
  servePages(server, {
    handler: handler ? async () => handler : await developmentHandler(server),
    contextOf: (request) => {
      const ctx = contextOf(request);
      const graphql = async (query: string, variables: object): Promise<object> =>
        (await execute(ctx, { query, variables: { ...variables } })).body;
      return {
        graphql,
        origin: config.publicUrl ?? `${request.protocol}://${request.host}`,
        locale: localeOf(request),
        report: (error: unknown) => request.log.error({ err: error }, 'page failed'),
      };
    },
  });
}
