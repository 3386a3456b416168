import type { FastifyRequest } from 'fastify';
import type { PageCache } from '#platform/freshness/page-cache.ts';
import type { ReadAnswer, SentAnswer } from '#platform/http/answers/shared-answer.ts';
import type { WrittenAnswer } from '#platform/http/answers/written-answer.ts';

/** Pages that are the same for all visitors who are not signed in. */
export interface SharedPages {
  answers: PageCache<SentAnswer>;
  /** Whether the address alone determines the page of a request. */
  isFor(request: FastifyRequest): boolean;
  /** Counts a request. @throws AppError `error.rateLimit` */
  count(request: FastifyRequest): Promise<void>;
  /** Cache key of a request: two with the same key get the same page. */
  keyOf(request: FastifyRequest): string;
  /**
   * Makes the page as for any visitor, without facts of the caller.
   *
   * @param askedAtMs when, by `performance.now()`
   */
  make(request: FastifyRequest, askedAtMs: number, render: RenderPage): Promise<ReadAnswer>;
}

/** Renders a page. */
export type RenderPage = (request: Request, context: object) => Promise<WrittenAnswer>;
