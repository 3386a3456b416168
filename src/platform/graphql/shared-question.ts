import type { Dependency } from '#platform/freshness/dependency.ts';
import type { PageCache } from '#platform/freshness/page-cache.ts';
import type { ReadAnswer, SentAnswer } from '#platform/http/answers/answer-for-everybody.ts';
import type { WrittenAnswer } from '#platform/http/answers/written-answer.ts';
import type { Context } from '../context/context.ts';
import type { ApiResponse, ExecuteApi } from './api.ts';
import type { ApiRequest } from './api-request.ts';

/** What questions are answered with, and their answers kept in, that everybody asks alike. */
export interface SharedQuestions {
  answers: PageCache<SentAnswer>;
  /** For the questions of one page or request: nobody asks, and each reading is told. It ends with the work. */
  asNobody<Result>(parts: NobodysParts, work: (ctx: Context) => Promise<Result>): Promise<Result>;
}

/** What is known of a question that nobody in particular asks. */
export type NobodysParts = Pick<Context, 'requestId' | 'locale' | 'askedAtMs' | 'dependsOn'>;

/** Answers a question as anybody would be answered. */
export async function answerToAnybody(
  asNobody: SharedQuestions['asNobody'],
  { execute, operation, ...parts }: Omit<NobodysParts, 'dependsOn'> & { execute: ExecuteApi; operation: ApiRequest },
): Promise<ReadAnswer> {
  const readings: Dependency[] = [];
  const note = (reading: Dependency): void => void readings.push(reading);
  const response = await asNobody({ ...parts, dependsOn: note }, (ctx) => execute(ctx, operation));
  return { answer: written(response), readings: response.body.errors ? null : readings };
}

/** An answer of the API as it goes out. */
export function written({ status, body }: ApiResponse): WrittenAnswer {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' });
  const retryAfter = body.errors?.[0]?.extensions.values.retryAfter;
  if (retryAfter) headers.set('retry-after', String(retryAfter));
  return { status, headers, text: JSON.stringify(body) };
}
