import type { FastifyRequest } from 'fastify';
import type { Reading } from '#platform/freshness/reading.ts';
import { type CompressedPage, compressed } from './compressed-page.ts';
import type { BuiltPage, KeptPages } from './kept-pages.ts';
import type { RenderedPage } from './rendered-page.ts';

/** Pages that are the same for everybody who did not sign in. */
export interface PagesForEverybody {
  kept: KeptPages<SentPage>;
  /** Whether all that a request asks for stands in its address. */
  isFor(request: FastifyRequest): boolean;
  /** Counts a request. @throws AppError `error.rateLimit` */
  count(request: FastifyRequest): Promise<void>;
  /** What a request asks for: two with the same words get the same page. */
  keyOf(request: FastifyRequest): string;
  /** The request as anybody could send it, and what its page is made with: nothing of who asks. */
  anybodys(request: FastifyRequest): { request: Request; making: PageMaking };
}

/** What a page for everybody is made with. */
export interface PageMaking {
  context: object;
  /** What the page was made from; null when nobody can tell, asked after it is made. */
  readings(): readonly Reading[] | null;
}

/** Only a page that can be kept is compressed here. */
export type SentPage = RenderedPage | CompressedPage;

/** How pages are made. */
interface Workshop {
  render(request: Request, context: object): Promise<RenderedPage>;
  inTurn<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>;
}

/** The page of an address, from memory if it is known; else it is made when it is the turn of whoever asks. */
export async function pageForEverybody(
  { kept, count, keyOf, anybodys }: PagesForEverybody,
  request: FastifyRequest,
  { render, inTurn }: Workshop,
): Promise<SentPage> {
  await count(request);
  const key = keyOf(request);
  const build = async (): Promise<BuiltPage<SentPage>> => {
    const { request: asked, making } = anybodys(request);
    const page = await render(asked, making.context);
    const readings = page.status === 200 ? making.readings() : null;
    if (readings === null) return { page, kept: null };
    const small = await compressed(page);
    return { page: small, kept: { readings, size: small.br.length + small.gzip.length } };
  };
  return (await kept.known(key)) ?? inTurn(request, () => kept.built(key, build));
}
