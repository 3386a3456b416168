import { useEffect, useState } from 'react';
import type { QueryCache } from './query-cache.ts';

/** Pause after a change before a query, milliseconds: visitors type and drag. */
const PAUSE_MS = 250;

/** An answer that is known without a query. */
export interface KnownAnswer<Value> {
  queryKey: string;
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
  queryKey: string | null,
  answers: QueryCache<Value>,
  known: KnownAnswer<Value> | null,
): Answer<Value> {
  const [latest, setLatest] = useState<{ queryKey: string; value: Value | null } | null>(null);
  const ready = queryKey === null ? undefined : readyAnswer(queryKey, answers, known);
  if (queryKey !== null && ready !== undefined && latest?.value !== ready) setLatest({ queryKey, value: ready });
  const isReady = ready !== undefined;
  const isFirst = latest === null;

  useEffect(() => {
    if (queryKey === null || isReady) return;
    let isOutdated = false;
    const settle = (value: Value | null): void => {
      if (!isOutdated) setLatest({ queryKey, value });
    };
    const ask = (): void => {
      // A failure leaves the number out: every choice works without it.
      answers.ask(queryKey).then(settle, () => settle(null));
    };
    const timer = setTimeout(ask, isFirst ? 0 : PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [queryKey, answers, isReady, isFirst]);

  if (queryKey === null) return { value: null, isAsking: false };
  if (ready !== undefined) return { value: ready, isAsking: false };
  return { value: latest?.value ?? null, isAsking: latest?.queryKey !== queryKey };
}

const readyAnswer = <Value>(
  queryKey: string,
  answers: QueryCache<Value>,
  known: KnownAnswer<Value> | null,
): Value | undefined => (known?.queryKey === queryKey ? known.value : answers.recall(queryKey));
