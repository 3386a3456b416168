import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NodeRequest } from 'srvx/node';
import { notFound } from '#kernel/app-error.ts';
import { redirectFor } from '#kernel/paths/paths.ts';
import { DAY_S } from '#kernel/time.ts';
import { answerErrorPage, answerUnknownRoute } from '#platform/http/answers/answer-errors.ts';
import { sendAnswer } from '#platform/http/answers/compressed-answer.ts';
import { type SentAnswer, sendSharedAnswer } from '#platform/http/answers/shared-answer.ts';
import type { WrittenAnswer } from '#platform/http/answers/written-answer.ts';
import { localeOf } from '#platform/http/cookies/request-locale.ts';
import { storeBuild } from './earlier-builds.ts';
import { nameInlineScripts } from './inline-scripts.ts';
import type { RenderPage, SharedPages } from './shared-pages.ts';

/** The built server half of the pages: a fetch handler, with a context for the pages of each request. */
export interface PageHandler {
  fetch(request: Request, options: { context: object }): Promise<Response>;
}

/** Source of the pages and the context of each request. */
export interface PageSource {
  /** The handler, read at each request: development replaces it when a file changes. */
  handler(): Promise<PageHandler>;
  /** Context of a page for its caller. */
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<object>;
  /** Renders in the turn of the requesting network; without it, at once. */
  inTurn?<Result>(request: FastifyRequest, render: () => Promise<Result>): Promise<Result>;
  /** The content policy of a page with these inline scripts. */
  policyOf(scriptHashes: readonly string[]): string;
  /** Pages that are the same for all visitors; without it, each is made for its caller. */
  shared?: SharedPages | null;
}

const ONE_YEAR_MS = 31_536_000_000;

const MARK_BYTES = 16;

/**
 * Longest path, characters: a longer one is not found. The router caches the latest 1,000 paths of the process with their results, however
 * long they are.
 */
export const LONGEST_PATH = 2_000;

/** The handler of the build. @throws Error without a build */
export async function builtHandler(distFolder: string): Promise<PageHandler> {
  const file = join(distFolder, 'server/server.js');
  if (!existsSync(file)) throw new Error(`No built pages in ${distFolder}: run "npm run build" first.`);
  const entry = (await import(pathToFileURL(file).href)) as { default: PageHandler };
  return entry.default;
}

/** Location of the files that pages load. */
export interface BuiltFiles {
  /** Folder of this build: `assets`, and the icons beside it. */
  clientFolder: string;
  /** Assets of this and earlier builds. */
  earlierAssets: string;
  /** Content policy of scripts: a worker has the policy of its own file, not that of the page. */
  scriptPolicy: string;
}

/**
 * Serves the files of a build: those under `/assets/` have a digest in their name and never change, and a missing one gets no page as
 * answer; the icons beside them are revalidated every day.
 */
export async function serveFiles(server: FastifyInstance, files: BuiltFiles): Promise<void> {
  const { clientFolder, earlierAssets, scriptPolicy } = files;
  const assets = join(clientFolder, 'assets');
  await storeBuild(assets, earlierAssets, new Date()).catch((err) =>
    server.log.warn({ err }, 'files of the build cannot be stored'),
  );
  await server.register(fastifyStatic, {
    root: clientFolder,
    globIgnore: ['assets/**'],
    wildcard: false,
    index: false,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${DAY_S}`),
  });
  const serveAssets = async (scope: FastifyInstance): Promise<void> => {
    scope.setNotFoundHandler((_request, reply) => reply.code(404).header('cache-control', 'no-store').send());
    await scope.register(fastifyStatic, {
      root: [assets, earlierAssets].filter(existsSync),
      decorateReply: false,
      index: false,
      immutable: true,
      maxAge: ONE_YEAR_MS,
      setHeaders: (reply, file) => {
        if (/\.m?js$/.test(file)) reply.header('content-security-policy', scriptPolicy);
      },
    });
  };
  await server.register(serveAssets, { prefix: '/assets' });
}

/** Serves every other address as a page, after the redirects of the paths table. */
export function servePages(server: FastifyInstance, source: PageSource): void {
  const render: RenderPage = async (request, context) =>
    rendered(await source.handler(), { request, context, policyOf: source.policyOf });
  const inTurn = source.inTurn ?? ((_request, work) => work());
  const pageOf = async (request: FastifyRequest, reply: FastifyReply): Promise<SentAnswer> => {
    if (source.shared?.isFor(request)) return sharedPage(source.shared, request, { render, inTurn });
    const webRequest = new NodeRequest({ req: request.raw, res: reply.raw }) as unknown as Request;
    const context = await source.contextOf(request, reply);
    return inTurn(request, () => render(webRequest, context));
  };
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    errorHandler: answerErrorPage,
    handler: async (request, reply) => {
      if (request.url.split('?', 1).join('').length > LONGEST_PATH) throw notFound();
      const redirect = redirectFor(request.url, localeOf(request));
      if (redirect) return reply.header('vary', 'cookie, accept-language').redirect(redirect.location, redirect.status);
      const page = await pageOf(request, reply);
      request.ending.throwIfAborted();
      if (isMissing(page) && isForProgram(request)) return answerUnknownRoute(request, reply);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
      return sendAnswer(request, reply, page);
    },
  });
}

const isMissing = (page: SentAnswer): boolean => 'status' in page && page.status === 404;

/** Whether the client accepts JSON and no pages. */
const isForProgram = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');

/** Dependencies of making pages. */
interface Workshop {
  render: RenderPage;
  inTurn: NonNullable<PageSource['inTurn']>;
}

/** The page of an address, the same for all visitors. */
async function sharedPage(
  { answers, count, keyOf, make }: SharedPages,
  asked: FastifyRequest,
  { render, inTurn }: Workshop,
): Promise<SentAnswer> {
  await count(asked);
  return sendSharedAnswer(answers, keyOf(asked), {
    request: asked,
    inTurn: (work) => inTurn(asked, work),
    write: (askedAtMs) => make(asked, askedAtMs, render),
  });
}

/** Inputs of a rendering. */
interface Rendering {
  request: Request;
  context: object;
  policyOf: PageSource['policyOf'];
}

/** A page with the policy that admits its own scripts, which its nonce identifies. */
async function rendered(handler: PageHandler, { request, context, policyOf }: Rendering): Promise<WrittenAnswer> {
  const nonce = randomBytes(MARK_BYTES).toString('base64url');
  const response = await handler.fetch(request, { context: { ...context, nonce } });
  const { html, hashes } = nameInlineScripts(await response.text(), nonce);
  response.headers.set('content-security-policy', policyOf(hashes));
  return { status: response.status, headers: response.headers, text: html };
}
