import type { FastifyRequest } from 'fastify';
import type { Dependency } from '#platform/freshness/dependency.ts';
import type { BuiltAnswer, PageCache } from '#platform/freshness/page-cache.ts';
import { CompressedAnswer, encodingFor } from './compressed-answer.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** Only a cached answer is compressed before it is sent. */
export type SentAnswer = WrittenAnswer | CompressedAnswer;

/** An answer with its dependencies; null where they are unknown. */
export interface ReadAnswer {
  answer: WrittenAnswer;
  dependencies: readonly Dependency[] | null;
}

/** Makes an answer that is not cached. */
interface Writing {
  /** The request. */
  request: Pick<FastifyRequest, 'headers'>;
  /** @param askedAtMs time of the request, by `performance.now()`: the answer has to be valid as of then */
  write(askedAtMs: number): Promise<ReadAnswer>;
  /** Runs the work in the turn of the requesting network. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** An answer that is the same for all visitors who are not signed in: from the cache, else made once for all. */
export async function sendSharedAnswer(
  answers: PageCache<SentAnswer>,
  key: string,
  { request, write, inTurn }: Writing,
): Promise<SentAnswer> {
  const askedAtMs = performance.now();
  const build = async (): Promise<BuiltAnswer<SentAnswer>> => {
    const { answer, dependencies } = await write(askedAtMs);
    if (dependencies === null || answer.status !== 200) return { answer, metadata: null };
    const small = new CompressedAnswer(answer, encodingFor(request));
    return { answer: small, metadata: { dependencies, size: small.size, asOfMs: askedAtMs } };
  };
  return (await answers.known(key)) ?? inTurn(() => answers.built(key, build));
}
