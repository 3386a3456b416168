import type { ResultsQuery } from '#generated/operations.ts';
import type { ResultsData } from '#pages/results/data/results.loader.ts';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { loadSampleMarket } from '#sample/load-sample.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';
import type { LoadedRequest } from './peer-load.ts';
import { benchSearches, pageDataOf, resultsOperation, searchPath } from './searches.ts';

const SEED = 2026;
const SEARCHES = 400;
const FULL_PAGE = 24;
/** Addresses of a load. */
const MOST_PATHS = 60;
const LISTING_LINK = /href="(\/en\/listing\/[^"#?]+)"/g;

/** A search that a market was filled for, and its address. */
interface FilledSearch {
  search: object;
  path: string;
}

/** Requests to a market: pages of 24 cards, start pages, listings, and the queries behind the first. */
export interface BenchMarket {
  results: LoadedRequest[];
  home: LoadedRequest[];
  listings: LoadedRequest[];
  questions: LoadedRequest[];
  /** Content of the first results page. */
  pageData: ResultsData;
}

/** Makes a market where the settings say. Returns the searches to try on it. */
export async function fillMarket(settings: Record<string, string>, listings: number): Promise<FilledSearch[]> {
  const database = await openDatabase({ ...readConfig(settings), unlimitedStatements: true });
  try {
    await prepareDatabase(database);
    const market = { count: listings, seed: SEED, now: new Date() };
    await reportStep(`${listings} listings`, (onProgress) => loadSampleMarket(database.db, { ...market, onProgress }));
    await database.execute('analyze');
    const filled: FilledSearch[] = [];
    for (const search of benchSearches(SEARCHES)) filled.push({ search, path: await searchPath(database.db, search) });
    return filled;
  } finally {
    await database.close();
  }
}

/** Looks which of the searches fill a page, and which listings these lead to. @throws Error when none does */
export async function marketOf(origin: string, searches: readonly FilledSearch[]): Promise<BenchMarket> {
  const market = { results: [], home: [{ path: '/en' }], listings: [], questions: [] } as Omit<BenchMarket, 'pageData'>;
  let pageData: ResultsData | undefined;
  const listings = new Set<string>();
  for (const { search, path } of searches) {
    if (market.results.length === MOST_PATHS) break;
    const body = JSON.stringify(resultsOperation(search));
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
    const { data } = (await answer.json()) as { data: ResultsQuery };
    if (data.coords.result.length < FULL_PAGE) continue;
    const page = await fetch(origin + path);
    for (const [, link = ''] of (await page.text()).matchAll(LISTING_LINK)) listings.add(link);
    pageData ??= pageDataOf(search, data);
    market.results.push({ path: page.url.slice(origin.length) });
    market.questions.push({ path: '/graphql', body });
  }
  if (!pageData || listings.size === 0) throw new Error('No search fills a page.');
  market.listings.push(...[...listings].slice(0, MOST_PATHS).map((path) => ({ path })));
  return { ...market, pageData };
}
