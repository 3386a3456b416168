import type { FastifyRequest } from 'fastify';
import type { PageCache } from '#platform/freshness/page-cache.ts';
import type { ReadAnswer, SentAnswer } from '#platform/http/answers/answer-for-everybody.ts';
import type { WrittenAnswer } from '#platform/http/answers/written-answer.ts';

/** Pages that are the same for everybody who did not sign in. */
export interface PagesForEverybody {
  answers: PageCache<SentAnswer>;
  /** Whether all that a request asks for stands in its address. */
  isFor(request: FastifyRequest): boolean;
  /** Counts a request. @throws AppError `error.rateLimit` */
  count(request: FastifyRequest): Promise<void>;
  /** What a request asks for: two with the same words get the same page. */
  keyOf(request: FastifyRequest): string;
  /**
   * Makes the page as for anybody: of a request that anybody could send, with nothing of who asks.
   *
   * @param askedAtMs when, by `performance.now()`
   */
  make(request: FastifyRequest, askedAtMs: number, render: RenderPage): Promise<ReadAnswer>;
}

/** Renders a page. */
export type RenderPage = (request: Request, context: object) => Promise<WrittenAnswer>;
