import { useEffect, useState } from 'react';
import type { QueryCache } from './query-cache.ts';

/** Pause after a change before a query, milliseconds: visitors type and drag. */
const PAUSE_MS = 250;

/** An answer that is known without a query. */
export interface KnownAnswer<Value> {
  question: string;
  value: Value;
}

/** The state of a query; the value is null before the first answer, and after a failure without one. */
export interface Answer<Value> {
  value: Value | null;
  /** The answer to the present query is pending; the value belongs to an earlier one. */
  isAsking: boolean;
}

/**
 * The answer to a query that changes while the visitor composes it. A late answer never replaces a newer one.
 *
 * @param question null sends no query
 */
export function useDebouncedQuery<Value>(
  question: string | null,
  answers: QueryCache<Value>,
  known: KnownAnswer<Value> | null,
): Answer<Value> {
  const [latest, setLatest] = useState<{ question: string; value: Value | null } | null>(null);
  const ready = question === null ? undefined : readyAnswer(question, answers, known);
  if (question !== null && ready !== undefined && latest?.value !== ready) setLatest({ question, value: ready });
  const isReady = ready !== undefined;
  const isFirst = latest === null;

  useEffect(() => {
    if (question === null || isReady) return;
    let isOutdated = false;
    const settle = (value: Value | null): void => {
      if (!isOutdated) setLatest({ question, value });
    };
    const ask = (): void => {
      // A failure leaves the number out: every choice works without it.
      answers.ask(question).then(settle, () => settle(null));
    };
    const timer = setTimeout(ask, isFirst ? 0 : PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [question, answers, isReady, isFirst]);

  if (question === null) return { value: null, isAsking: false };
  if (ready !== undefined) return { value: ready, isAsking: false };
  return { value: latest?.value ?? null, isAsking: latest?.question !== question };
}

const readyAnswer = <Value>(
  question: string,
  answers: QueryCache<Value>,
  known: KnownAnswer<Value> | null,
): Value | undefined => (known?.question === question ? known.value : answers.recall(question));
