import type { FastifyRequest } from 'fastify';
import type { Reading } from '#platform/freshness/reading.ts';
import type { SharedAnswers } from '#platform/freshness/shared-answers.ts';
import type { SentAnswer } from '#platform/http/answer-for-everybody.ts';

/** Pages that are the same for everybody who did not sign in. */
export interface PagesForEverybody {
  answers: SharedAnswers<SentAnswer>;
  /** Whether all that a request asks for stands in its address. */
  isFor(request: FastifyRequest): boolean;
  /** Counts a request. @throws AppError `error.rateLimit` */
  count(request: FastifyRequest): Promise<void>;
  /** What a request asks for: two with the same words get the same page. */
  keyOf(request: FastifyRequest): string;
  /**
   * The request as anybody could send it, and what its page is made with: nothing of who asks.
   *
   * @param askedAtMs when, by `performance.now()`
   */
  anybodys(request: FastifyRequest, askedAtMs: number): PageMaking;
}

/** What a page for everybody is made with. */
export interface PageMaking {
  request: Request;
  context: object;
  /** What the page was made from; null when nobody can tell. To be asked for after it is made. */
  readings(): readonly Reading[] | null;
}
