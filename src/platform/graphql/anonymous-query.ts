import type { Dependency } from '#platform/freshness/dependency.ts';
import type { PageCache } from '#platform/freshness/page-cache.ts';
import type { ReadAnswer, SentAnswer } from '#platform/http/answers/shared-answer.ts';
import type { WrittenAnswer } from '#platform/http/answers/written-answer.ts';
import type { Context } from '../context/context.ts';
import type { ApiResponse, ExecuteApi } from './api.ts';
import type { ApiRequest } from './api-request.ts';

/** Execution and cache of queries with the same answer for all visitors. */
export interface AnonymousQueries {
  answers: PageCache<SentAnswer>;
  /** Runs the queries of one page or request as a visitor without an id, and records each dependency. The context ends with the work. */
  asAnonymous<Result>(parts: AnonymousFacts, work: (ctx: Context) => Promise<Result>): Promise<Result>;
}

/** Facts of a query without a particular caller. */
export type AnonymousFacts = Pick<Context, 'requestId' | 'locale' | 'askedAtMs' | 'dependsOn'>;

/** Answers a query as for any visitor who is not signed in. */
export async function answerAnonymously(
  asAnonymous: AnonymousQueries['asAnonymous'],
  { execute, operation, ...parts }: Omit<AnonymousFacts, 'dependsOn'> & { execute: ExecuteApi; operation: ApiRequest },
): Promise<ReadAnswer> {
  const dependencies: Dependency[] = [];
  const dependsOn = (dependency: Dependency): void => void dependencies.push(dependency);
  const response = await asAnonymous({ ...parts, dependsOn }, (ctx) => execute(ctx, operation));
  return { answer: writtenApiAnswer(response), dependencies: response.body.errors ? null : dependencies };
}

/** An answer of the API as it is sent. */
export function writtenApiAnswer({ status, body }: ApiResponse): WrittenAnswer {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' });
  const retryAfter = body.errors?.[0]?.extensions.values.retryAfter;
  if (retryAfter) headers.set('retry-after', String(retryAfter));
  return { status, headers, text: JSON.stringify(body) };
}
