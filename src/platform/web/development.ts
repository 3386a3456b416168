import type { FastifyInstance } from 'fastify';
import type { PageHandler } from './serve-pages.ts';

/** What the framework calls the entry of the web half. */
const SERVER_ENTRY = 'virtual:tanstack-start-server-entry';

const POLICY_HEADER = 'content-security-policy';

/** Serves pages straight from their sources: a change shows at once. Development only. */
export async function developmentHandler(server: FastifyInstance): Promise<() => Promise<PageHandler>> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'custom',
  });
  server.addHook('onRequest', (request, reply, done) => {
    const policy = reply.raw.getHeader(POLICY_HEADER);
    // Vite's own answers are scripts of the page and its workers, which have to load others.
    reply.raw.removeHeader(POLICY_HEADER);
    vite.middlewares(request.raw, reply.raw, (error?: Error) => {
      if (policy) reply.raw.setHeader(POLICY_HEADER, policy);
      done(error);
    });
  });
  server.addHook('onClose', () => vite.close());
  return async () => {
    // Asked for each time: a change of Vite's own settings makes a new one.
    const environment = vite.environments.ssr;
    if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite has no server environment.');
    return ((await environment.runner.import(SERVER_ENTRY)) as { default: PageHandler }).default;
  };
}
