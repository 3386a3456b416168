import type { FastifyRequest } from 'fastify';
import type { Dependency } from '#platform/freshness/dependency.ts';
import type { BuiltAnswer, PageCache } from '#platform/freshness/page-cache.ts';
import { CompressedAnswer, encodingFor } from './compressed-answer.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** Only an answer that can be kept is compressed before it is sent. */
export type SentAnswer = WrittenAnswer | CompressedAnswer;

/** An answer with what it was made from; null when nobody can tell. */
export interface ReadAnswer {
  answer: WrittenAnswer;
  readings: readonly Dependency[] | null;
}

/** How an answer is made that is not known. */
interface Writing {
  /** The one who asks. */
  request: Pick<FastifyRequest, 'headers'>;
  /** @param askedAtMs when it was asked for, by `performance.now()`: it has to be right as of then */
  write(askedAtMs: number): Promise<ReadAnswer>;
  /** Does it when it is the turn of whoever asks. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** An answer that is the same for everybody who did not sign in: from memory if it is known, else made once for all. */
export async function answerForEverybody(
  answers: PageCache<SentAnswer>,
  key: string,
  { request, write, inTurn }: Writing,
): Promise<SentAnswer> {
  const askedAtMs = performance.now();
  const build = async (): Promise<BuiltAnswer<SentAnswer>> => {
    const { answer, readings } = await write(askedAtMs);
    if (readings === null || answer.status !== 200) return { answer, kept: null };
    const small = new CompressedAnswer(answer, encodingFor(request));
    return { answer: small, kept: { dependencies: readings, size: small.size, asOfMs: askedAtMs } };
  };
  return (await answers.known(key)) ?? inTurn(() => answers.built(key, build));
}
