import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import autocannon from 'autocannon';
import { build } from 'vite';
import { findOffers, readFound } from '#capabilities/search/server/search.service.ts';
import type { ResultsQuery } from '#generated/operations.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/context/context.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { unlimited } from '#platform/http/limits/rate-limit.ts';
import { builtHandler } from '#platform/web/serve-pages.ts';
import { attachPages } from '../../src/product/pages-server.ts';
import { createServer, type PageServices } from '../../src/product/server.ts';
import { compiledMessages } from '../vite/compiled-messages.ts';
import { benchContext, benchServices } from './bench-context.ts';
import { measure, type Timing, timingTable } from './measure.ts';
import { benchSearches, pageDataOf, resultsOperation, searchPath } from './searches.ts';

const SEARCHES = 400;
const RENDERS = 600;
const LOAD_S = 8;
const LOAD_CONNECTIONS = 8;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Stack {
  database: DatabaseHandle;
  config: Config;
  title: string;
}

/** Search, API and pages over one database, as a text of tables. */
export async function measureStack({ database, config, title }: Stack): Promise<string> {
  let pages: PageServices | undefined;
  const server = await createServer({
    config,
    database,
    services: benchServices(config),
    limits: unlimited,
    logger: false,
    now: () => new Date(),
    servePages: async (target, given) => {
      pages = given;
      await attachPages(target, given, config);
    },
  });
  if (!pages) throw new Error('The server has no pages.');
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    const searches = benchSearches(SEARCHES);
    const paths = await pathsOf(origin, database, searches);
    return [
      timingTable(`${title}: one search (24 homes with pictures and prices, and the exact count)`, [
        await measure('search alone', SEARCHES, (index) =>
          searchAlone(benchContext(database.db), searches[index] ?? {}),
        ),
        await measure('GraphQL in process', SEARCHES, (index) => runOperation(pages, database, searches[index] ?? {})),
        await measure('GraphQL over HTTP', SEARCHES, (index) => post(origin, searches[index] ?? {})),
        await measure('page over HTTP', SEARCHES, (index) => get(origin + paths[index])),
      ]),
      await renderTable(title, pages, database, searches[0] ?? {}, paths[0] ?? '/'),
      await load(origin, paths),
      `HTML of a results page: ${gzipSync(await get(origin + paths[0])).length} bytes gzip`,
    ].join('\n');
  } finally {
    await server.close();
  }
}

/** The index and the statements of the operation, without GraphQL around them. */
async function searchAlone(ctx: Context, filter: object): Promise<number> {
  const found = await findOffers(ctx, filter);
  await readFound(ctx, found);
  return found.found.count;
}

async function runOperation(services: PageServices | undefined, database: DatabaseHandle, filter: object) {
  const answer = await services?.execute(benchContext(database.db), resultsOperation(filter));
  if (!answer || answer.body.errors) throw new Error(JSON.stringify(answer?.body.errors));
  return answer.body;
}

async function post(origin: string, filter: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify(resultsOperation(filter)),
  });
  await response.json();
}

async function get(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'error' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Canonical addresses: those a search leads to after redirects. */
async function pathsOf(origin: string, { db }: DatabaseHandle, searches: readonly object[]): Promise<string[]> {
  const paths: string[] = [];
  for (const search of searches) {
    const { url } = await fetch(origin + (await searchPath(db, search)));
    paths.push(url.slice(origin.length));
  }
  return paths;
}

/** How fast the page renders when its data is at hand, against the bare tree in the same run. */
async function renderTable(
  title: string,
  services: PageServices,
  database: DatabaseHandle,
  filter: object,
  path: string,
): Promise<string> {
  const body = await runOperation(services, database, filter);
  const handler = await builtHandler(`${ROOT}dist`);
  const context = { graphql: answersOnce(services, database), origin: 'http://localhost', locale: 'en' };
  const render = await bareRenderer();
  const answer = body.data as ResultsQuery;
  const data = pageDataOf(filter, answer);
  const timings: Timing[] = [
    await measure('bare renderToString', RENDERS, () => render(data)),
    await measure('the page, data in memory', RENDERS, async () =>
      (await handler.fetch(new Request(`http://localhost${path}`), { context })).bytes(),
    ),
  ];
  return timingTable(`${title}: rendering ${answer.coords.result.length} cards on one core`, timings);
}

/** Runs each operation of a page the first time it is asked for; after that its answer is at hand. */
function answersOnce(services: PageServices, database: DatabaseHandle) {
  const answers = new Map<string, object>();
  return async (query: string, variables: object): Promise<object> => {
    const known = answers.get(query);
    if (known) return known;
    const { body } = await services.execute(benchContext(database.db), { query, variables: { ...variables } });
    answers.set(query, body);
    return body;
  };
}

async function bareRenderer(): Promise<(data: object) => string> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    plugins: [compiledMessages(), react()],
    build: { ssr: 'tools/bench/bare-renderer.tsx', outDir: 'var/bench', emptyOutDir: true },
  });
  const module = (await import(pathToFileURL(`${ROOT}var/bench/bare-renderer.js`).href)) as {
    bareRenderer(locale: string): Promise<(data: object) => string>;
  };
  return module.bareRenderer('en');
}

/** Pages per second under load; the generator runs on the other core. */
async function load(origin: string, paths: readonly string[]): Promise<string> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  const result = await autocannon({
    url: origin,
    connections: LOAD_CONNECTIONS,
    duration: LOAD_S,
    workers: 1,
    requests,
  });
  const { average } = result.requests;
  const failed = result.non2xx + result.errors;
  return `\nLoad: ${average.toFixed(0)} pages/s by ${LOAD_CONNECTIONS} visitors, p50 ${result.latency.p50} ms, p97.5 ${result.latency.p97_5} ms, ${failed} failed`;
}
