import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ViewerDocument, type ViewerQuery } from '#generated/operations.ts';
import { isSignedIn } from '#kernel/actor.ts';
import type { PageRequestContext } from '#kit/graphql/execute.ts';
import { type ApiAnswer, resultOf } from '#kit/graphql/transport.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/context/context.ts';
import type { Dependency } from '#platform/freshness/dependency.ts';
import { pageLocaleOf } from '#platform/http/cookies/request-locale.ts';
import { pagePolicy } from '#platform/http/guards/content-policy.ts';
import { isKnownBot } from '#platform/http/guards/known-bot.ts';
import { developmentHandler } from '#platform/web/development.ts';
import { builtHandler, serveFiles, servePages } from '#platform/web/serve-pages.ts';
import type { SharedPages } from '#platform/web/shared-pages.ts';
import { pageTexts, serveOwnTexts } from './own-texts.route.ts';
import type { PageServices } from './server.ts';
import type { SharedServices } from './shared-services.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Serves the built pages, or in development pages straight from their sources. */
export async function attachPages(server: FastifyInstance, services: PageServices, config: Config): Promise<void> {
  const { execute, contextOf, inTurn, shared } = services;
  if (config.production) {
    const earlierAssets = join(config.dataDir, 'assets');
    await serveFiles(server, {
      clientFolder: join(DIST, 'client'),
      earlierAssets,
      scriptPolicy: pagePolicy(config, []),
    });
  }
  const ownTexts = pageTexts(config.ownTexts);
  serveOwnTexts(server, ownTexts);
  const factsOf: FactsOf = (request) => ({ ...requestFacts(request, config), ownTexts });
  const handler = config.production ? await builtHandler(DIST) : null;
  servePages(server, {
    handler: handler ? async () => handler : await developmentHandler(server, config),
    inTurn,
    policyOf: (scriptHashes) => pagePolicy(config, scriptHashes),
    contextOf: async (request, reply) => {
      const ctx = await contextOf(request, reply);
      const graphql = async (query: string, variables: object): Promise<ApiAnswer> =>
        (await execute(ctx, { query, variables: { ...variables } })).body;
      return { ...factsOf(request), graphql, viewer: await viewerOf(ctx, graphql) };
    },
    shared: shared && sharedPages(services, shared, factsOf),
  });
}

/** Facts of a page before its queries. */
type PageFacts = Omit<MadePageContext, 'graphql' | 'viewer'>;
/** The nonce is added by the rendering. */
type MadePageContext = Omit<PageRequestContext, 'nonce'>;

/** Reads these facts from a request. */
type FactsOf = (request: FastifyRequest) => PageFacts;

const requestFacts = (request: FastifyRequest, { publicUrl, siteLinks }: Config): Omit<PageFacts, 'ownTexts'> => ({
  origin: publicUrl ?? `${request.protocol}://${request.host}`,
  locale: pageLocaleOf(request),
  isBot: isKnownBot(request.headers['user-agent']),
  siteLinks,
  requestId: request.id,
  report: (error: unknown) => request.log.error({ err: error }, 'page failed'),
});

/** Base for pages, which know their address from `origin`; the request's Host header need not be a valid address. */
const SOMEWHERE = 'http://localhost';

/** Pages that depend on their address alone, and on whether a program requests them. */
function sharedPages(
  { execute }: PageServices,
  { answers, isFor, count, asAnonymous }: SharedServices,
  factsOf: FactsOf,
): SharedPages {
  return {
    answers,
    isFor,
    count,
    keyOf: (request) => {
      const { origin, isBot } = factsOf(request);
      return `${origin} ${isBot} ${request.url}`;
    },
    make: (request, askedAtMs, render) => {
      const facts = factsOf(request);
      const dependencies: Dependency[] = [];
      const dependsOn = (dependency: Dependency): void => void dependencies.push(dependency);
      return asAnonymous({ ...facts, askedAtMs, dependsOn }, async (ctx) => {
        let isFollowed = true;
        const graphql = async (query: string, variables: object): Promise<ApiAnswer> => {
          let noted = 0;
          const counting = (dependency: Dependency): void => {
            noted += 1;
            dependsOn(dependency);
          };
          const { body } = await execute({ ...ctx, dependsOn: counting }, { query, variables: { ...variables } });
          // An answer without dependencies has no known time of change.
          isFollowed &&= noted > 0 && !body.errors;
          return body;
        };
        const context: MadePageContext = { ...facts, graphql, viewer: null };
        const asked = new Request(SOMEWHERE + request.url, { headers: { accept: 'text/html' } });
        const answer = await render(asked, context);
        return { answer, dependencies: isFollowed ? dependencies : null };
      });
    },
  };
}

/** The signed-in member, by the same operation that a browser sends. */
async function viewerOf(
  { actor }: Context,
  graphql: (query: string, variables: object) => Promise<ApiAnswer>,
): Promise<Viewer | null> {
  if (!isSignedIn(actor)) return null;
  return resultOf<ViewerQuery>(await graphql(String(ViewerDocument), {})).profile;
}
