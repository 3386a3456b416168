import type { Dependency } from '#platform/freshness/dependency.ts';
import type { PageCache } from '#platform/freshness/page-cache.ts';
import type { ReadAnswer, SentAnswer } from '#platform/http/answers/answer-for-everybody.ts';
import type { WrittenAnswer } from '#platform/http/answers/written-answer.ts';
import type { Context } from '../context/context.ts';
import type { ApiResponse, ExecuteApi } from './api.ts';
import type { ApiRequest } from './api-request.ts';

/** Execution and cache of queries with the same answer for all visitors. */
export interface SharedQuestions {
  answers: PageCache<SentAnswer>;
  /** Runs the queries of one page or request as a visitor without an id, and records each dependency. The context ends with the work. */
  asNobody<Result>(parts: AnonymousParts, work: (ctx: Context) => Promise<Result>): Promise<Result>;
}

/** Facts of a query without a particular caller. */
export type AnonymousParts = Pick<Context, 'requestId' | 'locale' | 'askedAtMs' | 'dependsOn'>;

/** Answers a query as for any visitor who is not signed in. */
export async function answerToAnybody(
  asNobody: SharedQuestions['asNobody'],
  { execute, operation, ...parts }: Omit<AnonymousParts, 'dependsOn'> & { execute: ExecuteApi; operation: ApiRequest },
): Promise<ReadAnswer> {
  const dependencies: Dependency[] = [];
  const dependsOn = (dependency: Dependency): void => void dependencies.push(dependency);
  const response = await asNobody({ ...parts, dependsOn }, (ctx) => execute(ctx, operation));
  return { answer: writtenQuestion(response), dependencies: response.body.errors ? null : dependencies };
}

/** An answer of the API as it is sent. */
export function writtenQuestion({ status, body }: ApiResponse): WrittenAnswer {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' });
  const retryAfter = body.errors?.[0]?.extensions.values.retryAfter;
  if (retryAfter) headers.set('retry-after', String(retryAfter));
  return { status, headers, text: JSON.stringify(body) };
}
