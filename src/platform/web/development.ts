import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { PageHandler } from './serve-pages.ts';

/** The framework's name for the entry of the server half. */
const SERVER_ENTRY = 'virtual:tanstack-start-server-entry';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Sources of pages; Vite serves no other files, above all neither settings nor data. */
const PAGE_SOURCES = ['src', 'locales', 'node_modules'].map((folder) => join(ROOT, folder));
/** Files that belong to no page, if they lie among its sources. */
const NEVER_SERVED = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '**/.git/**'];

/** Serves pages straight from their sources: a change shows at once. Development only. */
export async function developmentHandler(
  server: FastifyInstance,
  { dataDir, publicUrl }: Pick<Config, 'dataDir' | 'publicUrl'>,
): Promise<() => Promise<PageHandler>> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    server: {
      middlewareMode: true,
      hmr: { server: server.server },
      // Besides localhost and bare addresses: a foreign name that resolves to this machine gets no answer.
      allowedHosts: publicUrl === null ? [] : [new URL(publicUrl).hostname],
      fs: { strict: true, allow: PAGE_SOURCES, deny: [...NEVER_SERVED, ...patternsOf(dataDir)] },
    },
    appType: 'custom',
  });
  server.addHook('onRequest', (request, reply, done) => {
    // Vite's own answers have no policy: they are scripts of the page and its workers, which have to load others.
    vite.middlewares(request.raw, reply.raw, done);
  });
  server.addHook('onClose', () => vite.close());
  return async () => {
    // Read each time: a change of Vite's own settings makes a new one.
    const environment = vite.environments.ssr;
    if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite has no server environment.');
    return ((await environment.runner.import(SERVER_ENTRY)) as { default: PageHandler }).default;
  };
}

/** A folder among the sources, in Vite's form; anywhere else it is inaccessible anyway. */
function patternsOf(folder: string): string[] {
  if (!PAGE_SOURCES.some((sources) => `${folder}/`.startsWith(`${sources}/`))) return [];
  const literal = folder.replaceAll(/[\\$^*+?()[\]{}!|@]/g, '\\$&');
  return [literal, `${literal}/**`];
}
