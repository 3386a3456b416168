import type { FastifyInstance } from 'fastify';
import type { PageHandler } from './serve-pages.ts';

/** What the framework calls the entry of the web half. */
const SERVER_ENTRY = 'virtual:tanstack-start-server-entry';

/** Serves pages straight from their sources: a change shows at once. Development only. */
export async function developmentHandler(server: FastifyInstance): Promise<() => Promise<PageHandler>> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'custom',
  });
  server.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
  server.addHook('onClose', () => vite.close());
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite has no server environment.');
  return async () => ((await environment.runner.import(SERVER_ENTRY)) as { default: PageHandler }).default;
}
