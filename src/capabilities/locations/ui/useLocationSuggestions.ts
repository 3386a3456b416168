import { useEffect, useState } from 'react';
import { LocationSuggestionsDocument, type PlaceChoiceFragment } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Pause after a key before a query, milliseconds, so that a word takes one or two. */
const TYPING_PAUSE_MS = 120;
/** Time-out of an answer, milliseconds. */
const PATIENCE_MS = 8_000;
const SUGGESTIONS = 8;

/** Places for a text; null where the query failed. */
type Suggestions = { text: string; places: readonly PlaceChoiceFragment[] | null };

/** State of the suggestions for a text. */
export type LocationSuggestions = {
  /** null until there is an answer; while another is pending, the places of the previous text. */
  places: readonly PlaceChoiceFragment[] | null;
  isLoading: boolean;
  /** Whether the query failed. */
  hasFailed: boolean;
  askAgain: () => void;
};

/**
 * Places for a text as it is typed; for an empty text the best-known towns. A late answer never replaces a newer one; until the new one
 * arrives, the last one stays.
 *
 * @param text null sends no query
 */
export function useLocationSuggestions(text: string | null, locale: Locale): LocationSuggestions {
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  const wanted = text?.trim() ?? null;
  const isKnown = answer?.text === wanted;

  useEffect(() => {
    if (wanted === null || isKnown) return;
    let isOutdated = false;
    const settle = (places: readonly PlaceChoiceFragment[] | null): void => {
      if (!isOutdated) setAnswer({ text: wanted, places });
    };
    const ask = (): void => {
      execute(LocationSuggestionsDocument, { text: wanted, limit: SUGGESTIONS, locale }).then(
        ({ locations }) => settle(locations),
        () => settle(null),
      );
    };
    const asking = setTimeout(ask, wanted === '' ? 0 : TYPING_PAUSE_MS);
    const givingUp = setTimeout(() => settle(null), PATIENCE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(asking);
      clearTimeout(givingUp);
    };
  }, [wanted, locale, isKnown]);

  return {
    places: answer?.places ?? null,
    isLoading: wanted !== null && !isKnown,
    hasFailed: isKnown && answer?.places === null,
    askAgain: () => setAnswer(null),
  };
}
